"""Which names look alike, by Unicode's own data: what cannot be seen, which script a letter is of, what it resembles.

After Unicode Technical Standard 39: names are compared by their skeletons, in which every character is replaced by the
one that stands for all that look like it, and a name is written in one script, or in scripts that are written together.
"""

from __future__ import annotations

import functools
import unicodedata

import regex
from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

_UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
_SEEN = regex.compile(r"[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\p{Emoji}\p{Extended_Pictographic}]")
_NOT_IN_NAMES = regex.compile(r"[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\p{Emoji}\p{Extended_Pictographic} ]+")
_ANY_SCRIPT = {"COMMON", "INHERITED"}
_WRITTEN_TOGETHER = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
_MARKS_IN_DATA = "\u200e"  # stands around letters that are written from right to left


def is_seen(text: str) -> bool:
    """Whether there is something to be seen in a text."""
    return _SEEN.search(_UNSEEN.sub("", text)) is not None


def without_unseen(name: str) -> str:
    """A name without what cannot be seen: what Unicode lets be ignored, and symbols that are no pictures."""
    return str(_NOT_IN_NAMES.sub("", _UNSEEN.sub("", name)))


def is_mixed(name: str) -> bool:
    """Whether a name mixes scripts that nobody writes together."""
    scripts = unique_aliases(name) - _ANY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in _WRITTEN_TOGETHER)


def looks(name: str) -> frozenset[str]:
    """What a name looks like, in large letters or small: two names are alike if they share one."""
    plain = unicodedata.normalize("NFKC", _UNSEEN.sub("", name))
    return frozenset((_skeleton(plain).casefold(), _skeleton(plain.casefold())))


def _skeleton(text: str) -> str:
    replaced = "".join(_prototype(it) for it in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", replaced)


@functools.cache
def _prototype(character: str) -> str:
    """What stands for all that look like a character.

    The data links each character with its prototype both ways. So a prototype has many links, any other character one;
    of two that have but each other, either will do.
    """
    links = confusables_data.get(character, ())
    if len(links) != 1:
        return character
    other: str = links[0]["c"].strip(_MARKS_IN_DATA)
    is_pair = len(confusables_data.get(other, ())) == 1
    return min(character, other) if is_pair and len(other) == 1 else other

"""Which names look alike, by Unicode's own data: invisible characters, scripts, and similar letters.

This follows Unicode Technical Standard 39. Names are compared by their skeletons, in which every character is replaced
by one that stands for all that look like it. A name must use one script, or scripts that are written together.
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
_MARKS_IN_DATA = "\u200e"  # marks around letters that are written from right to left


def is_seen(text: str) -> bool:
    """Whether anything in a text is visible."""
    return _SEEN.search(_UNSEEN.sub("", text)) is not None


def without_unseen(name: str) -> str:
    """A name without invisible characters: those that Unicode says may be ignored, and symbols that are no pictures."""
    return str(_NOT_IN_NAMES.sub("", _UNSEEN.sub("", name)))


def is_mixed(name: str) -> bool:
    """Whether a name mixes scripts that are never written together."""
    scripts = unique_aliases(name) - _ANY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in _WRITTEN_TOGETHER)


def looks(name: str) -> frozenset[str]:
    """What a name looks like, in upper or lower case: two names are alike if they share one of these forms."""
    plain = unicodedata.normalize("NFKC", _UNSEEN.sub("", name))
    return frozenset((_skeleton(plain).casefold(), _skeleton(plain.casefold())))


def _skeleton(text: str) -> str:
    replaced = "".join(_prototype(it) for it in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", replaced)


@functools.cache
def _prototype(character: str) -> str:
    """The character that stands for all that look like this one.

    The data links each character with its prototype in both directions. So a prototype has many links, and any other
    character has one; if two characters are linked only with each other, either will do.
    """
    links = confusables_data.get(character, ())
    if len(links) != 1:
        return character
    other: str = links[0]["c"].strip(_MARKS_IN_DATA)
    is_pair = len(confusables_data.get(other, ())) == 1
    return min(character, other) if is_pair and len(other) == 1 else other

"""The language of the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from gloaming.core.game import ENGLISH, LANGUAGES


def language_of(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a command line asks for, before it is read: help and errors are in it too."""
    asked = [after for word, after in pairwise(argv) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    return next((lang for lang in asked if lang in LANGUAGES), from_locale(environment))


def from_locale(environment: Mapping[str, str]) -> str:
    """The language of the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name].lower()[:2]
            return lang if lang in LANGUAGES else ENGLISH
    return ENGLISH

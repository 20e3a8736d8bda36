"""The language of the command line."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.core.game import ENGLISH, LANGUAGES


def from_locale(environment: Mapping[str, str]) -> str:
    """The language of the locale: the first of LC_ALL, LC_MESSAGES and LANG that is set."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = environment[name].lower()[:2]
            return lang if lang in LANGUAGES else ENGLISH
    return ENGLISH

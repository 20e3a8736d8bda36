"""What is said of a game to whoever has not read its rules: a table's choices and the things on the board."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass

from gloaming.core.game import ENGLISH, find


@dataclass(frozen=True)
class OptionWords:
    """A setting of the table: what it is called, what it changes, where the rules say so."""

    label: str
    explanation: str
    clause: str
    choices: tuple[tuple[str, str], ...]  # values as text, with labels
    parts: tuple[str, ...] = ()  # what one is chosen for each of; the value is then the choices joined by commas
    bounds: tuple[int, int] | None = None  # of the numbers that may be given in place of a choice
    values: str | None = None  # all of them in words, for the terminal


@dataclass(frozen=True)
class BotWords:
    """An opponent: a title, and how it plays."""

    title: str
    description: str


@dataclass(frozen=True)
class Term:
    """A thing that a board shows: its name, what it is and does, and the clause that says so."""

    name: str
    text: str
    clause: str


@dataclass(frozen=True)
class About:
    """A game in one language."""

    title: str
    pitch: str  # two sentences
    minutes: tuple[int, int]  # how long a game takes among people
    options: Mapping[str, OptionWords]
    bots: Mapping[str, BotWords]
    glossary: Mapping[str, Term]


def find_about(game: str, lang: str) -> About:
    """What is said of a game in a language, or in English where its words are not written in that language."""
    languages = importlib.import_module(f"{find(game).package}.words.about").ABOUT
    found = languages.get(lang, languages[ENGLISH])
    assert isinstance(found, About)
    return found

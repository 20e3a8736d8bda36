"""What is said of a game to whoever has not read its rules: a table's choices and the things on the board."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gloaming.core.decisions import TABLE
from gloaming.core.game import Game, Reader, find
from gloaming.core.messages import Message
from gloaming.core.speech import Speech


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
    facts: dict[str, Any] = field(default_factory=dict)  # what a board has to know of it besides


@dataclass(frozen=True)
class About:
    """A game in one language."""

    title: str
    pitch: str  # two sentences
    minutes: tuple[int, int]  # how long a game takes among people
    options: Mapping[str, OptionWords]
    bots: Mapping[str, BotWords]
    glossary: Mapping[str, Term]


@dataclass(frozen=True)
class Choices:
    """What can be chosen for an option, in the notation of options, and the clause that says what it changes."""

    clause: str
    values: tuple[str, ...]
    parts: tuple[str, ...] = ()  # the messages of what one is chosen for each of
    bounds: tuple[int, int] | None = None


@dataclass(frozen=True)
class Entry:
    """A thing that a board shows, where one message tells of many such things."""

    name: Message
    text: Message
    clause: str


@dataclass(frozen=True)
class Outline:
    """What a game tells about itself, without the words: they are messages named after its parts."""

    minutes: tuple[int, int]
    options: Mapping[str, Choices]
    glossary: Mapping[str, str | Entry]  # what a board shows: the clause alone, or with messages that are not `term-`
    facts: Mapping[str, dict[str, Any]] = field(default_factory=dict)  # what a board has to know of some of it


def find_about(game: str, lang: str) -> About:
    """What is said of a game in a language, or in English where its words are not written in that language."""
    module = importlib.import_module(f"{find(game).package}.words.about")
    return _in_words(find(game), module.OUTLINE, Speech(game, Reader(TABLE, lang)))


def _in_words(game: Game, outline: Outline, speech: Speech) -> About:
    return About(
        title=speech.text("title"),
        pitch=speech.text("pitch"),
        minutes=outline.minutes,
        options={name: _option(name, choices, speech) for name, choices in outline.options.items()},
        bots={name: BotWords(speech.text(f"bot-{name}"), speech.text(f"bot-{name}.help")) for name in game.bots},
        glossary={
            name: _term(name, entry, outline.facts.get(name, {}), speech) for name, entry in outline.glossary.items()
        },
    )


def _term(name: str, entry: str | Entry, facts: dict[str, Any], speech: Speech) -> Term:
    if isinstance(entry, Entry):
        return Term(speech.said(entry.name), speech.said(entry.text), entry.clause, facts)
    return Term(speech.text(f"term-{name}"), speech.text(f"term-{name}.text"), entry, facts)


def _option(name: str, choices: Choices, speech: Speech) -> OptionWords:
    key = f"option-{name.replace('_', '-')}"
    return OptionWords(
        label=speech.text(key),
        explanation=speech.text(f"{key}.help"),
        clause=choices.clause,
        choices=tuple((value, speech.text(f"{key}-{value.replace('_', '-')}")) for value in choices.values),
        parts=tuple(speech.text(part) for part in choices.parts),
        bounds=choices.bounds,
        values=speech.text(f"{key}.values"),
    )

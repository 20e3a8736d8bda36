"""What a game says about itself to somebody who does not know its rules: options, bots, things on the board."""

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
    """A setting of the table: its label, what it changes, and the clause that says so."""

    label: str
    explanation: str
    clause: str
    choices: tuple[tuple[str, str], ...]  # values as text, with labels
    # an option made of several choices has a label for each; its value is those choices, joined by commas
    parts: tuple[str, ...] = ()
    bounds: tuple[int, int] | None = None  # of the numbers that may be given instead of a choice
    values: str | None = None  # all values in words, for the terminal


@dataclass(frozen=True)
class BotWords:
    """An opponent: a title, and how it plays."""

    title: str
    description: str


@dataclass(frozen=True)
class Term:
    """A thing on a board: its name, what it is and does, and the clause that says so."""

    name: str
    text: str
    clause: str
    facts: dict[str, Any] = field(default_factory=dict)  # what else a board needs to know about it


@dataclass(frozen=True)
class About:
    """A game in one language."""

    title: str
    pitch: str  # two sentences
    minutes: tuple[int, int]  # the usual length of a game between people
    options: Mapping[str, OptionWords]
    bots: Mapping[str, BotWords]
    glossary: Mapping[str, Term]


@dataclass(frozen=True)
class Choices:
    """The values of an option, as they are written in options, and the clause that says what it changes."""

    clause: str
    values: tuple[str, ...]
    parts: tuple[str, ...] = ()  # the messages that label its choices, if it is made of several
    bounds: tuple[int, int] | None = None


@dataclass(frozen=True)
class Entry:
    """A thing on a board whose name and text are messages shared with other such things."""

    name: Message
    text: Message
    clause: str


@dataclass(frozen=True)
class Outline:
    """What a game says about itself, without the words: those are messages named after its parts."""

    minutes: tuple[int, int]
    options: Mapping[str, Choices]
    glossary: Mapping[str, str | Entry]  # of things on the board: the clause, or an entry with its own messages
    facts: Mapping[str, dict[str, Any]] = field(default_factory=dict)  # what else a board needs to know


def find_about(game: str, lang: str) -> About:
    """Everything a game says about itself in a language, or in English if it is not translated into that language."""
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

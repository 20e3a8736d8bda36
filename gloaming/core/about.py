"""What a game says about itself to somebody who does not know its rules: options, bots, things on the board."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gloaming.core.game import find
from gloaming.core.messages import Message


@dataclass(frozen=True)
class OptionWords:
    """A setting of the table: its label, what it changes, and the clause that says so."""

    label: Message
    explanation: Message
    clause: str
    choices: tuple[tuple[str, Message], ...]  # values as text, with labels
    # an option made of several choices has a label for each; its value is those choices, joined by commas
    parts: tuple[Message, ...]
    bounds: tuple[int, int] | None  # of the numbers that may be given instead of a choice
    only: Mapping[str, str]  # other options and the values they need for this one to have a meaning
    fewest: Mapping[str, int]  # the players needed, by value, by label of a part, or for the option (the empty text)
    values: Message  # all values in words, for the terminal


@dataclass(frozen=True)
class BotWords:
    """An opponent: a title, and how it plays."""

    title: Message
    description: Message


@dataclass(frozen=True)
class Term:
    """A thing on a board: its name, what it is and does, and the clause that says so."""

    name: Message
    text: Message
    clause: str
    facts: dict[str, Any] = field(default_factory=dict)  # what else a board needs to know about it


@dataclass(frozen=True)
class About:
    """A game. Its `title` and its `pitch` of two sentences are messages, too."""

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
    only: Mapping[str, str] = field(default_factory=dict)
    fewest: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Outline:
    """What a game says about itself, without the words: those are messages, most of them named after its parts."""

    minutes: tuple[int, int]
    options: Mapping[str, Choices]
    glossary: Mapping[str, str | Term]  # of things on the board: the clause, or an entry with its own messages
    facts: Mapping[str, dict[str, Any]] = field(default_factory=dict)  # what else a board needs to know


def find_about(game: str) -> About:
    """Everything a game says about itself."""
    outline: Outline = importlib.import_module(f"{find(game).package}.words.about").OUTLINE
    return About(
        minutes=outline.minutes,
        options={name: _option(name, choices) for name, choices in outline.options.items()},
        bots={name: BotWords(Message(f"bot-{name}"), Message(f"bot-{name}.help")) for name in find(game).bots},
        glossary={name: _term(name, entry, outline.facts.get(name, {})) for name, entry in outline.glossary.items()},
    )


def _term(name: str, entry: str | Term, facts: dict[str, Any]) -> Term:
    if isinstance(entry, Term):
        return replace(entry, facts=facts)
    return Term(Message(f"term-{name}"), Message(f"term-{name}.text"), entry, facts)


def _option(name: str, choices: Choices) -> OptionWords:
    key = f"option-{name.replace('_', '-')}"
    return OptionWords(
        label=Message(key),
        explanation=Message(f"{key}.help"),
        clause=choices.clause,
        choices=tuple((value, Message(f"{key}-{value.replace('_', '-')}")) for value in choices.values),
        parts=tuple(Message(part) for part in choices.parts),
        bounds=choices.bounds,
        only=choices.only,
        fewest=choices.fewest,
        values=Message(f"{key}.values"),
    )

"""The games that can be played here, with the words that people need to choose."""

from __future__ import annotations

import functools

import msgspec

from gloaming.core.about import About, BotWords, OptionWords, Term, find_about
from gloaming.core.game import Option, find, usable
from gloaming.minds import BOTS


class Choice(msgspec.Struct, frozen=True):
    """A value of an option, as a table's settings name it."""

    value: str
    label: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: one of the choices, or with bounds also a number within them.

    With parts, one choice is made for each part, and the value is all of them joined by commas.
    """

    name: str
    default: str
    values: str
    label: str
    explanation: str
    clause: str
    choices: list[Choice]
    parts: list[str]
    bounds: tuple[int, int] | None


class BotInfo(msgspec.Struct, frozen=True):
    """An opponent."""

    name: str
    title: str
    description: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game in one language; bots of other packages come first, then its own from the weakest to the strongest."""

    name: str
    title: str
    pitch: str
    players: tuple[int, int]
    usual: int
    minutes: tuple[int, int]
    options: list[OptionInfo]
    editions: dict[str, dict[str, str]]  # what the option `edition` sets, by value
    bots: list[BotInfo]
    glossary: dict[str, Term]


@functools.cache
def catalogue(lang: str) -> list[GameInfo]:
    """All games in a language."""
    return [_game(name, find_about(name, lang)) for name in usable()]


def _game(name: str, about: About) -> GameInfo:
    game = find(name)
    return GameInfo(
        name,
        about.title,
        about.pitch,
        game.players,
        game.usual,
        about.minutes,
        [_option(option, about.options[option.name]) for option in game.options],
        {edition: game.write_options(readings) for edition, readings in game.editions.items()},
        [
            _bot(bot, about.bots.get(bot, BotWords(bot, "")))
            for bot in sorted(BOTS[name], key=lambda it: it in game.bots)
        ],
        dict(about.glossary),
    )


def _option(option: Option, words: OptionWords) -> OptionInfo:
    choices = [Choice(value, label) for value, label in words.choices]
    return OptionInfo(
        option.name,
        option.write(option.default),
        option.values,
        words.label,
        words.explanation,
        words.clause,
        choices,
        list(words.parts),
        words.bounds,
    )


def _bot(name: str, words: BotWords) -> BotInfo:
    return BotInfo(name, words.title, words.description)

"""The games that can be played here, with the messages that people need to choose."""

from __future__ import annotations

import msgspec

from gloaming.core.about import OptionWords, Term, find_about
from gloaming.core.game import Option, find, usable
from gloaming.core.lesson import find_lesson
from gloaming.core.messages import Message, say
from gloaming.core.puzzle import find_puzzles
from gloaming.minds import BOTS, for_newcomers


class Choice(msgspec.Struct, frozen=True):
    """A value of an option, as a table's settings name it."""

    value: str
    label: Message
    fewest: int  # players; with fewer it cannot be chosen


class Part(msgspec.Struct, frozen=True):
    """A part of an option."""

    label: Message
    fewest: int  # players; with fewer it is not in the game


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game: one of the choices, or with bounds also a number within them.

    With parts, one choice is made for each part, and the value is all of them joined by commas.
    It has a meaning only with enough players, and if the options named in `only` have those values.
    """

    name: str
    default: str
    label: Message
    explanation: Message
    clause: str
    choices: list[Choice]
    parts: list[Part]
    bounds: tuple[int, int] | None
    only: dict[str, str]
    fewest: int


class BotInfo(msgspec.Struct, frozen=True):
    """An opponent."""

    name: str
    title: Message
    description: Message | None  # none of a bot from another package


class GameInfo(msgspec.Struct, frozen=True):
    """A game; bots of other packages come first, then its own from the weakest to the strongest."""

    name: str
    players: tuple[int, int]
    usual: int
    minutes: tuple[int, int]
    options: list[OptionInfo]
    editions: dict[str, dict[str, str]]  # what the option `edition` sets, by value
    bots: list[BotInfo]
    newcomer: str  # the bot of a middle strength, for people who play for the first time
    glossary: dict[str, Term]
    lesson: int  # the minutes that its lesson takes; 0 if it has none
    puzzles: int  # how many it has


def catalogue() -> list[GameInfo]:
    """All games."""
    return [_game(name) for name in usable()]


def _game(name: str) -> GameInfo:
    game, about, lesson = find(name), find_about(name), find_lesson(name)
    own = {bot: BotInfo(bot, words.title, words.description) for bot, words in about.bots.items()}
    others = [BotInfo(bot, say("core-verbatim", text=bot), None) for bot in BOTS[name] if bot not in own]
    return GameInfo(
        name,
        game.players,
        game.usual,
        about.minutes,
        [_option(option, about.options[option.name]) for option in game.options],
        {edition: game.write_options(readings) for edition, readings in game.editions.items()},
        [*others, *(own[bot] for bot in BOTS[name] if bot in own)],
        for_newcomers(name),
        dict(about.glossary),
        0 if lesson is None else lesson.minutes,
        len(find_puzzles(name)),
    )


def _option(option: Option, words: OptionWords) -> OptionInfo:
    return OptionInfo(
        option.name,
        option.write(option.default),
        words.label,
        words.explanation,
        words.clause,
        [Choice(value, label, words.fewest.get(value, 0)) for value, label in words.choices],
        [Part(label, words.fewest.get(label.id, 0)) for label in words.parts],
        words.bounds,
        dict(words.only),
        words.fewest.get("", 0),
    )

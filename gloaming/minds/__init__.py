"""Opponents. They are given views and events, as a person in their seat may know them; never a state."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from gloaming.core.chance import from_seed
from gloaming.core.errors import Malformed
from gloaming.core.game import Game
from gloaming.core.game import find as find_game
from gloaming.core.messages import say
from gloaming.core.values import shown
from gloaming.minds.bot import BUDGET, Bot

Maker = Callable[[Game, int, Any], Bot]  # a class of bots, or a function: (game, seat, the bot's own chance)


MORE = "GLOAMING_BOTS"  # a variable with bots for this process and those that it starts: game.name=module:Class,...


class _Bots(dict[str, dict[str, str | Maker]]):
    """By game and name: those that a game declares, and those of others, by entry points and in `MORE`, as `game.name`.

    A program may add its own, as `module:Class` or as what makes them.
    """

    def __missing__(self, game: str) -> dict[str, str | Maker]:
        others = {point.name: point.value for point in entry_points(group="gloaming.bots")}
        others |= dict(named.split("=") for named in os.environ.get(MORE, "").split(",") if named)
        prefix = f"{game}."
        self[game] = {
            **find_game(game).bots,
            **{name.removeprefix(prefix): value for name, value in others.items() if name.startswith(prefix)},
        }
        return self[game]


BOTS: dict[str, dict[str, str | Maker]] = _Bots()


def best(game: str) -> str:
    """The name of the strongest of our own bots for a game."""
    return list(find_game(game).bots)[-1]


def for_newcomers(game: str) -> str:
    """The name of the bot that somebody plays against for the first time: of a middle strength."""
    own = list(find_game(game).bots)
    return find_game(game).newcomer or own[len(own) // 2]


def find(name: str, game: str) -> Maker:
    """What makes the bots of a name."""
    known = BOTS[game]
    if name not in known:
        raise Malformed(say("core-no-bot", game=game, name=shown(name), names=", ".join(known)))
    maker = known[name]
    if isinstance(maker, str):
        module, _, kind = maker.partition(":")
        try:
            maker = getattr(importlib.import_module(module), kind)
        except (ImportError, AttributeError) as error:
            raise Malformed(say("core-unusable-bot", name=shown(name), reason=str(error))) from error
    assert callable(maker)
    return maker


def enlist(text: str, game: str) -> str:
    """Make a bot of others known under what a command line calls it: `module:Class`, or the command of a program."""
    words = shlex.split(text)
    if text not in BOTS[game] and re.fullmatch(r"[\w.]+:\w+", text):
        sys.path.insert(0, os.getcwd())  # as `python -m` does
        BOTS[game][text] = text
    elif text not in BOTS[game] and (len(words) > 1 or "/" in text):
        from gloaming.minds.programs.bot import Program  # noqa: PLC0415  it knows what a bot is

        program = Program(tuple(words))
        program.check(find_game(game))
        BOTS[game][text] = program
    return text


def make(bot: str | Maker, game: Game, seat: int, seed: str, budget: float = BUDGET) -> Bot:
    """A bot for one seat of one game, by its name or by what makes it; the same seed plays the same way."""
    made = (find(bot, game.name) if isinstance(bot, str) else bot)(game, seat, from_seed(seed))
    assert isinstance(made, Bot)
    made.budget = budget
    return made

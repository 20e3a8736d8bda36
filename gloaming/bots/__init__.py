"""Opponents. They are given views and events, as a person in their seat may know them; never a state."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from gloaming.bots.bot import Bot
from gloaming.core.chance import from_seed
from gloaming.core.errors import Malformed
from gloaming.core.game import Game

Maker = Callable[[Game, int, Any], Bot]  # a class of bots, or a function: (game, seat, the bot's own chance)

# By game and name. Bots of others are added here, as `module:Class` or as what makes them.
BOTS: dict[str, dict[str, str | Maker]] = {
    "duel": {"random": "gloaming.bots.random:RandomBot", "matrix": "gloaming.bots.duel:MatrixBot"},
    "shamans": {
        "random": "gloaming.bots.random:RandomBot",
        "heuristic": "gloaming.bots.shamans:HeuristicBot",
    },
    "shadow_hunters": {
        "random": "gloaming.bots.random:RandomBot",
        "heuristic": "gloaming.bots.shadow_hunters:HeuristicBot",
    },
}
_BEST = {game: list(known)[-1] for game, known in BOTS.items()}


def best(game: str) -> str:
    """The name of the strongest of our own bots for a game."""
    return _BEST[game]


def find(name: str, game: str) -> Maker:
    """What makes the bots of a name."""
    known = BOTS[game]
    if name not in known:
        raise Malformed(f"{game} has no bot {name!r}; it has {', '.join(known)}")
    maker = known[name]
    if isinstance(maker, str):
        module, _, kind = maker.partition(":")
        maker = getattr(importlib.import_module(module), kind)
    assert callable(maker)
    return maker


def make(bot: str | Maker, game: Game, seat: int, seed: str) -> Bot:
    """A bot for one seat of one game, by its name or by what makes it; the same seed plays the same way."""
    made = (find(bot, game.name) if isinstance(bot, str) else bot)(game, seat, from_seed(seed))
    assert isinstance(made, Bot)
    return made

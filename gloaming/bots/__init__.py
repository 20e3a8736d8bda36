"""Opponents. They are given views and events, as a person in their seat may know them; never a state."""

from __future__ import annotations

import importlib
from collections.abc import Mapping

from gloaming.bots.bot import Bot
from gloaming.core.chance import from_seed
from gloaming.core.errors import Malformed
from gloaming.core.game import Game

BOTS: Mapping[str, Mapping[str, str]] = {
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


def best(game: str) -> str:
    """The name of a game's strongest bot."""
    return list(BOTS[game])[-1]


def make(name: str, game: Game, seat: int, seed: str) -> Bot:
    """A bot for one seat of one game; the same seed plays the same way."""
    known = BOTS[game.name]
    if name not in known:
        raise Malformed(f"{game.name} has no bot {name!r}; it has {', '.join(known)}")
    module, _, kind = known[name].partition(":")
    bot = getattr(importlib.import_module(module), kind)(game, seat, from_seed(seed))
    assert isinstance(bot, Bot)
    return bot

"""Shamans, Shadow Hunters and Duel of the Shamans: hidden-information games to play, to study and to simulate."""

from __future__ import annotations

from enum import Enum
from typing import Any

from gloaming.core import chance
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.errors import GloamingError, Illegal, Impossible, Malformed
from gloaming.core.game import GAMES, find
from gloaming.core.match import Match
from gloaming.core.replay import replay, verify
from gloaming.core.scene import parse_scene
from gloaming.envs.batch import Batch, batch

__version__ = "0.2.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "TABLE",
    "Batch",
    "GloamingError",
    "Illegal",
    "Impossible",
    "Malformed",
    "Match",
    "__version__",
    "batch",
    "new",
    "replay",
    "scene",
    "verify",
]


class _Fresh(Enum):
    """The seed of a game that was given none."""

    SEED = 0


def new(name: str, players: int | None = None, *, seed: str | _Fresh | None = _Fresh.SEED, **options: Any) -> Match:
    """A new game. Chance is played from the seed; without one given, from a secret one; with None, by you."""
    game = find(name)
    state = game.start(players, options)
    return Match(game, state, chance.fresh_seed() if isinstance(seed, _Fresh) else seed)


def scene(name: str, text: str, *, seed: str | None = None) -> Match:
    """A game at any position, out of its line of text."""
    game = find(name)
    return Match(game, parse_scene(game, text), seed, scene=" ".join(text.split()))

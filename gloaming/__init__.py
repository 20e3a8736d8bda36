"""Shamans, Shadow Hunters and Duel of the Shamans: hidden-information games to play, to study and to simulate."""

from __future__ import annotations

from enum import Enum
from typing import Any

from gloaming import minds
from gloaming.core import chance
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.errors import GloamingError, Illegal, Impossible, Malformed
from gloaming.core.game import GAMES, find
from gloaming.core.match import Match, no_seat
from gloaming.core.replay import replay, verify
from gloaming.core.scene import parse_scene
from gloaming.core.values import whole
from gloaming.envs.batch import Batch, batch
from gloaming.minds.analysis import Analysis
from gloaming.minds.bot import BUDGET, Bot

__version__ = "0.2.0"
LONGEST_BUDGET = 60  # seconds that an analysis may take
__all__ = [
    "CHANCE",
    "GAMES",
    "TABLE",
    "Analysis",
    "Batch",
    "GloamingError",
    "Illegal",
    "Impossible",
    "Malformed",
    "Match",
    "__version__",
    "analyse",
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


def analyse(game: Match, seat: int, bot: str | None = None, budget: float = BUDGET) -> Analysis:
    """What a bot thinks of a game from one seat: the value, every legal move's worth and share, and beliefs.

    It is told what the seat knows, and nothing else, and thinks for about so many seconds on one core; without a bot
    given, it is the strongest. The same position has the same analysis.
    """
    if not 0 <= whole(seat, "a seat") < game.players:
        raise Malformed(no_seat(seat, game.players))
    if not 0 < budget <= LONGEST_BUDGET:
        raise Malformed(f"a budget is a number of seconds from 0 to {LONGEST_BUDGET}, not {budget!r}")
    asked = minds.make(bot or minds.best(game.game.name), game.game, seat, "analysis", budget)
    if type(asked).hear is not Bot.hear:
        again = game.from_the_start()
        for mover, move in game.moves:
            again.play(mover, move)
            asked.hear(again.seen(seat), again.events(seat, len(again.moves) - 1))
    return asked.explain(game.seen(seat), game.legal_actions(seat))

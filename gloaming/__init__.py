"""Shamans, Shadow Hunters and Duel of the Shamans: hidden-information games to play, to study and to simulate."""

from __future__ import annotations

from enum import Enum
from typing import Any

from gloaming import minds
from gloaming.core import chance
from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.errors import GloamingError, Illegal, Impossible, Malformed
from gloaming.core.film import Film, film
from gloaming.core.game import GAMES, find
from gloaming.core.match import Match, no_seat
from gloaming.core.replay import replay, verify
from gloaming.core.scene import parse_scene
from gloaming.core.values import whole
from gloaming.envs.batch import Batch, batch
from gloaming.minds.analysis import Analysis
from gloaming.minds.bot import BUDGET, Bot
from gloaming.reviews.review import Review, review

__version__ = "0.2.0"
LONGEST_BUDGET = 60  # time limit of an analysis, in seconds
__all__ = [
    "CHANCE",
    "GAMES",
    "TABLE",
    "Analysis",
    "Batch",
    "Film",
    "GloamingError",
    "Illegal",
    "Impossible",
    "Malformed",
    "Match",
    "Review",
    "__version__",
    "analyse",
    "batch",
    "film",
    "new",
    "replay",
    "review",
    "scene",
    "verify",
]


class _Fresh(Enum):
    """Stands for a fresh secret seed, when none is given."""

    SEED = 0


def new(name: str, players: int | None = None, *, seed: str | _Fresh | None = _Fresh.SEED, **options: Any) -> Match:
    """Start a new game. Chance is played from the seed, by default a secret one; with None, you play it."""
    game = find(name)
    state = game.start(players, options)
    return Match(game, state, chance.fresh_seed() if isinstance(seed, _Fresh) else seed)


def scene(name: str, text: str, *, seed: str | None = None) -> Match:
    """A game at any position, from its line of text."""
    game = find(name)
    return Match(game, parse_scene(game, text), seed, scene=" ".join(text.split()))


def analyse(game: Match, seat: int, bot: str | None = None, budget: float = BUDGET) -> Analysis:
    """What a bot thinks of a game from one seat: the value, every legal move's worth and share, and beliefs.

    The bot knows only what the seat knows. It thinks for about `budget` seconds on one core; the default bot is the
    strongest. The same position always has the same analysis.
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

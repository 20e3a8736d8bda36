"""What positions were worth as they were, with everything known that was hidden. For finished games only.

Nothing here may become part of a review of one seat, which must not depend on what that seat could not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from gloaming import minds
from gloaming.core.chance import from_seed
from gloaming.core.decisions import CHANCE
from gloaming.core.match import Match
from gloaming.minds.bot import Bot
from gloaming.minds.policies.bot import PolicyBot
from gloaming.reviews.playing_on import PlayedOut

MOVES_A_SECOND = 1_000_000  # when policies play on: two thirds of what one core of 2020 makes
SURE = 1.96  # standard errors within which a mean is in 95 of 100 positions


@dataclass(frozen=True)
class Position:
    """A position before somebody's move, or before a run of chance."""

    number: int  # of moves before it
    mover: int  # a seat, CHANCE, or TABLE
    values: tuple[float, ...]  # by seat: the return to expect
    doubts: tuple[float, ...]  # by seat: in 95 of 100 positions the value is uncertain by at most this


class Oracle(Protocol):
    """Says what positions are worth to everybody."""

    def hear(self, match: Match) -> None: ...  # what the last move brought
    def values(self, match: Match) -> tuple[tuple[float, ...], tuple[float, ...]]: ...  # with their doubts


class _PlayingOn:
    """Policies in all seats play on from the position itself, each with its own view and memory, many times over."""

    def __init__(self, bots: list[PolicyBot], budget: float) -> None:
        self._bots = bots
        self._chance = from_seed("review")
        self._work = int(budget * len(bots) * MOVES_A_SECOND)
        self._played_out = PlayedOut(bots[0].policy, bots[0].level, len(bots))

    def hear(self, match: Match) -> None:
        for bot in self._bots:
            bot.hear(match.seen(bot.seat), match.events(bot.seat, len(match.moves) - 1))

    def values(self, match: Match) -> tuple[tuple[float, ...], tuple[float, ...]]:
        memories = [bot.memory for bot in self._bots]
        means, errors = self._played_out.values(match.state, memories, self._chance, self._work)
        return tuple(means.tolist()), tuple((SURE * errors).tolist())


class _Shown:
    """Minds to whom the position is shown as it is."""

    def __init__(self, bots: list[Bot]) -> None:
        self._bots = bots

    def hear(self, match: Match) -> None:
        pass  # whoever sees everything has nothing to remember

    def values(self, match: Match) -> tuple[tuple[float, ...], tuple[float, ...]]:
        found = [self._shown(match, bot) for bot in self._asked_for(match)]
        if len(found) < match.players:  # the other's is the rest of what all get together
            [(value, doubt)], total = found, match.game.returns_sum or 0.0
            both = [(value, doubt), (total - value, doubt)]
            found = both if self._asked_for(match)[0].seat == 0 else both[::-1]
        return tuple(value for value, _ in found), tuple(doubt for _, doubt in found)

    def _asked_for(self, match: Match) -> list[Bot]:
        """Of two whose returns have one sum, the one who is not asked: what it has chosen in secret is settled."""
        if match.players == 2 and match.game.returns_sum is not None:
            return [next((bot for bot in self._bots if bot.seat not in match.pending), self._bots[0])]
        return self._bots

    def _shown(self, match: Match, bot: Bot) -> tuple[float, float]:
        found = bot.explain(match.state.copy(), [])
        return found.value, (found.high - found.low) / 2


def positions(played: Match, bot: str, budget: float) -> Iterator[Position]:
    """Every position before a move of somebody's or before a run of chance, in order."""
    match = played.from_the_start()
    oracle = oracle_for(match, bot, budget)
    before = None
    for mover, move in played.moves:
        if mover != CHANCE or before != CHANCE:
            yield Position(len(match.moves), mover, *oracle.values(match))
        match.play(mover, move)
        oracle.hear(match)
        before = mover


def oracle_for(match: Match, bot: str, budget: float) -> Oracle:
    """Who can say what positions of a game are worth to everybody."""
    bots = [minds.make(bot, match.game, seat, "review", budget) for seat in range(match.players)]
    policies = [each for each in bots if isinstance(each, PolicyBot)]
    return _PlayingOn(policies, budget) if len(policies) == len(bots) else _Shown(bots)

"""The whole review of a finished game."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import pairwise
from typing import Any

from gloaming import minds
from gloaming.core.decisions import CHANCE
from gloaming.core.errors import Malformed
from gloaming.core.match import Match, no_seat
from gloaming.core.messages import say
from gloaming.core.values import whole
from gloaming.reviews.beliefs import Believed, Shift, believed, shifts
from gloaming.reviews.course import Moment, moments
from gloaming.reviews.judging import Account, Decision, account, judge
from gloaming.reviews.luck import Luck, luck
from gloaming.reviews.secrets import Secret, secrets
from gloaming.reviews.truth import Position, positions
from gloaming.reviews.values import Value

TURN = 0.1  # a value that changes by more is a turning point, as a share of what lies between worst and best


@dataclass(frozen=True)
class Seen:
    """The game as one seat could know it."""

    line: tuple[Value, ...]
    turns: tuple[int, ...]  # numbers of the moves that changed its value most
    beliefs: tuple[Believed, ...]  # whenever they changed
    shifts: tuple[Shift, ...]
    account: Account


@dataclass(frozen=True)
class Review:
    """What seats could know, think and expect, and how they played."""

    game: str
    players: int
    bot: str  # the mind that judged
    moves: int
    winners: tuple[int, ...]
    returns: tuple[float, ...]
    bounds: tuple[float, float]  # of values
    decisions: tuple[Decision, ...]
    seats: Mapping[int, Seen]
    # What nobody could know at the time. A review of one seat has nothing of it.
    truth: tuple[Position, ...] = ()  # what positions were worth as they were
    luck: Mapping[int, Luck] = field(default_factory=dict)  # by seat
    secrets: Mapping[int, tuple[Secret, ...]] = field(default_factory=dict)  # by seat

    def line_of_truth(self, seat: int) -> tuple[Value, ...]:
        """What there was to expect for a seat before every move of somebody's, as it was."""
        low, high = self.bounds
        return tuple(
            Value(
                it.number,
                it.values[seat],
                max(low, it.values[seat] - it.doubts[seat]),
                min(high, it.values[seat] + it.doubts[seat]),
            )
            for it in self.truth
            if it.mover != CHANCE
        )

    def as_dict(self) -> dict[str, Any]:
        """As data for JSON."""
        return asdict(self)


def review(
    match: Match,
    seat: int | None = None,
    bot: str | None = None,
    budget: float = 0.02,  # seconds for one seat in one position: a game has hundreds of these
    progress: Callable[[int], None] = lambda _: None,
) -> Review:
    """Judge a finished game: everybody, or one seat from what it could know and from nothing else.

    A game that is still being played is refused: its players must not be helped.
    """
    if not match.over:
        raise Malformed(say("core-review-unfinished"))
    if seat is not None and not 0 <= whole(seat, "a seat") < match.players:
        raise Malformed(no_seat(seat, match.players))
    bot = bot or minds.best(match.game.name)
    if seat is not None:
        return known_to([seat], match, bot, budget, progress)
    known = known_to(range(match.players), match, bot, budget, lambda number: progress(number // 2))
    was = list[Position]()
    for position in positions(match, bot, budget):
        was.append(position)
        progress((len(match.moves) + position.number) // 2)
    return _with_truth(known, was)


def known_to(
    seats: Sequence[int], match: Match, bot: str, budget: float, progress: Callable[[int], None] = lambda _: None
) -> Review:
    """The part of a review that is made from what seats knew at the time, and from nothing else."""
    found = list[Moment]()
    for moment in moments(match, seats, bot, budget):
        found.append(moment)
        progress(moment.number)
    low, high = match.game.bounds
    decisions = tuple(judge(moment, high - low) for moment in found if moment.seat in seats)
    return Review(
        match.game.name,
        match.players,
        bot,
        len(match.moves),
        match.winners,
        match.returns,
        match.game.bounds,
        decisions,
        {it: _seen(found, decisions, it, match, two=len(seats) == 2) for it in seats},
    )


def _with_truth(known: Review, was: Sequence[Position]) -> Review:
    """Add to a review of the whole table what nobody could know."""
    low, high = known.bounds
    two, seats = known.players == 2, known.seats
    return replace(
        known,
        truth=tuple(was),
        luck={it: luck(was, seats[it].account, it, two=two) for it in seats} if was else {},
        secrets={it: secrets(seats[it].line, was, it, high - low) for it in seats},
    )


def _seen(found: Sequence[Moment], decisions: Sequence[Decision], seat: int, match: Match, *, two: bool) -> Seen:
    thoughts = [(moment.number, moment.thoughts[seat]) for moment in found]
    result = match.returns[seat]
    low, high = match.game.bounds
    values = [Value(number, thought.value, thought.low, thought.high) for number, thought in thoughts]
    known = [it for it in values if it.high - it.low < high - low]  # elsewhere the mind only guesses
    line = tuple(known if len(known) > 1 else values)
    expected = line[0].value if line else result
    return Seen(
        line,
        turning_points(line, result, TURN * (high - low)),
        believed(found, seat),
        shifts(found, seat),
        account(decisions, seat, expected, result, two=two),
    )


def turning_points(line: tuple[Value, ...], result: float, least: float, most: int = 5) -> tuple[int, ...]:
    """The moves after which a seat surely expected something else, in the order of the game."""
    ended = Value(-1, result, result, result)
    changes = {
        it.number: abs(then.value - it.value) for it, then in pairwise([*line, ended]) if _parted(it, then, least)
    }
    return tuple(sorted(sorted(changes, key=lambda number: -changes[number])[:most]))


def _parted(one: Value, other: Value, least: float) -> bool:
    """Whether two values differ by more than what is uncertain about them, and by more than so much."""
    return abs(other.value - one.value) > max(least, math.hypot(one.high - one.low, other.high - other.low) / 2)

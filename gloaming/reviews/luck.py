"""How much of a result was luck: what chance brought, what hidden things made of moves, and what is left for play.

Let V be what a position is worth as it was (`truth`). Before chance draws, V is the mean of V after it, whatever is
drawn: so the changes of V at chance's moves are 0 on average, however well or badly people play. They are added up here
as what dice, deals and draws brought. To subtract such changes from a result is what AIVAT does at chance events
(Burch and others, 2018): what is left has the same mean as the result, and varies less.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gloaming.core.decisions import CHANCE
from gloaming.reviews.judging import Account
from gloaming.reviews.truth import Position


@dataclass(frozen=True)
class Luck:
    """Where the result of a seat came from, as it was: start, chance, hidden, own and others add up to it."""

    start: float  # what was to be expected before anything was drawn
    chance: float  # what dice, deals and draws brought
    chance_doubt: float  # in 95 of 100 games that is uncertain by at most this
    hidden: float  # what moves brought beyond what the seat could know
    own: float  # what its own moves have surely lost: 0 or less
    others: float  # what the moves of the others have brought; of two, what the other has surely lost
    doubt: float  # of `hidden`, in 95 of 100 games
    result: float


def luck(positions: Sequence[Position], account: Account, seat: int, *, two: bool) -> Luck:
    """Add up how the value of the positions to a seat changed, by who changed it."""

    def change(by: Callable[[int], bool]) -> tuple[float, float]:
        return _change(positions, seat, account.result, by)

    chance, chance_doubt = change(lambda mover: mover == CHANCE)
    own, own_doubt = change(lambda mover: mover == seat)
    others, _ = change(lambda mover: mover not in (seat, CHANCE))
    lost = account.others
    if two:  # what the other has lost is known too, so both sides' moves are told apart from what they could not know
        own, own_doubt = change(lambda mover: mover != CHANCE)
        own, others = own - lost, lost
    return Luck(
        start=positions[0].values[seat],
        chance=chance,
        chance_doubt=chance_doubt,
        hidden=own - account.own,
        own=account.own,
        others=others,
        doubt=math.hypot(own_doubt, account.doubt),
        result=account.result,
    )


def _change(positions: Sequence[Position], seat: int, result: float, by: Callable[[int], bool]) -> tuple[float, float]:
    """What some movers' moves changed together, and how uncertain that is: a value counts where a run of them ends."""
    signs = [0] * (len(positions) + 1)
    for place, position in enumerate(positions):
        if by(position.mover):
            signs[place] -= 1
            signs[place + 1] += 1
    total = signs[-1] * result
    total += math.fsum(sign * position.values[seat] for sign, position in zip(signs, positions, strict=False))
    doubts = [position.doubts[seat] for sign, position in zip(signs, positions, strict=False) if sign]
    return total, math.hypot(*doubts)

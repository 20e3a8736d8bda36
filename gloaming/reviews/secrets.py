"""Where a secret mattered: moments at which a seat expected something else than there was to expect."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from gloaming.reviews.truth import Position
from gloaming.reviews.values import Value

APART = 0.1  # from here on two values are apart, as a share of what lies between the worst result and the best


@dataclass(frozen=True)
class Secret:
    """A moment at which what a seat expected and what was to be expected part."""

    number: int  # of moves before it
    known: float
    was: float


def secrets(
    line: Sequence[Value], truth: Sequence[Position], seat: int, span: float, most: int = 5
) -> tuple[Secret, ...]:
    """The largest of them, in the order of the game; of moments in a row, the one at which they are furthest apart."""
    was = {position.number: position for position in truth}
    found = []
    for parted, stretch in groupby(line, key=lambda it: it.number in was and _side(it, was[it.number], seat, span)):
        if parted:
            each = [Secret(it.number, it.value, was[it.number].values[seat]) for it in stretch]
            found.append(max(each, key=_gap))
    return tuple(sorted(sorted(found, key=_gap, reverse=True)[:most], key=lambda it: it.number))


def _gap(it: Secret) -> float:
    return abs(it.was - it.known)


def _side(known: Value, was: Position, seat: int, span: float) -> int:
    """Whether there was surely more to expect than a seat could know, or less, or neither; a guess has no interval."""
    gap = was.values[seat] - known.value
    width = known.high - known.low
    doubt = math.hypot(width / 2 if width < span else 0.0, was.doubts[seat])
    return 0 if abs(gap) <= max(doubt, APART * span) else 1 if gap > 0 else -1

"""What changed a seat's mind: the moves after which it believed something else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from gloaming.minds.analysis import Analysis
from gloaming.reviews.course import Moment


@dataclass(frozen=True)
class Shift:
    """A probability that a move has changed."""

    number: int  # of moves before it
    about: tuple[str, ...]  # a path into the beliefs: what kind, of whom or what, and which
    before: float
    after: float


@dataclass(frozen=True)
class Believed:
    """What a seat believed, from a moment on."""

    number: int  # of moves before it
    beliefs: Mapping[str, Any]


def believed(moments: Sequence[Moment], seat: int) -> tuple[Believed, ...]:
    """What a seat believed, whenever that changed."""
    found = list[Believed]()
    for moment in moments:
        beliefs = moment.thoughts[seat].beliefs
        if not found or found[-1].beliefs != beliefs:
            found.append(Believed(moment.number, beliefs))
    return tuple(found)


def shifts(moments: Sequence[Moment], seat: int, most: int = 5) -> tuple[Shift, ...]:
    """The largest changes in what a seat believed, at most one for each move, the largest first."""
    found = [
        shift
        for one, other in pairwise(moments)
        if (shift := _largest(one.number, one.thoughts[seat], other.thoughts[seat]))
    ]
    return tuple(sorted(found, key=lambda it: -abs(it.after - it.before))[:most])


def _largest(number: int, before: Analysis, after: Analysis) -> Shift | None:
    if before is after:
        return None
    old, new = dict(_leaves(before.beliefs)), dict(_leaves(after.beliefs))
    # What is believed of nobody and nothing in particular is how the other may choose, not what lies hidden.
    changed = [Shift(number, about, old[about], new[about]) for about in new if about in old and len(about) > 2]
    return max((it for it in changed if it.after != it.before), key=lambda it: abs(it.after - it.before), default=None)


def _leaves(beliefs: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], float]]:
    for name, belief in beliefs.items():
        if isinstance(belief, Mapping):
            yield from _leaves(belief, (*path, str(name)))
        else:
            yield (*path, str(name)), float(belief)

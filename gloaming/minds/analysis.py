"""What a mind thinks of a position, as plain data: made from what one seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from gloaming.minds.bars import bars

Exactness = Literal["exact", "interval", "estimate"]


@dataclass(frozen=True)
class Choice:
    """A legal move."""

    move: str
    worth: float | None  # the return that the seat can expect after it; None if the mind did not look
    share: float  # how often the mind would play it
    error: float | None = None  # the standard error of the worth, where it is a mean of samples


@dataclass(frozen=True)
class Analysis:
    """The whole of it. Values are returns: in Duel -1 is lost, 0 is even, 1 is won."""

    game: str
    seat: int
    value: float  # the return that the seat can expect
    low: float  # the value is at least this: surely, or for an estimate in 95 of 100 positions
    high: float  # and at most this
    exactness: Exactness
    choices: tuple[Choice, ...] = ()  # all legal moves; none if the seat is not asked
    beliefs: Mapping[str, Any] = field(default_factory=dict)  # what the mind takes the others to have, or to play

    def as_dict(self) -> dict[str, Any]:
        """As data for JSON."""
        return asdict(self)

    def _repr_html_(self) -> str:
        return bars(self)

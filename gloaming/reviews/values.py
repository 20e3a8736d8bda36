"""What is expected, over a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Value:
    """What a seat could expect before a move."""

    number: int  # of moves before it
    value: float
    low: float
    high: float

"""How sure a count or a mean is: intervals that hold the truth 95 times in 100."""

from __future__ import annotations

import math
from collections.abc import Sequence

Interval = tuple[float, float]

Z = 1.959963984540054  # the normal distribution has 2.5 % above it


def wilson(successes: int, trials: int) -> Interval:
    """Wilson's interval of a rate; it stays within 0 and 1, and is not empty at either end."""
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    shrink = 1 + Z * Z / trials
    centre = (rate + Z * Z / (2 * trials)) / shrink
    half = Z / shrink * math.sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials * trials))
    return max(0.0, centre - half), min(1.0, centre + half)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return math.fsum(values) / len(values) if values else 0.0


def normal(values: Sequence[float], bounds: Interval) -> Interval:
    """The normal interval of a mean; the bounds of the values when fewer than two say nothing of the spread."""
    if len(values) < 2:
        return bounds
    centre = mean(values)
    variance = math.fsum((value - centre) ** 2 for value in values) / (len(values) - 1)
    half = Z * math.sqrt(variance / len(values))
    return centre - half, centre + half

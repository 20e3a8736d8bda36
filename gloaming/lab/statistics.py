"""How certain a count or a mean is: 95 % confidence intervals that never include impossible values."""

from __future__ import annotations

import math
from collections.abc import Sequence

Interval = tuple[float, float]

SURE = 0.95


def wilson(successes: int, trials: int) -> Interval:
    """Wilson's interval of a rate; it stays within 0 and 1, and is not empty at either end."""
    if trials == 0:
        return 0.0, 1.0
    from scipy.stats import binomtest  # noqa: PLC0415  it takes a second to load, and workers do without it

    found = binomtest(successes, trials).proportion_ci(SURE, "wilson")
    return float(found.low), float(found.high)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 if there are no values."""
    return math.fsum(values) / len(values) if values else 0.0


def bounded(values: Sequence[float], bounds: Interval) -> Interval:
    """An interval for the mean of values that have bounds; it stays within them, and is not empty at either.

    It is the interval of Clopper and Pearson, with each value counted as a fraction of a success: its position between
    the lower and the upper bound. If all values are bounds, the interval is exact. Values in between vary less than
    successes and failures with the same mean, so the interval is then wider than necessary.
    """
    from scipy.stats import beta  # noqa: PLC0415

    low, high = bounds
    trials = len(values)
    successes = min(max(math.fsum((value - low) / (high - low) for value in values), 0.0), float(trials))
    failures = trials - successes
    least = beta.ppf((1 - SURE) / 2, successes, failures + 1) if successes > 0 else 0.0
    most = beta.ppf((1 + SURE) / 2, successes + 1, failures) if failures > 0 else 1.0
    return low + (high - low) * float(least), low + (high - low) * float(most)

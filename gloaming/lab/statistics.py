"""How certain a count or a mean is: 95 % confidence intervals that never include impossible values."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

Interval = tuple[float, float]

SURE = 0.95
WIDE = 1.959964  # standard errors to each side, for a normal distribution


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


class Course:
    """The mean of values from 0 to 1 as they come, with an interval that holds at all looks together (95 %).

    It is the confidence sequence by betting of Waudby-Smith and Ramdas (2024, "hedged capital"): for every mean that
    could be, somebody bets that the true one is higher, and somebody that it is lower, at odds that are fair if it is
    this one. In a fair game hardly anybody ever grows 40 times as rich: one of 40 does, so one of 20 pairs has such a
    one. So means that made either of the two so rich are excluded, for good. Bets depend on earlier values alone.
    """

    _BOLD = 0.5  # of what could be lost at once, the most that is bet

    def __init__(self) -> None:
        self._means = np.linspace(0, 1, 2001)[1:-1]
        self._wealth = np.zeros((2, len(self._means)))  # logarithms
        self._open = np.ones(len(self._means), bool)
        self._count, self._sum, self._squares = 0, 0.0, 0.25

    def add(self, value: float) -> None:
        """Take in the next value."""
        n, means = self._count + 1, self._means
        spread = self._squares / n
        bet = math.sqrt(2 * math.log(2 / (1 - SURE)) / (spread * n * math.log(1 + n)))
        self._wealth[0] += np.log1p(np.minimum(bet, self._BOLD / means) * (value - means))
        self._wealth[1] += np.log1p(-np.minimum(bet, self._BOLD / (1 - means)) * (value - means))
        self._open &= self._wealth.max(axis=0) < math.log(2 / (1 - SURE))
        self._count, self._sum = n, self._sum + value
        self._squares += (value - (0.5 + self._sum) / (n + 1)) ** 2

    @property
    def mean(self) -> float:
        return self._sum / max(1, self._count)

    @property
    def width(self) -> float:
        low, high = self.interval()
        return high - low

    def interval(self) -> Interval:
        """Where the mean is; it stays within 0 and 1."""
        left = np.flatnonzero(self._open)
        if not left.size:  # the values are no draws from one distribution
            return self.mean, self.mean
        steps = np.concatenate(([0.0], self._means, [1.0]))
        return float(steps[left[0]]), float(steps[left[-1] + 2])

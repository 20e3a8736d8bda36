"""What chance brings, over many games: on average nothing, and much of the difference between results.

A review's parts of a result add up to it. So the covariances of the parts with the result add up to the variance of
results, and divided by it they are shares, which say what results differ by.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.lab.reviews.games import played
from gloaming.reviews.review import review

PARTS = ("start", "chance", "hidden", "own", "others")  # of a result
DRAWS = 2000  # of games, for intervals
Floats = npt.NDArray[np.float64]


def look(name: str, seed: str, budget: float) -> dict[str, Any]:
    """Where the results of one game came from, by seat."""
    found = review(played(name, seed), budget=budget)
    return {"seats": [asdict(found.luck[seat]) for seat in range(found.players)]}


def sum_up(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The mean of what chance brought to each seat, how much less results vary without it, and the shares."""
    names = (*PARTS, "result", "chance_doubt")
    table = {name: np.array([[seat[name] for seat in row["seats"]] for row in rows]) for name in names}
    chance, result = table["chance"], table["result"]
    dice = np.random.default_rng(len(rows))
    drawn = dice.integers(len(rows), size=(DRAWS, len(rows)))

    def with_interval(of: Any) -> list[float]:
        """A figure of games, and its 95 % interval by drawing games with replacement."""
        low, high = np.quantile([of(games) for games in drawn], [0.025, 0.975])
        return [round(float(it), 3) for it in (of(slice(None)), low, high)]

    return {
        "mean of chance": [_mean(chance[:, seat]) for seat in range(chance.shape[1])],
        "doubt of one game": round(float(np.median(table["chance_doubt"])), 4),
        "variance of results": round(float(np.var(result)), 4),
        "without chance": round(float(np.var(result - chance)), 4),
        "less variance": with_interval(lambda games: 1 - np.var((result - chance)[games]) / np.var(result[games])),
        "shares": {name: with_interval(functools.partial(_share, table[name], result)) for name in PARTS},
    }


def _mean(values: Floats) -> list[float]:
    """A mean and its 95 % interval."""
    mean, error = float(values.mean()), 1.96 * float(values.std(ddof=1)) / len(values) ** 0.5
    return [round(it, 4) for it in (mean, mean - error, mean + error)]


def _share(part: Floats, result: Floats, games: Any) -> float:
    """How much of the variance of results goes with a part of them."""
    part, result = part[games], result[games]
    return float(np.mean((part - part.mean()) * (result - result.mean())) / np.var(result))

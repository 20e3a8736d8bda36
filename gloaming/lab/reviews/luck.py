"""What chance brings, over many games: on average nothing, and much of the difference between results."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming import minds
from gloaming.lab.reviews.games import played
from gloaming.reviews.judging import Account
from gloaming.reviews.luck import luck
from gloaming.reviews.truth import positions


def chances(name: str, count: int, seed: str, budget: float) -> dict[str, Any]:
    """The mean of what chance brought to seat 0, and how much less results vary without it."""
    results, brought, doubts = [], [], []
    for match in played(name, count, seed):
        was = list(positions(match, minds.best(name), budget))
        nothing = Account(0.0, 0.0, 0.0, 0.0, 0.0, match.returns[0])
        found = luck(was, nothing, 0, two=False)
        results.append(found.result)
        brought.append(found.chance)
        doubts.append(found.chance_doubt)
    without = np.array(results) - np.array(brought)
    error = 1.96 * float(np.std(brought, ddof=1)) / count**0.5
    mean = float(np.mean(brought))
    return {
        "game": name,
        "games": count,
        "seed": seed,
        "budget": budget,
        "mean": round(mean, 4),
        "interval": [round(mean - error, 4), round(mean + error, 4)],
        "doubt of one game": round(float(np.median(doubts)), 4),
        "variance of results": round(float(np.var(results, ddof=1)), 4),
        "without chance": round(float(np.var(without, ddof=1)), 4),
        "share of chance": _explained(np.array(results), without, seed),
    }


def _explained(results: Any, without: Any, seed: str) -> list[float]:
    """How much of the variance of results goes with chance, and its 95 % interval by resampling games."""
    dice = np.random.default_rng(list(seed.encode()))
    found = []
    for _ in range(2000):
        drawn = dice.integers(len(results), size=len(results))
        found.append(1 - np.var(without[drawn]) / max(float(np.var(results[drawn])), 1e-9))
    low, high = np.quantile(found, [0.025, 0.975])
    return [round(float(it), 3) for it in (1 - np.var(without) / np.var(results), low, high)]

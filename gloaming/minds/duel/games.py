"""3 x 3 matrix games, of whole numbers or of floats: the value of many at once, and an optimal mix of the rows of one.

With whole numbers every result is one division of whole numbers, so that equal values are equal floats.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]  # whole numbers, or floats
Floats = npt.NDArray[np.float64]

_PAIRS = ((0, 1), (0, 2), (1, 2))
_PURE = np.eye(3, dtype=np.int64)
_MIXES = 13
_AT_ONCE = 4096  # games whose numbers stay in the processor's own memory


def values(games: Numbers) -> Numbers:
    """The value of each game [row, column, game] to the player of the rows.

    Two rows are worth the least of their 2 x 2 games, so the best two rows are a lower bound of the value, and in the
    same way the best two columns an upper bound. Where they are equal that is the value. Elsewhere all rows and all
    columns are needed, and the mix of the rows makes all columns equally good.
    """
    a = games.astype(np.result_type(games, np.float32), copy=False)
    parts = range(0, a.shape[2], _AT_ONCE)
    return np.concatenate([_values(a[:, :, first : first + _AT_ONCE]) for first in parts] or [a[0, 0]])


def _values(a: Numbers) -> Numbers:
    twos = [[_of_two(a[i], a[k], j, m) for j, m in _PAIRS] for i, k in _PAIRS]
    low = np.maximum.reduce([np.minimum.reduce(row) for row in twos])
    high = np.minimum.reduce([np.maximum.reduce(column) for column in zip(*twos, strict=True)])
    mixed = np.flatnonzero(high > low)
    if len(mixed):
        low[mixed] = np.clip(_of_three(a[:, :, mixed], low[mixed]), low[mixed], high[mixed])
    return np.asarray(low)


def _of_two(row: Numbers, other: Numbers, j: int, m: int) -> Numbers:
    """The values of 2 x 2 games: a saddle, or the mix that makes both columns equally good."""
    a, b, c, d = row[j], row[m], other[j], other[m]
    sure = np.maximum(np.minimum(a, b), np.minimum(c, d))
    most = np.minimum(np.maximum(a, c), np.maximum(b, d))
    by_mix = sure < most
    total = np.where(by_mix, a + d - b - c, 1)
    return np.asarray(np.where(by_mix, np.clip((a * d - b * c) / total, sure, most), sure))


def _of_three(games: Numbers, otherwise: Numbers) -> Numbers:
    """The values of games in which all rows and columns are needed; `otherwise` where rounding hides that."""
    weights = _weights_of_three(games)
    totals = weights.sum(axis=0)
    return np.where(totals != 0, (weights * games[:, 0]).sum(axis=0) / np.where(totals != 0, totals, 1), otherwise)


def _weights_of_three(games: Numbers) -> Numbers:
    """Weights of the rows that make all columns equally good: for each row the sum of its cofactors."""
    first, last = games[:, 0] - games[:, 1], games[:, 1] - games[:, 2]
    found = np.empty_like(games[:, 0])
    for i in range(3):
        k, m = (i + 1) % 3, (i + 2) % 3
        found[i] = first[k] * last[m] - last[k] * first[m]
    return found


def mixes(games: Numbers) -> Numbers:
    """Row mixes, as weights [candidate, row, game], among which every game [row, column, game] has an optimal one.

    Shapley and Snow: a matrix game has an optimal mix that makes the columns of some square submatrix equally good,
    with the rows of that submatrix alone. So: 3 pure rows, 9 mixes of two rows, 1 of all three. A candidate that is
    no mix has weights of both signs, or none; it is all zeros here.
    """
    found = np.zeros((_MIXES, *games.shape[1:]), games.dtype)
    found[:3] = _PURE[:, :, None]
    steps = np.stack([games[:, j] - games[:, k] for j, k in _PAIRS], axis=1)  # row, pair of columns, game
    for first, (i, k) in zip((3, 6, 9), _PAIRS, strict=True):
        found[first : first + 3, i] = -steps[k]
        found[first : first + 3, k] = steps[i]
    found[12] = _weights_of_three(games)
    found *= np.where(found.sum(axis=1, keepdims=True) < 0, -1, 1)
    found *= (found >= 0).all(axis=1, keepdims=True)
    return found


def best_weights(games: Numbers) -> Numbers:
    """An optimal mix of the rows of each game [row, column, game], as weights [row, game].

    Of several, the one that gains most from a careless opponent: they are equally safe, and differ in what they gain
    when all columns are equally likely.
    """
    weights = mixes(games)
    totals = weights.sum(axis=1)
    gains = np.einsum("krn,rcn->kcn", weights, games) / np.where(totals > 0, totals, 1)[:, None]
    sure = np.where(totals > 0, gains.min(axis=1), -np.inf)
    careless = np.where(sure == sure.max(axis=0), gains.sum(axis=1), -np.inf)
    best = _MIXES - 1 - np.argmax(careless[::-1], axis=0)
    return np.asarray(np.take_along_axis(weights, best[None, None], axis=0)[0])


def optimal_weights(matrix: Numbers) -> Numbers:
    """The same of one game."""
    return np.asarray(best_weights(matrix[:, :, None])[:, 0])


def optimal_mixes(games: Numbers) -> Floats:
    """How often each row is played, in an optimal mix of each game [row, column, game]: [row, game]."""
    weights = np.abs(best_weights(games).astype(np.float64))  # no minus zero
    return np.asarray(weights / weights.sum(axis=0))


def optimal_mix(matrix: Numbers) -> Floats:
    """The same of one game."""
    return np.asarray(optimal_mixes(matrix[:, :, None])[:, 0])

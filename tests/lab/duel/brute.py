"""Small duels solved by brute force, sharing nothing with the solver: every placement as it stands, both sides apart.

No classes, no derangements, no transposing: arrays over all pairs of layouts without equal values on a cell. Games have
two rows or two columns, and are solved along the line of mixes between two of them.
"""

from __future__ import annotations

import itertools

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def two_rows(games: Floats) -> Floats:
    """Values of games [n, 2, columns]: the highest point under all columns' lines is at an end or where two cross."""
    top, bottom = games[:, 0], games[:, 1]
    weights = [np.zeros(len(games)), np.ones(len(games))]
    for i, j in itertools.combinations(range(games.shape[2]), 2):
        slope = (top[:, i] - bottom[:, i]) - (top[:, j] - bottom[:, j])
        crossing = (bottom[:, j] - bottom[:, i]) / np.where(slope == 0, 1, slope)
        weights.append(np.clip(crossing, 0, 1))
    sure = [(w[:, None] * top + (1 - w[:, None]) * bottom).min(axis=1) for w in weights]
    best: Floats = np.maximum.reduce(sure)
    return best


def game_values(games: Floats) -> Floats:
    """Values to the player of the rows of games with two rows or two columns."""
    return two_rows(games) if games.shape[1] == 2 else -two_rows(-games.transpose(0, 2, 1))


class Brute:
    """Every placement of a board, with the values of Bison's and of Wolf's turn to swap."""

    def __init__(self, rows: int, columns: int, shells: int) -> None:
        self.rows, self.columns, self.shells = rows, columns, shells
        layouts = np.array(list(itertools.permutations(range(rows * columns))), np.int8)
        first, second = (layouts[:, None] != layouts[None]).all(axis=2).nonzero()
        self.pairs = np.concatenate([layouts[first], layouts[second]], axis=1)  # Bison's values by cell, then Wolf's
        self.swaps = [self._swaps(side) for side in (0, 1)]
        self.gains = self.pairs[:, : rows * columns].astype(int) - self.pairs[:, rows * columns :]
        last = np.sign(np.arange(shells + 1) - shells // 2).astype(float)
        self.worth = [np.tile(last, (len(self.pairs), 1))] * 2

    def _swaps(self, side: int) -> list[npt.NDArray[np.int64]]:
        """The placements after each swap of a side, or -1."""
        cells = self.rows * self.columns
        digits = cells ** np.arange(2 * cells)[::-1]
        codes = self.pairs @ digits  # ascending: layouts are in lexicographic order
        found = []
        for i, j in itertools.combinations(range(cells), 2):
            moved = self.pairs.copy()
            one, two = side * cells + i, side * cells + j
            moved[:, [one, two]] = moved[:, [two, one]]
            at = np.minimum(np.searchsorted(codes, moved @ digits), len(codes) - 1)
            found.append(np.where(codes[at] == moved @ digits, at, -1))
        return found

    def sweep(self) -> None:
        """One more duel left: the side swaps, both choose masks, shells are paid, then the other side swaps."""
        self.worth = [self._swapped(side, self._duels(self.worth[1 - side])) for side in (0, 1)]

    def _duels(self, after: Floats) -> Floats:
        found = after.copy()
        found[:, 0], found[:, -1] = -1, 1
        each = np.arange(len(self.pairs))[:, None]
        for s in range(1, self.shells):
            then = np.clip(s + self.gains, 0, self.shells)
            entries = np.where(then == 0, -1.0, np.where(then == self.shells, 1.0, after[each, then]))
            found[:, s] = game_values(entries.reshape(-1, self.rows, self.columns))
        return found

    def _swapped(self, side: int, worth: Floats) -> Floats:
        best, none = (np.maximum, -2.0) if side == 0 else (np.minimum, 2.0)
        choices = [np.where((swap >= 0)[:, None], worth[swap], none) for swap in self.swaps[side]]
        found: Floats = best.reduce(choices)
        return found

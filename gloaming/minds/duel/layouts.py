"""Boards of the base game, many at once, as the side sees them that swaps next: it plays the rows.

A layout [side, cell] holds the values of the two sides' pawns: first of the side that swaps next, then of the other.
Transposing the board and exchanging the sides changes whose layout it is. A row of worths has one number for every
number of shells that the side to swap may hold, 0 to 18, from -1 (lost) to 1 (won).
"""

from __future__ import annotations

import functools
import itertools
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.games.duel.rules.components import MASKS, SHELLS, START_SHELLS, VALUES, Side
from gloaming.minds.duel import evaluator, games

Layouts = npt.NDArray[np.int8]
Worths = npt.NDArray[np.float64]

_AT_ONCE = 90  # boards
SWAPS = tuple(itertools.combinations(range(VALUES), 2))  # of cells, in the order of the actions
COUNTS = np.arange(SHELLS + 1)
AT_THE_END: Worths = np.sign(COUNTS - START_SHELLS).astype(np.float64)  # D15: more shells win, 9-9 is a draw
TRANSPOSED = np.arange(VALUES).reshape(MASKS, MASKS).T.reshape(-1)
AFTER_SWAP = np.tile(np.arange(VALUES), (len(SWAPS), 1))  # for each swap: the cell each pawn comes from
# For each swap: its number when the board is transposed.
TURNED_SWAPS = np.array(
    [SWAPS.index((min(i, k), max(i, k))) for i, k in [(TRANSPOSED[i], TRANSPOSED[k]) for i, k in SWAPS]]
)
for _number, (_first, _second) in enumerate(SWAPS):
    AFTER_SWAP[_number, [_first, _second]] = _second, _first


def layout_of(board: npt.NDArray[Any], seat: int) -> Layouts:
    """The layout [side, cell] of a view's board, for the side of a seat."""
    pawns = np.abs(np.asarray(board, np.int8)).T
    return pawns if seat == Side.BISON else turned(pawns)


def turned(layouts: Layouts) -> Layouts:
    """The same boards, as the other side sees them."""
    return layouts[..., ::-1, TRANSPOSED]


def swapped(layouts: Layouts) -> tuple[Layouts, npt.NDArray[np.bool_]]:
    """D12: [n, swap] the layouts after each swap. D13: and whether it is legal."""
    after = np.repeat(layouts[:, None], len(SWAPS), axis=1)
    after[:, :, 0] = layouts[:, 0][:, AFTER_SWAP]
    return after, (after[:, :, 0] != after[:, :, 1]).all(axis=2)


def duelled(layouts: Layouts, nexts: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Worths [n, shells] before a duel on each board, from what the shells after it are worth.

    D10, D11: the loser pays the difference, at most all they have.
    """
    return np.asarray(games.values(duels(layouts, nexts)).reshape(len(layouts), -1))


def duels(layouts: Layouts, nexts: npt.NDArray[Any], counts: npt.NDArray[np.int64] = COUNTS) -> npt.NDArray[Any]:
    """The matrix games [row, column, n * shells] of each board and number of shells."""
    differences = (layouts[:, 0] - layouts[:, 1]).T
    after = np.clip(counts + differences[:, :, None], 0, SHELLS)
    found = nexts[np.arange(len(layouts))[:, None], after]
    return np.asarray(found.reshape(MASKS, MASKS, -1))


def for_the_other(worths: Worths) -> Worths:
    """The same worths for the side that does not swap, by its own number of shells. D14: all shells win."""
    found = -worths[:, ::-1]
    found[:, 0], found[:, SHELLS] = -1, 1
    return found


@functools.cache
def _last_duels() -> tuple[npt.NDArray[np.int32], Worths]:
    """For each cell, difference and shells what it adds to the number of a game of results; and all games' values."""
    results = np.sign(COUNTS - START_SHELLS + np.arange(1 - VALUES, VALUES)[:, None])
    digits = 3 ** np.arange(VALUES)
    codes = np.arange(3**VALUES)[None] // digits[:, None] % 3 - 1
    return (digits[:, None, None] * (results + 1)).astype(np.int32), games.values(codes.reshape(MASKS, MASKS, -1))


def last_duelled(layouts: Layouts) -> Worths:
    """Worths [n, shells] before the last duel: only who wins counts, so there are but 19,683 games."""
    parts, found = _last_duels()
    differences = layouts[:, 0] - layouts[:, 1] + VALUES - 1
    number = parts[0][differences[:, 0]]
    for cell in range(1, VALUES):
        number = number + parts[cell][differences[:, cell]]
    return np.asarray(found[number])


def estimated(layouts: Layouts, left: int) -> Worths:
    """Worths before a swap by the evaluator, of some boards at a time: so its numbers stay in the processor's cache."""
    parts = [layouts[first : first + _AT_ONCE] for first in range(0, len(layouts), _AT_ONCE)]
    found = [evaluator.values(part, left) for part in parts]
    return np.concatenate(found).astype(np.float64) if found else np.zeros((0, SHELLS + 1))


def before_duel(layouts: Layouts, left: int, depth: int) -> Worths:
    """Worths for the side that has just swapped, with `left` duels to be fought."""
    if left == 1:
        return last_duelled(layouts)
    return duelled(layouts, for_the_other(before_swap(turned(layouts), left - 1, depth)))


def before_swap(layouts: Layouts, left: int, depth: int) -> Worths:
    """Worths for the side that swaps now, with `left` duels to be fought after the swap.

    So many swaps are searched; what comes after them is estimated. With as many as there are duels it is exact.
    Every further swap takes thirty times as long.
    """
    if depth == 0:
        return estimated(layouts, left)
    after, legal = swapped(layouts)
    worths = np.full((*legal.shape, SHELLS + 1), -np.inf)
    worths[legal] = before_duel(after[legal], left, depth - 1)
    return np.asarray(worths.max(axis=1))

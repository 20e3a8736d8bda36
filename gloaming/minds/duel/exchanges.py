"""Boards of the professional variant, many at once, as one side sees them: its own masks are the rows.

A board [spot] holds two pawns a cell, its own positive, the opponent's negative; spot = 2 * cell + slot. D25: what a
duel on a cell brings is the sum of its two pawns.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.games.duel.rules.components import MASKS, SHELLS, VALUES, Side
from gloaming.minds.duel import games
from gloaming.minds.duel.layouts import TRANSPOSED

Boards = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float64]

SPOTS = 2 * VALUES
PAIRS: npt.NDArray[np.int64] = np.array(
    [(i, k) for i, k in itertools.combinations(range(SPOTS), 2) if i // 2 != k // 2]
)  # D24
NUMBERS = {(int(i), int(k)): number for number, (i, k) in enumerate(PAIRS)}
_CELLS: Boards = np.eye(VALUES, dtype=np.int8)
_GIVES: Boards = _CELLS[:, PAIRS[:, 0] // 2] - _CELLS[:, PAIRS[:, 1] // 2]  # [cell, pair] how a trade changes the sums


def board_of(board: npt.NDArray[Any], seat: int) -> Boards:
    """A view's board as a seat sees it."""
    pawns = np.asarray(board, np.int8)
    return (pawns if seat == Side.BISON else -pawns[TRANSPOSED]).reshape(-1)


def turned(boards: Boards) -> Boards:
    """The same boards, as the other side sees them."""
    return np.asarray(-boards.reshape(-1, VALUES, 2)[:, TRANSPOSED].reshape(-1, SPOTS))


def exchanged(boards: Boards, numbers: npt.NDArray[np.int64]) -> Boards:
    """The boards after exchanges: of each board those of the numbers [n, exchange], one after the other."""
    after = np.repeat(boards, numbers.shape[1], axis=0)
    each = np.arange(len(after))
    first, second = PAIRS[numbers.reshape(-1)].T
    after[each, first], after[each, second] = after[each, second], after[each, first]
    return after


def sums(boards: Boards) -> Boards:
    """D25: [cell, n] what a duel on each cell brings."""
    return np.asarray(boards[:, ::2] + boards[:, 1::2]).T


def matrices(brings: Boards, counts: npt.NDArray[Any], nexts: Floats) -> npt.NDArray[np.float32]:
    """The matrix games [row, column, ...] of duels with so many shells; `nexts` is what the shells after are worth."""
    after = np.clip(counts + brings, 0, SHELLS)
    return nexts.astype(np.float32)[after].reshape(MASKS, MASKS, -1)


def exchanges(boards: Boards, counts: npt.NDArray[Any], nexts: Floats) -> npt.NDArray[np.float32]:
    """[n, exchange] the worth of the duel after each exchange, with so many shells."""
    gains = boards[:, PAIRS[:, 1]] - boards[:, PAIRS[:, 0]]
    brings = sums(boards)[:, :, None] + gains * _GIVES[:, None]
    return games.values(matrices(brings, counts.astype(np.int8)[:, None], nexts)).reshape(len(boards), -1)

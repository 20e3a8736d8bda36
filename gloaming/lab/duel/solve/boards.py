"""Which positions there are, up to what makes no difference, and how they are numbered.

A layout says which value (from 0) stands on each cell. Bison's is P, Wolf's is Q, and P = d after Q for a permutation d
of the values without a fixed point (D6). Permuting rows or columns changes neither d nor what the position is worth, so
a configuration is a pair (q, d): the class of Q under such permutations, and the derangement. A swap of Bison's pawns
changes d alone, in the same way in every class (D12, D13).

Boards smaller than 3 x 3 are solved by the same code, so that a processor can do it and a test can check all of it.
"""

from __future__ import annotations

import functools
import itertools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.games.duel.rules.components import MASKS, SHELLS

UNITS = 32000  # to a win: values are whole numbers of units

Layouts = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Board:
    """A board of 2 or 3 rows and columns with as many values as cells, and all shells of both sides together."""

    rows: int = MASKS
    columns: int = MASKS
    shells: int = SHELLS

    def __post_init__(self) -> None:
        if not (2 <= self.rows <= MASKS and 2 <= self.columns <= MASKS and self.shells >= 2 and self.shells % 2 == 0):
            raise ValueError(f"no board to solve: {self}")

    @property
    def values(self) -> int:
        """As many as cells (D1, D2)."""
        return self.rows * self.columns

    @property
    def transposed(self) -> Board:
        """The same board as the other side sees it, whose masks name columns."""
        return Board(self.columns, self.rows, self.shells)

    @property
    def size(self) -> int:
        """How many configurations there are."""
        return len(classes(self)) * len(derangements(self.values))


@functools.cache
def permutations(count: int) -> Layouts:
    """All permutations in lexicographic order."""
    return np.array(list(itertools.permutations(range(count))), np.int8)


@functools.cache
def _fixed_free(count: int) -> npt.NDArray[np.bool_]:
    free: npt.NDArray[np.bool_] = (permutations(count) != np.arange(count)).all(axis=1)
    return free


@functools.cache
def derangements(count: int) -> Layouts:
    """All permutations without a fixed point, in lexicographic order: 133,496 of nine values."""
    return permutations(count)[_fixed_free(count)]


@functools.cache
def derangement_of(count: int) -> Numbers:
    """The number of the derangement that a permutation is, by its rank; -1 for other permutations."""
    free = _fixed_free(count)
    return np.where(free, np.cumsum(free) - 1, -1).astype(np.int32)


def ranks(layouts: Layouts) -> npt.NDArray[np.int64]:
    """The ranks of many layouts."""
    count = layouts.shape[1]
    found = np.zeros(len(layouts), np.int64)
    for i in range(count):
        found = found * (count - i) + (layouts[:, i + 1 :] < layouts[:, i : i + 1]).sum(axis=1)
    return found


@functools.cache
def inverses(count: int) -> Numbers:
    """The number of the inverse of every derangement."""
    return derangement_of(count)[ranks(np.argsort(derangements(count), axis=1).astype(np.int8))]


@functools.cache
def neighbours(count: int) -> Numbers:
    """By swap and derangement: the derangement after it (D12, D13). Where a swap is not legal, another one repeated."""
    found = []
    images = derangements(count)
    for first, second in itertools.combinations(range(count), 2):
        after = images.copy()
        after[images == first], after[images == second] = second, first
        found.append(derangement_of(count)[ranks(after)])
    table = np.array(found)
    legal = table >= 0
    order = np.argsort(~legal, axis=0, kind="stable")[: legal.sum(axis=0).max()]
    chosen = np.take_along_axis(table, order, axis=0)
    return np.ascontiguousarray(np.where(chosen >= 0, chosen, chosen[0]))


def canonical(layouts: Layouts, board: Board) -> Layouts:
    """Each layout with rows and columns permuted so that 0 comes first and its row and its column ascend."""
    grids = layouts.reshape(-1, board.rows, board.columns)
    each = np.arange(len(grids))
    at = np.argmin(layouts, axis=1)
    by_column = np.argsort(grids[each, at // board.columns], axis=1)
    by_row = np.argsort(grids[each, :, at % board.columns], axis=1)
    sorted_ = grids[each[:, None, None], by_row[:, :, None], by_column[:, None, :]]
    found: Layouts = sorted_.reshape(len(layouts), -1)
    return found


@functools.cache
def classes(board: Board) -> Layouts:
    """One layout of each class under permutations of rows and of columns: 10,080 of the whole board."""
    layouts = permutations(board.values)
    found: Layouts = layouts[(canonical(layouts, board) == layouts).all(axis=1)]
    return found


@functools.cache
def class_of(board: Board) -> npt.NDArray[np.int16]:
    """The class of every layout, by its rank."""
    first = np.full(math.factorial(board.values), -1, np.int16)
    first[ranks(classes(board))] = np.arange(len(classes(board)))
    return first[ranks(canonical(permutations(board.values), board))]


def cells(board: Board) -> npt.NDArray[np.int64]:
    """The cell of the board for each of 3 x 3: the last row and column stand for those that a small board lacks.

    A game with a row or a column twice is worth the same.
    """
    rows = np.minimum(np.arange(MASKS), board.rows - 1)
    columns = np.minimum(np.arange(MASKS), board.columns - 1)
    return (rows[:, None] * board.columns + columns).reshape(-1)


def steps(count: int) -> Layouts:
    """By derangement and Wolf's value: the shells that Bison wins on its cell (D10)."""
    return (derangements(count) - np.arange(count)).astype(np.int8)


def numbered(bison: Layouts, wolf: Layouts, board: Board) -> tuple[npt.NDArray[np.int16], Numbers]:
    """The class and the derangement of many positions, whose values are from 0 on."""
    images = np.empty_like(wolf)
    np.put_along_axis(images, wolf.astype(np.int64), bison, axis=1)
    return class_of(board)[ranks(wolf)], derangement_of(board.values)[ranks(images)]


def positions(
    q: npt.NDArray[Any], d: npt.NDArray[Any], board: Board, transposed: bool = False
) -> tuple[Layouts, Layouts]:
    """Bison's and Wolf's layouts of many configurations; values are from 0 on."""
    wolf = classes(board)[q]
    bison = np.take_along_axis(derangements(board.values)[d], wolf.astype(np.int64), axis=1)
    if not transposed:
        return bison, wolf
    turned = np.arange(board.values).reshape(board.rows, board.columns).T.reshape(-1)
    return wolf[:, turned], bison[:, turned]

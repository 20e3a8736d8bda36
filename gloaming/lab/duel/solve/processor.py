"""One sweep on the processor, for boards that are small enough: tables of one more duel from tables of one fewer.

A table has the value to Bison, just before Bison swaps, of every configuration with 0 to all but one shell; with none
Bison has lost, and with all of them won (D14).
"""

from __future__ import annotations

import functools
import itertools
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from gloaming.lab.duel.solve import boards
from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.games import Rounding, game_value, rounded

Table = npt.NDArray[np.int16]


@njit  # type: ignore[untyped-decorator]
def rank(layout: Any, count: int) -> int:
    """The number of a permutation in lexicographic order."""
    found = 0
    for i in range(count):
        smaller = 0
        for j in range(i + 1, count):
            smaller += layout[j] < layout[i]
        found = found * (count - i) + smaller
    return found


@njit  # type: ignore[untyped-decorator]
def find_sources(wolf: Any, images: Any, turned: Any, class_of: Any, out: Any) -> None:
    """For every configuration: the class of Bison's layout, on the transposed board."""
    layout = np.empty(images.shape[1], np.int8)
    for q in range(wolf.shape[0]):
        for d in range(images.shape[0]):
            for cell in range(layout.size):
                layout[cell] = images[d, wolf[q, turned[cell]]]
            out[q, d] = class_of[rank(layout, layout.size)]


@functools.cache
def duels(rounding: Rounding) -> Any:
    """Fills `out`: the value of every duel that is followed by a swap of Wolf's, for one fewer left."""
    value_of: Any = game_value(32 if rounding == Rounding.NEAREST else 64)
    units_of = rounded(rounding)

    def loop(before: Any, sources: Any, inverse: Any, wolf: Any, steps: Any, out: Any) -> None:
        shells = before.shape[2]
        worth = np.empty(shells + 1, np.int32)
        worth[0] = -UNITS
        entries = np.empty(9, np.int32)
        for q in range(out.shape[0]):
            for d in range(out.shape[1]):
                for s in range(shells):
                    worth[shells - s] = -before[sources[q, d], inverse[d], s]
                out[q, d, 0] = -UNITS
                for s in range(1, shells):
                    for cell in range(9):
                        entries[cell] = worth[min(max(s + steps[d, wolf[q, cell]], 0), shells)]
                    a, b, c, e, f, g, h, i, j = entries
                    out[q, d, s] = units_of(value_of(a, b, c, e, f, g, h, i, j))

    return njit(loop)


@njit  # type: ignore[untyped-decorator]
def swaps(worth: Any, neighbours: Any, out: Any) -> None:
    """Fills `out`: the best of all legal swaps (D12, D13)."""
    for q in range(out.shape[0]):
        for d in range(out.shape[1]):
            for s in range(out.shape[2]):
                best = worth[q, neighbours[0, d], s]
                for i in range(1, neighbours.shape[0]):
                    best = max(best, worth[q, neighbours[i, d], s])
                out[q, d, s] = best


class Processor:
    """A board, the same board transposed, and a table for each."""

    def __init__(self, board: Board) -> None:
        self.boards = (board, board.transposed)
        self._sources = [self._found_sources(each) for each in self.boards]

    def _found_sources(self, board: Board) -> npt.NDArray[np.int16]:
        images = boards.derangements(board.values)
        found = np.empty((len(boards.classes(board)), len(images)), np.int16)
        turned = np.arange(board.values).reshape(board.rows, board.columns).T.reshape(-1)
        find_sources(boards.classes(board), images, turned, boards.class_of(board.transposed), found)
        return found

    def filled(self, row: npt.NDArray[np.int16]) -> list[Table]:
        """Tables with the same row everywhere."""
        shapes = [(len(boards.classes(each)), len(boards.derangements(each.values))) for each in self.boards]
        return [np.broadcast_to(row, (*shape, len(row))).copy() for shape in shapes]

    def sweep(self, before: list[Table], rounding: Rounding = Rounding.NEAREST) -> list[Table]:
        """The tables with one more duel left."""
        after: list[Table] = []
        for board, sources, other in zip(self.boards, self._sources, reversed(before), strict=True):
            count = board.values
            worth, out = np.empty_like(before[len(after)]), np.empty_like(before[len(after)])
            wolf = boards.classes(board)[:, boards.cells(board)]
            duels(rounding)(other, sources, boards.inverses(count), wolf, boards.steps(count), worth)
            swaps(worth, boards.neighbours(count), out)
            after.append(out)
        return after

    def rows(self, table: Table, numbers: npt.NDArray[np.int64]) -> Table:
        """Some rows of a table, by the number of their configuration."""
        found: Table = table.reshape(-1, table.shape[-1])[numbers]
        return found

    def words(self, table: Table) -> npt.NDArray[np.int32]:
        """A table as rows of words."""
        return table.reshape(-1, table.shape[-1]).view(np.int32)

    def wait(self) -> None:
        """Sweeps are done when they return."""

    def save(self, table: Table, path: Path) -> None:
        """Write a table to a file."""
        table.tofile(path)

    def load(self, path: Path) -> Table:
        """A table that was written; those of a board and of its transpose have the same shape."""
        board = self.boards[0]
        return np.fromfile(path, np.int16).reshape(-1, len(boards.derangements(board.values)), board.shells)


def last_row(shells: int) -> npt.NDArray[np.int16]:
    """What the shells are worth when no duel is left (D15), for 0 to all but one."""
    return (np.sign(np.arange(shells) - shells // 2) * UNITS).astype(np.int16)


@functools.cache
def one_duel() -> Any:
    """What a duel is worth with each number of shells, from what they are worth after it (0 to all)."""
    value_of: Any = game_value(32)
    units_of = rounded(Rounding.NEAREST)

    def loop(worth: Any, gains: Any, out: Any) -> None:
        shells = worth.size - 1
        entries = np.empty(9, np.int32)
        for s in range(1, shells):
            for cell in range(9):
                entries[cell] = worth[min(max(s + gains[cell], 0), shells)]
            a, b, c, d, e, f, g, h, i = entries
            out[s] = max(out[s], units_of(value_of(a, b, c, d, e, f, g, h, i)))

    return njit(loop)


def probe(bison: boards.Layouts, wolf: boards.Layouts, left: int, board: Board) -> Table:
    """The row of one position by plain recursion, without any numbering: 30 positions for every duel left."""
    if left == 0:
        return last_row(board.shells)
    turned = np.arange(board.values).reshape(board.rows, board.columns).T.reshape(-1)
    cells = boards.cells(board)
    best = np.full(board.shells, -UNITS, np.int16)
    for first, second in itertools.combinations(range(board.values), 2):
        swapped = bison.copy()
        swapped[first], swapped[second] = bison[second], bison[first]
        if (swapped == wolf).any():
            continue
        after = probe(wolf[turned], swapped[turned], left - 1, board.transposed)
        worth = -np.append(after, UNITS)[::-1].astype(np.int32)
        one_duel()(worth, (swapped - wolf)[cells], best)
    return best

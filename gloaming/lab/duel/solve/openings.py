"""What a finished placement is worth: the first duel, after which Bison swaps, with equal shells."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numba import cuda, njit

from gloaming.envs.cuda.launch import configured
from gloaming.lab.duel.solve import boards
from gloaming.lab.duel.solve.boards import UNITS
from gloaming.lab.duel.solve.games import Rounding, game_value, rounded

THREADS = 128


@functools.cache
def first_duel(shells: int) -> Any:
    """The value to Bison, in units, of the first duel of a configuration, whose row is for one duel fewer (D9-D12)."""
    value_of: Any = game_value(32)
    units_of = rounded(Rounding.NEAREST)
    half = shells // 2

    @njit  # type: ignore[untyped-decorator]
    def entry(table: Any, row: Any, step: int) -> Any:
        after = half + step
        if after <= 0:
            return -UNITS
        if after >= shells:
            return UNITS
        both = table[row, after // 2]
        return np.int32(np.int16(both >> 16)) if after % 2 else np.int32(np.int16(both))

    def value(table: Any, row: Any, steps: Any, d: Any, wolf: Any, q: Any) -> Any:
        entries = (
            entry(table, row, steps[d, wolf[q, 0]]),
            entry(table, row, steps[d, wolf[q, 1]]),
            entry(table, row, steps[d, wolf[q, 2]]),
            entry(table, row, steps[d, wolf[q, 3]]),
            entry(table, row, steps[d, wolf[q, 4]]),
            entry(table, row, steps[d, wolf[q, 5]]),
            entry(table, row, steps[d, wolf[q, 6]]),
            entry(table, row, steps[d, wolf[q, 7]]),
            entry(table, row, steps[d, wolf[q, 8]]),
        )
        return units_of(value_of(*entries))

    return njit(value)


@functools.cache
def opening(shells: int) -> Any:
    """A kernel over all configurations."""
    value = first_duel(shells)

    def threads(table: Any, steps: Any, wolf: Any, out: Any) -> None:
        d, q = cuda.grid(2)
        if d < steps.shape[0] and q < wolf.shape[0]:
            out[q, d] = value(table, q * steps.shape[0] + d, steps, d, wolf, q)

    return cuda.jit(threads)


def openings(solver: Any, tables: list[Any]) -> Any:
    """The values of all finished placements, by class and derangement, from the tables for one duel fewer."""
    board = solver.boards[0]
    count = board.values
    steps, wolf = boards.steps(count), boards.classes(board)[:, boards.cells(board)]
    table = solver.words(tables[0])
    if isinstance(table, np.ndarray):
        value = first_duel(board.shells)
        found = [
            [value(table, q * len(steps) + d, steps, d, wolf, q) for d in range(len(steps))] for q in range(len(wolf))
        ]
        return np.array(found, np.int16)
    out = cuda.device_array((len(wolf), len(steps)), np.int16)
    grid = (-(-len(steps) // THREADS), len(wolf))
    configured(opening(board.shells), grid, (THREADS, 1))(table, cuda.to_device(steps), cuda.to_device(wolf), out)
    return out

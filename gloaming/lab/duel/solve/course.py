"""A whole solve: sweep after sweep, from no duel left to the limit, with what is kept of every table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.device import Device
from gloaming.lab.duel.solve.games import Rounding
from gloaming.lab.duel.solve.processor import Processor, last_row
from gloaming.lab.duel.solve.summary import summary

SMALL = 1 << 20  # configurations; what the processor solves in seconds

OnSweep = Callable[[int, Any, list[Any]], None]  # duels left, the solver, its tables


def solver_for(board: Board) -> Any:
    """A processor for a small board, a device for the whole one; Malformed if there is none."""
    return Processor(board) if board.size <= SMALL else Device(board)


def run(solver: Any, limit: int, on_sweep: OnSweep, before: list[Any] | None = None, done: int = 0) -> list[Any]:
    """The tables for `limit` duels left, from those for `done`; `on_sweep` sees every one."""
    tables = before or solver.filled(last_row(solver.boards[0].shells))
    for left in range(done + 1, limit + 1):
        tables = solver.sweep(tables)
        on_sweep(left, solver, tables)
    return tables


def endless(solver: Any, sweeps: int, on_sweep: OnSweep, before: list[Any] | None = None, done: int = 0) -> list[Any]:
    """Bounds on the game without a limit: lower after an odd number of sweeps, upper after an even one.

    Whatever happens after so many duels is worth at most a win to Bison: that is the first table. A bound from above
    for the one side is a bound from below for the other, and rounding goes outward. So each table bounds the game
    without a limit, and also every limit that leaves at least so many duels.
    """
    shells = solver.boards[0].shells
    row = np.full(shells, UNITS, np.int16)
    row[0] = -UNITS
    tables: list[Any] = before or solver.filled(row)
    for number in range(done + 1, sweeps + 1):
        tables = solver.sweep(tables, Rounding.DOWN if number % 2 else Rounding.UP)
        on_sweep(number, solver, tables)
    return tables


class Progress:
    """What is kept of every table: its summary, and the seconds that its sweep took."""

    def __init__(self, horizons: list[dict[str, Any]]) -> None:
        self.horizons = horizons
        self._begin = time.perf_counter()

    def __call__(self, left: int, solver: Any, tables: list[Any]) -> None:
        solver.wait()
        swept = time.perf_counter() - self._begin
        kept = summary(solver.words(tables[0]))
        self.horizons.append({"left": left, "seconds": round(swept, 3), **kept})
        self._begin = time.perf_counter()

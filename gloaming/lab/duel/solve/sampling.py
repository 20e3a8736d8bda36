"""Positions with their exact values, drawn from every table: to train the evaluator, and to test it.

A configuration whose number is a multiple of HELD_BACK is for tests only, at every horizon.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

HELD_BACK = 61
KINDS = ("train", "test")


def drawn(kind: str, size: int, count: int, left: int) -> npt.NDArray[np.int64]:
    """The numbers of some configurations out of `size`: always the same for so many duels left."""
    random = np.random.default_rng([KINDS.index(kind), left])
    if kind == "test":
        return random.integers(0, -(-size // HELD_BACK), count) * HELD_BACK
    numbers = random.integers(0, size, count)
    return np.where(numbers % HELD_BACK == 0, (numbers + 1) % size, numbers)


class Sampler:
    """Writes samples of every table into a folder: `KIND-numbers.npy` and `KIND-rows.npy`, by horizon."""

    def __init__(self, folder: Path, horizons: int, train: int, test: int, shells: int) -> None:
        self._files: dict[str, tuple[Any, Any]] = {}
        for kind, count in zip(KINDS, (train, test), strict=True):
            numbers, rows = folder / f"{kind}-numbers.npy", folder / f"{kind}-rows.npy"
            new = np.lib.format.open_memmap
            self._files[kind] = (
                new(numbers, "w+", np.uint32, (horizons, count)),
                new(rows, "w+", np.int16, (horizons, count, shells)),
            )

    def __call__(self, left: int, solver: Any, tables: list[Any]) -> None:
        for kind, (numbers, rows) in self._files.items():
            chosen = drawn(kind, solver.boards[0].size, numbers.shape[1], left)
            numbers[left - 1] = chosen
            rows[left - 1] = solver.rows(tables[0], chosen)

"""Where the arrays of a batch live and its loops run; here, in memory and on the cores of the processor."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from gloaming.core.chance import CHANCE_TYPE
from gloaming.core.events import new_log
from gloaming.core.game import Game, bind
from gloaming.core.stepping import Games, Scratch

FEWEST_ROWS = 64  # number of rows that make another thread worthwhile


class Backend(Protocol):
    """What a batch needs from the device that it lives on."""

    def put(self, array: npt.NDArray[Any]) -> Any:
        """An array on the device with these numbers."""

    def get(self, array: Any) -> npt.NDArray[Any]:
        """The numbers of an array on the device."""

    def accept(self, array: Any) -> Any:
        """An array from outside, as one on the device."""

    def refused(self, moves: Any, mask: Any) -> int:
        """The first row whose action is not among its flags, or -1."""

    def run(self, loop: Callable[..., None], games: Games, *rest: Any) -> None:
        """Run a loop of core/stepping.py over all rows."""


class Processor:
    """Compiled loops over NumPy arrays; each thread takes a range of rows and releases the interpreter's lock."""

    def __init__(self, game: Game, threads: int | None) -> None:
        self._game = game
        self._threads = threads or len(os.sched_getaffinity(0))
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="batch") if self._threads > 1 else None
        size = len(game.actions)
        self._scratch = [
            Scratch(
                np.zeros(size, np.int16),
                np.zeros(size, np.int32),
                new_log(0),
                np.zeros(1, game.state),
                np.zeros(1, CHANCE_TYPE),
            )
            for _ in range(self._threads)
        ]

    def put(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def get(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def accept(self, array: Any) -> npt.NDArray[Any]:
        given = np.asarray(array)
        return given.astype(np.int64, copy=False) if given.dtype.kind in "iu" else given

    def refused(self, moves: npt.NDArray[Any], mask: npt.NDArray[Any]) -> int:
        inside = (moves >= 0) & (moves < mask.shape[1])
        fine = inside & mask[np.arange(len(moves)), np.where(inside, moves, 0)]
        return -1 if fine.all() else int(np.argmin(fine))

    def run(self, loop: Callable[..., None], games: Games, *rest: Any) -> None:
        compiled = bind(loop, self._game.name, fast=True)
        rows = len(games.states)
        threads = max(1, min(self._threads, rows // FEWEST_ROWS))
        if self._pool is None or threads == 1:
            compiled(games, 0, rows, self._scratch[0], *rest)
            return
        ends = [rows * part // threads for part in range(threads + 1)]
        jobs = [
            self._pool.submit(compiled, games, ends[part], ends[part + 1], self._scratch[part], *rest)
            for part in range(threads)
        ]
        for job in jobs:
            job.result()

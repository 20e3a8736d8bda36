"""Where the arrays of a batch live and its loops run; here, in memory and on the cores of the processor."""

from __future__ import annotations

import importlib
import os
import threading
import weakref
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from gloaming.core.chance import CHANCE_TYPE
from gloaming.core.events import new_log
from gloaming.core.game import Game, bind
from gloaming.core.stepping import NONE, Job, Scratch, Work

FEWEST_ROWS = 64  # number of rows that make another thread worthwhile
MARGIN = 128  # bytes around what one thread writes: threads that write to the same cache line hold each other up


class Backend(Protocol):
    """What a batch needs from the device that it lives on."""

    def put(self, array: npt.NDArray[Any]) -> Any:
        """An array on the device with these numbers."""

    def get(self, array: Any) -> npt.NDArray[Any]:
        """The numbers of an array on the device."""

    def accept(self, array: Any) -> Any:
        """An array from outside, as one on the device."""

    def move(self, work: Work, moves: Any) -> int:
        """Step all games, or return the first row whose action is not among its flags; -1 if there is none."""

    def run(self, job: Job, work: Work, argument: int = 0) -> None:
        """Do a job with all rows."""


class Processor:
    """A compiled function over NumPy arrays, in which threads divide the rows (crew.py)."""

    def __init__(self, game: Game, threads: int | None) -> None:
        self._game = game
        self._threads = threads or len(os.sched_getaffinity(0))
        self._lock = threading.Lock()  # one job at a time
        self._crew: Crew | None = None

    def put(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def get(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def accept(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(array)

    def move(self, work: Work, moves: npt.NDArray[Any]) -> int:
        np.copyto(work.moves, moves, casting="unsafe")
        found = self._do(Job.MOVE, work, 0)
        return -1 if found == NONE else found

    def run(self, job: Job, work: Work, argument: int = 0) -> None:
        self._do(job, work, argument)

    def _do(self, job: Job, work: Work, argument: int) -> int:
        with self._lock:
            if self._crew is None or self._crew.process != os.getpid():  # a fork leaves the threads behind
                threads = max(1, min(self._threads, len(work.moves) // FEWEST_ROWS))
                self._crew = Crew(self._game, work, threads)
            return self._crew.do(job, argument)


class Crew:
    """The threads of a batch. All but the caller's wait in the compiled function until the crew is gone."""

    def __init__(self, game: Game, work: Work, threads: int) -> None:
        self.process = os.getpid()
        layout: Any = importlib.import_module("gloaming.envs.crew")  # which loads Numba
        self._argument, self._refused, self._job = layout.ARGUMENT, layout.REFUSED, layout.JOB
        self._desk = _apart(layout.FIRST_THREAD + layout.LINE * threads, np.int64)
        self._desk[layout.THREADS] = threads
        self._enter = bind(layout.crew, game.name, fast=True)
        self._mine = (work, _scratch(game), self._desk, 0)
        self.do(Job.OPEN, 0)
        for thread in range(1, threads):
            others = work, _scratch(game), self._desk, thread
            threading.Thread(target=self._enter, args=others, name=f"batch-{thread}", daemon=True).start()
        if threads > 1:
            weakref.finalize(self, _dismiss, self.process, self._enter, self._mine, layout.JOB)

    def do(self, job: Job, argument: int) -> int:
        """Have a job done; return the first row that was refused, or NONE."""
        self._desk[self._job], self._desk[self._argument] = job, argument
        self._enter(*self._mine)
        return int(self._desk[self._refused])


def _dismiss(process: int, enter: Any, mine: tuple[Any, ...], job: int) -> None:
    """Let the threads of a crew leave."""
    if process == os.getpid():
        mine[2][job] = Job.LEAVE
        enter(*mine)


def _apart(count: int, dtype: Any) -> npt.NDArray[Any]:
    """An array of zeros far enough from all others in memory."""
    size = count * np.dtype(dtype).itemsize
    return np.zeros(size + 2 * MARGIN, np.uint8)[MARGIN : MARGIN + size].view(dtype)


def _scratch(game: Game) -> Scratch:
    """The working memory of one thread."""
    size = len(game.actions)
    return Scratch(
        _apart(size, np.int16), _apart(size, np.int32), new_log(0), _apart(1, game.state), _apart(1, CHANCE_TYPE)
    )

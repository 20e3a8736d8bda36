"""A batch on a CUDA device: its threads run the same rules as the processor.

Needs the extra `gloaming[cuda]` (numba-cuda) and an NVIDIA driver. Arrays have `__cuda_array_interface__`, so that
PyTorch, CuPy and JAX can use them without a copy.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba import cuda

from gloaming.core.chance import CHANCE_TYPE
from gloaming.core.errors import Malformed
from gloaming.core.game import Game, bind, find
from gloaming.core.stepping import NONE, Games, Job, Scratch, Work, finish, watch
from gloaming.envs.cuda import playouts, steps
from gloaming.envs.cuda.launch import configured
from gloaming.envs.cuda.small_code import small_code

NOTHING_REFUSED = np.array([NONE])
THREADS = 64  # of a block by default: few, since rules use many registers


@functools.cache
def kernel(loop: Callable[..., None], name: str) -> Any:
    """A loop of core/stepping.py with the rules of a game as a kernel: one thread per row, each with its own memory."""
    rules = bind(loop, name, fast=not numba.config.ENABLE_CUDASIM)  # false in the simulator, which runs plain Python
    size = len(find(name).actions)
    state, stream = find(name).state, CHANCE_TYPE
    short, whole = np.int16, np.int32

    def threads(games: Any, rest: Any) -> None:
        i = cuda.grid(1)
        if i < games.states.shape[0]:
            scratch = Scratch(
                cuda.local.array(size, short),
                cuda.local.array(size, whole),
                None,
                cuda.local.array(1, state),
                cuda.local.array(1, stream),
            )
            rules(games, i, i + 1, scratch, *rest)

    return cuda.jit(threads)


@functools.cache
def refusing() -> Any:
    """A kernel that finds the first row whose action is not among its flags."""

    def threads(moves: Any, mask: Any, first: Any) -> None:
        i = cuda.grid(1)
        if i < moves.shape[0]:
            action = int(moves[i])
            if action < 0 or action >= mask.shape[1] or not mask[i, action]:
                cuda.atomic.min(first, 0, i)

    return cuda.jit(threads)


class Cuda:
    """Kernels over device arrays, run one after the other on the default stream."""

    def __init__(self, game: Game, threads: int | None) -> None:
        if not cuda.is_available():
            raise Malformed("a batch on CUDA needs an NVIDIA device and its driver, and none was found")
        self._game = game
        self._threads = threads
        self._refused = self.put(NOTHING_REFUSED)

    def put(self, array: npt.NDArray[Any]) -> Any:
        """Tables are laid out column by column: threads with a row each write to neighbours at the same time."""
        return cuda.to_device(np.asfortranarray(array))

    def get(self, array: Any) -> npt.NDArray[Any]:
        host: npt.NDArray[Any] = array.copy_to_host()
        return host

    def accept(self, array: Any) -> Any:
        if hasattr(array, "__cuda_array_interface__"):
            return cuda.as_cuda_array(array)
        return self.put(np.asarray(array))

    def move(self, work: Work, moves: Any) -> int:
        rows = moves.shape[0]
        configured(refusing(), *self._grid(rows))(moves, work.games.mask, self._refused)
        found = int(self.get(self._refused)[0])
        if found != NONE:
            self._refused.copy_to_device(NOTHING_REFUSED)
            return found
        steps.step(self._game, work.games, self._threads, moves)
        return -1

    def run(self, job: Job, work: Work, argument: int = 0) -> None:
        match job:
            case Job.STEP:
                steps.step(self._game, work.games, self._threads, work.moves)
            case Job.WANDER:
                playouts.wander(self._game, work.games, self._threads, argument, work.ended)
            case Job.WATCH:
                self._each_row(watch, work.games, argument, work.observation)
            case _:
                self._each_row(finish, work.games, work.returns)

    def _each_row(self, loop: Callable[..., None], games: Games, *rest: Any) -> None:
        with small_code():
            configured(kernel(loop, self._game.name), *self._grid(games.states.shape[0]))(games, rest)

    def _grid(self, rows: int) -> tuple[int, int]:
        threads = self._threads or THREADS
        return -(-rows // threads), threads

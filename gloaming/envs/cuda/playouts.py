"""Random play on a CUDA device: the games of a block move in the order of their tasks (what they are asked).

The threads of a warp are fast while they all do the same. So before each move a block sorts its games by task, and each
task has its own warps; a free warp takes the next. Games that end are restarted between two moves. A whole warp copies
each of them, since a single thread would hold up all others. What happens in a game depends on that game alone,
whichever warp plays it.
"""

from __future__ import annotations

import functools
import importlib
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import cuda

from gloaming.core.decisions import CHANCE
from gloaming.core.errors import Malformed
from gloaming.core.game import Game, bind, find
from gloaming.core.playout import random_move
from gloaming.core.stepping import Games, rest, wanders
from gloaming.envs.cuda.launch import configured
from gloaming.envs.cuda.small_code import small_code

WARP = 32
TASKS = 64  # more than any game has
REGISTERS = 1 << 16  # of a multiprocessor
FAST = not numba.config.ENABLE_CUDASIM  # false in the simulator, which runs plain Python
HOPPER = 227 << 10  # bytes of shared memory that a block of a Hopper device may have
EACH, BESIDE = 9, 5 << 10  # bytes that a block needs for sorting: for each game, and in total
RESTS = -1  # in place of a task: the game has made all its decisions
SLOTS, TAKEN, ENDED = range(3)  # what a block counts: slots in use, slots taken by warps, games that ended


class Shape(NamedTuple):
    """How the games of a kind are laid out on a device."""

    games: int  # of a block, at most
    threads: int  # of a block; more than games, since warps of a task are seldom full
    shared: bool  # whether their states fit into the shared memory of a block; otherwise they stay in global memory


def shape(state: np.dtype[Any], room: int) -> Shape:
    """Choose a layout: more games make a block's warps fuller, but few states fit into its shared memory."""
    for games, threads in ((2048, 1024), (1024, 1024), (512, 768)):
        if games * (state.itemsize + EACH) + BESIDE <= room:
            return Shape(games, threads, True)
    return Shape(4096, 768, False)


@functools.cache
def sorted_by_task(name: str, laid_out: Shape) -> Any:
    """The kernel of a game, with `share` games in each block.

    It is a single function on purpose: if its shared arrays were passed to others, the compiler would no longer know
    that they are shared, and random play would take twice as long.
    """
    games_most, threads_most, shared = laid_out
    move, stop, goes_on, task_of = (
        bind(part, name, fast=FAST) for part in (random_move, rest, wanders, find(name).task)
    )
    size, state = len(find(name).actions), find(name).state
    letters = state.itemsize
    byte, short, whole = np.dtype(np.uint8), np.int16, np.int32
    slots_most = games_most + (WARP - 1) * TASKS
    fast, chance = FAST, CHANCE

    def threads(games: Any, text: Any, opening: Any, share: int, decisions: int, ended: Any) -> None:
        actions, weights = cuda.local.array(size, short), cuda.local.array(size, whole)
        left = cuda.shared.array(games_most, whole)
        tasks = cuda.shared.array(games_most, np.int8)
        order = cuda.shared.array(slots_most, short)  # the game in each slot, which is one thread's work; -1: none
        anew = cuda.shared.array(games_most, short)  # games that ended
        many = cuda.shared.array((2, TASKS), whole)  # games of each task, in this turn and the next
        start = cuda.shared.array(TASKS, whole)  # first free slot of each task
        counts = cuda.shared.array((2, 3), whole)  # in this turn and the next
        thread, width, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * share
        warp, lane = thread // WARP, thread % WARP
        count = min(share, games.states.shape[0] - first)
        states = cuda.shared.array(0, state) if shared else games.states[first : first + count]
        cells = cuda.shared.array(0, byte) if shared else text[first * letters : (first + count) * letters]
        for g in range(thread, count, width):
            if shared:
                states[g] = games.states[first + g]
            left[g] = decisions
            ended[first + g] = 0
            tasks[g] = task_of(states[g]) if goes_on(states[g], decisions) else RESTS
        for slot in range(thread, slots_most, width):
            order[slot] = -1
        for task in range(thread, TASKS, width):
            many[0, task] = 0
        for kind in range(thread, 3, width):
            counts[0, kind] = 0
        now = 0
        while True:
            cuda.syncthreads()
            for g in range(thread, count, width):
                if tasks[g] != RESTS:
                    cuda.atomic.add(many, (now, int(tasks[g])), 1)
            for i in range(warp, counts[now, ENDED], width // WARP):
                for letter in range(lane, letters, WARP):
                    cells[int(anew[i]) * letters + letter] = opening[letter]
            cuda.syncthreads()
            for task in range(thread, TASKS, width):
                start[task] = cuda.atomic.add(counts, (now, SLOTS), (many[now, task] + WARP - 1) // WARP * WARP)
                many[1 - now, task] = 0
            for kind in range(thread, 3, width):
                counts[1 - now, kind] = 0
            cuda.syncthreads()
            if counts[now, SLOTS] == 0:
                break
            for g in range(thread, count, width):
                if tasks[g] != RESTS:
                    order[cuda.atomic.add(start, int(tasks[g]), 1)] = g
            cuda.syncthreads()
            while True:
                if fast:  # each free warp takes the next warp's worth of slots
                    taken = 0
                    if lane == 0:
                        taken = cuda.atomic.add(counts, (now, TAKEN), WARP)
                    slot = cuda.shfl_sync(-1, taken, 0) + lane
                else:
                    slot = cuda.atomic.add(counts, (now, TAKEN), 1)
                if slot >= counts[now, SLOTS]:
                    break
                g = int(order[slot])
                if g >= 0:
                    order[slot] = -1
                    s = states[g]
                    left[g] -= move(s, games.streams[first + g], actions, weights, None) != chance
                    if s.over:
                        ended[first + g] += 1
                        anew[cuda.atomic.add(counts, (1 - now, ENDED), 1)] = g
                        s = games.start[0]
                    tasks[g] = task_of(s) if goes_on(s, left[g]) else RESTS
            now = 1 - now
        for g in range(thread, count, width):
            if shared:
                games.states[first + g] = states[g]
            stop(games, first + g, states[g], actions)

    return cuda.jit(threads, **({"max_registers": REGISTERS // threads_most // 8 * 8} if FAST else {}))


def wander(game: Game, games: Games, threads: int | None, decisions: int, ended: Any) -> None:
    """Play a number of decisions in every game, like `core.stepping.wander`; each multiprocessor gets its share."""
    device = cuda.get_current_device()
    processors, own = (device.MULTIPROCESSOR_COUNT, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) if FAST else (1, HOPPER)
    laid_out = shape(game.state, own)
    most, wide, shared = laid_out
    rows = games.states.shape[0]
    share = min(most, -(-rows // processors))
    width = -(-min(threads or wide, share + share // 2 + 1) // WARP) * WARP
    room = share * game.state.itemsize if shared else 0
    launch = sorted_by_task(game.name, laid_out)
    arguments = games, games.states.view(np.uint8), games.start.view(np.uint8), share, decisions, ended
    with small_code():
        if room and FAST and not launch.overloads:
            compiled = launch.compile(tuple(launch.typeof_pyval(argument) for argument in arguments))
            _allow(compiled, most * game.state.itemsize)
        configured(launch, -(-rows // share), width, 0, room)(*arguments)


def _allow(kernel: Any, room: int) -> None:
    """Let a kernel use more shared memory than the default; Numba has no setting for it."""
    driver: Any = importlib.import_module("cuda.bindings.driver")
    (failed,) = driver.cuKernelSetAttribute(
        driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
        room,
        driver.CUkernel(int(kernel._codelibrary.get_cufunc().kernel.handle)),
        driver.CUdevice(cuda.get_current_device().id),
    )
    if failed:
        raise Malformed(f"this CUDA device has less than {room} bytes of shared memory for a block: {failed.name}")

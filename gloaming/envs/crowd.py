"""Random play on a CUDA device: the games of a block move in the order of what they are asked.

The threads of a warp are fast while they do the same. So before each move a block sorts its games by their questions,
and each question has warps of its own. What happens in a game depends on that game alone, whoever plays it when.
"""

from __future__ import annotations

import functools
import importlib
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import cuda

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.core.errors import Malformed
from gloaming.core.events import Column
from gloaming.core.game import Game, bind, find
from gloaming.core.playout import random_move
from gloaming.core.stepping import Games, rest, wanders
from gloaming.envs.terse import terse

WARP = 32
QUESTIONS = 32  # more than any game has
REGISTERS = 1 << 16  # of a multiprocessor
FAST = not numba.config.ENABLE_CUDASIM  # the simulator runs plain Python
HOPPER = 227 << 10  # bytes of memory of its own that a block of such a device may have
EACH, BESIDE = 8, 3 << 10  # bytes that a block sorts with: for a game, and for all


class Shape(NamedTuple):
    """How the games of a kind are laid out on a device."""

    games: int  # of a block, at most
    threads: int  # of a block; more than games, since warps of a question are seldom full
    shared: bool  # whether their states fit into a block's own memory; else they stay where they are


def shape(state: np.dtype[Any], room: int) -> Shape:
    """The more games a block has the fuller are its warps; but few states fit into its own memory."""
    for games, threads in ((2048, 1024), (1024, 1024), (512, 768)):
        if games * (state.itemsize + EACH) + BESIDE <= room:
            return Shape(games, threads, True)
    return Shape(2048, 1024, False)


@functools.cache
def crowd(name: str, laid_out: Shape) -> Any:
    """The kernel of a game: `share` games a block.

    It is one function on purpose: handed to others, the arrays of a block are no longer known to be its own, and
    random play takes twice the time.
    """
    games_most, threads_most, shared = laid_out
    move, stop, goes_on, asked = (bind(part, name, fast=FAST) for part in (random_move, rest, wanders, top))
    size, columns, state = len(find(name).actions), len(Column), find(name).state
    short, whole = np.int16, np.int32
    slots_most = games_most + (WARP - 1) * QUESTIONS
    question, chance = int(Frame.QUESTION), CHANCE

    def threads(games: Any, share: int, decisions: int, ended: Any) -> None:
        actions, weights = cuda.local.array(size, short), cuda.local.array(size, whole)
        log = cuda.local.array((1, columns), short)
        left = cuda.shared.array(games_most, whole)
        place = cuda.shared.array(games_most, short)  # of a game among those with its question; -1: it rests
        order = cuda.shared.array(slots_most, short)  # game of each slot, a thread's turn; -1: none
        many = cuda.shared.array((2, QUESTIONS), whole)  # games of each question, in this turn and the next
        start = cuda.shared.array(QUESTIONS, whole)  # first slot of each question
        slots = cuda.shared.array(2, whole)
        thread, width, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * share
        count = min(share, games.states.shape[0] - first)
        states = cuda.shared.array(0, state) if shared else games.states[first : first + count]
        for g in range(thread, count, width):
            if shared:
                states[g] = games.states[first + g]
            left[g] = decisions
            ended[first + g] = 0
        for slot in range(thread, slots_most, width):
            order[slot] = -1
        for kind in range(thread, QUESTIONS, width):
            many[0, kind] = 0
        slots[0] = 0
        now = 0
        while True:
            cuda.syncthreads()
            for g in range(thread, count, width):
                place[g] = -1
                if goes_on(states[g], left[g]):
                    place[g] = cuda.atomic.add(many, (now, asked(states[g], question)), 1)
            cuda.syncthreads()
            for kind in range(thread, QUESTIONS, width):
                start[kind] = cuda.atomic.add(slots, now, (many[now, kind] + WARP - 1) // WARP * WARP)
                many[1 - now, kind] = 0
            slots[1 - now] = 0
            cuda.syncthreads()
            if slots[now] == 0:
                break
            for g in range(thread, count, width):
                if place[g] >= 0:
                    order[start[asked(states[g], question)] + place[g]] = g
            cuda.syncthreads()
            for slot in range(thread, slots[now], width):
                g = int(order[slot])
                if g >= 0:
                    order[slot] = -1
                    s = states[g]
                    left[g] -= move(s, games.streams[first + g], actions, weights, log) != chance
                    if s.over:
                        ended[first + g] += 1
                        states[g] = games.start[0]
            now = 1 - now
        for g in range(thread, count, width):
            if shared:
                games.states[first + g] = states[g]
            stop(games, first + g, states[g], actions)

    return cuda.jit(threads, **({"max_registers": REGISTERS // threads_most // 8 * 8} if FAST else {}))


def wander(game: Game, games: Games, threads: int | None, decisions: int, ended: Any) -> None:
    """Let every game go on by so many decisions, as `core.stepping.wander` does; each multiprocessor has its share."""
    device = cuda.get_current_device()
    processors, own = (device.MULTIPROCESSOR_COUNT, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) if FAST else (1, HOPPER)
    laid_out = shape(game.state, own)
    most, wide, shared = laid_out
    rows = games.states.shape[0]
    share = min(most, -(-rows // processors))
    width = min(threads or wide, share + share // 2 + 1)
    room = share * game.state.itemsize if shared else 0
    launch = crowd(game.name, laid_out)
    arguments = games, share, decisions, ended
    with terse():
        if room and FAST and not launch.overloads:
            compiled = launch.compile(tuple(launch.typeof_pyval(argument) for argument in arguments))
            _allow(compiled, most * game.state.itemsize)
        launch[-(-rows // share), width, 0, room](*arguments)


def _allow(kernel: Any, room: int) -> None:
    """Let a kernel have more shared memory than any kernel gets unasked; Numba has no word for it."""
    driver: Any = importlib.import_module("cuda.bindings.driver")
    (failed,) = driver.cuKernelSetAttribute(
        driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
        room,
        driver.CUkernel(int(kernel._codelibrary.get_cufunc().kernel.handle)),
        driver.CUdevice(cuda.get_current_device().id),
    )
    if failed:
        raise Malformed(f"this CUDA device has less than {room} bytes of shared memory for a block: {failed.name}")

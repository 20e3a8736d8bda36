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


class Turns(NamedTuple):
    """What a block sorts its games with; numbers that are given twice are of this turn and the next."""

    left: Any  # decisions of each game still to come
    place: Any  # of each game among those with its question, or -1 if it rests
    many: Any  # games of each question, twice
    start: Any  # first slot of each question
    slots: Any  # how many there are, twice
    order: Any  # game of each slot, or -1


def sorting(name: str) -> Any:
    """What gives the games that go on their slots, those of a question side by side in warps of their own."""
    goes_on, asked = (bind(part, name, fast=FAST) for part in (wanders, top))
    question = int(Frame.QUESTION)

    def sort(turns: Any, states: Any, count: int, now: int) -> int:
        thread, width = cuda.threadIdx.x, cuda.blockDim.x
        for g in range(thread, count, width):
            turns.place[g] = -1
            if goes_on(states[g], turns.left[g]):
                turns.place[g] = cuda.atomic.add(turns.many, (now, asked(states[g], question)), 1)
        cuda.syncthreads()
        for kind in range(thread, QUESTIONS, width):
            full = (turns.many[now, kind] + WARP - 1) // WARP * WARP
            turns.start[kind] = cuda.atomic.add(turns.slots, now, full)
            turns.many[1 - now, kind] = 0
        turns.slots[1 - now] = 0
        cuda.syncthreads()
        for g in range(thread, count, width):
            if turns.place[g] >= 0:
                turns.order[turns.start[asked(states[g], question)] + turns.place[g]] = g
        cuda.syncthreads()
        return int(turns.slots[now])

    return cuda.jit(sort, device=True)


def playing(name: str) -> Any:
    """What makes a move in the game of each slot, and empties the slot."""
    move, chance = bind(random_move, name, fast=FAST), CHANCE
    size, columns, short, whole = len(find(name).actions), len(Column), np.int16, np.int32

    def play(turns: Any, states: Any, slots: int, games: Any, first: int, ended: Any, actions: Any) -> None:
        weights = cuda.local.array(size, whole)
        log = cuda.local.array((1, columns), short)
        for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
            g = int(turns.order[slot])
            if g >= 0:
                turns.order[slot] = -1
                s = states[g]
                turns.left[g] -= move(s, games.streams[first + g], actions, weights, log) != chance
                if s.over:
                    ended[first + g] += 1
                    states[g] = games.start[0]

    return cuda.jit(play, device=True)


@functools.cache
def crowd(name: str, laid_out: Shape) -> Any:
    """The kernel of a game: `share` games a block."""
    state, short, whole = find(name).state, np.int16, np.int32
    most, wide, shared = laid_out
    slots_most, size = most + (WARP - 1) * QUESTIONS, len(find(name).actions)
    sort, play, stop = sorting(name), playing(name), bind(rest, name, fast=FAST)

    def threads(games: Any, share: int, decisions: int, ended: Any) -> None:
        left = cuda.shared.array(most, whole)
        place = cuda.shared.array(most, short)
        many = cuda.shared.array((2, QUESTIONS), whole)
        start = cuda.shared.array(QUESTIONS, whole)
        slots = cuda.shared.array(2, whole)
        order = cuda.shared.array(slots_most, short)
        actions = cuda.local.array(size, short)
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
        turns, now = Turns(left, place, many, start, slots, order), 0
        while True:
            cuda.syncthreads()
            filled = sort(turns, states, count, now)
            if filled == 0:
                break
            play(turns, states, filled, games, first, ended, actions)
            now = 1 - now
        for g in range(thread, count, width):
            if shared:
                games.states[first + g] = states[g]
            stop(games, first + g, states[g], actions)

    return cuda.jit(threads, **({"max_registers": REGISTERS // wide // 8 * 8} if FAST else {}))


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

"""A step on a CUDA device, in three parts: all games take their action, chance plays in some, and all are asked anew.

The threads of a warp are fast while they all do the same, and a single game that is being dealt would hold up the
others. So the rows are sorted by task (what the game is asked) before each part, and chance plays only in the rows that
wait for it. What happens in a row depends on that row alone, whichever thread plays it.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import cuda

from gloaming.core.chance import draw, seek
from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE, lowest, pending
from gloaming.core.game import Game, bind, find
from gloaming.core.stepping import NOBODY, Games, clear, flag
from gloaming.envs.cuda.launch import configured
from gloaming.envs.cuda.playouts import FAST, RESTS, TASKS, WARP
from gloaming.envs.cuda.small_code import small_code

ROWS = 1024  # of a block
THREADS = 256  # of a block
SLOTS = ROWS + (WARP - 1) * TASKS  # warps of a task are seldom full
PARTS, CHANCES = 3, 1  # the second is chance's

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
outcome: Callable[[Any, Any], bool] = unbound


@rule
def restart(games: Any, i: int) -> None:
    """If the game is over, pay its returns and begin the next one."""
    if games.states[i].over:
        outcome(games.states[i], games.rewards[i])
        games.done[i] = True
        if i < len(games.ended):
            games.ended[i] = games.states[i]
        games.states[i] = games.start[0]


@rule
def take(games: Any, i: int, moves: Any) -> None:
    """The seat that is asked takes its action."""
    for seat in range(games.rewards.shape[1]):
        games.rewards[i, seat] = 0
    games.done[i] = False
    clear(games, i)
    seat = int(games.asked[i])
    if seat != NOBODY:
        apply(games.states[i], seat, int(moves[i]), None)
        restart(games, i)


@rule
def let_chance_play(games: Any, i: int, actions: Any, weights: Any) -> None:
    """Chance plays until a seat is asked, each draw at its own number."""
    s, stream = games.states[i], games.streams[i]
    while lowest(pending(s)) == CHANCE:
        count = legal(s, CHANCE, actions)
        number = int(stream.draw)
        index = draw(stream, number, weights, odds(s, weights), count)
        seek(stream, number + 1)
        apply(s, CHANCE, int(actions[index]), None)
        restart(games, i)


@rule
def ask_anew(games: Any, i: int) -> None:
    """List what the next seat may do."""
    seat = lowest(pending(games.states[i]))
    flag(games, i, seat, legal(games.states[i], seat, games.listed[i]))


@rule
def waits(s: Any) -> bool:
    """Whether chance is asked."""
    return lowest(pending(s)) == CHANCE


@functools.cache
def sorted_step(name: str) -> Any:
    """The kernel of a game. It is a single function, as in playouts.py, so that its arrays stay shared."""
    parts = take, let_chance_play, ask_anew, waits, find(name).task
    first_part, second_part, last_part, is_chances, task_of = (bind(part, name, fast=FAST) for part in parts)
    size, short, whole, fast = len(find(name).actions), np.int16, np.int32, FAST

    def threads(games: Any, moves: Any) -> None:
        actions, weights = cuda.local.array(size, short), cuda.local.array(size, whole)
        tasks = cuda.shared.array(ROWS, np.int8)
        order = cuda.shared.array(SLOTS, short)  # the row in each slot, which is one thread's work; -1: none
        many = cuda.shared.array(TASKS, whole)  # rows of each task
        start = cuda.shared.array(TASKS, whole)  # first free slot of each task
        used = cuda.shared.array(2, whole)  # slots in use, and slots taken by warps
        thread, width, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * ROWS
        count = min(ROWS, games.states.shape[0] - first)
        for part in range(PARTS):
            for task in range(thread, TASKS, width):
                many[task] = 0
            for kind in range(thread, 2, width):
                used[kind] = 0
            for slot in range(thread, SLOTS, width):
                order[slot] = -1
            cuda.syncthreads()
            for g in range(thread, count, width):
                tasks[g] = RESTS
                s = games.states[first + g]
                if part != CHANCES or is_chances(s):
                    tasks[g] = task_of(s)
                    cuda.atomic.add(many, int(tasks[g]), 1)
            cuda.syncthreads()
            for task in range(thread, TASKS, width):
                start[task] = cuda.atomic.add(used, 0, (many[task] + WARP - 1) // WARP * WARP)
            cuda.syncthreads()
            for g in range(thread, count, width):
                if tasks[g] != RESTS:
                    order[cuda.atomic.add(start, int(tasks[g]), 1)] = g
            cuda.syncthreads()
            while True:
                if fast:  # each free warp takes the next warp's worth of slots
                    taken = 0
                    if thread % WARP == 0:
                        taken = cuda.atomic.add(used, 1, WARP)
                    slot = cuda.shfl_sync(-1, taken, 0) + thread % WARP
                else:
                    slot = cuda.atomic.add(used, 1, 1)
                if slot >= used[0]:
                    break
                i = first + int(order[slot])
                if i >= first:
                    if part == 0:
                        first_part(games, i, moves)
                    elif part == CHANCES:
                        second_part(games, i, actions, weights)
                    else:
                        last_part(games, i)
            cuda.syncthreads()

    return cuda.jit(threads)


def step(game: Game, games: Games, threads: int | None, moves: Any) -> None:
    """Let all games take their actions, like `core.stepping.step`."""
    rows = games.states.shape[0]
    width = -(-min(threads or THREADS, rows) // WARP) * WARP
    with small_code():
        configured(sorted_step(game.name), -(-rows // ROWS), width)(games, moves)

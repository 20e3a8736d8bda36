"""Search for any game: a seat imagines worlds that could give its view, and plays on in each of them.

Worlds are drawn by the policy's `imagine`, from the seat's view and memory alone. In every world each action is tried,
and the policy plays on for all seats, with the same chance after each action; what the others remember is what the seat
takes them to. Actions that fall behind are given up, so that the rest are compared in more worlds. All of this is one
compiled call; `searcher.py` is the Python around it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from gloaming.core.chance import below, seek, weighted
from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE, lowest, pending
from gloaming.minds.policies.policy import copy_known, index_of

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
view: Callable[[Any, int, Any], None] = unbound
heeds: Callable[[Any], bool] = unbound
hear: Callable[..., None] = unbound
weigh: Callable[..., None] = unbound
imagine: Callable[..., None] = unbound
settled: Callable[[Any, Any], bool] = unbound
prospect: Callable[[Any, int, Any], float] = unbound

BLOCK = 16  # worlds after which actions may be given up
BEHIND = 2.0  # standard errors by which an action is behind the best one when it is given up
BELIEVES, OTHERS, PLAYS_ON = range(3)  # rows of traits


class Task(NamedTuple):
    """What is looked at, and what is found."""

    views: Any  # what the seat knows, a view of zeros, and room for one
    memories: Any  # what each seat remembers, as far as the seat that looks can tell
    actions: Any  # that are tried
    traits: Any  # of the seat when it believes, of the others as they play on, and of the seat as it plays on
    streams: Any  # chance, one stream
    worlds: Any  # as many as there may be
    values: Any  # by action and world: what came of it
    tried: Any  # by action: in how many worlds


class Room(NamedTuple):
    """What a world is played on with."""

    played: Any  # the world that is played on
    views: Any  # one
    memories: Any  # one a seat
    thoughts: Any  # one
    actions: Any
    weights: Any
    log: Any
    heard: Any
    worth: Any
    shares: Any


@rule
def look(task: Any, seat: int, kept: int, work: int, room: Any) -> int:
    """Try actions in worlds until so many moves are made; return in how many worlds. `kept` is never given up."""
    count, most = task.actions.shape[0], task.worlds.shape[0]
    seek(task.streams[0], most)
    imagine(
        task.views, seat, task.memories[seat], task.traits[BELIEVES], room.thoughts[0], task.streams[0], task.worlds
    )
    made, used, left = 0, 0, count
    while used < most and made < work and left > 1:
        for i in range(count):
            if task.tried[i] == used:
                made += play_on(task, seat, i, used, room)
                task.tried[i] = used + 1
        used += 1
        if used % BLOCK == 0:
            left = give_up(task, kept, used)
    return used


@rule
def play_on(task: Any, seat: int, i: int, world: int, room: Any) -> int:
    """Take an action in a world and play on; write down what comes of it, and return how many moves that took."""
    room.played[0] = task.worlds[world]
    s = room.played[0]
    for other in range(room.memories.shape[0]):
        room.memories[other] = task.memories[other]
    seek(task.streams[0], world)
    mover, action, made = seat, int(task.actions[i]), 0
    while True:
        room.log[0, 0] = 0
        apply(s, mover, action, room.log)
        made += 1
        if s.over or settled(s, task.views[0]):
            break
        tell(task, seat, room)
        mover = lowest(pending(s))
        action = choose(task, seat, mover, room)
    task.values[i, world] = prospect(s, seat, room.thoughts[0])
    return made


@rule
def tell(task: Any, seat: int, room: Any) -> None:
    """Let everybody hear what the last move brought."""
    if heeds(room.log):
        for other in range(room.memories.shape[0]):
            room.views[0] = task.views[1]
            view(room.played[0], other, room.views[0])
            copy_known(room.log, other, room.heard)
            row = PLAYS_ON if other == seat else OTHERS
            hear(room.memories[other], room.views[0], other, room.heard, task.traits[row])


@rule
def choose(task: Any, seat: int, mover: int, room: Any) -> int:
    """What whoever is asked does: chance, or a seat by the policy."""
    s, chance = room.played[0], task.streams[0]
    count = legal(s, mover, room.actions)
    if mover == CHANCE:
        weighed = odds(s, room.weights)
        return int(room.actions[weighted(chance, room.weights, count) if weighed > 0 else below(chance, count)])
    if count == 1:
        return int(room.actions[0])
    room.views[0] = task.views[1]
    view(s, mover, room.views[0])
    traits = task.traits[PLAYS_ON if mover == seat else OTHERS]
    memory, thought = room.memories[mover], room.thoughts[0]
    weigh(room.views[0], mover, memory, traits, thought, room.actions, count, room.worth, room.shares)
    return int(room.actions[index_of(room.shares, count, chance)])


@rule
def give_up(task: Any, kept: int, used: int) -> int:
    """Give up actions that are clearly worse than the best so far; return how many are left."""
    best, highest = kept, total_of(task, kept, used)
    for i in range(task.actions.shape[0]):
        if task.tried[i] == used:
            total = total_of(task, i, used)
            if total > highest:
                best, highest = i, total
    left = 0
    for i in range(task.actions.shape[0]):
        if task.tried[i] == used:
            lead, squares = 0.0, 0.0
            for world in range(used):
                difference = task.values[best, world] - task.values[i, world]
                lead += difference
                squares += difference * difference
            lead /= used
            error = math.sqrt(max(squares / used - lead * lead, 0.0) / used)
            if i not in (kept, best) and lead > BEHIND * error:
                task.tried[i] = -used
            else:
                left += 1
    return left


@rule
def total_of(task: Any, i: int, used: int) -> float:
    """All that an action brought."""
    total = 0.0
    for world in range(used):
        total += task.values[i, world]
    return total

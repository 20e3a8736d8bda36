"""Playing on from a position as it was: a policy in every seat, with what that seat remembers, many times over.

The policy sees views only, as at a table. What is open here is the position itself: nothing hidden is imagined.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.chance import CHANCE_TYPE, Chance, seek
from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import lowest, pending
from gloaming.core.game import find
from gloaming.minds.policies import compiling
from gloaming.minds.policies.policy import Policy
from gloaming.minds.policies.search import Task, choose, tell
from gloaming.minds.policies.searcher import Searcher, as_records, stream_from

apply: Callable[[Any, int, int, Any], None] = unbound
outcome: Callable[[Any, Any], bool] = unbound
settled: Callable[[Any, Any], bool] = unbound
prospect: Callable[[Any, int, Any], float] = unbound

NOBODY = -1  # in place of the seat that looks ahead: all seats play alike
MOST = 4000  # times that a position is played on
Floats = npt.NDArray[np.float64]


@rule
def play_out(task: Any, work: int, room: Any) -> int:
    """Play on, again and again, until so many moves are made; write down what each seat got, and return how often."""
    made, times = 0, 0
    while times < task.values.shape[1] and made < work:
        room.played[0] = task.worlds[0]
        s = room.played[0]
        for seat in range(room.memories.shape[0]):
            room.memories[seat] = task.memories[seat]
        seek(task.streams[0], times)
        while not s.over and not settled(s, task.worlds[0]):
            mover = lowest(pending(s))
            action = choose(task, NOBODY, mover, room)
            room.log[0, 0] = 0
            apply(s, mover, action, room.log)
            tell(task, NOBODY, room)
            made += 1
        if s.over:
            outcome(s, room.worth)
        for seat in range(room.memories.shape[0]):
            task.values[seat, times] = room.worth[seat] if s.over else prospect(s, seat, room.thoughts[0])
        times += 1
    return times


@rule
def never(_state: Any, _view: Any) -> bool:
    """A game that is always played to its end."""
    return False


@rule
def nothing(_state: Any, _seat: int, _thought: Any) -> float:
    """What is never asked for."""
    return 0.0


class PlayedOut:
    """What comes of positions of one game when a level of a policy plays on in every seat."""

    def __init__(self, policy: Policy, level: str, players: int) -> None:
        self._policy = _to_the_end(policy) if policy.settled is unbound else policy
        self._searcher = Searcher(self._policy, players, [self._policy.levels[level]] * 3, 1)
        self._world = np.zeros(1, find(policy.game).state)
        self._players = players

    def values(self, state: Any, memories: Sequence[Any], chance: Chance, work: int) -> tuple[Floats, Floats]:
        """The means by seat over as many plays as so many moves allow, and their standard errors."""
        self._world[0] = state
        task = self._task(as_records(memories, self._policy.memory), stream_from(chance), MOST)
        times = self._ready()(task, work, self._searcher.room)
        values = task.values[:, :times]
        return values.mean(axis=1), values.std(axis=1) / max(1, times - 1) ** 0.5

    def _task(self, memories: npt.NDArray[Any], streams: npt.NDArray[Any], most: int) -> Task:
        given: Task = self._searcher.samples()[0]
        values = np.zeros((self._players, most))
        return given._replace(memories=memories, streams=streams, worlds=self._world, values=values)

    def _ready(self) -> Any:
        """The compiled loop; it is compiled here if need be."""
        if self._policy not in _loaded:
            memories = np.zeros(self._players, self._policy.memory)
            samples = self._task(memories, np.zeros(1, CHANCE_TYPE), 1), 0, self._searcher.room
            compiling.make_ready(play_out, self._policy, lambda: samples)
            compiling.compiler(self._policy).compile(compiling.bound(play_out, self._policy, fast=False), samples)
            _loaded[self._policy] = compiling.bound(play_out, self._policy, fast=True)
        return _loaded[self._policy]


@functools.cache
def _to_the_end(policy: Policy) -> Policy:
    """A policy that cannot say what a game may be expected to come to."""
    return replace(policy, settled=never, prospect=nothing)


_loaded: dict[Policy, Any] = {}

"""Search from Python: what it works on, what is made of its findings, and when its compiled code is there."""

from __future__ import annotations

import math
import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gloaming.core.chance import CHANCE_TYPE, word
from gloaming.core.events import new_log
from gloaming.core.game import find
from gloaming.minds.policies import compiling
from gloaming.minds.policies.background import make_ready_beside
from gloaming.minds.policies.policy import Plain, Policy, Traits
from gloaming.minds.policies.search import Room, Task, look

Floats = npt.NDArray[np.float64]
SURE = 1.0  # standard errors
TRAITS = 3  # rows: those by which the seat believes, by which the others play on, and by which it plays on
_loaded: dict[Policy, Any] = {}
_loading: dict[Policy, threading.Thread] = {}


class Found(NamedTuple):
    """What a search found, by action."""

    worth: Floats  # the mean over worlds
    error: Floats  # its standard error
    chosen: int
    worlds: npt.NDArray[Any]  # that were looked at


class Searcher:
    """Searches positions of one game and number of players."""

    def __init__(self, policy: Policy, players: int, traits: Sequence[Traits], worlds: int) -> None:
        self._policy = policy
        game = find(policy.game)
        size, world = len(game.actions), game.start(players, {}).dtype
        self._views = np.zeros(3, world)
        self._worlds = np.zeros(worlds, world)
        self._traits = np.array(traits)
        self._lock = threading.Lock()
        self.room = Room(
            played=np.zeros(1, world),
            views=np.zeros(1, world),
            memories=np.zeros(players, policy.memory),
            thoughts=np.zeros(1, policy.thought),
            actions=np.zeros(size, np.int16),
            weights=np.zeros(size, np.int32),
            log=new_log(game.most_events),
            heard=new_log(game.most_events),
            worth=np.zeros(size),
            shares=np.zeros(size, np.int32),
        )

    def search(
        self,
        view: Any,
        seat: int,
        memories: Sequence[Plain],
        actions: Sequence[int],
        own: int,
        chance: Any,
        work: int,
        *,
        fast: bool = True,
    ) -> Found:
        """Look at a position for so many moves, from what a seat knows and remembers, and takes others to remember.

        The policy's own action is taken unless another is clearly better: in the same worlds, on average by more than
        SURE standard errors of the difference.
        """
        with self._lock:
            task = self._task(view, memories, actions, stream_from(chance))
            used = _look(self._policy, fast)(task, seat, own, work, self.room)
            worlds = self._worlds[:used].copy()
        tried = np.abs(task.tried)
        figures = [mean_of(task.values[i, :count]) for i, count in enumerate(tried)]
        leads = [mean_of(task.values[i, :count] - task.values[own, :count]) for i, count in enumerate(tried)]
        certain = [lead - SURE * error if tried[i] == used else -math.inf for i, (lead, error) in enumerate(leads)]
        certain[own] = 0.0
        worth, error = np.array(figures).T
        return Found(worth, error, int(np.argmax(certain)), worlds)

    def _task(self, view: Any, memories: Sequence[Plain], actions: Sequence[int], streams: npt.NDArray[Any]) -> Task:
        self._views[0] = view
        return Task(
            views=self._views,
            memories=as_records(memories, self._policy.memory),
            actions=np.array(actions, np.int16),
            traits=self._traits,
            streams=streams,
            worlds=self._worlds,
            values=np.zeros((len(actions), len(self._worlds))),
            tried=np.zeros(len(actions), np.int64),
        )

    def samples(self) -> tuple[Any, ...]:
        """Arguments of `look`, of the types that it is compiled for."""
        task = self._task(self._views[1], [Plain(self._policy.memory)], [0], np.zeros(1, CHANCE_TYPE))
        return task, 0, 0, 0, self.room


def mean_of(values: Floats) -> tuple[float, float]:
    """A mean and its standard error."""
    return float(values.mean()), float(values.std() / math.sqrt(max(1, len(values) - 1)))


def stream_from(chance: Any) -> npt.NDArray[Any]:
    """A stream of its own, keyed by a bot's chance."""
    stream = np.zeros(1, CHANCE_TYPE)
    stream["key"] = [word(chance) for _ in range(8)]
    return stream


def as_records(plains: Sequence[Plain], record: np.dtype[Any]) -> npt.NDArray[Any]:
    """Records with the fields of plain attributes."""
    made = np.zeros(len(plains), record)
    for row, plain in enumerate(plains):
        for name in record.names or ():
            value = getattr(plain, name)
            made[name][row] = list(value) if record[name].ndim > 1 else value
    return made


def _look(policy: Policy, fast: bool) -> Any:
    return _loaded[policy] if fast else compiling.bound(look, policy, fast=False)


def load(policy: Policy) -> None:
    """Compile the search of a policy if need be, load it, and wait for it."""
    if policy not in _loaded:
        traits = next(iter(policy.levels.values()))
        samples = Searcher(policy, find(policy.game).players[0], [traits] * TRAITS, 1).samples()
        compiling.make_ready(look, policy, lambda: samples)
        compiling.compiler(policy).compile(compiling.bound(look, policy, fast=False), samples)
        _loaded[policy] = compiling.bound(look, policy, fast=True)


def is_there(policy: Policy, maker: type) -> bool:
    """Whether the search of a policy can be used. It is waited for, so that what a bot plays never depends on time.

    At a server's tables nobody waits: see `load_in_background`.
    """
    if policy not in _loaded and _Waiting.allowed:
        load(policy)
    if policy not in _loaded and policy not in _loading:
        _loading[policy] = threading.Thread(target=_load_later, args=(policy, maker), daemon=True)
        _loading[policy].start()
    return policy in _loaded


def load_in_background() -> None:
    """From now on this process plays without a search until it is there.

    A thread loads it, after another process has compiled it if need be.
    """
    _Waiting.allowed = False


class _Waiting:
    """Whether bots may keep their players waiting."""

    allowed = True


def _load_later(policy: Policy, maker: type) -> None:
    if compiling.is_ready(look, policy) or make_ready_beside(maker):
        load(policy)

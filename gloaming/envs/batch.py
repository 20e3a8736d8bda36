"""Many games as one array of records, stepped together: on all cores, or on a CUDA device."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy as np

from gloaming.core import stepping
from gloaming.core.chance import AHEAD, check_seed, fresh_seed, from_seeds
from gloaming.core.errors import Illegal, Malformed
from gloaming.core.game import Game, Reader, find
from gloaming.core.scene import parse_scene
from gloaming.core.speech import Speech
from gloaming.core.stepping import NONE, Games, Job, Work
from gloaming.envs.numbers import read_seat, read_whole
from gloaming.envs.processor import Backend, Processor
from gloaming.envs.starting import check_rewards
from gloaming.envs.starting import start as start_of

DEVICES = ("cpu", "cuda")


class Batch:
    """Games of one kind, one in each row. Its arrays live on its device and are rewritten by every step.

    `states` holds the whole truth; `observe`, `asked` and `legal` hold what a seat may know.
    """

    def __init__(
        self, game: Game, start: Any, positions: Any, seed: str, backend: Backend, *, points: bool = False
    ) -> None:
        check_seed(seed)
        count = len(positions)
        self.game = game
        self.seed = seed
        self.players, self.options = game.settings(start)
        self._backend = backend
        streams = from_seeds([f"{seed}/{i}" for i in range(count)])
        self._points = points
        numbers = sum(length for _, length in game.observation)
        self._games = _new_games(game, start, positions, self.players, streams, backend, points)
        self._work = Work(
            games=self._games,
            moves=backend.put(np.zeros(count, np.int64)),
            observation=backend.put(np.zeros((count, numbers), np.float32)),
            returns=backend.put(np.zeros((count, self.players), np.float32)),
            ended=backend.put(np.zeros(count, np.int64)),
        )
        backend.run(Job.STEP, self._work)

    def __len__(self) -> int:
        return len(self._games.states)

    def __repr__(self) -> str:
        return f"<gloaming.Batch: {len(self)} games of {self.game.name}, {self.players} players>"

    @property
    def states(self) -> Any:
        """The games as records, with all their secrets."""
        return self._games.states

    @property
    def asked(self) -> Any:
        """For each game, the seat that acts next: the lowest of those that are asked."""
        return self._games.asked

    @property
    def legal(self) -> Any:
        """For each game, one flag per action: what the asked seat may do."""
        return self._games.mask

    @property
    def listed(self) -> Any:
        """The same actions as a list: the first `counts[i]` numbers of row i, in ascending order."""
        return self._games.listed

    @property
    def counts(self) -> Any:
        """For each game, the number of actions of the asked seat."""
        return self._games.counts

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Let the asked seat of each game take an action; return the rewards, one row per game, and which games ended.

        A game that ends pays its returns and starts again at once: everything else already belongs to the new game.
        Malformed and Illegal name the first wrong game, and then no game has moved.
        """
        try:
            moves = self._backend.accept(actions)
        except ValueError as error:  # NumPy's error for rows of different lengths
            raise Malformed(f"a step takes one action a game: {error}") from None
        if moves.shape != (len(self),):
            raise Malformed(f"a step takes one action a game, an array of shape ({len(self)},), not {moves.shape}")
        if moves.dtype.kind not in "iu":
            raise Malformed(f"actions are whole numbers, not {moves.dtype}")
        before = self._scored(self._games.states).copy() if self._points else None
        wrong = self._backend.move(self._work, moves)
        if wrong >= 0:
            raise self._refusal(wrong, int(self._backend.get(moves)[wrong]))
        if before is None:
            return self._games.rewards, self._games.done
        done = self._backend.get(self._games.done)
        now = np.where(done[:, None], self._scored(self._games.ended), self._scored(self._games.states))
        return self._backend.put((now - before).astype(np.float32)), self._games.done

    def _scored(self, states: Any) -> Any:
        """The points of each seat in each game."""
        return self._backend.get(states)[self.game.score][:, : self.players]

    def observe(self, seat: SupportsIndex | None = None) -> Any:
        """What the asked seat of each game, or one seat of all games, knows: numbers, one row per game."""
        viewer = stepping.ASKED if seat is None else read_seat(seat, self.players)
        self._backend.run(Job.WATCH, self._work, viewer)
        return self._work.observation

    def wander(self, decisions: SupportsIndex) -> Any:
        """Play a number of random decisions in every game; return how many games ended in each row."""
        wandered = read_whole(decisions, range(sys.maxsize), f"games wander by 0 decisions or more, not {decisions!r}")
        self._backend.run(Job.WANDER, self._work, wandered)
        return self._work.ended

    def playout(self) -> Any:
        """The returns of one random game from each position to its end, one row per game; the games do not move."""
        self._backend.run(Job.FINISH, self._work)
        return self._work.returns

    def _refusal(self, i: int, action: int) -> Illegal | Malformed:
        if not 0 <= action < len(self.game.actions):
            return Malformed(f"game {i}: there is no action {action}: actions are 0 to {len(self.game.actions) - 1}")
        seat = int(self._backend.get(self._games.asked)[i])
        view = self.game.blank()
        self.game.rules.view(self._backend.get(self._games.states)[i], seat, view)
        reason, clause = Speech(self.game.name, Reader(seat)).refusal(view, seat, action)
        return Illegal(f"game {i}: {self.game.actions.format(action)}: {reason}", clause)


def _new_games(
    game: Game, start: Any, positions: Any, players: int, streams: Any, backend: Backend, ended: bool
) -> Games:
    count, size = len(streams), len(game.actions)
    first = np.zeros(2, game.state)
    first[0] = start
    ahead = np.zeros((count, AHEAD + 1), np.int64)
    ahead[:, AHEAD] = NONE  # nothing is worked out yet
    arrays = Games(
        start=first,
        states=positions,
        streams=streams,
        ahead=ahead,
        asked=np.full(count, stepping.NOBODY, np.int8),
        counts=np.zeros(count, np.int32),
        listed=np.zeros((count, size), np.int16),
        mask=np.zeros((count, size), np.bool_),
        rewards=np.zeros((count, players), np.float32),
        done=np.zeros(count, np.bool_),
        ended=np.zeros(count if ended else 0, game.state),
    )
    return Games(*(backend.put(array) for array in arrays))


def batch(
    name: str,
    count: SupportsIndex,
    players: int | None = None,
    *,
    seed: str | None = None,
    scene: str | Sequence[str] | None = None,
    device: str = "cpu",
    threads: SupportsIndex | None = None,
    rewards: str = "returns",
    **options: Any,
) -> Batch:
    """Many games, stepped together. Game i draws from the seed `SEED/i`; the default seed is secret.

    Rewards are the returns at the end of a game, or the points that each step brought, in a game that counts points.

    With a scene all games begin, and begin again, at that position. With a list of scenes, one for each game, they
    begin there, and begin again at the first of them. A scene has its own players and options.

    `threads` are those of the processor, by default all cores; on a CUDA device, those of a block.
    """
    game = find(name)
    count = read_whole(count, range(1, sys.maxsize), f"a batch is of 1 game or more, not {count!r}")
    if scene is None:
        positions = np.repeat(_record(game, start_of(game, players, options)), count)
    else:
        if players is not None or options:
            raise Malformed("a scene has its own players and options")
        positions = _positions(game, scene, count)
    start = positions[0]
    check_rewards(rewards, game)
    if device not in DEVICES:
        raise Malformed(f"a batch lives on one of {', '.join(DEVICES)}, not on {device!r}")
    workers = None
    if threads is not None:
        workers = read_whole(threads, range(1, sys.maxsize), f"a batch has 1 thread or more, not {threads!r}")
    backend = Processor(game, workers) if device == "cpu" else _cuda(game, workers)
    seed = fresh_seed() if seed is None else seed
    return Batch(game, start, positions, seed, backend, points=rewards == "points")


def _record(game: Game, state: Any) -> Any:
    """A state as an array of one."""
    record = np.zeros(1, game.state)
    record[0] = state
    return record


def _positions(game: Game, scene: str | Sequence[str], count: int) -> Any:
    """The positions of all rows, which are of one game with one number of players and the same options."""
    if isinstance(scene, str):
        return np.repeat(_record(game, parse_scene(game, scene)), count)
    if len(scene) != count:
        raise Malformed(f"a batch of {count} needs as many scenes, or one for all, not {len(scene)}")
    positions = np.concatenate([_record(game, parse_scene(game, text)) for text in scene])
    settings = [game.settings(state) for state in positions]
    if any(other != settings[0] for other in settings):
        raise Malformed("the scenes of a batch have the same players and options")
    return positions


def _cuda(game: Game, threads: int | None) -> Backend:
    """The CUDA backend, or Malformed with what is missing."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise Malformed("a batch on CUDA needs numba-cuda: install gloaming[cuda]")
    from gloaming.envs.cuda.device import Cuda  # noqa: PLC0415

    return Cuda(game, threads)

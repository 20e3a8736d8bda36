"""Many games of one seat against bots, stepped together, for `gymnasium.vector`: the bots play in compiled code.

`gymnasium.make_vec("gloaming/Shamans-v0", 64, vectorization_mode="vector_entry_point")` makes one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from gloaming import minds
from gloaming.core.chance import below, fresh_seed, from_seed, from_seeds
from gloaming.core.errors import Illegal, Malformed
from gloaming.core.game import GAMES, compiled
from gloaming.envs.gymnasium import RANDOM
from gloaming.envs.numbers import read_seat, read_whole
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.policies.loop import play_games
from gloaming.envs.policies.playing import levels_of, make_ready, prepared, room_for
from gloaming.envs.spaces import action_space, flat_space, observation_space
from gloaming.envs.starting import check_rewards
from gloaming.envs.table import Table
from gloaming.minds.policies.compiling import bound

Info = dict[str, Any]


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Games in rows, each with a seat that is played from outside and bots that are levels of one policy, or random.

    A row whose game ends starts its next one in the same step: the rewards and `terminations` belong to the game that
    ended, the observation to the new one, and `infos["final_obs"]` is what the seat saw last.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  the field's own way

    def __init__(
        self,
        game: str = GAMES[0],
        players: int | None = None,
        *,
        num_envs: int = 1,
        seat: int | str = 0,
        bots: str | Sequence[str] = RANDOM,
        scene: str | None = None,
        rewards: str = "returns",
        flat: bool = False,
        **options: Any,
    ) -> None:
        """Arguments are those of `SeatEnv`; `num_envs` is the number of rows."""
        self.num_envs = read_whole(num_envs, range(1, 1 << 20), f"there is 1 row or more, not {num_envs!r}")
        self._table = Table(game, players, options, scene)
        check_rewards(rewards, self._table.game)
        self._draws_seat = seat == RANDOM
        seat = 0 if self._draws_seat else read_seat(seat, self._table.players)  # type: ignore[arg-type]
        self._names = [bots] if isinstance(bots, str) else list(bots)
        if len(self._names) >= self._table.players:
            raise Malformed(f"seats left for bots: {self._table.players - 1}; bots named: {len(self._names)}")
        self._paid, self._flat = rewards == "points", flat
        single = flat_space(self._table) if flat else observation_space(self._table)
        self.single_observation_space: Any = single
        self.single_action_space: Any = action_space(self._table)
        self.observation_space: Any = batch_space(single, self.num_envs)
        self.action_space: Any = batch_space(self.single_action_space, self.num_envs)
        self._seats = np.full(self.num_envs, seat)
        self._prepare()

    def _prepare(self) -> None:
        """The arrays of all rows, and the compiled loop that plays on until a seat from outside is asked."""
        game, rows = self._table.game.name, self.num_envs
        makers = [minds.find(name, game) for name in self._names]
        policy = policy_for(game, makers)
        if policy is None:
            raise Malformed(
                f"only bots that are levels of one policy play many games at once: {', '.join(self._names)} cannot; "
                'use vectorization_mode="sync"'
            )
        make_ready(policy)
        self._policy, self._makers, self._game = policy, makers, compiled(game)
        self._play = bound(play_games, policy, fast=True)
        self._rooms = [room_for(policy, self._table.players) for _ in range(rows)]
        # Each row has its own memories; all else of a room is used by one row at a time.
        self._rooms = [self._rooms[0]._replace(memories=room.memories) for room in self._rooms]
        seated = [[None] * self._table.players] * rows
        games = prepared(policy, seated, ["row"] * rows, {}, 0, begun=self._table.begun)
        self._games = games
        self._numbers = np.zeros((rows, self._table.observed), np.float32)
        self._mask = np.zeros((rows, len(self._game.actions)), np.int8)
        self._view, self._actions = np.zeros(2, self._game.state), np.zeros(len(self._game.actions), np.int16)
        self._series, self._started = fresh_seed(), np.zeros(rows, np.int64)
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:  # noqa: ARG002
        """Start all rows anew. Game k of row i is that of the facade's seed `SEED row i game k`."""
        self._np_random, _ = gymnasium.utils.seeding.np_random(seed)
        if seed is not None:
            self._series = str(seed)
            self._started[:] = 0
        for row in range(self.num_envs):
            self._begin(row)
        self._over = False
        return self._observation(), self._info()

    def step(self, actions: Any) -> tuple[Any, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        """Take each row's action. If one is illegal, the whole step is refused, and no game has moved."""
        chosen = np.asarray(actions)
        if self._over:
            raise Malformed("reset the environment first")
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise Malformed(f"a step takes one action a row: {self.num_envs} whole numbers")
        inside = (chosen >= 0) & (chosen < self._mask.shape[1])
        wrong = np.flatnonzero(~inside | (self._mask[np.arange(self.num_envs), np.where(inside, chosen, 0)] == 0))
        if len(wrong):
            raise Illegal(f"row {wrong[0]}: action {chosen[wrong[0]]} is not among those of its mask")
        rewards, done = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        finals: list[Any] = [None] * self.num_envs
        for row, action in enumerate(chosen.tolist()):
            before = self._worth(row)
            self._games.actions[row] = action
            self._on(row)
            rewards[row] = self._worth(row) - before
            if self._games.states[row]["over"]:
                done[row] = True
                finals[row] = self._seen(row)
                self._begin(row)
        info = self._info()
        if done.any():
            info |= {"final_obs": np.array([*finals, None], object)[:-1], "_final_obs": done.copy()}
        return self._observation(), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the seat of each row may do now."""
        return self._mask.astype(np.bool_)

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """The seat of each row that is played from outside."""
        return self._seats.copy()

    def _begin(self, row: int) -> None:
        """The next game of a row, up to the first question to its seat; games that end before are left out."""
        while True:
            seed = f"{self._series} row {row} game {self._started[row]}"
            self._started[row] += 1
            if self._draws_seat:
                self._seats[row] = below(from_seed(f"{seed} seat"), self._table.players)
            games, players, seat = self._games, self._table.players, int(self._seats[row])
            others = [other for other in range(players) if other != seat]
            makers: list[Any] = [None] * players
            for number, other in enumerate(others):
                makers[other] = self._makers[number % len(self._makers)]
            games.levels[row] = levels_of(makers, self._policy)
            games.streams[row] = from_seeds([seed])[0]
            games.chances[row] = from_seeds([f"{seed} bot {other}" for other in range(players)])
            games.counts[row] = 0
            games.tally[row, 0, 0] = 0
            self._on(row)
            if not games.states[row]["over"]:
                return

    def _on(self, row: int) -> None:
        """Play a row on until its seat is asked or its game is over, and look at it."""
        self._play(self._games, row, row + 1, self._rooms[row])
        state, seat = self._games.states[row], int(self._seats[row])
        self._view[0] = self._view[1]
        self._game.rules.view(state, seat, self._view[0])
        self._game.rules.observe(self._view[0], seat, self._numbers[row])
        self._mask[row] = 0
        if not state["over"]:
            count = self._game.rules.legal(state, seat, self._actions)
            self._mask[row, self._actions[:count]] = 1

    def _worth(self, row: int) -> float:
        """What the seat of a row has been paid so far in its game."""
        state, seat = self._games.states[row], int(self._seats[row])
        if self._paid:
            return float(state[self._game.score][seat])
        return float(self._games.returns[row, seat]) if state["over"] else 0.0

    def _seen(self, row: int) -> Any:
        numbers = self._numbers[row].copy()
        return numbers if self._flat else {"observation": numbers, "action_mask": self._mask[row].copy()}

    def _observation(self) -> Any:
        numbers = self._numbers.copy()
        return numbers if self._flat else {"observation": numbers, "action_mask": self._mask.copy()}

    def _info(self) -> Info:
        rows = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._mask.copy(), "_action_mask": rows, "seat": self.seats, "_seat": rows}

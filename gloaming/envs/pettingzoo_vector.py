"""Many games at once in the form of PettingZoo's parallel environments: what is one number there is an array here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import ParallelEnv

from gloaming.core.errors import Malformed
from gloaming.core.game import GAMES
from gloaming.envs.batch import Batch, batch
from gloaming.envs.spaces import HIGHEST

Arrays = dict[str, npt.NDArray[Any]]


class vector_env(ParallelEnv[str, Any, Any]):  # noqa: N801  the field's own way of names
    """A batch whose agents are its seats. In each row one seat is asked; the masks of the others are empty there.

    A row whose game ends starts again in the same step, so there are always all agents: rewards and terminations belong
    to the game that ended, observations to the new one.
    """

    def __init__(
        self, game: str = GAMES[0], players: int | None = None, *, num_envs: int = 64, **arguments: Any
    ) -> None:
        """`arguments` are those of `gloaming.batch`: options of the game, `scene`, `rewards`, `threads`."""
        if "seed" in arguments or arguments.get("device", "cpu") != "cpu":
            raise Malformed(
                "the seed is given to reset, and rows live on the processor: use gloaming.batch for a device"
            )
        self._make: Callable[..., Batch] = partial(batch, game, num_envs, players, **arguments)
        self._batch = self._make(seed="before the first reset")
        self.metadata = {"name": f"{game}_v0", "render_modes": []}
        self.num_envs, actions = num_envs, self._batch.legal.shape[1]
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.players)]
        self.agents: list[str] = []
        numbers = spaces.Box(0, HIGHEST, self._batch.observe().shape, np.float32)
        mask = spaces.Box(0, 1, (num_envs, actions), np.int8)
        seen = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.MultiDiscrete(np.full(num_envs, actions)))

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Arrays], dict[str, Any]]:  # noqa: ARG002
        """Start all rows; row i plays the game of the facade's seed `SEED/i`, by default a secret one."""
        self._batch = self._make(seed=None if seed is None else str(seed))
        self.agents = self.possible_agents.copy()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Arrays], Arrays, Arrays, Arrays, dict[str, Any]]:
        """Take the action of the seat that is asked in each row; what is given for the other rows is ignored."""
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise Malformed(f"no actions were given for {', '.join(missing)}")
        given = np.stack([np.asarray(actions[agent]) for agent in self.agents])
        rewards, done = self._batch.step(given[self._batch.asked, np.arange(self.num_envs)])
        paid = {agent: rewards[:, seat].copy() for seat, agent in enumerate(self.agents)}
        ended = {agent: done.copy() for agent in self.agents}
        never = {agent: np.zeros(self.num_envs, np.bool_) for agent in self.agents}
        return self._seen(), paid, ended, never, {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Arrays]:
        """What each seat knows, and what it may do where it is asked."""
        games = self._batch
        return {
            agent: {
                "observation": games.observe(seat).copy(),
                "action_mask": (games.legal & (games.asked == seat)[:, None]).astype(np.int8),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

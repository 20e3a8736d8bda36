"""The games for PettingZoo: turn by turn (AEC), or in parallel if the seats of a game answer independently.

Importing this module registers every game, built-in or not, as `gloaming/Duel-v0` and so on.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, register
from pettingzoo.utils import wrappers

from gloaming.core.decisions import TABLE as SPECTATOR
from gloaming.core.errors import Malformed
from gloaming.core.game import GAMES, find, usable
from gloaming.envs.numbers import read_action
from gloaming.envs.spaces import ILLEGAL, Observation, action_space, observation_space, observe
from gloaming.envs.starting import check_rewards
from gloaming.envs.table import RENDER_MODES, TITLES, Table, check_render_mode, render

TOGETHER = [name for name in usable() if find(name).together]


class _Seats:
    """What both kinds of environment share: one agent per seat, `player_0` for seat 0."""

    def __init__(
        self, game: str, players: int | None, scene: str | None, render_mode: str | None, options: Any
    ) -> None:
        check_render_mode(render_mode)
        self.table = Table(game, players, options, scene)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self.state_space = spaces.Box(*self.table.limits(), dtype=np.int32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows and may do, and nothing else."""
        return observe(self.table, self.possible_agents.index(agent))

    def state(self) -> npt.NDArray[np.int32]:
        """Every field of the state, including secrets: for centralised critics, never for a policy."""
        return self.table.numbers()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What everybody sees: printed, or (`ansi`, `rgb_array`) returned as text or as pixels."""
        return render(self.table, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class raw_env(_Seats, AECEnv[str, Observation, int]):  # noqa: N801  the field's own name
    """A game turn by turn. Of several seats that are asked together the lowest acts first; answers stay hidden.

    An agent acts when its seat is asked. It then also has its free moves (a Portal, revealing itself); after one of
    those it may be asked again. Illegal actions raise gloaming.Illegal and change nothing.
    """

    def __init__(
        self,
        game: str = GAMES[0],
        players: int | None = None,
        *,
        scene: str | None = None,
        render_mode: str | None = None,
        rewards: str = "returns",
        **options: Any,
    ) -> None:
        super().__init__(game, players, scene, render_mode, options)
        check_rewards(rewards, self.table.game)
        self._paid = rewards == "points"
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start the next game; without a seed it follows from the last seed given."""
        self.table.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Malformed(f"{agent} is asked: None is for agents whose game is over")
        match = self.table.match
        before = self.table.points if self._paid else 0
        match.act(self.possible_agents.index(agent), read_action(action, self.table.game))
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            gained = (self.table.points - before).astype(float).tolist()
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        elif match.over:
            self.rewards = dict(zip(self.possible_agents, match.returns, strict=True))
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        asked = self.table.match.pending
        self.agent_selection = self.possible_agents[asked[0] if asked else 0]


class parallel_env(_Seats, ParallelEnv[str, Observation, int]):  # noqa: N801  the field's own name
    """A game in which seats that are asked together act at once, such as two that show cards at the same time.

    A seat that is not asked has an empty mask, and its action is ignored.
    """

    def __init__(
        self, game: str = TOGETHER[0], *, scene: str | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        if game not in TOGETHER:
            raise Malformed(f"{game} is played turn by turn; these are played in parallel: {', '.join(TOGETHER)}")
        super().__init__(game, None, scene, render_mode, options)
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES}

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start the next game; without a seed it follows from the last seed given."""
        self.table.reset(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the actions of all seats that are asked."""
        match, agents = self.table.match, self.agents
        twin = match.copy()
        for seat in match.pending:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise Malformed(f"{agent} is asked, and no action was given for it")
            twin.act(seat, read_action(actions[agent], self.table.game))
        self.table.match = twin  # all of them, or none if one is illegal
        rewards = dict(zip(agents, twin.returns, strict=True)) if twin.over else dict.fromkeys(agents, 0.0)
        self.agents = [] if twin.over else agents
        over = dict.fromkeys(agents, twin.over)
        return self._observations(), rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}


def env(game: str = GAMES[0], players: int | None = None, **arguments: Any) -> Any:
    """`raw_env` with the wrappers of PettingZoo's classic games: an illegal action ends the game and costs 1."""
    wrapped: Any = raw_env(game, players, **arguments)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


for _name, _title in TITLES.items():
    register("aec", f"gloaming/{_title}-v0", partial(env, _name))
for _name in TOGETHER:
    register("parallel", f"gloaming/{TITLES[_name]}-v0", partial(parallel_env, _name))

"""Learn Shadow Hunters with RLlib: several agents, one policy, in minutes on a processor.

    pip install 'gloaming[pettingzoo,gymnasium]' 'ray[rllib]' torch
    python examples/rllib_shadow_hunters.py

All four seats are played by the network that learns; what a seat is, Hunter or Shadow, is among the numbers it sees.
From time to time it is measured in a seat among bots of each rung of the ladder.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from gloaming.envs.pettingzoo import raw_env
from gloaming.lab.contests.learners import rungs, told

GAME, PLAYERS = "shadow_hunters", 4
RUNGS = ("random", "beginner", "casual")


class SeatsEnv(MultiAgentEnv):
    """The PettingZoo environment as RLlib asks for it: only the seat that is asked observes and acts."""

    def __init__(self, _config: Any = None) -> None:
        super().__init__()
        self.game = raw_env(GAME, PLAYERS)
        self.possible_agents = self.game.possible_agents
        self.agents = self.possible_agents
        inner = self.game.observation_space(self.agents[0])
        mask = spaces.Box(0, 1, inner["action_mask"].shape, np.float32)
        seen = spaces.Dict({"observations": inner["observation"], "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.agents, seen)
        self.action_spaces = {agent: self.game.action_space(agent) for agent in self.agents}

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:  # noqa: ARG002
        self.game.reset(seed)
        return self._seen(), {}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], dict[str, float], Any, Any, dict[str, Any]]:
        self.game.step(int(actions[self.game.agent_selection]))
        over = self.game.table.match.over
        rewards = {agent: float(reward) for agent, reward in self.game.rewards.items()}
        return self._seen(), rewards, {"__all__": over}, {"__all__": False}, {}

    def _seen(self) -> dict[str, Any]:
        """What the asked seat sees; at the end, what everybody sees."""
        asked = self.agents if self.game.table.match.over else [self.game.agent_selection]
        found = {agent: self.game.observe(agent) for agent in asked}
        return {
            agent: {"observations": it["observation"], "action_mask": it["action_mask"].astype(np.float32)}
            for agent, it in found.items()
        }


def train(iterations: int, measured: int, every: int, batch: int = 4000, seed: int = 0) -> list[dict[str, Any]]:
    """Learn; the curve is a point for each time that the player was measured."""
    layers = DefaultModelConfig(fcnet_hiddens=[256, 256], fcnet_activation="relu")
    config = (
        PPOConfig()
        .environment(SeatsEnv, disable_env_checking=True)  # the checker takes actions that are not legal
        .env_runners(num_env_runners=0)
        .multi_agent(policies={"seat"}, policy_mapping_fn=lambda *_, **__: "seat")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=layers))
        .training(
            train_batch_size=batch, minibatch_size=batch // 4, num_epochs=4, lr=5e-4, gamma=1.0, entropy_coeff=0.01
        )
        .debugging(seed=seed)
    )
    learner = config.build_algo()

    def choose(seen: Any, mask: Any) -> Any:
        module = learner.get_module("seat")
        given = {"observations": torch.as_tensor(seen), "action_mask": torch.as_tensor(mask, dtype=torch.float32)}
        with torch.no_grad():
            return module.forward_inference({"obs": given})["action_dist_inputs"].argmax(-1).numpy()

    curve: list[dict[str, Any]] = []
    for iteration in range(iterations + 1):
        if iteration % every == 0:
            found = rungs(GAME, choose, RUNGS, measured, players=PLAYERS)
            print(f"{iteration * batch:>9} decisions: {told(found)}", flush=True)
            shares = {one.name: [one.value, *one.interval] for one in found}
            curve.append({"decisions": iteration * batch, "games": measured, "shares": shares})
        if iteration < iterations:
            learner.train()
    learner.stop()
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--measured", type=int, default=1000, help="games for each point of the curve")
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--out", type=Path, help="a file for the curve, as JSON")
    given = parser.parse_args()
    learned = train(given.iterations, given.measured, given.every)
    if given.out:
        given.out.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")

"""Learn Duel of the Shamans against random play: masked PPO of Stable-Baselines3's contrib, in minutes.

    pip install 'gloaming[gymnasium]' sb3-contrib
    python examples/ppo_duel.py

The player sits in a seat that is drawn for each game. Duels last 12 duels at most here. From time to time the player is
measured against each rung of the ladder; 0.5 is even.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from gloaming.envs.gymnasium import SeatEnv
from gloaming.lab.contests.learners import rungs, told

LIMIT = 12
ROWS, STEPS = 16, 256
RUNGS = ("random", "matrix")


def train(steps: int, measured: int, every: int, seed: int = 0) -> list[dict[str, Any]]:
    """Learn; the curve is a point for each time that the player was measured."""
    arguments = {"game": "duel", "seat": "random", "bots": "random", "limit": LIMIT, "flat": True}
    env = make_vec_env(SeatEnv, ROWS, seed, env_kwargs=arguments)
    layers = {"net_arch": [256, 256]}
    model = MaskablePPO("MlpPolicy", env, n_steps=STEPS, batch_size=1024, seed=seed, policy_kwargs=layers, device="cpu")

    def choose(seen: Any, mask: Any) -> Any:
        return model.predict(seen, action_masks=mask, deterministic=True)[0]

    curve: list[dict[str, Any]] = []
    while True:
        found = rungs("duel", choose, RUNGS, measured, limit=LIMIT)
        print(f"{model.num_timesteps:>9} steps: {told(found)}", flush=True)
        shares = {one.name: [one.value, *one.interval] for one in found}
        curve.append({"steps": model.num_timesteps, "games": measured, "shares": shares})
        if model.num_timesteps >= steps:
            return curve
        model.learn(every, reset_num_timesteps=False)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=300_000)
    parser.add_argument("--measured", type=int, default=1000, help="games for each point of the curve")
    parser.add_argument("--every", type=int, default=50_000)
    parser.add_argument("--out", type=Path, help="a file for the curve, as JSON")
    given = parser.parse_args()
    learned = train(given.steps, given.measured, given.every)
    if given.out:
        given.out.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")

"""Learn the end of a Duel against a random bot: REINFORCE with a linear policy, in plain NumPy, within a minute.

    python examples/train_duel.py

The game starts with all pawns placed, four duels to come and Bison, who learns, 8 shells behind. The policy is a
softmax over legal actions of a linear function of the observation; after every game each action taken becomes likelier
by how much better than usual the game went.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import gloaming.envs.gymnasium  # noqa: F401  registers the environments

SCENE = (
    "duel stack=masks,3,0,0,0,0 limit=4 turn=10 board=6,-4/9,-1/4,-5/2,-6/1,-7/5,-2/3,-9/8,-3/7,-8 "
    "shells=5,13 mask=-1,-1 last=-1"
)
RATE = 0.02
USUAL = 0.02  # how fast the idea of a usual game follows the games

Floats = npt.NDArray[np.float64]
Step = tuple[int, Floats, Floats]  # the action, how likely each action was, and what was seen


class Policy:
    """A linear policy: one row of weights for each action."""

    def __init__(self, actions: int, numbers: int, seed: int) -> None:
        self.weights: Floats = np.zeros((actions, numbers))
        self.dice = np.random.default_rng(seed)
        self.usual = 0.0

    def odds(self, seen: Floats, mask: npt.NDArray[np.int8]) -> Floats:
        """How likely each action is; illegal ones have no chance."""
        scores = np.where(mask == 1, self.weights @ seen, -np.inf)
        raised: Floats = np.exp(scores - scores.max())
        odds: Floats = raised / raised.sum()
        return odds

    def learn(self, reward: float, steps: list[Step]) -> None:
        """REINFORCE: the gradient of the log odds of what was done, by how much better than usual it went."""
        for action, odds, seen in steps:
            gradient = -odds
            gradient[action] += 1
            self.weights += RATE * (reward - self.usual) * np.outer(gradient, seen)
        self.usual += USUAL * (reward - self.usual)


def play(env: Any, policy: Policy) -> tuple[float, list[Step]]:
    """One game: what it brought, and its steps."""
    seen, _ = env.reset()
    steps, over, reward = [], False, 0.0
    while not over:
        odds = policy.odds(seen["observation"], seen["action_mask"])
        action = int(policy.dice.choice(len(odds), p=odds))
        steps.append((action, odds, seen["observation"]))
        seen, reward, over, _, _ = env.step(action)
    return reward, steps


def measure(env: Any, policy: Policy, games: int) -> float:
    """The mean return of some games without learning."""
    return float(np.mean([play(env, policy)[0] for _ in range(games)]))


def train(games: int = 1000, measured: int = 200, seed: int = 0) -> tuple[float, float]:
    """The mean return before and after learning from so many games."""
    env: Any = gymnasium.make("gloaming/Duel-v0", scene=SCENE, bots="random")
    env.reset(seed=seed)
    policy = Policy(env.action_space.n, env.observation_space["observation"].shape[0], seed)
    before = measure(env, policy, measured)
    for _ in range(games):
        policy.learn(*play(env, policy))
    return before, measure(env, policy, measured)


if __name__ == "__main__":
    print("mean return {:+.2f} before, {:+.2f} after".format(*train()))

"""Learn a round of Shamans by playing against oneself: PPO in PyTorch over a batch, on one processor, in minutes.

    pip install 'gloaming[gymnasium]' torch
    python examples/ppo_shamans.py

One network plays all seats of 256 games at once. It is told what the seat that is asked knows, and which actions are
legal. Rewards are points: a game is one round, and winning it brings 2 or 3. From time to time the
network is measured in a seat among bots of each rung of the ladder.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import gloaming
from gloaming.lab.contests.learners import rungs, told

ROWS, STEPS, EPOCHS, PARTS = 256, 64, 3, 8
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 5e-4
GAME: dict[str, Any] = {"players": 4, "rounds": 1, "rewards": "points"}
RUNGS = ("random", "beginner", "casual")


class Player(nn.Module):
    """Chances for all actions, and what the seat can expect."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.actions, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        inner = self.body(seen)
        scores = self.actions(inner).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=scores), self.value(inner).squeeze(-1)

    @torch.no_grad()
    def choose(self, seen: Any, mask: Any) -> Any:
        """The likeliest action of each row, as numbers."""
        return self(torch.as_tensor(seen), torch.as_tensor(mask, dtype=torch.bool))[0].probs.argmax(-1).numpy()


@torch.no_grad()
def collect(games: gloaming.Batch, player: Player) -> list[torch.Tensor]:
    """Play on; return what was seen, legal and done, how likely it was, and how it compares with what was expected."""
    rows, kept, rewards, ends = np.arange(len(games)), [], [], []
    for _ in range(STEPS):
        seen, legal = torch.tensor(games.observe()), torch.tensor(games.legal)
        odds, value = player(seen, legal)
        action = odds.sample()
        kept.append((seen, legal, action, odds.log_prob(action), value, torch.tensor(games.asked, dtype=torch.long)))
        paid, done = games.step(action.numpy())
        rewards.append(paid.copy())
        ends.append(done.copy())
    everything = torch.ones(len(games), games.legal.shape[1], dtype=torch.bool)
    later = np.stack([player(torch.tensor(games.observe(s)), everything)[1].numpy() for s in range(games.players)], 1)
    ahead, gains = np.zeros_like(later), []
    for (*_, value, asked), paid, done in zip(reversed(kept), reversed(rewards), reversed(ends), strict=True):
        later[done], ahead[done] = 0.0, 0.0
        later += paid  # what a seat is paid comes on top of what it expects at its next decision
        ahead[rows, asked] = later[rows, asked] - value.numpy() + LAMBDA * ahead[rows, asked]
        later[rows, asked] = value.numpy()
        gains.append(torch.tensor(ahead[rows, asked]))
    gained = torch.cat(gains[::-1])
    seen, legal, action, chance, value, _ = (torch.cat(part) for part in zip(*kept, strict=True))
    return [seen, legal, action, chance, gained, gained + value]


def improve(player: Player, optimizer: torch.optim.Optimizer, played: list[torch.Tensor]) -> None:
    """PPO: what went better than expected becomes likelier, within the clip."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(played[0])).chunk(PARTS):
            seen, legal, action, chance, gained, target = (column[part] for column in played)
            odds, value = player(seen, legal)
            ratio = (odds.log_prob(action) - chance).exp()
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            gain = torch.min(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
            loss = -gain + 0.5 * (value - target).square().mean() - ENTROPY * odds.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def train(updates: int, measured: int, every: int, rows: int = ROWS, seed: int = 0) -> list[dict[str, Any]]:
    """Learn; the curve is a point for each time that the player was measured."""
    torch.manual_seed(seed)
    games = gloaming.batch("shamans", rows, seed=f"ppo {seed}", **GAME)
    player = Player(games.observe().shape[1], games.legal.shape[1])
    optimizer = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    curve: list[dict[str, Any]] = []
    for update in range(updates + 1):
        if update % every == 0:
            found = rungs("shamans", player.choose, RUNGS, measured, **GAME)
            print(f"{update * STEPS * rows:>9} decisions: {told(found)}", flush=True)
            shares = {one.name: [one.value, *one.interval] for one in found}
            curve.append({"decisions": update * STEPS * rows, "games": measured, "shares": shares})
        if update < updates:
            improve(player, optimizer, collect(games, player))
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--updates", type=int, default=120)
    parser.add_argument("--measured", type=int, default=2000, help="games for each point of the curve")
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--out", type=Path, help="a file for the curve, as JSON")
    given = parser.parse_args()
    learned = train(given.updates, given.measured, given.every)
    if given.out:
        given.out.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")

"""A Monte Carlo bot in twenty lines, for any of the games: worlds that fit what its seat knows, and random games on.

python examples/monte_carlo.py duel random 4
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

import gloaming
from gloaming.core.chance import word
from gloaming.core.match import Match
from gloaming.lab.runs.arena import tournament
from gloaming.minds import BOTS
from gloaming.minds.bot import Bot


class MonteCarlo(Bot):
    """Tries each action in the same imagined worlds, plays on at random, and takes the best."""

    worlds, playouts = 6, 20

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        seed, here = f"{word(self.chance)}", Match(self.game, view, None)
        worlds = [here.resample(self.seat, seed=f"{seed} {number}") for number in range(self.worlds)]
        worth = np.zeros(len(actions))
        scenes, owners = [], []
        for place, action in enumerate(actions):
            for world in worlds:
                after = world.copy()
                after.act(self.seat, action)
                if after.over:
                    worth[place] += self.playouts * after.returns[self.seat]
                else:
                    scenes += [after.scene()] * self.playouts
                    owners += [place] * self.playouts
        if scenes:
            games = gloaming.batch(self.game.name, len(scenes), scene=scenes, seed=seed)
            np.add.at(worth, owners, games.playout()[:, self.seat])
        return actions[int(worth.argmax())]


if __name__ == "__main__":
    name, other, count = sys.argv[1:]
    BOTS[name]["monte-carlo"] = MonteCarlo
    options = {"limit": 8} if name == "duel" else {}
    report = tournament(name, ["monte-carlo", other], int(count), seed="monte carlo", options=options)
    for standing in report.standings:
        print(standing.bot, standing.wins, "won of", standing.games, standing.win_rate)

"""How a program that learns does in a seat among bots of each rung: what its curve is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from gloaming import minds
from gloaming.core.game import find
from gloaming.envs.gymnasium import RANDOM, SeatEnv
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.vector import SeatVectorEnv
from gloaming.lab.measures import Measure, around

Choose = Callable[[npt.NDArray[np.float32], npt.NDArray[np.int8]], Any]  # (observations, masks) an action for each row
ROWS = 50


def against(
    game: str, choose: Choose, bots: str, games: int, *, players: int | None = None, seed: int = 0, **options: Any
) -> Measure:
    """What a seat gets, drawn anew for each game, among bots of one kind: its share from 0 to 1 as on the ladder, or
    with `rewards="points"` its points.
    """
    rows = min(ROWS, games)
    each = -(-games // rows)  # so many of each row count: to take those that end first would favour short games
    env = _rows(game, bots, rows, players, options)
    seen, _ = env.reset(seed=seed)
    won: list[list[float]] = [[] for _ in range(rows)]
    got = np.zeros(rows)
    while min(map(len, won)) < each:
        seen, rewards, done, *_ = env.step(np.asarray(choose(seen["observation"], seen["action_mask"])))
        got += rewards
        for row in np.flatnonzero(done).tolist():
            won[row].append(float(got[row]))
        got[done] = 0
    env.close()
    low, high = find(game).bounds if options.get("rewards") != "points" else (0.0, 1.0)
    found = [(value - low) / (high - low) for row in won for value in row[:each]]
    least, most = around(found)
    return Measure("bot", bots, float(np.mean(found)), (max(0.0, least), most), len(found))


def rungs(
    game: str, choose: Choose, bots: Sequence[str], games: int, *, players: int | None = None, **options: Any
) -> list[Measure]:
    """The same for several rungs."""
    return [against(game, choose, bot, games, players=players, **options) for bot in bots]


def told(measures: Sequence[Measure]) -> str:
    """One line for people: each rung with its interval."""
    return ", ".join(f"{one.name} {one.value:.3f} [{one.interval[0]:.3f}, {one.interval[1]:.3f}]" for one in measures)


def _rows(game: str, bots: str, rows: int, players: int | None, options: dict[str, Any]) -> Any:
    """Games in compiled code if the bots can be played so."""
    if policy_for(game, [minds.find(bots, game)]) is not None:
        return SeatVectorEnv(game, players, num_envs=rows, seat=RANDOM, bots=bots, **options)
    make = partial(SeatEnv, game, players, seat=RANDOM, bots=bots, **options)
    return gymnasium.vector.SyncVectorEnv([make] * rows, autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP)

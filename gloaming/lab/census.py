"""A census of positions: random games stopped anywhere, and every position looked at for whether it can exist."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming.core.chance import from_seed
from gloaming.core.decisions import pending
from gloaming.core.errors import Impossible, Malformed
from gloaming.core.events import new_log
from gloaming.core.game import bind, find
from gloaming.core.playout import random_positions
from gloaming.core.scene import format_scene
from gloaming.lab.bench import SETTINGS

BATCH = 500
HORIZON = 1200  # moves: half of the games are stopped on the way, half are played to the end


def census(name: str, games: int) -> dict[str, int]:
    """How many positions are sound in each setting of a game; Impossible, with the scene, at the first that is not."""
    return {label: _census(name, players, options, games) for label, players, options in SETTINGS[name]}


def _census(name: str, players: int, options: dict[str, Any], games: int) -> int:
    game = find(name)
    loop = bind(random_positions, name, fast=True)
    starts, states = np.zeros(BATCH, game.state), np.zeros(BATCH, game.state)
    starts[:] = game.start(players, options)
    size = len(game.actions)
    buffers = np.zeros(size, np.int16), np.zeros(size, np.int32), new_log(0), np.zeros(1, np.int64)
    chance, dice = from_seed(f"census {name} {players}"), np.random.default_rng(players)
    done = 0
    while done < games:
        stops = np.where(dice.random(BATCH) < 0.5, dice.integers(0, HORIZON, BATCH), game.longest + 1)
        loop(starts, states, stops, chance, *buffers)
        for state in states[: games - done]:
            _look(game, state)
        done += len(states[: games - done])
    return done


def _look(game: Any, state: Any) -> None:
    """Whether a position can exist and, if it is not over, asks somebody."""
    try:
        game.check(state)
    except Malformed as error:
        raise Impossible(str(error), format_scene(game, state)) from error
    if not state.over and not pending(state):
        raise Impossible("nobody is asked", format_scene(game, state))

"""A census of random games stopped anywhere: somebody must be asked, and no position may be impossible.

Checking whether a position can exist takes a thousand times as long as playing on, so only one in LOOK is checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from gloaming.core.chance import from_seed
from gloaming.core.decisions import pending
from gloaming.core.errors import Impossible, Malformed
from gloaming.core.events import new_log
from gloaming.core.game import Game, bind, find
from gloaming.core.playout import random_positions
from gloaming.core.scene import format_scene

BATCH = 500
LOOK = 20
HORIZON = 250  # half of the games stop within this many moves, about a random game's length; half are played out


def census(name: str, games: int) -> dict[str, int]:
    """Count the games in each setting of a game; raise Impossible, with the scene, at the first wrong position."""
    return {label: _census(name, players, options, games) for label, players, options in find(name).bench}


def _census(name: str, players: int, options: Mapping[str, Any], games: int) -> int:
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
        for number, state in enumerate(states[: games - done]):
            look(game, state, closely=number % LOOK == 0)
        done += len(states[: games - done])
    return done


def look(game: Game, state: Any, *, closely: bool) -> None:
    """Whether a position that is not over asks somebody and, if checked closely, whether it can exist."""
    if not state.over and not pending(state):
        raise Impossible("nobody is asked", format_scene(game, state))
    if closely:
        try:
            game.check(state)
        except Malformed as error:
            raise Impossible(str(error), format_scene(game, state)) from error

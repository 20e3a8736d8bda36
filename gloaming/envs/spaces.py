"""What a seat observes, with the mask of legal actions, in the form of PettingZoo's classic games."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces

from gloaming.envs.table import Mask, Numbers, Table

HIGHEST = 64.0  # of an observation: few numbers are above 1, and none above the points of the longest game of Shamans
ILLEGAL = -1.0  # the reward for an illegal action, where it ends the game


class Observation(TypedDict):
    """What a seat knows, and what it may do now."""

    observation: Numbers
    action_mask: Mask


def observation_space(table: Table) -> spaces.Dict:
    """Numbers and a mask; the mask is int8, as `Discrete.sample` expects."""
    return spaces.Dict(
        {
            "observation": flat_space(table),
            "action_mask": spaces.Box(0, 1, (len(table.game.actions),), np.int8),
        }
    )


def flat_space(table: Table) -> spaces.Box:
    """The numbers alone, for libraries that ask for the mask apart."""
    return spaces.Box(0, HIGHEST, (table.observed,), np.float32)


def action_space(table: Table) -> spaces.Discrete:
    """Every action of the game."""
    return spaces.Discrete(len(table.game.actions))


def observe(table: Table, seat: int) -> Observation:
    """What a seat observes now."""
    return {"observation": table.observation(seat), "action_mask": table.mask(seat)}

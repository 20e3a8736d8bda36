"""The bots for Shamans: one policy at several levels."""

from __future__ import annotations

from gloaming.games.shamans.rules.components import MOST, MOST_ROUNDS, TILES, Tile
from gloaming.games.shamans.rules.state import Kind
from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Policy
from gloaming.minds.shamans.choices import weigh
from gloaming.minds.shamans.memory import MEMORY, hear, heeds
from gloaming.minds.shamans.thought import THOUGHT
from gloaming.minds.shamans.traits import LEVELS

POLICY = Policy(
    game="shamans",
    package="gloaming.minds.shamans",
    memory=MEMORY,
    thought=THOUGHT,
    heeds=heeds,
    hear=hear,
    weigh=weigh,
    levels=LEVELS,
    tallied=(Kind.ROUND, Kind.ROUND_WON, Kind.ROLE_SHOWN),
    most_tallied=MOST_ROUNDS * (2 + MOST + MOST + TILES[Tile.MASK]),  # at a round's end, when eliminated, by Masks
)


class HeuristicBot(PolicyBot):
    """It plays its role, and guesses the others' from what they do."""

    policy = POLICY
    level = "heuristic"

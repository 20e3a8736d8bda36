"""The bots for Shadow Hunters: one policy at several levels."""

from __future__ import annotations

from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Policy
from gloaming.minds.shadow_hunters.choices import weigh
from gloaming.minds.shadow_hunters.memory import MEMORY, hear, heeds
from gloaming.minds.shadow_hunters.thought import THOUGHT
from gloaming.minds.shadow_hunters.traits import LEVELS

POLICY = Policy(
    game="shadow_hunters",
    package="gloaming.minds.shadow_hunters",
    memory=MEMORY,
    thought=THOUGHT,
    heeds=heeds,
    hear=hear,
    weigh=weigh,
    levels=LEVELS,
    tallied=(),
    most_tallied=0,
)


class HeuristicBot(PolicyBot):
    """It plays its character, and guesses the others' from what it has learned and what they do."""

    policy = POLICY
    level = "heuristic"

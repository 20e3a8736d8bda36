"""The options and the things to explain; the words are in messages/."""

from __future__ import annotations

from bisect import bisect

from gloaming.core.about import Choices, Outline
from gloaming.games.shamans.rules.components import (
    LONGEST_TRACK,
    RITUAL_NAMES,
    SEAT_NAMES,
    WORLD_NAMES,
    WORLDS_IN_PLAY,
)

# The players with whom a World comes in (S3).
_FEWEST = {f"world-{name}.title": bisect(WORLDS_IN_PLAY, world) for world, name in enumerate(WORLD_NAMES)}

OUTLINE = Outline(
    minutes=(30, 60),
    options={
        "track": Choices("S4", ("none", "12", "16", "22", "30", "36", "48", "60")),
        "start": Choices("S4", ("none",), bounds=(1, LONGEST_TRACK - 1)),
        "rituals": Choices("S3", RITUAL_NAMES, parts=tuple(_FEWEST), fewest=_FEWEST),
        "first": Choices("S5", ("none", *SEAT_NAMES), fewest={name: int(name) + 1 for name in SEAT_NAMES}),
    },
    glossary={
        "purple": "S3",
        "blue": "S3",
        "green": "S3",
        "yellow": "S3",
        "silver": "S3",
        "brown": "S3",
        "red": "S3",
        "hand": "S11",
        "destination": "S10",
        "guide": "S10",
        "lowest": "S17",
        "highest": "S20",
        "worlds": "S13",
        "track": "S33",
        "moon": "S33",
        "pawn": "S13",
        "shaman": "S34",
        "shadow": "S33",
        "role": "S7",
        "dagger": "S32",
        "portal": "S25",
        "shard": "S37",
        "mask": "S26",
        "down": "S18",
        "slots": "S17",
        "pile": "S18",
        "eclipse": "S22",
        "passed": "S24",
        "illumination": "S31",
        "stabilization": "S29",
        "permutation": "S30",
        "neutralization": "S32",
        "eliminated": "S36",
        "points": "S41",
        "cards": "S34",
        "marker": "S40",
        "round": "S40",
    },
)

"""The games and settings for the ladder: every number of players, every option that changes rules."""

from __future__ import annotations

from gloaming.testing import Setup

# One World for every ritual, different from the default.
RITUALS = "neutralization,permutation,stabilization,illumination,permutation,neutralization,stabilization"

SETUPS = (
    Setup("duel", 2, (("limit", 12),)),
    Setup("duel", 2, (("variant", "memory"), ("limit", 12))),
    Setup("duel", 2, (("variant", "professional"), ("limit", 12))),
    Setup("shamans", 3),
    Setup("shamans", 4, (("first", 2),)),
    Setup("shamans", 5),
    Setup("shamans", 5, (("track", 40), ("start", 1), ("rituals", RITUALS))),
    Setup("shadow_hunters", 4),
    Setup("shadow_hunters", 4, (("abilities", False),)),
    Setup("shadow_hunters", 5, (("edition", "french"),)),
    Setup("shadow_hunters", 6, (("edition", "english"),)),
    Setup("shadow_hunters", 6, (("quick_start", True),)),
    Setup("shadow_hunters", 7, (("expansion", "initial"),)),
    Setup("shadow_hunters", 8, (("expansion", "random"),)),
)

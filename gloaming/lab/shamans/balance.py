"""What to look at in Shamans: rituals, Artifacts, eliminations, and who leads in points."""

from __future__ import annotations

from gloaming.games.shamans.rules.components import RITUAL_NAMES, TILE_NAMES
from gloaming.games.shamans.rules.state import Ending, Kind
from gloaming.lab.balance.facts import Balance, Happening, Score

ENDINGS = ("", *(ending.name.lower().replace("_", " ") for ending in Ending))

BALANCE = Balance(
    happenings=(
        Happening("performs", Kind.COMPLETED, "ritual", RITUAL_NAMES),
        Happening("takes", Kind.TAKEN, "tile", TILE_NAMES),
        Happening("draws", Kind.DRAWN, "tile", TILE_NAMES),
        Happening("uses a Portal", Kind.PORTAL),
        Happening("uses a Dagger", Kind.DAGGER),
        Happening("is eliminated", Kind.ELIMINATED),
        Happening("exchanges roles", Kind.EXCHANGED),
        Happening("Eclipse", Kind.ECLIPSE, to_a_seat=False),
        Happening("ends by", Kind.ROUND_WON, "why", ENDINGS, to_a_seat=False),
    ),
    part=Kind.ROUND,
    turn=Kind.TURN,
    unmasked=(Kind.ROLE_SHOWN,),
    score=Score(Kind.SCORED, "points"),
)

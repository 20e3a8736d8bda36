"""What to look at in Duel of the Shamans: shells paid, ties, swaps, and who leads in shells."""

from __future__ import annotations

from gloaming.games.duel.rules.state import Ending, Kind
from gloaming.lab.balance.facts import Balance, Happening, Score

ENDINGS = ("", *(ending.name.lower().replace("_", " ") for ending in Ending))

BALANCE = Balance(
    happenings=(
        Happening("pays", Kind.PAID, "shells", ("nothing", *(str(shells) for shells in range(1, 19)))),
        Happening("swaps", Kind.SWAPPED),
        Happening("exchanges", Kind.EXCHANGED),
        Happening("tie", Kind.TIED, to_a_seat=False),
        Happening("ends by", Kind.ENDED, "ending", ENDINGS, to_a_seat=False),
    ),
    turn=Kind.DUEL,
    score=Score(Kind.PAID, "shells", paid=True),
)

"""Every move as a number, and as text that people read."""

from __future__ import annotations

from gloaming.core.actions import Actions, Family
from gloaming.games.duel.rules.components import CELLS, COLUMNS, NUMERALS, PAWNS, ROWS

ACTIONS = Actions(
    place=Family("place", (NUMERALS, CELLS)),
    place_any=Family("place", (PAWNS, CELLS)),
    mask=Family("mask", (ROWS + COLUMNS,)),
    swap=Family("swap", (CELLS,), pairs=True),
    exchange=Family("swap", (PAWNS,), pairs=True),
    confirm=Family("confirm"),
    hurry=Family("hurry"),
    time=Family("time"),
)
PLACE = ACTIONS.first("place")
PLACE_ANY = ACTIONS.first("place_any")
MASK = ACTIONS.first("mask")
SWAP = ACTIONS.first("swap")
EXCHANGE = ACTIONS.first("exchange")
CONFIRM = ACTIONS.first("confirm")
HURRY = ACTIONS.first("hurry")  # the table's: the time for this question is over (D9, D18)
TIME = ACTIONS.first("time")  # the table's: the time for the whole game is over (D15)

"""A position, as a table to read aloud."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from gloaming.core.decisions import frames


class Question(IntEnum):
    """What can be asked."""

    PLACE = 1  # of the mover: a pawn for a cell
    MASKS = 2  # of both at once
    LAPSE = 3  # of chance, when the time for masks is over; A: mask of the sides still to choose
    CONFIRM = 4  # of both: the shown pawns may be turned down; A: their cell
    SWAP = 5  # of one side


class Kind(IntEnum):
    """What can happen, with what an event of the kind carries."""

    PLACED = 1  # seat: mover; A: side of the pawn; B: cell; secret: value
    CHOSE = 2  # seat; secret: mask
    HURRIED = 3  # the time for a question is over
    DUEL = 4  # A: row; B: column; C: the number of this duel
    SHOWN = 5  # A: cell; B: Bison's strength; C: Wolf's strength
    PAID = 6  # seat: the loser; A: shells; B: cell
    TIED = 7  # B: cell
    SWAPPED = 8  # seat; A and B: cells
    EXCHANGED = 9  # seat; A and B: pawns, signed
    ENDED = 10  # A: winner, or -1 for a draw; B: Ending


class Ending(IntEnum):
    """Why a game is over."""

    ALL_SHELLS = 1  # D14
    LIMIT = 2  # D15
    TIME = 3  # D15


DEPTH = 1

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                *frames(DEPTH),
                ("variant", "i1"),  # Variant
                ("memory_aid", "i1"),  # 1 if people are shown again what they have seen (D20)
                ("limit", "i2"),  # duels, 0 for none (D15)
                ("turn", "i1"),  # placement turns finished (D4)
                ("left", "i1"),  # pawns still to place in this turn
                (
                    "board",
                    "i1",
                    (9, 2),
                ),  # two pawns a cell, signed; Bison's and Wolf's until pawns are exchanged
                ("shown", "i1", (9, 2)),  # 1 where both sides have seen the pawn (D18)
                ("reserve", "i2", (2,)),  # pawns not yet placed, bit value - 1
                ("shells", "i1", (2,)),
                ("mask", "i1", (2,)),  # chosen in secret: row 0-2, column 0-2, or NO_MASK (D9)
                ("duels", "i2"),  # duels paid
                ("last", "i2"),  # the cell of the last duel, or NO_CELL
            ],
            align=True,
        ),
    )
)

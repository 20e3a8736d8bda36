"""A position, as a table to read aloud."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, TypeAlias

from gloaming.core.decisions import WIDTH, Questions
from gloaming.core.records import I1, I2, Grid, Row, dtype_of


class Question(IntEnum):
    """The questions that can be asked."""

    PLACE = 1  # of one side: a pawn for a cell
    MASKS = 2  # of both at once
    LAPSE = 3  # of chance, once the time for masks is over; A: mask of the sides still to choose
    CONFIRM = 4  # of both: the shown pawns may be turned down; A: their cell
    SWAP = 5  # of one side


class Kind(IntEnum):
    """The kinds of event; events.py names the facts of each."""

    PLACED = 1
    CHOSE = 2
    HURRIED = 3
    DUEL = 4
    SHOWN = 5
    PAID = 6
    TIED = 7
    SWAPPED = 8
    EXCHANGED = 9
    ENDED = 10


class Ending(IntEnum):
    """Why a game is over."""

    ALL_SHELLS = 1  # D14
    LIMIT = 2  # D15
    TIME = 3  # D15


DEPTH = 1


class State(Questions):
    """A position, as a table to read aloud."""

    stack: Annotated[Grid, "i2", (DEPTH, WIDTH)]
    variant: I1  # Variant
    memory_aid: I1  # 1 if people may look again at what they have seen (D20)
    limit: I2  # duels, 0 for none (D15)
    turn: I1  # placement turns finished (D4)
    left: I1  # pawns still to place in this turn
    board: Annotated[Grid, "i1", (9, 2)]  # two pawns a cell, signed; Bison's and Wolf's until pawns are exchanged
    shown: Annotated[Grid, "i1", (9, 2)]  # 1 where both sides have seen the pawn (D18)
    reserve: Annotated[Row, "i2", (2,)]  # pawns not yet placed, bit value - 1
    shells: Annotated[Row, "i1", (2,)]
    mask: Annotated[Row, "i1", (2,)]  # chosen in secret: row 0-2, column 0-2, or NO_MASK (D9)
    duels: I2  # duels paid
    last: I2  # the cell of the last duel, or NO_CELL


View: TypeAlias = State  # what one viewer knows about a position; everything else is UNKNOWN
STATE = dtype_of(State)

"""The material: cells, pawns, masks, shells, and the moves they allow (D1-D4)."""

from __future__ import annotations

from enum import IntEnum

from gloaming.core.compile import inline_rule


class Side(IntEnum):
    """D2: the two sides are the two seats."""

    BISON = 0
    WOLF = 1


class Variant(IntEnum):
    """D16, D21, D26: the variants do not combine."""

    BASE = 0
    MEMORY = 1
    PROFESSIONAL = 2


PLAYERS = len(Side)
BOTH = 1 << Side.BISON | 1 << Side.WOLF
VALUES = 9  # D2: one pawn of each value 1-9
SHELLS = 18  # D2: always
START_SHELLS = 9
MASKS = 3  # D3
TURNS = (1, 2, 2, 2, 2, 2, 2, 2, 2, 1)  # D4: pawns placed in each turn, Bison first
MOST_DUELS = 400  # D15

# A pawn is its value, positive for Bison, negative for Wolf; no pawn is 0.
FACE_DOWN = 10  # a pawn of which the viewer may know only the side, by its sign
NO_MASK = -1
NO_CELL = -1
HIDDEN_MASK = -2  # chosen, but the viewer may not know which

SIDES = tuple(side.name.lower() for side in Side)
VARIANTS = tuple(variant.name.lower() for variant in Variant)
ROWS = ("1", "2", "3")
COLUMNS = ("a", "b", "c")
CELLS = tuple(column + row for row in ROWS for column in COLUMNS)  # D1: row by row
NUMERALS = tuple(str(value) for value in range(1, VALUES + 1))
PAWNS = tuple(f"{side}-{value}" for side in SIDES for value in NUMERALS)


@inline_rule
def pawn_of(side: int, value: int) -> int:
    """D2: the pawn of a side, as the board holds it."""
    return value if side == Side.BISON else -value


@inline_rule
def pawn_numbered(number: int) -> int:
    """D2: a pawn by its number in PAWNS."""
    return pawn_of(number // VALUES, number % VALUES + 1)


@inline_rule
def number_of(pawn: int) -> int:
    """D2: the number of a pawn in PAWNS."""
    return pawn - 1 if pawn > 0 else VALUES - 1 - pawn

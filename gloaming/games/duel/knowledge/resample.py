"""A full position that could give this view: what the viewer does not know is drawn at random."""

from __future__ import annotations

from gloaming.core.chance import Chance, below
from gloaming.core.compile import rule
from gloaming.core.decisions import UNKNOWN
from gloaming.games.duel.rules.components import (
    FACE_DOWN,
    HIDDEN_MASK,
    MASKS,
    VALUES,
    pawn_of,
)
from gloaming.games.duel.rules.state import View


@rule
def resample(v: View, chance: Chance) -> None:
    """Turn a view into a full state that could give this view: hidden pawns are dealt at random (D16, D17)."""
    for side in range(2):
        if v.mask[side] == HIDDEN_MASK:
            v.mask[side] = below(chance, MASKS)
        unseen = unseen_pawns(v, side)
        for cell in range(VALUES):
            if abs(int(v.board[cell, side])) == FACE_DOWN:
                value = draw_pawn(unseen, chance)
                unseen &= ~(1 << (value - 1))
                v.board[cell, side] = pawn_of(side, value)
        if v.reserve[side] == UNKNOWN:
            v.reserve[side] = unseen


@rule
def unseen_pawns(v: View, side: int) -> int:
    """The pawns of a side that the viewer does not see on the board."""
    unseen = (1 << VALUES) - 1
    for cell in range(VALUES):
        for slot in range(2):
            value = pawn_of(side, int(v.board[cell, slot]))
            if 0 < value < FACE_DOWN:
                unseen &= ~(1 << (value - 1))
    if v.reserve[side] != UNKNOWN:
        unseen &= ~int(v.reserve[side])
    return unseen


@rule
def draw_pawn(pawns: int, chance: Chance) -> int:
    """The value of one pawn of a set, drawn with equal chances."""
    count = 0
    for value in range(VALUES):
        count += pawns >> value & 1
    skip = below(chance, count)
    value = 0
    while not pawns >> value & 1 or skip > 0:
        skip -= pawns >> value & 1
        value += 1
    return value + 1

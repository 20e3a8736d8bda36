"""A view as numbers, for machine learning."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import UNKNOWN, Frame, top
from gloaming.core.records import Numbers, Seat
from gloaming.games.duel.rules.components import (
    FACE_DOWN,
    MASKS,
    NO_MASK,
    PLAYERS,
    SHELLS,
    VALUES,
)
from gloaming.games.duel.rules.state import View

SECTIONS = (
    ("seat", 2),  # which side the viewer is; both 0 for a spectator
    ("variant", 3),
    ("question", 5),
    ("asked", 2),  # who is asked
    ("left", 1),  # pawns to place in this turn, of 2
    ("board", 18 * 20),  # the cell of each of two pawns: which of 18 pawns, or one of Bison's or Wolf's face down
    ("reserve", 18),  # 1 for each pawn known to be in a reserve
    ("shells", 2),  # share of 18
    ("mask", 6),  # the viewer's own choice: three rows, three columns
    ("chosen", 2),  # which sides have chosen
    ("duels", 1),  # as a share of the limit, or of 400
)
OBSERVATION = sum(length for _, length in SECTIONS)


@rule
def observe(v: View, viewer: Seat, out: Numbers) -> int:
    """Write a view as numbers, section by section as in SECTIONS; return how many were written."""
    for i in range(OBSERVATION):
        out[i] = 0
    n = 0
    if viewer < PLAYERS:
        out[n + viewer] = 1
    n += 2
    out[n + int(v.variant)] = 1
    n += 3
    if v.depth > 0:
        out[n + top(v, Frame.QUESTION) - 1] = 1
    n += 5
    for side in range(2):
        out[n + side] = top(v, Frame.ASKED) >> side & 1
    n += 2
    out[n] = int(v.left) / 2
    n += 1
    for cell in range(VALUES):
        for slot in range(2):
            pawn = int(v.board[cell, slot])
            if abs(pawn) == FACE_DOWN:
                out[n + 18 + (pawn < 0)] = 1
            elif pawn > 0:
                out[n + pawn - 1] = 1
            elif pawn < 0:
                out[n + VALUES - pawn - 1] = 1
            n += 20
    for side in range(2):
        for value in range(VALUES):
            out[n + value] = int(v.reserve[side]) >> value & 1 if v.reserve[side] != UNKNOWN else 0
        n += VALUES
    for side in range(2):
        out[n + side] = int(v.shells[side]) / SHELLS
        if v.mask[side] >= 0:
            out[n + 2 + side * MASKS + int(v.mask[side])] = 1
        out[n + 8 + side] = v.mask[side] != NO_MASK
    n += 10
    out[n] = int(v.duels) / (int(v.limit) if v.limit > 0 else 400)
    return n + 1

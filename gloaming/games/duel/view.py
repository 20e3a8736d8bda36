"""What a seat may know, built from nothing; and what is drawn or learned from that alone."""

from __future__ import annotations

from typing import Any

from gloaming.core.chance import below
from gloaming.core.compile import rule
from gloaming.core.decisions import UNKNOWN, Frame, show_questions, top
from gloaming.games.duel.components import (
    FACE_DOWN,
    HIDDEN_MASK,
    MASKS,
    NO_MASK,
    PLAYERS,
    SHELLS,
    VALUES,
    Variant,
)
from gloaming.games.duel.effects import pawn_of
from gloaming.games.duel.state import Question


@rule
def view(s: Any, viewer: int, out: Any) -> None:
    """Fill `out`, a record of zeros, with what a viewer knows who has forgotten nothing.

    D2, D8: all is public but a chosen mask (D9) and, in the memory variant, pawns and reserves (D16): a side
    knows its own, and what duels have shown to both (D18), wherever it was swapped to (D19). D20: a spectator
    knows what both sides do; after the end the board is turned up for all.
    """
    public(s, out)
    for side in range(2):
        mine = side == viewer
        open_reserve = mine or s.variant != Variant.MEMORY or s.over
        out.reserve[side] = s.reserve[side] if open_reserve else UNKNOWN
        out.mask[side] = s.mask[side] if mine or s.mask[side] == NO_MASK else HIDDEN_MASK
    for cell in range(VALUES):
        for slot in range(2):
            pawn = int(s.board[cell, slot])
            mine = pawn_of(viewer, pawn) > 0 and viewer < PLAYERS
            known = mine or s.variant != Variant.MEMORY or s.shown[cell, slot] == 1 or s.over
            out.board[cell, slot] = pawn if known else face_down(pawn)


@rule
def public(s: Any, out: Any) -> None:
    """Copy what everybody knows."""
    show_questions(s, out)
    out.variant = s.variant
    out.memory_aid = s.memory_aid
    out.limit = s.limit
    out.turn = s.turn
    out.left = s.left
    out.duels = s.duels
    out.last = s.last
    for side in range(2):
        out.shells[side] = s.shells[side]
        for cell in range(VALUES):
            out.shown[cell, side] = s.shown[cell, side]


@rule
def face_down(pawn: int) -> int:
    """D16: the back of a pawn tells its side alone."""
    return 0 if pawn == 0 else FACE_DOWN if pawn > 0 else -FACE_DOWN


@rule
def glance(v: Any) -> None:
    """D20: make of what a viewer knows what a person sees.

    In the memory variant that is only the pawns shown just now, unless the table turned the memory aid on.
    """
    if v.variant != Variant.MEMORY or v.over or v.memory_aid:
        return
    confirming = top(v, Frame.QUESTION) == Question.CONFIRM
    for cell in range(VALUES):
        for slot in range(2):
            if not (confirming and top(v, Frame.A) == cell):
                v.board[cell, slot] = face_down(int(v.board[cell, slot]))


@rule
def resample(v: Any, chance: Any) -> None:
    """Turn a view into a full state that it could be a view of: hidden pawns are dealt at random (D16, D17)."""
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
def unseen_pawns(v: Any, side: int) -> int:
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
def draw_pawn(pawns: int, chance: Any) -> int:
    """The value of one pawn of a set, each equally likely."""
    count = 0
    for value in range(VALUES):
        count += pawns >> value & 1
    skip = below(chance, count)
    value = 0
    while not pawns >> value & 1 or skip > 0:
        skip -= pawns >> value & 1
        value += 1
    return value + 1


SECTIONS = (
    ("seat", 2),  # which side looks on; both 0 for a spectator
    ("variant", 3),
    ("question", 5),
    ("asked", 2),  # who is asked
    ("left", 1),  # pawns to place in this turn, of 2
    ("board", 18 * 20),  # for each of two pawns a cell: which of 18, or face down Bison's, Wolf's
    ("reserve", 18),  # 1 for each pawn known to be in a reserve
    ("shells", 2),  # share of 18
    ("mask", 6),  # the own choice: three rows, three columns
    ("chosen", 2),  # who has chosen
    ("duels", 1),  # share of the limit, or of 400
)
OBSERVATION = sum(length for _, length in SECTIONS)


@rule
def observe(v: Any, viewer: int, out: Any) -> int:
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

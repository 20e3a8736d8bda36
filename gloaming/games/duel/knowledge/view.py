"""What a seat may know, built up from nothing."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import UNKNOWN, Frame, show_questions, top
from gloaming.core.records import Seat
from gloaming.games.duel.rules.components import (
    FACE_DOWN,
    HIDDEN_MASK,
    NO_MASK,
    PLAYERS,
    VALUES,
    Variant,
    pawn_of,
)
from gloaming.games.duel.rules.state import Question, State, View


@rule
def view(s: State, viewer: Seat, out: View) -> None:
    """Fill `out`, a blank record, with everything that a viewer with perfect memory knows.

    D2, D8: everything is public except a chosen mask (D9) and, in the memory variant, pawns and reserves (D16). There a
    side knows its own, and what duels have shown to both (D18), even after a swap (D19). D20: a spectator knows what
    both sides know; after the end all pawns are turned up.
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
def public(s: State, out: View) -> None:
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
    """D16: the back of a pawn shows only its side."""
    return 0 if pawn == 0 else FACE_DOWN if pawn > 0 else -FACE_DOWN


@rule
def glance(v: View) -> None:
    """D20: reduce what a viewer knows to what a person sees.

    In the memory variant that is only the pawns shown just now, unless the table turned the memory aid on.
    """
    if v.variant != Variant.MEMORY or v.over or v.memory_aid:
        return
    confirming = top(v, Frame.QUESTION) == Question.CONFIRM
    for cell in range(VALUES):
        for slot in range(2):
            if not (confirming and top(v, Frame.A) == cell):
                v.board[cell, slot] = face_down(int(v.board[cell, slot]))

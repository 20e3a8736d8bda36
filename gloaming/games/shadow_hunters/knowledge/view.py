"""What a seat may know, built up from nothing (H18, H22, H62, H76)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import SEATS, TABLE, UNKNOWN, Frame, show_questions, top
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.cards import CARD_KINDS, COUNT, FIRST_VISION
from gloaming.games.shadow_hunters.rules.components import DECKS, PLACES
from gloaming.games.shadow_hunters.rules.predicates import is_revealed
from gloaming.games.shadow_hunters.rules.state import HISTORY, PUBLIC, Question, Reply, State, View


@rule
def view(s: State, viewer: Seat, out: View) -> None:
    """Fill `out`, a blank record, with everything that a viewer with perfect memory knows.

    H3: one's own character and those face up; H62: the Visions one gave or received, all outcomes, and everything that
    these rule out; H77: one's own answer in a window that is still open. The rest of the table is open to all.
    """
    public_settings(s, out)
    public_table(s, out)
    for seat in range(int(s.players)):
        mine = seat == viewer
        known = mine or is_revealed(s, seat) or s.character[seat] == 0
        out.character[seat] = s.character[seat] if known else UNKNOWN
        out.reply[seat] = s.reply[seat] if mine or s.reply[seat] == Reply.NONE else UNKNOWN
        out.ruled_out[PUBLIC, seat] = s.ruled_out[PUBLIC, seat]
        if viewer < SEATS:
            out.ruled_out[viewer, seat] = s.ruled_out[viewer, seat]
    known = s.vision == 0 or is_party(s, viewer)
    out.vision = s.vision if known else UNKNOWN
    out.exchanges = s.exchanges
    for row in range(HISTORY):
        for column in range(4):
            out.history[row, column] = s.history[row, column]
        if row < s.exchanges and s.history[row, 0] != viewer and s.history[row, 1] != viewer:
            out.history[row, 2] = UNKNOWN
    vision_cards(s, viewer, out)


@rule
def public_settings(s: State, out: View) -> None:
    """Copy the questions, the options and the course of the game, which everybody knows."""
    show_questions(s, out)
    out.players = s.players
    out.first = s.first
    out.abilities = s.abilities
    out.quick_start = s.quick_start
    out.expansion = s.expansion
    out.bob_any = s.bob_any
    out.charles_before = s.charles_before
    out.robe_all = s.robe_all
    out.dynamite_wide = s.dynamite_wide
    out.starter = s.starter
    out.active = s.active
    out.extra = s.extra
    out.turn = s.turn


@rule
def public_table(s: State, out: View) -> None:
    """H11, H18: copy what lies open on the table; hit points are not shown anywhere."""
    for place in range(PLACES + 1):
        out.slot[place] = s.slot[place]
    for seat in range(SEATS):
        out.pawn[seat] = s.pawn[seat]
        out.wounds[seat] = s.wounds[seat]
        out.gear[seat] = s.gear[seat]
        out.hit[seat] = s.hit[seat]
        out.claim[seat] = s.claim[seat]
    out.alive = s.alive
    out.revealed = s.revealed
    out.used = s.used
    out.sealed = s.sealed
    out.guarded = s.guarded
    out.barred = s.barred
    out.turned = s.turned
    out.first_dead = s.first_dead
    out.feat = s.feat
    out.face_up = s.face_up
    for card in range(FIRST_VISION):
        out.deck[card] = s.deck[card]
        out.discard[card] = s.discard[card]
    for deck in range(DECKS):
        out.left[deck] = s.left[deck]


@rule
def is_party(s: State, viewer: Seat) -> bool:
    """H62: the player who drew the Vision can read it, and the receiver once it is given."""
    asked = top(s, Frame.ASKED)
    giver = top(s, Frame.QUESTION) == Question.ANSWER and top(s, Frame.A) == viewer
    return viewer != TABLE and (giver or asked >> viewer & 1 == 1)


@rule
def vision_cards(s: State, viewer: Seat, out: View) -> None:
    """H62: a viewer knows the face-down Visions they saw discarded; all others may still be in the deck."""
    out.seen[PUBLIC] = s.seen[PUBLIC]
    seen = int(s.seen[PUBLIC])
    if viewer < SEATS:
        out.seen[viewer] = s.seen[viewer]
        seen += int(s.seen[viewer])
    for card in range(FIRST_VISION, CARD_KINDS):
        gone = seen >> 2 * (card - FIRST_VISION) & 3
        out.discard[card] = gone
        out.deck[card] = int(COUNT[card]) - gone - (1 if out.vision == card else 0)

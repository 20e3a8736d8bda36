"""What a viewer may know, built up from nothing."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import UNKNOWN, show_questions
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import (
    HIDEABLE,
    KINDS,
    SEATS,
    SLOTS,
    WORLDS,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.state import State, View


@rule
def view(s: State, viewer: Seat, out: View) -> None:
    """Fill `out`, a blank record, with everything that a viewer with perfect memory knows.

    Unknown roles, face-down tiles, chosen and passed cards are UNKNOWN. So are the deck while it is dealt, and the pile
    except for its Eclipse. A hand holds the cards that the viewer knows in it, and `cards` says how many there are. S7,
    S26, S30: roles as `knows` says; S18: one's own face-down tiles; S23, S24: one's own choice, and the card passed as
    long as it is in its receiver's hand. S36: an eliminated player's hand and tiles stay unseen.
    """
    public(s, out)
    public_seats(s, out)
    for i in range(int(s.undealt)):
        out.deck[i] = UNKNOWN
    out.pile[0] = s.pile[0]
    for tile in range(1, KINDS + 1):
        out.pile[tile] = UNKNOWN
    for row in range(int(s.downs)):
        out.down_tile[row] = s.down_tile[row] if s.down_owner[row] == viewer else UNKNOWN
    for seat in range(int(s.players)):
        dealt = s.roles[seat] != 0
        known = int(s.knows[seat]) >> viewer & 1
        out.roles[seat] = s.roles[seat] if known or not dealt else UNKNOWN
        chosen = s.choice[seat] != 0
        out.choice[seat] = s.choice[seat] if seat == viewer or not chosen else UNKNOWN
        if seat == viewer:
            for world in range(WORLDS):
                out.hands[seat, world] = s.hands[seat, world]
    for seat in range(int(s.players)):
        view_passed(s, viewer, seat, out)


@rule
def view_passed(s: State, viewer: Seat, giver: Seat, out: View) -> None:
    """S24: the card a giver passed, for giver and receiver as long as it is in the receiver's hand."""
    receiver, card = int(s.gave_to[giver]) - 1, int(s.gave[giver]) - 1
    if receiver < 0:
        return
    if not (1 << giver | 1 << receiver) >> viewer & 1:
        out.gave[giver] = UNKNOWN
    elif card >= 0 and int(s.hands[receiver, world_of(card)]) & bit_of(card):
        out.gave[giver] = card + 1
        out.hands[receiver, world_of(card)] = int(out.hands[receiver, world_of(card)]) | bit_of(card)


@rule
def public(s: State, out: View) -> None:
    """Copy what everybody knows about the table."""
    show_questions(s, out)
    out.players = s.players
    out.track = s.track
    out.start = s.start
    out.first = s.first
    out.rounds = s.rounds
    out.marker = s.marker
    out.pawn = s.pawn
    out.turn = s.turn
    out.guide = s.guide
    out.destination = s.destination
    out.alive = s.alive
    out.downs = s.downs
    out.undealt = s.undealt
    out.last_side = s.last_side
    out.last_why = s.last_why
    out.last_alive = s.last_alive
    for world in range(WORLDS):
        out.rituals[world] = s.rituals[world]
        out.placed[world] = s.placed[world]
    for slot in range(SLOTS):
        out.slots[slot] = s.slots[slot]
    for tile in range(KINDS + 1):
        out.spent[tile] = s.spent[tile]
    for row in range(int(s.downs)):
        out.down_owner[row] = s.down_owner[row]
        out.down_turn[row] = s.down_turn[row]
        out.down_order[row] = s.down_order[row]


@rule
def public_seats(s: State, out: View) -> None:
    """Copy what everybody knows about each player."""
    for seat in range(SEATS):
        out.points[seat] = s.points[seat]
        out.knows[seat] = s.knows[seat]
        out.cards[seat] = s.cards[seat]
        out.front[seat] = s.front[seat]
        out.gave_to[seat] = s.gave_to[seat]
        out.last_roles[seat] = s.last_roles[seat]
        out.last_gained[seat] = s.last_gained[seat]
        for tile in range(HIDEABLE):
            out.last_down[seat, tile] = s.last_down[seat, tile]
        for tile in range(KINDS + 1):
            out.up[seat, tile] = s.up[seat, tile]

"""What a viewer may know, built from nothing; and a full state drawn from that alone."""

from __future__ import annotations

from typing import Any

from gloaming.core.chance import below
from gloaming.core.compile import rule
from gloaming.core.decisions import UNKNOWN, show_questions
from gloaming.games.shamans.components import (
    COUNT,
    HIDEABLE,
    KINDS,
    LOWEST,
    SEATS,
    SHADOWS,
    SHAMANS,
    SLOTS,
    TILES,
    VALUES,
    VALUES_IN_PLAY,
    WORLDS,
    WORLDS_IN_PLAY,
    Role,
)
from gloaming.games.shamans.effects import leave_deck
from gloaming.games.shamans.setup import fill_deck


@rule
def view(s: Any, viewer: int, out: Any) -> None:
    """Fill `out`, a record of zeros, with what a viewer knows who has forgotten nothing.

    Unknown roles, face-down tiles, chosen and passed cards are UNKNOWN, and so are the deck while it is dealt and
    the pile (all but its Eclipse). A hand holds the cards the viewer knows in it: `cards` tells how many there are.
    S7, S26, S30: roles as `knows` says; S18: one's own face-down tiles; S23, S24: one's own choice, and the card
    passed as long as it is in its receiver's hand. S36: an eliminated player's hand and tiles stay unseen.
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
def view_passed(s: Any, viewer: int, giver: int, out: Any) -> None:
    """S24: the card a giver passed, for giver and receiver as long as it is in the receiver's hand."""
    receiver, card = int(s.gave_to[giver]) - 1, int(s.gave[giver]) - 1
    if receiver < 0:
        return
    if not (1 << giver | 1 << receiver) >> viewer & 1:
        out.gave[giver] = UNKNOWN
    elif card >= 0 and int(s.hands[receiver, card // VALUES]) >> card % VALUES & 1:
        out.gave[giver] = card + 1
        out.hands[receiver, card // VALUES] = int(out.hands[receiver, card // VALUES]) | 1 << card % VALUES


@rule
def public(s: Any, out: Any) -> None:
    """Copy what everybody knows of the table."""
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
def public_seats(s: Any, out: Any) -> None:
    """Copy what everybody knows of each player."""
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


@rule
def resample(v: Any, chance: Any) -> None:
    """Turn a view into a full state that it could be a view of, all hidden cards equally likely in every place."""
    resample_roles(v, chance)
    resample_tiles(v, chance)
    resample_cards(v, chance)


@rule
def resample_roles(v: Any, chance: Any) -> None:
    """S2, S7: the roles that the viewer has not seen are dealt at random among those they may be."""
    players = int(v.players)
    shamans, shadows = SHAMANS[players], SHADOWS[players]
    for seat in range(players):
        shamans -= v.roles[seat] == Role.SHAMAN
        shadows -= v.roles[seat] == Role.SHADOW
    for seat in range(players):
        if v.roles[seat] == UNKNOWN:
            if below(chance, shamans + shadows) < shamans:
                v.roles[seat] = Role.SHAMAN
                shamans -= 1
            else:
                v.roles[seat] = Role.SHADOW
                shadows -= 1


@rule
def resample_tiles(v: Any, chance: Any) -> None:
    """S6, S18: every unknown face-down tile is one of those not seen, but no Mask; the pile has the others."""
    for tile in range(1, KINDS + 1):
        left = TILES[tile] - int(v.spent[tile]) - (v.slots[0] == tile) - (v.slots[1] == tile)
        for seat in range(int(v.players)):
            left -= int(v.up[seat, tile])
        for row in range(int(v.downs)):
            left -= v.down_tile[row] == tile
        v.pile[tile] = left
    for row in range(int(v.downs)):
        if v.down_tile[row] == UNKNOWN:
            total = 0
            for tile in range(1, HIDEABLE + 1):
                total += int(v.pile[tile])
            ticket = below(chance, total)
            tile = 1
            while ticket >= v.pile[tile]:
                ticket -= int(v.pile[tile])
                tile += 1
            v.down_tile[row] = tile
            v.pile[tile] = int(v.pile[tile]) - 1


@rule
def resample_cards(v: Any, chance: Any) -> None:
    """S8, S24, S36: cards not seen are dealt to the hidden places of hands; a choice or gift is one of its hand."""
    players = int(v.players)
    fill_deck(v, WORLDS_IN_PLAY[players], VALUES_IN_PLAY[players])
    for seat in range(players):
        if v.front[seat] > 0:
            leave_deck(v, int(v.front[seat]) - 1)
    for world in range(WORLDS):
        seen = int(v.placed[world])
        for seat in range(players):
            seen |= int(v.hands[seat, world])
        while seen != 0:
            leave_deck(v, world * VALUES + int(LOWEST[seen]))
            seen &= seen - 1
    for seat in range(players):
        hidden = int(v.cards[seat])
        for world in range(WORLDS):
            hidden -= int(COUNT[int(v.hands[seat, world])])
        for _ in range(hidden):
            card = int(v.deck[below(chance, int(v.undealt))]) - 1
            leave_deck(v, card)
            v.hands[seat, card // VALUES] = int(v.hands[seat, card // VALUES]) | 1 << card % VALUES
    for seat in range(players):
        if v.choice[seat] == UNKNOWN:
            v.choice[seat] = 1 + pick(v, seat, chance)
        if v.gave[seat] == UNKNOWN:
            receiver = int(v.gave_to[seat]) - 1
            v.gave[seat] = 1 + pick(v, receiver, chance) if v.cards[receiver] > 0 else 0


@rule
def pick(v: Any, seat: int, chance: Any) -> int:
    """One card of a hand, each equally likely."""
    skip = below(chance, int(v.cards[seat]))
    world = 0
    while skip >= COUNT[int(v.hands[seat, world])]:
        skip -= int(COUNT[int(v.hands[seat, world])])
        world += 1
    values = int(v.hands[seat, world])
    for _ in range(skip):
        values &= values - 1
    return world * VALUES + int(LOWEST[values])

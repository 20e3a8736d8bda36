"""What changes on the table: the pawn, cards beside their Worlds, tiles face up and face down, roles."""

from __future__ import annotations

import numpy as np

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import EVERYONE
from gloaming.core.events import Log
from gloaming.core.records import Actions, Seat
from gloaming.games.shamans.rules.components import (
    CARDS_IN_BOX,
    LARGEST_HAND,
    ONLY_CARD,
    VALUES,
    WORLDS,
    Tile,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.events import pawn_moved, role_shown
from gloaming.games.shamans.rules.state import State


@rule
def list_hand(s: State, seat: Seat, first: int, out: Actions) -> int:
    """S10, S23: the cards of a hand as actions; `first` is the action of the first card."""
    cards = 0
    for world in range(WORLDS):
        cards |= int(s.hands[seat, world]) << world * VALUES
    n = 0
    for i in range(LARGEST_HAND):  # always as many, since the processor could not predict the end
        out[i] = first + int(ONLY_CARD[(cards & -cards) % len(ONLY_CARD)])
        n += cards != 0
        cards &= cards - 1
    return n


@rule
def leave_deck(s: State, card: int) -> None:
    """S8: a card leaves the deck; those above it move up."""
    narrow = np.int8(card)  # with the deck's own number type, so that many are compared at once
    for i in range(CARDS_IN_BOX - 1):
        s.deck[i] = s.deck[i + 1] if s.deck[i] > narrow else s.deck[i]
    s.deck[CARDS_IN_BOX - 1] = 0
    s.undealt = int(s.undealt) - 1


@rule
def move_pawn(s: State, actor: Seat, space: int, log: Log) -> None:
    """S4: the pawn goes to a space."""
    pawn_moved(log, actor, int(s.pawn), space, space - int(s.pawn))
    s.pawn = space


@rule
def place_card(s: State, card: int) -> None:
    """S13, S20: a card goes beside its World."""
    s.placed[world_of(card)] = int(s.placed[world_of(card)]) | bit_of(card)


@rule
def stock(s: State) -> int:
    """S6: how many tiles the pile has, without the Eclipse."""
    kept = int(s.pile[Tile.DAGGER]) + int(s.pile[Tile.PORTAL]) + int(s.pile[Tile.SHARD])
    return kept + int(s.pile[Tile.MASK])


@rule
def any_tile(s: State) -> bool:
    """S17, S19: whether there is a tile to take, shown or in the pile."""
    return s.slots[0] != 0 or s.slots[1] != 0 or stock(s) > 0


@inline_rule
def tiles_down(s: State, seat: Seat) -> int:
    """S18: the face-down tiles of a seat, as a mask of Tile."""
    return oldest_tiles_down(s, seat, int(s.downs))


@inline_rule
def oldest_tiles_down(s: State, seat: Seat, rows: int) -> int:
    """S18: the tiles of a seat among the oldest face-down tiles, as a mask of Tile."""
    found = 0
    for row in range(rows):
        if s.down_owner[row] == seat:
            found |= 1 << int(s.down_tile[row])
    return found


@rule
def oldest_down(s: State, seat: Seat, tile: int) -> int:
    """S18: the oldest of several equal tiles, or -1 if there is none."""
    for row in range(int(s.downs)):
        if s.down_owner[row] == seat and s.down_tile[row] == tile:
            return row
    return -1


@rule
def lift(s: State, row: int) -> int:
    """S18: remove a face-down tile; everybody sees which of its owner's it was, counted from 1, oldest first."""
    owner = int(s.down_owner[row])
    which = 1
    for i in range(row):
        which += s.down_owner[i] == owner
    last = int(s.downs) - 1
    for i in range(row, last):
        s.down_owner[i] = s.down_owner[i + 1]
        s.down_tile[i] = s.down_tile[i + 1]
        s.down_turn[i] = s.down_turn[i + 1]
        s.down_order[i] = s.down_order[i + 1]
    s.down_owner[last] = 0
    s.down_tile[last] = 0
    s.down_turn[last] = 0
    s.down_order[last] = 0
    s.downs = last
    return which


@rule
def may_hold(s: State, seat: Seat, tile: int) -> bool:
    """S43: whether others must assume that the seat may have a tile: it lies face up, or any tile lies face down."""
    return s.up[seat, tile] > 0 or tiles_down(s, seat) != 0


@rule
def discard(s: State, seat: Seat, tile: int) -> int:
    """S25, S32: discard a face-up tile (0), or else the oldest face-down one; all see which one it was (from 1)."""
    s.spent[tile] = int(s.spent[tile]) + 1
    if s.up[seat, tile] > 0:
        s.up[seat, tile] = int(s.up[seat, tile]) - 1
        return 0
    return lift(s, oldest_down(s, seat, tile))


@rule
def show_role(s: State, seat: Seat, log: Log) -> None:
    """S26, S36: a role card is shown to all."""
    s.knows[seat] = EVERYONE
    role_shown(log, seat, int(s.roles[seat]))


@rule
def others_in(s: State, seat: Seat) -> int:
    """S30, S32: the mask of the other players still in the round."""
    return int(s.alive) & ~(1 << seat)


@rule
def anybody_has_cards(s: State) -> bool:
    """S20, S34: whether a player still in has a card."""
    left = 0
    for seat in range(int(s.players)):
        left += (int(s.alive) >> seat & 1) * int(s.cards[seat])
    return left > 0

"""What chance draws: the marker, tiles, roles, hands, and whether the Eclipse is on top (S5-S8, S22-S24)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, Frame, ask, close, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat, Weights
from gloaming.games.shamans.rules.components import (
    HAND,
    KINDS,
    LEFT_OVER,
    PILE_MOST,
    ROLES,
    SHADOWS,
    SHAMANS,
    SLOTS,
    Role,
    Side,
    Source,
    Tile,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.effects import leave_deck, place_card, stock
from gloaming.games.shamans.rules.events import (
    card_dealt,
    card_left_over,
    card_passed,
    eclipse_begun,
    marker_drawn,
    role_dealt,
    slot_filled,
    tile_drawn,
    tile_taken,
)
from gloaming.games.shamans.rules.moves import (
    DEAL,
    ECLIPSE,
    FIRST,
    ROLE,
    TILE,
    dealt_card,
    dealt_role,
    drawn_seat,
    drawn_side,
    drawn_tile,
)
from gloaming.games.shamans.rules.state import Question, State
from gloaming.games.shamans.rules.turn import receive


@rule
def legal_chance(s: State, out: Actions) -> int:
    """S5-S8, S22: what can be drawn now."""
    players = int(s.players)
    n = 0
    match top(s, Frame.QUESTION):
        case Question.DEAL:
            n = int(s.undealt)
            for i in range(n + 7 & ~7):  # in groups of eight, which are copied together
                out[i] = DEAL - 1 + int(s.deck[i])
        case Question.FIRST:
            for seat in range(players):
                out[seat] = FIRST + seat
            return players
        case Question.ROLE:
            for role in range(1, ROLES + 1):
                if roles_left(s, role) > 0:
                    out[n] = ROLE + role
                    n += 1
        case Question.SURFACE:
            n = 3 if stock(s) > 0 else 2
            for side in range(n):
                out[side] = ECLIPSE + side
        case _:
            for tile in range(1, KINDS + 1):
                if s.pile[tile] > 0:
                    out[n] = TILE + tile
                    n += 1
    return n


@rule
def odds(s: State, out: Weights) -> int:
    """S6, S7: tiles and roles in proportion to how many are left; of k tiles the Eclipse is on top with chance 1/k."""
    n = 0
    match top(s, Frame.QUESTION):
        case Question.ROLE:
            for role in range(1, ROLES + 1):
                if roles_left(s, role) > 0:
                    out[n] = roles_left(s, role)
                    n += 1
        case Question.SURFACE:
            out[0] = 1
            out[1] = 1
            out[2] = 2 * stock(s)
            n = 3 if stock(s) > 0 else 2
        case Question.SLOT | Question.DRAW:
            for tile in range(1, KINDS + 1):
                if s.pile[tile] > 0:
                    out[n] = s.pile[tile]
                    n += 1
        case _:
            return 0
    return n


@rule
def roles_left(s: State, role: int) -> int:
    """S2, S7: how many cards of a role are still to deal."""
    count = SHAMANS[int(s.players)] if role == Role.SHAMAN else SHADOWS[int(s.players)]
    for seat in range(int(s.players)):
        count -= s.roles[seat] == role
    return count


@rule
def apply_chance(s: State, action: Action, log: Log) -> None:
    """S5-S8, S22: the draw takes effect."""
    match top(s, Frame.QUESTION):
        case Question.DEAL:
            deal(s, dealt_card(action), log)
        case Question.FIRST:
            s.marker = drawn_seat(action)
            s.guide = s.marker
            close(s)
            marker_drawn(log, int(s.marker))
        case Question.ROLE:
            give_role(s, dealt_role(action), log)
        case Question.SURFACE:
            surface(s, drawn_side(action), log)
        case Question.SLOT:
            show_tile(s, drawn_tile(action), log)
        case _:
            draw(s, drawn_tile(action), log)


@rule
def show_tile(s: State, tile: int, log: Log) -> None:
    """S6, S19: a tile of the pile is shown in a slot; before the first turn the roles come next (S7)."""
    slot = top(s, Frame.A)
    close(s)
    s.pile[tile] = int(s.pile[tile]) - 1
    s.slots[slot] = tile
    slot_filled(log, slot, tile)
    if s.turn == 0:
        if slot + 1 < SLOTS:
            ask(s, Question.SLOT, 1 << CHANCE, slot + 1, 0)
        else:
            ask(s, Question.ROLE, 1 << CHANCE, 0, 0)


@rule
def give_role(s: State, role: int, log: Log) -> None:
    """S7: each player gets a role, face down, known to its owner; the last card goes to the last player."""
    seat = top(s, Frame.A)
    know_role(s, seat, role, log)
    note(s, Frame.A, seat + 1)
    if seat + 2 == s.players:
        know_role(s, seat + 1, Role.SHAMAN if roles_left(s, Role.SHAMAN) > 0 else Role.SHADOW, log)
        close(s)
        ask(s, Question.DEAL, 1 << CHANCE, 0, 0)


@rule
def know_role(s: State, seat: Seat, role: int, log: Log) -> None:
    """S7: a role card lies face down in front of its owner, who has looked at it."""
    s.roles[seat] = role
    s.knows[seat] = 1 << seat
    role_dealt(log, seat, role)


@rule
def deal(s: State, card: int, log: Log) -> None:
    """S8: the hands are dealt one after the other, then the cards left over; the rest is the last player's hand."""
    players, place, world, value = int(s.players), top(s, Frame.A), world_of(card), bit_of(card)
    leave_deck(s, card)
    if place < players - 1:
        s.hands[place, world] = int(s.hands[place, world]) | value
        s.cards[place] = int(s.cards[place]) + 1
        card_dealt(log, place, card)
        if s.cards[place] == HAND[players]:
            note(s, Frame.A, place + 1)
    else:
        place_card(s, card)
        note(s, Frame.B, top(s, Frame.B) + 1)
        card_left_over(log, card)
    if top(s, Frame.A) == players - 1 and top(s, Frame.B) == LEFT_OVER[players]:
        deal_the_rest(s, players - 1, log)
        close(s)
        ask(s, Question.NEXT, 0, int(s.marker), 0)


@rule
def deal_the_rest(s: State, seat: Seat, log: Log) -> None:
    """S8: the last player gets all remaining cards."""
    s.cards[seat] = s.undealt
    for i in range(int(s.undealt)):
        card = int(s.deck[i]) - 1
        s.deck[i] = 0
        s.hands[seat, world_of(card)] = int(s.hands[seat, world_of(card)]) | bit_of(card)
        card_dealt(log, seat, card)
    s.undealt = 0


@rule
def draw(s: State, tile: int, log: Log) -> None:
    """S18: whoever takes a tile from the pile may keep it face down or show it; a Mask is always shown."""
    seat = top(s, Frame.A)
    close(s)
    s.pile[tile] = int(s.pile[tile]) - 1
    if tile == Tile.MASK:
        tile_taken(log, seat, Source.PILE, tile)
        receive(s, seat, tile, log)
        return
    tile_drawn(log, seat, tile)
    row = int(s.downs)
    s.down_owner[row] = seat
    s.down_tile[row] = tile
    s.down_turn[row] = s.turn
    s.down_order[row] = PILE_MOST - stock(s)
    s.downs = row + 1
    ask(s, Question.KEEP, 1 << seat, seat, 0)


@rule
def surface(s: State, side: int, log: Log) -> None:
    """S22, S23: an Eclipse on top takes effect at once; nobody is asked if fewer than two players hold cards."""
    close(s)
    if side == Side.BELOW:
        return
    s.pile[0] = 0
    s.spent[0] = 1
    eclipse_begun(log, side)
    holders = 0
    for seat in range(int(s.players)):
        if int(s.alive) >> seat & 1 and s.cards[seat] > 0:
            holders |= 1 << seat
    if holders & (holders - 1):
        ask(s, Question.ECLIPSE, holders, side, 0)


@rule
def pass_cards(s: State, side: int, log: Log) -> None:
    """S23, S24: each player gives the chosen card to the next holder on the arrow's side; only those two know it."""
    players = int(s.players)
    step = 1 if side == Side.LEFT else players - 1
    for seat in range(players):
        card = int(s.choice[seat]) - 1
        if card >= 0:
            s.hands[seat, world_of(card)] = int(s.hands[seat, world_of(card)]) & ~bit_of(card)
    for seat in range(players):
        card = int(s.choice[seat]) - 1
        if card < 0:
            continue
        receiver = (seat + step) % players
        while s.choice[receiver] == 0:
            receiver = (receiver + step) % players
        s.hands[receiver, world_of(card)] = int(s.hands[receiver, world_of(card)]) | bit_of(card)
        s.gave[seat] = card + 1
        s.gave_to[seat] = receiver + 1
        card_passed(log, seat, receiver, card)
    for seat in range(players):
        s.choice[seat] = 0

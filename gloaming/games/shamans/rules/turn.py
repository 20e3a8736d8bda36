"""The course of a turn: cards are played, the Destination is resolved, the next Guide leads (S10-S21)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, TABLE, Frame, ask, close, note, top
from gloaming.core.events import Log
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import FULL_WORLD, NO_WORLD, Source, Tile, bit_of, world_of
from gloaming.games.shamans.rules.effects import any_tile, anybody_has_cards, move_pawn, place_card, show_role, stock
from gloaming.games.shamans.rules.events import (
    card_placed,
    card_played,
    cards_gathered,
    tile_taken,
    turn_begun,
    world_completed,
)
from gloaming.games.shamans.rules.state import Question, State


@rule
def ask_card(s: State) -> None:
    """S11, S15: the next player clockwise still in with cards must play one; after the last the turn is resolved."""
    players, guide = int(s.players), int(s.guide)
    for passed in range(top(s, Frame.A), players):
        seat = guide + passed if guide + passed < players else guide + passed - players
        if int(s.alive) >> seat & 1 and s.cards[seat] > 0:
            note(s, Frame.A, passed)
            note(s, Frame.ASKED, 1 << seat)
            return
    close(s)
    ask(s, Question.GATHER, 0, 0, 0)
    lowest = extreme(s, False)
    if lowest >= 0 and any_tile(s):
        ask(s, Question.TAKE, 1 << lowest, lowest, 0)


@rule
def play_card(s: State, seat: Seat, card: int, log: Log) -> None:
    """S10-S13: the Guide's card names the Destination; another World's card moves the pawn, then is placed."""
    world = world_of(card)
    s.hands[seat, world] = int(s.hands[seat, world]) & ~bit_of(card)
    s.cards[seat] = int(s.cards[seat]) - 1
    note(s, Frame.ASKED, 0)
    note(s, Frame.A, top(s, Frame.A) + 1)
    if s.destination == NO_WORLD:
        s.destination = world
    card_played(log, seat, card, s.destination == world)
    s.front[seat] = card + 1
    if s.destination != world:
        if int(s.pawn) + 1 < s.track:
            move_pawn(s, seat, int(s.pawn) + 1, log)
            place(s, seat, log)
        else:
            ask(s, Question.PLACE, 0, seat, 0)
            ask(s, Question.ADVANCE, 0, seat, 1)


@rule
def place(s: State, seat: Seat, log: Log) -> None:
    """S13, S14: the card goes beside its own World; whoever completes a World performs its ritual at once."""
    card = int(s.front[seat]) - 1
    s.front[seat] = 0
    place_card(s, card)
    card_placed(log, seat, card)
    if s.placed[world_of(card)] == FULL_WORLD[int(s.players)]:
        ask(s, Question.RITUAL, 0, seat, world_of(card))


@rule
def extreme(s: State, highest: bool) -> int:
    """S16: the player still in whose Destination card is the lowest, or the highest; -1 if there is none."""
    found = -1
    for seat in range(int(s.players)):
        lies = int(s.alive) >> seat & 1 and s.front[seat] != 0
        if lies and (found < 0 or (s.front[seat] > s.front[found]) == highest):
            found = seat
    return found


@rule
def take(s: State, seat: Seat, source: int, log: Log) -> None:
    """S17-S19, S22: take a shown tile, whose slot is refilled, or the top of the pile; the Eclipse may follow."""
    close(s)
    tiles_left = stock(s) > 0
    if tiles_left and s.pile[0] > 0:
        ask(s, Question.SURFACE, 0, 0, 0)
    if source == Source.PILE:
        ask(s, Question.DRAW, 1 << CHANCE, seat, 0)
        return
    tile = int(s.slots[source])
    s.slots[source] = 0
    tile_taken(log, seat, source, tile)
    receive(s, seat, tile, log)
    if tiles_left:
        ask(s, Question.SLOT, 1 << CHANCE, source, 0)


@rule
def receive(s: State, seat: Seat, tile: int, log: Log) -> None:
    """S18, S26: a tile lies face up in front of its taker; a Mask of Truth makes them show their role."""
    s.up[seat, tile] = int(s.up[seat, tile]) + 1
    if tile == Tile.MASK:
        show_role(s, seat, log)


@rule
def gather(s: State, log: Log) -> None:
    """S20: the player of the highest card places all cards. S21: without one, the eliminated Guide names the next."""
    placer = extreme(s, True)
    world = int(s.destination)
    count = 0
    for seat in range(int(s.players)):
        if s.front[seat] != 0:
            place_card(s, int(s.front[seat]) - 1)
            s.front[seat] = 0
            count += 1
    cards_gathered(log, placer if placer >= 0 else TABLE, world, count)
    completed = s.placed[world] == FULL_WORLD[int(s.players)]
    close(s)
    if placer >= 0:
        ask(s, Question.NEXT, 0, placer, 0)
        if completed:
            ask(s, Question.RITUAL, 0, placer, world)
        return
    guide = int(s.guide)
    if completed:
        world_completed(log, TABLE, world, int(s.rituals[world]))
    if anybody_has_cards(s):
        ask(s, Question.NAME, 1 << guide, guide, 0)
    else:
        ask(s, Question.CLOSING, 0, guide, 0)


@rule
def next_turn(s: State, log: Log) -> None:
    """S9, S20, S34: a player is the Guide of a new turn; once nobody still in has cards, the round closes."""
    guide = top(s, Frame.A)
    close(s)
    if not anybody_has_cards(s):
        ask(s, Question.CLOSING, 0, guide, 0)
        return
    s.turn = int(s.turn) + 1
    s.guide = guide
    s.destination = NO_WORLD
    turn_begun(log, guide, int(s.turn))
    ask(s, Question.PLAY, 0, 0, 0)

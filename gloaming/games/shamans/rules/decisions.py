"""Every question, its legal answers and their consequences: legality exists only here and, for chance, in deal.py."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, Frame, answered, ask, close, note, pending, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shamans.rules.components import HIDEABLE, SLOTS, WORLDS, Direction, Source, Tile
from gloaming.games.shamans.rules.deal import apply_chance, legal_chance, pass_cards
from gloaming.games.shamans.rules.effects import any_tile, list_hand, move_pawn, oldest_tiles_down, stock, tiles_down
from gloaming.games.shamans.rules.endings import end_round
from gloaming.games.shamans.rules.events import card_chosen, declined, guide_named, tile_kept
from gloaming.games.shamans.rules.moves import (
    ARTIFACT,
    BACK,
    DECLINE,
    ELIMINATE,
    EXCHANGE,
    GIVE,
    GUIDE,
    KEEP,
    PLAY,
    PORTAL,
    RITUAL,
    SHOW,
    TAKE,
    TURN_UP,
    elimination_victim,
    exchange_partner,
    is_free,
    named_guide,
    passed_card,
    played_card,
    ritual_world,
    taken_source,
)
from gloaming.games.shamans.rules.portals import advance, apply_free, closing, turn_up
from gloaming.games.shamans.rules.rituals import (
    chain,
    eliminate,
    exchange_roles,
    neutralize,
    perform,
    perform_next,
    stabilize,
    strike,
)
from gloaming.games.shamans.rules.state import Question, State
from gloaming.games.shamans.rules.turn import ask_card, gather, next_turn, place, play_card, take


@rule
def legal(s: State, seat: Seat, out: Actions) -> int:
    """Fill `out` with the actions a seat may take now, ascending; return how many."""
    asked = pending(s)
    if asked >> CHANCE & 1:
        return legal_chance(s, out) if seat == CHANCE else 0
    if asked == 0 or seat >= s.players:
        return 0
    n = 0
    if asked >> seat & 1:
        n = legal_answers(s, seat, out)
    return legal_free(s, seat, asked >> seat & 1, n, out)


@rule
def legal_free(s: State, seat: Seat, asked: int, n: int, out: Actions) -> int:
    """S25 a, b: a Portal while any seat is asked; S18: turning up a face-down tile at a decision of one's own."""
    if not int(s.alive) >> seat & 1:
        return n
    down = tiles_down(s, seat)
    if s.up[seat, Tile.PORTAL] > 0 or down >> Tile.PORTAL & 1:
        out[n] = PORTAL + Direction.FORWARD
        n += 1
        if s.pawn > 1:
            out[n] = PORTAL + Direction.BACK
            n += 1
    if asked and down:
        if top(s, Frame.QUESTION) == Question.KEEP:  # S18: the tile just drawn, which is last, is shown by `show`
            down = oldest_tiles_down(s, seat, int(s.downs) - 1)
        for tile in range(1, HIDEABLE + 1):
            if down >> tile & 1:
                out[n] = TURN_UP + tile
                n += 1
    return n


def synonym(s: State, seat: Seat, action: Action) -> int:
    """S18: to turn up the tile just drawn means to show it; older records and some people write it that way."""
    drawn = int(s.down_tile[int(s.downs) - 1]) if s.downs else 0
    asked = top(s, Frame.QUESTION) == Question.KEEP and top(s, Frame.A) == seat
    if asked and action == TURN_UP + drawn and not oldest_tiles_down(s, seat, int(s.downs) - 1) >> drawn & 1:
        return SHOW
    return action


@rule
def legal_answers(s: State, seat: Seat, out: Actions) -> int:
    """The answers that an asked seat may give, without its free moves."""
    question = top(s, Frame.QUESTION)
    n = 0
    match question:
        case Question.PLAY:  # S10, S11: any card
            return list_hand(s, seat, PLAY, out)
        case Question.ECLIPSE:  # S23
            return list_hand(s, seat, GIVE, out)
        case Question.TAKE:  # S17, S19
            for slot in range(SLOTS):
                if s.slots[slot] != 0:
                    out[n] = TAKE + slot
                    n += 1
            if stock(s) > 0:
                out[n] = TAKE + Source.PILE
                n += 1
        case Question.KEEP:  # S18
            out[0] = KEEP
            out[1] = SHOW
            n = 2
        case Question.STABILIZE:  # S29
            out[0] = BACK
            out[1] = ARTIFACT
            n = 2 if any_tile(s) else 1
        case Question.CHAIN:  # S36
            for world in range(WORLDS):
                if top(s, Frame.B) >> world & 1:
                    out[n] = RITUAL + world
                    n += 1
        case Question.PERMUTE | Question.NEUTRALIZE | Question.NAME:
            return legal_seats(s, seat, question, out)
        case _:  # S25 c-e: the windows
            out[0] = DECLINE
            n = 1
    return n


@rule
def legal_seats(s: State, seat: Seat, question: int, out: Actions) -> int:
    """S21: a player still in who has cards. S30, S32: another player still in. S32: a face-up Dagger must be used."""
    n = 0
    first = EXCHANGE if question == Question.PERMUTE else GUIDE if question == Question.NAME else ELIMINATE
    face_up = s.up[seat, Tile.DAGGER] > 0
    if question != Question.NEUTRALIZE or face_up or tiles_down(s, seat) >> Tile.DAGGER & 1:
        for other in range(int(s.players)):
            able = other != seat and (question != Question.NAME or s.cards[other] > 0)
            if int(s.alive) >> other & 1 and able:
                out[n] = first + other
                n += 1
    if question == Question.NEUTRALIZE and not face_up:
        out[n] = DECLINE
        n += 1
    return n


@rule
def apply(s: State, seat: Seat, action: Action, log: Log) -> None:
    """Take a legal action and everything that follows from it automatically."""
    if seat == CHANCE:
        apply_chance(s, action, log)
    elif is_free(action):
        apply_free(s, seat, action, log)
    elif top(s, Frame.QUESTION) == Question.PLAY:
        play_card(s, seat, played_card(action), log)
    else:
        apply_answer(s, seat, action, log)
    run(s, log)


@rule
def run(s: State, log: Log) -> None:
    """Take the steps that nobody decides, until somebody is asked or the game is over."""
    while not s.over and top(s, Frame.ASKED) == 0:
        match top(s, Frame.QUESTION):
            case Question.PLAY:
                ask_card(s)
            case Question.PLACE:
                seat = top(s, Frame.A)
                close(s)
                place(s, seat, log)
            case Question.SURFACE:
                note(s, Frame.ASKED, 1 << CHANCE)
            case Question.STABILIZE:
                stabilize(s)
            case Question.NEUTRALIZE:
                neutralize(s)
            case Question.ELIMINATE:
                eliminate(s, log)
            case Question.CHAIN:
                chain(s)
            case Question.ADVANCE:
                advance(s, log)
            case Question.GATHER:
                gather(s, log)
            case Question.NEXT:
                next_turn(s, log)
            case Question.RITUAL:
                perform(s, log)
            case Question.CLOSING:
                closing(s)
            case _:
                end_round(s, top(s, Frame.A), top(s, Frame.B), log)


@rule
def apply_answer(s: State, seat: Seat, action: Action, log: Log) -> None:
    """Answer any question except which card to play."""
    question = top(s, Frame.QUESTION)
    match question:
        case Question.TAKE:
            take(s, seat, taken_source(action), log)
        case Question.KEEP:
            apply_keep(s, seat, action, log)
        case Question.ECLIPSE:
            apply_eclipse(s, seat, passed_card(action), log)
        case Question.STABILIZE:
            apply_stabilize(s, seat, action, log)
        case Question.PERMUTE:
            close(s)
            exchange_roles(s, seat, exchange_partner(action), log)
        case Question.NEUTRALIZE:
            if action == DECLINE:
                declined(log, seat, question)
                close(s)
            else:
                strike(s, seat, elimination_victim(action), log)
        case Question.CHAIN:
            perform_next(s, ritual_world(action))
        case Question.NAME:
            close(s)
            guide_named(log, seat, named_guide(action))
            ask(s, Question.NEXT, 0, named_guide(action), 0)
        case _:  # the windows: C counts the seats that were passed over, or says that the victim has declined
            declined(log, seat, question)
            note(s, Frame.ASKED, 0)
            note(s, Frame.C, top(s, Frame.C) + 1)


@rule
def apply_keep(s: State, seat: Seat, action: Action, log: Log) -> None:
    """S18: the tile just taken stays face down, or is turned up."""
    close(s)
    if action == KEEP:
        tile_kept(log, seat)
    else:
        row = int(s.downs) - 1
        turn_up(s, seat, int(s.down_tile[row]), row, log)


@rule
def apply_eclipse(s: State, seat: Seat, card: int, log: Log) -> None:
    """S23: a choice is secret and final; once all have chosen, the cards are passed."""
    s.choice[seat] = card + 1
    card_chosen(log, seat, card)
    if answered(s, seat):
        side = top(s, Frame.A)
        close(s)
        pass_cards(s, side, log)


@rule
def apply_stabilize(s: State, seat: Seat, action: Action, log: Log) -> None:
    """S29, S44: the pawn goes back 2 spaces, but not beyond the first; or an Artifact is asked for."""
    if action == BACK:
        close(s)
        move_pawn(s, seat, max(int(s.pawn) - 2, 1), log)
    else:
        note(s, Frame.QUESTION, Question.TAKE)

"""Drawing a card and its immediate effect: verbs over the table of cards (H11, H12, H34-H61)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, SEATS, Frame, ask, close, listed, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat, Weights
from gloaming.games.shadow_hunters.rules.attack import territory
from gloaming.games.shadow_hunters.rules.cards import (
    AMOUNT,
    END_OF,
    FIRST_OF,
    GEAR_OF,
    REST,
    VERB,
    WHO,
    Verb,
)
from gloaming.games.shadow_hunters.rules.components import GEARS, PLACE_OF_SUM, Deck, Dice, Place
from gloaming.games.shadow_hunters.rules.effects import heal, reveal, set_wounds, take
from gloaming.games.shadow_hunters.rules.endings import judge
from gloaming.games.shadow_hunters.rules.events import (
    tell_again,
    tell_chose,
    tell_drew,
    tell_equipped,
    tell_guarded,
    tell_shuffled,
)
from gloaming.games.shadow_hunters.rules.moves import (
    CARD,
    CHOOSE,
    chosen_seat,
    drawn_card,
    give_action,
    given_gear,
    given_to,
    steal_action,
    stolen_from,
    stolen_gear,
)
from gloaming.games.shadow_hunters.rules.predicates import could_be, is_alive, is_revealed, rule_out
from gloaming.games.shadow_hunters.rules.state import PUBLIC, Cause, How, Purpose, Question, State
from gloaming.games.shadow_hunters.rules.visions import give_vision
from gloaming.games.shadow_hunters.rules.wounds import aim, inflict


@rule
def draw_card(s: State, seat: Seat, deck: int, log: Log) -> None:
    """H12: an empty deck is replaced by its shuffled discards; equipment on the table stays out."""
    if s.left[deck] == 0:
        for card in range(int(FIRST_OF[deck]), int(END_OF[deck])):
            s.left[deck] = int(s.left[deck]) + int(s.discard[card])
            s.deck[card] = s.discard[card]
            s.discard[card] = 0
        if deck == Deck.VISION:
            for knower in range(SEATS + 1):
                s.seen[knower] = 0
        tell_shuffled(log, deck)
    ask(s, Question.DRAW, 1 << CHANCE, deck, seat)


@rule
def legal_draw(s: State, out: Actions) -> int:
    """H2: any card of the deck."""
    deck = top(s, Frame.A)
    n = 0
    for card in range(int(FIRST_OF[deck]), int(END_OF[deck])):
        n = listed(out, n, CARD + card, s.deck[card] > 0)
    return n


@rule
def odds_draw(s: State, out: Weights) -> int:
    """H2: a card is as likely as its number of copies in the deck."""
    deck = top(s, Frame.A)
    n = 0
    for card in range(int(FIRST_OF[deck]), int(END_OF[deck])):
        n = listed(out, n, int(s.deck[card]), s.deck[card] > 0)
    return n


@rule
def apply_draw(s: State, action: Action, log: Log) -> None:
    """H11: a drawn card is applied openly; H62: a Vision is read in secret. H6: at first it goes to the left."""
    deck, seat, card = top(s, Frame.A), top(s, Frame.B), drawn_card(action)
    close(s)
    s.deck[card] = int(s.deck[card]) - 1
    s.left[deck] = int(s.left[deck]) - 1
    tell_drew(log, seat, deck, card)
    if deck == Deck.VISION:
        s.vision = card
        if top(s, Frame.QUESTION) == Question.QUICK:
            give_vision(s, seat, (seat + 1) % int(s.players), log)
        else:
            ask(s, Question.GIVE_VISION, 1 << seat, 0, 0)
    elif VERB[card] == Verb.EQUIP:
        gear = int(GEAR_OF[card])
        s.gear[seat] = int(s.gear[seat]) | 1 << gear
        tell_equipped(log, seat, gear)
        judge(s, log)
    else:
        s.discard[card] = int(s.discard[card]) + 1
        play_card(s, seat, card, log)


@rule
def play_card(s: State, seat: Seat, card: int, log: Log) -> None:
    """H11: do what the card says, or ask for what it leaves open; all wounds of a card are one batch (H20)."""
    amount = int(AMOUNT[card])
    match int(VERB[card]):
        case Verb.SALVE:
            salve(s, seat, card, log)
        case Verb.AGAIN:
            s.extra = int(s.extra) + 1
            tell_again(log, seat, int(s.extra))
        case Verb.EXPOSE:
            if int(WHO[card]) >> int(s.character[seat]) & 1:
                reveal(s, seat, log)
            rule_out(s, PUBLIC, seat, int(WHO[card]))
        case Verb.FLARE:
            for other in range(int(s.players)):
                if other != seat and is_alive(s, other):
                    aim(s, other, amount, card, log)
            inflict(s, seat, Cause.OTHER)
        case Verb.GUARD:
            s.guarded = int(s.guarded) | 1 << seat
            tell_guarded(log, seat)
        case Verb.REST:
            heal(s, seat, amount, log)
        case Verb.BLAST:
            ask(s, Question.ROLL, 1 << CHANCE, Dice.BOTH, Purpose.CARD)
            note(s, Frame.C, card)
            note(s, Frame.D, seat)
        case Verb.SLIP:
            if s.gear[seat] != 0:
                ask(s, Question.GIVE, 1 << seat, 0, 0)
            else:
                aim(s, seat, amount, card, log)
                inflict(s, seat, Cause.OTHER)
        case Verb.STEAL:
            if can_steal(s, seat):
                ask(s, Question.STEAL, 1 << seat, 0, 0)
        case _:
            ask(s, Question.TARGET, 1 << seat, card, 0)


@rule
def salve(s: State, seat: Seat, card: int, log: Log) -> None:
    """H34, H36, H54: those named, once revealed, heal all; a hidden drawer who could be one of them is asked (H77)."""
    if could_be(s, seat, int(WHO[card])):
        ask(s, Question.SALVE, 1 << seat, card, 0)
    elif is_revealed(s, seat) and int(WHO[card]) >> int(s.character[seat]) & 1:
        heal(s, seat, int(s.wounds[seat]), log)


@rule
def legal_target(s: State, seat: Seat, out: Actions) -> int:
    """H61, H35: another living player. H39: any living player, also oneself."""
    anyone = VERB[top(s, Frame.A)] == Verb.SET
    n = 0
    for other in range(int(s.players)):
        n = listed(out, n, CHOOSE + other, is_alive(s, other) & (anyone | (other != seat)))
    return n


@rule
def apply_target(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H49, H50: the first half of the card; the other half follows. H35, H53: a d6 first. H39: the marker is set."""
    card, target = top(s, Frame.A), chosen_seat(action)
    close(s)
    tell_chose(log, seat, target, card)
    match int(VERB[card]):
        case Verb.SET:
            set_wounds(s, target, int(AMOUNT[card]), log)
        case Verb.STRIKE:
            ask(s, Question.REST, 0, card, seat)
            aim(s, target, int(AMOUNT[card]), card, log)
            inflict(s, seat, Cause.OTHER)
        case _:
            ask(s, Question.ROLL, 1 << CHANCE, Dice.D6, Purpose.CARD)
            note(s, Frame.C, card)
            note(s, Frame.D, target)


@rule
def step_rest(s: State, log: Log) -> None:
    """H21, H49, H50: the drawer's half comes after deaths, loot and game end of the first half."""
    card, seat = top(s, Frame.A), top(s, Frame.B)
    close(s)
    rest = int(REST[card])
    if rest > 0:
        heal(s, seat, rest, log)
    else:
        aim(s, seat, -rest, card, log)
        inflict(s, seat, Cause.OTHER)


@rule
def rolled_for_card(s: State, seat: Seat, card: int, target: Seat, d6: int, d4: int, log: Log) -> None:
    """H35: heals the d6. H53: on 1-4 the target takes it, on 5-6 the drawer. H51: all on the place of the sum do."""
    amount = int(AMOUNT[card])
    match int(VERB[card]):
        case Verb.BLESS:
            heal(s, target, d6, log)
        case Verb.DOLL:
            aim(s, target if d6 <= 4 else seat, amount, card, log)
            inflict(s, seat, Cause.OTHER)
        case _:
            place = int(PLACE_OF_SUM[d6 + d4])
            for other in range(int(s.players)):
                if place != Place.NOWHERE and is_blasted(s, other, place):
                    aim(s, other, amount, card, log)
            inflict(s, seat, Cause.OTHER)


@rule
def is_blasted(s: State, seat: Seat, place: int) -> bool:
    """H51: on that place, or by option anywhere in its territory; pawns off the board are nowhere."""
    here = int(s.pawn[seat])
    if here == Place.NOWHERE:
        return False
    if s.dynamite_wide:
        return territory(s, here) == territory(s, place)
    return here == place


@rule
def legal_give(s: State, seat: Seat, out: Actions) -> int:
    """H52: one's own equipment and another living player, both of one's choice."""
    n = 0
    for gear in range(GEARS):
        if int(s.gear[seat]) >> gear & 1:
            for other in range(int(s.players)):
                if other != seat and is_alive(s, other):
                    out[n] = give_action(gear, other)
                    n += 1
    return n


@rule
def apply_give(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H52: it changes hands, which may make the receiver win (H21)."""
    close(s)
    take(s, given_to(action), seat, given_gear(action), How.GIVEN, log)
    judge(s, log)


@rule
def can_steal(s: State, seat: Seat) -> bool:
    """H10, H55: whether another player has an equipment."""
    found = False
    for other in range(int(s.players)):
        found = found or (other != seat and s.gear[other] != 0)
    return found


@rule
def legal_steal(s: State, seat: Seat, out: Actions) -> int:
    """H10, H55: one equipment of one's choice from another player of one's choice."""
    n = 0
    for other in range(int(s.players)):
        held = int(s.gear[other])
        if other != seat and held != 0:
            for gear in range(GEARS):
                if held >> gear & 1:
                    out[n] = steal_action(other, gear)
                    n += 1
    return n


@rule
def apply_steal(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H10, H55: it changes hands, which may win the game (H21)."""
    close(s)
    take(s, seat, stolen_from(action), stolen_gear(action), How.STOLEN, log)
    judge(s, log)

"""Abilities used by a move of their owner: at the start of a turn, at its end, at any moment (H22-H29, H80-H89)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, SEATS, Frame, ask, close, note, top
from gloaming.core.events import Log, tell
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shadow_hunters.rules.cards import CARD_OF_GEAR, WHO
from gloaming.games.shadow_hunters.rules.characters import Character
from gloaming.games.shadow_hunters.rules.components import GEARS, Dice, Expansion, Place
from gloaming.games.shadow_hunters.rules.effects import heal, reveal, set_wounds, take
from gloaming.games.shadow_hunters.rules.endings import judge
from gloaming.games.shadow_hunters.rules.moves import (
    BARRIER,
    DECLINE,
    DEMOLITION,
    DIG,
    HEAL,
    LIGHTNING,
    MULTIPLY,
    NURSE,
    RAY,
    REVEAL,
    SEAL,
    TURN,
)
from gloaming.games.shadow_hunters.rules.predicates import (
    count,
    has_power,
    has_window,
    is_alive,
    is_revealed,
)
from gloaming.games.shadow_hunters.rules.state import Cause, How, Kind, Purpose, Question, State
from gloaming.games.shadow_hunters.rules.wounds import aim, inflict

RAY_WOUNDS = 3
NURSED = 7


@rule
def legal_power(s: State, seat: Seat, out: Actions, n: int) -> int:
    """H24, H25, H80, H83-H85, H87: the power of the start of a turn that a character has and may still use."""
    character = int(s.character[seat])
    if not has_power(s, seat, character):
        return n
    if character == Character.ULTRA_SOUL:
        for other in range(int(s.players)):
            if top(s, Frame.A) == 0 and other != seat and s.pawn[other] == Place.GATE:
                out[n] = RAY + other
                n += 1
        return n
    if int(s.used) >> seat & 1:
        return n
    first = -1
    match character:
        case Character.FRANKLIN:
            first = LIGHTNING
        case Character.GEORGE:
            first = DEMOLITION
        case Character.ELLEN:
            first = SEAL
        case Character.FU_KA:
            first = NURSE
        case Character.AGNES:
            out[n] = TURN
            return n + 1
        case Character.DAVID:
            for gear in range(GEARS):
                if s.discard[int(CARD_OF_GEAR[gear])] > 0:
                    out[n] = DIG + gear
                    n += 1
    if first >= 0:
        for other in range(int(s.players)):
            if is_alive(s, other) and (other != seat or first == NURSE):
                out[n] = first + other
                n += 1
    return n


@rule
def apply_power(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H22: an ability needs its owner revealed. H7: afterwards the turn is still to start."""
    reveal(s, seat, log)
    character = int(s.character[seat])
    target = (action - LIGHTNING) % SEATS if action < TURN else -1
    tell(log, Kind.POWER, seat, character, target, 0)
    if character == Character.ULTRA_SOUL:
        note(s, Frame.B, 1)
    else:
        s.used = int(s.used) | 1 << seat
    match character:
        case Character.FRANKLIN | Character.GEORGE:
            die = Dice.D6 if character == Character.FRANKLIN else Dice.D4
            ask(s, Question.ROLL, 1 << CHANCE, die, Purpose.POWER)
            note(s, Frame.D, target)
        case Character.ELLEN:
            s.sealed = int(s.sealed) | 1 << target
        case Character.FU_KA:
            set_wounds(s, target, NURSED, log)
        case Character.ULTRA_SOUL:
            aim(s, target, RAY_WOUNDS, 0, log)
            inflict(s, seat, Cause.OTHER)
        case Character.AGNES:
            s.turned = int(s.turned) | 1 << seat
        case _:
            take(s, seat, seat, action - DIG, How.DUG, log)
            judge(s, log)


@rule
def has_end_window(s: State, seat: Seat) -> bool:
    """H77, H86: whether a seat could have Gregor's power of the end of a turn, or (H89) by now Wight's."""
    if s.expansion == Expansion.OFF or int(s.used) >> seat & 1:
        return False
    return has_window(s, seat, Character.GREGOR) or (dead(s) > 0 and has_window(s, seat, Character.WIGHT))


@rule
def dead(s: State) -> int:
    """H89: how many are dead."""
    return int(s.players) - count(int(s.alive))


@rule
def legal_end(s: State, seat: Seat, out: Actions) -> int:
    """H86: Gregor's barrier. H89: Wight's extra turns, if there are dead. Others can only decline."""
    n = 0
    if has_power(s, seat, Character.GREGOR):
        out[n] = BARRIER
        n += 1
    if has_power(s, seat, Character.WIGHT) and dead(s) > 0:
        out[n] = MULTIPLY
        n += 1
    out[n] = DECLINE
    return n + 1


@rule
def apply_end(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H86: no wounds of any kind until the next turn. H89: as many extra turns as there are dead."""
    question = top(s, Frame.QUESTION)
    close(s)
    if action == DECLINE:
        tell(log, Kind.DECLINED, seat, question, 0, 0)
        return
    reveal(s, seat, log)
    s.used = int(s.used) | 1 << seat
    tell(log, Kind.POWER, seat, int(s.character[seat]), -1, 0)
    if action == BARRIER:
        s.barred = int(s.barred) | 1 << seat
    else:
        s.extra = int(s.extra) + dead(s)
        tell(log, Kind.AGAIN, seat, int(s.extra), 0, 0)


@rule
def legal_free(s: State, seat: Seat, asked: bool, out: Actions, n: int) -> int:
    """H22: whenever the game waits for a seat; H16: from the roll to the wounds only the attacker; H33: not Daniel.

    H29: Allie's heal has the same moments.
    """
    question = top(s, Frame.QUESTION)
    closed = question == Question.SPEAR or (question == Question.ROB and top(s, Frame.B) == Cause.STRIKE)
    if not is_alive(s, seat) or (closed and not asked):
        return n
    if not is_revealed(s, seat) and s.character[seat] != Character.DANIEL:
        out[n] = REVEAL
        n += 1
    if has_power(s, seat, Character.ALLIE) and int(s.used) >> seat & 1 == 0:
        out[n] = HEAL
        n += 1
    return n


@rule
def apply_free(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H22: only in a window for revealing does a reveal answer the question; H77: Allie's heal closes it too.

    H82: Catherine heals 1 also when she reveals at the start of her turn.
    """
    reveal(s, seat, log)
    question, card = top(s, Frame.QUESTION), top(s, Frame.A)
    asked = top(s, Frame.ASKED) >> seat & 1 == 1
    answers = asked and question in (Question.SALVE, Question.SPEAR, Question.BITE)
    if answers:
        close(s)
    if action == HEAL:
        s.used = int(s.used) | 1 << seat
        tell(log, Kind.POWER, seat, int(s.character[seat]), -1, 0)
        heal(s, seat, int(s.wounds[seat]), log)
    elif answers and question == Question.SALVE and int(WHO[card]) >> int(s.character[seat]) & 1:
        heal(s, seat, int(s.wounds[seat]), log)
    elif answers and question == Question.BITE and has_power(s, seat, Character.VAMPIRE):
        heal(s, seat, 2, log)
    elif asked and question == Question.START and has_power(s, seat, Character.CATHERINE):
        heal(s, seat, 1, log)

"""Every question, its legal answers and their consequences; each topic has its answers in its own file."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, TABLE, Frame, close, pending, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat, Weights
from gloaming.games.shadow_hunters.rules.abilities import apply_end, apply_free, legal_end, legal_free
from gloaming.games.shadow_hunters.rules.attack import (
    apply_attack,
    apply_counter,
    apply_feast,
    legal_attack,
    legal_counter,
    legal_feast,
    rolled_to_strike,
    step_strike,
)
from gloaming.games.shadow_hunters.rules.components import DECKS, ROLLS, ROLLS_OFF, Dice
from gloaming.games.shadow_hunters.rules.deal import (
    apply_deal,
    apply_first,
    apply_lay,
    legal_deal,
    legal_first,
    legal_lay,
    odds_deal,
    step_quick,
)
from gloaming.games.shadow_hunters.rules.events import tell_declined, tell_rolled
from gloaming.games.shadow_hunters.rules.moves import D4, D6, DECLINE, DICE, dice_shown, is_free, vision_receiver
from gloaming.games.shadow_hunters.rules.play import (
    apply_draw,
    apply_give,
    apply_steal,
    apply_target,
    legal_draw,
    legal_give,
    legal_steal,
    legal_target,
    odds_draw,
    rolled_for_card,
    step_rest,
)
from gloaming.games.shadow_hunters.rules.state import Cause, Purpose, Question, State
from gloaming.games.shadow_hunters.rules.turn import (
    apply_go,
    apply_start,
    apply_use,
    legal_go,
    legal_start,
    legal_use,
    rolled_to_move,
    step_turn,
)
from gloaming.games.shadow_hunters.rules.visions import apply_answer, give_vision, legal_answer, legal_give_vision
from gloaming.games.shadow_hunters.rules.wounds import (
    aim,
    apply_loot,
    apply_rob,
    inflict,
    legal_loot,
    legal_rob,
    step_batch,
    step_looting,
)

# Tasks that distinguish one question by purpose, deck or place have numbers after the questions.
TASK_OF_ROLL = len(Question) + 1
TASK_OF_DRAW = TASK_OF_ROLL + len(Purpose)
TASK_OF_USE = TASK_OF_DRAW + DECKS


@rule
def legal(s: State, seat: Seat, out: Actions) -> int:
    """Fill `out` with the actions a seat may take now, ascending; return how many. H22: also when not asked."""
    waits_for = pending(s)
    if seat == CHANCE:
        return legal_chance(s, out) if waits_for >> CHANCE & 1 else 0
    if waits_for == 0 or waits_for >> CHANCE & 1 or seat == TABLE:
        return 0
    asked = waits_for >> seat & 1 == 1
    n = legal_asked(s, seat, out) if asked else 0
    return legal_free(s, seat, asked, out, n)


@rule
def legal_asked(s: State, seat: Seat, out: Actions) -> int:
    """The answers to the question on top, for a seat that is asked."""
    match top(s, Frame.QUESTION):
        case Question.START:
            return legal_start(s, seat, out)
        case Question.GO:
            return legal_go(s, out)
        case Question.USE:
            return legal_use(s, seat, out)
        case Question.ATTACK:
            return legal_attack(s, seat, out)
        case Question.TARGET:
            return legal_target(s, seat, out)
        case Question.GIVE:
            return legal_give(s, seat, out)
        case Question.STEAL:
            return legal_steal(s, seat, out)
        case Question.GIVE_VISION:
            return legal_give_vision(s, seat, out)
        case Question.ANSWER:
            return legal_answer(s, seat, out)
        case Question.ROB:
            return legal_rob(s, seat, out)
        case Question.LOOT:
            return legal_loot(s, out)
        case Question.COUNTER:
            return legal_counter(s, seat, out)
        case Question.FEAST:
            return legal_feast(s, seat, out)
        case Question.END:
            return legal_end(s, seat, out)
        case _:
            out[0] = DECLINE  # the windows for revealing, which is a free move (H22)
            return 1


@rule
def legal_chance(s: State, out: Actions) -> int:
    """The possible results of chance."""
    match top(s, Frame.QUESTION):
        case Question.LAY:
            return legal_lay(s, out)
        case Question.DEAL:
            return legal_deal(s, out)
        case Question.FIRST:
            return legal_first(s, out)
        case Question.DRAW:
            return legal_draw(s, out)
        case _:
            return legal_roll(s, out)


@rule
def legal_roll(s: State, out: Actions) -> int:
    """H9: both dice, or one; a sum that leads to one's own place would be rolled again, so it is left out."""
    dice = top(s, Frame.A)
    if dice == Dice.BOTH:
        place = int(s.pawn[int(s.active)]) if top(s, Frame.B) == Purpose.MOVE else 0
        for i in range(ROLLS_OFF.shape[1]):  # always the same number, which are copied together
            out[i] = DICE + ROLLS_OFF[place, i]
        return int(ROLLS[place])
    first, faces = (D6, 6) if dice == Dice.D6 else (D4, 4)
    for face in range(faces):
        out[face] = first + face + 1
    return faces


@rule
def odds(s: State, out: Weights) -> int:
    """H2, H3: cards by their copies, characters by camp; everything else is equally likely."""
    match top(s, Frame.QUESTION):
        case Question.DEAL:
            return odds_deal(s, out)
        case Question.DRAW:
            return odds_draw(s, out)
        case _:
            return 0


@rule
def apply(s: State, seat: Seat, action: Action, log: Log) -> None:
    """Take a legal action and everything that follows from it automatically."""
    if seat == CHANCE:
        apply_chance(s, action, log)
    elif is_free(action):
        apply_free(s, seat, action, log)
    else:
        apply_asked(s, seat, action, log)
    while not s.over and top(s, Frame.ASKED) == 0:
        run(s, log)


@rule
def run(s: State, log: Log) -> None:
    """Take the steps on top of the stack that ask nobody."""
    match top(s, Frame.QUESTION):
        case Question.TURN:
            step_turn(s, log)
        case Question.STRIKE:
            step_strike(s, log)
        case Question.BATCH:
            step_batch(s, log)
        case Question.LOOTING:
            step_looting(s, log)
        case Question.REST:
            step_rest(s, log)
        case _:
            step_quick(s, log)


@rule
def apply_chance(s: State, action: Action, log: Log) -> None:
    """Apply the result of chance."""
    match top(s, Frame.QUESTION):
        case Question.LAY:
            apply_lay(s, action, log)
        case Question.DEAL:
            apply_deal(s, action, log)
        case Question.FIRST:
            apply_first(s, action, log)
        case Question.DRAW:
            apply_draw(s, action, log)
        case _:
            apply_roll(s, action, log)


@rule
def apply_roll(s: State, action: Action, log: Log) -> None:
    """H9, H13, H24, H25, H35, H51, H53: apply a roll to its purpose."""
    d6, d4 = dice_shown(action)
    purpose, c, d = top(s, Frame.B), top(s, Frame.C), top(s, Frame.D)
    close(s)
    seat = top(s, Frame.A) if purpose == Purpose.STRIKE else int(s.active)
    tell_rolled(log, seat, d6, d4)
    match purpose:
        case Purpose.MOVE:
            rolled_to_move(s, c, d, d6, d4, log)
        case Purpose.STRIKE:
            rolled_to_strike(s, d6, d4, log)
        case Purpose.CARD:
            rolled_for_card(s, seat, c, d, d6, d4, log)
        case _:
            aim(s, d, d6 + d4, 0, log)
            inflict(s, seat, Cause.OTHER)


@rule
def apply_asked(s: State, seat: Seat, action: Action, log: Log) -> None:
    """Apply the answer to the question on top."""
    match top(s, Frame.QUESTION):
        case Question.START:
            apply_start(s, seat, action, log)
        case Question.GO:
            apply_go(s, seat, action, log)
        case Question.USE:
            apply_use(s, seat, action, log)
        case Question.ATTACK:
            apply_attack(s, seat, action, log)
        case Question.TARGET:
            apply_target(s, seat, action, log)
        case Question.GIVE:
            apply_give(s, seat, action, log)
        case Question.STEAL:
            apply_steal(s, seat, action, log)
        case Question.GIVE_VISION:
            close(s)
            give_vision(s, seat, vision_receiver(action), log)
        case Question.ANSWER:
            apply_answer(s, seat, action, log)
        case Question.ROB:
            apply_rob(s, seat, action, log)
        case Question.LOOT:
            apply_loot(s, seat, action, log)
        case Question.COUNTER:
            apply_counter(s, seat, action, log)
        case Question.FEAST:
            apply_feast(s, seat, action, log)
        case Question.END:
            apply_end(s, seat, action, log)
        case _:
            decline(s, seat, log)


@rule
def task(s: State) -> int:
    """What is asked; rolls are distinguished by purpose, draws by deck and place powers by place."""
    asked = top(s, Frame.QUESTION)
    match asked:
        case Question.ROLL:
            return TASK_OF_ROLL + top(s, Frame.B)
        case Question.DRAW:
            return TASK_OF_DRAW + top(s, Frame.A)
        case Question.USE:
            return TASK_OF_USE + int(s.pawn[int(s.active)])
        case _:
            return asked


@rule
def decline(s: State, seat: Seat, log: Log) -> None:
    """H77: decline to reveal."""
    tell_declined(log, seat, top(s, Frame.QUESTION))
    close(s)

"""The exchange of a Vision: drawn and read in secret, given, and answered with one button (H62-H76)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import Frame, ask, close, listed, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shadow_hunters.rules.cards import (
    AMOUNT,
    FIRST_VISION,
    PREDICTION,
    TWICE_HURT,
    VERB,
    WHO,
    Answer,
    Verb,
)
from gloaming.games.shadow_hunters.rules.characters import ANYBODY
from gloaming.games.shadow_hunters.rules.components import GEARS
from gloaming.games.shadow_hunters.rules.effects import heal, take
from gloaming.games.shadow_hunters.rules.endings import judge
from gloaming.games.shadow_hunters.rules.events import tell_answered, tell_gave_vision, tell_showed
from gloaming.games.shadow_hunters.rules.moves import ANSWER, GIVE_VISION, HAND, given_answer, handed_gear, is_handing
from gloaming.games.shadow_hunters.rules.powers import LIARS
from gloaming.games.shadow_hunters.rules.predicates import is_alive, rule_out
from gloaming.games.shadow_hunters.rules.state import HISTORY, PUBLIC, Cause, How, Question, State
from gloaming.games.shadow_hunters.rules.wounds import aim, inflict


@rule
def legal_give_vision(s: State, seat: Seat, out: Actions) -> int:
    """H62: to another living player."""
    n = 0
    for other in range(int(s.players)):
        n = listed(out, n, GIVE_VISION + other, is_alive(s, other) & (other != seat))
    return n


@rule
def give_vision(s: State, giver: Seat, receiver: Seat, log: Log) -> None:
    """H62: only these two ever see it; the receiver always answers, even without a choice (H76)."""
    tell_gave_vision(log, giver, receiver, int(s.vision))
    ask(s, Question.ANSWER, 1 << receiver, giver, 0)


@rule
def legal_answer(s: State, seat: Seat, out: Actions) -> int:
    """H63-H75: the answers that the card allows; H26: the Unknown may answer either way, except to Prediction."""
    card = int(s.vision)
    verb = int(VERB[card])
    holds = int(WHO[card]) >> int(s.character[seat]) & 1 == 1
    lies = LIARS >> int(s.character[seat]) & 1 == 1 and verb != Verb.SHOW
    n = 0
    if lies or not holds:
        out[n] = ANSWER + Answer.NOTHING
        n += 1
    if not (lies or holds):
        return n
    if verb == Verb.SHOW:
        out[n] = ANSWER + Answer.SHOWN
    elif verb == Verb.MEND and s.wounds[seat] > 0:
        out[n] = ANSWER + Answer.HEAL
    else:
        out[n] = ANSWER + Answer.WOUND
    n += 1
    if verb == Verb.TOLL:
        for gear in range(GEARS):
            if int(s.gear[seat]) >> gear & 1:
                out[n] = HAND + gear
                n += 1
    return n


@rule
def apply_answer(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H62: everybody sees the outcome; the card is discarded face down."""
    giver, card = top(s, Frame.A), int(s.vision)
    close(s)
    handing = is_handing(action)
    gear = handed_gear(action) if handing else -1
    answer = Answer.EQUIPMENT if handing else given_answer(action)
    tell_answered(log, seat, giver, answer, gear, card)
    s.vision = 0
    s.discard[card] = int(s.discard[card]) + 1
    remember(s, giver, seat, card, answer)
    match answer:
        case Answer.WOUND:
            aim(s, seat, int(AMOUNT[card]), 0, log)
            if s.hit[seat] == 2:
                rule_out(s, PUBLIC, seat, ANYBODY & ~TWICE_HURT)
            inflict(s, giver, Cause.OTHER)
        case Answer.HEAL:
            heal(s, seat, int(AMOUNT[card]), log)
        case Answer.SHOWN:
            tell_showed(log, seat, giver, int(s.character[seat]))
        case Answer.EQUIPMENT:
            take(s, giver, seat, gear, How.GIVEN, log)
            judge(s, log)


@rule
def remember(s: State, giver: Seat, seat: Seat, card: int, answer: int) -> None:
    """H62: both know the card."""
    learn(s, giver, seat, card, answer)
    place = 1 << 2 * (card - FIRST_VISION)
    if card == PREDICTION:
        s.seen[PUBLIC] = int(s.seen[PUBLIC]) + place
    else:
        s.seen[giver] = int(s.seen[giver]) + place
        s.seen[seat] = int(s.seen[seat]) + place
    row = int(s.exchanges) % HISTORY
    s.history[row, 0] = giver
    s.history[row, 1] = seat
    s.history[row, 2] = card
    s.history[row, 3] = answer
    s.exchanges = int(s.exchanges) + 1


@rule
def learn(s: State, giver: Seat, seat: Seat, card: int, answer: int) -> None:
    """H63: the giver learns who the receiver is not, allowing for the Unknown's lies (H26)."""
    who = int(WHO[card])
    if answer == Answer.SHOWN:
        rule_out(s, giver, seat, ANYBODY & ~(1 << int(s.character[seat])))
    elif answer == Answer.NOTHING:
        rule_out(s, giver, seat, who & ~LIARS)
    else:
        rule_out(s, giver, seat, ANYBODY & ~who & ~LIARS)

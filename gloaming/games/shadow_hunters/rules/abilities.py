"""The moves of powers at the start of a turn, at its end, and at any moment; powers.py says whose they are (H22)."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import CHANCE, Frame, ask, close, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shadow_hunters.rules.cards import CARD_OF_GEAR, WHO
from gloaming.games.shadow_hunters.rules.characters import POOLS
from gloaming.games.shadow_hunters.rules.components import GEARS, PLACES, Place
from gloaming.games.shadow_hunters.rules.effects import heal, move_to, reveal, set_wounds, take
from gloaming.games.shadow_hunters.rules.endings import judge
from gloaming.games.shadow_hunters.rules.events import tell_again, tell_declined, tell_power
from gloaming.games.shadow_hunters.rules.moves import DECLINE, HEAL, REVEAL
from gloaming.games.shadow_hunters.rules.powers import (
    AIMED,
    AMOUNT_OF,
    AT_ANY_MOMENT,
    AT_END,
    CAN_BITE,
    CAN_MEND,
    DIE_OF,
    FIRST_MOVE,
    LIMIT_OF,
    MOURNERS,
    NEED_DEAD,
    POWER_OF,
    TARGET_OF,
    Limit,
    Power,
    Target,
    chosen_by,
)
from gloaming.games.shadow_hunters.rules.predicates import (
    count,
    has_power,
    has_window,
    is_alive,
    is_revealed,
)
from gloaming.games.shadow_hunters.rules.state import Cause, How, Purpose, Question, Stage, State
from gloaming.games.shadow_hunters.rules.wounds import aim, inflict


@rule
def dead(s: State) -> int:
    """H89: how many are dead."""
    return int(s.players) - count(int(s.alive))


@rule
def is_spent(s: State, seat: Seat, character: int) -> bool:
    """H24, H87: whether a power was used as often as allowed, in this turn or the game; H89: or nobody died yet."""
    match int(LIMIT_OF[character]):
        case Limit.GAME:
            spent = int(s.used) >> seat & 1 == 1
        case Limit.TURN:
            spent = top(s, Frame.A) == 1
        case _:
            spent = False
    return spent or (NEED_DEAD >> character & 1 == 1 and dead(s) == 0)


@rule
def can_target(s: State, seat: Seat, other: Seat, target: int) -> bool:
    """H61, H84: another living player. H85: also oneself. H87: another player on the Gate."""
    if target == Target.ON_GATE and s.pawn[other] != Place.GATE:
        return False
    return is_alive(s, other) and (other != seat or target == Target.ANYONE)


@inline_rule
def legal_power(s: State, seat: Seat, out: Actions, n: int) -> int:
    """H22-H29, H80-H89: the moves of a seat's own power at the moment in its row; none once it is spent."""
    character = int(s.character[seat])
    if is_spent(s, seat, character):
        return n
    first, target = int(FIRST_MOVE[character]), int(TARGET_OF[character])
    match target:
        case Target.NOBODY:
            out[n] = first
            n += 1
        case Target.SIDE:
            if s.pawn[seat] != Place.NOWHERE:
                out[n] = first
                out[n + 1] = first + 1
                n += 2
        case Target.DISCARDED:
            for gear in range(GEARS):
                if s.discard[int(CARD_OF_GEAR[gear])] > 0:
                    out[n] = first + gear
                    n += 1
        case _:
            for other in range(int(s.players)):
                if can_target(s, seat, other, target):
                    out[n] = first + other
                    n += 1
    return n


@rule
def use_power(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H22: an ability needs a revealed owner; then the power takes effect on its target."""
    reveal(s, seat, log)
    character = int(s.character[seat])
    chosen = chosen_by(action, character)
    amount = int(AMOUNT_OF[character])
    tell_power(log, seat, character, chosen if AIMED >> character & 1 else -1)
    match int(LIMIT_OF[character]):
        case Limit.GAME:
            s.used = int(s.used) | 1 << seat
        case Limit.TURN:
            note(s, Frame.B, 1)
    match int(POWER_OF[character]):
        case Power.STEP:
            step_aside(s, seat, chosen, log)
        case Power.LIGHTNING | Power.DEMOLITION:
            ask(s, Question.ROLL, 1 << CHANCE, int(DIE_OF[character]), Purpose.POWER)
            note(s, Frame.D, chosen)
        case Power.SEAL:
            s.sealed = int(s.sealed) | 1 << chosen
        case Power.NURSE:
            set_wounds(s, chosen, amount, log)
        case Power.RAY:
            aim(s, chosen, amount, 0, log)
            inflict(s, seat, Cause.OTHER)
        case Power.TURN:
            s.turned = int(s.turned) | 1 << seat
        case Power.DIG:
            take(s, seat, seat, chosen, How.DUG, log)
            judge(s, log)
        case Power.BARRIER:
            s.barred = int(s.barred) | 1 << seat
        case Power.MULTIPLY:
            s.extra = int(s.extra) + dead(s)
            tell_again(log, seat, int(s.extra))
        case _:
            heal(s, seat, int(s.wounds[seat]), log)


@rule
def step_aside(s: State, seat: Seat, side: int, log: Log) -> None:
    """H23: Teleport goes to a neighbour on the ring, instead of rolling."""
    note(s, Frame.A, Stage.USE)
    step = PLACES - 1 if side == 0 else 1
    slot = (int(s.slot[int(s.pawn[seat])]) - 1 + step) % PLACES + 1
    for place in range(1, PLACES + 1):
        if s.slot[place] == slot:
            move_to(s, seat, place, log)
            return


@rule
def has_end_window(s: State, seat: Seat) -> bool:
    """H77, H86: whether a seat could have an end-of-turn power; H89: one that needs dead players needs some."""
    used_here = int(POOLS[int(s.expansion), int(s.players)]) & AT_END
    if used_here == 0 or int(s.used) >> seat & 1:
        return False
    return has_window(s, seat, AT_END if dead(s) > 0 else AT_END & ~NEED_DEAD)


@rule
def legal_end(s: State, seat: Seat, out: Actions) -> int:
    """H86, H89: the end-of-turn power, for the seat that has it. Others can only decline."""
    n = legal_power(s, seat, out, 0) if has_power(s, seat, AT_END) else 0
    out[n] = DECLINE
    return n + 1


@rule
def apply_end(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H86: no wounds of any kind until the next turn. H89: as many extra turns as there are dead."""
    question = top(s, Frame.QUESTION)
    close(s)
    if action == DECLINE:
        tell_declined(log, seat, question)
    else:
        use_power(s, seat, action, log)


@rule
def legal_free(s: State, seat: Seat, asked: bool, out: Actions, n: int) -> int:
    """H22: whenever the game waits for a seat; H16: from roll to wounds only for the attacker; H33: never for Daniel.

    H29: Allie's heal is possible at the same moments.
    """
    question = top(s, Frame.QUESTION)
    closed = question == Question.SPEAR or (question == Question.ROB and top(s, Frame.B) == Cause.STRIKE)
    if not is_alive(s, seat) or (closed and not asked):
        return n
    if not is_revealed(s, seat) and MOURNERS >> int(s.character[seat]) & 1 == 0:
        out[n] = REVEAL
        n += 1
    if has_power(s, seat, AT_ANY_MOMENT) and int(s.used) >> seat & 1 == 0:
        out[n] = HEAL
        n += 1
    return n


@rule
def apply_free(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H22: a reveal answers the question only in a window for revealing; H77: Allie's heal closes it too.

    H82: Catherine heals 1 also when she reveals at the start of her turn.
    """
    reveal(s, seat, log)
    question, card = top(s, Frame.QUESTION), top(s, Frame.A)
    asked = top(s, Frame.ASKED) >> seat & 1 == 1
    answers = asked and question in (Question.SALVE, Question.SPEAR, Question.BITE)
    if answers:
        close(s)
    character = int(s.character[seat])
    if action >= HEAL:
        use_power(s, seat, action, log)
    elif answers and question == Question.SALVE and int(WHO[card]) >> character & 1:
        heal(s, seat, int(s.wounds[seat]), log)
    elif (answers and question == Question.BITE and has_power(s, seat, CAN_BITE)) or (
        asked and question == Question.START and has_power(s, seat, CAN_MEND)
    ):
        heal(s, seat, int(AMOUNT_OF[character]), log)

"""An attack, in the order of H16: roll, Spear, wounds, bite, counterattack, blood feast."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import CHANCE, Frame, answered, ask, close, listed, lowest, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shadow_hunters.rules.characters import HUNTERS
from gloaming.games.shadow_hunters.rules.components import BONUS, Dice, Gear
from gloaming.games.shadow_hunters.rules.effects import heal, reveal
from gloaming.games.shadow_hunters.rules.events import (
    tell_attacked,
    tell_declined,
    tell_feasted,
    tell_missed,
    tell_replied,
    tell_skipped,
)
from gloaming.games.shadow_hunters.rules.moves import (
    ATTACK,
    ATTACK_ALL,
    COUNTERATTACK,
    DECLINE,
    FEAST,
    SKIP,
    attacked_seat,
)
from gloaming.games.shadow_hunters.rules.powers import AMOUNT_OF, CAN_BITE, CAN_COUNTERATTACK, CAN_FEAST, USES_ONE_DIE
from gloaming.games.shadow_hunters.rules.predicates import (
    could_be,
    count,
    has_power,
    has_window,
    is_alive,
    is_revealed,
    owns,
)
from gloaming.games.shadow_hunters.rules.state import (
    BITTEN,
    COUNTERING,
    DICE_SHIFT,
    HIT,
    LANDED,
    Blow,
    Cause,
    Purpose,
    Question,
    Reply,
    State,
)
from gloaming.games.shadow_hunters.rules.wounds import aim, inflict


@inline_rule
def territory(s: State, place: int) -> int:
    """H1: two slots side by side are a territory, numbered from 1; a pawn off the board is in none, 0."""
    return (int(s.slot[place]) + 1) >> 1


@inline_rule
def standing(s: State, where: int) -> int:
    """The seats whose pawns are on a territory."""
    found = 0
    for seat in range(int(s.players)):
        found |= int(territory(s, int(s.pawn[seat])) == where) << seat
    return found


@rule
def in_range(s: State, seat: Seat) -> int:
    """H13: the living in one's own territory, not pawns off the board. H58: with the Handgun, in the two others."""
    found = standing(s, territory(s, int(s.pawn[seat])))
    if owns(s, seat, Gear.HANDGUN):
        found = ~(found | standing(s, 0))
    return found & int(s.alive) & ~(1 << seat)


@rule
def legal_attack(s: State, seat: Seat, out: Actions) -> int:
    """H13: a player in range, or nobody. H57: the Machine Gun attacks all. H59: Masamune forces an attack."""
    n = 0
    if owns(s, seat, Gear.MACHINE_GUN):
        out[n] = ATTACK_ALL
        n += 1
    else:
        targets = in_range(s, seat)
        for target in range(int(s.players)):
            n = listed(out, n, ATTACK + target, targets >> target & 1)
    return listed(out, n, SKIP, not owns(s, seat, Gear.MASAMUNE))


@rule
def apply_attack(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H16 (1): target or targets."""
    question = top(s, Frame.QUESTION)
    close(s)
    if action == SKIP:
        tell_skipped(log, seat, question)
    else:
        targets = in_range(s, seat) if action == ATTACK_ALL else 1 << attacked_seat(action)
        ask(s, Question.STRIKE, 0, seat, targets)
        tell_attacked(log, seat, targets, 0)


@rule
def step_strike(s: State, log: Log) -> None:
    """H16: continue the attack on top of the stack; H15: a Hunter may reveal for the Spear before the wounds."""
    attacker, blow, flags = top(s, Frame.A), top(s, Frame.C), top(s, Frame.D)
    if blow == Blow.ROLL:
        roll_to_strike(s, attacker, flags)
        return
    if blow == Blow.SPEAR:
        blow = Blow.WOUNDS
        spear = flags & HIT != 0 and flags & COUNTERING == 0 and owns(s, attacker, Gear.SPEAR)
        if spear and could_be(s, attacker, HUNTERS):
            note(s, Frame.C, blow)
            ask(s, Question.SPEAR, 1 << attacker, 0, 0)
            return
    if blow == Blow.WOUNDS:
        blow = Blow.BITE
        if flags & HIT:
            note(s, Frame.C, blow)
            aim_strike(s, attacker, flags, log)
            return
    if blow == Blow.BITE:
        blow = Blow.COUNTER
        if flags & COUNTERING:
            close(s)
            return
        if may_bite(s, attacker, flags, log):
            note(s, Frame.C, blow)
            ask(s, Question.BITE, 1 << attacker, 0, 0)
            return
    if blow == Blow.COUNTER:
        blow = Blow.FEAST
        asked = could_counter(s)
        if asked:
            note(s, Frame.C, Blow.COUNTERED)
            ask(s, Question.COUNTER, asked, attacker, asked)
            return
    note(s, Frame.C, Blow.FEAST)
    if blow == Blow.COUNTERED and start_counterattack(s, attacker, log):
        return
    step_feast(s, attacker)


@rule
def roll_to_strike(s: State, attacker: Seat, flags: int) -> None:
    """H16 (2), H13: roll both dice; only the d4 with Masamune (H59), unless countering (H28), or as Valkyrie (H88)."""
    if not is_alive(s, attacker):
        close(s)
        return
    countering = flags & COUNTERING
    note(s, Frame.C, Blow.SPEAR)
    note(s, Frame.D, countering)
    valkyrie = is_revealed(s, attacker) and has_power(s, attacker, USES_ONE_DIE)
    masamune = countering == 0 and owns(s, attacker, Gear.MASAMUNE)
    ask(s, Question.ROLL, 1 << CHANCE, Dice.D4 if masamune or valkyrie else Dice.BOTH, Purpose.STRIKE)


@rule
def rolled_to_strike(s: State, d6: int, d4: int, log: Log) -> None:
    """H13: the wounds are the difference; equal dice miss. H59: the d4 alone never misses."""
    wounds = d4 if d6 == 0 else abs(d6 - d4)
    if wounds > 0:
        note(s, Frame.D, top(s, Frame.D) | HIT | wounds << DICE_SHIFT)
    else:
        tell_missed(log, top(s, Frame.A))


@rule
def aim_strike(s: State, attacker: Seat, flags: int, log: Log) -> None:
    """H14: one sum per target, never below 0. H41: the Angel blocks everything. H28: a counterattack is bare-handed."""
    targets = top(s, Frame.B)
    wounds = flags >> DICE_SHIFT
    cause = Cause.COUNTER
    if flags & COUNTERING == 0:
        cause = Cause.STRIKE
        held = int(s.gear[attacker])
        wounds += count(held & BONUS) - (held >> Gear.ROBE & 1)
        if is_revealed(s, attacker) and 1 << int(s.character[attacker]) & HUNTERS:
            wounds += 2 * (held >> Gear.SPEAR & 1)
    while targets != 0:
        target = lowest(targets)
        targets &= targets - 1
        robe = 1 if owns(s, target, Gear.ROBE) and not s.robe_all else 0
        guarded = int(s.guarded) >> target & 1
        aim(s, target, 0 if guarded else max(0, wounds - robe), 0, log)
    inflict(s, attacker, cause)


@rule
def may_bite(s: State, attacker: Seat, flags: int, log: Log) -> bool:
    """H16 (7), H27: whether a hidden attacker may reveal to heal; one revealed since the wounds heals unasked."""
    if flags & LANDED == 0 or flags & BITTEN:
        return False
    if is_revealed(s, attacker):
        if has_power(s, attacker, CAN_BITE):
            heal(s, attacker, int(AMOUNT_OF[int(s.character[attacker])]), log)
        return False
    return s.wounds[attacker] > 0 and has_window(s, attacker, CAN_BITE)


@rule
def could_counter(s: State) -> int:
    """H16 (8), H77: all who were attacked, are alive and could be the Werewolf are asked at once."""
    targets = top(s, Frame.B) & int(s.alive)
    found = 0
    while targets != 0:
        target = lowest(targets)
        targets &= targets - 1
        if has_window(s, target, CAN_COUNTERATTACK):
            found |= 1 << target
    return found


@rule
def legal_counter(s: State, seat: Seat, out: Actions) -> int:
    """H28: the Werewolf may attack back; others can only decline (H77)."""
    n = listed(out, 0, COUNTERATTACK, has_power(s, seat, CAN_COUNTERATTACK))
    return listed(out, n, DECLINE, True)


@rule
def apply_counter(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H77: answers are revealed together."""
    s.reply[seat] = Reply.COUNTERATTACKS if action == COUNTERATTACK else Reply.DECLINED
    tell_replied(log, seat, int(s.reply[seat]))
    if answered(s, seat):
        close(s)


@rule
def start_counterattack(s: State, attacker: Seat, log: Log) -> bool:
    """H28: the Werewolf, if they chose so, reveals and attacks the attacker, at any distance."""
    starts = False
    for seat in range(int(s.players)):
        if s.reply[seat] == Reply.COUNTERATTACKS:
            reveal(s, seat, log)
            ask(s, Question.STRIKE, 0, seat, 1 << attacker)
            note(s, Frame.D, COUNTERING)
            tell_attacked(log, seat, 1 << attacker, 1)
            starts = True
        s.reply[seat] = Reply.NONE
    return starts


@rule
def step_feast(s: State, attacker: Seat) -> None:
    """H16 (9), H31: asked while the attacker and a target are alive; otherwise the attack is over."""
    targets = top(s, Frame.B) & int(s.alive)
    if targets != 0 and is_alive(s, attacker) and has_window(s, attacker, CAN_FEAST):
        note(s, Frame.B, targets)
        ask(s, Question.FEAST, 1 << attacker, 0, 0)
    else:
        close(s)


@rule
def legal_feast(s: State, seat: Seat, out: Actions) -> int:
    """H31: Charles may attack again; others can only decline (H77)."""
    n = listed(out, 0, FEAST, has_power(s, seat, CAN_FEAST))
    return listed(out, n, DECLINE, True)


@rule
def apply_feast(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H31: two wounds, then again from the roll; if they kill him, there is no attack and nobody loots."""
    question = top(s, Frame.QUESTION)
    close(s)
    if action == DECLINE:
        tell_declined(log, seat, question)
        close(s)
        return
    reveal(s, seat, log)
    tell_feasted(log, seat)
    note(s, Frame.C, Blow.ROLL)
    aim(s, seat, int(AMOUNT_OF[int(s.character[seat])]), 0, log)
    inflict(s, seat, Cause.OTHER)

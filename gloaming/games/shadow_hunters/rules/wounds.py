"""Wounds of one moment, and their consequences: robbery, deaths, Daniel's reveal, loot (H16-H20, H30, H33)."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import Frame, ask, close, lowest, next_of, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat
from gloaming.games.shadow_hunters.rules.cards import WARDED
from gloaming.games.shadow_hunters.rules.characters import BRYAN_SPARES, DEAD_BY, HIT_POINTS, Character
from gloaming.games.shadow_hunters.rules.components import DEAD_FOR_CHARLES, GEARS, Gear, Place
from gloaming.games.shadow_hunters.rules.effects import drop_all, heal, reveal, take
from gloaming.games.shadow_hunters.rules.endings import judge
from gloaming.games.shadow_hunters.rules.events import tell_declined, tell_died, tell_spared, tell_wounded
from gloaming.games.shadow_hunters.rules.moves import DECLINE, LOOT, ROB, looted_gear, robbed_gear
from gloaming.games.shadow_hunters.rules.powers import AMOUNT_OF, CAN_BITE, CAN_ROB, CONFESSORS, MOURNERS, ROB_FROM
from gloaming.games.shadow_hunters.rules.predicates import (
    count,
    has_power,
    has_window,
    is_alive,
    is_revealed,
    owns,
    rule_out,
)
from gloaming.games.shadow_hunters.rules.state import BITTEN, LANDED, PUBLIC, Cause, How, Question, State


@rule
def aim(s: State, seat: Seat, amount: int, card: int, log: Log) -> None:
    """H48: the Talisman; H44: the Robe, by option against all wounds; H86: the barrier; what remains will land."""
    if int(s.barred) >> seat & 1 or (WARDED[card] and owns(s, seat, Gear.TALISMAN)):
        amount = 0
    elif s.robe_all and owns(s, seat, Gear.ROBE):
        amount = max(0, amount - 1)
    s.hit[seat] = amount
    if amount == 0:
        tell_spared(log, seat)


@inline_rule
def inflict(s: State, by: int, cause: int) -> None:
    """H20: all aimed wounds land at the same moment; `by` is the killer of whoever dies of them (H19)."""
    ask(s, Question.BATCH, 0, by, cause)


@rule
def step_batch(s: State, log: Log) -> None:
    """H16 (4): robbery is asked target by target, clockwise; H30: for any wounds, or by option only in an attack."""
    by, cause = top(s, Frame.A), top(s, Frame.B)
    players = int(s.players)
    if (cause == Cause.STRIKE or (s.bob_any and cause == Cause.OTHER)) and has_window(s, by, CAN_ROB):
        for asked in range(top(s, Frame.C), players - 1):
            target = (by + 1 + asked) % players
            if s.hit[target] >= ROB_FROM and s.gear[target] != 0:
                note(s, Frame.C, asked + 1)
                ask(s, Question.ROB, 1 << by, target, cause)
                return
    close(s)
    land(s, by, cause, log)


@rule
def legal_rob(s: State, seat: Seat, out: Actions) -> int:
    """H30: Bob takes one of the target's equipment instead of the wounds; others can only decline (H77)."""
    n = 0
    if has_power(s, seat, CAN_ROB):
        held = int(s.gear[top(s, Frame.A)])
        for gear in range(GEARS):
            if held >> gear & 1:
                out[n] = ROB + gear
                n += 1
    out[n] = DECLINE
    return n + 1


@rule
def apply_rob(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H16 (5): robbed equipment changes hands together with all wounds."""
    if action == DECLINE:
        tell_declined(log, seat, top(s, Frame.QUESTION))
    else:
        reveal(s, seat, log)
        s.claim[top(s, Frame.A)] = 1 + robbed_gear(action)
    close(s)


@rule
def land(s: State, by: int, cause: int, log: Log) -> None:
    """H16 (5): robberies and all wounds together; a revealed Vampire heals with them (H27)."""
    robbed, landed, dying = False, False, 0
    struck = 0
    for seat in range(int(s.players)):
        struck |= int(s.hit[seat] > 0) << seat
    seat = by
    while struck != 0:
        seat = next_of(struck, seat)
        struck &= ~(1 << seat)
        amount = int(s.hit[seat])
        s.hit[seat] = 0
        if s.claim[seat] > 0:
            take(s, by, seat, int(s.claim[seat]) - 1, How.ROBBED, log)
            s.claim[seat] = 0
            robbed = True
        else:
            wounds = int(s.wounds[seat]) + amount
            s.wounds[seat] = wounds
            landed = True
            tell_wounded(log, seat, amount, wounds, by)
            if wounds >= HIT_POINTS[int(s.character[seat])]:
                dying |= 1 << seat
            else:
                rule_out(s, PUBLIC, seat, int(DEAD_BY[wounds]))
    if landed and cause == Cause.STRIKE:
        bites = is_revealed(s, by) and has_power(s, by, CAN_BITE)
        note(s, Frame.D, top(s, Frame.D) | (LANDED | BITTEN if bites else LANDED))
        if bites:
            heal(s, by, int(AMOUNT_OF[int(s.character[by])]), log)
    if dying:
        die(s, by, dying, cause, log)
    elif robbed:
        judge(s, log)


@rule
def die(s: State, by: int, dying: int, cause: int, log: Log) -> None:
    """H17, H20: the dead are shown and leave the board, then Daniel reveals (H33), then the killer loots (H19).

    H7: the player whose turn it is loses extra turns by dying. H46: whether the Rosary takes all is settled before any
    loot.
    """
    dead_before = int(s.players) - count(int(s.alive))
    if dead_before == 0:
        s.first_dead = dying
    s.alive = int(s.alive) & ~dying
    s.guarded = int(s.guarded) & ~dying
    s.barred = int(s.barred) & ~dying
    if dying >> int(s.active) & 1:
        s.extra = 0
    shown, seat = 0, by
    while shown != dying:
        seat = next_of(dying & ~shown, seat)
        shown |= 1 << seat
        character = int(s.character[seat])
        s.revealed = int(s.revealed) | 1 << seat
        s.face_up = int(s.face_up) | 1 << character
        s.pawn[seat] = Place.NOWHERE
        tell_died(log, seat, character)
    for seat in range(int(s.players)):
        if MOURNERS >> int(s.character[seat]) & 1 and is_alive(s, seat):
            reveal(s, seat, log)
        rule_out(s, PUBLIC, seat, MOURNERS)
    if is_alive(s, by):
        credit_kill(s, by, dying, dead_before, cause, log)
    ask(s, Question.LOOTING, 0, by, dying)
    note(s, Frame.C, 1 if cause == Cause.STRIKE and owns(s, by, Gear.ROSARY) else 0)


@rule
def credit_kill(s: State, by: int, dying: int, dead_before: int, cause: int, log: Log) -> None:
    """H31: Charles' third dead, or by option three before it. H81: Bryan's big prey, or his reveal for a small one."""
    frailest, toughest = 99, 0
    left = dying
    while left != 0:
        hit_points = int(HIT_POINTS[int(s.character[lowest(left)])])
        frailest, toughest = min(frailest, hit_points), max(toughest, hit_points)
        left &= left - 1
    if frailest <= BRYAN_SPARES:
        if CONFESSORS >> int(s.character[by]) & 1:
            reveal(s, by, log)
        rule_out(s, PUBLIC, by, CONFESSORS)
    if cause != Cause.STRIKE:
        return
    dead = dead_before if s.charles_before else dead_before + count(dying)
    charles = dead >= DEAD_FOR_CHARLES
    bryan = toughest > BRYAN_SPARES
    if (charles and s.character[by] == Character.CHARLES) or (bryan and s.character[by] == Character.BRYAN):
        s.feat = int(s.feat) | 1 << by
        return
    if charles:
        rule_out(s, PUBLIC, by, 1 << Character.CHARLES)
    if bryan:
        rule_out(s, PUBLIC, by, 1 << Character.BRYAN)


@rule
def step_looting(s: State, log: Log) -> None:
    """H19: victims clockwise from the killer; the dead take nothing. H46: all with the Rosary. Then the end (H21)."""
    by, victims, takes_all = top(s, Frame.A), top(s, Frame.B), top(s, Frame.C)
    victim = by
    while victims != 0:
        victim = next_of(victims, victim)
        victims &= ~(1 << victim)
        if s.gear[victim] == 0:
            continue
        if not is_alive(s, by):
            drop_all(s, victim, log)
        elif takes_all:
            for gear in range(GEARS):
                if owns(s, victim, gear):
                    take(s, by, victim, gear, How.LOOTED, log)
        else:
            ask(s, Question.LOOT, 1 << by, victim, 0)
            return
    close(s)
    judge(s, log)


@rule
def legal_loot(s: State, out: Actions) -> int:
    """H19: one equipment of the dead, chosen by the killer; taking one is mandatory."""
    n = 0
    held = int(s.gear[top(s, Frame.A)])
    for gear in range(GEARS):
        if held >> gear & 1:
            out[n] = LOOT + gear
            n += 1
    return n


@rule
def apply_loot(s: State, seat: Seat, action: Action, log: Log) -> None:
    """H19: the rest is discarded."""
    victim = top(s, Frame.A)
    take(s, seat, victim, looted_gear(action), How.LOOTED, log)
    drop_all(s, victim, log)
    close(s)

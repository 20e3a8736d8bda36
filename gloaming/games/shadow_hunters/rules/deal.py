"""Before the first turn: places are laid, characters dealt, the first seat drawn; the quick start (H1-H6)."""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, Frame, ask, close, listed, note, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat, Weights
from gloaming.games.shadow_hunters.rules.characters import (
    ANYBODY,
    CAMP_MASK,
    CAMP_OF,
    CAMPS,
    INITIALS,
    KINDS,
    POOLS,
    SEATS_OF_CAMP,
    Camp,
)
from gloaming.games.shadow_hunters.rules.components import PLACES, VISION, Dice, Expansion
from gloaming.games.shadow_hunters.rules.events import tell_dealt, tell_first, tell_laid
from gloaming.games.shadow_hunters.rules.moves import CHARACTER, FIRST, PLACE, dealt_character, drawn_seat, laid_place
from gloaming.games.shadow_hunters.rules.play import draw_card
from gloaming.games.shadow_hunters.rules.predicates import count
from gloaming.games.shadow_hunters.rules.state import Purpose, Question, Stage, State


@rule
def legal_lay(s: State, out: Actions) -> int:
    """H1: any place not laid yet."""
    n = 0
    for place in range(1, PLACES + 1):
        n = listed(out, n, PLACE + place, s.slot[place] == 0)
    return n


@rule
def apply_lay(s: State, action: Action, log: Log) -> None:
    """H1: slot by slot round the ring; then characters are dealt."""
    slot, place = top(s, Frame.A), laid_place(action)
    s.slot[place] = slot
    tell_laid(log, slot, place)
    note(s, Frame.A, slot + 1)
    if slot == PLACES:
        close(s)
        ask(s, Question.DEAL, 1 << CHANCE, 0, 0)


@rule
def pool_left(s: State) -> int:
    """H3: the characters of a camp that can still be dealt; H78: with shared initials, none of a slot already dealt."""
    gone = dealt(s)
    if s.expansion == Expansion.INITIAL:
        gone |= gone << INITIALS | gone >> INITIALS
    return int(POOLS[int(s.expansion), int(s.players)]) & ~gone


@rule
def dealt(s: State) -> int:
    """H3: the characters that seats have."""
    found = 0
    for seat in range(int(s.players)):
        found |= 1 << int(s.character[seat])
    return found & ANYBODY


@rule
def deal_weight(s: State, pool: int, camp: int) -> int:
    """H3: the camp's seats left, divided by its characters left; times the other camps' pools, for whole numbers."""
    weight = int(SEATS_OF_CAMP[int(s.players), camp]) - count(dealt(s) & int(CAMP_MASK[camp]))
    for other in range(CAMPS):
        if other != camp:
            weight *= max(1, count(pool & int(CAMP_MASK[other])))
    return weight


@rule
def legal_deal(s: State, out: Actions) -> int:
    """H3: any character still in the pool of a camp that has seats left."""
    pool = pool_left(s)
    for camp in range(CAMPS):
        if deal_weight(s, pool, camp) == 0:
            pool &= ~int(CAMP_MASK[camp])
    n = 0
    for character in range(1, KINDS + 1):
        n = listed(out, n, CHARACTER + character, pool >> character & 1)
    return n


@rule
def odds_deal(s: State, out: Weights) -> int:
    """H3: drawn within each camp, then mixed: every deal of all seats is equally likely."""
    pool = pool_left(s)
    hunter, shadow = deal_weight(s, pool, Camp.HUNTER), deal_weight(s, pool, Camp.SHADOW)
    neutral = deal_weight(s, pool, Camp.NEUTRAL)
    n = 0
    for character in range(1, KINDS + 1):
        camp = CAMP_OF[character]
        weight = hunter if camp == Camp.HUNTER else shadow if camp == Camp.SHADOW else neutral
        n = listed(out, n, weight, (pool >> character & 1 == 1) & (weight > 0))
    return n


@rule
def apply_deal(s: State, action: Action, log: Log) -> None:
    """H3: one each, secret. H4: then the first seat is drawn, unless it was named."""
    seat, character = top(s, Frame.A), dealt_character(action)
    s.character[seat] = character
    tell_dealt(log, seat, character)
    note(s, Frame.A, seat + 1)
    if seat + 1 == s.players:
        close(s)
        if s.first == 0:
            ask(s, Question.FIRST, 1 << CHANCE, 0, 0)
        else:
            begin(s, int(s.first) - 1, log)


@rule
def legal_first(s: State, out: Actions) -> int:
    """H4: any seat."""
    for seat in range(int(s.players)):
        out[seat] = FIRST + seat
    return int(s.players)


@rule
def apply_first(s: State, action: Action, log: Log) -> None:
    """H4: that seat starts."""
    close(s)
    begin(s, drawn_seat(action), log)


@rule
def begin(s: State, seat: Seat, log: Log) -> None:
    """H4, H6: the first turn, or the quick start before it."""
    s.starter = seat
    s.active = seat
    tell_first(log, seat)
    if s.quick_start:
        ask(s, Question.QUICK, 0, 0, 0)
    else:
        ask(s, Question.TURN, 0, Stage.BEGIN, 0)


@rule
def step_quick(s: State, log: Log) -> None:
    """H6: all roll in turn order, then each draws a Vision for the left neighbour; then the first turn."""
    part, done = top(s, Frame.A), top(s, Frame.B)
    if done == s.players:
        part, done = part + 1, 0
        note(s, Frame.A, part)
    s.active = (int(s.starter) + done) % int(s.players)
    note(s, Frame.B, done + 1)
    if part == 0:
        ask(s, Question.ROLL, 1 << CHANCE, Dice.BOTH, Purpose.MOVE)
    elif part == 1:
        draw_card(s, int(s.active), VISION, log)
    else:
        close(s)
        ask(s, Question.TURN, 0, Stage.BEGIN, 0)

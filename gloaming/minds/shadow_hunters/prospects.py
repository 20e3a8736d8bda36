"""What a seat of Shadow Hunters can expect of a world at the beginning of a turn: its chance to win, all cards open.

The chance is a logistic function of a few facts. Their weights (`weights`) are fitted to games between bots.
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any

from gloaming.core.compile import rule
from gloaming.core.records import Seat
from gloaming.games.shadow_hunters.rules.characters import CAMP_OF, HIT_POINTS, Camp, Character
from gloaming.games.shadow_hunters.rules.components import BONUS, FEWEST, RELICS, Gear
from gloaming.games.shadow_hunters.rules.powers import LIMIT_OF, Limit
from gloaming.games.shadow_hunters.rules.predicates import count, is_alive, is_revealed
from gloaming.games.shadow_hunters.rules.state import State
from gloaming.minds.shadow_hunters.thought import FACTS, Thought
from gloaming.minds.shadow_hunters.weights import WEIGHTS


class OfCamp(IntEnum):
    """Facts of a camp: first those of one's own (for a Neutral, of the Hunters), then those of the other one."""

    LOG = 0  # of the hit points left, and 1
    LEFT = 1  # hit points, in tens
    ONE = 2  # one lives
    TWO = 3
    WEAKEST = 4  # hit points of the weakest, in tens
    FRAIL = 5  # how near to death the weakest is
    ARMED = 6  # what the equipment adds to hits
    GEAR = 7  # other equipment
    SHOWN = 8  # who are revealed
    SHOWN_LEFT = 9  # their hit points, in tens
    POWERS = 10  # powers that can be used once, and were not
    NEXT = 11  # whose turn begins


class Fact(IntEnum):
    """Facts of the game and of the seat itself."""

    PLAYERS = 24  # 4, and so on: five facts
    NEUTRALS = 29
    NEUTRALS_LEFT = 30  # hit points, in tens
    NEUTRALS_DEAD = 31  # two or more: a third wins for the Shadows
    NOBODY_DEAD = 32
    DEAD = 33
    TWO_DEAD = 34
    DANIEL = 35  # lives, and nobody is dead
    DANIEL_FRAIL = 36
    CATHERINE = 37
    CATHERINE_FRAIL = 38
    BOB = 39  # lives
    BOB_THREE = 40  # equipment
    BOB_FOUR = 41
    CHARLES = 42  # lives, with one dead
    CHARLES_TWO = 43  # with two dead or more
    DAVID = 44  # lives, with one relic
    DAVID_TWO = 45
    BRYAN = 46  # lives
    LIVES = 47  # the seat itself
    LEFT = 48
    FRAIL = 49
    SHOWN = 50
    GEAR = 51
    THREE_GEAR = 52
    FOUR_GEAR = 53
    ARMED = 54
    POWER = 55
    NEXT = 56
    FEW = 57  # three or fewer live


OF_CAMP = len(OfCamp)
assert OF_CAMP * 2 + 5 + len(Fact) - 1 == FACTS


@rule
def prospect(s: State, seat: Seat, t: Thought) -> float:
    """H21: what to expect as a return: 1 for a win, -1 for a loss."""
    if s.over:
        return 0.0 if s.winners == 0 else 2.0 * (int(s.winners) >> seat & 1) - 1
    if s.character[seat] == Character.AGNES:  # H80: she wins with her neighbour
        players = int(s.players)
        seat = (seat + (1 if int(s.turned) >> seat & 1 else players - 1)) % players
    take_facts(s, seat, t.facts)
    row, total = row_of(int(s.character[seat])), 0.0
    for fact in range(FACTS):
        total += t.facts[fact] * WEIGHTS[row, fact]
    return 2 / (1 + math.exp(-total)) - 1


@rule
def row_of(character: int) -> int:
    """The row of weights: one for each camp, and one for each Neutral."""
    camp = int(CAMP_OF[character])
    if camp != Camp.NEUTRAL:
        return camp
    return 2 + (character - Character.ALLIE if character <= Character.DANIEL else character - Character.AGNES + 4)


@rule
def take_facts(s: State, seat: Seat, facts: Any) -> None:
    """Write down all facts of a world, as they concern a seat."""
    for fact in range(FACTS):
        facts[fact] = 0.0
    facts[Fact.PLAYERS + int(s.players) - FEWEST] = 1.0
    camp = int(CAMP_OF[int(s.character[seat])])
    dead = int(s.players) - count(int(s.alive))
    own = Camp.SHADOW if camp == Camp.SHADOW else Camp.HUNTER
    take_camp(s, own, facts, 0)
    take_camp(s, 1 - own, facts, OF_CAMP)
    for other in range(int(s.players)):
        if CAMP_OF[int(s.character[other])] == Camp.NEUTRAL:
            take_neutral(s, other, dead, facts)
    facts[Fact.NEUTRALS_DEAD] = 1.0 if facts[Fact.NEUTRALS_DEAD] > 1 else 0.0
    facts[Fact.NOBODY_DEAD] = 1.0 if dead == 0 else 0.0
    facts[Fact.DEAD] = dead
    facts[Fact.TWO_DEAD] = 1.0 if dead >= 2 else 0.0
    facts[Fact.FEW] = 1.0 if int(s.players) - dead <= 3 else 0.0
    take_own(s, seat, facts)


@rule
def left_of(s: State, seat: Seat) -> int:
    """The hit points that a seat has left."""
    return max(0, int(HIT_POINTS[int(s.character[seat])]) - int(s.wounds[seat])) if is_alive(s, seat) else 0


@rule
def armed(s: State, seat: Seat) -> int:
    """H14, H59: what a seat's equipment adds to its hits."""
    held = int(s.gear[seat])
    spear = 2 * (held >> Gear.SPEAR & 1) if CAMP_OF[int(s.character[seat])] == Camp.HUNTER else 0
    return count(held & BONUS) + (held >> Gear.MASAMUNE & 1) + spear


@rule
def has_unused(s: State, seat: Seat) -> bool:
    """Whether a seat has a power that can be used once, and has not used it."""
    return LIMIT_OF[int(s.character[seat])] == Limit.GAME and int(s.used) >> seat & 1 == 0


@rule
def take_camp(s: State, camp: int, facts: Any, first: int) -> None:
    """The facts of a camp, from a number on."""
    alive, left, weakest = 0, 0, 0
    for seat in range(int(s.players)):
        if CAMP_OF[int(s.character[seat])] == camp and is_alive(s, seat):
            own = left_of(s, seat)
            weakest = own if alive == 0 else min(weakest, own)
            alive += 1
            left += own
            added = armed(s, seat)
            facts[first + OfCamp.ARMED] += added
            facts[first + OfCamp.GEAR] += count(int(s.gear[seat]) & ~BONUS)
            if is_revealed(s, seat):
                facts[first + OfCamp.SHOWN] += 1
                facts[first + OfCamp.SHOWN_LEFT] += own / 10
            facts[first + OfCamp.POWERS] += 1.0 if has_unused(s, seat) else 0.0
            facts[first + OfCamp.NEXT] += 1.0 if s.active == seat else 0.0
    facts[first + OfCamp.LOG] = math.log(left + 1)
    facts[first + OfCamp.LEFT] = left / 10
    facts[first + OfCamp.ONE] = 1.0 if alive == 1 else 0.0
    facts[first + OfCamp.TWO] = 1.0 if alive == 2 else 0.0
    facts[first + OfCamp.WEAKEST] = weakest / 10
    facts[first + OfCamp.FRAIL] = 1 / (1 + weakest)


@rule
def take_neutral(s: State, seat: Seat, dead: int, facts: Any) -> None:
    """The facts of a Neutral: what everybody has to reckon with."""
    if not is_alive(s, seat):
        facts[Fact.NEUTRALS_DEAD] += 1
        return
    left, held = left_of(s, seat), int(s.gear[seat])
    facts[Fact.NEUTRALS] += 1
    facts[Fact.NEUTRALS_LEFT] += left / 10
    match int(s.character[seat]):
        case Character.DANIEL:
            facts[Fact.DANIEL] = 1.0 if dead == 0 else 0.0
            facts[Fact.DANIEL_FRAIL] = 1 / (1 + left) if dead == 0 else 0.0
        case Character.CATHERINE:
            facts[Fact.CATHERINE] = 1.0 if dead == 0 else 0.0
            facts[Fact.CATHERINE_FRAIL] = 1 / (1 + left) if dead == 0 else 0.0
        case Character.BOB:
            facts[Fact.BOB] = 1.0
            facts[Fact.BOB_THREE] = 1.0 if count(held) == 3 else 0.0
            facts[Fact.BOB_FOUR] = 1.0 if count(held) == 4 else 0.0
        case Character.CHARLES:
            facts[Fact.CHARLES] = 1.0 if dead == 1 else 0.0
            facts[Fact.CHARLES_TWO] = 1.0 if dead >= 2 else 0.0
        case Character.DAVID:
            facts[Fact.DAVID] = 1.0 if count(held & RELICS) == 1 else 0.0
            facts[Fact.DAVID_TWO] = 1.0 if count(held & RELICS) == 2 else 0.0
        case Character.BRYAN:
            facts[Fact.BRYAN] = 1.0


@rule
def take_own(s: State, seat: Seat, facts: Any) -> None:
    """The facts of the seat itself."""
    if is_alive(s, seat):
        pieces = count(int(s.gear[seat]))
        facts[Fact.LIVES] = 1.0
        facts[Fact.LEFT] = left_of(s, seat) / 10
        facts[Fact.FRAIL] = 1 / (1 + left_of(s, seat))
        facts[Fact.SHOWN] = 1.0 if is_revealed(s, seat) else 0.0
        facts[Fact.GEAR] = pieces
        facts[Fact.THREE_GEAR] = 1.0 if pieces >= 3 else 0.0
        facts[Fact.FOUR_GEAR] = 1.0 if pieces >= 4 else 0.0
        facts[Fact.ARMED] = armed(s, seat)
        facts[Fact.POWER] = 1.0 if has_unused(s, seat) else 0.0
        facts[Fact.NEXT] = 1.0 if s.active == seat else 0.0

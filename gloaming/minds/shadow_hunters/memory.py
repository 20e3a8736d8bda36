"""What a mind for Shadow Hunters remembers of what it has heard: the weight of every split of the seats into camps.

A split says which seats are Hunters, Shadows and Neutrals (H3). Each act multiplies the weight of a split by a factor
that depends on the camps of who acts and on whom. What tells of one character alone is counted by seat. Everything
else that is known of characters is read from the view.
"""

from __future__ import annotations

import itertools
from enum import IntEnum
from typing import Annotated

import numpy as np

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import SEATS
from gloaming.core.events import Column, Log
from gloaming.core.records import I8, Grid, Mask, Record, Row, Seat, dtype_of
from gloaming.games.shadow_hunters.rules.cards import VERB, Verb
from gloaming.games.shadow_hunters.rules.characters import HUNTERS, KINDS, SEATS_OF_CAMP, Camp, Character
from gloaming.games.shadow_hunters.rules.components import FEWEST, MOST, Gear
from gloaming.games.shadow_hunters.rules.powers import CAN_BITE, CAN_FEAST, CAN_ROB, POWER_OF, Power
from gloaming.games.shadow_hunters.rules.state import Kind, Question, View
from gloaming.minds.policies.policy import Floats, Traits
from gloaming.minds.shadow_hunters.traits import Trait

FACES = KINDS + 1  # characters are numbered from 1


def splits(players: int) -> list[tuple[int, ...]]:
    """H3: all ways to say which seats are of which camp, as masks by camp."""
    found = []
    for hunters in itertools.combinations(range(players), SEATS_OF_CAMP[players, Camp.HUNTER]):
        rest = [seat for seat in range(players) if seat not in hunters]
        for shadows in itertools.combinations(rest, SEATS_OF_CAMP[players, Camp.SHADOW]):
            neutrals = [seat for seat in rest if seat not in shadows]
            found.append(tuple(sum(1 << seat for seat in camp) for camp in (hunters, shadows, neutrals)))
    return found


ALL = [splits(players) for players in range(FEWEST, MOST + 1)]
WAYS = tuple(map(len, ALL))  # how many splits there are, by the players over the fewest
MOST_WAYS = max(WAYS)
SPLITS = np.array([row + [(0, 0, 0)] * (MOST_WAYS - len(row)) for row in ALL])  # [players, way, camp]


class Sign(IntEnum):
    """What tells of a character."""

    BITE = 0  # windows left unused
    ROB = 1
    FEAST = 2
    SPEAR = 3
    HURT = 4  # oneself, in the Woods


SIGNS = len(Sign)
# Of whom it tells.
WHO_SIGNS = (CAN_BITE, CAN_ROB, CAN_FEAST, HUNTERS, 1 << Character.DANIEL | 1 << Character.CATHERINE)
MOST_TIMES = 100  # from then on an act tells nothing new


class Memory(Record):
    """What a seat remembers."""

    begun: I8  # 1 once the weights are set
    fresh: I8  # 1 while the chances follow from all that was heard
    chooser: I8  # H10: 1 + the seat whose choice in the Woods is about to take effect
    chosen: I8  # whom it chose
    sworded: I8  # H59: 1 + the seat that has Masamune
    wounds: Annotated[Row, "i8", (SEATS,)]
    harmed: Annotated[Grid, "i8", (SEATS, SEATS)]  # how often a seat harmed another
    helped: Annotated[Grid, "i8", (SEATS, SEATS)]
    signs: Annotated[Grid, "i8", (SEATS, SIGNS)]  # how often a seat gave a sign
    weights: Annotated[Floats, "f8", (MOST_WAYS,)]  # of the splits
    could_be: Annotated[Row, "i8", (SEATS,)]  # the characters that a seat could be when the chances were reckoned
    chances: Annotated[Grid, "f8", (SEATS, FACES)]  # how likely each seat is each character


MEMORY = dtype_of(Memory)


@rule
def begin(m: Memory, players: int) -> None:
    """H3: before anything is heard, all deals are equally likely."""
    m.begun = 1
    for way in range(WAYS[players - FEWEST]):
        m.weights[way] = 1.0


@rule
def weigh_pair(m: Memory, players: int, actor: Seat, target: Seat, times: int, own: float, other: float) -> None:
    """Somebody did something to somebody, likely so many times by their camps; the k-th time it tells a k-th as much.

    What Neutrals do, or is done to them, tells nothing.
    """
    own, other = own ** (1 / times), other ** (1 / times)
    both = 1 << actor | 1 << target
    for way in range(WAYS[players - FEWEST]):
        hunters, shadows = int(SPLITS[players - FEWEST, way, 0]) & both, int(SPLITS[players - FEWEST, way, 1]) & both
        if both in (hunters, shadows):
            m.weights[way] = m.weights[way] * own
        elif hunters | shadows == both:
            m.weights[way] = m.weights[way] * other
    m.fresh = 0


@rule
def note_harm(m: Memory, players: int, actor: Seat, target: Seat, traits: Traits) -> None:
    """Somebody harmed somebody."""
    m.harmed[actor, target] = min(int(m.harmed[actor, target]) + 1, MOST_TIMES)
    notices = traits[Trait.NOTICES]
    own, other = traits[Trait.HARMS_OWN] ** notices, traits[Trait.HARMS_OTHER] ** notices
    weigh_pair(m, players, actor, target, int(m.harmed[actor, target]), own, other)


@rule
def note_help(m: Memory, players: int, actor: Seat, target: Seat, traits: Traits) -> None:
    """Somebody helped somebody."""
    m.helped[actor, target] = min(int(m.helped[actor, target]) + 1, MOST_TIMES)
    notices = traits[Trait.NOTICES]
    own, other = traits[Trait.HELPS_OWN] ** notices, traits[Trait.HELPS_OTHER] ** notices
    weigh_pair(m, players, actor, target, int(m.helped[actor, target]), own, other)


@inline_rule
def note_sign(m: Memory, seat: Seat, sign: int) -> None:
    """Somebody did what some characters do more often than others."""
    m.signs[seat, sign] = min(int(m.signs[seat, sign]) + 1, MOST_TIMES)
    m.fresh = 0


@rule
def heeds(log: Log) -> bool:
    """Whether a move brought anything that `hear` looks at."""
    for row in range(1, int(log[0, 0]) + 1):
        match int(log[row, Column.KIND]):
            case Kind.ATTACKED | Kind.CHOSE | Kind.WOUNDED | Kind.HEALED | Kind.SET | Kind.SPARED:
                return True
            case Kind.POWER | Kind.DECLINED | Kind.EQUIPPED | Kind.TOOK | Kind.DISCARDED:
                return True
    return False


@rule
def hear(m: Memory, v: View, listener: Seat, log: Log, traits: Traits) -> None:
    """Take in what was told. What the seat itself does tells it nothing."""
    players = int(v.players)
    if m.begun == 0:
        begin(m, players)
    for row in range(1, int(log[0, 0]) + 1):
        seat = int(log[row, Column.SEAT])
        a, b, c = int(log[row, Column.A]), int(log[row, Column.B]), int(log[row, Column.C])
        match int(log[row, Column.KIND]):
            case Kind.ATTACKED:
                m.chooser = 0
                if seat != listener and b == 0 and m.sworded != seat + 1:
                    hear_attack(m, players, seat, a, traits)
            case Kind.POWER:  # H24, H25, H84, H87: all that are aimed harm, but for the one that sets wounds (H85)
                m.chooser = 0
                if seat != listener and b >= 0 and POWER_OF[a] != Power.NURSE:
                    note_harm(m, players, seat, b, traits)
            case Kind.CHOSE:
                hear_choice(m, players, listener, seat, a, b, traits)
            case Kind.WOUNDED:
                m.wounds[seat] = b
                if seat == m.chosen and 0 < m.chooser == c + 1:
                    hear_harm_in_woods(m, players, seat, traits)
            case Kind.SPARED:
                if seat == m.chosen and m.chooser > 0:
                    hear_harm_in_woods(m, players, seat, traits)
            case Kind.HEALED:
                m.wounds[seat] = b
                if seat == m.chosen and 0 < m.chooser != seat + 1:
                    note_help(m, players, int(m.chooser) - 1, seat, traits)
                m.chooser = 0 if seat == m.chosen else int(m.chooser)
            case Kind.SET:
                hear_set(m, players, seat, a, traits)
            case Kind.DECLINED:
                if seat != listener:
                    hear_declined(m, seat, a)
            case Kind.EQUIPPED:
                m.sworded = seat + 1 if a == Gear.MASAMUNE else int(m.sworded)
            case Kind.TOOK:
                m.sworded = seat + 1 if b == Gear.MASAMUNE else int(m.sworded)
            case Kind.DISCARDED:
                m.sworded = 0 if a == Gear.MASAMUNE else int(m.sworded)


@rule
def hear_attack(m: Memory, players: int, seat: Seat, targets: Mask, traits: Traits) -> None:
    """H13: one target is a choice. H57: the Machine Gun leaves none."""
    for target in range(players):
        if targets == 1 << target:
            note_harm(m, players, seat, target, traits)


@rule
def hear_choice(m: Memory, players: int, listener: Seat, seat: Seat, target: Seat, card: int, traits: Traits) -> None:
    """H10, H35, H39, H49, H50, H53: whom somebody picked. For good or ill, in the Woods the next events say."""
    m.chooser = 0
    if seat == listener:
        return
    match int(VERB[card]):
        case Verb.BLESS:
            note_help(m, players, seat, target, traits)
        case Verb.STRIKE | Verb.DOLL:
            note_harm(m, players, seat, target, traits)
        case _:
            m.chooser = seat + 1
            m.chosen = target


@rule
def hear_harm_in_woods(m: Memory, players: int, seat: Seat, traits: Traits) -> None:
    """H10: the wounds of the Woods, for another or for oneself."""
    if m.chooser == seat + 1:
        note_sign(m, seat, Sign.HURT)
    else:
        note_harm(m, players, int(m.chooser) - 1, seat, traits)
    m.chooser = 0


@rule
def hear_set(m: Memory, players: int, seat: Seat, wounds: int, traits: Traits) -> None:
    """H39: First Aid is a help or a harm, by the wounds there were."""
    if seat == m.chosen and 0 < m.chooser != seat + 1:
        if m.wounds[seat] > wounds:
            note_help(m, players, int(m.chooser) - 1, seat, traits)
        elif m.wounds[seat] < wounds:
            note_harm(m, players, int(m.chooser) - 1, seat, traits)
    m.wounds[seat] = wounds
    m.chooser = 0


@rule
def hear_declined(m: Memory, seat: Seat, question: int) -> None:
    """H77: a window left unused."""
    match question:
        case Question.BITE:
            note_sign(m, seat, Sign.BITE)
        case Question.ROB:
            note_sign(m, seat, Sign.ROB)
        case Question.FEAST:
            note_sign(m, seat, Sign.FEAST)
        case Question.SPEAR:
            note_sign(m, seat, Sign.SPEAR)

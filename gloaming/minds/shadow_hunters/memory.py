"""What a mind for Shadow Hunters remembers of what it has heard: the weight of every split of the seats into camps.

A split says which seats are Hunters, Shadows and Neutrals (H3). Each act multiplies the weight of a split by how likely
the act was, by the camps of who acts and on whom. What tells of one character alone is counted by seat. Everything else
that is known of characters is read from the view.
"""

from __future__ import annotations

import itertools
from enum import IntEnum
from typing import Annotated, Any

import numpy as np

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import SEATS
from gloaming.core.records import I8, Grid, Mask, Record, Row, Seat, dtype_of
from gloaming.games.shadow_hunters.rules.characters import HUNTERS, KINDS, SEATS_OF_CAMP, Camp, Character
from gloaming.games.shadow_hunters.rules.components import FEWEST, GEARS, MOST
from gloaming.games.shadow_hunters.rules.powers import CAN_BITE, CAN_FEAST, CAN_ROB
from gloaming.minds.policies.policy import Floats, Traits
from gloaming.minds.shadow_hunters.evidence import CARELESS, EAGER, Sight
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
# [players, way, seat]: the camp of a seat in a split
CAMP_IN = (SPLITS[:, :, :, None] >> np.arange(SEATS) & 1).argmax(axis=2)


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
    shown: I8  # mask of the seats whose characters were shown
    dead: I8  # mask
    holder: Annotated[Row, "i8", (GEARS,)]  # 1 + the seat that has an equipment
    pawn: Annotated[Row, "i8", (SEATS,)]  # Place
    sight: Annotated[Row, "i8", (SEATS,)]  # room to think in: Sight
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
def note_deed(m: Memory, done: Any, players: int, actor: Seat, target: Seat, to_own: int, traits: Traits) -> None:
    """Somebody harmed or helped somebody, as often as `done` says; `to_own` and the next trait say what that tells."""
    done[actor, target] = min(int(done[actor, target]) + 1, MOST_TIMES)
    notices = traits[Trait.NOTICES]
    own, other = traits[to_own] ** notices, traits[to_own + 1] ** notices
    weigh_pair(m, players, actor, target, int(done[actor, target]), own, other)


@inline_rule
def note_harm(m: Memory, players: int, actor: Seat, target: Seat, traits: Traits) -> None:
    """Somebody harmed somebody."""
    note_deed(m, m.harmed, players, actor, target, Trait.HARMS_OWN, traits)


@inline_rule
def note_help(m: Memory, players: int, actor: Seat, target: Seat, traits: Traits) -> None:
    """Somebody helped somebody."""
    note_deed(m, m.helped, players, actor, target, Trait.HELPS_OWN, traits)


@rule
def weigh_attack(m: Memory, players: int, actor: Seat, targets: Mask, chosen: Seat, may_skip: bool) -> None:
    """H13: somebody attacked one of the seats in range, or (-1) none: how likely that was in every split."""
    row, choices = players - FEWEST, 1 if may_skip else 0
    for target in range(players):
        known = Sight.OPEN if int(m.shown) >> target & 1 else Sight.BY_OPEN if int(m.shown) >> actor & 1 else 0
        m.sight[target] = known + (Sight.AGAIN if m.harmed[actor, target] > 0 else 0)
        choices += targets >> target & 1
    total = 0.0
    for way in range(WAYS[row]):
        if m.weights[way] > 0:
            camp, taken, every = int(CAMP_IN[row, way, actor]), 1.0, 1.0 if may_skip else 0.0
            for target in range(players):
                if targets >> target & 1:
                    eager = EAGER[row, int(m.sight[target]), camp, int(CAMP_IN[row, way, target])]
                    every += eager
                    taken = eager if target == chosen else taken
            m.weights[way] = m.weights[way] * ((1 - CARELESS) * taken / every + CARELESS / choices)
            total += m.weights[way]
    for way in range(WAYS[row]):
        m.weights[way] = m.weights[way] / total
    if chosen >= 0:
        m.harmed[actor, chosen] = min(int(m.harmed[actor, chosen]) + 1, MOST_TIMES)
    m.fresh = 0


@inline_rule
def note_sign(m: Memory, seat: Seat, sign: int) -> None:
    """Somebody did what some characters do more often than others."""
    m.signs[seat, sign] = min(int(m.signs[seat, sign]) + 1, MOST_TIMES)
    m.fresh = 0

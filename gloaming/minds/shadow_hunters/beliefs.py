"""What a mind for Shadow Hunters thinks of who is who: the exact posterior over all deals, from its seat's evidence.

A deal gives every seat a character (H3); all are equally likely before the game. Hard evidence is read from the view:
characters seen, characters ruled out. Soft evidence is heard (`memory`). A deal's weight is a product over its camps,
once it is settled which seats are of which camp. There are at most 560 such splits; for each camp and each set of
seats its characters are enumerated apart. So the sums over all deals (15,120 at 8 players for somebody who knows
oneself, hundreds of millions with the expansion) are exact and take some microseconds.
"""

from __future__ import annotations

import itertools

import numpy as np

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import SEATS
from gloaming.core.records import Mask, Seat
from gloaming.games.shadow_hunters.rules.characters import (
    CAMP_MASK,
    CAMP_SIZE,
    CAMPS,
    FIRST_OF_CAMP,
    INITIALS,
    POOLS,
    SEATS_OF_CAMP,
)
from gloaming.games.shadow_hunters.rules.components import FEWEST, MOST, Expansion
from gloaming.games.shadow_hunters.rules.state import PUBLIC, View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shadow_hunters.memory import FACES, SIGNS, SPLITS, WAYS, WHO_SIGNS, Memory, begin
from gloaming.minds.shadow_hunters.thought import Thought
from gloaming.minds.shadow_hunters.traits import Trait


def sets(players: int, camp: int) -> list[int]:
    """H3: the sets of seats that a camp may have."""
    size = int(SEATS_OF_CAMP[players, camp])
    return [sum(1 << seat for seat in seats) for seats in itertools.combinations(range(players), size)]


_ALL = [[sets(players, camp) for camp in range(CAMPS)] for players in range(FEWEST, MOST + 1)]
SETS_OF = np.array([[len(found) for found in row] for row in _ALL])  # [players, camp]: how many sets
SETS = np.array([[found + [0] * (int(SETS_OF.max()) - len(found)) for found in row] for row in _ALL])
_MEMBERS = [[seat for seat in range(SEATS) if mask >> seat & 1] for mask in range(1 << SEATS)]
MEMBERS = np.array([(row + [0] * 3)[:3] for row in _MEMBERS])  # the seats of a set of at most three


@rule
def believe(t: Thought, v: View, seat: Seat, m: Memory, traits: Traits) -> None:
    """Bring the chances up to date, if anything has been learned since."""
    players = int(v.players)
    if m.begun == 0:
        begin(m, players)
    pool = int(POOLS[int(v.expansion), players])
    for other in range(players):
        known = int(v.character[other])
        out = int(v.ruled_out[seat, other])
        if traits[Trait.DEDUCES] > 0:
            out |= int(v.ruled_out[PUBLIC, other])
        could_be = 1 << known if known > 0 else pool & ~out
        if could_be != m.could_be[other]:
            m.could_be[other] = could_be
            m.fresh = 0
    if m.fresh == 0:
        read_likely(t, players, m, traits)
        reckon(t, players, int(v.expansion), m)
        m.fresh = 1


@rule
def read_likely(t: Thought, players: int, m: Memory, traits: Traits) -> None:
    """How likely each seat is each character, by what is known of that seat alone; and of which camps it can be."""
    for camp in range(CAMPS):
        t.can[camp] = 0
        t.must[camp] = 0
    for seat in range(players):
        could_be = int(m.could_be[seat])
        for character in range(FACES):
            t.likely[seat, character] = could_be >> character & 1
            m.chances[seat, character] = 0.0
        for sign in range(SIGNS):
            shown = could_be & WHO_SIGNS[sign]
            if m.signs[seat, sign] > 0 and shown not in (0, could_be):
                factor = sign_factor(int(m.signs[seat, sign]), traits[Trait.LEAVES_BITE + sign], traits[Trait.NOTICES])
                for character in range(FACES):
                    if shown >> character & 1:
                        t.likely[seat, character] = t.likely[seat, character] * factor
        for camp in range(CAMPS):
            of_camp = int(CAMP_MASK[camp])
            t.can[camp] = int(t.can[camp]) | (could_be & of_camp != 0) << seat
            t.must[camp] = int(t.must[camp]) | (could_be & ~of_camp == 0) << seat


@rule
def sign_factor(times: int, factor: float, notices: float) -> float:
    """A sign that was given so often; the k-th time it tells a k-th as much."""
    told = 0.0
    for k in range(1, times + 1):
        told += notices / k
    weight: float = factor**told
    return weight


@rule
def reckon(t: Thought, players: int, expansion: int, m: Memory) -> None:
    """The marginals of the posterior over all deals."""
    row = players - FEWEST
    for camp in range(CAMPS):
        can, must = int(t.can[camp]), int(t.must[camp])
        for n in range(int(SETS_OF[row, camp])):
            seats = int(SETS[row, camp, n])
            fits = seats & ~can == 0 and must & ~seats == 0
            t.sets[camp, seats] = weigh_set(t, m, camp, seats, players, expansion, 0.0) if fits else 0.0
            t.shares[camp, seats] = 0.0
    total = 0.0
    for way in range(WAYS[row]):
        hunters, shadows, neutrals = int(SPLITS[row, way, 0]), int(SPLITS[row, way, 1]), int(SPLITS[row, way, 2])
        of_hunters, of_shadows, of_neutrals = t.sets[0, hunters], t.sets[1, shadows], t.sets[2, neutrals]
        weight = m.weights[way] * of_hunters * of_shadows * of_neutrals
        if weight > 0:
            total += weight
            t.shares[0, hunters] = t.shares[0, hunters] + weight / of_hunters
            t.shares[1, shadows] = t.shares[1, shadows] + weight / of_shadows
            t.shares[2, neutrals] = t.shares[2, neutrals] + weight / of_neutrals
    for camp in range(CAMPS):
        for n in range(int(SETS_OF[row, camp])):
            seats = int(SETS[row, camp, n])
            if t.shares[camp, seats] > 0:
                weigh_set(t, m, camp, seats, players, expansion, t.shares[camp, seats] / total)


@inline_rule
def face(camp: int, n: int) -> int:
    """The n-th character of a camp: those of the base game first."""
    size = int(CAMP_SIZE[camp])
    return int(FIRST_OF_CAMP[camp]) + n if n < size else int(FIRST_OF_CAMP[camp]) + INITIALS + n - size


@inline_rule
def excludes(one: int, other: int, expansion: int) -> bool:
    """H3, H78: whether two seats cannot have these characters; by initial there is one of a slot."""
    return one == other or (expansion == Expansion.INITIAL and (one - other) % INITIALS == 0)


@rule
def weigh_set(t: Thought, m: Memory, camp: int, seats: Mask, players: int, expansion: int, share: float) -> float:
    """The weight of all deals of a camp to a set of seats; with a share, each deal adds so much to the chances."""
    size = int(SEATS_OF_CAMP[players, camp])
    faces = int(CAMP_SIZE[camp]) * (1 if expansion == Expansion.OFF else 2)
    a, b, c = int(MEMBERS[seats, 0]), int(MEMBERS[seats, 1]), int(MEMBERS[seats, 2])
    if size == 0:
        return 1.0
    total = 0.0
    for i in range(faces):
        first = face(camp, i)
        one = t.likely[a, first]
        of_first = one if size == 1 else 0.0
        for j in range(faces if size > 1 and one > 0 else 0):
            second = face(camp, j)
            two = 0.0 if excludes(first, second, expansion) else one * t.likely[b, second]
            of_second = two if size == 2 else 0.0
            for k in range(faces if size > 2 and two > 0 else 0):
                third = face(camp, k)
                if not excludes(first, third, expansion) and not excludes(second, third, expansion):
                    three = two * t.likely[c, third]
                    of_second += three
                    if share > 0:
                        m.chances[c, third] = m.chances[c, third] + three * share
            of_first += of_second
            if share > 0:
                m.chances[b, second] = m.chances[b, second] + of_second * share
        total += of_first
        if share > 0:
            m.chances[a, first] = m.chances[a, first] + of_first * share
    return total

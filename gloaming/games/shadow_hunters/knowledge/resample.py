"""A full state from a view: each deal of hidden characters and Visions comes as often as it is likely.

Deals of characters that fit what the viewer knows are equally likely before the answers to Visions between others are
weighed (`exchanges`).
"""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.core.chance import Chance, below, word
from gloaming.core.compile import rule
from gloaming.core.decisions import SEATS, UNKNOWN
from gloaming.core.records import Mask
from gloaming.games.shadow_hunters.knowledge.exchanges import open_visions, place_visions, unknown_exchanges
from gloaming.games.shadow_hunters.rules.characters import (
    CAMP_MASK,
    CAMP_SIZE,
    FIRST_OF_CAMP,
    INITIALS,
    KINDS,
    POOLS,
    SEATS_OF_CAMP,
    Camp,
    Character,
)
from gloaming.games.shadow_hunters.rules.components import Expansion
from gloaming.games.shadow_hunters.rules.powers import CAN_COUNTERATTACK
from gloaming.games.shadow_hunters.rules.predicates import count
from gloaming.games.shadow_hunters.rules.state import Reply, View

WORD = 64  # bits of an integer in compiled rules
WORDS = 1 << 32  # different words of chance
FEW, MANY = 200, 2000  # draws
SEAT_BITS = 8  # bits for the characters of a camp that one seat can be
SEAT_MASK = (1 << SEAT_BITS) - 1


def check_packing(camp_sizes: Iterable[int]) -> None:
    """H78: check that the bits of `pack` suffice for all seats and all characters of a camp, with the expansion."""
    most = 2 * max(camp_sizes)
    if most > SEAT_BITS or SEATS * SEAT_BITS > WORD:
        raise ValueError(f"{SEATS} seats of {most} characters a camp do not fit {SEAT_BITS} bits a seat, {WORD} in all")


check_packing(CAMP_SIZE.tolist())
assert SEATS_OF_CAMP.max() <= 3, "`ways` counts the deals of at most three seats of a camp"


@rule
def resample(v: View, chance: Chance) -> None:
    """Turn a view into a full state that could give this view.

    A draw is kept as often as the answers of others are likely in it. After FEW draws any that is possible is kept.
    """
    hidden, unknown, cards, undealt = hidden_seats(v), unknown_exchanges(v), open_visions(v), undealt_seats(v)
    vision, likely, draws = int(v.vision), 0.0, 0
    while draws < MANY and (likely == 0 or (draws < FEW and word(chance) >= likely * WORDS)):
        if hidden != 0:
            hide(v, hidden & ~undealt)
            deal_hidden(v, chance)
        v.vision = vision
        likely = place_visions(v, hidden & ~undealt, unknown, cards, chance)
        draws += 1
    for seat in range(int(v.players)):
        if v.reply[seat] == UNKNOWN:
            wolf = CAN_COUNTERATTACK >> int(v.character[seat]) & 1 == 1 and below(chance, 2) == 1
            v.reply[seat] = Reply.COUNTERATTACKS if wolf else Reply.DECLINED


@rule
def hide(v: View, seats: Mask) -> None:
    """Take back the characters of seats."""
    for seat in range(int(v.players)):
        if seats >> seat & 1:
            v.character[seat] = UNKNOWN


@rule
def undealt_seats(v: View) -> Mask:
    """The seats that have no character yet."""
    found = 0
    for seat in range(int(v.players)):
        found |= (1 if v.character[seat] == Character.NOBODY else 0) << seat
    return found


@rule
def hidden_seats(v: View) -> int:
    """The seats whose character the viewer does not know, including those not yet dealt."""
    found = 0
    for seat in range(int(v.players)):
        if v.character[seat] <= 0:
            found |= 1 << seat
    return found


@rule
def pack(v: View, camp: int) -> int:
    """H3, H77: the characters of a camp that each hidden seat can be: SEAT_BITS for each seat, from FIRST_OF_CAMP on.

    Characters of the expansion come CAMP_SIZE bits after the base character with their initial.
    """
    gone = 0
    for other in range(int(v.players)):
        character = int(v.character[other])
        if character > 0:
            gone |= 1 << character
            if v.expansion == Expansion.INITIAL:
                gone |= 1 << ((character - 1 + INITIALS) % KINDS + 1)
    allowed = int(POOLS[int(v.expansion), int(v.players)]) & int(CAMP_MASK[camp]) & ~gone
    packed = 0
    for seat in range(int(v.players)):
        who = allowed
        for knower in range(SEATS + 1):
            who &= ~int(v.ruled_out[knower, seat])
        who >>= int(FIRST_OF_CAMP[camp])
        size = int(CAMP_SIZE[camp])
        packed |= (who & (1 << size) - 1 | who >> INITIALS << size) << SEAT_BITS * seat
    return packed


@rule
def clashes(a: int, b: int, half: int) -> int:
    """H78: the pairs, one from each set, that cannot both be dealt: the same, or (half > 0) of the same initial."""
    if half == 0:
        return count(a & b)
    low, high = b & (1 << half) - 1, b >> half
    return count(a & low) + count(a & high) + count(a >> half & low) + count(a >> half & high)


@rule
def ways(packed: int, seats: int, half: int) -> int:
    """The number of ways in which at most three seats can be different characters of a camp."""
    a, b, c, n = 0, 0, 0, 0
    for seat in range(SEATS):
        if seats >> seat & 1:
            a, b, c, n = packed >> SEAT_BITS * seat & SEAT_MASK, a, b, n + 1
    if n < 2:
        return count(a) if n == 1 else 1
    if n == 2:
        return count(a) * count(b) - clashes(a, b, half)
    low = (1 << half) - 1
    same = clashes(a & b, c, 0)
    if half > 0:
        same = clashes(a & low & b, c, half) + clashes(a >> half & b, c, half)
        same += clashes(a & low & b >> half, c, half) + clashes(a >> half & b >> half, c, half)
    apart = clashes(a, b, half) * count(c) + clashes(a, c, half) * count(b) + clashes(b, c, half) * count(a)
    return count(a) * count(b) * count(c) - apart + 2 * same


@rule
def seats_left(v: View, camp: int) -> int:
    """H3: how many hidden seats belong to a camp."""
    left = int(SEATS_OF_CAMP[int(v.players), camp])
    for seat in range(int(v.players)):
        character = int(v.character[seat])
        if character > 0 and int(CAMP_MASK[camp]) >> character & 1:
            left -= 1
    return left


@rule
def split(v: View, hidden: int, ticket: int) -> int:
    """H3: the number of possible deals of camps and characters; or, given a ticket, the camps of that deal.

    The camps are two sets of hidden seats, the Hunters in the low bits and the Shadows above; the rest are Neutrals.
    There are at most 560 such splits and 338,688,000 deals.
    """
    hunters_left, shadows_left = seats_left(v, Camp.HUNTER), seats_left(v, Camp.SHADOW)
    as_hunter, as_shadow, as_neutral = pack(v, Camp.HUNTER), pack(v, Camp.SHADOW), pack(v, Camp.NEUTRAL)
    three = int(CAMP_SIZE[Camp.HUNTER]) if v.expansion == Expansion.INITIAL else 0
    four = int(CAMP_SIZE[Camp.NEUTRAL]) if v.expansion == Expansion.INITIAL else 0
    total = 0
    for hunters in range(hidden + 1):
        if hunters & ~hidden or count(hunters) != hunters_left:
            continue
        of_hunters = ways(as_hunter, hunters, three)
        rest = hidden & ~hunters
        shadows = 0
        going = of_hunters > 0
        while going:
            if count(shadows) == shadows_left:
                found = ways(as_shadow, shadows, three) * ways(as_neutral, rest & ~shadows, four) * of_hunters
                if total <= ticket < total + found:
                    return hunters | shadows << SEATS
                total += found
            shadows = (shadows - rest) & rest  # the next subset of the rest, in ascending order
            going = shadows != 0
    return total


@rule
def deal_hidden(v: View, chance: Chance) -> None:
    """H3: draw one of all deals that fit, all equally likely; seats not yet dealt stay empty."""
    hidden, undealt = hidden_seats(v), undealt_seats(v)
    camps = split(v, hidden, below(chance, split(v, hidden, -1)))
    hunters, shadows = camps & (1 << SEATS) - 1, camps >> SEATS
    deal_camp(v, hunters, Camp.HUNTER, chance)
    deal_camp(v, shadows, Camp.SHADOW, chance)
    deal_camp(v, hidden & ~hunters & ~shadows, Camp.NEUTRAL, chance)
    for seat in range(int(v.players)):
        if undealt >> seat & 1:
            v.character[seat] = Character.NOBODY


@rule
def deal_camp(v: View, seats: int, camp: int, chance: Chance) -> None:
    """H3: seat by seat, each character is as likely as the number of ways to deal the rest."""
    size = int(CAMP_SIZE[camp])
    half = size if v.expansion == Expansion.INITIAL else 0
    for seat in range(int(v.players)):
        if not seats >> seat & 1:
            continue
        ticket = below(chance, ways(pack(v, camp), seats, half))
        seats &= ~(1 << seat)
        allowed = pack(v, camp) >> SEAT_BITS * seat & SEAT_MASK
        place = -1
        while ticket >= 0:
            place += 1
            if allowed >> place & 1:
                beyond = INITIALS - size if place >= size else 0
                v.character[seat] = int(FIRST_OF_CAMP[camp]) + place + beyond
                ticket -= ways(pack(v, camp), seats, half)

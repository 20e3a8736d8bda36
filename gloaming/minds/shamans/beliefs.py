"""Exact beliefs: how likely every role assignment is, over all ways in which the hidden cards may lie.

Who follows had a card of the Destination. Who does not had none, or chose not to; which of the two is hidden in the
hands of now. So the likelihood of an assignment is an average over all deals of the cards that the seat has not seen:
each deal counts by how likely the assignment's roles were to play as they did, holding these cards. Deals are not
listed but counted, World by World, by how many of its cards each player holds.
"""

from __future__ import annotations

import math
from typing import Annotated

import numpy as np

from gloaming.core.compile import rule
from gloaming.core.records import I8, Mask, Record, Row, Seat, dtype_of
from gloaming.games.shamans.rules.components import (
    CARDS_IN_BOX,
    COUNT,
    FEWEST,
    FULL_WORLD,
    SEATS,
    VALUES,
    WORLDS,
    WORLDS_IN_PLAY,
    Role,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.state import View
from gloaming.minds.policies.policy import Floats
from gloaming.minds.shamans.memory import MASKS, MOST_WAYS, WAYS, Memory

# Ways to hold cards that are counted at once. Where three or more players with large hands have strayed, some are
# counted apart, as if they drew from decks of their own: there beliefs are nearly exact, and a thought stays short.
MOST_HELD = 400
ROOM = MOST_HELD * (VALUES + 1)
CHOOSE = np.array([[float(math.comb(n, k)) for k in range(CARDS_IN_BOX + 1)] for n in range(CARDS_IN_BOX + 1)])


class Deals(Record):
    """Room to count deals in."""

    players: I8
    total: I8  # cards that the seat has not seen
    out_of_sight: Annotated[Row, "i8", (WORLDS,)]  # of them, by World
    size: Annotated[Row, "i8", (SEATS,)]  # how many of them each player holds
    shown: Annotated[Row, "i8", (SEATS,)]  # by seat: the mask of Worlds of which it is known to hold a card
    count: I8  # players who are counted together
    seats: Annotated[Row, "i8", (SEATS,)]
    stride: Annotated[Row, "i8", (SEATS,)]  # a way to hold cards is the sum of the players' cards by their strides
    ways: I8  # to hold cards
    dealt: Annotated[Floats, "f8", (ROOM,)]  # deals for each number of cards left of a World, and each way to hold
    dealing: Annotated[Floats, "f8", (ROOM,)]
    belief: Annotated[Floats, "f8", (MOST_WAYS,)]  # of the role assignments


DEALS = dtype_of(Deals)


@rule
def believe_exactly(d: Deals, v: View, listener: Seat, m: Memory) -> None:
    """Fill in how likely each role assignment is, to a seat; those that cannot be have weight 0."""
    read_hidden(d, v, listener)
    players, known, shadows, total = int(v.players), 0, 0, 0.0
    for seat in range(players):
        known |= 1 << seat if v.roles[seat] > 0 else 0
        shadows |= 1 << seat if v.roles[seat] == Role.SHADOW else 0
    for way in range(WAYS[players - FEWEST]):
        mask = int(MASKS[players - FEWEST, way])
        d.belief[way] = 0.0
        if mask & known == shadows:
            d.belief[way] = m.sure[way] * likelihood_of_history(d, listener, m, mask)
            total += d.belief[way]
    for way in range(WAYS[players - FEWEST]):
        d.belief[way] /= total


@rule
def read_hidden(d: Deals, v: View, listener: Seat) -> None:
    """S8, S14: which cards the seat has not seen, and how many of them each player holds."""
    players = int(v.players)
    d.players = players
    d.total = 0
    for world in range(WORLDS):
        d.out_of_sight[world] = 0
    for seat in range(SEATS):
        d.size[seat] = int(v.cards[seat]) if seat < players and seat != listener else 0
        d.shown[seat] = 0
    for world in range(WORLDS_IN_PLAY[players]):
        seen = int(v.placed[world])
        for seat in range(players):
            card = int(v.front[seat]) - 1
            if card >= 0 and world_of(card) == world:
                seen |= bit_of(card)
            seen |= int(v.hands[seat, world])
            if seat != listener and v.hands[seat, world] != 0:
                d.size[seat] = int(d.size[seat]) - int(COUNT[int(v.hands[seat, world])])
                d.shown[seat] = int(d.shown[seat]) | 1 << world
        d.out_of_sight[world] = COUNT[FULL_WORLD[players] & ~seen]
        d.total = int(d.total) + int(d.out_of_sight[world])


@rule
def likelihood_of_history(d: Deals, listener: Seat, m: Memory, shadows: Mask) -> float:
    """How likely an assignment's players were not to follow as they did, on average over all deals."""
    likely = 1.0
    d.count = 0
    d.ways = 1
    for seat in range(int(d.players)):
        unclear = int(m.unclear[seat])
        if seat == listener or unclear == 0:
            continue
        for world in range(WORLDS):
            if unclear >> world & 1 and int(d.shown[seat]) >> world & 1:
                likely *= choice(m, seat, world, shadows)
        if int(d.ways) * (int(d.size[seat]) + 1) > MOST_HELD:
            likely *= count_deals(d, m, shadows)
            d.count = 0
            d.ways = 1
        d.seats[int(d.count)] = seat
        d.stride[int(d.count)] = d.ways
        d.ways = int(d.ways) * (int(d.size[seat]) + 1)
        d.count = int(d.count) + 1
    return likely * count_deals(d, m, shadows)


@rule
def choice(m: Memory, seat: Seat, world: int, shadows: Mask) -> float:
    """How likely a player in a role was to stray from a World as often as it did, if it held cards of it."""
    return float(m.as_shadow[seat, world] if shadows >> seat & 1 else m.as_shaman[seat, world])


@rule
def count_deals(d: Deals, m: Memory, shadows: Mask) -> float:
    """The average over all deals to the players who are counted together: each deal by how likely they then strayed."""
    for way in range(int(d.ways)):
        d.dealt[way] = 0.0
    d.dealt[0] = 1.0
    rest = int(d.total)
    for world in range(WORLDS):
        counted = 0
        for i in range(int(d.count)):
            counted |= int(m.unclear[int(d.seats[i])]) >> world & 1
        if counted and d.out_of_sight[world] > 0:
            count_world(d, m, world, shadows)
            rest -= int(d.out_of_sight[world])
    found = 0.0
    for way in range(int(d.ways)):
        if d.dealt[way] > 0:
            found += d.dealt[way] * fillings(d, way, rest)
    return found / fillings(d, 0, int(d.total))


@rule
def fillings(d: Deals, way: int, rest: int) -> float:
    """In how many ways the players' hands are filled up out of the rest of the cards, from what they hold already."""
    ways = 1.0
    for i in range(int(d.count)):
        size = int(d.size[int(d.seats[i])])
        missing = size - way // int(d.stride[i]) % (size + 1)
        if missing > rest:
            return 0.0
        ways *= float(CHOOSE[rest, missing])
        rest -= missing
    return ways


@rule
def count_world(d: Deals, m: Memory, world: int, shadows: Mask) -> None:
    """Deal the cards of a World: to one player after the other, what is left to those who are not counted."""
    held, cards = int(d.ways), int(d.out_of_sight[world])
    for way in range(held):
        d.dealt[cards * held + way] = d.dealt[way]
    for way in range(cards * held):
        d.dealt[way] = 0.0
    for i in range(int(d.count)):
        seat, stride = int(d.seats[i]), int(d.stride[i])
        size = int(d.size[seat])
        unclear = int(m.unclear[seat]) >> world & 1 and not int(d.shown[seat]) >> world & 1
        strays = choice(m, seat, world, shadows) if unclear else 1.0
        for at in range((cards + 1) * held):
            d.dealing[at] = 0.0
        for left in range(cards + 1):
            for way in range(held):
                deals = d.dealt[left * held + way]
                if deals > 0:
                    free = size - way // stride % (size + 1)
                    for taken in range(min(left, free) + 1):
                        at = (left - taken) * held + way + taken * stride
                        d.dealing[at] += deals * float(CHOOSE[left, taken]) * (strays if taken > 0 else 1.0)
        for at in range((cards + 1) * held):
            d.dealt[at] = d.dealing[at]
    for left in range(1, cards + 1):
        for way in range(held):
            d.dealt[way] += d.dealt[left * held + way]

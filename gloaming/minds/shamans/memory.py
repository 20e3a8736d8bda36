"""What a mind for Shamans thinks of the others' roles, from public play alone: Bayes' rule over the role assignments.

An assignment is the mask of the seats that are Shadows: 3, 4 or 10 of them at 3, 4 and 5 players (S2). Each has a
weight, which is multiplied by how likely its players were to do what they did. A role that the seat knows is no
matter of belief: it is read from the view.
"""

from __future__ import annotations

import itertools
from typing import Annotated, Any

import numpy as np

from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import I8, Grid, Record, Row, Seat, dtype_of
from gloaming.games.shamans.rules.components import (
    COUNT,
    FEWEST,
    FULL_WORLD,
    MOST,
    NO_WORLD,
    SEATS,
    SHADOWS,
    WORLDS,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.state import View
from gloaming.minds.policies.policy import Floats, Traits
from gloaming.minds.shamans.traits import Trait


def assignments(players: int) -> list[int]:
    """S2: the masks of seats that may be the Shadows."""
    return [sum(1 << seat for seat in seats) for seats in itertools.combinations(range(players), SHADOWS[players])]


ALL = [assignments(players) for players in range(FEWEST, MOST + 1)]
WAYS = tuple(map(len, ALL))  # how many assignments there are, by the players over the fewest
MOST_WAYS = max(WAYS)
MASKS = np.array([row + [0] * (MOST_WAYS - len(row)) for row in ALL])
LEAST_WEIGHT = 1e-30  # so that no weight ever vanishes


class Memory(Record):
    """What a seat remembers of this round."""

    begun: I8  # 1 once the weights are set
    destination: I8  # S10: of this turn; NO_WORLD before the Guide's card
    weights: Annotated[Floats, "f8", (MOST_WAYS,)]  # of the assignments
    strayed: Annotated[Row, "i8", (SEATS,)]  # by seat: the mask of Worlds it did not follow
    void: Annotated[Grid, "f8", (SEATS, WORLDS)]  # and the chance, as it was then, that it had no card of the World
    # For exact beliefs: what is certain is in the weights; whether a player had to stray is hidden in its hand.
    sure: Annotated[Floats, "f8", (MOST_WAYS,)]  # of the assignments
    unclear: Annotated[Row, "i8", (SEATS,)]  # by seat: the mask of Worlds from which it strayed, by need or by choice
    as_shaman: Annotated[Grid, "f8", (SEATS, WORLDS)]  # how likely that choice was for a Shaman
    as_shadow: Annotated[Grid, "f8", (SEATS, WORLDS)]  # and for a Shadow


MEMORY = dtype_of(Memory)


@rule
def begin(m: Memory) -> None:
    """S7, S40: a new round; nothing is known of anybody."""
    m.begun = 1
    m.destination = NO_WORLD
    for way in range(MOST_WAYS):
        m.weights[way] = 1.0
        m.sure[way] = 1.0
    for seat in range(SEATS):
        m.strayed[seat] = 0
        m.unclear[seat] = 0


@rule
def believe(m: Memory, players: int, known: int, shadows: int, out: Any) -> None:
    """How likely each seat is a Shadow, for somebody who knows the roles of a mask of seats, of whom some are."""
    total = 0.0
    for seat in range(SEATS):
        out[seat] = 0.0
    for way in range(WAYS[players - FEWEST]):
        mask = int(MASKS[players - FEWEST, way])
        if mask & known == shadows:
            total += m.weights[way]
            for seat in range(players):
                if mask >> seat & 1:
                    out[seat] += m.weights[way]
    for seat in range(players):
        out[seat] /= total


@rule
def weigh_role(m: Memory, players: int, seat: Seat, shaman: float, shadow: float, traits: Traits) -> None:
    """Somebody did what either role does so likely; only the ratio counts."""
    scale = 1 / max(shaman, shadow)
    notices = traits[Trait.NOTICES]
    if notices != 1.0:
        shaman, shadow, scale = (shaman * scale) ** notices, (shadow * scale) ** notices, 1.0
    multiply(m.weights, players, seat, shaman * scale, shadow * scale)


@rule
def multiply(weights: Any, players: int, seat: Seat, shaman: float, shadow: float) -> None:
    """Multiply the weight of each assignment by a number for the role that it gives a seat."""
    for way in range(WAYS[players - FEWEST]):
        likely = shadow if int(MASKS[players - FEWEST, way]) >> seat & 1 else shaman
        weights[way] = max(weights[way] * likely, LEAST_WEIGHT)


@inline_rule
def chance_of_none(wanted: int, hidden: int, drawn: int) -> float:
    """The chance that `drawn` of `hidden` cards hold none of the `wanted` ones."""
    chance = 1.0
    for already in range(drawn):
        left = hidden - already
        if left <= wanted:
            return 0.0
        chance *= 1 - wanted / left
    return chance


@inline_rule
def may_stray(void: float, choice: float) -> float:
    """How likely a player plays another World who must with the chance `void`, and else does so by `choice`."""
    return void + (1 - void) * choice


@inline_rule
def likelihood(m: Memory, seat: Seat, world: int, destination: int, void: float, choice: float) -> float:
    """S10, S11: how likely a role that strays by `choice` plays a card of a World on a Destination, or as the Guide.

    `void` is the chance that the player has none of the Destination. Not to follow tells something as far as the
    player could have; a second time in one World it tells nothing new. Whoever plays a card of a World that they
    did not follow earlier had it then: what was perhaps need was choice.
    """
    likely = 1.0
    if destination == world:
        likely = 1 - choice
    elif destination != NO_WORLD and not int(m.strayed[seat]) >> destination & 1:
        likely = may_stray(void, choice)
    if int(m.strayed[seat]) >> world & 1:
        likely *= choice / may_stray(float(m.void[seat, world]), choice)
    return likely


@rule
def note_card(m: Memory, players: int, seat: Seat, world: int, void: float, traits: Traits) -> None:
    """S10, S11: a card has been played on the Destination, or, as the Guide's, on none."""
    destination = int(m.destination)
    shaman = likelihood(m, seat, world, destination, void, traits[Trait.STRAY_SHAMAN])
    shadow = likelihood(m, seat, world, destination, void, traits[Trait.STRAY_SHADOW])
    weigh_role(m, players, seat, shaman, shadow, traits)
    m.strayed[seat] = int(m.strayed[seat]) & ~(1 << world)
    if destination not in (NO_WORLD, world) and not int(m.strayed[seat]) >> destination & 1:
        m.strayed[seat] = int(m.strayed[seat]) | 1 << destination
        m.void[seat, destination] = void


@rule
def exchange(m: Memory, players: int, one: Seat, other: Seat) -> None:
    """S30: two role cards change places, and what is thought of them goes with them."""
    both = 1 << one | 1 << other
    for way in range(WAYS[players - FEWEST]):
        mask = int(MASKS[players - FEWEST, way])
        if mask >> one & 1 and not mask >> other & 1:
            for twin in range(WAYS[players - FEWEST]):
                if MASKS[players - FEWEST, twin] == mask ^ both:
                    m.weights[way], m.weights[twin] = m.weights[twin], m.weights[way]
                    m.sure[way], m.sure[twin] = m.sure[twin], m.sure[way]
    m.strayed[one] = 0
    m.strayed[other] = 0


@rule
def void_of(m: Memory, v: View, listener: Seat, seat: Seat, world: int) -> float:
    """The chance that a player had no card of the Destination before this card of theirs.

    Of others the mind judges by the cards it has not seen. Of itself it asks what the table must think.
    """
    players, destination = int(v.players), int(m.destination)
    there = int(v.placed[destination])
    hidden = 1
    for other in range(players):
        card = int(v.front[other])
        if card > 0 and world_of(card - 1) == destination:
            there |= bit_of(card - 1)
        if other != listener or seat == listener:
            hidden += int(v.cards[other])
    if seat != listener:
        there |= int(v.hands[listener, destination])
    wanted = int(COUNT[FULL_WORLD[players] & ~there]) + (world == destination)
    return chance_of_none(wanted, hidden, int(v.cards[seat]) + 1)

"""What can be reckoned from a view of Shamans: hidden cards, roles, steps to come, and who will win the round."""

from __future__ import annotations

import math
from typing import Annotated, TypeAlias

import numpy as np

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import TABLE, Frame, top
from gloaming.core.records import I8, Grid, Row, Seat, dtype_of
from gloaming.games.shamans.rules.components import (
    COUNT,
    FEWEST,
    FULL_WORLD,
    HAND,
    KINDS,
    LEAST_TO_WIN,
    NO_WORLD,
    SEATS,
    SHADOW_POINTS,
    SHADOWS,
    SHAMAN_POINTS,
    SLOTS,
    TILES,
    WORLDS,
    WORLDS_IN_PLAY,
    Ritual,
    Role,
    Tile,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.state import View
from gloaming.minds.policies.policy import Floats, Traits
from gloaming.minds.shamans.beliefs import Deals, believe_exactly
from gloaming.minds.shamans.memory import MASKS, WAYS, Memory, begin, believe, chance_of_none
from gloaming.minds.shamans.traits import Trait

F8: TypeAlias = Annotated[float, "f8"]


def _drift(worlds: int, turns: int) -> float:
    """Steps that one player who follows when able makes in so many turns: with k cards, (1 - 1/worlds) ** k a turn."""
    miss = 1 - 1 / worlds
    return sum(miss**cards for cards in range(1, turns + 1))


DRIFT = np.array(
    [[0.0] * (max(HAND) + 1)]
    + [[_drift(worlds, turns) for turns in range(max(HAND) + 1)] for worlds in range(1, WORLDS + 1)]
)


class Thought(Deals):
    """What a seat thinks at one decision of its own."""

    question: I8
    worlds: I8  # in play
    distance: I8  # to the Moon
    is_shadow: I8
    is_public: I8  # whether everybody knows the seat's role
    alive: I8  # how many players are still in
    others: I8  # mask of the others still in
    turns: I8  # still to play
    hidden: I8  # cards out of sight, at least 1
    open_worlds: I8  # with cards out of sight or in the hand, at least 1
    neutral: I8  # S32: Worlds of Neutralization that are still to be completed
    last_shadow: I8  # whether only one Shadow is left, and not the seat
    missing: Annotated[Row, "i8", (WORLDS,)]  # sets of values neither placed nor in front of a player
    unseen: Annotated[Row, "i8", (WORLDS,)]  # of them, those not in the hand
    unseen_count: Annotated[Row, "i8", (WORLDS,)]
    own: Annotated[Row, "i8", (KINDS + 1,)]  # one's own tiles, face up or down
    downs: Annotated[Row, "i8", (SEATS,)]  # face-down tiles of each seat
    unseen_tiles: Annotated[Row, "i8", (KINDS + 1,)]  # how many of each may be anywhere out of sight
    shadow: Annotated[Floats, "f8", (SEATS,)]  # how likely each seat is a Shadow
    suspected: F8  # how likely the table thinks the seat is
    seems_void: F8  # what the table must think: the chance that the seat cannot follow
    steps: F8  # to the Moon, with the Portals that are known
    swing: F8  # points that it is worth to the seat that the Shadows win
    drift: F8  # steps to expect until the end of the round
    now: F8  # the chance that the pawn reaches the Moon
    young: F8  # 1 at the beginning of a round, 0 at its end
    step: F8  # what a step of the pawn in the right direction is worth
    best_strike: F8
    danger: F8  # what it costs to be taken for a Shadow
    pile: F8  # what a tile from the pile is worth
    best_tile: F8
    costs: Annotated[Floats, "f8", (WORLDS,)]  # by World: what it costs in suspicion to play a card of it
    pawn: Annotated[Floats, "f8", (WORLDS,)]  # by World: where the pawn will be if it is led
    believed: Annotated[Floats, "f8", (SEATS,)]  # room for what others think
    # Room to imagine worlds in
    needs: Annotated[Row, "i8", (SEATS,)]  # cards still to be dealt to each seat
    odds: Annotated[Floats, "f8", (SEATS,)]  # who gets a card
    hand: Annotated[Grid, "i8", (SEATS, WORLDS)]  # sets of values, as dealt
    kept: Annotated[Grid, "i8", (SEATS, WORLDS)]  # those of the chain of deals
    likely: F8  # the weight of that deal


THOUGHT = dtype_of(Thought)


@rule
def read_view(t: Thought, v: View, seat: Seat, m: Memory, traits: Traits) -> None:
    """Take in what the seat knows."""
    players = int(v.players)
    if m.begun == 0:
        begin(m)
    t.question = top(v, Frame.QUESTION)
    t.players = players
    t.worlds = WORLDS_IN_PLAY[players]
    t.distance = int(v.track) - int(v.pawn)
    t.is_shadow = v.roles[seat] == Role.SHADOW
    t.is_public = int(v.knows[seat]) >> TABLE & 1
    t.others = int(v.alive) & ~(1 << seat)
    t.alive, t.turns = 0, 0
    for other in range(players):
        if int(v.alive) >> other & 1:
            t.alive = int(t.alive) + 1
            t.turns = max(int(t.turns), int(v.cards[other]))
    t.young = t.turns / HAND[players]
    read_roles(t, v, seat, m, traits)
    read_tiles(t, v, seat)
    read_cards(t, v, seat)
    t.swing = swing(t, v, seat, traits)
    t.drift = drift(t, v, -1, traits)
    t.now = moon(t, t.steps, t.drift, traits)


@rule
def read_roles(t: Thought, v: View, seat: Seat, m: Memory, traits: Traits) -> None:
    """What the seat thinks of everybody, and what the table thinks of the seat."""
    players = int(v.players)
    known, shadows, public, shown, gone = 0, 0, 0, 0, 0
    for other in range(players):
        bit = 1 << other
        known |= bit if v.roles[other] > 0 else 0
        shadows |= bit if v.roles[other] == Role.SHADOW else 0
        public |= bit if int(v.knows[other]) >> TABLE & 1 else 0
        gone += not int(v.alive) >> other & 1 and v.roles[other] == Role.SHADOW
    shown = shadows & public
    if traits[Trait.EXACT] > 0:
        believe_exactly(t, v, seat, m)
        for other in range(players):
            t.shadow[other] = 0.0
            for way in range(WAYS[players - FEWEST]):
                if int(MASKS[players - FEWEST, way]) >> other & 1:
                    t.shadow[other] += t.belief[way]
    else:
        believe(m, players, known, shadows, t.shadow)
    believe(m, players, known & public, shown, t.believed)
    t.suspected = t.believed[seat]
    t.last_shadow = SHADOWS[players] - gone == 1 and t.is_shadow == 0


@rule
def read_tiles(t: Thought, v: View, seat: Seat) -> None:
    """S18: one's own tiles, face up or down; how many of each are out of sight; the Portals that are known.

    S25: a Portal is a step for its holder's side, kept for the moment that counts.
    """
    for tile in range(KINDS + 1):
        t.own[tile] = v.up[seat, tile]
        left = TILES[tile] - int(v.spent[tile])
        for slot in range(SLOTS):
            left -= v.slots[slot] == tile
        for other in range(int(t.players)):
            left -= int(v.up[other, tile])
        t.unseen_tiles[tile] = left
    for other in range(SEATS):
        t.downs[other] = 0
    for row in range(int(v.downs)):
        owner, tile = int(v.down_owner[row]), int(v.down_tile[row])
        t.downs[owner] = int(t.downs[owner]) + 1
        if owner == seat:
            t.own[tile] = int(t.own[tile]) + 1
            t.unseen_tiles[tile] = int(t.unseen_tiles[tile]) - 1
    portals = float(t.own[Tile.PORTAL])
    steps = t.distance - portals if t.is_shadow else t.distance + portals
    for other in range(int(t.players)):
        if int(t.others) >> other & 1:
            steps += int(v.up[other, Tile.PORTAL]) * (1 - 2 * t.shadow[other])
    t.steps = steps


@rule
def read_cards(t: Thought, v: View, seat: Seat) -> None:
    """S14, S15: which cards are out of sight, as sets of values, and how many of them there are."""
    players = int(t.players)
    cards = 0
    for world in range(int(t.worlds)):
        t.missing[world] = FULL_WORLD[players] & ~int(v.placed[world])
    for other in range(players):
        cards += int(v.cards[other])
        card = int(v.front[other]) - 1
        if card >= 0:
            t.missing[world_of(card)] = int(t.missing[world_of(card)]) & ~bit_of(card)
    hidden, t.open_worlds, t.neutral = 0, 0, 0
    for world in range(int(t.worlds)):
        missing = int(t.missing[world])
        t.unseen[world] = missing & ~int(v.hands[seat, world])
        t.unseen_count[world] = COUNT[int(t.unseen[world])]
        hidden += int(t.unseen_count[world])
        t.open_worlds = int(t.open_worlds) + (missing > 0)
        t.neutral = int(t.neutral) + (missing > 0 and v.rituals[world] == Ritual.NEUTRALIZATION)
    t.hidden = max(1, hidden)
    t.open_worlds = max(1, int(t.open_worlds))
    t.seems_void = 1.0
    if v.destination != NO_WORLD:
        wanted = int(COUNT[int(t.missing[int(v.destination)])])
        t.seems_void = chance_of_none(wanted, cards, int(v.cards[seat]))


@inline_rule
def holds_none(t: Thought, v: View, seat: Seat, cards: int) -> float:
    """The chance that a player holds none of so many unseen cards."""
    return chance_of_none(cards, int(t.hidden), int(v.cards[seat]))


@rule
def off(t: Thought, v: View, m: Memory, seat: Seat, world: int, traits: Traits) -> float:
    """The chance that a player would not follow a World."""
    able = 1 - holds_none(t, v, seat, int(t.unseen_count[world]))
    if int(m.strayed[seat]) >> world & 1:
        able *= traits[Trait.GRUDGE]
    return 1 - able * (1 - traits[Trait.PUSH] * t.shadow[seat])


@inline_rule
def walk(t: Thought, seat: Seat, cards: int, traits: Traits) -> float:
    """Steps to expect of a player with so many cards, were they never the Guide."""
    forced = float(DRIFT[int(t.open_worlds), cards])
    return forced + traits[Trait.PUSH] * t.shadow[seat] * (cards - forced)


@rule
def drift(t: Thought, v: View, without: int, traits: Traits) -> float:
    """Steps to expect until the end of the round, perhaps without a player; each turn somebody is the Guide."""
    steps, walkers = 0.0, 0
    for seat in range(int(t.players)):
        if int(v.alive) >> seat & 1 and seat != without:
            steps += walk(t, seat, int(v.cards[seat]), traits)
            walkers += 1
    return steps * (1 - 1 / walkers)


@inline_rule
def moon(t: Thought, steps: float, expected: float, traits: Traits) -> float:
    """The chance that the pawn reaches the Moon, so many steps away, when so many are to be expected."""
    if steps <= 0:
        return 1.0
    spread = traits[Trait.SPREAD_LEAST] + traits[Trait.SPREAD] * math.sqrt(expected)
    caught = traits[Trait.CAUGHT + int(t.players) - FEWEST] * min(1.0, t.turns / 5)
    return (1 - caught) / (1 + math.exp(min(30.0, (steps - 0.5 - expected) / spread)))


@rule
def swing(t: Thought, v: View, seat: Seat, traits: Traits) -> float:
    """S37: points that it is worth to the seat that the Shadows win; below 0 for a Shaman.

    Whoever would win the game by this round counts too, but never so much that the seat works against its side.
    """
    own = SHADOW_POINTS if t.is_shadow else SHAMAN_POINTS
    sign = 1.0 if t.is_shadow else -1.0
    worth, fear = float(own), traits[Trait.FEAR]
    if int(v.points[seat]) + own >= LEAST_TO_WIN:
        worth += fear
    for other in range(int(t.players)):
        if int(t.others) >> other & 1:
            if int(v.points[other]) + SHADOW_POINTS >= LEAST_TO_WIN:
                worth -= sign * fear * t.shadow[other]
            if int(v.points[other]) + SHAMAN_POINTS >= LEAST_TO_WIN:
                worth += sign * fear * (1 - t.shadow[other])
    return sign * max(worth, own / 2)


@rule
def note(t: Thought, out: Floats) -> None:
    """Write down how likely each seat is a Shadow."""
    for seat in range(SEATS):
        out[seat] = t.shadow[seat]

"""Worlds of Shamans that could give a seat's view, drawn as likely as the seat believes them.

Roles are drawn from the exact beliefs (`beliefs`). Given them, hidden cards are dealt one by one: the more likely to a
player, the more cards that player still needs, and the less likely if the player then strayed by choice earlier. What
the deal as a whole is too likely or too unlikely by that is its weight, and of a chain of such deals each is kept or
replaced by the next one as their weights say (Metropolis and Hastings). So in the long run each deal comes as often as
it is likely. Tiles that the seat has not seen are drawn by the rules' `resample`.
"""

from __future__ import annotations

import math
from typing import Any

from gloaming.core.chance import Chance, word
from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import UNKNOWN
from gloaming.core.records import Mask, Seat
from gloaming.games.shamans.knowledge.resample import resample
from gloaming.games.shamans.rules.components import (
    FEWEST,
    FULL_WORLD,
    WORLDS,
    WORLDS_IN_PLAY,
    Role,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.state import State, View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shamans.beliefs import choice
from gloaming.minds.shamans.memory import MASKS, WAYS, Memory
from gloaming.minds.shamans.thought import Thought, read_view

FIRST_DEALS = 8  # of a chain, before its first world
NEXT_DEALS = 2  # before each of the others
# How much likelier a player wins the game for each point more: fitted to the points at the beginning of 4,888 rounds
# between `heuristic` bots, whose best fit was 0.41, 0.45 and 0.46 with 3, 4 and 5 players.
POINT = 0.44


@inline_rule
def fraction(chance: Chance) -> float:
    """A number from 0 to 1."""
    return word(chance) / 4294967296.0


@rule
def imagine(views: Any, seat: Seat, m: Memory, traits: Traits, t: Thought, chance: Chance, worlds: Any) -> None:
    """Fill in worlds that could give the view; role assignments in turn, each as often as it is likely."""
    read_view(t, views[0], seat, m, traits)
    players, count = int(views[0].players), worlds.shape[0]
    start = fraction(chance)
    way, below, before = 0, t.belief[0], -1
    for world in range(count):
        while (world + start) / count >= below and way + 1 < WAYS[players - FEWEST]:
            way += 1
            below += t.belief[way]
        shadows = int(MASKS[players - FEWEST, way])
        worlds[world] = views[0]
        deal_roles(worlds[world], shadows)
        deal_hands(worlds[world], views[0], t, seat, m, shadows, way != before, chance)
        before = way
        resample(worlds[world], chance)
    shuffle(worlds, views, chance)


@rule
def shuffle(worlds: Any, room: Any, chance: Chance) -> None:
    """Put worlds in any order, since some may not be looked at; `room` has place for one behind the first."""
    for last in range(worlds.shape[0] - 1, 0, -1):
        other = int(fraction(chance) * (last + 1))
        room[2] = worlds[last]
        worlds[last] = worlds[other]
        worlds[other] = room[2]


@rule
def deal_roles(s: State, shadows: Mask) -> None:
    """S2, S7: the roles of an assignment."""
    for other in range(int(s.players)):
        if s.roles[other] == UNKNOWN:
            s.roles[other] = Role.SHADOW if shadows >> other & 1 else Role.SHAMAN


@rule
def deal_hands(
    s: State, v: View, t: Thought, seat: Seat, m: Memory, shadows: Mask, fresh: bool, chance: Chance
) -> None:
    """S8: go on with the chain of deals, or begin one, and give the players the hands that it has come to."""
    if fresh:
        t.likely = 0.0
    for _ in range(FIRST_DEALS if fresh else NEXT_DEALS):
        likely = deal(v, t, m, shadows, chance)
        if fraction(chance) * t.likely < likely:
            t.likely = likely
            for other in range(int(v.players)):
                for world in range(WORLDS):
                    t.kept[other, world] = t.hand[other, world]
    for other in range(int(v.players)):
        if other != seat:
            for world in range(WORLDS):
                s.hands[other, world] = int(t.kept[other, world])


@rule
def deal(v: View, t: Thought, m: Memory, shadows: Mask, chance: Chance) -> float:
    """Deal the cards that the seat has not seen to the others' hands; return the weight of the deal."""
    players, weight = int(v.players), 1.0
    for other in range(players):
        t.needs[other] = t.size[other]
    for world in range(WORLDS_IN_PLAY[players]):
        unseen = FULL_WORLD[players] & ~int(v.placed[world])
        for other in range(players):
            card = int(v.front[other]) - 1
            if card >= 0 and world_of(card) == world:
                unseen &= ~bit_of(card)
            t.hand[other, world] = v.hands[other, world]
            unseen &= ~int(v.hands[other, world])
        while unseen != 0:
            weight *= deal_card(t, m, players, world, unseen & -unseen, shadows, chance)
            unseen &= unseen - 1
    return weight


@rule
def deal_card(t: Thought, m: Memory, players: int, world: int, bit: int, shadows: Mask, chance: Chance) -> float:
    """Deal one card; return how likely the players played as they did, on average over all who may get it."""
    needed, total = 0, 0.0
    for other in range(players):
        t.odds[other] = float(t.needs[other])
        needed += int(t.needs[other])
        if int(m.unclear[other]) >> world & 1 and t.hand[other, world] == 0:
            t.odds[other] *= choice(m, other, world, shadows)
        total += t.odds[other]
    ticket, taker = fraction(chance) * total, 0
    while ticket >= t.odds[taker] and taker + 1 < players:
        ticket -= t.odds[taker]
        taker += 1
    while t.needs[taker] == 0:  # by rounding
        taker -= 1
    t.needs[taker] = int(t.needs[taker]) - 1
    t.hand[taker, world] = int(t.hand[taker, world]) | bit
    return total / needed


@rule
def settled(s: State, v: View) -> bool:
    """S40: whether the round is over."""
    return s.rounds != v.rounds


@rule
def prospect(s: State, seat: Seat, _t: Thought) -> float:
    """S39: the chance to win the game, by the points of all."""
    if s.over:
        winners = 0
        for other in range(int(s.players)):
            winners += int(s.winners) >> other & 1
        return (int(s.winners) >> seat & 1) / winners
    total = 0.0
    for other in range(int(s.players)):
        total += math.exp(POINT * (int(s.points[other]) - int(s.points[seat])))
    return 1 / total

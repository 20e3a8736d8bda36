"""How a mind for Shamans chooses: it counts what every choice is worth in points, and takes the best.

The scale is the chance that the pawn reaches the Moon (`thought.moon`) times what that is worth to the seat
(`thought.swing`); tiles, rituals and cards are put on the same scale (`worth`). A Shadow's voluntary step is weighed
against what it costs in suspicion: most in the first turns, when a player can nearly always follow. So a lone Shadow
hides, then pushes; of two (5 players) either has less to lose, and they push from the start.
"""

from __future__ import annotations

from typing import Any

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import Frame, top
from gloaming.core.records import Action, Actions, Mask, Seat
from gloaming.games.shamans.rules.components import (
    COUNT,
    NO_WORLD,
    Direction,
    Side,
    Source,
    Tile,
    card_of,
    value_of,
    world_of,
)
from gloaming.games.shamans.rules.moves import (
    BACK,
    DECLINE,
    KEEP,
    PORTAL,
    elimination_victim,
    exchange_partner,
    named_guide,
    passed_card,
    played_card,
    ritual_world,
    taken_source,
)
from gloaming.games.shamans.rules.state import Question, View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shamans.memory import Memory
from gloaming.minds.shamans.thought import Thought, holds_none, off, read_view, walk
from gloaming.minds.shamans.traits import Trait
from gloaming.minds.shamans.worth import appraise, back, card, exchange_roles, pawn, ritual, strike, tile

# S36: by ritual, its place in a chain: what is kept for good first, what may end the round later
CHAIN_RANK = (0, 1, 3, 2)
NEVER = -1e9  # what a move is worth that the mind leaves alone


@rule
def weigh(
    v: View, seat: Seat, m: Memory, traits: Traits, t: Thought, actions: Actions, count: int, worth: Any, shares: Any
) -> None:
    """What each action is worth, and its share: the best ones, all equally."""
    read_view(t, v, seat, m, traits)
    for i in range(count):
        worth[i] = NEVER
        shares[i] = 0
    if wants_portal(t, v, seat):
        portal = PORTAL + (Direction.FORWARD if t.is_shadow else Direction.BACK)
        for i in range(count):
            if actions[i] == portal:
                shares[i] = 1
                return
    answers = 0
    while answers < count and actions[answers] < PORTAL:
        answers += 1
    if answers > 1:
        appraise(t, v, seat, m, traits)
        score(t, v, seat, m, traits, actions, answers, worth)
    best = worth[0]
    for i in range(1, answers):
        best = max(best, worth[i])
    for i in range(answers):
        shares[i] = 1 if worth[i] == best else 0


@rule
def wants_portal(t: Thought, v: View, seat: Seat) -> bool:
    """S25: a Shaman keeps its Portal for the last step before the Moon, a Shadow for the step onto it.

    Whoever is eliminated loses it anyway.
    """
    reach, question = int(t.own[Tile.PORTAL]), int(t.question)
    if reach == 0:
        return False
    if question == Question.ELIMINATE:
        return True
    if not t.is_shadow:
        return question == Question.ADVANCE
    if question == Question.ADVANCE:
        return False  # the step that is about to be made will do
    if question == Question.PLAY and can_stray(v, seat):
        return 1 < t.distance <= reach + 1
    return int(t.distance) <= reach


@rule
def can_stray(v: View, seat: Seat) -> bool:
    """S13: whether the seat may play a card of another World than the Destination."""
    if v.destination == NO_WORLD:
        return False
    return int(v.cards[seat]) > int(COUNT[int(v.hands[seat, int(v.destination)])])


@rule
def score(t: Thought, v: View, seat: Seat, m: Memory, traits: Traits, actions: Actions, count: int, worth: Any) -> None:
    """What each answer to the question is worth."""
    if t.question == Question.PLAY:
        if v.destination == NO_WORLD:
            lead(t, v, seat, m, traits, actions, count, worth)
        else:
            follow(t, v, seat, m, traits, actions, count, worth)
        return
    for i in range(count):
        worth[i] = answer(t, v, seat, traits, int(actions[i]))


@rule
def answer(t: Thought, v: View, seat: Seat, traits: Traits, action: Action) -> float:
    """What an answer is worth to any question but which card to play."""
    match int(t.question):
        case Question.ECLIPSE:
            return pass_on(t, v, seat, passed_card(action), traits)
        case Question.TAKE:
            source = taken_source(action)
            return t.pile if source == Source.PILE else tile(t, v, int(v.slots[source]), traits)
        case Question.KEEP:  # S18, S32: what is hidden may be declined
            return 1.0 if action == KEEP else 0.0
        case Question.STABILIZE:
            return back(t, v, traits) if action == BACK else t.best_tile
        case Question.PERMUTE:
            return exchange_roles(t, exchange_partner(action), traits)
        case Question.NEUTRALIZE:
            return 0.0 if action == DECLINE else strike(t, v, elimination_victim(action), traits)
        case Question.CHAIN:
            return -float(CHAIN_RANK[int(v.rituals[ritual_world(action)])])
        case Question.NAME:
            chance = t.shadow[named_guide(action)]
            return chance if t.is_shadow else -chance
        case _:
            return 0.0


@rule
def pass_on(t: Thought, v: View, seat: Seat, given: int, traits: Traits) -> float:
    """S23: the card that is worth least to oneself, and, to an enemy, not one that completes a World."""
    step = 1 if top(v, Frame.A) == Side.LEFT else int(t.players) - 1
    receiver = seat
    for _ in range(int(t.players) - 1):
        receiver = (receiver + step) % int(t.players)
        if int(t.others) >> receiver & 1 and v.cards[receiver] > 0:
            break
    world, value = world_of(given), value_of(given)
    enemy = 1 - t.shadow[receiver] if t.is_shadow else t.shadow[receiver]
    worth = -card(t, v, seat, world, value, traits)
    if t.missing[world] == 1 << value:
        worth -= max(0.0, ritual(t, v, seat, world, traits)) + 0.3 * enemy
    return worth


@rule
def lead(t: Thought, v: View, seat: Seat, m: Memory, traits: Traits, actions: Actions, count: int, worth: Any) -> None:
    """S10: a World that others can follow, for a Shaman; one that they cannot, for a Shadow."""
    rest, to_act = 0.0, 0
    for other in range(int(t.players)):
        if int(v.alive) >> other & 1:
            rest += walk(t, other, max(0, int(v.cards[other]) - 1), traits)
            to_act |= 1 << other if other != seat and v.cards[other] > 0 else 0
    rest *= 1 - 1 / t.alive
    for world in range(int(t.worlds)):
        if v.hands[seat, world] != 0:
            strays = 0.0
            for other in range(int(t.players)):
                if to_act >> other & 1:
                    strays += off(t, v, m, other, world, traits)
            t.pawn[world] = pawn(t, t.steps, rest + strays, traits)
    for i in range(count):
        played = played_card(int(actions[i]))
        world, value = world_of(played), value_of(played)
        prizes = resolved(t, v, seat, world, value, to_act, traits)
        worth[i] = t.pawn[world] + prizes - card(t, v, seat, world, value, traits) - t.costs[world]


@rule
def follow(
    t: Thought, v: View, seat: Seat, m: Memory, traits: Traits, actions: Actions, count: int, worth: Any
) -> None:
    """S11-S13: a card of the Destination holds the pawn back; another one moves it, and may complete its World."""
    players, destination = int(t.players), int(v.destination)
    acted = (seat - int(v.guide)) % players
    later, strays, to_act = 0.0, 0.0, 0
    for other in range(players):
        if int(v.alive) >> other & 1:
            plays = other != seat and (other - int(v.guide)) % players > acted and v.cards[other] > 0
            later += walk(t, other, int(v.cards[other]) - (1 if plays or other == seat else 0), traits)
            if plays:
                to_act |= 1 << other
                strays += off(t, v, m, other, destination, traits)
    later = (1 - 1 / t.alive) * later + strays
    stays, moves = pawn(t, t.steps, later, traits), pawn(t, t.steps - 1, later, traits)
    for i in range(count):
        played = played_card(int(actions[i]))
        world, value = world_of(played), value_of(played)
        kept = card(t, v, seat, world, value, traits) + t.costs[world]
        if world == destination:
            worth[i] = stays + resolved(t, v, seat, world, value, to_act, traits) - kept
        else:
            completes = t.missing[world] == 1 << value and t.distance > 1
            gained = ritual(t, v, seat, world, traits) if completes else 0.0
            worth[i] = moves + gained - kept


@inline_rule
def uncontested(t: Thought, v: View, other: Seat, cards: int, traits: Traits) -> float:
    """The chance that a player does not play one of so many unseen cards to be lowest or highest."""
    return 1 - traits[Trait.OTHERS] * traits[Trait.CONTESTS] * (1 - holds_none(t, v, other, cards))


@rule
def resolved(t: Thought, v: View, seat: Seat, world: int, value: int, to_act: Mask, traits: Traits) -> float:
    """S16-S20: what a card of the Destination may bring: an Artifact as the lowest, the lead as the highest."""
    played = card_of(world, value)
    lower = int(COUNT[int(t.unseen[world]) & ((1 << value) - 1)])
    higher = int(t.unseen_count[world]) - lower
    lowest, highest = 1.0, 1.0
    for other in range(int(t.players)):
        lies = int(v.front[other]) - 1
        if int(v.alive) >> other & 1 and lies >= 0:
            lowest = 0.0 if lies < played else lowest
            highest = 0.0 if lies > played else highest
    for other in range(int(t.players)):
        if to_act >> other & 1:
            lowest *= uncontested(t, v, other, lower, traits)
            highest *= uncontested(t, v, other, higher, traits)
    prize = traits[Trait.LEAD] * t.step
    if t.missing[world] == 1 << value:
        prize += ritual(t, v, seat, world, traits)
    return lowest * t.best_tile + highest * prize

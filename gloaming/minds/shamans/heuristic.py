"""A bot for Shamans: it counts what every choice is worth in points, and takes the best.

The scale is the chance that the pawn reaches the Moon (`Table.moon`) times what that is worth to the seat
(`Table.swing`); tiles, rituals and cards are put on the same scale (`Worth`). A Shadow's voluntary step is weighed
against what it costs in suspicion: most in the first turns, when a player can nearly always follow. So a lone Shadow
hides, then pushes; of two (5 players) either has less to lose, and they push from the start.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.core.chance import below
from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.games.shamans.rules.components import (
    NO_WORLD,
    Direction,
    Ritual,
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
from gloaming.games.shamans.rules.state import Question
from gloaming.minds.bot import Bot
from gloaming.minds.shamans.beliefs import Beliefs
from gloaming.minds.shamans.table import Table
from gloaming.minds.shamans.worth import LEAD, Worth

# S36: the order of rituals in a chain: what is kept for good first, what may end the round later
CHAIN_ORDER = (Ritual.ILLUMINATION, Ritual.STABILIZATION, Ritual.NEUTRALIZATION, Ritual.PERMUTATION)
CONTESTS = 0.7  # how often a player who could be lowest or highest plays for it


class HeuristicBot(Bot):
    """It plays its role, and guesses the others' from what they do."""

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        super().__init__(game, seat, chance)
        self.beliefs: Beliefs | None = None

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        if self.beliefs is None:
            self.beliefs = Beliefs(int(view["players"]), self.seat)
        self.beliefs.hear(view, events)

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        table = Table(view, self.seat, self.beliefs or Beliefs(int(view["players"]), self.seat))
        if wants_portal(table):
            portal = PORTAL + (Direction.FORWARD if table.is_shadow else Direction.BACK)
            if portal in actions:
                return portal
        answers = [action for action in actions if action < PORTAL]
        if len(answers) == 1:
            return answers[0]
        scores = score(Worth(table), answers)
        best = max(scores)
        found = [action for action, worth in zip(answers, scores, strict=True) if worth == best]
        return found[0] if len(found) == 1 else found[below(self.chance, len(found))]


def wants_portal(table: Table) -> bool:
    """S25: a Shaman keeps its Portal for the last step before the Moon, a Shadow for the step onto it.

    Whoever is eliminated loses it anyway.
    """
    if table.own[Tile.PORTAL] == 0:
        return False
    if table.question == Question.ELIMINATE:
        return True
    if not table.is_shadow:
        return table.question == Question.ADVANCE
    if table.question == Question.ADVANCE:
        return False  # the step that is about to be made will do
    reach = table.own[Tile.PORTAL]
    if table.question == Question.PLAY and can_stray(table):
        reach += 1
        return 1 < table.distance <= reach
    return table.distance <= reach


def can_stray(table: Table) -> bool:
    """S13: whether the seat may play a card of another World than the Destination."""
    worlds = [world for world in range(table.worlds) if table.hand[world]]
    return table.destination != NO_WORLD and worlds != [table.destination]


def score(worth: Worth, actions: Sequence[int]) -> list[float]:
    """What each answer to the question is worth."""
    table = worth.table
    match table.question:
        case Question.PLAY:
            choose = lead if table.destination == NO_WORLD else follow
            return choose(worth, [played_card(action) for action in actions])
        case Question.ECLIPSE:
            return [pass_on(worth, passed_card(action)) for action in actions]
        case Question.TAKE:
            return [take(worth, taken_source(action)) for action in actions]
        case Question.KEEP:
            return [float(action == KEEP) for action in actions]  # S18, S32: what is hidden may be declined
        case Question.STABILIZE:
            return [worth.back if action == BACK else worth.best_tile for action in actions]
        case Question.PERMUTE:
            return [worth.exchange(exchange_partner(action)) for action in actions]
        case Question.NEUTRALIZE:
            return [0.0 if action == DECLINE else worth.strike(elimination_victim(action)) for action in actions]
        case Question.CHAIN:
            return [-float(CHAIN_ORDER.index(Ritual(table.rituals[ritual_world(action)]))) for action in actions]
        case Question.NAME:
            side = 1 if table.is_shadow else -1
            return [side * table.shadow[named_guide(action)] for action in actions]
        case _:
            return [0.0 for _ in actions]


def take(worth: Worth, source: int) -> float:
    """S17: a tile that is shown, or what the pile may hold."""
    return worth.pile if source == Source.PILE else worth.tile(worth.table.slots[source])


def pass_on(worth: Worth, card: int) -> float:
    """S23: the card that is worth least to oneself, and, to an enemy, not one that completes a World."""
    table = worth.table
    step = 1 if table.asked_with == Side.LEFT else -1
    receiver = table.others[0]
    for away in range(1, table.players):
        receiver = (table.seat + step * away) % table.players
        if receiver in table.others and table.cards[receiver] > 0:
            break
    world, value = world_of(card), value_of(card)
    enemy = table.shadow[receiver] if not table.is_shadow else 1 - table.shadow[receiver]
    completes = table.missing[world] == 1 << value
    return -worth.card(world, value) - (max(0.0, worth.ritual(world)) + 0.3 * enemy if completes else 0.0)


def lead(worth: Worth, cards: Sequence[int]) -> list[float]:
    """S10: a World that others can follow, for a Shaman; one that they cannot, for a Shadow."""
    table = worth.table
    rest = sum(table.walk(seat, max(0, table.cards[seat] - 1)) for seat in table.alive) * (1 - 1 / len(table.alive))
    pawn: dict[int, float] = {}
    scores = []
    for card in cards:
        world, value = world_of(card), value_of(card)
        if world not in pawn:
            strays = sum(table.off(seat, world) for seat in table.others if table.cards[seat] > 0)
            pawn[world] = worth.pawn(table.steps, rest + strays)
        prizes = resolved(worth, world, value, [seat for seat in table.others if table.cards[seat] > 0])
        scores.append(pawn[world] + prizes - worth.card(world, value) - worth.suspicion(world))
    return scores


def follow(worth: Worth, cards: Sequence[int]) -> list[float]:
    """S11-S13: a card of the Destination holds the pawn back; another one moves it, and may complete its World."""
    table = worth.table
    destination = table.destination
    to_act = [
        seat
        for seat in table.others
        if (seat - table.guide) % table.players > (table.seat - table.guide) % table.players and table.cards[seat] > 0
    ]
    share = 1 - 1 / len(table.alive)
    later = share * sum(
        table.walk(seat, table.cards[seat] - (seat in to_act or seat == table.seat)) for seat in table.alive
    ) + sum(table.off(seat, destination) for seat in to_act)
    stays, moves = worth.pawn(table.steps, later), worth.pawn(table.steps - 1, later)
    costs = [worth.suspicion(world) for world in range(table.worlds)]
    scores = []
    for card in cards:
        world, value = world_of(card), value_of(card)
        kept = worth.card(world, value) + costs[world]
        if world == destination:
            scores.append(stays + resolved(worth, world, value, to_act) - kept)
            continue
        gained = worth.ritual(world) if table.missing[world] == 1 << value and table.distance > 1 else 0.0
        scores.append(moves + gained - kept)
    return scores


def resolved(worth: Worth, world: int, value: int, to_act: Sequence[int]) -> float:
    """S16-S20: what a card of the Destination may bring: an Artifact as the lowest, the lead as the highest."""
    table = worth.table
    fronts = [table.fronts[seat] - 1 for seat in table.alive if table.fronts[seat] > 0]
    card = card_of(world, value)
    lower = (table.unseen[world] & ((1 << value) - 1)).bit_count()
    higher = table.unseen_counts[world] - lower
    lowest = highest = 1.0
    if fronts and min(fronts) < card:
        lowest = 0.0
    if fronts and max(fronts) > card:
        highest = 0.0
    for seat in to_act:
        lowest *= 1 - CONTESTS * (1 - table.holds_none(seat, lower))
        highest *= 1 - CONTESTS * (1 - table.holds_none(seat, higher))
    prize = LEAD * worth.step
    if table.missing[world] == 1 << value:
        prize += worth.ritual(world)
    return lowest * worth.best_tile + highest * prize

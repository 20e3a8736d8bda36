"""What things of Shamans are worth to a seat, in points: a step of the pawn, tiles, rituals, victims, cards."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import Seat
from gloaming.games.shamans.rules.components import (
    COUNT,
    FEWEST,
    LEAST_TO_WIN,
    SHADOW_POINTS,
    SHAMAN_POINTS,
    SHARD_POINTS,
    SHARDS_TO_SCORE,
    SLOTS,
    Ritual,
    Tile,
)
from gloaming.games.shamans.rules.state import Question, View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shamans.memory import Memory, likelihood
from gloaming.minds.shamans.thought import Thought, drift, moon
from gloaming.minds.shamans.traits import Trait


@rule
def appraise(t: Thought, v: View, seat: Seat, m: Memory, traits: Traits) -> None:
    """What the things are worth that most choices weigh against each other."""
    nearer = moon(t, max(t.steps - 0.5, 0.1), t.drift, traits)
    farther = moon(t, max(t.steps + 0.5, 0.1), t.drift, traits)
    t.step = abs(t.swing) * (nearer - farther)
    t.best_strike = 0.0
    found = False
    for other in range(int(t.players)):
        if int(t.others) >> other & 1:
            worth = strike(t, v, other, traits)
            t.best_strike = worth if not found else max(t.best_strike, worth)
            found = True
    total, t.pile = 0, 0.0
    for kind in range(1, len(t.unseen_tiles)):
        total += int(t.unseen_tiles[kind])
        t.pile = t.pile + int(t.unseen_tiles[kind]) * tile(t, v, kind, traits)
    t.pile = t.pile / total if total > 0 else 0.0
    t.best_tile = t.pile
    for slot in range(SLOTS):
        if v.slots[slot] > 0:
            t.best_tile = max(t.best_tile, tile(t, v, int(v.slots[slot]), traits))
    t.danger = danger(t, v, traits)
    if t.question == Question.PLAY:
        for world in range(int(t.worlds)):
            t.costs[world] = suspicion(t, v, seat, m, world, traits)


@inline_rule
def pawn(t: Thought, steps: float, expected: float, traits: Traits) -> float:
    """What it is worth that the pawn is so far from the Moon, against now."""
    return t.swing * (moon(t, steps, expected, traits) - t.now)


@rule
def strike(t: Thought, v: View, victim: Seat, traits: Traits) -> float:
    """S35, S36: what it is worth to eliminate a player, who is a Shadow with the chance that the seat believes."""
    rest = drift(t, v, victim, traits)
    chance = t.shadow[victim]
    steps = t.steps - int(v.up[victim, Tile.PORTAL]) * (1 - 2 * chance)
    as_shaman = pawn(t, steps - int(v.cards[victim]), rest, traits)
    as_shadow = -t.swing * t.now if t.last_shadow else pawn(t, steps, rest, traits)
    lead = traits[Trait.ENVY] * int(v.points[victim]) - traits[Trait.MERCY]
    return chance * as_shadow + (1 - chance) * as_shaman + lead


@rule
def exchange_roles(t: Thought, other: Seat, traits: Traits) -> float:
    """S30, S37: what it is worth to hold another's role at the end instead of one's own."""
    as_shadow, as_shaman = SHADOW_POINTS * t.now, SHAMAN_POINTS * (1 - t.now)
    held = as_shadow if t.is_shadow else as_shaman
    chance = t.shadow[other]
    changed = 1 - chance if t.is_shadow else chance
    return chance * as_shadow + (1 - chance) * as_shaman - held - traits[Trait.EXPOSED] * changed


@rule
def ritual(t: Thought, v: View, seat: Seat, world: int, traits: Traits) -> float:
    """S29-S32: what it is worth to perform the ritual of a World now."""
    match int(v.rituals[world]):
        case Ritual.ILLUMINATION:
            return 1.5 if int(v.points[seat]) + 1 >= LEAST_TO_WIN else 1.0
        case Ritual.STABILIZATION:
            return max(back(t, v, traits), t.best_tile)
        case Ritual.PERMUTATION:
            best, found = 0.0, False
            for other in range(int(t.players)):
                if int(t.others) >> other & 1:
                    worth = exchange_roles(t, other, traits)
                    best = worth if not found else max(best, worth)
                    found = True
            return best
        case _:
            if t.own[Tile.DAGGER] == 0:
                return 0.0
            return t.best_strike if v.up[seat, Tile.DAGGER] > 0 else max(0.0, t.best_strike)


@rule
def back(t: Thought, v: View, traits: Traits) -> float:
    """S29: the pawn goes back 2 spaces, not beyond the first."""
    spaces = min(2, int(v.track) - int(t.distance) - 1)
    return pawn(t, t.steps + spaces, t.drift, traits)


@rule
def tile(t: Thought, v: View, kind: int, traits: Traits) -> float:
    """S25-S28: what a tile is worth to its taker."""
    match kind:
        case Tile.PORTAL:
            return t.step + 0.05
        case Tile.SHARD:
            return shard(t, v, traits)
        case Tile.MASK:
            return 0.0 if t.is_public else traits[Trait.TRUTH_SHAMAN + int(t.is_shadow)]
        case _:  # S32: a Dagger is worth what it may do, as long as there are Worlds of Neutralization to complete
            if t.own[Tile.DAGGER] > 0:
                return 0.02
            return traits[Trait.USES_DAGGER] * min(1.0, t.neutral / 2) * max(t.best_strike, 0.1)


@rule
def shard(t: Thought, v: View, traits: Traits) -> float:
    """S37: two Moon Shards score, one is a hope; somebody else's second one is worth taking."""
    if t.own[Tile.SHARD] >= SHARDS_TO_SCORE:
        return 0.0
    if t.own[Tile.SHARD] == SHARDS_TO_SCORE - 1:
        return SHARD_POINTS * traits[Trait.SURVIVES]
    most, left = 0, int(t.unseen_tiles[Tile.SHARD])
    for other in range(int(t.players)):
        if int(t.others) >> other & 1:
            most = max(most, int(v.up[other, Tile.SHARD]))
    for slot in range(SLOTS):
        left += v.slots[slot] == Tile.SHARD
    denied = traits[Trait.DENIAL] if most == SHARDS_TO_SCORE - 1 else 0.0
    return denied + (SHARD_POINTS * traits[Trait.SECOND_SHARD] * t.young if left >= SHARDS_TO_SCORE else 0.0)


@rule
def danger(t: Thought, v: View, traits: Traits) -> float:
    """S36: what it costs to be taken for a Shadow: to be struck, with all that the seat may still score."""
    if t.is_public:
        return 0.0
    daggers = 0.0
    for other in range(int(t.players)):
        if int(t.others) >> other & 1:
            daggers += int(v.up[other, Tile.DAGGER]) + 0.4 * t.downs[other]
    enough = min(1.0, daggers / 2 + traits[Trait.TO_COME] * t.young) * min(1.0, t.neutral / 2)
    own = abs(t.swing) * (t.now if t.is_shadow else 1 - t.now)
    shards = SHARD_POINTS if t.own[Tile.SHARD] >= SHARDS_TO_SCORE else 0
    return traits[Trait.STRUCK + int(t.players) - FEWEST] * enough * (own + shards)


@rule
def suspicion(t: Thought, v: View, seat: Seat, m: Memory, world: int, traits: Traits) -> float:
    """What it costs that the table sees the seat play a card of a World: more, the likelier a Shadow does so."""
    destination = int(v.destination)
    as_shadow = likelihood(m, seat, world, destination, t.seems_void, traits[Trait.STRAY_SHADOW])
    as_shaman = likelihood(m, seat, world, destination, t.seems_void, traits[Trait.STRAY_SHAMAN])
    guilty, innocent = t.suspected * as_shadow, (1 - t.suspected) * as_shaman
    return traits[Trait.SUSPICION] * t.danger * guilty / (guilty + innocent)


@rule
def card(t: Thought, v: View, seat: Seat, world: int, value: int, traits: Traits) -> float:
    """What a card of the hand is worth for later turns: to follow, to be lowest or to be highest."""
    unseen = int(t.unseen_count[world])
    if unseen == 0:
        return 0.0
    leads = (t.turns - 1) * unseen / t.hidden  # of its World, by others
    follows = min(1.0, leads / int(COUNT[int(v.hands[seat, world])]))
    lower = int(COUNT[int(t.unseen[world]) & ((1 << value) - 1)])
    edge = abs(2 * lower / unseen - 1)
    worth = traits[Trait.FOLLOWER_SHAMAN + int(t.is_shadow)] * t.step * follows + traits[Trait.EDGE] * edge
    return traits[Trait.CARDS] * worth

"""What things of Shamans are worth to a seat, in points: a step of the pawn, tiles, rituals, victims, cards."""

from __future__ import annotations

from functools import cached_property

from gloaming.games.shamans.rules.components import (
    HAND,
    LEAST_TO_WIN,
    SHADOW_POINTS,
    SHADOWS,
    SHAMAN_POINTS,
    SHARD_POINTS,
    SHARDS_TO_SCORE,
    Ritual,
    Role,
    Tile,
)
from gloaming.minds.shamans.table import Table

SURVIVES = 0.9  # the chance to be still in at the end of the round
SECOND_SHARD = 0.5  # at the beginning of a round, the chance to find a second Moon Shard after the first
DENIAL = 0.3  # a Moon Shard that somebody else needs
USES_DAGGER = 0.3  # at the beginning of a round, the chance to complete a World of Neutralization
TRUTH = {Role.SHAMAN: 0.1, Role.SHADOW: -0.5}  # a Mask of Truth for its taker
EXPOSED = 0.15  # to exchange roles with an enemy, who then knows where one stands
TO_COME = 0.8  # pairs of Daggers that others are still to find, at the beginning of a round
STRUCK = {3: 0.6, 4: 0.6, 5: 0.35}  # how often a player taken for a Shadow is struck, among two Daggers or more
ENVY = 0.02  # to strike a player, for each point they have
MERCY = 0.05  # not to strike when it changes nothing
LEAD = 0.6  # steps that it is worth to be the next Guide
FOLLOWER = {Role.SHAMAN: 0.8, Role.SHADOW: 0.3}  # steps that a card which can follow is worth
EDGE = 0.04  # a card that is sure to be lowest or highest


class Worth:
    """What things are worth at one decision."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.role = Role.SHADOW if table.is_shadow else Role.SHAMAN
        self.swing = table.swing()
        self.drift = table.drift()
        self.now = table.moon(table.steps, self.drift)
        self.young = table.turns / HAND[table.players]  # 1 at the beginning of a round, 0 at its end

    @cached_property
    def step(self) -> float:
        """What a step of the pawn in the right direction is worth."""
        table = self.table
        nearer, farther = (table.moon(max(table.steps + half, 0.1), self.drift) for half in (-0.5, 0.5))
        return abs(self.swing) * (nearer - farther)

    def pawn(self, steps: float, drift: float) -> float:
        """What it is worth that the pawn is so far from the Moon, against now."""
        return self.swing * (self.table.moon(steps, drift) - self.now)

    def strike(self, victim: int) -> float:
        """S35, S36: what it is worth to eliminate a player, who is a Shadow with the chance that the seat believes."""
        table = self.table
        rest = table.drift(without=victim)
        steps = table.steps - table.up[victim][Tile.PORTAL] * (1 - 2 * table.shadow[victim])
        as_shaman = self.pawn(steps - table.cards[victim], rest)
        as_shadow = -self.swing * self.now if self._one_shadow_left else self.pawn(steps, rest)
        lead = ENVY * table.points[victim] - MERCY
        return table.shadow[victim] * as_shadow + (1 - table.shadow[victim]) * as_shaman + lead

    @cached_property
    def _one_shadow_left(self) -> bool:
        table = self.table
        gone = sum(table.roles[seat] == Role.SHADOW for seat in range(table.players) if seat not in table.alive)
        return SHADOWS[table.players] - gone == 1 and not table.is_shadow

    @cached_property
    def best_strike(self) -> float:
        return max(map(self.strike, self.table.others), default=0.0)

    def exchange(self, other: int) -> float:
        """S30, S37: what it is worth to hold another's role at the end instead of one's own."""
        table = self.table
        as_shadow, as_shaman = SHADOW_POINTS * self.now, SHAMAN_POINTS * (1 - self.now)
        held = as_shadow if table.is_shadow else as_shaman
        chance = table.shadow[other]
        changed = 1 - chance if table.is_shadow else chance
        return chance * as_shadow + (1 - chance) * as_shaman - held - EXPOSED * changed

    def ritual(self, world: int) -> float:
        """S29-S32: what it is worth to perform the ritual of a World now."""
        table = self.table
        match table.rituals[world]:
            case Ritual.ILLUMINATION:
                return 1.5 if table.points[table.seat] + 1 >= LEAST_TO_WIN else 1.0
            case Ritual.STABILIZATION:
                return max(self.back, self.best_tile)
            case Ritual.PERMUTATION:
                return max(map(self.exchange, table.others), default=0.0)
            case _:
                if not table.own[Tile.DAGGER]:
                    return 0.0
                return self.best_strike if table.up[table.seat][Tile.DAGGER] else max(0.0, self.best_strike)

    @cached_property
    def back(self) -> float:
        """S29: the pawn goes back 2 spaces, not beyond the first."""
        spaces = min(2, self.table.track - self.table.distance - 1)
        return self.pawn(self.table.steps + spaces, self.drift)

    def tile(self, tile: int) -> float:
        """S25-S28: what a tile is worth to its taker."""
        match tile:
            case Tile.PORTAL:
                return self.step + 0.05
            case Tile.SHARD:
                return self._shard()
            case Tile.MASK:
                return 0.0 if self.table.is_public else TRUTH[self.role]
            case _:
                return self._dagger()

    def _shard(self) -> float:
        """S37: two Moon Shards score, one is a hope; somebody else's second one is worth taking."""
        table = self.table
        others = [table.up[seat][Tile.SHARD] for seat in table.others]
        denied = DENIAL if max(others, default=0) == SHARDS_TO_SCORE - 1 else 0.0
        if table.own[Tile.SHARD] >= SHARDS_TO_SCORE:
            return 0.0
        if table.own[Tile.SHARD] == SHARDS_TO_SCORE - 1:
            return SHARD_POINTS * SURVIVES
        left = table.unseen_tiles[Tile.SHARD] + table.slots.count(Tile.SHARD)
        return denied + (SHARD_POINTS * SECOND_SHARD * self.young if left >= SHARDS_TO_SCORE else 0.0)

    def _dagger(self) -> float:
        """S32: worth what it may do, as long as there are Worlds of Neutralization to complete."""
        table = self.table
        if table.own[Tile.DAGGER]:
            return 0.02
        return USES_DAGGER * min(1.0, self.neutral_worlds / 2) * max(self.best_strike, 0.1)

    @cached_property
    def pile(self) -> float:
        """S18: a tile from the pile, any of those out of sight."""
        tiles = self.table.unseen_tiles
        total = sum(tiles[1:])
        return sum(tiles[tile] * self.tile(tile) for tile in Tile) / total if total else 0.0

    @cached_property
    def best_tile(self) -> float:
        """S17: the best of what may be taken."""
        shown = [self.tile(tile) for tile in self.table.slots if tile]
        return max([*shown, self.pile])

    @cached_property
    def danger(self) -> float:
        """S36: what it costs to be taken for a Shadow: to be struck, with all that the seat may still score."""
        table = self.table
        if table.is_public:
            return 0.0
        daggers = sum(table.up[seat][Tile.DAGGER] + 0.4 * table.downs[seat] for seat in table.others)
        enough = min(1.0, daggers / 2 + TO_COME * self.young) * min(1.0, self.neutral_worlds / 2)
        own = abs(self.swing) * (self.now if table.is_shadow else 1 - self.now)
        shards = SHARD_POINTS if table.own[Tile.SHARD] >= SHARDS_TO_SCORE else 0
        return STRUCK[table.players] * enough * (own + shards)

    @cached_property
    def neutral_worlds(self) -> int:
        """S32: Worlds of Neutralization that are still to be completed."""
        table = self.table
        return sum(
            table.missing[world] > 0 and table.rituals[world] == Ritual.NEUTRALIZATION for world in range(table.worlds)
        )

    def suspicion(self, world: int) -> float:
        """What it costs that the table sees the seat play a card of a World: more, the likelier a Shadow does so."""
        table = self.table
        odds = table.beliefs.likelihood(table.seat, world, table.destination, table.seems_void)
        guilty, innocent = table.suspected * odds.shadow, (1 - table.suspected) * odds.shaman
        return self.danger * guilty / (guilty + innocent)

    def card(self, world: int, value: int) -> float:
        """What a card of the hand is worth for later turns: to follow, to be lowest or to be highest."""
        table = self.table
        unseen = table.unseen_counts[world]
        if unseen == 0:
            return 0.0
        leads = (table.turns - 1) * unseen / table.hidden  # of its World, by others
        follows = min(1.0, leads / table.hand[world].bit_count())
        below = (table.unseen[world] & ((1 << value) - 1)).bit_count()
        edge = abs(2 * below / unseen - 1)
        return FOLLOWER[self.role] * self.step * follows + EDGE * edge

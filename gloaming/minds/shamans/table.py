"""A view of Shamans as plain numbers, and what can be reckoned from it: hidden cards, steps to come, who wins."""

from __future__ import annotations

import math
from typing import Any

from gloaming.core.decisions import TABLE, UNKNOWN, Frame
from gloaming.games.shamans.rules.components import (
    FULL_WORLD,
    HAND,
    LEAST_TO_WIN,
    NO_WORLD,
    SHADOW_POINTS,
    SHAMAN_POINTS,
    TILES,
    WORLDS,
    WORLDS_IN_PLAY,
    Role,
    Tile,
    bit_of,
    world_of,
)
from gloaming.games.shamans.rules.state import STATE
from gloaming.minds.shamans.beliefs import Beliefs, chance_of_none

_FIELDS = STATE.names or ()

PUSH = 0.35  # of the times a Shadow could follow, how often it does not
FEAR = 1.5  # points that it is worth to keep another from winning the game
SPREAD_LEAST, SPREAD = 0.35, 0.45  # how far the steps may be from what is expected: at least, and by its root
CAUGHT = {3: 0.35, 4: 0.45, 5: 0.25}  # how often the Shadows are eliminated before they are there
GRUDGE = 0.35  # a World once not followed is rarely followed later


def _drift(worlds: int, turns: int) -> float:
    """Steps that one player who follows when able makes in so many turns: with k cards, (1 - 1/worlds) ** k a turn."""
    miss = 1 - 1 / worlds
    return sum(miss**cards for cards in range(1, turns + 1))


DRIFT = [[0.0] * (max(HAND) + 1)] + [
    [_drift(worlds, turns) for turns in range(max(HAND) + 1)] for worlds in range(1, WORLDS + 1)
]


class Table:
    """What a seat knows at one decision of its own."""

    def __init__(self, view: Any, seat: int, beliefs: Beliefs) -> None:
        values = dict(zip(_FIELDS, view.item(), strict=True))
        self.seat = seat
        frame = values["stack"][values["depth"] - 1].tolist()
        self.question: int = frame[Frame.QUESTION]
        self.asked_with: int = frame[Frame.A]
        self.players: int = values["players"]
        self.track: int = values["track"]
        self.distance: int = self.track - values["pawn"]  # to the Moon
        self.guide: int = values["guide"]
        self.destination: int = values["destination"]
        self.rituals: list[int] = values["rituals"].tolist()
        self.points: list[int] = values["points"].tolist()
        self.cards: list[int] = values["cards"].tolist()
        self.slots: list[int] = values["slots"].tolist()
        self.spent: list[int] = values["spent"].tolist()
        self.up: list[list[int]] = values["up"].tolist()
        self.placed: list[int] = values["placed"].tolist()
        self.fronts: list[int] = values["front"].tolist()
        self.hand: list[int] = values["hands"][seat].tolist()
        self.roles: list[int] = values["roles"].tolist()
        self.is_shadow = self.roles[seat] == Role.SHADOW
        self.shadow = beliefs.shadow_chances(self.roles)
        self.beliefs = beliefs
        knows: list[int] = values["knows"].tolist()
        self.is_public = knows[seat] >> TABLE & 1 == 1
        public = [self.roles[other] if knows[other] >> TABLE & 1 else UNKNOWN for other in range(self.players)]
        self.suspected = beliefs.shadow_chances(public)[seat]  # what the table thinks of the seat
        alive = values["alive"]
        self.alive = [other for other in range(self.players) if alive >> other & 1]
        self.others = [other for other in self.alive if other != seat]
        self.turns: int = max(self.cards[other] for other in self.alive)  # still to play
        self._read_tiles(values)
        self._read_cards()

    def _read_tiles(self, values: dict[str, Any]) -> None:
        """S18: one's own tiles, face up or down; and how many of each Tile may still be anywhere out of sight."""
        self.own = self.up[self.seat].copy()
        self.unseen_tiles = [
            TILES[tile] - self.spent[tile] - self.slots.count(tile) - sum(row[tile] for row in self.up)
            for tile in range(len(TILES))
        ]
        self.downs = [0] * self.players  # face-down tiles of each seat
        for row in range(values["downs"]):
            owner, tile = int(values["down_owner"][row]), int(values["down_tile"][row])
            self.downs[owner] += 1
            if owner == self.seat:
                self.own[tile] += 1
                self.unseen_tiles[tile] -= 1
        # S25: a Portal is a step for its holder's side, kept for the moment that counts
        self.steps: float = self.distance + (-1 if self.is_shadow else 1) * self.own[Tile.PORTAL]
        for seat in self.others:
            self.steps += self.up[seat][Tile.PORTAL] * (1 - 2 * self.shadow[seat])

    def _read_cards(self) -> None:
        """S14, S15: which cards are out of sight, as sets of values, and how many of them there are."""
        full = FULL_WORLD[self.players]
        self.worlds = WORLDS_IN_PLAY[self.players]
        in_front = [0] * self.worlds
        for card in self.fronts:
            if card > 0:
                in_front[world_of(card - 1)] |= bit_of(card - 1)
        self.missing = [full & ~self.placed[world] & ~in_front[world] for world in range(self.worlds)]
        self.unseen = [self.missing[world] & ~self.hand[world] for world in range(self.worlds)]
        self.unseen_counts = [values.bit_count() for values in self.unseen]
        self.hidden = max(1, sum(self.unseen_counts))
        # what the table must think of the seat: the chance that it cannot follow
        self.seems_void = 1.0
        if self.destination != NO_WORLD:
            wanted = self.missing[self.destination].bit_count()
            self.seems_void = chance_of_none(wanted, sum(self.cards[: self.players]), self.cards[self.seat])
        self.open_worlds = max(1, sum(values > 0 for values in self.missing))

    def holds_none(self, seat: int, cards: int) -> float:
        """The chance that a player holds none of so many unseen cards."""
        return chance_of_none(cards, self.hidden, self.cards[seat])

    def off(self, seat: int, world: int) -> float:
        """The chance that a player would not follow a World."""
        able = 1 - self.holds_none(seat, self.unseen_counts[world])
        if (seat, world) in self.beliefs.strayed:
            able *= GRUDGE
        return 1 - able * (1 - PUSH * self.shadow[seat])

    def walk(self, seat: int, cards: int) -> float:
        """Steps to expect of a player with so many cards, were they never the Guide."""
        forced = DRIFT[self.open_worlds][cards]
        return forced + PUSH * self.shadow[seat] * (cards - forced)

    def drift(self, without: int = -1) -> float:
        """Steps to expect until the end of the round, perhaps without a player; each turn somebody is the Guide."""
        walkers = [seat for seat in self.alive if seat != without]
        return sum(self.walk(seat, self.cards[seat]) for seat in walkers) * (1 - 1 / len(walkers))

    def moon(self, steps: float, drift: float) -> float:
        """The chance that the pawn reaches the Moon, so many steps away, when so many are to be expected."""
        if steps <= 0:
            return 1.0
        spread = SPREAD_LEAST + SPREAD * math.sqrt(drift)
        caught = CAUGHT[self.players] * min(1.0, self.turns / 5)
        return (1 - caught) / (1 + math.exp(min(30.0, (steps - 0.5 - drift) / spread)))

    def swing(self) -> float:
        """S37: points that it is worth to the seat that the Shadows win; below 0 for a Shaman.

        Whoever would win the game by this round counts too, but never so much that the seat works against its side.
        """
        own = SHADOW_POINTS if self.is_shadow else SHAMAN_POINTS
        worth = float(own)
        sign = 1 if self.is_shadow else -1
        if self.points[self.seat] + own >= LEAST_TO_WIN:
            worth += FEAR
        for seat in self.others:
            if self.points[seat] + SHADOW_POINTS >= LEAST_TO_WIN:
                worth -= sign * FEAR * self.shadow[seat]
            if self.points[seat] + SHAMAN_POINTS >= LEAST_TO_WIN:
                worth += sign * FEAR * (1 - self.shadow[seat])
        return sign * max(worth, own / 2)

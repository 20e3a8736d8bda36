"""What a bot for Shamans thinks of the others' roles, from public play alone: Bayes' rule over the role assignments.

An assignment is the mask of the seats that are Shadows: 3, 4 or 10 of them at 3, 4 and 5 players (S2). Each has a
weight, which is multiplied by how likely its players were to do what they did. A role that the seat knows is no
matter of belief: it is read from the view.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

from gloaming.core.events import Event
from gloaming.games.shamans.rules.components import FULL_WORLD, NO_WORLD, SHADOWS, Direction, Role, bit_of, world_of
from gloaming.games.shamans.rules.state import Kind


class Odds(NamedTuple):
    """How likely either role is to do a thing; only their ratio counts."""

    shaman: float
    shadow: float


STRAYS = Odds(0.05, 0.55)  # to play another World when able to follow
PORTALS: dict[int, Odds] = {Direction.FORWARD: Odds(0.02, 0.98), Direction.BACK: Odds(0.95, 0.05)}
STABILIZES = Odds(0.75, 0.25)  # moves the pawn back by the ritual
STRIKES: dict[int, Odds] = {Role.SHAMAN: Odds(0.25, 0.75), Role.SHADOW: Odds(0.8, 0.2)}  # by the victim's role


def assignments(players: int) -> list[int]:
    """S2: the masks of seats that may be the Shadows."""
    return [sum(1 << seat for seat in seats) for seats in itertools.combinations(range(players), SHADOWS[players])]


def chance_of_none(wanted: int, hidden: int, drawn: int) -> float:
    """The chance that `drawn` of `hidden` cards hold none of the `wanted` ones."""
    chance = 1.0
    for already in range(drawn):
        left = hidden - already
        if left <= wanted:
            return 0.0
        chance *= 1 - wanted / left
    return chance


def strays(void: float) -> Odds:
    """How likely either role is to play another World, if `void` is the chance that it must."""
    return Odds(void + (1 - void) * STRAYS.shaman, void + (1 - void) * STRAYS.shadow)


class Beliefs:
    """The weights of the role assignments in this round, and in which Worlds a player seems to have no card."""

    def __init__(self, players: int, seat: int) -> None:
        self.players = players
        self.seat = seat
        self.begin()

    def begin(self) -> None:
        """S7, S40: a new round; nothing is known of anybody."""
        self.weights = dict.fromkeys(assignments(self.players), 1.0)
        self.strayed: dict[tuple[int, int], float] = {}  # seat and World not followed: the chance that it had no card
        self._destination = NO_WORLD

    def shadow_chances(self, roles: Sequence[int]) -> list[float]:
        """How likely each seat is a Shadow, for somebody who knows those of the `roles` that are above 0."""
        known = shadows = 0
        for seat in range(self.players):
            known |= (roles[seat] > 0) << seat
            shadows |= (roles[seat] == Role.SHADOW) << seat
        total, found = 0.0, [0.0] * self.players
        for mask, weight in self.weights.items():
            if mask & known == shadows:
                total += weight
                for seat in range(self.players):
                    if mask >> seat & 1:
                        found[seat] += weight
        return [weight / total for weight in found]

    def weigh(self, seat: int, odds: Odds) -> None:
        """Somebody did what either role does with such odds; scaled, so that no weight ever vanishes."""
        scale = 1 / max(odds)
        for mask in self.weights:
            self.weights[mask] = max(self.weights[mask] * odds[mask >> seat & 1] * scale, 1e-30)

    def likelihood(self, seat: int, world: int, destination: int, void: float) -> Odds:
        """S10, S11: how likely either role is to play a card of a World, on a Destination or, as the Guide, on none.

        `void` is the chance that the player has none of the Destination. Not to follow tells something as far as the
        player could have; a second time in one World it tells nothing new. Whoever plays a card of a World that they
        did not follow earlier had it then: what was perhaps need was choice.
        """
        odds = Odds(1.0, 1.0)
        if destination not in (NO_WORLD, world) and (seat, destination) not in self.strayed:
            odds = strays(void)
        elif destination == world:
            odds = Odds(1 - STRAYS.shaman, 1 - STRAYS.shadow)
        if (seat, world) in self.strayed:
            guessed = strays(self.strayed[seat, world])
            odds = Odds(odds.shaman * STRAYS.shaman / guessed.shaman, odds.shadow * STRAYS.shadow / guessed.shadow)
        return odds

    def played(self, seat: int, world: int, destination: int, void: float) -> None:
        """S10, S11: a card has been played."""
        self.weigh(seat, self.likelihood(seat, world, destination, void))
        self.strayed.pop((seat, world), None)
        if destination not in (NO_WORLD, world):
            self.strayed.setdefault((seat, destination), void)

    def exchanged(self, one: int, other: int) -> None:
        """S30: two role cards change places, and what is thought of them goes with them."""
        both = 1 << one | 1 << other
        self.weights = {
            (mask if mask & both in (0, both) else mask ^ both): weight for mask, weight in self.weights.items()
        }
        self.forget(one)
        self.forget(other)

    def forget(self, seat: int) -> None:
        """S23, S30: with another card or another role, what a player has in a World says nothing of the past."""
        for key in [key for key in self.strayed if key[0] == seat]:
            del self.strayed[key]

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """Take in what one move brought; `view` is what the seat knows after it."""
        by_portal = False
        eliminator = -1
        for event in events:
            match event.kind:
                case Kind.ROUND:
                    return self.begin()
                case Kind.TURN:
                    self._destination = NO_WORLD
                case Kind.PLAYED:
                    self._hear_card(view, event)
                case Kind.PORTAL:
                    by_portal = True
                    self.weigh(event.seat, PORTALS[event.facts["direction"]])
                case Kind.MOVED if event.facts["steps"] < 0 and not by_portal:
                    self.weigh(event.seat, STABILIZES)
                case Kind.PASSED:
                    self.forget(event.facts["receiver"])
                case Kind.EXCHANGED:
                    self.exchanged(event.seat, event.facts["other"])
                case Kind.ELIMINATED:
                    eliminator = event.facts["eliminator"]
                case Kind.ROLE_SHOWN if eliminator >= 0:
                    self.weigh(eliminator, STRIKES[event.facts["role"]])
                    eliminator = -1
        return None

    def _hear_card(self, view: Any, event: Event) -> None:
        """S10, S11: the Guide's card names the Destination; any other one is weighed."""
        world = world_of(event.facts["card"])
        if self._destination == NO_WORLD and not event.facts["follows"]:
            return  # the bot came in the middle of a turn
        void = 1.0 if self._destination == NO_WORLD else self._void(view, event.seat, world)
        self.played(event.seat, world, self._destination, void)
        if self._destination == NO_WORLD:
            self._destination = world

    def _void(self, view: Any, seat: int, world: int) -> float:
        """The chance that a player had no card of the Destination before this card of theirs.

        Of others the bot judges by the cards it has not seen. Of itself it asks what the table must think.
        """
        there = int(view["placed"][self._destination])
        for card in view["front"].tolist():
            if card > 0 and world_of(card - 1) == self._destination:
                there |= bit_of(card - 1)
        cards = view["cards"].tolist()
        hidden = sum(cards[: self.players]) + 1
        if seat != self.seat:
            there |= int(view["hands"][self.seat, self._destination])
            hidden -= cards[self.seat]
        wanted = (FULL_WORLD[self.players] & ~there).bit_count() + (world == self._destination)
        return chance_of_none(wanted, hidden, cards[seat] + 1)

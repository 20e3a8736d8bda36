"""What a bot for Shadow Hunters thinks of who is who: the exact posterior over all deals, from its seat's evidence.

A deal gives every seat a character (H3); all are equally likely before the game. Hard evidence is read from the view:
characters seen, characters ruled out. Soft evidence is heard: each act multiplies a deal by a factor that depends on
the camps of who acts and on whom, or on the character of one seat. A deal's weight is then a product over its camps,
once it is settled which seats are of which camp. There are at most 560 such splits; for each camp and each set of
seats its characters are enumerated apart. So the sums over all deals (15,120 at 8 players for somebody who knows
oneself, hundreds of millions with the expansion) are exact and take a fraction of a millisecond.
"""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gloaming.core.events import Event
from gloaming.core.facts import members
from gloaming.games.shadow_hunters.rules.cards import VERB, Verb
from gloaming.games.shadow_hunters.rules.characters import (
    CAMP_MASK,
    CAMPS,
    HUNTERS,
    INITIALS,
    KINDS,
    POOLS,
    SEATS_OF_CAMP,
    Camp,
    Character,
)
from gloaming.games.shadow_hunters.rules.components import Expansion, Gear
from gloaming.games.shadow_hunters.rules.powers import CAN_BITE, CAN_FEAST, CAN_ROB, POWER_OF, Power
from gloaming.games.shadow_hunters.rules.state import PUBLIC, Kind, Question

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

FACES = KINDS + 1  # characters are numbered from 1
_BITS: Ints = np.arange(FACES)

# How likely who acts is to pick whom, by their camps; only ratios count.
HARMS: Floats = np.log([[0.5, 1.5, 1.0], [1.5, 0.5, 1.0], [1.0, 1.0, 1.0]])
HELPS: Floats = np.log([[1.6, 0.6, 1.0], [0.6, 1.6, 1.0], [1.0, 1.0, 1.0]])
# A window left unused: who it would have been for, and how likely they are to leave it.
LEAVES = {
    Question.BITE: (CAN_BITE, 0.5),
    Question.ROB: (CAN_ROB, 0.4),
    Question.FEAST: (CAN_FEAST, 0.8),
    Question.SPEAR: (HUNTERS, 0.7),
}
HURTS_ONESELF = (1 << Character.DANIEL | 1 << Character.CATHERINE, 4.0)  # in the Woods, of one's own will


def as_flags(masks: Ints) -> Ints:
    """Masks of characters as rows of 0 and 1."""
    return masks[..., None] >> _BITS & 1


class CampDeals(NamedTuple):
    """All ways to deal a camp: to which seats, and which characters."""

    seats: Ints  # [set of seats, place in it]
    cells: Ints  # [set of seats, deal, place]: seat * FACES + character


class Splits(NamedTuple):
    """All ways to say which seats are of which camp."""

    camps: Ints  # [split, seat]
    sets: tuple[Ints, ...]  # for each camp, [split]: its set of seats


@functools.cache
def camp_deals(players: int, expansion: int, camp: int) -> CampDeals:
    """H3, H78: the camp's seats in order, and its characters in any order; by initial not two of one slot."""
    size = int(SEATS_OF_CAMP[players, camp])
    pool = int(POOLS[expansion, players]) & int(CAMP_MASK[camp])
    found = itertools.permutations([character for character in range(FACES) if pool >> character & 1], size)
    slots = INITIALS if expansion == Expansion.INITIAL else FACES
    deals = [deal for deal in found if len({character % slots for character in deal}) == size]
    seats = np.array(list(itertools.combinations(range(players), size)), np.int64)
    characters = np.array(deals, np.int64)
    return CampDeals(seats, seats[:, None, :] * FACES + characters[None, :, :])


@functools.cache
def splits(players: int) -> Splits:
    """H3: at 4 to 8 players 6, 30, 90, 210 and 560."""
    hunters, shadows, neutrals = (int(size) for size in SEATS_OF_CAMP[players])
    number = [
        {seats: n for n, seats in enumerate(itertools.combinations(range(players), size))}
        for size in (hunters, shadows, neutrals)
    ]
    rows, sets = [], []
    for of_hunters in number[Camp.HUNTER]:
        rest = [seat for seat in range(players) if seat not in of_hunters]
        for of_shadows in itertools.combinations(rest, shadows):
            others = tuple(seat for seat in rest if seat not in of_shadows)
            camps = [Camp.NEUTRAL] * players
            for seat in of_hunters:
                camps[seat] = Camp.HUNTER
            for seat in of_shadows:
                camps[seat] = Camp.SHADOW
            rows.append(camps)
            seats = (of_hunters, of_shadows, others)
            sets.append([number[camp][seats[camp]] for camp in Camp])
    columns = np.array(sets, np.int64).T
    return Splits(np.array(rows, np.int64), tuple(columns))


class Beliefs:
    """The evidence that one seat has heard, and what follows from it and a view."""

    def __init__(self, players: int, expansion: int, seat: int) -> None:
        self.players = players
        self.seat = seat
        self.splits = splits(players)
        self.deals = [camp_deals(players, expansion, camp) for camp in range(CAMPS)]
        self.pool = int(POOLS[expansion, players])
        self.pairs = np.zeros(len(self.splits.camps))  # log-weight of every split, from who did what to whom
        self.traits = np.zeros((players, FACES))  # log-weight of every character of a seat
        self.times: Counter[tuple[Any, ...]] = Counter()
        self._wounds = [0] * players
        self._key = b""
        self._chances = np.zeros((players, FACES))

    def weigh_pair(self, actor: int, target: int, by_camps: Floats) -> None:
        """Somebody did something to somebody; the k-th time it tells a k-th as much."""
        kind = "helps" if by_camps is HELPS else "harms"
        self.times[kind, actor, target] += 1
        camps = self.splits.camps
        self.pairs += by_camps[camps[:, actor], camps[:, target]] / self.times[kind, actor, target]
        self._key = b""

    def weigh_trait(self, seat: int, who: int, factor: float) -> None:
        """Somebody did what some characters do so many times as often as others."""
        self.times["trait", seat, who] += 1
        self.traits[seat] += as_flags(np.array(who)) * np.log(factor) / self.times["trait", seat, who]
        self._key = b""

    def chances(self, view: Any) -> Floats:
        """How likely each seat is each character: [seat, character]."""
        key = view["ruled_out"].tobytes() + view["character"].tobytes()
        if key != self._key:
            self._chances = self.posterior(self.allowed(view))
            self._key = key
        return self._chances

    def allowed(self, view: Any) -> Ints:
        """Hard evidence: which characters a seat can be, by what the view says of it alone."""
        characters = view["character"][: self.players].astype(np.int64)
        out = view["ruled_out"][PUBLIC] | view["ruled_out"][self.seat]
        masks = np.where(characters > 0, 1 << np.maximum(characters, 0), self.pool & ~out[: self.players])
        return as_flags(masks.astype(np.int64))

    def posterior(self, allowed: Ints) -> Floats:
        """The marginals of the posterior over all deals."""
        weights = (allowed * np.exp(self.traits)).reshape(-1)
        of_deals = [weights[deals.cells].prod(axis=2) for deals in self.deals]
        of_sets = [weighed.sum(axis=1) for weighed in of_deals]
        of_splits = np.exp(self.pairs - self.pairs.max())
        for camp, sets in enumerate(self.splits.sets):
            of_splits = of_splits * of_sets[camp][sets]
        of_splits /= of_splits.sum()
        found = np.zeros(self.players * FACES)
        for camp, sets in enumerate(self.splits.sets):
            total = of_sets[camp]
            share = np.bincount(sets, of_splits, len(total)) / np.where(total > 0, total, 1.0)
            each = np.repeat((of_deals[camp] * share[:, None]).reshape(-1), self.deals[camp].cells.shape[2])
            found += np.bincount(self.deals[camp].cells.reshape(-1), each, len(found))
        return found.reshape(self.players, FACES)

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """Take in what one move brought; `view` is what the seat knows after it. Its own acts tell it nothing."""
        for event in events:
            if event.seat == self.seat:
                continue
            match event.kind:
                case Kind.ATTACKED:
                    self._hear_attack(view, event)
                case Kind.CHOSE:
                    self._hear_choice(event, events)
                case Kind.POWER:
                    self._hear_power(event)
                case Kind.DECLINED if event.facts["question"] in LEAVES:
                    self.weigh_trait(event.seat, *LEAVES[Question(event.facts["question"])])
        self._wounds = view["wounds"][: self.players].tolist()

    def _hear_attack(self, view: Any, event: Event) -> None:
        """H13: one target is a choice. H57, H59: the Machine Gun and Masamune leave none, nor a counterattack."""
        forced = int(view["gear"][event.seat]) >> Gear.MASAMUNE & 1
        targets = members(event.facts["targets"])
        if len(targets) == 1 and not event.facts["back"] and not forced:
            self.weigh_pair(event.seat, targets[0], HARMS)

    def _hear_power(self, event: Event) -> None:
        """H24, H25, H84, H87: all powers that are aimed at somebody harm, but for the one that sets wounds (H85)."""
        if event.facts["target"] >= 0 and POWER_OF[event.facts["character"]] != Power.NURSE:
            self.weigh_pair(event.seat, event.facts["target"], HARMS)

    def _hear_choice(self, event: Event, events: Sequence[Event]) -> None:
        """H10, H35, H39, H49, H50, H53: whom somebody picked, and whether for good or ill."""
        target, card = event.facts["target"], event.facts["card"]
        verb = int(VERB[card])
        brought = {other.kind for other in events if other.seat == target}
        helps = verb == Verb.BLESS
        harms = verb in (Verb.STRIKE, Verb.DOLL)
        if verb == Verb.SET:
            now = next(other.facts["wounds"] for other in events if other.kind == Kind.SET)
            helps, harms = self._wounds[target] > now, self._wounds[target] < now
        elif card == 0:
            harms = Kind.WOUNDED in brought or Kind.SPARED in brought
            helps = Kind.HEALED in brought and not harms
        if target != event.seat and (helps or harms):
            self.weigh_pair(event.seat, target, HELPS if helps else HARMS)
        elif harms and card == 0:
            self.weigh_trait(target, *HURTS_ONESELF)

"""What cards, Visions and places of Shadow Hunters are worth to a seat, by what they do (`shadow_hunters_blows`)."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from gloaming.games.shadow_hunters.rules.cards import (
    AMOUNT,
    CARD_KINDS,
    END_OF,
    FIRST_OF,
    FIRST_VISION,
    GEAR_OF,
    REST,
    VERB,
    WHO,
    Verb,
)
from gloaming.games.shadow_hunters.rules.characters import Character
from gloaming.games.shadow_hunters.rules.components import PLACE_OF_SUM, PLACES, Deck, Gear, Place
from gloaming.minds.shadow_hunters.beliefs import Floats, as_flags
from gloaming.minds.shadow_hunters.blows import PROGRESS, Blows
from gloaming.minds.shadow_hunters.table import Table

REVEAL = -0.05  # to show who one is, for nothing
INFORMATION = 0.3  # to learn what tells an enemy from a friend for sure
ANOTHER_TURN = 0.25
GUARD = 0.1  # of one's own life, the Guardian Angel for a round
HANDED = 0.5  # how often an equipment is given up rather than a wound taken
ALTAR_OF_BRYAN = 0.1  # H81: the game may end while he stands there

_PLACE_OF_ROLL = [int(PLACE_OF_SUM[d6 + d4]) for d6 in range(1, 7) for d4 in range(1, 5)]  # 0 for a 7
_VISIONS = range(FIRST_VISION, CARD_KINDS)
_WHO_OF_VISION: Floats = as_flags(WHO[FIRST_VISION:]).T.astype(np.float64)  # [character, Vision]


class Worth(Blows):
    """What things are worth at one decision."""

    def __init__(self, table: Table, chances: Floats) -> None:
        super().__init__(table, chances)
        self._decks: dict[int, float] = {}

    def target(self, card: int, seat: int) -> float:
        """H35, H39, H49, H50, H53: what it brings to choose somebody for a card."""
        amount = int(AMOUNT[card])
        match int(VERB[card]):
            case Verb.BLESS:
                return sum(self.change(seat, -healed) for healed in range(1, 7)) / 6
            case Verb.SET:
                return self.change(seat, amount - self.table.wounds[seat])
            case Verb.STRIKE:
                rest = int(REST[card])
                own = self.change(self.seat, -rest) if rest > 0 else self.hurt(self.seat, -rest, card)
                return self.hurt(seat, amount, card) + own
            case _:
                return (4 * self.hurt(seat, amount, card) + 2 * self.hurt(self.seat, amount, card)) / 6

    @cached_property
    def salve(self) -> float:
        """H34, H36, H54: to reveal and heal all wounds."""
        return self.change(self.seat, -self.table.wounds[self.seat]) + (0.0 if self.table.is_revealed else REVEAL)

    def card(self, card: int) -> float:
        """H11: what it brings to draw a Light or Darkness card."""
        table = self.table
        amount = int(AMOUNT[card])
        named = int(WHO[card]) >> table.character & 1
        match int(VERB[card]):
            case Verb.EQUIP:
                return self.gear(int(GEAR_OF[card]))
            case Verb.SALVE:
                return max(0.0, self.salve) if named else 0.0
            case Verb.AGAIN:
                return ANOTHER_TURN
            case Verb.EXPOSE:
                return REVEAL if named and not table.is_revealed else 0.0
            case Verb.FLARE:
                return sum(self.hurt(seat, amount) for seat in table.others)
            case Verb.GUARD:
                return -GUARD * float(self.hostility[self.seat])
            case Verb.REST:
                return self.change(self.seat, -amount)
            case Verb.BLAST:
                return self._blast(card)
            case Verb.SLIP:
                return self.slip
            case Verb.STEAL:
                return self.best_theft
            case Verb.SET:
                return max(self.target(card, seat) for seat in table.alive)
            case _:
                return max(self.target(card, seat) for seat in table.others)

    def _blast(self, card: int) -> float:
        """H51: Dynamite, wherever it falls."""
        table = self.table
        falls = [_PLACE_OF_ROLL.count(place) / 24 for place in range(PLACES + 1)]
        worth = 0.0
        for seat in table.alive:
            here = table.pawn[seat]
            if here != Place.NOWHERE:
                together = table.territory_of(here) if table.dynamite_wide else [here]
                worth += sum(falls[place] for place in together) * self.hurt(seat, int(AMOUNT[card]), card)
        return worth

    def deck(self, deck: int) -> float:
        """H12: a card of a deck, as far as one knows what is left in it."""
        if deck not in self._decks:
            table = self.table
            counts = table.deck if table.left[deck] else table.discard
            cards = [card for card in range(int(FIRST_OF[deck]), int(END_OF[deck])) if counts[card]]
            draw = self.best_vision if deck == Deck.VISION else self.card
            total = sum(counts[card] for card in cards)
            self._decks[deck] = sum(counts[card] * draw(card) for card in cards) / total if total else 0.0
        return self._decks[deck]

    # Visions

    def best_vision(self, card: int) -> float:
        """H62: a Vision for whom it brings most."""
        return float(self.visions[self.table.others, card - FIRST_VISION].max())

    @cached_property
    def visions(self) -> Floats:
        """H62-H75: what it brings to give somebody a Vision: [seat, Vision]. It may hurt, and it tells who they are."""
        table = self.table
        now = np.array(table.wounds[: table.players])
        before = PROGRESS[:, now]
        steps = {wounds: self.weighed * (PROGRESS[:, np.maximum(now + wounds, 0)] - before).T for wounds in (-1, 1, 2)}
        effects = {wounds: step @ _WHO_OF_VISION for wounds, step in steps.items()}
        holds = self.chances @ _WHO_OF_VISION
        told = np.abs(self.weighed @ _WHO_OF_VISION - holds * self.hostility[:, None])
        found = INFORMATION * told
        for column, card in enumerate(_VISIONS):
            match int(VERB[card]):
                case Verb.MEND:
                    found[:, column] += np.where(now > 0, effects[-1][:, column], effects[1][:, column])
                case Verb.TOLL:
                    found[:, column] += effects[1][:, column]
                    for seat in table.others:
                        if table.gear[seat]:
                            found[seat, column] += HANDED * holds[seat, column] * self.best_of(seat, table.gear[seat])
                case Verb.HURT:
                    found[:, column] += effects[int(AMOUNT[card])][:, column]
                case _:
                    spread = np.abs(self.stakes - self.hostility[:, None])
                    found[:, column] = INFORMATION * (self.chances * spread).sum(axis=1) / 2
        return found

    # Places

    def use(self, place: int) -> float:
        """H10: the best use of a place, or none."""
        match place:
            case Place.CABIN:
                best = self.deck(Deck.VISION)
            case Place.GATE:
                best = max(map(self.deck, Deck))
            case Place.CHURCH:
                best = self.deck(Deck.LIGHT)
            case Place.CEMETERY:
                best = self.deck(Deck.DARKNESS)
            case Place.WOODS:
                best = max(max(self.woods_wound(seat), self.change(seat, -1)) for seat in self.table.alive)
            case _:
                best = self.best_theft
        return max(0.0, best)

    def woods_wound(self, seat: int) -> float:
        """H43: not with the Brooch."""
        return 0.0 if self.table.owns(seat, Gear.BROOCH) else self.hurt(seat, 2)

    def place(self, place: int) -> float:
        """H7: to use a place and attack from it."""
        altar = ALTAR_OF_BRYAN if place == Place.ALTAR and self.table.character == Character.BRYAN else 0.0
        return self._places[place] + altar

    @cached_property
    def _places(self) -> list[float]:
        return [0.0, *(self.use(place) + self.attack_from(place) for place in range(1, PLACES + 1))]

    @cached_property
    def roll(self) -> float:
        """H9: the average over the rolls that move one."""
        here = self.table.pawn[self.seat]
        best = max(self.place(place) for place in range(1, PLACES + 1) if place != here)
        found = [self.place(place) if place else best for place in _PLACE_OF_ROLL if not place or place != here]
        return sum(found) / len(found)

"""What wounds, attacks, equipment, cards and places of Shadow Hunters are worth to a seat, on the scale of its goals.

A seat with w wounds is worth, to the bot, what its death would be (`goals.stakes`) times how far w is on the way to
it (`PROGRESS`), averaged over who it may be. Wounds and healing are differences of that.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from gloaming.bots.shadow_hunters_beliefs import FACES, Floats, as_flags
from gloaming.bots.shadow_hunters_goals import WIN, stakes
from gloaming.bots.shadow_hunters_table import Table
from gloaming.games.shadow_hunters.cards import (
    AMOUNT,
    CARD_KINDS,
    END_OF,
    FIRST_OF,
    FIRST_VISION,
    GEAR_OF,
    REST,
    VERB,
    WARDED,
    WHO,
    Verb,
)
from gloaming.games.shadow_hunters.characters import BRYAN_SPARES, HIT_POINTS, Camp, Character
from gloaming.games.shadow_hunters.components import (
    BOB_TO_WIN,
    BONUS,
    DEAD_FOR_CHARLES,
    GEARS,
    PLACE_OF_SUM,
    PLACES,
    RELICS,
    RELICS_TO_WIN,
    SEVEN,
    Deck,
    Gear,
    Place,
)

REVEAL = -0.05  # to show who one is, for nothing
INFORMATION = 0.3  # to learn what tells an enemy from a friend for sure
ANOTHER_TURN = 0.25
GUARD = 0.1  # of one's own life, the Guardian Angel for a round
DENIAL = 0.6  # an equipment in an enemy's hands against one's own
LOOT = 0.06  # what a kill may bring besides

_MOST_WOUNDS = 40
_ALIVE = 0.7  # how much of a death the last wound but one is worth
_SHAPE = 1.25  # later wounds count more
_POINTS = np.maximum(HIT_POINTS, 1)[:, None]
_AT: Floats = np.arange(_MOST_WOUNDS + 1)[None, :] / _POINTS
PROGRESS: Floats = np.where(_AT >= 1, 1.0, _ALIVE * np.minimum(_AT, 1.0) ** _SHAPE)  # [character, wounds]

_DIFFERENCES = [abs(d6 - d4) for d6 in range(1, 7) for d4 in range(1, 5)]
BOTH_DICE = [(wounds, _DIFFERENCES.count(wounds) / 24) for wounds in range(6)]  # H13
ONE_DIE = [(wounds, 1 / 4) for wounds in range(1, 5)]  # H59
_SUMS = [d6 + d4 for d6 in range(1, 7) for d4 in range(1, 5)]
_PLACE_OF_ROLL = [int(PLACE_OF_SUM[total]) for total in _SUMS]

# What an equipment is worth to anybody, and what to those who have a use of their own for it.
_FOR_ALL = {
    Gear.BROOCH: 0.05,
    Gear.ROBE: 0.08,
    Gear.COMPASS: 0.06,
    Gear.ROSARY: 0.03,
    Gear.SPEAR: 0.03,
    Gear.TALISMAN: 0.04,
    Gear.AXE: 0.15,
    Gear.KNIFE: 0.15,
    Gear.CHAINSAW: 0.15,
    Gear.MACHINE_GUN: 0.05,
    Gear.HANDGUN: 0.05,
    Gear.MASAMUNE: 0.12,
}
SPEAR_OF_HUNTER = 0.25
PIECE = 0.5  # an equipment for Bob, a relic for David

_VISIONS = range(FIRST_VISION, CARD_KINDS)
_WHO_OF_VISION: Floats = as_flags(WHO[FIRST_VISION:]).T.astype(np.float64)  # [character, Vision]


class Worth:
    """What things are worth at one decision."""

    def __init__(self, table: Table, chances: Floats) -> None:
        self.table = table
        self.seat = table.seat
        self.chances = chances
        self.stakes = stakes(table, chances)
        self.weighed = chances * self.stakes  # [seat, character]
        self.hostility: Floats = self.weighed.sum(axis=1)  # what a seat's death is worth
        self.standing = (self.weighed @ PROGRESS).tolist()  # [seat][wounds]
        self._decks: dict[int, float] = {}

    def change(self, seat: int, wounds: int) -> float:
        """What it is worth that a seat has so many wounds more, or (under 0) fewer."""
        row, now = self.standing[seat], self.table.wounds[seat]
        return float(row[min(max(0, now + wounds), _MOST_WOUNDS)] - row[now])

    def hurt(self, seat: int, wounds: int, card: int = 0) -> float:
        """H44, H48, H78: wounds that are no attack's."""
        table = self.table
        if table.barred >> seat & 1 or (WARDED[card] and table.owns(seat, Gear.TALISMAN)):
            return 0.0
        return self.change(seat, wounds - (table.robe_all and table.owns(seat, Gear.ROBE)))

    def dies(self, seat: int, wounds: int, least: int = 0) -> float:
        """The chance that so many wounds more are a seat's death, and that it has at least so many hit points."""
        total = self.table.wounds[seat] + wounds
        return float(self.chances[seat, (total >= HIT_POINTS) & (least <= HIT_POINTS)].sum())

    # Attacks

    @cached_property
    def dice(self) -> list[tuple[int, float]]:
        """H13, H59, H78: the wounds that one's dice give, with their chances."""
        table = self.table
        valkyrie = table.character == Character.VALKYRIE and table.is_revealed and table.able
        return ONE_DIE if table.owns(self.seat, Gear.MASAMUNE) or valkyrie else BOTH_DICE

    @cached_property
    def bonus(self) -> int:
        """H14: what one's equipment adds to a hit; a hidden Hunter may reveal for the Spear."""
        table = self.table
        held = table.gear[self.seat]
        spear = 2 if table.owns(self.seat, Gear.SPEAR) and table.camp == Camp.HUNTER else 0
        return (held & BONUS).bit_count() + spear - (held >> Gear.ROBE & 1)

    def attack(self, target: int) -> float:
        """H16: what an attack on somebody brings, their counterattack included."""
        worth = sum(chance * self.hit(target, wounds + self.bonus) for wounds, chance in self.dice if wounds > 0)
        return worth + self.answered(target)

    def attack_all(self, targets: list[int]) -> float:
        """H57: the Machine Gun."""
        return sum(map(self.attack, targets))

    def hit(self, target: int, wounds: int) -> float:
        """H14, H16 (4)-(7): what a hit of an attack brings."""
        table = self.table
        landed = max(0, wounds - table.owns(target, Gear.ROBE))
        if table.safe >> target & 1 or landed == 0:
            return 0.0
        worth = self.change(target, landed) + self.feat(target, landed)
        if table.gear[target]:
            worth += LOOT * self.dies(target, landed)
            if table.character == Character.BOB and table.able and landed >= 2:
                worth = max(worth, self.best_of(target, table.gear[target]))
        if table.character == Character.VAMPIRE and table.able:
            worth += self.change(self.seat, -2)
        return worth

    def feat(self, target: int, wounds: int) -> float:
        """H31, H78: the kill that wins the game."""
        table = self.table
        if table.character == Character.CHARLES:
            dead = table.dead + (not table.charles_before)
            return WIN * self.dies(target, wounds) if dead >= DEAD_FOR_CHARLES else 0.0
        if table.character == Character.BRYAN:
            return WIN * self.dies(target, wounds, BRYAN_SPARES + 1)
        return 0.0

    def answered(self, target: int) -> float:
        """H28: the Werewolf strikes back."""
        wolf = float(self.chances[target, Character.WEREWOLF])
        return wolf * self.blow(self.seat) if wolf > 0 else 0.0

    def blow(self, target: int) -> float:
        """H28: a counterattack, with bare hands."""
        if self.table.safe >> target & 1:
            return 0.0
        robe = self.table.owns(target, Gear.ROBE)
        return sum(chance * self.change(target, max(0, wounds - robe)) for wounds, chance in BOTH_DICE)

    def attack_from(self, place: int) -> float:
        """H13, H57, H59: the best attack from a place, or none."""
        targets = self.table.in_range(place)
        if not targets:
            return 0.0
        if self.table.owns(self.seat, Gear.MACHINE_GUN):
            best = self.attack_all(targets)
        else:
            best = max(self._attacks[target] for target in targets)
        return best if self.table.owns(self.seat, Gear.MASAMUNE) else max(0.0, best)

    @cached_property
    def _attacks(self) -> dict[int, float]:
        return {target: self.attack(target) for target in self.table.others}

    # Equipment

    def gear(self, gear: int) -> float:
        """What an equipment is worth to oneself."""
        table = self.table
        held = table.gear[self.seat]
        if table.character == Character.BOB:
            return WIN if held.bit_count() + 1 >= BOB_TO_WIN else PIECE
        if table.character == Character.DAVID and RELICS >> gear & 1:
            return WIN if (held & RELICS).bit_count() + 1 >= RELICS_TO_WIN else PIECE
        if gear == Gear.SPEAR and table.camp == Camp.HUNTER:
            return SPEAR_OF_HUNTER
        return _FOR_ALL[Gear(gear)]

    def losing(self, owner: int, gear: int) -> float:
        """What it is worth that somebody else has an equipment less."""
        return DENIAL * _FOR_ALL[Gear(gear)] * float(np.clip(self.hostility[owner], -1.0, 1.0))

    def take(self, owner: int, gear: int) -> float:
        """H10, H55: an equipment for oneself from somebody."""
        return self.gear(gear) + self.losing(owner, gear)

    def best_of(self, owner: int, held: int) -> float:
        return max(self.take(owner, gear) for gear in range(GEARS) if held >> gear & 1)

    @cached_property
    def best_theft(self) -> float:
        return max(
            (self.best_of(owner, self.table.gear[owner]) for owner in self.table.others if self.table.gear[owner]),
            default=0.0,
        )

    def part_with(self, gear: int, receiver: int) -> float:
        """H52, H67-H69: one's equipment for somebody else."""
        return -self.gear(gear) - self.losing(receiver, gear)

    @cached_property
    def slip(self) -> float:
        """H52: the Banana Peel."""
        table = self.table
        held = table.gear[self.seat]
        if not held:
            return self.hurt(self.seat, 1)
        return max(self.part_with(gear, other) for gear in range(GEARS) if held >> gear & 1 for other in table.others)

    # Cards

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
                hit = [
                    p
                    for p in range(1, PLACES + 1)
                    if table.dynamite_wide and table.territory(p) == table.territory(here)
                ]
                worth += sum(falls[p] for p in hit or [here]) * self.hurt(seat, int(AMOUNT[card]), card)
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
                            found[seat, column] += 0.5 * holds[seat, column] * self.best_of(seat, table.gear[seat])
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
        altar = 0.1 if place == Place.ALTAR and self.table.character == Character.BRYAN else 0.0
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


assert SEVEN in _SUMS
assert len(HIT_POINTS) == FACES

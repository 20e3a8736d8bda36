"""What wounds, attacks and equipment of Shadow Hunters are worth to a seat, on the scale of its goals.

A seat with w wounds is worth, to the bot, what its death would be (`goals.stakes`) times how far w is on the way to
it (`PROGRESS`), averaged over who it may be. Wounds and healing are differences of that.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from gloaming.games.shadow_hunters.rules.cards import WARDED
from gloaming.games.shadow_hunters.rules.characters import BRYAN_SPARES, HIT_POINTS, Camp, Character
from gloaming.games.shadow_hunters.rules.components import (
    BOB_TO_WIN,
    BONUS,
    DEAD_FOR_CHARLES,
    GEARS,
    RELICS,
    RELICS_TO_WIN,
    Gear,
)
from gloaming.games.shadow_hunters.rules.powers import (
    AMOUNT_OF,
    CAN_BITE,
    CAN_COUNTERATTACK,
    CAN_ROB,
    ROB_FROM,
    USES_ONE_DIE,
)
from gloaming.minds.shadow_hunters.beliefs import FACES, Floats
from gloaming.minds.shadow_hunters.goals import WIN, friends, stakes
from gloaming.minds.shadow_hunters.table import Table

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
_COUNTERING = [character for character in range(FACES) if CAN_COUNTERATTACK >> character & 1]
SPEAR_OF_HUNTER = 0.25
PIECE = 0.5  # an equipment for Bob, a relic for David

assert len(HIT_POINTS) == FACES


class Blows:
    """What wounds, attacks and equipment are worth at one decision."""

    def __init__(self, table: Table, chances: Floats) -> None:
        self.table = table
        self.seat = table.seat
        self.chances = chances
        self.stakes = stakes(table, chances)
        self.weighed = chances * self.stakes  # [seat, character]
        self.hostility: Floats = self.weighed.sum(axis=1)  # what a seat's death is worth
        self.loyalty: Floats = friends(table, chances)
        self.standing = (self.weighed @ PROGRESS).tolist()  # [seat][wounds]

    def change(self, seat: int, wounds: int) -> float:
        """What it is worth that a seat has so many wounds more, or (under 0) fewer."""
        row, now = self.standing[seat], self.table.wounds[seat]
        return float(row[min(max(0, now + wounds), _MOST_WOUNDS)] - row[now])

    def hurt(self, seat: int, wounds: int, card: int = 0) -> float:
        """H44, H48, H86: wounds that are no attack's."""
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
        """H13, H59, H88: the wounds that one's dice give, with their chances."""
        table = self.table
        one_die = table.is_revealed and table.has_power(USES_ONE_DIE)
        return ONE_DIE if table.owns(self.seat, Gear.MASAMUNE) or one_die else BOTH_DICE

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
            if table.has_power(CAN_ROB) and landed >= ROB_FROM:
                worth = max(worth, self.best_of(target, table.gear[target]))
        if table.has_power(CAN_BITE):
            worth += self.change(self.seat, -int(AMOUNT_OF[table.character]))
        return worth

    def feat(self, target: int, wounds: int) -> float:
        """H31, H81: the kill that wins the game."""
        table = self.table
        if table.character == Character.CHARLES:
            dead = table.dead + (not table.charles_before)
            return WIN * self.dies(target, wounds) if dead >= DEAD_FOR_CHARLES else 0.0
        if table.character == Character.BRYAN:
            return WIN * self.dies(target, wounds, BRYAN_SPARES + 1)
        return 0.0

    def answered(self, target: int) -> float:
        """H28: the Werewolf strikes back."""
        wolf = float(self.chances[target, _COUNTERING].sum())
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
        """H10, H55: an equipment for oneself from somebody. A friend has as much use for it: then nothing is gained."""
        return self.gear(gear) * (1 - float(self.loyalty[owner])) + self.losing(owner, gear)

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

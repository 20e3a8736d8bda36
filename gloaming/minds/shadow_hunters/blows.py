"""What wounds, attacks and equipment of Shadow Hunters are worth to a seat, on the scale of its goals.

A seat with so many wounds is worth what its death would be (`goals.stake`) times how far it is on the way to it
(`thought.PROGRESS`), averaged over who it may be. Wounds and healing are differences of that.
"""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import Mask, Seat
from gloaming.games.shadow_hunters.rules.cards import WARDED
from gloaming.games.shadow_hunters.rules.characters import BRYAN_SPARES, Camp, Character
from gloaming.games.shadow_hunters.rules.components import (
    BOB_TO_WIN,
    DEAD_FOR_CHARLES,
    GEARS,
    RELICS,
    RELICS_TO_WIN,
    Gear,
    Place,
)
from gloaming.games.shadow_hunters.rules.powers import AMOUNT_OF, CAN_BITE, CAN_ROB, ROB_FROM
from gloaming.games.shadow_hunters.rules.predicates import count, owns
from gloaming.games.shadow_hunters.rules.state import View
from gloaming.minds.policies.policy import Traits
from gloaming.minds.shadow_hunters.goals import WIN
from gloaming.minds.shadow_hunters.thought import (
    DICE,
    MOST_ROLLED,
    SLOT_POINTS,
    SLOTS,
    Thought,
    can_use,
    change,
    is_other,
)
from gloaming.minds.shadow_hunters.traits import Trait

# What an equipment is worth to anybody, in the order of Gear; some have a use of their own for it.
FOR_ALL = (0.05, 0.08, 0.06, 0.03, 0.03, 0.04, 0.15, 0.15, 0.15, 0.05, 0.05, 0.12)
SPEAR_OF_HUNTER = 0.25
PIECE = 0.5  # an equipment for Bob, a relic for David
NEVER = -1e9  # less than anything is worth

assert len(FOR_ALL) == GEARS


@rule
def hurt(t: Thought, v: View, seat: Seat, wounds: int, card: int) -> float:
    """H44, H48, H86: wounds that are no attack's; of a card, or 0."""
    if int(v.barred) >> seat & 1 or (WARDED[card] and owns(v, seat, Gear.TALISMAN)):
        return 0.0
    return change(t, v, seat, wounds - (1 if v.robe_all and owns(v, seat, Gear.ROBE) else 0))


@rule
def dies(t: Thought, v: View, seat: Seat, wounds: int, least: int) -> float:
    """The chance that so many wounds more are a seat's death, and that it has at least so many hit points."""
    total, found = int(v.wounds[seat]) + wounds, 0.0
    for slot in range(SLOTS):
        if least <= SLOT_POINTS[slot] <= total:
            found += t.of_slot[seat, slot]
    return found


# Attacks


@rule
def attack(t: Thought, v: View, target: Seat, traits: Traits) -> float:
    """H16: what an attack on somebody brings, their counterattack included (H28)."""
    if not int(t.attacks_known) >> target & 1:
        worth = 0.0
        for wounds in range(1, MOST_ROLLED + 1):
            chance = DICE[1][wounds] if t.one_die else DICE[0][wounds]
            if chance > 0:
                worth += chance * hit(t, v, target, wounds + int(t.bonus), traits)
        if t.counters[target] > 0:
            worth += traits[Trait.REVENGE] * t.counters[target] * blow(t, v, int(t.seat))
        t.attacks[target] = worth
        t.attacks_known = int(t.attacks_known) | 1 << target
    return t.attacks[target]


@rule
def attack_all(t: Thought, v: View, targets: Mask, traits: Traits) -> float:
    """H57: the Machine Gun."""
    worth = 0.0
    for target in range(int(t.players)):
        if targets >> target & 1:
            worth += attack(t, v, target, traits)
    return worth


@rule
def hit(t: Thought, v: View, target: Seat, wounds: int, traits: Traits) -> float:
    """H14, H16 (4)-(7): what a hit of an attack brings."""
    landed = max(0, wounds - (1 if owns(v, target, Gear.ROBE) else 0))
    if int(t.safe) >> target & 1 or landed == 0:
        return 0.0
    worth = change(t, v, target, landed) + feat(t, v, target, landed)
    if v.gear[target] != 0:
        worth += traits[Trait.LOOT] * dies(t, v, target, landed, 0)
        if can_use(t, CAN_ROB) and landed >= ROB_FROM:
            worth = max(worth, best_of(t, v, target, traits))
    if can_use(t, CAN_BITE) and t.hostility[target] > 0:  # H27: what heals the Vampire, a friend has to bear
        worth += change(t, v, int(t.seat), -int(AMOUNT_OF[int(t.character)]))
    return worth


@rule
def feat(t: Thought, v: View, target: Seat, wounds: int) -> float:
    """H31, H81: the kill that wins the game."""
    if t.character == Character.CHARLES:
        dead = int(t.dead) + (1 if v.charles_before == 0 else 0)
        return WIN * dies(t, v, target, wounds, 0) if dead >= DEAD_FOR_CHARLES else 0.0
    if t.character == Character.BRYAN:
        return WIN * dies(t, v, target, wounds, BRYAN_SPARES + 1)
    return 0.0


@rule
def blow(t: Thought, v: View, target: Seat) -> float:
    """H28: a counterattack, with bare hands."""
    if int(t.safe) >> target & 1:
        return 0.0
    robe = 1 if owns(v, target, Gear.ROBE) else 0
    worth = 0.0
    for wounds in range(1, MOST_ROLLED + 1):
        worth += DICE[0][wounds] * change(t, v, target, wounds - robe)
    return worth


@inline_rule
def territory(v: View, place: int) -> int:
    """H1: which of the three pairs of slots a place lies in."""
    return (int(v.slot[place]) - 1) // 2


@rule
def in_range(t: Thought, v: View, place: int) -> Mask:
    """H13, H58: whom the seat could attack if it stood on a place."""
    far = owns(v, int(t.seat), Gear.HANDGUN)
    here, found = territory(v, place), 0
    for other in range(int(t.players)):
        there = int(v.pawn[other])
        if is_other(t, other) and there != Place.NOWHERE and (territory(v, there) == here) != far:
            found |= 1 << other
    return found


@rule
def attack_from(t: Thought, v: View, place: int, traits: Traits) -> float:
    """H13, H57, H59: the best attack from a place, or none."""
    targets = in_range(t, v, place)
    if targets == 0:
        return 0.0
    best = NEVER
    if owns(v, int(t.seat), Gear.MACHINE_GUN):
        best = attack_all(t, v, targets, traits)
    else:
        for target in range(int(t.players)):
            if targets >> target & 1:
                best = max(best, attack(t, v, target, traits))
    return best if owns(v, int(t.seat), Gear.MASAMUNE) else max(0.0, best)


# Equipment


@rule
def gear_worth(t: Thought, v: View, gear: int) -> float:
    """What an equipment is worth to oneself."""
    held = int(v.gear[int(t.seat)])
    if t.character == Character.BOB:
        return WIN if count(held) + 1 >= BOB_TO_WIN else PIECE
    if t.character == Character.DAVID and RELICS >> gear & 1:
        return WIN if count(held & RELICS) + 1 >= RELICS_TO_WIN else PIECE
    return SPEAR_OF_HUNTER if gear == Gear.SPEAR and t.camp == Camp.HUNTER else FOR_ALL[gear]


@inline_rule
def losing(t: Thought, owner: Seat, gear: int, traits: Traits) -> float:
    """What it is worth that somebody else has an equipment less."""
    return traits[Trait.DENIAL] * FOR_ALL[gear] * min(max(t.hostility[owner], -1.0), 1.0)


@inline_rule
def take(t: Thought, v: View, owner: Seat, gear: int, traits: Traits) -> float:
    """H10, H55: an equipment for oneself from somebody. A friend has as much use for it: then nothing is gained."""
    return gear_worth(t, v, gear) * (1 - t.loyalty[owner]) + losing(t, owner, gear, traits)


@rule
def best_of(t: Thought, v: View, owner: Seat, traits: Traits) -> float:
    """The best equipment of somebody who has some."""
    held, best = int(v.gear[owner]), NEVER
    for gear in range(GEARS):
        if held >> gear & 1:
            best = max(best, take(t, v, owner, gear, traits))
    return best


@rule
def best_theft(t: Thought, v: View, traits: Traits) -> float:
    """H10, H55: the best equipment of all others; 0 if they have none."""
    best = NEVER
    for owner in range(int(t.players)):
        if is_other(t, owner) and v.gear[owner] != 0:
            best = max(best, best_of(t, v, owner, traits))
    return 0.0 if best == NEVER else best


@inline_rule
def part_with(t: Thought, v: View, gear: int, receiver: Seat, traits: Traits) -> float:
    """H52, H67-H69: one's equipment for somebody else."""
    return -gear_worth(t, v, gear) - losing(t, receiver, gear, traits)


@rule
def slip(t: Thought, v: View, traits: Traits) -> float:
    """H52: the Banana Peel."""
    held = int(v.gear[int(t.seat)])
    if held == 0:
        return hurt(t, v, int(t.seat), 1, 0)
    best = NEVER
    for gear in range(GEARS):
        if held >> gear & 1:
            for other in range(int(t.players)):
                if is_other(t, other):
                    best = max(best, part_with(t, v, gear, other, traits))
    return best

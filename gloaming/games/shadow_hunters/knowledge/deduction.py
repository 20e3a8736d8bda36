"""Who can be whom: exactly what is left open by the characters seen, the camps in play and the initials (H3, H78)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from gloaming.core.facts import members
from gloaming.games.shadow_hunters.rules.characters import CAMP_MASK, CAMPS, INITIALS, POOLS, SEATS_OF_CAMP
from gloaming.games.shadow_hunters.rules.components import Expansion

BASE = (1 << INITIALS + 1) - 2


@functools.lru_cache(1 << 12)
def open_to(seats: tuple[int, ...], expansion: int) -> tuple[int, ...]:
    """The characters that each seat has in at least one deal that gives every seat a different one.

    Each seat is given as the mask of characters it could have on its own. With shared initials, two characters share a
    slot and one of them is dealt. The slots of a camp that are not dealt go to empty chairs, so that every slot has a
    chair.
    """
    players = len(seats)
    shared = INITIALS if expansion == Expansion.INITIAL else 0
    pool = int(POOLS[expansion, players])
    slots = _slots(pool, shared)
    chairs = [_slots(seat & pool, shared) for seat in seats]
    for camp in range(CAMPS):
        of_camp = slots & int(CAMP_MASK[camp])
        chairs += [of_camp] * (of_camp.bit_count() - int(SEATS_OF_CAMP[players, camp]))
    within = _in_some_deal(chairs)
    return tuple(seat & pool & (slot | slot << shared) for seat, slot in zip(seats, within, strict=False))


def _slots(characters: int, shared: int) -> int:
    """The slots of a set of characters; the base character stands for both that share a slot."""
    return (characters | characters >> shared) & BASE if shared else characters


def _in_some_deal(chairs: Sequence[int]) -> list[int]:
    """The slots that each chair has in at least one way to fill all chairs with different slots.

    All such ways result from a single one when chairs pass their slots on in a ring.
    """
    taken = _one_deal(chairs)
    owner = {slot: chair for chair, slot in enumerate(taken)}
    reach = [sum(1 << owner[slot] for slot in members(chair)) for chair in chairs]
    for middle in range(len(chairs)):
        for chair in range(len(chairs)):
            if reach[chair] >> middle & 1:
                reach[chair] |= reach[middle]
    return [
        sum(1 << slot for slot in members(slots) if reach[owner[slot]] >> chair & 1)
        for chair, slots in enumerate(chairs)
    ]


def _one_deal(chairs: Sequence[int]) -> list[int]:
    """Give every chair a different slot; a later chair may make earlier ones change theirs."""
    owner: dict[int, int] = {}

    def find(chair: int, tried: set[int]) -> bool:
        for slot in members(chairs[chair]):
            if slot not in tried:
                tried.add(slot)
                if slot not in owner or find(owner[slot], tried):
                    owner[slot] = chair
                    return True
        return False

    found = [find(chair, set()) for chair in range(len(chairs))]
    assert all(found), "what is known of the seats allows no deal"
    return sorted(owner, key=owner.__getitem__)

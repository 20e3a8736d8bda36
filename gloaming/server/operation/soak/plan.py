"""Which faults happen when: all of it follows from a seed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

# The seconds between two faults of a kind, and how many seconds one lasts. Kills are counted instead.
USUAL: Mapping[str, tuple[float, tuple[float, float]]] = {
    "freeze": (60.0, (0.5, 4.0)),  # a server process is stopped and goes on
    "restart": (120.0, (0.0, 0.0)),  # a server is ended as an operator would end it
    "worker": (45.0, (0.0, 0.0)),  # a process in which bots think is killed
    "store": (40.0, (0.5, 9.0)),  # the store does not answer
    "cut": (60.0, (0.2, 6.0)),  # the connections to the store are lost
    "bus": (20.0, (0.5, 9.0)),  # the bus does not answer
    "deaf": (20.0, (0.2, 6.0)),  # the connections to the bus are lost
    "clock": (15.0, (0.0, 0.0)),  # the clock of a machine is set
    "disk": (60.0, (0.5, 6.0)),  # the disk is full
    "slow": (20.0, (5.0, 30.0)),  # somebody does not read what they are sent
    "hostile": (5.0, (0.0, 5.0)),  # somebody sends what they should not
}
KILLING = 0.85  # of the time: then one process lives on to the end, and its resources can be compared


class Fault(NamedTuple):
    """Something that goes wrong."""

    at: float  # seconds from the start
    kind: str
    seconds: float  # how long it lasts
    draw: float  # from 0 to 1: whom it hits, and how


def draw(seed: int, seconds: float, kills: int, kinds: frozenset[str]) -> list[Fault]:
    """The faults of a run, in order. Each kind has chances of its own, so leaving one out changes no other."""
    faults = []
    chance = random.Random(f"{seed} kill")
    spacing = KILLING * seconds / max(1, kills)
    for number in range(kills):
        faults.append(Fault(spacing * (number + chance.random()), "kill", 0.0, chance.random()))
    for kind, (every, (shortest, longest)) in USUAL.items():
        chance = random.Random(f"{seed} {kind}")
        at = chance.expovariate(1 / every)
        while kind in kinds and at < seconds:
            faults.append(Fault(at, kind, chance.uniform(shortest, longest), chance.random()))
            at += chance.expovariate(1 / every)
    return sorted(faults)

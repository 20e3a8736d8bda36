"""The material: places, decks, equipment, dice, and the moves they allow (H1, H2, H9, H10)."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from gloaming.core.decisions import SEATS


class Place(IntEnum):
    """H10: the six places; a pawn off the board stands nowhere."""

    NOWHERE = 0
    CABIN = 1
    GATE = 2
    CHURCH = 3
    CEMETERY = 4
    WOODS = 5
    ALTAR = 6


class Deck(IntEnum):
    """H2: three decks of 16."""

    LIGHT = 0
    DARKNESS = 1
    VISION = 2


class Gear(IntEnum):
    """H11: the twelve equipment cards, one of each; a set of them is a mask."""

    BROOCH = 0
    ROBE = 1
    COMPASS = 2
    ROSARY = 3
    SPEAR = 4
    TALISMAN = 5
    AXE = 6
    KNIFE = 7
    CHAINSAW = 8
    MACHINE_GUN = 9
    HANDGUN = 10
    MASAMUNE = 11


class Dice(IntEnum):
    """Which dice a roll takes."""

    BOTH = 0
    D6 = 1
    D4 = 2


class Expansion(IntEnum):
    """H78: the ten extra characters: not used, sharing slots by initial, or all in one pool."""

    OFF = 0
    INITIAL = 1
    RANDOM = 2


FEWEST, MOST = 4, 8
PLACES = 6
DECKS = len(Deck)
VISION = int(Deck.VISION)
GEARS = len(Gear)
MOST_TURNS = 1000  # H8
QUICK_START_FROM = 6  # H6
ALL_PLACES = 0b1111110  # a set of places is a mask, bit by number

BONUS = 1 << Gear.AXE | 1 << Gear.KNIFE | 1 << Gear.CHAINSAW  # H56
RELICS = 1 << Gear.ROSARY | 1 << Gear.TALISMAN | 1 << Gear.SPEAR | 1 << Gear.ROBE  # H83: David's four
RELICS_TO_WIN = 3
BOB_TO_WIN = 5  # H30
DEAD_FOR_CHARLES = 3  # H31
NEUTRALS_TO_KILL = 3  # H26-H28

SEVEN = 7  # H9: the sum that names no place
# H10: the place of each sum of the two dice.
PLACE_OF_SUM = np.array(
    [
        0,
        0,
        Place.CABIN,
        Place.CABIN,
        Place.GATE,
        Place.GATE,
        Place.CHURCH,
        0,
        Place.CEMETERY,
        Place.WOODS,
        Place.ALTAR,
    ],
    np.int64,
)
# H9: the rolls of both dice, as 4 * d6 + d4 from 0, that lead off a place; for no place, all of them.
_OFF = [
    [roll for roll in range(24) if not place or PLACE_OF_SUM[roll // 4 + roll % 4 + 2] != place]
    for place in range(PLACES + 1)
]
ROLLS = np.array([len(rolls) for rolls in _OFF], np.int64)
ROLLS_OFF = np.array([rolls + [0] * (24 - len(rolls)) for rolls in _OFF], np.int16)
# H10: the deck of each place; -1 for a place without one, and for the Gate, where the player names it.
DECK_OF_PLACE = np.array([-1, Deck.VISION, -1, Deck.LIGHT, Deck.DARKNESS, -1, -1], np.int64)

PLACE_NAMES = tuple(place.name.lower() for place in Place)
DECK_NAMES = tuple(deck.name.lower() for deck in Deck)
GEAR_NAMES = tuple(gear.name.lower().replace("_", "-") for gear in Gear)
EXPANSIONS = tuple(way.name.lower() for way in Expansion)
SIX = tuple("123456")
FOUR = tuple("1234")
SEAT_NAMES = tuple(str(seat) for seat in range(SEATS))

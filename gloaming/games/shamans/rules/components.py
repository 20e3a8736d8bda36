"""The material: Worlds and their cards, roles, Artifacts, the track, and the moves they allow (S1-S4)."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from gloaming.core.compile import inline_rule


class World(IntEnum):
    """S1, S2: the five basic Worlds, then those added at 4 and 5 players."""

    PURPLE = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    SILVER = 4
    BROWN = 5
    RED = 6


class Ritual(IntEnum):
    """S29-S32: what a player may perform who completes a World."""

    ILLUMINATION = 0
    STABILIZATION = 1
    PERMUTATION = 2
    NEUTRALIZATION = 3


class Role(IntEnum):
    """S1: the role cards; 0 where none is dealt."""

    SHAMAN = 1
    SHADOW = 2


class Tile(IntEnum):
    """S1: the Artifacts; 0 for none. The Mask is last, because it never lies face down."""

    DAGGER = 1
    PORTAL = 2
    SHARD = 3
    MASK = 4


class Side(IntEnum):
    """S1: the two faces of the Eclipse, and BELOW for an Eclipse that is not on top of the pile."""

    LEFT = 0
    RIGHT = 1
    BELOW = 2


class Source(IntEnum):
    """S17: where an Artifact is taken from: one of the two slots, or the pile."""

    LEFT = 0
    RIGHT = 1
    PILE = 2


class Direction(IntEnum):
    """S25: where a Portal moves the pawn."""

    FORWARD = 0
    BACK = 1


FEWEST, MOST = 3, 5
SEATS = MOST
WORLDS = len(World)
ROLES = len(Role)
VALUES = 8  # S1: at most; bit value - 1 of a set of values
KINDS = len(Tile)
HIDEABLE = 3  # kinds of tile that may lie face down: all those before the Mask
SLOTS = 2
PILE_MOST = 10  # S6: tiles of the first pile, without the Eclipse
TILES = (0, 5, 2, 3, 2)  # S1: of each Tile

# S2: by number of players
SHAMANS = (0, 0, 0, 2, 3, 3)
SHADOWS = (0, 0, 0, 1, 1, 2)
WORLDS_IN_PLAY = (0, 0, 0, 5, 6, 7)
VALUES_IN_PLAY = (0, 0, 0, 6, 6, 8)
FULL_WORLD = (0, 0, 0, 0x3F, 0x3F, 0xFF)  # the set of all values in play
HAND = (0, 0, 0, 9, 9, 11)
LARGEST_HAND = max(HAND)
LEFT_OVER = (0, 0, 0, 3, 0, 1)

# S4: length of the track and start of the pawn, by number of players
TRACKS = {3: (16, 8), 4: (22, 11), 5: (48, 24)}
SHORTEST_TRACK, LONGEST_TRACK = 3, 99

LEAST_TO_WIN = 8  # S41
MOST_ROUNDS = 40  # S41
SHAMAN_POINTS, SHADOW_POINTS, SHARD_POINTS = 2, 3, 2  # S37
SHARDS_TO_SCORE = 2  # S37

NOTHING = 0  # no card, no tile, no role
NO_WORLD = -1

WORLD_NAMES = tuple(world.name.lower() for world in World)
RITUAL_NAMES = tuple(ritual.name.lower() for ritual in Ritual)
ROLE_NAMES = ("none", *(role.name.lower() for role in Role))
TILE_NAMES = ("none", *(tile.name.lower() for tile in Tile))
SIDE_NAMES = tuple(side.name.lower() for side in Side)
SOURCE_NAMES = tuple(source.name.lower() for source in Source)
DIRECTION_NAMES = tuple(direction.name.lower() for direction in Direction)
SEAT_NAMES = tuple(str(seat) for seat in range(SEATS))

# A card is 8 * World + value - 1; fields that may hold no card hold the card + 1.
CARDS = tuple(f"{world}-{value}" for world in WORLD_NAMES for value in range(1, VALUES + 1))
CARDS_IN_BOX = len(CARDS)
CARD_NAMES = ("none", *CARDS)


@inline_rule
def world_of(card: int) -> int:
    """S1: the World of a card."""
    return card // VALUES


@inline_rule
def value_of(card: int) -> int:
    """S1: the value of a card minus one: its position in a set of values."""
    return card % VALUES


@inline_rule
def bit_of(card: int) -> int:
    """S1: the value of a card, as a set of one value."""
    return 1 << card % VALUES


@inline_rule
def card_of(world: int, value: int) -> int:
    """S1: the card of a World, given its value minus one."""
    return world * VALUES + value


# S3: the rituals of the Worlds, in their order
DEFAULT_RITUALS = (0, 1, 2, 3, 3, 3, 3)


# For each set of values: how many there are, and the lowest.
COUNT = np.array([values.bit_count() for values in range(1 << VALUES)])
LOWEST = np.array([(values & -values).bit_length() - 1 for values in range(1 << VALUES)])

# The only card of a set, found by a remainder: the powers of 2 up to 2**57 all have different remainders by 59.
ONLY_CARD = np.zeros(59, np.int64)
ONLY_CARD[[(1 << card) % 59 for card in range(CARDS_IN_BOX)]] = range(CARDS_IN_BOX)

"""The twenty characters as rows: camp, hit points, and the clauses of goal and power (H23-H33, H80-H89)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from gloaming.core.decisions import SEATS
from gloaming.games.shadow_hunters.rules.components import MOST, Expansion


class Camp(IntEnum):
    """H3: the three camps."""

    HUNTER = 0
    SHADOW = 1
    NEUTRAL = 2


class Character(IntEnum):
    """Base characters, then those of the expansion; the one with the same initial comes ten later."""

    NOBODY = 0
    EMI = 1
    FRANKLIN = 2
    GEORGE = 3
    UNKNOWN = 4
    VAMPIRE = 5
    WEREWOLF = 6
    ALLIE = 7
    BOB = 8
    CHARLES = 9
    DANIEL = 10
    ELLEN = 11
    FU_KA = 12
    GREGOR = 13
    ULTRA_SOUL = 14
    VALKYRIE = 15
    WIGHT = 16
    AGNES = 17
    BRYAN = 18
    CATHERINE = 19
    DAVID = 20


class CharacterRow(NamedTuple):
    """A character card."""

    character: Character
    camp: Camp
    hit_points: int
    clause: str


CHARACTERS = (
    CharacterRow(Character.EMI, Camp.HUNTER, 10, "H23"),
    CharacterRow(Character.FRANKLIN, Camp.HUNTER, 12, "H24"),
    CharacterRow(Character.GEORGE, Camp.HUNTER, 14, "H25"),
    CharacterRow(Character.UNKNOWN, Camp.SHADOW, 11, "H26"),
    CharacterRow(Character.VAMPIRE, Camp.SHADOW, 13, "H27"),
    CharacterRow(Character.WEREWOLF, Camp.SHADOW, 14, "H28"),
    CharacterRow(Character.ALLIE, Camp.NEUTRAL, 8, "H29"),
    CharacterRow(Character.BOB, Camp.NEUTRAL, 10, "H30"),
    CharacterRow(Character.CHARLES, Camp.NEUTRAL, 11, "H31"),
    CharacterRow(Character.DANIEL, Camp.NEUTRAL, 13, "H32, H33"),
    CharacterRow(Character.ELLEN, Camp.HUNTER, 10, "H84"),
    CharacterRow(Character.FU_KA, Camp.HUNTER, 12, "H85"),
    CharacterRow(Character.GREGOR, Camp.HUNTER, 14, "H86"),
    CharacterRow(Character.ULTRA_SOUL, Camp.SHADOW, 11, "H87"),
    CharacterRow(Character.VALKYRIE, Camp.SHADOW, 13, "H88"),
    CharacterRow(Character.WIGHT, Camp.SHADOW, 14, "H89"),
    CharacterRow(Character.AGNES, Camp.NEUTRAL, 8, "H80"),
    CharacterRow(Character.BRYAN, Camp.NEUTRAL, 10, "H81"),
    CharacterRow(Character.CATHERINE, Camp.NEUTRAL, 11, "H82"),
    CharacterRow(Character.DAVID, Camp.NEUTRAL, 13, "H83"),
)

CAMPS = len(Camp)
KINDS = len(CHARACTERS)
INITIALS = 10  # distance between characters with the same initial

CHARACTER_NAMES = tuple(character.name.lower().replace("_", "-") for character in Character)
CAMP_NAMES = tuple(camp.name.lower() for camp in Camp)

# H3: how many of each camp are in play, by the number of players.
SEATS_OF_CAMP = np.array([[0, 0, 0]] * 4 + [[2, 2, 0], [2, 2, 1], [2, 2, 2], [2, 2, 3], [3, 3, 2]], np.int64)
WITHOUT_BOB_FROM = 7  # H3


def _mask(*characters: Character) -> int:
    return sum(1 << character for character in characters)


ANYBODY = sum(1 << row.character for row in CHARACTERS)
HUNTERS, SHADOWS, NEUTRALS = (sum(1 << row.character for row in CHARACTERS if row.camp == camp) for camp in Camp)
CAMP_MASK = np.array([HUNTERS, SHADOWS, NEUTRALS], np.int64)
# The base characters of a camp are consecutive; the expansion has as many, INITIALS later.
_BASE_OF_CAMP = [[row.character for row in CHARACTERS[:INITIALS] if row.camp == camp] for camp in Camp]
FIRST_OF_CAMP = np.array([min(members) for members in _BASE_OF_CAMP], np.int64)
CAMP_SIZE = np.array([len(members) for members in _BASE_OF_CAMP], np.int64)
CAMP_OF = np.array([-1] + [row.camp for row in CHARACTERS], np.int64)
HIT_POINTS = np.array([0] + [row.hit_points for row in CHARACTERS], np.int64)
TOUGHEST = max(row.hit_points for row in CHARACTERS)

FRAIL = sum(1 << row.character for row in CHARACTERS if row.hit_points <= 11)  # H73
TOUGH = ANYBODY & ~FRAIL  # H74
EXPOSED = SHADOWS & ~_mask(Character.UNKNOWN)  # H38
SWEET_TEETH = _mask(  # H36, H79
    Character.ALLIE,
    Character.EMI,
    Character.UNKNOWN,
    Character.AGNES,
    Character.ELLEN,
    Character.ULTRA_SOUL,
)
# H17: the characters that a number of wounds kills.
DEAD_BY = np.array(
    [sum(1 << row.character for row in CHARACTERS if row.hit_points <= wounds) for wounds in range(TOUGHEST + 1)],
    np.int64,
)
BRYAN_SPARES = 12  # H81: when he kills somebody with at most this many hit points, he must reveal


def pool(players: int, expansion: int) -> int:
    """H3, H78: the mask of characters that may be dealt.

    Bob is left out at 7 and 8 players; with shared initials, so is the slot he shares with Bryan.
    """
    base = (1 << (INITIALS + 1)) - 2
    used = ANYBODY if expansion != Expansion.OFF else base
    if players >= WITHOUT_BOB_FROM:
        used &= ~_mask(Character.BOB)
        if expansion == Expansion.INITIAL:
            used &= ~_mask(Character.BRYAN)
    return used


POOLS = np.array([[pool(players, way) for players in range(MOST + 1)] for way in Expansion], np.int64)

assert SEATS_OF_CAMP.shape == (MOST + 1, CAMPS)
assert SEATS == MOST
assert [row.camp for row in CHARACTERS] == [row.camp for row in CHARACTERS[:INITIALS]] * 2
assert [character for members in _BASE_OF_CAMP for character in members] == list(range(1, INITIALS + 1))

"""The 48 cards as rows: how many, what they do, how much, and for whom (H34-H75)."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from gloaming.games.shadow_hunters.rules.characters import (
    ANYBODY,
    EXPOSED,
    FRAIL,
    HUNTERS,
    NEUTRALS,
    SHADOWS,
    SWEET_TEETH,
    TOUGH,
)
from gloaming.games.shadow_hunters.rules.components import DECKS, GEAR_NAMES, GEARS, Deck, Gear


class Verb(IntEnum):
    """What a card makes happen."""

    EQUIP = 1  # the drawer keeps it
    SALVE = 2  # those it names may reveal; revealed, they heal all wounds
    BLESS = 3  # another heals a d6
    AGAIN = 4  # another turn after this one
    EXPOSE = 5  # those it names reveal
    SET = 6  # anybody's wounds become the amount
    FLARE = 7  # all others take the amount
    GUARD = 8  # attacks inflict nothing on the drawer
    REST = 9  # the drawer heals the amount
    STRIKE = 10  # another takes the amount; then the drawer heals (or, under 0, takes) the rest
    BLAST = 11  # both dice: everyone on that place takes the amount
    SLIP = 12  # give an equipment away, or take the amount
    DOLL = 13  # a d6 says whether another or the drawer takes the amount
    STEAL = 14  # take an equipment from another
    MEND = 15  # Vision: heal the amount, or take it if unwounded
    TOLL = 16  # Vision: give an equipment to the giver, or take the amount
    HURT = 17  # Vision: take the amount
    SHOW = 18  # Vision: show the character to the giver


class CardRow(NamedTuple):
    """A card: its name in moves, how many there are, and what it does."""

    name: str
    deck: Deck
    copies: int
    verb: Verb
    amount: int = 0
    rest: int = 0  # for the drawer, after the rest: heals, or takes if under 0
    who: int = 0  # mask of characters it speaks of; for a Vision, its condition
    warded: bool = False  # H48: the Talisman keeps it off
    gear: int = -1


def _gear(deck: Deck, gear: Gear) -> CardRow:
    return CardRow(GEAR_NAMES[gear], deck, 1, Verb.EQUIP, gear=gear)


_L, _D, _V = Deck.LIGHT, Deck.DARKNESS, Deck.VISION

CARDS = (
    CardRow("advent", _L, 1, Verb.SALVE, who=HUNTERS),  # H34
    CardRow("blessing", _L, 1, Verb.BLESS),  # H35
    CardRow("chocolate", _L, 1, Verb.SALVE, who=SWEET_TEETH),  # H36
    CardRow("concealed-knowledge", _L, 1, Verb.AGAIN),  # H37
    CardRow("disenchant-mirror", _L, 1, Verb.EXPOSE, who=EXPOSED),  # H38
    CardRow("first-aid", _L, 1, Verb.SET, 7),  # H39
    CardRow("flare-of-judgement", _L, 1, Verb.FLARE, 2),  # H40
    CardRow("guardian-angel", _L, 1, Verb.GUARD),  # H41
    CardRow("holy-water", _L, 2, Verb.REST, 2),  # H42
    _gear(_L, Gear.BROOCH),  # H43
    _gear(_L, Gear.ROBE),  # H44
    _gear(_L, Gear.COMPASS),  # H45
    _gear(_L, Gear.ROSARY),  # H46
    _gear(_L, Gear.SPEAR),  # H47
    _gear(_L, Gear.TALISMAN),  # H48
    CardRow("spider", _D, 1, Verb.STRIKE, 2, -2, warded=True),  # H49
    CardRow("bat", _D, 3, Verb.STRIKE, 2, 1, warded=True),  # H50
    CardRow("dynamite", _D, 1, Verb.BLAST, 3, warded=True),  # H51
    CardRow("banana-peel", _D, 1, Verb.SLIP, 1),  # H52
    CardRow("spiritual-doll", _D, 1, Verb.DOLL, 3),  # H53
    CardRow("diabolic-ritual", _D, 1, Verb.SALVE, who=SHADOWS),  # H54
    CardRow("moody-goblin", _D, 2, Verb.STEAL),  # H55
    _gear(_D, Gear.AXE),  # H56
    _gear(_D, Gear.KNIFE),
    _gear(_D, Gear.CHAINSAW),
    _gear(_D, Gear.MACHINE_GUN),  # H57
    _gear(_D, Gear.HANDGUN),  # H58
    _gear(_D, Gear.MASAMUNE),  # H59
    CardRow("aid", _V, 1, Verb.MEND, 1, who=HUNTERS),  # H64
    CardRow("huddle", _V, 1, Verb.MEND, 1, who=SHADOWS),  # H65
    CardRow("nurturance", _V, 1, Verb.MEND, 1, who=NEUTRALS),  # H66
    CardRow("anger", _V, 2, Verb.TOLL, 1, who=HUNTERS | SHADOWS),  # H67
    CardRow("blackmail", _V, 2, Verb.TOLL, 1, who=NEUTRALS | HUNTERS),  # H68
    CardRow("greed", _V, 2, Verb.TOLL, 1, who=NEUTRALS | SHADOWS),  # H69
    CardRow("slap", _V, 2, Verb.HURT, 1, who=HUNTERS),  # H70
    CardRow("spell", _V, 1, Verb.HURT, 1, who=SHADOWS),  # H71
    CardRow("exorcism", _V, 1, Verb.HURT, 2, who=SHADOWS),  # H72
    CardRow("bully", _V, 1, Verb.HURT, 1, who=FRAIL),  # H73
    CardRow("tough-lesson", _V, 1, Verb.HURT, 2, who=TOUGH),  # H74
    CardRow("prediction", _V, 1, Verb.SHOW, who=ANYBODY),  # H75
)

# Cards are numbered from 1 in the order of the table; 0 is no card.
CARD_KINDS = len(CARDS) + 1
CARD_NAMES = ("none", *(row.name for row in CARDS))


def _column(values: list[int], none: int = 0) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([none, *values], np.int64)


DECK_OF = _column([row.deck for row in CARDS])
COUNT = _column([row.copies for row in CARDS])
VERB = _column([row.verb for row in CARDS])
AMOUNT = _column([row.amount for row in CARDS])
REST = _column([row.rest for row in CARDS])
WHO = _column([row.who for row in CARDS])
WARDED = _column([row.warded for row in CARDS])
GEAR_OF = _column([row.gear for row in CARDS], -1)
CARD_OF_GEAR = np.array([CARD_NAMES.index(name) for name in GEAR_NAMES], np.int64)
FIRST_OF = np.array([1 + next(n for n, row in enumerate(CARDS) if row.deck == deck) for deck in Deck], np.int64)
END_OF = np.array([*FIRST_OF[1:].tolist(), CARD_KINDS], np.int64)
DECK_SIZE = 16  # H2
FIRST_VISION = int(FIRST_OF[Deck.VISION])
VISION_KINDS = CARD_KINDS - FIRST_VISION
PREDICTION = CARD_NAMES.index("prediction")
# Those whom a Vision can have dealt two wounds: all that the others can tell from seeing them (H62).
TWICE_HURT = SHADOWS | TOUGH
assert {row.who for row in CARDS if row.deck == Deck.VISION and row.amount == 2} == {SHADOWS, TOUGH}


class Answer(IntEnum):
    """H62: the outcomes of a Vision; an equipment is handed by its own move."""

    NOTHING = 0
    WOUND = 1
    HEAL = 2
    SHOWN = 3
    EQUIPMENT = 4


ANSWERS = ("nothing", "wound", "heal", "show")
OUTCOMES = tuple(answer.name.lower() for answer in Answer)

assert len(FIRST_OF) == DECKS
assert len(CARD_OF_GEAR) == GEARS
assert all(sum(row.copies for row in CARDS if row.deck == deck) == DECK_SIZE for deck in Deck)

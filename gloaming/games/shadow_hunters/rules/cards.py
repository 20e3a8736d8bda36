"""The 48 cards as rows: how many copies, what they do, how much, and for whom (H34-H75)."""

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
    SALVE = 2  # the characters it names may reveal; once revealed, they heal all wounds
    BLESS = 3  # another heals a d6
    AGAIN = 4  # another turn after this one
    EXPOSE = 5  # the characters it names reveal
    SET = 6  # a player's wounds become the amount
    FLARE = 7  # all others take the amount
    GUARD = 8  # attacks inflict nothing on the drawer
    REST = 9  # the drawer heals the amount
    STRIKE = 10  # another takes the amount; then the drawer heals (below 0: takes) the rest
    BLAST = 11  # both dice: everyone on that place takes the amount
    SLIP = 12  # give an equipment away, or take the amount
    DOLL = 13  # a d6 decides whether another or the drawer takes the amount
    STEAL = 14  # take an equipment from another
    MEND = 15  # Vision: heal the amount, or take it if unwounded
    TOLL = 16  # Vision: give an equipment to the giver, or take the amount
    HURT = 17  # Vision: take the amount
    SHOW = 18  # Vision: show the character to the giver


class CardRow(NamedTuple):
    """A card: its name in moves, its clauses, how many copies there are, and what it does."""

    name: str
    clause: str
    deck: Deck
    copies: int
    verb: Verb
    amount: int = 0
    rest: int = 0  # for the drawer, afterwards: heals, or takes if below 0
    who: int = 0  # mask of the characters it names; for a Vision, its condition
    warded: bool = False  # H48: the Talisman protects against it
    gear: int = -1


def _gear(clause: str, deck: Deck, gear: Gear) -> CardRow:
    return CardRow(GEAR_NAMES[gear], clause, deck, 1, Verb.EQUIP, gear=gear)


_L, _D, _V = Deck.LIGHT, Deck.DARKNESS, Deck.VISION

CARDS = (
    CardRow("advent", "H34", _L, 1, Verb.SALVE, who=HUNTERS),
    CardRow("blessing", "H35", _L, 1, Verb.BLESS),
    CardRow("chocolate", "H36, H79", _L, 1, Verb.SALVE, who=SWEET_TEETH),
    CardRow("concealed-knowledge", "H37", _L, 1, Verb.AGAIN),
    CardRow("disenchant-mirror", "H38", _L, 1, Verb.EXPOSE, who=EXPOSED),
    CardRow("first-aid", "H39", _L, 1, Verb.SET, 7),
    CardRow("flare-of-judgement", "H40", _L, 1, Verb.FLARE, 2),
    CardRow("guardian-angel", "H41", _L, 1, Verb.GUARD),
    CardRow("holy-water", "H42", _L, 2, Verb.REST, 2),
    _gear("H43", _L, Gear.BROOCH),
    _gear("H44", _L, Gear.ROBE),
    _gear("H45", _L, Gear.COMPASS),
    _gear("H46", _L, Gear.ROSARY),
    _gear("H47", _L, Gear.SPEAR),
    _gear("H48", _L, Gear.TALISMAN),
    CardRow("spider", "H49", _D, 1, Verb.STRIKE, 2, -2, warded=True),
    CardRow("bat", "H50", _D, 3, Verb.STRIKE, 2, 1, warded=True),
    CardRow("dynamite", "H51", _D, 1, Verb.BLAST, 3, warded=True),
    CardRow("banana-peel", "H52", _D, 1, Verb.SLIP, 1),
    CardRow("spiritual-doll", "H53", _D, 1, Verb.DOLL, 3),
    CardRow("diabolic-ritual", "H54", _D, 1, Verb.SALVE, who=SHADOWS),
    CardRow("moody-goblin", "H55", _D, 2, Verb.STEAL),
    _gear("H56", _D, Gear.AXE),
    _gear("H56", _D, Gear.KNIFE),
    _gear("H56", _D, Gear.CHAINSAW),
    _gear("H57", _D, Gear.MACHINE_GUN),
    _gear("H58", _D, Gear.HANDGUN),
    _gear("H59", _D, Gear.MASAMUNE),
    CardRow("aid", "H64", _V, 1, Verb.MEND, 1, who=HUNTERS),
    CardRow("huddle", "H65", _V, 1, Verb.MEND, 1, who=SHADOWS),
    CardRow("nurturance", "H66", _V, 1, Verb.MEND, 1, who=NEUTRALS),
    CardRow("anger", "H67", _V, 2, Verb.TOLL, 1, who=HUNTERS | SHADOWS),
    CardRow("blackmail", "H68", _V, 2, Verb.TOLL, 1, who=NEUTRALS | HUNTERS),
    CardRow("greed", "H69", _V, 2, Verb.TOLL, 1, who=NEUTRALS | SHADOWS),
    CardRow("slap", "H70", _V, 2, Verb.HURT, 1, who=HUNTERS),
    CardRow("spell", "H71", _V, 1, Verb.HURT, 1, who=SHADOWS),
    CardRow("exorcism", "H72", _V, 1, Verb.HURT, 2, who=SHADOWS),
    CardRow("bully", "H73", _V, 1, Verb.HURT, 1, who=FRAIL),
    CardRow("tough-lesson", "H74", _V, 1, Verb.HURT, 2, who=TOUGH),
    CardRow("prediction", "H75", _V, 1, Verb.SHOW, who=ANYBODY),
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
# The characters that a Vision can deal two wounds: others who see the wounds learn only this (H62).
TWICE_HURT = SHADOWS | TOUGH
assert {row.who for row in CARDS if row.deck == Deck.VISION and row.amount == 2} == {SHADOWS, TOUGH}


class Answer(IntEnum):
    """H62: the outcomes of a Vision; handing over an equipment has its own moves."""

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

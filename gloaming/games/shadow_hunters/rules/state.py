"""A position, as a table to read aloud."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, TypeAlias

from gloaming.core.decisions import SEATS, WIDTH, Questions
from gloaming.core.records import I1, I2, I4, Grid, Row, dtype_of
from gloaming.games.shadow_hunters.rules.cards import CARD_KINDS
from gloaming.games.shadow_hunters.rules.components import DECKS, PLACES


class Question(IntEnum):
    """The questions that can be asked; the last six ask nobody, and are steps that the rules take by themselves."""

    LAY = 1  # of chance: the place of a slot; A: slot
    DEAL = 2  # of chance: a character; A: seat
    FIRST = 3  # of chance: who starts
    ROLL = 4  # of chance; A: Dice; B: Purpose; C, D: depend on the purpose
    DRAW = 5  # of chance: a card; A: deck; B: who draws
    START = 6  # how to move, or a start-of-turn power
    GO = 7  # which place; A: mask of places
    USE = 8  # the place's power
    ATTACK = 9  # whom
    TARGET = 10  # a player for a card; A: card
    GIVE = 11  # an equipment and who gets it
    STEAL = 12  # an equipment of another
    GIVE_VISION = 13  # to whom
    ANSWER = 14  # of the receiver of a Vision; A: giver
    SALVE = 15  # reveal for a card, or not; A: card
    SPEAR = 16  # reveal for the Spear, or not
    ROB = 17  # an equipment instead of the wounds; A: target; B: Cause
    LOOT = 18  # an equipment of the dead; A: victim
    BITE = 19  # reveal for the Vampire's bite, or not
    COUNTER = 20  # of all who were attacked; A: attacker; B: mask of those who were asked
    FEAST = 21  # attack again, or not
    END = 22  # an end-of-turn power
    QUICK = 23  # the quick start; A: 0 for rolls, 1 for Visions; B: seats done
    TURN = 24  # a turn; A: Stage; B: 1 once the ray was used
    STRIKE = 25  # an attack; A: attacker; B: mask of targets; C: Blow; D: flags and the wounds of the dice
    BATCH = 26  # wounds about to land; A: who inflicts them; B: Cause; C: targets asked about
    LOOTING = 27  # A: killer; B: mask of victims; C: 1 if the Rosary takes all
    REST = 28  # the drawer's half of a card; A: card; B: drawer


class Stage(IntEnum):
    """H7: the parts of a turn, each named after what comes next."""

    BEGIN = 0
    START = 1
    USE = 2
    ATTACK = 3
    END = 4
    NEXT = 5


class Blow(IntEnum):
    """H16: the parts of an attack, each named after what comes next."""

    ROLL = 0
    SPEAR = 1
    WOUNDS = 2
    BITE = 3
    COUNTER = 4
    COUNTERED = 5
    FEAST = 6


class Purpose(IntEnum):
    """What dice are rolled for."""

    MOVE = 0  # C: rolls still to come; D: mask of places so far
    STRIKE = 1
    CARD = 2  # C: card; D: target
    POWER = 3  # D: target


class Cause(IntEnum):
    """H19, H30: what inflicts wounds."""

    OTHER = 0
    STRIKE = 1
    COUNTER = 2


class Reply(IntEnum):
    """H77: an answer in the counterattack window, secret until all have answered."""

    NONE = 0
    DECLINED = 1
    COUNTERATTACKS = 2


class How(IntEnum):
    """How an equipment changed hands."""

    STOLEN = 0
    LOOTED = 1
    ROBBED = 2
    GIVEN = 3
    DUG = 4


class Kind(IntEnum):
    """The kinds of event; events.py names the facts of each."""

    LAID = 1
    DEALT = 2
    FIRST = 3
    TURN = 4
    ROLLED = 5
    MOVED = 6
    SKIPPED = 7
    DREW = 8
    SHUFFLED = 9
    EQUIPPED = 10
    CHOSE = 11
    HEALED = 12
    SET = 13
    WOUNDED = 14
    SPARED = 15
    REVEALED = 16
    DIED = 17
    TOOK = 18
    DISCARDED = 19
    GUARDED = 20
    AGAIN = 21
    ATTACKED = 22
    MISSED = 23
    REPLIED = 24
    FEASTED = 25
    POWER = 26
    GAVE_VISION = 27
    ANSWERED = 28
    SHOWED = 29
    DECLINED = 30
    ENDED = 31
    TWICE = 32
    NAMED = 33


class Ending(IntEnum):
    """Why a game is over."""

    WON = 1  # H21
    TURNS = 2  # H8


# The flags in column D of a STRIKE frame; above them, the wounds from the dice.
COUNTERING = 1  # H28: a counterattack
HIT = 2  # H13: the dice hit
LANDED = 4  # H27: at least one wound landed
BITTEN = 8  # H27: the Vampire has healed for this attack
DICE_SHIFT = 4

DEPTH = 6  # TURN, STRIKE, the counterattack's STRIKE, BATCH or LOOTING, a question; one spare for QUICK
HISTORY = 32  # number of Vision exchanges kept; the newest replaces the oldest
PUBLIC = SEATS  # the row for what everybody knows


class State(Questions):
    """A position, as a table to read aloud."""

    stack: Annotated[Grid, "i2", (DEPTH, WIDTH)]
    players: I1
    first: I1  # option H4: seat + 1, 0 if drawn
    abilities: I1  # option H5
    quick_start: I1  # option H6
    expansion: I1  # option H78: Expansion
    bob_any: I1  # option H30: robs for wounds of any kind
    charles_before: I1  # option H31: three dead before the kill
    robe_all: I1  # option H44: against all wounds
    dynamite_wide: I1  # option H51: the whole territory
    starter: I1  # the seat that started
    active: I1  # whose turn it is
    extra: I1  # extra turns to come (H37)
    turn: I2  # turns begun, including extra ones (H8)
    slot: Annotated[Row, "i1", (PLACES + 1,)]  # of each place: 1-6, or 0 before it is laid (H1)
    pawn: Annotated[Row, "i1", (SEATS,)]  # Place
    character: Annotated[Row, "i1", (SEATS,)]  # Character; 0 before the deal
    wounds: Annotated[Row, "i1", (SEATS,)]
    vision: I1  # the Vision being exchanged, 0 if none
    gear: Annotated[Row, "i2", (SEATS,)]  # masks of equipment
    alive: I2  # masks of seats, as the next eight
    revealed: I2
    used: I2  # has used the power that can be used only once
    sealed: I2  # ability ended by Ellen (H84)
    guarded: I2  # by the Guardian Angel (H41)
    barred: I2  # by Gregor's barrier (H86)
    turned: I2  # Agnes looks to her left (H80)
    first_dead: I2  # the first batch (H20)
    feat: I2  # has made the kill that makes Charles or Bryan win
    face_up: I4  # mask of characters shown
    deck: Annotated[Row, "i1", (CARD_KINDS,)]  # how many of each card are in their deck
    discard: Annotated[Row, "i1", (CARD_KINDS,)]
    left: Annotated[Row, "i2", (DECKS,)]  # cards in each deck
    hit: Annotated[Row, "i1", (SEATS,)]  # wounds about to land
    claim: Annotated[Row, "i1", (SEATS,)]  # 1 + the equipment taken instead
    reply: Annotated[Row, "i1", (SEATS,)]  # Reply
    seen: Annotated[Row, "i4", (SEATS + 1,)]  # discarded Visions a seat knows, 2 bits a kind; last: all
    ruled_out: Annotated[Grid, "i4", (SEATS + 1, SEATS)]  # characters ruled out by a knower; last: everybody
    exchanges: I4  # Visions given so far
    history: Annotated[Grid, "i1", (HISTORY, 4)]  # giver, receiver, card, Answer


View: TypeAlias = State  # what one viewer knows about a position; everything else is UNKNOWN
STATE = dtype_of(State)
assert STATE.itemsize <= 1024

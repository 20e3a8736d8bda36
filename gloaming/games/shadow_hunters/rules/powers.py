"""The powers as rows: whose, when, what they do and to whom, how often, what they reveal (H23-H33, H80-H89)."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

import numpy as np

from gloaming.core.compile import inline_rule
from gloaming.core.records import Action
from gloaming.games.shadow_hunters.rules.characters import CHARACTERS, Character
from gloaming.games.shadow_hunters.rules.components import Dice
from gloaming.games.shadow_hunters.rules.moves import ACTIONS, REVEAL
from gloaming.games.shadow_hunters.rules.state import Question


class Power(IntEnum):
    """What a power does. Those among ACTIONS are moves of the same name; the others need no move."""

    STEP = 1  # instead of rolling, go to a neighbouring place
    LIGHTNING = 2  # the target takes as many wounds as the die shows
    DEMOLITION = 3  # the same, under another name
    SEAL = 4  # the target loses its ability
    NURSE = 5  # the target's wounds become the amount
    RAY = 6  # the target takes the amount
    TURN = 7  # count the left neighbour from now on
    DIG = 8  # take an equipment from the discards
    ROB = 9  # take an equipment of the target instead of wounding it
    COUNTERATTACK = 10  # attack the attacker, bare-handed
    FEAST = 11  # take the amount, and attack again
    BARRIER = 12  # take no wounds until the next turn
    MULTIPLY = 13  # one extra turn for each dead player
    HEAL = 14  # heal all wounds
    BITE = 15  # heal the amount
    MEND = 16  # heal the amount
    ONE_DIE = 17  # attack with the d4 alone
    LIE = 18  # answer a Vision either way
    MOURN = 19  # be revealed when another dies, and at no other time
    CONFESS = 20  # be revealed on killing somebody with few hit points


class Moment(IntEnum):
    """When a power can be used, or works by itself."""

    START = 1  # a move at the question that starts the owner's turn
    END = 2  # in the window at the end of the owner's turn
    ANY = 3  # a free move, whenever the game waits for a seat
    WOUNDING = 4  # in the window before the owner's wounds land
    WOUNDED = 5  # in the window after the owner's attack has wounded; without a question once revealed
    ATTACKED = 6  # in the window after an attack on the owner
    ATTACK_DONE = 7  # in the window after the owner's attack
    TURN_BEGINS = 8  # by itself, once revealed
    ROLL = 9  # by itself, once revealed: when the owner rolls to attack
    VISION = 10  # when the owner is given a Vision
    DEATH = 11  # by itself: when somebody dies


class Target(IntEnum):
    """What the move of a power chooses."""

    NOBODY = 0
    SIDE = 1  # left or right on the ring, for a pawn on the board
    OTHER = 2  # another living player
    ANYONE = 3  # any living player, also oneself
    ON_GATE = 4  # another player on the Gate
    DISCARDED = 5  # an equipment in the discards
    HELD = 6  # an equipment of the player about to be wounded


class Limit(IntEnum):
    """How often a power can be used."""

    NONE = 0
    TURN = 1
    GAME = 2


class Reveals(IntEnum):
    """H22: how a power depends on its owner being revealed."""

    NOTHING = 0  # it works while hidden, and is not an ability that could be ended
    TO_USE = 1  # using it reveals the owner
    FIRST = 2  # it works only for a revealed owner
    ITSELF = 3  # it is the reveal itself, and not an ability that could be ended


class PowerRow(NamedTuple):
    """The power of a character."""

    character: Character
    clause: str
    power: Power
    moment: Moment
    reveals: Reveals = Reveals.TO_USE
    target: Target = Target.NOBODY
    limit: Limit = Limit.NONE
    amount: int = 0
    die: int = -1  # Dice
    needs_dead: bool = False  # whether somebody must be dead


_C, _P, _M, _R, _T = Character, Power, Moment, Reveals, Target
_ONCE = Limit.GAME

POWERS = (
    PowerRow(_C.EMI, "H23", _P.STEP, _M.START, target=_T.SIDE),
    PowerRow(_C.FRANKLIN, "H24", _P.LIGHTNING, _M.START, target=_T.OTHER, limit=_ONCE, die=Dice.D6),
    PowerRow(_C.GEORGE, "H25", _P.DEMOLITION, _M.START, target=_T.OTHER, limit=_ONCE, die=Dice.D4),
    PowerRow(_C.UNKNOWN, "H26", _P.LIE, _M.VISION, _R.NOTHING),
    PowerRow(_C.VAMPIRE, "H27", _P.BITE, _M.WOUNDED, amount=2),
    PowerRow(_C.WEREWOLF, "H28", _P.COUNTERATTACK, _M.ATTACKED),
    PowerRow(_C.ALLIE, "H29", _P.HEAL, _M.ANY, limit=_ONCE),
    PowerRow(_C.BOB, "H30", _P.ROB, _M.WOUNDING, target=_T.HELD),
    PowerRow(_C.CHARLES, "H31", _P.FEAST, _M.ATTACK_DONE, amount=2),
    PowerRow(_C.DANIEL, "H33", _P.MOURN, _M.DEATH, _R.ITSELF),
    PowerRow(_C.ELLEN, "H84", _P.SEAL, _M.START, target=_T.OTHER, limit=_ONCE),
    PowerRow(_C.FU_KA, "H85", _P.NURSE, _M.START, target=_T.ANYONE, limit=_ONCE, amount=7),
    PowerRow(_C.GREGOR, "H86", _P.BARRIER, _M.END, limit=_ONCE),
    PowerRow(_C.ULTRA_SOUL, "H87", _P.RAY, _M.START, target=_T.ON_GATE, limit=Limit.TURN, amount=3),
    PowerRow(_C.VALKYRIE, "H88", _P.ONE_DIE, _M.ROLL, _R.FIRST),
    PowerRow(_C.WIGHT, "H89", _P.MULTIPLY, _M.END, limit=_ONCE, needs_dead=True),
    PowerRow(_C.AGNES, "H80", _P.TURN, _M.START, limit=_ONCE),
    PowerRow(_C.BRYAN, "H81", _P.CONFESS, _M.DEATH, _R.ITSELF),
    PowerRow(_C.CATHERINE, "H82", _P.MEND, _M.TURN_BEGINS, _R.FIRST, amount=1),
    PowerRow(_C.DAVID, "H83", _P.DIG, _M.START, target=_T.DISCARDED, limit=_ONCE),
)


def owners(fits: Callable[[PowerRow], bool]) -> int:
    """The mask of the characters whose rows satisfy a condition."""
    return sum(1 << row.character for row in POWERS if fits(row))


def who_can(*powers: Power) -> int:
    """The mask of the characters that have one of these powers."""
    return owners(lambda row: row.power in powers)


def is_move(power: Power) -> bool:
    """Whether a power is used by a move; that move has its name."""
    return power.name.lower() in ACTIONS.families


# Who has each power: rules refer to powers, never to characters.
CAN_ROB = who_can(Power.ROB)
CAN_BITE = who_can(Power.BITE)
CAN_COUNTERATTACK = who_can(Power.COUNTERATTACK)
CAN_FEAST = who_can(Power.FEAST)
CAN_MEND = who_can(Power.MEND)
USES_ONE_DIE = who_can(Power.ONE_DIE)
LIARS = who_can(Power.LIE)
MOURNERS = who_can(Power.MOURN)
CONFESSORS = who_can(Power.CONFESS)
AT_START = owners(lambda row: row.moment == Moment.START)
AT_END = owners(lambda row: row.moment == Moment.END)
AT_ANY_MOMENT = owners(lambda row: row.moment == Moment.ANY)
NEED_DEAD = owners(lambda row: row.needs_dead)
AIMED = owners(lambda row: row.target in (Target.OTHER, Target.ANYONE, Target.ON_GATE))  # at a seat
ROB_FROM = 2  # H30: the number of wounds from which on all who could rob are asked

# The rows as columns, by character, for the compiled rules.
_ROW_OF = {row.character: row for row in POWERS}


def _column(value: Callable[[PowerRow], int]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([0] + [value(_ROW_OF[row.character]) for row in CHARACTERS], np.int64)


POWER_OF = _column(lambda row: row.power)
TARGET_OF = _column(lambda row: row.target)
LIMIT_OF = _column(lambda row: row.limit)
AMOUNT_OF = _column(lambda row: row.amount)
DIE_OF = _column(lambda row: row.die)
FIRST_MOVE = _column(lambda row: ACTIONS.first(row.power.name.lower()) if is_move(row.power) else -1)

# The question in which the powers of a moment are used.
QUESTIONS = {
    Moment.START: Question.START,
    Moment.END: Question.END,
    Moment.WOUNDING: Question.ROB,
    Moment.WOUNDED: Question.BITE,
    Moment.ATTACKED: Question.COUNTER,
    Moment.ATTACK_DONE: Question.FEAST,
}


@inline_rule
def chosen_by(action: Action, character: int) -> int:
    """H22: what the move of a character's power chooses: a seat, an equipment, a side; 0 if nothing is chosen."""
    return action - int(FIRST_MOVE[character])


def row_of(character: int) -> PowerRow:
    """The power of a character."""
    return _ROW_OF[Character(character)]


def rows_at(question: Question) -> list[PowerRow]:
    """The powers that can be used in a question."""
    return [row for row in POWERS if QUESTIONS.get(row.moment) == question]


assert [row.character for row in POWERS] == [row.character for row in CHARACTERS]
assert len({(row.power, row.moment, row.amount) for row in POWERS}) == len({row.power for row in POWERS}), "one of each"
# Free moves are recognised by numbers from REVEAL on. They are checked at every decision, so the rules name this one.
assert all((FIRST_MOVE[row.character] > REVEAL) == (row.moment == Moment.ANY) for row in POWERS)
assert {(row.power, row.limit) for row in POWERS if row.moment == Moment.ANY} == {(Power.HEAL, Limit.GAME)}

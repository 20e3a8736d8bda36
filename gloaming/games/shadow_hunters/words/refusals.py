"""Why a move is not allowed now, with the clause; only from what the seat knows."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.core.decisions import CHANCE, TABLE, Frame, top
from gloaming.core.records import Action, Seat
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.components import Gear, Place
from gloaming.games.shadow_hunters.rules.moves import attacked_seat, woods_target
from gloaming.games.shadow_hunters.rules.powers import (
    MOURNERS,
    POWERS,
    QUESTIONS,
    Limit,
    Moment,
    PowerRow,
    Target,
    is_move,
    row_of,
    rows_at,
)
from gloaming.games.shadow_hunters.rules.predicates import is_alive, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import Cause, Question, View
from gloaming.games.shadow_hunters.words.things import family_of

_CLAUSES = {
    Question.LAY: "H1",
    Question.DEAL: "H3",
    Question.FIRST: "H4",
    Question.ROLL: "H9, H13",
    Question.DRAW: "H11, H12",
    Question.START: "H7, H9, H45",
    Question.GO: "H9, H45",
    Question.USE: "H10",
    Question.ATTACK: "H13, H57-H59",
    Question.TARGET: "H11, H61",
    Question.GIVE: "H52",
    Question.STEAL: "H55",
    Question.GIVE_VISION: "H62",
    Question.ANSWER: "H26, H62, H63, H76",
    Question.SALVE: "H34, H36, H54, H77",
    Question.SPEAR: "H15, H16, H77",
    Question.ROB: "H77",
    Question.LOOT: "H19, H46",
    Question.BITE: "H77",
    Question.COUNTER: "H77",
    Question.FEAST: "H77",
    Question.END: "H77",
}


def _with_powers(question: Question, clauses: str) -> str:
    """The clauses of a question, with those of the powers that can be used at it."""
    powers = [row.clause for row in rows_at(question)]
    return ", ".join(sorted([*clauses.split(", "), *powers], key=lambda clause: int(clause[1:]))) if powers else clauses


CLAUSES = {question: _with_powers(question, clauses) for question, clauses in _CLAUSES.items()}
# The powers that are moves, by the name of the move.
_OWNERS: dict[str, tuple[PowerRow, ...]] = {
    name: tuple(row for row in POWERS if row.power.name.lower() == name)
    for name in (row.power.name.lower() for row in POWERS if is_move(row.power))
}
# The question that each family of moves answers; moves of other families never belong to a seat.
_ANSWERS = {
    "roll": Question.START,
    "roll_twice": Question.START,
    "go": Question.GO,
    "draw": Question.USE,
    "woods": Question.USE,
    "attack": Question.ATTACK,
    "attack_all": Question.ATTACK,
    "choose": Question.TARGET,
    "give": Question.GIVE,
    "loot": Question.LOOT,
    "give_vision": Question.GIVE_VISION,
    "answer": Question.ANSWER,
    "hand": Question.ANSWER,
    **{name: QUESTIONS[rows[0].moment] for name, rows in _OWNERS.items() if rows[0].moment in QUESTIONS},
}
_REASONS = {
    "roll_twice": ("compass", "H45"),
    "go": ("place", "H9"),
    "draw": ("use", "H10"),
    "choose": ("target", "H61"),
    "give": ("gear", "H52"),
    "loot": ("gear", "H19"),
    "give_vision": ("target", "H62"),
    "answer": ("answer", "H63"),
    "hand": ("answer", "H63"),
}
# Moves that may be made without being asked.
_FREE = {"reveal", *(name for name, rows in _OWNERS.items() if rows[0].moment == Moment.ANY)}
# Why a power that one has and may still use cannot be used in this way.
_WRONG_TARGET = {
    Target.NOBODY: "nobody-dead",
    Target.SIDE: "off-board",
    Target.OTHER: "target",
    Target.ANYONE: "living",
    Target.ON_GATE: "gate",
    Target.DISCARDED: "gear",
    Target.HELD: "gear",
}


class Reason(NamedTuple):
    """The message of a reason, after `refuse-`; the clause, and the characters it names."""

    key: str
    clause: str
    who: tuple[int, ...] = ()


def reason(v: View, seat: Seat, action: Action) -> Reason:
    """Why a seat may not take an action."""
    family = family_of(action)
    question = Question(top(v, Frame.QUESTION))
    if seat in (CHANCE, TABLE):
        return Reason("not-asked", CLAUSES[question])
    if not is_alive(v, seat):
        return Reason("dead", "H17")
    if top(v, Frame.ASKED) >> CHANCE & 1:
        return Reason("waiting", "H22")
    if family in _FREE:
        return _free(v, seat, family, question)
    if family in ("steal", "skip", "decline"):
        return Reason(*_shared(v, seat, family, question))
    if family not in _ANSWERS:
        return Reason("chance", CLAUSES[question])
    if _ANSWERS[family] != question or not top(v, Frame.ASKED) >> seat & 1:
        return Reason("not-asked", CLAUSES[question])
    return _power(v, seat, family) if family in _OWNERS else Reason(*_asked(v, seat, family, action))


def _free(v: View, seat: Seat, family: str, question: Question) -> Reason:
    """H22: moves that are possible at any moment."""
    closed = question == Question.SPEAR or (question == Question.ROB and top(v, Frame.B) == Cause.STRIKE)
    if family == "reveal" and is_revealed(v, seat):
        return Reason("revealed", "H22")
    if family == "reveal" and MOURNERS >> int(v.character[seat]) & 1:
        return Reason("daniel", "H33")
    if closed and not top(v, Frame.ASKED) >> seat & 1:
        return Reason("moment", "H16")
    return _power(v, seat, family)


def _power(v: View, seat: Seat, family: str) -> Reason:
    """H5, H22, H77, H84: somebody else's power, or one's own that is not in play, ended, spent, or wrongly aimed."""
    rows = _OWNERS[family]
    row = row_of(int(v.character[seat]))
    if row not in rows:
        if rows[0].moment in (Moment.START, Moment.ANY):
            return Reason("power", ", ".join(one.clause for one in rows), tuple(one.character for one in rows))
        return Reason("window", "H77")
    if not v.abilities:
        return Reason("abilities", "H5")
    if int(v.sealed) >> seat & 1:
        return Reason("sealed", "H84")
    used = int(v.used) >> seat & 1 if row.limit == Limit.GAME else row.limit == Limit.TURN and top(v, Frame.A)
    return Reason("spent" if used else _WRONG_TARGET[row.target], row.clause)


def _shared(v: View, seat: Seat, family: str, question: Question) -> tuple[str, str]:
    """Moves that answer more than one question."""
    if family == "steal" and question in (Question.USE, Question.STEAL):
        here = question == Question.STEAL or v.pawn[seat] == Place.ALTAR
        return ("steal", "H10, H55") if here else ("use", "H10")
    if family == "skip" and question == Question.ATTACK:
        return "masamune", "H59"
    if family in ("skip", "decline"):
        return "must", CLAUSES[question]
    return "not-asked", CLAUSES[question]


def _asked(v: View, seat: Seat, family: str, action: Action) -> tuple[str, str]:
    """The right kind of answer, but not an allowed one."""
    if family == "woods":
        if v.pawn[seat] != Place.WOODS:
            return "use", "H10"
        return ("brooch", "H43") if is_alive(v, woods_target(action)) else ("target", "H10")
    if family == "attack_all":
        return "no-gun", "H57"
    if family == "attack":
        if owns(v, seat, Gear.MACHINE_GUN) and in_range(v, seat) >> attacked_seat(action) & 1:
            return "gun", "H57"
        return "range", "H13, H58"
    return _REASONS.get(family, ("not-asked", "H7"))

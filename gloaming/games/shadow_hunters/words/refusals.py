"""Why a move is not allowed now, and the clause that says so; from what the seat knows alone."""

from __future__ import annotations

import functools

from gloaming.core.decisions import CHANCE, TABLE, Frame, top
from gloaming.core.records import Action, Seat
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.characters import Character
from gloaming.games.shadow_hunters.rules.components import Gear, Place
from gloaming.games.shadow_hunters.rules.moves import ACTIONS
from gloaming.games.shadow_hunters.rules.predicates import is_alive, is_revealed, owns
from gloaming.games.shadow_hunters.rules.state import Cause, Question, View

CLAUSES = {
    Question.LAY: "H1",
    Question.DEAL: "H3",
    Question.FIRST: "H4",
    Question.ROLL: "H9, H13",
    Question.DRAW: "H11, H12",
    Question.START: "H7, H9, H23-H25, H45",
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
    Question.ROB: "H30, H77",
    Question.LOOT: "H19, H46",
    Question.BITE: "H27, H77",
    Question.COUNTER: "H28, H77",
    Question.FEAST: "H31, H77",
    Question.END: "H77, H86, H89",
}
# The question that each family of moves answers; moves of other families are never a seat's.
_ANSWERS = {
    "roll": Question.START,
    "roll_twice": Question.START,
    "step": Question.START,
    "lightning": Question.START,
    "demolition": Question.START,
    "seal": Question.START,
    "nurse": Question.START,
    "ray": Question.START,
    "turn": Question.START,
    "dig": Question.START,
    "go": Question.GO,
    "draw": Question.USE,
    "woods": Question.USE,
    "attack": Question.ATTACK,
    "attack_all": Question.ATTACK,
    "choose": Question.TARGET,
    "give": Question.GIVE,
    "loot": Question.LOOT,
    "rob": Question.ROB,
    "counterattack": Question.COUNTER,
    "feast": Question.FEAST,
    "barrier": Question.END,
    "multiply": Question.END,
    "give_vision": Question.GIVE_VISION,
    "answer": Question.ANSWER,
    "hand": Question.ANSWER,
}
_REASONS = {
    "roll_twice": ("refuse_compass", "H45"),
    "step": ("refuse_emi", "H23"),
    "go": ("refuse_place", "H9"),
    "draw": ("refuse_use", "H10"),
    "choose": ("refuse_target", "H61"),
    "give": ("refuse_gear", "H52"),
    "loot": ("refuse_gear", "H19"),
    "counterattack": ("refuse_window", "H77"),
    "feast": ("refuse_window", "H77"),
    "barrier": ("refuse_window", "H77"),
    "multiply": ("refuse_window", "H77"),
    "give_vision": ("refuse_target", "H62"),
    "answer": ("refuse_answer", "H63"),
    "hand": ("refuse_answer", "H63"),
}


@functools.cache
def family_of(action: Action) -> tuple[str, int]:
    """The family of an action, and its number within it."""
    found = "dice"
    for name in ACTIONS.families:
        if ACTIONS.first(name) <= action:
            found = name
    return found, action - ACTIONS.first(found)


def reason(v: View, seat: Seat, action: Action) -> tuple[str, str]:
    """The key of the reason, and the clause."""
    family, index = family_of(action)
    question = Question(top(v, Frame.QUESTION))
    if seat in (CHANCE, TABLE):
        return "refuse_not_asked", CLAUSES[question]
    if not is_alive(v, seat):
        return "refuse_dead", "H17"
    if top(v, Frame.ASKED) >> CHANCE & 1:
        return "refuse_waiting", "H22"
    if family in ("reveal", "heal"):
        return _free(v, seat, family, question)
    if family in ("steal", "skip", "decline"):
        return _shared(v, seat, family, question)
    if family not in _ANSWERS:
        return "refuse_chance", CLAUSES[question]
    if _ANSWERS[family] != question or not top(v, Frame.ASKED) >> seat & 1:
        return "refuse_not_asked", CLAUSES[question]
    return _asked(v, seat, family, index)


def _free(v: View, seat: Seat, family: str, question: Question) -> tuple[str, str]:
    closed = question == Question.SPEAR or (question == Question.ROB and top(v, Frame.B) == Cause.STRIKE)
    if family == "reveal" and is_revealed(v, seat):
        return "refuse_revealed", "H22"
    if family == "reveal" and v.character[seat] == Character.DANIEL:
        return "refuse_daniel", "H33"
    if closed and not top(v, Frame.ASKED) >> seat & 1:
        return "refuse_moment", "H16"
    return "refuse_heal", "H29"


def _shared(v: View, seat: Seat, family: str, question: Question) -> tuple[str, str]:
    """Moves that answer more than one question."""
    if family == "steal" and question in (Question.USE, Question.STEAL):
        here = question == Question.STEAL or v.pawn[seat] == Place.ALTAR
        return ("refuse_steal", "H10, H55") if here else ("refuse_use", "H10")
    if family == "skip" and question == Question.ATTACK:
        return "refuse_masamune", "H59"
    if family in ("skip", "decline"):
        return "refuse_must", CLAUSES[question]
    return "refuse_not_asked", CLAUSES[question]


def _asked(v: View, seat: Seat, family: str, index: int) -> tuple[str, str]:
    """The right kind of answer, but not one of those allowed."""
    if family in ("lightning", "demolition", "seal", "nurse", "ray", "turn", "dig"):
        owners = {"lightning": Character.FRANKLIN, "demolition": Character.GEORGE}
        mine = v.character[seat] == owners.get(family) and not int(v.used) >> seat & 1 and v.abilities
        return ("refuse_target", "H61") if mine else ("refuse_power", "H5, H24, H25, H80, H83-H85, H87")
    if family == "woods":
        target = index // 2
        if v.pawn[seat] != Place.WOODS:
            return "refuse_use", "H10"
        return ("refuse_brooch", "H43") if is_alive(v, target) else ("refuse_target", "H10")
    if family == "attack_all":
        return "refuse_no_gun", "H57"
    if family == "attack":
        if owns(v, seat, Gear.MACHINE_GUN) and in_range(v, seat) >> index & 1:
            return "refuse_gun", "H57"
        return "refuse_range", "H13, H58"
    if family == "rob":
        mine = v.character[seat] == Character.BOB
        return ("refuse_gear", "H30") if mine else ("refuse_window", "H77")
    return _REASONS.get(family, ("refuse_not_asked", "H7"))

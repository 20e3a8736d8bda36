"""What the game says, as messages made from views and events alone; the words are in messages/."""

from __future__ import annotations

import functools
from typing import Any

from gloaming.core.decisions import TABLE, UNKNOWN, Frame, top
from gloaming.core.events import Event
from gloaming.core.layout import PLAIN, WIDE, fold
from gloaming.core.messages import Meanings, Message, of_event, say, seat, seats, thing
from gloaming.core.records import Action, Seat
from gloaming.core.speech import Speech
from gloaming.games.duel.rules.components import (
    CELLS,
    COLUMNS,
    FACE_DOWN,
    HIDDEN_MASK,
    NO_CELL,
    NO_MASK,
    NUMERALS,
    PAWNS,
    ROWS,
    SHELLS,
    SIDES,
    VALUES,
    VARIANTS,
    Side,
    Variant,
)
from gloaming.games.duel.rules.moves import (
    ACTIONS,
    EXCHANGE,
    MASK,
    PLACE_ANY,
    SWAP,
    TIME,
    cell_placed,
    side_placed,
    value_placed,
)
from gloaming.games.duel.rules.state import Ending, Kind, Question, View
from gloaming.games.duel.words.foresight import effect, words_of

__all__ = [
    "board",
    "describe",
    "effect",
    "explain",
    "fades",
    "move",
    "prompt",
    "refusal",
    "sentence",
    "terms",
]

_CLAUSES = {
    Question.PLACE: "D4-D8",
    Question.MASKS: "D3, D9",
    Question.LAPSE: "D9",
    Question.CONFIRM: "D18",
    Question.SWAP: "D12, D13",
}
_OF_VARIANTS = {Variant.MEMORY: "D16, D17, D19", Variant.PROFESSIONAL: "D21-D24"}  # of placements and swaps


def board(v: View, speech: Speech, width: int = WIDE) -> str:
    """The board, the reserves and the shells, for a terminal."""
    marks = tuple(speech.said(thing("text-mark", side)) for side in SIDES)
    lines = _cells(v, speech) if width == PLAIN else _grid(v, marks)
    for side in Side:
        reserve = _reserve(v, side)
        stock = say("text-stock", side=speech.name(side), shells=int(v.shells[side]), reserve=reserve)
        lines += fold(speech.said(stock), width)
    count = "text-duels" if v.limit else "text-duels-endless"
    lines.append(speech.said(say(count, duels=int(v.duels), limit=int(v.limit))))
    return "\n".join(lines)


def _cells(v: View, speech: Speech) -> list[str]:
    """The cells with something on them, one a line."""
    pawns = ([speech.said(_pawn(pawn_name(int(pawn)))) for pawn in pawns if pawn] for pawns in v.board)
    return [f"{cell}: {', '.join(found)}" for cell, found in zip(CELLS, pawns, strict=True) if found]


def _grid(v: View, marks: tuple[str, ...]) -> list[str]:
    """The board as a drawing."""
    rule = "   +" + "-------+" * len(COLUMNS)
    lines = ["       " + "       ".join(COLUMNS), rule]
    for row, name in enumerate(ROWS):
        cells = [_cell(v, row * len(COLUMNS) + column, marks) for column in range(len(COLUMNS))]
        lines += [f" {name} |" + "|".join(cells) + "|", rule]
    return lines


def _cell(v: View, cell: int, marks: tuple[str, ...]) -> str:
    pawns = [_pawn_mark(int(pawn), marks) for pawn in v.board[cell]]
    return f" {pawns[0]:>2} {pawns[1]:<3}"


def _pawn_mark(pawn: int, marks: tuple[str, ...]) -> str:
    if pawn == 0:
        return "."
    value = "?" if abs(pawn) == FACE_DOWN else str(abs(pawn))
    return marks[Side.BISON if pawn > 0 else Side.WOLF] + value


def _reserve(v: View, side: int) -> Message | str:
    pawns = _in_reserve(v, side)
    if isinstance(pawns, int):
        return say("text-hidden", count=pawns)
    return " ".join(NUMERALS[value - 1] for value in pawns) or say("text-none")


def _in_reserve(v: View, side: int) -> list[int] | int:
    """The values of the pawns still to place; D16: of a hidden reserve, only their number."""
    if v.reserve[side] == UNKNOWN:
        return VALUES - sum(1 for cell in v.board for pawn in cell if pawn and (pawn > 0) == (side == Side.BISON))
    return [value + 1 for value in range(VALUES) if int(v.reserve[side]) >> value & 1]


def prompt(v: View, viewer: Seat) -> Message:
    """One sentence: who is asked, and what."""
    if v.over:
        return say("over")
    question = Question(top(v, Frame.QUESTION)).name.lower()
    asked = top(v, Frame.ASKED)
    if asked >> viewer & 1 and viewer != TABLE:
        return say(f"ask-{question}", variant=VARIANTS[v.variant], left=int(v.left), side=SIDES[viewer])
    return say(f"wait-{question}", who=seats(asked & (1 << len(Side)) - 1))


def explain(v: View) -> tuple[Message, str]:
    """What is asked, in full, with the clauses."""
    if v.over:
        most = max(int(v.shells[side]) for side in Side)
        how = "all" if most == SHELLS else "more" if v.winners else "draw"
        return say("help-over", how=how, shells=most), "D14" if how == "all" else "D15"
    question = Question(top(v, Frame.QUESTION))
    clauses = _CLAUSES[question]
    if question in (Question.PLACE, Question.SWAP):
        clauses = _OF_VARIANTS.get(Variant(int(v.variant)), clauses)
    return say(f"help-{question.name.lower()}", variant=VARIANTS[v.variant]), clauses


def move(v: View, action: Action) -> Message:  # noqa: ARG001  the words of a move need no position
    """A move as a person would say it."""
    return _move(action)


@functools.cache
def _move(action: Action) -> Message:
    verb, *words = words_of(action)
    if action < MASK:
        return say("move-place", pawn=words[0] if action < PLACE_ANY else _pawn(words[0]), cell=words[1])
    if action < SWAP:
        return say("move-mask", side=SIDES[words[0] in COLUMNS], line=words[0])
    if words:
        first, second = words if action < EXCHANGE else map(_pawn, words)
        return say("move-swap", first=first, second=second)
    return thing("move", verb)


@functools.cache
def _pawn(name: str) -> Message:
    """A pawn of either side, by its name in moves."""
    side, _, value = name.partition("-")
    return say("pawn", side=thing("side", side), value=value)


@functools.cache
def pawn_name(pawn: int) -> str:
    """A pawn by its name in moves and views; `bison-?` if it is face down."""
    value = "?" if abs(pawn) == FACE_DOWN else abs(pawn)
    return f"{SIDES[Side.BISON if pawn > 0 else Side.WOLF]}-{value}"


def terms(word: str, speech: Speech) -> tuple[str, ...]:
    """The name, in the reader's language, of the thing that a word of a move stands for."""
    if word in PAWNS:
        side, _, value = word.partition("-")
        name = speech.said(thing("side", side))
        return (f"{name} {value}", f"{value} {name}")
    return (speech.said(say("mask")),) if word == "mask" else ()


_MEANINGS: Meanings = {
    "side": lambda side: thing("side", SIDES[side]),
    "cell": CELLS.__getitem__,
    "first": CELLS.__getitem__,
    "second": CELLS.__getitem__,
    "line": (ROWS + COLUMNS).__getitem__,
    "row": ROWS.__getitem__,
    "column": COLUMNS.__getitem__,
    "pawn": lambda pawn: _pawn(pawn_name(pawn)),
    "other": lambda pawn: _pawn(pawn_name(pawn)),
    "winner": seat,
    "ending": lambda ending: Ending(ending).name.lower().replace("_", "-"),
}


def sentence(event: Event) -> Message:
    """What happened."""
    if event.kind == Kind.PLACED:
        return of_event(event, Kind, _MEANINGS, whose="own" if event.facts["side"] == event.seat else "other")
    return of_event(event, Kind, _MEANINGS)


def fades(v: View, event: Event) -> bool:
    """D20: in the memory variant people keep no record of a pawn's value, unless the table turned the aid on."""
    remembers = v.variant != Variant.MEMORY or v.over or v.memory_aid
    return not remembers and event.kind in (Kind.PLACED, Kind.SHOWN)


def refusal(v: View, seat: Seat, action: Action) -> tuple[Message, str]:
    """Why a move is not allowed now, with the clause; only from what the seat knows."""
    key, clause = _refusal(v, seat, action)
    return thing("refuse", key), clause


def _refusal(v: View, seat: Seat, action: Action) -> tuple[str, str]:
    question = top(v, Frame.QUESTION)
    if seat == TABLE:
        return ("clock", "D18") if action == TIME else ("hurry", "D9, D18")
    if action < MASK:
        return _place_refusal(v, seat, action) if question == Question.PLACE else ("placing", _asked_clause(question))
    if action < SWAP:
        if question != Question.MASKS:
            return "choosing", _asked_clause(question)
        return "masks", "D3"
    if question == Question.SWAP and action < TIME:
        return _swap_refusal(v, action)
    return "question", _asked_clause(question)


def _asked_clause(question: int) -> str:
    return _CLAUSES[Question(question)]


def _place_refusal(v: View, seat: Seat, action: Action) -> tuple[str, str]:
    professional = v.variant == Variant.PROFESSIONAL
    if (action >= PLACE_ANY) != professional:
        return ("unnamed-side", "D21") if professional else ("named-side", "D4")
    side, value, cell = side_placed(action, seat), value_placed(action), cell_placed(action)
    if not int(v.reserve[side]) >> (value - 1) & 1:
        return "placed", "D2"
    if v.board[cell, side]:
        return "taken", "D5"
    if abs(int(v.board[cell, 1 - side])) == value:
        return "equal", "D6"
    return "dead-end", "D7"


def _swap_refusal(v: View, action: Action) -> tuple[str, str]:
    if action == ACTIONS.first("confirm") or action == ACTIONS.first("hurry"):
        return "question", "D12"
    professional = v.variant == Variant.PROFESSIONAL
    if (action >= EXCHANGE) != professional:
        return ("cells", "D24") if professional else ("pawns", "D12")
    return ("same-cell", "D24") if professional else ("swap-equal", "D13")


def describe(v: View, viewer: Seat) -> dict[str, Any]:
    """A view as plain data, with names for numbers."""
    question = Question(top(v, Frame.QUESTION)) if v.depth else None
    return {
        "game": "duel",
        "seat": None if viewer == TABLE else viewer,
        "variant": VARIANTS[v.variant],
        "limit": int(v.limit) or None,
        "memory_aid": bool(v.memory_aid),
        "over": bool(v.over),
        "winners": [side for side in range(len(Side)) if int(v.winners) >> side & 1],
        "question": question.name.lower() if question else None,
        "asked": [side for side in range(len(Side)) if top(v, Frame.ASKED) >> side & 1],
        "turn": int(v.turn),
        "left": int(v.left),
        "board": {
            cell: [pawn_name(pawn) for pawn in pawns if pawn] for cell, pawns in zip(CELLS, v.board, strict=True)
        },
        "showing": CELLS[top(v, Frame.A)] if question == Question.CONFIRM else None,
        "reserve": {side: _in_reserve(v, number) for number, side in enumerate(SIDES)},
        "shells": {side: int(v.shells[number]) for number, side in enumerate(SIDES)},
        "masks": {side: _mask_name(int(v.mask[number]), number) for number, side in enumerate(SIDES)},
        "duels": int(v.duels),
        "last": None if v.last == NO_CELL else CELLS[v.last],
    }


def _mask_name(mask: int, side: int) -> str | None:
    if mask == NO_MASK:
        return None
    return "?" if mask == HIDDEN_MASK else (ROWS if side == Side.BISON else COLUMNS)[mask]

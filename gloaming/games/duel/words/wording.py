"""The words of the game, English and French, made from views and events alone."""

from __future__ import annotations

import functools
from typing import Any

from gloaming.core.counting import fill
from gloaming.core.decisions import TABLE, UNKNOWN, Frame, top
from gloaming.core.events import Event
from gloaming.core.game import Reader
from gloaming.core.layout import WIDE, fold
from gloaming.core.records import Action, Seat
from gloaming.games.duel.rules.components import (
    CELLS,
    COLUMNS,
    FACE_DOWN,
    HIDDEN_MASK,
    MASKS,
    NO_CELL,
    NO_MASK,
    NUMERALS,
    PAWNS,
    ROWS,
    SIDES,
    VALUES,
    VARIANTS,
    Side,
    Variant,
)
from gloaming.games.duel.rules.moves import ACTIONS, EXCHANGE, MASK, PLACE_ANY, SWAP, TIME
from gloaming.games.duel.rules.state import Ending, Kind, Question, View
from gloaming.games.duel.words.foresight import effect, words_of
from gloaming.games.duel.words.texts import TEXTS

__all__ = [
    "board",
    "describe",
    "effect",
    "explain",
    "fades",
    "move",
    "prompt",
    "refusal",
    "seat_name",
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


def seat_name(seat: Seat, reader: Reader) -> str:
    """What a seat is called: its player's name, or its side's."""
    if seat < len(reader.names):
        return reader.names[seat]
    return TEXTS[reader.lang][SIDES[seat]]


def board(v: View, reader: Reader, width: int = WIDE) -> str:
    """The board, the reserves and the shells, for a terminal."""
    text = TEXTS[reader.lang]
    rule = "   +" + "-------+" * len(COLUMNS)
    lines = ["       " + "       ".join(COLUMNS), rule]
    for row, name in enumerate(ROWS):
        cells = [_cell(v, row * len(COLUMNS) + column, text) for column in range(len(COLUMNS))]
        lines += [f" {name} |" + "|".join(cells) + "|", rule]
    for side in Side:
        shells, reserve = int(v.shells[side]), _reserve(v, side, text)
        stock = fill(text["stock"], reader.lang, side=seat_name(side, reader), shells=shells, reserve=reserve)
        lines += fold(stock, width)
    count = "duel_number" if v.limit else "duel_number_unlimited"
    lines.append(text[count].format(duels=int(v.duels), limit=int(v.limit)))
    return "\n".join(lines)


def _cell(v: View, cell: int, text: dict[str, str]) -> str:
    pawns = [_pawn_mark(int(pawn), text) for pawn in v.board[cell]]
    return f" {pawns[0]:>2} {pawns[1]:<3}"


def _pawn_mark(pawn: int, text: dict[str, str]) -> str:
    if pawn == 0:
        return "."
    value = "?" if abs(pawn) == FACE_DOWN else str(abs(pawn))
    return text["bison_mark" if pawn > 0 else "wolf_mark"] + value


def _reserve(v: View, side: int, text: dict[str, str]) -> str:
    pawns = _in_reserve(v, side)
    if isinstance(pawns, int):
        return text["hidden_pawns"].format(count=pawns)
    return " ".join(NUMERALS[value - 1] for value in pawns) or text["none"]


def _in_reserve(v: View, side: int) -> list[int] | int:
    """The values of the pawns still to place; D16: of a hidden reserve, how many there are."""
    if v.reserve[side] == UNKNOWN:
        return VALUES - sum(1 for cell in v.board for pawn in cell if pawn and (pawn > 0) == (side == Side.BISON))
    return [value + 1 for value in range(VALUES) if int(v.reserve[side]) >> value & 1]


def prompt(v: View, reader: Reader) -> str:
    """One sentence: who is asked, and what."""
    text = TEXTS[reader.lang]
    if v.over:
        return text["over"]
    question = Question(top(v, Frame.QUESTION))
    asked = top(v, Frame.ASKED)
    if asked >> reader.viewer & 1 and reader.viewer != TABLE:
        return text[_own_prompt(v, question, reader.viewer)].format(left=int(v.left))
    names = text["and"].join(seat_name(side, reader) for side in Side if asked >> side & 1)
    return text[f"waits_{question.name.lower()}"].format(names=names)


def _own_prompt(v: View, question: Question, viewer: Seat) -> str:
    if question == Question.MASKS:
        return "ask_row" if viewer == Side.BISON else "ask_column"
    variant = "_any" if v.variant == Variant.PROFESSIONAL and question in (Question.PLACE, Question.SWAP) else ""
    return f"ask_{question.name.lower()}{variant}"


def explain(v: View, reader: Reader) -> tuple[str, str]:
    """What is asked, at length, and the clauses that say so."""
    text = TEXTS[reader.lang]
    if v.over:
        return text["over"], "D14, D15"
    question = Question(top(v, Frame.QUESTION))
    variant = {Variant.MEMORY: "_memory", Variant.PROFESSIONAL: "_any"}.get(Variant(int(v.variant)), "")
    key = f"explain_{question.name.lower()}"
    clauses = _CLAUSES[question]
    if variant and key + variant in text:
        key += variant
        clauses = "D16, D17, D19" if variant == "_memory" else "D21-D24"
    return text[key], clauses


def move(v: View, action: Action, reader: Reader) -> str:  # noqa: ARG001  this game's moves say it all
    """A move as a person would say it."""
    return _move(action, reader.lang)


def terms(word: str, reader: Reader) -> tuple[str, ...]:
    """What the reader's language calls the thing that a word of a move stands for."""
    text = TEXTS[reader.lang]
    if word in PAWNS:
        side, _, value = word.partition("-")
        return (f"{text[side]} {value}", f"{value} {text[side]}")
    return (text[word],) if word == "mask" else ()


@functools.cache
def _move(action: Action, lang: str) -> str:
    text, words = TEXTS[lang], words_of(action)
    if action < MASK:
        pawn = words[1] if action < PLACE_ANY else _pawn_words(words[1], text)
        return text["do_place"].format(pawn=pawn, cell=words[2])
    if action < SWAP:
        return text["do_row" if action < MASK + MASKS else "do_column"].format(line=words[1])
    if action < EXCHANGE:
        return text["do_swap"].format(first=words[1], second=words[2])
    if len(words) > 1:
        return text["do_swap"].format(first=_pawn_words(words[1], text), second=_pawn_words(words[2], text))
    return text[f"do_{words[0]}"]


def _pawn_words(name: str, text: dict[str, str]) -> str:
    side, _, value = name.partition("-")
    return text["pawn_of"].format(side=text[side], value=value)


def sentence(v: View, event: Event, reader: Reader) -> str:  # noqa: ARG001  so do its events
    """What happened, as one sentence in the reader's language."""
    text = TEXTS[reader.lang]
    kind = Kind(event.kind)
    you = "_you" if event.seat == reader.viewer else ""
    who = "" if event.seat == TABLE else seat_name(event.seat, reader)
    match kind:
        case Kind.PLACED:
            how = "_hidden" if event.secret == UNKNOWN else f"_other{you}" if event.a != event.seat else you
            side = text[SIDES[event.a]]
            return text[f"placed{how}"].format(who=who, side=side, value=event.secret, cell=CELLS[event.b])
        case Kind.CHOSE:
            if you:
                line = (ROWS if event.seat == Side.BISON else COLUMNS)[event.secret]
                return text["chose_you"].format(line=line)
            return text["chose"].format(who=who)
        case Kind.DUEL:
            return text["duel"].format(number=event.c, cell=CELLS[event.a * MASKS + event.b])
        case Kind.SHOWN:
            return text["shown"].format(cell=CELLS[event.a], bison=event.b, wolf=event.c)
        case Kind.PAID:
            return fill(text[f"paid{you}"], reader.lang, who=who, shells=event.a, cell=CELLS[event.b])
        case Kind.SWAPPED:
            return text[f"swapped{you}"].format(who=who, first=CELLS[event.a], second=CELLS[event.b])
        case Kind.EXCHANGED:
            first, second = (_pawn_words(pawn_name(pawn), text) for pawn in (event.a, event.b))
            return text[f"swapped{you}"].format(who=who, first=first, second=second)
        case Kind.ENDED:
            result = text["drawn"] if event.a < 0 else text["won"].format(who=seat_name(event.a, reader))
            return text[f"ended_{Ending(event.b).name.lower()}"] + " " + result
        case _:
            return text[kind.name.lower()]


def fades(v: View, event: Event) -> bool:
    """D20: in the memory variant people keep no record of a pawn's value, unless the table turned the aid on."""
    remembers = v.variant != Variant.MEMORY or v.over or v.memory_aid
    return not remembers and event.kind in (Kind.PLACED, Kind.SHOWN)


def refusal(v: View, seat: Seat, action: Action, lang: str) -> tuple[str, str]:
    """Why a move is not allowed now, and the clause; from what the seat knows alone."""
    text = TEXTS[lang]
    key, clause = _refusal(v, seat, action)
    return text[key], clause


def _refusal(v: View, seat: Seat, action: Action) -> tuple[str, str]:
    question = top(v, Frame.QUESTION)
    if seat == TABLE:
        return ("no_clock_now", "D18") if action == TIME else ("no_hurry_now", "D9, D18")
    if action < MASK:
        return (
            _place_refusal(v, seat, action) if question == Question.PLACE else ("not_placing", _asked_clause(question))
        )
    if action < SWAP:
        if question != Question.MASKS:
            return "not_choosing", _asked_clause(question)
        return "not_your_masks", "D3"
    if question == Question.SWAP and action < TIME:
        return _swap_refusal(v, action)
    return "not_asked", _asked_clause(question)


def _asked_clause(question: int) -> str:
    return _CLAUSES[Question(question)]


def _place_refusal(v: View, seat: Seat, action: Action) -> tuple[str, str]:
    professional = v.variant == Variant.PROFESSIONAL
    if (action >= PLACE_ANY) != professional:
        return ("say_side", "D21") if professional else ("own_pawns", "D4")
    index = action - PLACE_ANY if professional else action
    side = index // (VALUES * VALUES) if professional else seat
    value, cell = index // VALUES % VALUES + 1, index % VALUES
    if not int(v.reserve[side]) >> (value - 1) & 1:
        return "already_placed", "D2"
    if v.board[cell, side]:
        return "cell_taken", "D5"
    if abs(int(v.board[cell, 1 - side])) == value:
        return "equal_values", "D6"
    return "dead_end", "D7"


def _swap_refusal(v: View, action: Action) -> tuple[str, str]:
    if action == ACTIONS.first("confirm") or action == ACTIONS.first("hurry"):
        return "not_asked", "D12"
    if (action >= EXCHANGE) != (v.variant == Variant.PROFESSIONAL):
        return ("name_pawns", "D24") if v.variant == Variant.PROFESSIONAL else ("name_cells", "D12")
    return ("same_cell", "D24") if v.variant == Variant.PROFESSIONAL else ("swap_equal", "D13")


@functools.cache
def pawn_name(pawn: int) -> str:
    """A pawn as moves and views name it; `bison-?` face down."""
    value = "?" if abs(pawn) == FACE_DOWN else abs(pawn)
    return f"{SIDES[Side.BISON if pawn > 0 else Side.WOLF]}-{value}"


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

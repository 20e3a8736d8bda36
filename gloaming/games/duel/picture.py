"""The picture of a Duel: masks at the edges of nine cells, pawns, shells, and what is still to be placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gloaming.core.picture import COLOURS, art, path, plate, seat_mark, sky, words
from gloaming.games.duel.rules.components import COLUMNS, ROWS, SIDES

ART = art("gloaming.games.duel")
OWN = ART["colours"]
WIDTH, HEIGHT = 640, 560
CELL, TALL, LEFT, TOP = 174, 116, 94, 122
FILLS = {"bison": COLOURS["seat-0"], "wolf": COLOURS["seat-1"]}


def draw(view: Mapping[str, Any], speech: Any) -> tuple[int, int, list[str]]:
    """The whole board."""
    parts = [sky(WIDTH, HEIGHT, OWN, "duel"), *_sides(view, speech), *_masks(view), *_cells(view, speech)]
    return WIDTH, HEIGHT, [*parts, *_reserves(view, speech)]


def pawn(name: str, x: float, y: float, size: float, speech: Any) -> str:
    """The head of a side with its value, or its back."""
    side, value = name.split("-")
    look = f'fill="{FILLS[side]}" stroke="{OWN[f"{side}-edge"]}" stroke-width="1.5" stroke-linejoin="round"'
    head, scale = path(ART["heads"][side], x, y, size / 48, look), size / 48
    if value == "?":
        return head + path(ART["back"], x, y, scale, f'fill="{COLOURS["on-seat"]}" fill-opacity="0.45"')
    mark, ink = speech.text("text-mark-bison" if side == "bison" else "text-mark-wolf"), COLOURS["on-seat"]
    number = words(value, x + 24 * scale, y + 38 * scale, 24 * scale, ink, anchor="middle", display=True)
    return head + number + words(mark, x + 24 * scale, y + 20 * scale, 7.5 * scale, ink, anchor="middle")


def _mask(side: str, line: str, x: float, y: float, *, lit: bool) -> str:
    """A mask that names a row or column; "?" is its back."""
    look = f'fill="{FILLS[side]}" stroke="{OWN[f"{side}-edge"]}" stroke-width="1.5"'
    ink = COLOURS["on-seat"]
    face = f'<ellipse cx="{x + 20:g}" cy="{y + 27:g}" rx="16" ry="20" {look}/>'
    drawn = path(ART["crests"][side], x, y, 1, look) + face
    if line == "?":
        drawn += path(ART["maskBack"], x, y, 1, f'fill="{ink}" fill-opacity="0.75"')
    else:
        drawn += path(ART["eyes"], x, y, 1, f'fill="{ink}" fill-opacity="0.75"')
        drawn += words(line, x + 20, y + 41, 20, ink, anchor="middle", display=True)
    around = plate(x - 5, y - 4, 50, 56, OWN["ember-ring"]) if lit else ""
    return f"{around}<g>{drawn}</g>"


def _sides(view: Mapping[str, Any], speech: Any) -> Iterator[str]:
    """Who plays which side, their shells, and the mask that lies face down."""
    for seat, side in enumerate(SIDES):
        x, anchor = (14, "start") if seat == 0 else (WIDTH - 14, "end")
        yield seat_mark(seat, x if seat == 0 else x - 24, 14, 24)
        beside = x + 32 if seat == 0 else x - 32
        name = speech.name(seat) + (" *" if seat in view["asked"] else "")
        yield words(name, beside, 32, 17, COLOURS["ink"], anchor=anchor)
        count = str(view["shells"][side])
        at, ink = WIDTH / 2 + (-150 if seat == 0 else 150), OWN[f"{side}-ink"]
        yield words(count, at, 60, 26, ink, anchor="middle", display=True)
        if view["masks"][side] == "?":
            yield _mask(side, "?", 14 if seat == 0 else WIDTH - 54, 42, lit=False)
    mine, whole = view["shells"]["bison"], sum(view["shells"].values())
    for number in range(whole):
        side, turn = ("bison", 1) if number < mine else ("wolf", -1)
        x = WIDTH / 2 - 13 * whole / 2 + 13 * number + (0 if number < mine else 12)
        look = f'fill="{FILLS[side]}" stroke="{OWN[f"{side}-edge"]}"'
        yield f'<path transform="translate({x:g} 52) scale({turn} 1)" d="{ART["shell"]}" {look}/>'


def _masks(view: Mapping[str, Any]) -> Iterator[str]:
    last = view["last"] or ""
    for place, column in enumerate(COLUMNS):
        lit = view["masks"]["wolf"] == column or column in last
        yield _mask("wolf", column, LEFT + CELL * place + CELL / 2 - 24, TOP - 54, lit=lit)
    for place, row in enumerate(ROWS):
        lit = view["masks"]["bison"] == row or row in last
        yield _mask("bison", row, LEFT - 62, TOP + TALL * place + TALL / 2 - 32, lit=lit)


def _cells(view: Mapping[str, Any], speech: Any) -> Iterator[str]:
    """Nine cells, and in each what a duel there would bring the viewer's side."""
    own = SIDES[view["seat"] or 0]
    for high, row in enumerate(ROWS):
        for along, column in enumerate(COLUMNS):
            cell, x, y = column + row, LEFT + CELL * along, TOP + TALL * high
            edge = OWN["ember-ring"] if cell in (view["last"], view["showing"]) else "none"
            yield plate(x, y, CELL - 8, TALL - 8, OWN["sand-lit"], edge=edge)
            yield words(cell, x + 8, y + TALL - 16, 12, OWN["on-sand-soft"])
            pawns = view["board"][cell]
            for name in pawns:
                shift = 12 if name.startswith("bison") else CELL - 20 - 68
                yield pawn(name, x + shift, y + 8, 68, speech)
            values = [(name.split("-")[0] == own, name.split("-")[1]) for name in pawns]
            if len(values) == 2 and all(value != "?" for _, value in values):
                yield _chip(sum(int(value) if mine else -int(value) for mine, value in values), x, y)


def _chip(worth: int, x: float, y: float) -> str:
    fill = OWN["chip"] if worth == 0 else OWN["chip-plus"] if worth > 0 else OWN["chip-minus"]
    said = f"+{worth}" if worth > 0 else f"\u2212{-worth}" if worth < 0 else "0"
    middle = x + (CELL - 8) / 2
    number = words(said, middle, y + TALL - 15, 18, OWN["on-chip"], anchor="middle", display=True)
    return plate(middle - 22, y + TALL - 33, 44, 24, fill, round_=12) + number


def _reserves(view: Mapping[str, Any], speech: Any) -> Iterator[str]:
    """The pawns that a side has still to place, or how many."""
    for seat, side in enumerate(SIDES):
        left, x = view["reserve"][side], 24 if seat == 0 else WIDTH / 2 + 12
        if isinstance(left, int):
            if left:
                yield pawn(f"{side}-?", x, HEIGHT - 58, 30, speech)
                yield words(str(left), x + 40, HEIGHT - 34, 20, COLOURS["ink"], display=True)
            continue
        for value in left:
            yield pawn(f"{side}-{value}", x + 32 * (value - 1), HEIGHT - 58, 30, speech)

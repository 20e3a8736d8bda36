"""Plots as SVG that stand alone or inside a page, in light and dark, and print in black on white."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from gloaming.lab.statistics import Interval

WIDTH = 640
ROW = 24
RIGHT = 90
LETTER = 7  # about the width of one
INK = ("#8a4b22", "#4a5d78", "#3f7d4e", "#7a3f6b", "#a07b1e", "#2f7f86")  # of series, readable on white and on black
STYLE = """<style>
.t{font:13px sans-serif;fill:#222}.s{font:12px sans-serif;fill:#666}.g{stroke:#bbb;fill:none}.m{stroke-dasharray:4 4}
.b{fill:#fff}
@media screen and (prefers-color-scheme:dark){.t{fill:#eee}.s{fill:#aaa}.g{stroke:#555}.b{fill:#1b1b1b}}
</style>"""


def picture(width: float, height: float, parts: Sequence[str], title: str) -> str:
    """A picture; its title is read to those who cannot see it."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    ground = f'<rect class="b" width="{width:g}" height="{height:g}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", STYLE, ground, *parts, "</svg>"])


def words(x: float, y: float, text: str, *, kind: str = "t", anchor: str = "start") -> str:
    """Some words."""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="middle"'
    return f'<text class="{kind}" {place}>{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "g", more: str = "") -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {more}/>'


def steps(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers for an axis."""
    raw = (high - low) / about or 1.0
    size = 10 ** math.floor(math.log10(raw))
    step = next(size * factor for factor in (1, 2, 2.5, 5, 10) if size * factor >= raw)
    first = math.ceil(low / step - 1e-9)
    return [step * number for number in range(first, math.floor(high / step + 1e-9) + 1)]


def _margin(names: Iterable[str]) -> float:
    """Room for names on the left."""
    return 20.0 + LETTER * max([8, *map(len, names)])


def _span(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    room = (high - low) * 0.06 or abs(high) * 0.1 or 1.0
    return low - room, high + room


def intervals(
    rows: Sequence[tuple[str, float, Interval]],
    *,
    title: str,
    axis: str,
    digits: int = 0,
    mark: float | None = None,
) -> str:
    """A dot with its interval for each row; `mark` is a value to compare with."""
    ends = [end for _, _, interval in rows for end in interval] + ([] if mark is None else [mark])
    low, high = _span(ends)
    bottom, left_edge = ROW * (len(rows) + 1), _margin(name for name, _, _ in rows)

    def at(value: float) -> float:
        return left_edge + (WIDTH - left_edge - RIGHT) * (value - low) / (high - low)

    parts = [words(0, ROW / 2, title, kind="s")]
    for tick in steps(low, high):
        parts.append(line(at(tick), ROW, at(tick), bottom, more='opacity=".4"'))
        parts.append(words(at(tick), bottom + ROW / 2, f"{tick:.{digits}f}", kind="s", anchor="middle"))
    if mark is not None:
        parts.append(line(at(mark), ROW, at(mark), bottom, "g m", 'stroke-width="2"'))
    for number, (name, value, (left, right)) in enumerate(rows):
        y = ROW * (number + 1.5)
        parts.append(words(left_edge - 10, y, name, anchor="end"))
        parts.append(f'<path stroke="{INK[0]}" stroke-width="2" d="M{at(left):.1f} {y}H{at(right):.1f}"/>')
        parts.append(f'<circle fill="{INK[0]}" r="5" cx="{at(value):.1f}" cy="{y}"/>')
        parts.append(words(WIDTH - RIGHT + 10, y, f"{value:.{digits}f}"))
    parts.append(words(at((low + high) / 2), bottom + 1.5 * ROW, axis, kind="s", anchor="middle"))
    return picture(WIDTH, bottom + 2 * ROW, parts, title)


def courses(
    series: Mapping[str, Sequence[tuple[float, float, Interval]]],
    *,
    title: str,
    across: str,
    up: str,
    mark: float | None = None,
    digits: int = 0,
) -> str:
    """Lines through points with their intervals."""
    points = [point for row in series.values() for point in row]
    left, right = _span([x for x, _, _ in points])
    ends = [end for _, _, interval in points for end in interval] + ([] if mark is None else [mark])
    low, high = _span(ends)
    top, bottom, edge, width = ROW * 1.5, 280.0, 60.0, WIDTH - 150.0

    def at(x: float, y: float) -> tuple[float, float]:
        return edge + (width - edge) * (x - left) / (right - left), bottom - (bottom - top) * (y - low) / (high - low)

    parts = [words(0, ROW / 2, title, kind="s")]
    for tick in steps(low, high):
        y = at(left, tick)[1]
        parts += [line(edge, y, width, y, more='opacity=".4"'), words(edge - 8, y, f"{tick:.{digits}f}", anchor="end")]
    places = sorted({x for x, _, _ in points})
    for tick in places if len(places) <= 10 else steps(left, right, 8):
        parts.append(words(at(tick, low)[0], bottom + 14, f"{tick:g}", anchor="middle"))
    if mark is not None:
        parts.append(line(edge, at(left, mark)[1], width, at(left, mark)[1], "g m", 'stroke-width="2"'))
    for number, (name, row) in enumerate(series.items()):
        ink = INK[number % len(INK)]
        path = " ".join("{:.1f},{:.1f}".format(*at(x, y)) for x, y, _ in row)
        parts.append(f'<polyline fill="none" stroke="{ink}" stroke-width="2" points="{path}"/>')
        for x, y, (least, most) in row:
            (across_, one), (_, two) = at(x, least), at(x, most)
            parts.append(f'<path stroke="{ink}" d="M{across_:.1f} {one:.1f}V{two:.1f}"/>')
            parts.append(f'<circle fill="{ink}" r="4" cx="{across_:.1f}" cy="{at(x, y)[1]:.1f}"/>')
        parts.append(f'<rect fill="{ink}" x="{width + 10}" y="{top + ROW * number}" width="12" height="12"/>')
        parts.append(words(width + 28, top + ROW * number + 6, name))
    parts.append(words((edge + width) / 2, bottom + 36, f"{across}; upwards: {up}", kind="s", anchor="middle"))
    return picture(WIDTH, bottom + 50, parts, title)


def bars(rows: Sequence[tuple[str, float]], *, title: str, axis: str, digits: int = 1) -> str:
    """A bar for each row."""
    most = max((value for _, value in rows), default=1.0) or 1.0
    edge = _margin(name for name, _ in rows)
    parts = [words(0, ROW / 2, f"{title}: {axis}", kind="s")]
    for number, (name, value) in enumerate(rows):
        y, long = ROW * (number + 1), (WIDTH - edge - RIGHT) * value / most
        parts.append(words(edge - 10, y + ROW / 2, name, anchor="end"))
        parts.append(f'<rect fill="{INK[1]}" x="{edge}" y="{y + 4}" width="{long:.1f}" height="{ROW - 8}"/>')
        parts.append(words(edge + long + 6, y + ROW / 2, f"{value:.{digits}f}"))
    return picture(WIDTH, ROW * (len(rows) + 1), parts, title)


def table(names: Sequence[str], cells: Mapping[tuple[str, str], float], *, title: str) -> str:
    """A cross table of shares from 0 to 1, darker where the row gets more."""
    edge = _margin(names)
    wide = min(90.0, (WIDTH - edge) / len(names))
    parts = [words(0, ROW / 2, title, kind="s")]
    for column, name in enumerate(names):
        parts.append(words(edge + wide * (column + 0.5), ROW * 1.5, name, anchor="middle"))
    for row, name in enumerate(names):
        y = ROW * (row + 2)
        parts.append(words(edge - 10, y + ROW / 2, name, anchor="end"))
        for column, other in enumerate(names):
            if (name, other) in cells:
                share = cells[name, other]
                box = f'x="{edge + wide * column:.1f}" y="{y}" width="{wide - 2:.1f}" height="{ROW - 2}"'
                parts.append(f'<rect fill="{INK[1]}" fill-opacity="{0.1 + 0.6 * share:.2f}" {box}/>')
                parts.append(words(edge + wide * (column + 0.5), y + ROW / 2, f"{100 * share:.1f}", anchor="middle"))
    return picture(WIDTH, ROW * (len(names) + 2), parts, title)

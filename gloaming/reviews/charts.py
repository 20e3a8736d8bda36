"""Charts of a review as SVG, whose colours the page sets: light, dark, and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import Any

from gloaming.reviews.beliefs import Believed
from gloaming.reviews.values import Value

WIDE, HIGH, EDGE = 720, 240, 40
STRIP, NAMES = 16, 180  # the height of a strip, and the room for its name
STEPS = 20  # shades


@dataclass(frozen=True)
class Line:
    """What is expected over a game."""

    name: str
    style: str  # a class of the page's style
    values: Sequence[Value]


@dataclass(frozen=True)
class Mark:
    """A moment that is pointed out."""

    number: int
    value: float
    name: str


def lines(
    label: str,
    drawn: Sequence[Line],
    moves: int,
    bounds: tuple[float, float],
    result: float | None,
    marks: Sequence[Mark],
) -> str:
    """Lines over a game, with marks on them; a mark says its name when one points at it."""
    low, high = bounds

    def at(number: int, value: float) -> tuple[float, float]:
        across = EDGE + (WIDE - 2 * EDGE) * number / max(moves, 1)
        return round(across, 1), round(EDGE + (HIGH - 2 * EDGE) * (high - value) / (high - low), 1)

    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(label)}">']
    for value in (low, (low + high) / 2, high):
        (left, down), (right, _) = at(0, value), at(moves, value)
        parts.append(f'<path class="grid" d="M{left},{down}H{right}"/><text x="2" y="{down + 4}">{value:+.1f}</text>')
    for place, line in enumerate(drawn):
        points = [at(it.number, it.value) for it in line.values]
        if result is not None:
            points.append(at(moves, result))
        joined = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'<polyline class="{line.style}" points="{joined}"/>')
        left = EDGE + place * (WIDE - 2 * EDGE) / len(drawn)
        parts.append(f'<path class="{line.style}" d="M{left:.0f},14h24"/>')
        parts.append(f'<text x="{left + 30:.0f}" y="18">{escape(line.name)}</text>')
    for mark in marks:
        x, y = at(mark.number, mark.value)
        parts.append(f'<circle class="mark" cx="{x}" cy="{y}" r="5"><title>{escape(mark.name)}</title></circle>')
        parts.append(f'<text x="{x - 8}" y="{y - 9}">{mark.number + 1}</text>')
    return "\n".join([*parts, "</svg>"])


def rows_of(beliefs: Sequence[Believed], kind: str) -> list[tuple[str, str]]:
    """What is believed of whom or what, in order; what is certain from the first moment on is left out."""
    found = dict[tuple[str, str], set[float]]()
    for it in beliefs:
        for about, odds in it.beliefs.get(kind, {}).items():
            if isinstance(odds, Mapping):
                for word, chance in odds.items():
                    found.setdefault((str(about), word), set()).add(round(float(chance), 2))
    return [row for row, chances in found.items() if not chances <= {0.0} and chances != {1.0}]


def chance_of(it: Believed, kind: str, row: tuple[str, str]) -> float:
    """How likely it is; what is not named is not possible."""
    odds: Any = it.beliefs.get(kind, {}).get(row[0], {})
    return float(odds.get(row[1], 0.0))


def strips(label: str, beliefs: Sequence[Believed], kind: str, named: Mapping[tuple[str, str], str], moves: int) -> str:
    """A strip for each thing that is believed, which is darker where it is likelier."""
    high = STRIP * len(named)
    parts = [f'<svg viewBox="0 0 {WIDE} {high}" role="img" aria-label="{escape(label)}">']
    for place, (row, name) in enumerate(named.items()):
        parts.append(f'<text x="0" y="{place * STRIP + STRIP - 4}">{escape(name)}</text>')
        for first, last, shade in _runs(beliefs, kind, row, moves):
            left, right = (NAMES + (WIDE - NAMES) * number / max(moves, 1) for number in (first, last))
            where = f'x="{left:.1f}" y="{place * STRIP + 1}" width="{right - left:.1f}" height="{STRIP - 2}"'
            parts.append(f'<rect class="belief" {where} fill-opacity="{shade / STEPS:.2f}"/>')
    return "\n".join([*parts, "</svg>"])


def _runs(beliefs: Sequence[Believed], kind: str, row: tuple[str, str], moves: int) -> Iterator[tuple[int, int, int]]:
    """From where to where a chance looks the same, and its shade; nothing where there is none."""
    shades = [(it.number, round(STEPS * chance_of(it, kind, row))) for it in beliefs]
    changes = [now for before, now in pairwise([(-1, -1), *shades]) if before[1] != now[1]]
    for (first, shade), (last, _) in pairwise([*changes, (moves, 0)]):
        if shade:
            yield first, last, shade

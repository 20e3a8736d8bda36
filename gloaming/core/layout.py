"""Text for terminals of any width: sentences folded between words, tables whose cells stay whole."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

WIDE = 1000  # a width at which nothing is folded
PLAIN = 0  # no width at all: every line is read by itself, without columns and drawings
NOTHING = "-"  # shown for an empty cell of a table
_GAP = "  "
_BESIDE = " · "


def fold(text: str, width: int, indent: str = _GAP) -> list[str]:
    """Fold a text into lines of at most `width`, all but the first indented.

    Lines do not break at no-break spaces. Only a word longer than a whole line is cut.
    """
    if width == PLAIN:
        return [text]
    return textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]


def packed(items: Iterable[str], width: int, indent: str = _GAP) -> list[str]:
    """Put as many items on a line as fit; an item longer than a line is folded."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + len(_BESIDE) + len(item) <= width:
            lines[-1] += _BESIDE + item
        else:
            lines += fold(indent + item, width, indent * 2)
    return lines


def columns(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Align the cells of rows in columns; a row longer than a line is folded."""
    if width == PLAIN:
        return [", ".join(filter(None, (" ".join(cell.split()) for cell in row))) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [line for row in rows for line in fold(_GAP.join(map(str.ljust, row, widths)).rstrip(), width)]


def table(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table whose first row holds the headings.

    If a line would be too long, there are no columns. Each row then gets its first cell on a line, and below it the
    other cells that are not empty, each after its heading.
    """
    (_, *headings), *body = rows
    if width == PLAIN:
        named = [[f"{name} {cell}" for name, cell in zip(headings, row[1:], strict=True) if cell] for row in body]
        return [f"{row[0]}: {', '.join(cells)}" for row, cells in zip(body, named, strict=True)]
    shown = [[cell or NOTHING for cell in row] for row in rows]
    lines = columns(shown, WIDE)
    if max(map(len, lines)) <= width:
        return lines
    lines.clear()
    for title, *cells in body:
        beside = [f"{heading} {cell}" for heading, cell in zip(headings, cells, strict=True) if cell]
        lines += [*fold(title, width), *packed(beside, width)]
    return lines

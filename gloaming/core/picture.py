"""A position as a picture: SVG from one viewer's view, drawn with the art that the page's boards are drawn with.

The art is data (`art.json` here and beside each game), which the page reads too. A game's `picture.py` lays it out.
"""

from __future__ import annotations

import functools
import importlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from typing import Any

from gloaming.core.game import Game, Reader
from gloaming.core.speech import Speech

DISPLAY, TEXT = "Grenze, Georgia, serif", "Figtree, system-ui, sans-serif"
USED = re.compile(r'href="#glyph-([a-z0-9-]+)"')


@functools.cache
def art(package: str = "gloaming.core") -> Mapping[str, Any]:
    """The drawings and colours of a package."""
    found: Mapping[str, Any] = json.loads((files(package) / "art.json").read_text(encoding="utf-8"))
    return found


COLOURS: Mapping[str, str] = art()["colours"]


@dataclass(frozen=True)
class Picture:
    """What one viewer sees. A notebook shows it; `svg` is the file."""

    width: int
    height: int
    parts: tuple[str, ...] = field(repr=False)
    title: str
    text: str = field(repr=False)  # the same board in characters, for those who do not see the picture

    @property
    def body(self) -> str:
        """All that is drawn."""
        return "".join(self.parts)

    @property
    def svg(self) -> str:
        """The whole picture, which needs nothing else."""
        head = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        words = f"<title>{escape(self.title)}</title><desc>{escape(self.text)}</desc>"
        drawn = f"<defs>{symbols(self.body)}</defs>{self.body}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {head}>{words}{drawn}</svg>'

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return self.svg


def picture(game: Game, view: Mapping[str, Any], seen: Any, reader: Reader) -> Picture:
    """The picture of a view; a game without art shows its board in characters."""
    speech = Speech(game.name, reader)
    text = speech.board(seen)
    title = f"{speech.text('title')}: {speech.prompt(seen)}"
    if game.picture:
        module, _, name = game.picture.partition(":")
        width, height, parts = getattr(importlib.import_module(module), name)(view, speech)
    else:
        width, height, parts = _characters(text)
    return Picture(width, height, tuple(parts), title, text)


def _characters(text: str) -> tuple[int, int, list[str]]:
    lines = text.splitlines()
    width, height = 20 + 8 * max(map(len, lines), default=1), 20 + 18 * len(lines)
    drawn = [
        f'<text x="10" y="{24 + 18 * row}" xml:space="preserve" font-family="monospace" font-size="13" '
        f'fill="{COLOURS["ink"]}">{escape(line)}</text>'
        for row, line in enumerate(lines)
    ]
    return width, height, [plate(0, 0, width, height, COLOURS["ground"]), *drawn]


def symbols(body: str) -> str:
    """The glyphs that a drawing uses, each once."""
    return "".join(_symbol(name, art()["glyphs"][name]) for name in sorted(set(USED.findall(body))))


def _symbol(name: str, drawing: Mapping[str, str]) -> str:
    return f'<symbol id="glyph-{name}" viewBox="0 0 24 24">{strokes(drawing)}</symbol>'


def strokes(drawing: Mapping[str, str]) -> str:
    """A drawing on the grid of 24 by 24: `fill` is painted, `line` is drawn with a round pen, in the current colour."""
    parts = []
    if "fill" in drawing:
        parts.append(f'<path d="{drawing["fill"]}" fill="currentColor" fill-rule="evenodd"/>')
    if "line" in drawing:
        pen = 'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
        parts.append(f'<path d="{drawing["line"]}" fill="none" {pen}/>')
    return "".join(parts)


def glyph(name: str, x: float, y: float, size: float, colour: str) -> str:
    """One of the page's glyphs, by its upper left corner."""
    place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#glyph-{name}" {place} color="{colour}"/>'


def words(
    said: str, x: float, y: float, size: float, colour: str, *, anchor: str = "start", display: bool = False
) -> str:
    """A line of text; `y` is its foot."""
    face = DISPLAY if display else TEXT
    look = f'font-family="{face}" font-size="{size:g}" font-weight="600" text-anchor="{anchor}" fill="{colour}"'
    return f'<text x="{x:g}" y="{y:g}" {look}>{escape(said)}</text>'


def plate(x: float, y: float, width: float, height: float, fill: str, *, edge: str = "none", round_: float = 10) -> str:
    """A rectangle with round corners."""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}"'
    return f'<rect {place} fill="{fill}" stroke="{edge}" stroke-width="2"/>'


def path(drawn: str, x: float, y: float, scale: float, look: str) -> str:
    """A path at a place."""
    return f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{drawn}" {look}/>'


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """A seat's colour and shape, by its upper left corner, and its number: from 0, as in moves."""
    shape = path(art()["seats"][seat], x, y, size / 28, f'fill="{COLOURS[f"seat-{seat}"]}"')
    number = words(str(seat), x + size / 2, y + 0.7 * size, 0.54 * size, COLOURS["on-seat"], anchor="middle")
    return shape + number


def sky(width: float, height: float, colours: Mapping[str, str], name: str) -> str:
    """The sky of a game at its time of day."""
    stops = "".join(
        f'<stop offset="{share}" stop-color="{colours[f"sky-{part}"]}"/>'
        for part, share in (("top", 0), ("mid", 0.5), ("low", 1))
    )
    fill = f'<linearGradient id="sky-{name}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    return f"<defs>{fill}</defs>{plate(0, 0, width, height, f'url(#sky-{name})', round_=14)}"

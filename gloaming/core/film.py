"""A game as a film: every moment as one viewer saw it, with what happened, in a page that loads nothing.

It is made from that viewer's views and events alone, as everything that is shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from gloaming.core.decisions import CHANCE, TABLE
from gloaming.core.game import ENGLISH, Reader
from gloaming.core.match import Match
from gloaming.core.picture import COLOURS, Picture, symbols
from gloaming.core.replay import replay
from gloaming.core.speech import Speech

PAGE = """<!doctype html>
<html lang="@LANG@"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>@TITLE@</title>
<style>
  body { margin: 0; background: @GROUND@; color: @INK@; font: 1rem/1.4 system-ui, sans-serif; }
  svg { display: block; width: 100%; height: auto; max-height: calc(100vh - 6.5rem); }
  form { display: flex; gap: .5rem; align-items: center; padding: .4rem .6rem; }
  input { flex: 1; accent-color: @ACCENT@; }
  button { min-width: 2.75rem; min-height: 2.75rem; font: inherit; color: inherit; background: none;
    border: 1px solid currentColor; border-radius: 999px; }
  p { margin: 0; padding: 0 .8rem; min-height: 2.8em; }
</style>
<svg viewBox="0 0 @WIDTH@ @HEIGHT@" role="img" aria-label="@TITLE@">
  <defs>@SYMBOLS@</defs><g id="board">@FIRST@</g>
</svg>
<form onsubmit="return false">
  <button type="button" id="back" aria-label="-1">&#9664;</button>
  <input type="range" id="at" min="0" max="@LAST@" value="0" aria-label="@TITLE@">
  <button type="button" id="on" aria-label="+1">&#9654;</button><output id="number">0 / @LAST@</output>
</form>
<p id="said" aria-live="polite"></p>
<script type="application/json" id="film">@FILM@</script>
<script>
  const film = JSON.parse(document.getElementById("film").textContent);
  const [at, board, said, number] = ["at", "board", "said", "number"].map((id) => document.getElementById(id));
  function show(moment) {
    at.value = moment;
    board.innerHTML = film.boards[at.value].map((part) => film.parts[part]).join("");
    said.textContent = film.said[at.value];
    number.value = `${at.value} / ${at.max}`;
  }
  at.addEventListener("input", () => show(at.value));
  document.getElementById("back").addEventListener("click", () => show(Number(at.value) - 1));
  document.getElementById("on").addEventListener("click", () => show(Number(at.value) + 1));
</script>
</html>
"""


@dataclass(frozen=True)
class Film:
    """The moments of a game. A notebook shows them with a slider; `html` is a page to keep."""

    moments: tuple[tuple[Picture, str], ...] = field(repr=False)  # the board, and what had just happened
    lang: str

    @property
    def html(self) -> str:
        """The whole page."""
        first = self.moments[0][0]
        unique = dict.fromkeys(part for picture, _ in self.moments for part in picture.parts)
        parts = {part: number for number, part in enumerate(unique)}
        drawn = {
            "parts": list(parts),
            "boards": [[parts[part] for part in picture.parts] for picture, _ in self.moments],
            "said": [said for _, said in self.moments],
        }
        fills = {
            "LANG": self.lang,
            "TITLE": escape(first.title.partition(":")[0]),
            "WIDTH": str(first.width),
            "HEIGHT": str(max(picture.height for picture, _ in self.moments)),
            "SYMBOLS": symbols("".join(parts)),
            "FIRST": first.body,
            "LAST": str(len(self.moments) - 1),
            "FILM": json.dumps(drawn, ensure_ascii=False).replace("<", "\\u003c"),
            **{name.upper(): COLOURS[name] for name in ("ground", "ink", "accent")},
        }
        page = PAGE
        for name, value in fills.items():
            page = page.replace(f"@{name}@", value)
        return page

    def _repr_html_(self) -> str:
        """The page in a frame of its own, so that it cannot disturb others."""
        width, height = self.moments[0][0].width, self.moments[0][0].height + 110
        look = f"width:100%;max-width:{width}px;height:{height}px;border:0"
        return f'<iframe sandbox="allow-scripts" style="{look}" srcdoc="{escape(self.html)}"></iframe>'


def film(game: Match | str, seat: int | None = None, lang: str = ENGLISH) -> Film:
    """A game, or a record of one, from its beginning to where it stands, as a seat saw it, or as a spectator did."""
    match = replay(game) if isinstance(game, str) else game
    return Film(tuple(_moments(match, seat, lang)), lang)


def _moments(match: Match, seat: int | None, lang: str) -> Iterator[tuple[Picture, str]]:
    """The position before each move of somebody, and the last one; what chance does belongs to the move before."""
    again, viewer = match.from_the_start(), TABLE if seat is None else seat
    speech = Speech(match.game.name, Reader(viewer, lang))
    told = 0
    for number, (mover, move) in enumerate([*match.moves, (TABLE, "")]):
        if mover != CHANCE:
            happened = " ".join(speech.sentence(event) for event in again.events(viewer, told))
            yield again.picture(seat, lang), happened
            told = number
        if move:
            again.play(mover, move)

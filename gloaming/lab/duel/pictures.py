"""Draws the pictures of docs/duel-solved.md out of the data beside them, as SVG.

    python -m gloaming.lab.duel.pictures docs/data

Boards: the best placements as far as they are searched turn by turn, and two surprising positions out of the exact
ones. Charts: who is ahead by duels left, and how near the evaluator comes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.lab.duel.solve.boards import UNITS
from gloaming.lab.reports.svg import COLOURS, FONT, svg
from gloaming.minds.duel.layouts import turned

CELL, EDGE = 92, 30
SIDES = (("#8a4b22", "#fff4e3", -20), ("#4a5d78", "#eef4ff", 20))  # Bison's and Wolf's colours, and where they stand

Layout = Sequence[int]  # a value by cell, 0 for none


def board(bison: Layout, wolf: Layout, title: str) -> str:
    """A board: Bison's pawns round, Wolf's with corners."""
    parts = []
    for i, name in enumerate("abc"):
        at = EDGE + CELL * (i + 0.5)
        parts.append(f'<text x="{at}" y="{EDGE / 2}" {FONT} font-size="16" fill="#555">{name}</text>')
        parts.append(f'<text x="{EDGE / 2}" y="{at}" {FONT} font-size="16" fill="#555">{i + 1}</text>')
    for cell in range(9):
        x, y = EDGE + CELL * (cell % 3), EDGE + CELL * (cell // 3)
        parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="#f3ead8" stroke="#b9a988"/>')
        for (dark, light, aside), value in zip(SIDES, (bison[cell], wolf[cell]), strict=True):
            if value:
                cx, cy, corner = x + CELL / 2 + aside, y + CELL / 2 + aside, 19 if aside < 0 else 5
                parts.append(f'<rect x="{cx - 19}" y="{cy - 19}" width="38" height="38" rx="{corner}" fill="{dark}"/>')
                parts.append(f'<text x="{cx}" y="{cy}" {FONT} font-size="22" fill="{light}">{value}</text>')
    size = EDGE + 3 * CELL + 8
    return svg(size, size, parts, title)


def chart(lines: dict[str, list[tuple[int, float]]], most: float, axis: str, title: str) -> str:
    """Lines over the duels left, from 0 to `most`."""
    width, height, left, low = 640, 300, 56, 250
    longest = max(x for points in lines.values() for x, _ in points)
    parts = []
    for step in range(5):
        y = low - 220 * step / 4
        parts.append(f'<line x1="{left}" x2="{width - 10}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 24}" y="{y}" {FONT} font-size="12" fill="#555">{most * step / 4:.2f}</text>')
    for x in range(0, int(longest) + 1, 8):
        at = left + (width - left - 20) * x / longest
        parts.append(f'<text x="{at}" y="{low + 16}" {FONT} font-size="12" fill="#555">{x}</text>')
    parts.append(f'<text x="{width / 2}" y="{low + 38}" {FONT} font-size="13" fill="#333">{axis}</text>')
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number]
        line = [f"{left + (width - left - 20) * x / longest:.1f},{low - 220 * y / most:.1f}" for x, y in points]
        parts.append(f'<polyline points="{" ".join(line)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = f'x="{width - 130}" y="{24 + 18 * number}" {FONT} font-size="13"'
        parts.append(f'<text {label} fill="{colour}">{name}</text>')
    return svg(width, height, parts, title)


def surprises(exact: Any) -> list[tuple[str, npt.NDArray[np.int8], str]]:
    """The side to swap has won with fewest shells; and it is behind with most. With at least 12 duels left."""
    worth, left = exact["units"] / UNITS, exact["left"]
    layouts = np.stack([exact["bison"], exact["wolf"]], axis=1)
    won = np.where((worth == 1) & (left >= 12)[:, None], np.arange(1, 18), 99)
    behind = np.where((worth < 0) & (left >= 12)[:, None], np.arange(1, 18), 0)
    found = []
    for name, number, shells in (
        ("won", int(won.min(axis=1).argmin()), int(won.min())),
        ("behind", int(behind.max(axis=1).argmax()), int(behind.max())),
    ):
        layout = layouts[number] if left[number] % 2 else turned(layouts[number])
        side = "Bison" if left[number] % 2 else "Wolf"
        value = worth[number, shells - 1]
        words = f"{side} swaps, with {shells} of 18 shells and {left[number]} duels left: {value:+.3f} for {side}"
        found.append((name, layout, words))
    return found


def main() -> None:
    """Write all pictures into the folder of the data."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    placement, solved, accuracy = (
        json.loads((folder / f"duel-{name}.json").read_text(encoding="utf-8"))
        for name in ("placement", "solved", "accuracy")
    )
    pictures = {}
    for limit, found in placement.items():
        best = found["first_pawns"][0]
        title = f"The best placement with {limit} duels after four turns: {found['lower']:+.3f} for Bison"
        pictures[f"opening-{limit}"] = board(best["best_answer"], best["then_wolf"], title)
    with np.load(folder / "duel-exact.npz") as exact:
        for name, layout, words in surprises(exact):
            pictures[name] = board(layout[0].tolist(), layout[1].tolist(), words)
            print(f"{name}: {words}")
    middle = [(it["left"], it["mean"][9]) for it in solved["horizons"]]
    by_swapper = {"odd number left": middle[::2], "even number left": middle[1::2]}
    pictures["ahead"] = chart(by_swapper, 1.0, "duels left", "The mean value at 9-9 for the side that swaps next")
    stages = {"net alone": "net", "one swap searched": "one_swap", "analysis": "analysis"}
    lines = {name: [(int(x), it[key]["mean"]) for x, it in accuracy["left"].items()] for name, key in stages.items()}
    pictures["accuracy"] = chart(lines, 0.08, "duels left", "The mean error of the evaluator")
    for name, text in pictures.items():
        (folder / f"duel-{name}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

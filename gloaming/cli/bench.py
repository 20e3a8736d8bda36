"""`gloaming bench`: decisions per second, compared with other frameworks."""

from __future__ import annotations

import argparse
import functools
import importlib
import json
from typing import Any

from gloaming.cli.background import run_beside
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.core.game import find, usable

FIGURES = ("decisions", "chance", "games", "copies", "resamples")


def run(args: argparse.Namespace) -> int:
    """Measure, then print a table or JSON."""
    games = [find(args.game).name] if args.game else list(usable())
    err = console(stderr=True)
    if args.census:
        return _census(games, args.census)
    module = "gloaming.lab.bench.cuda" if args.cuda else "gloaming.lab.bench.processor"

    def measure() -> list[dict[str, Any]]:
        return list(importlib.import_module(module).run(games, args.seconds))

    if err.is_terminal:
        with err.status("measuring"):
            rows = run_beside(measure)
    else:
        rows = run_beside(measure)
    if args.json:
        print(json.dumps(rows, indent=2))
    else:
        _print_table(rows)
    return 0


def _census(games: list[str], count: int) -> int:
    """Play random games in each setting; stop with the scene of the first position that cannot exist."""
    from gloaming.lab.census import census  # noqa: PLC0415

    rows = []
    for game in games:
        found = run_beside(functools.partial(census, game, count))
        rows += [(game, label, f"{number:,}".replace(",", " ")) for label, number in found.items()]
    out = console()
    show_table(out, ("game", "setting", "games, no position impossible"), rows)
    return 0


def _print_table(rows: list[dict[str, Any]]) -> None:
    headings = ("measured", "game", *(f"{what}/s" for what in FIGURES), "ratio")
    cells = [
        (
            str(row["name"]),
            str(row["game"]),
            *(_count(row[f"{what}_per_s"]) for what in FIGURES),
            "" if row["ratio"] is None else f"{row['ratio']:.2f}",
        )
        for row in rows
    ]
    out = console()
    show_table(out, headings, cells, words=2)
    for note in dict.fromkeys(f"{row['game']}: {row['note']}" for row in rows if row["note"]):
        out.print(note, style="quiet")


def _count(number: float | None) -> str:
    return "" if number is None else f"{number:,.0f}".replace(",", " ")

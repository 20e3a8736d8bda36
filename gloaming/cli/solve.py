"""`gloaming solve`: the exact value of every position of a game, if a machine can compute it."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gloaming.cli.background import run_beside
from gloaming.cli.failure import Failure
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.core.game import find

SHELLS = 5  # columns for numbers of shells in the table


def run(args: argparse.Namespace) -> int:
    """Solve, then print a table or JSON."""
    game = find(args.game).name
    if importlib.util.find_spec(f"gloaming.lab.solve.{game}") is None:
        raise Failure(f"there is no solver for {game}")
    command = importlib.import_module(f"gloaming.lab.solve.{game}.command")
    folder = None if args.folder is None else Path(args.folder)
    task = command.Task(command.board_of(args.board), args.limit, args.endless, args.placement, folder)
    found = _with_a_bar(lambda on_sweep: command.run(task, on_sweep), args.limit)
    if args.json:
        print(json.dumps(found))
    else:
        _print(found)
    return 0


def _with_a_bar(work: Callable[[Callable[[int], None]], Any], sweeps: int) -> Any:
    err = console(stderr=True)
    if not err.is_terminal:
        return run_beside(lambda: work(lambda _: None))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        bar = progress.add_task("duels", total=sweeps)
        return run_beside(lambda: work(lambda done: progress.update(bar, completed=done)))


def _print(found: dict[str, Any]) -> None:
    """Print the mean value for Bison by duels left and shells, then the openings."""
    shells = found["board"]["shells"]
    shown = [round(shells * (part + 1) / (SHELLS + 1)) for part in range(SHELLS)]
    bounds = found["endless"]
    headings = ("sweeps, bound" if bounds else "duels left", *(f"{count} shells" for count in shown), "checksum")
    rows = [
        (
            f"{horizon['left']}{(', upper', ', lower')[horizon['left'] % 2] if bounds else ''}",
            *(f"{horizon['mean'][count]:+.4f}" for count in shown),
            horizon["checksum"],
        )
        for horizon in found["horizons"]
    ]
    out = console()
    show_table(out, headings, rows, words=1)
    out.print("The mean value for Bison over all positions, just before Bison swaps; a win is 1.", style="quiet")
    for part in ("openings", "placement"):
        for name, value in found.get(part, {}).items():
            out.print(f"{part}, {name}: {value}")

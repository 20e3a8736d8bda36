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


def run(args: argparse.Namespace) -> int:
    """Solve, then print a table or JSON."""
    game = find(args.game).name
    solver = f"gloaming.lab.{game}.solve"
    if importlib.util.find_spec(solver) is None:
        raise Failure(f"there is no solver for {game}")
    command = importlib.import_module(f"{solver}.command")
    folder = None if args.folder is None else Path(args.folder)
    task = command.Task(command.board_of(args.board), args.limit, args.endless, args.placement, folder)
    found = _with_a_bar(lambda on_sweep: command.run(task, on_sweep), args.limit)
    if args.json:
        print(json.dumps(found))
    else:
        _print(command.told(found))
    return 0


def _with_a_bar(work: Callable[[Callable[[int], None]], Any], sweeps: int) -> Any:
    err = console(stderr=True)
    if not err.is_terminal:
        return run_beside(lambda: work(lambda _: None))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        bar = progress.add_task("sweeps", total=sweeps)
        return run_beside(lambda: work(lambda done: progress.update(bar, completed=done)))


def _print(told: Any) -> None:
    out = console()
    show_table(out, told.headings, told.rows, words=1)
    for line in told.lines:
        out.print(line, style="quiet")

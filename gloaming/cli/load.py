"""`gloaming load`: how many tables a server can hold, and whether it loses anything when it is killed."""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

import uvloop

from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.server.operation.load.faults import torment
from gloaming.server.operation.load.figures import LATEST, Row, measure

SIZES = (100, 250, 500, 750, 1000, 1500, 2000, 3000, 5000)  # number of tables in each row of the result
HEADINGS = ("tables", "viewers", "moves/s", "p50 ms", "p95 ms", "p99 ms", "games", "refused", "gaps", "server cpu")


def run(args: argparse.Namespace) -> int:
    """Measure the load, or kill the server again and again."""
    with tempfile.TemporaryDirectory(prefix="gloaming-load-") as folder:
        if args.faults:
            return _faults(args, Path(folder))
        return _load(args, Path(folder))


def _load(args: argparse.Namespace, folder: Path) -> int:
    progress = console(stderr=True)
    sizes = [*(size for size in SIZES if size < args.tables), args.tables]

    def report(row: Row) -> None:
        progress.print(f"{row.tables} tables: p99 {1000 * row.p99:.0f} ms", highlight=False)

    rows = uvloop.run(measure(folder, sizes, args.seconds, report))
    if args.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return 0
    out = console()
    cells = [
        (
            *(str(row.tables), str(row.viewers), f"{row.moves:.0f}"),
            *(f"{1000 * value:.0f}" for value in (row.p50, row.p95, row.p99)),
            *(str(row.games), str(row.refused), str(row.gaps), f"{100 * row.cpu:.0f} %"),
        )
        for row in rows
    ]
    show_table(out, HEADINGS, cells)
    if rows[-1].holds:
        out.print(f"holds {rows[-1].tables} tables; more were not tried (--tables)", highlight=False)
    else:
        held = max((row.tables for row in rows if row.holds), default=0)
        out.print(
            f"breaks at {rows[-1].tables} tables: p99 over {1000 * LATEST:.0f} ms, or moves come late; holds {held}",
            highlight=False,
        )
    return 0


def _faults(args: argparse.Namespace, folder: Path) -> int:
    progress = console(stderr=True)

    def report(kill: int) -> None:
        progress.print(f"killed {kill} of {args.faults}", highlight=False)

    tables = min(args.tables, 30)
    verdict = uvloop.run(torment(folder, args.faults, tables, args.seed, report))
    if args.json:
        print(json.dumps(asdict(verdict), indent=2))
    else:
        show_table(console(), ("found", "count"), [(name, str(count)) for name, count in asdict(verdict).items()])
    return 0 if verdict.clean else 1

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
from gloaming.core.game import find, usable
from gloaming.server.operation.load.asleep import sleep
from gloaming.server.operation.load.faults import torment
from gloaming.server.operation.load.figures import Load, Row, measure
from gloaming.server.operation.load.pace import LATEST
from gloaming.server.operation.load.party import Kind

SIZES = (100, 250, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000)  # number of tables in each row of the result
WINDOWED = 4  # one table in so many has windows that last
HEADINGS = (
    *("tables", "viewers", "due/s", "shown/s", "p50 ms", "p95 ms", "p99 ms", "late", "stuck", "refused", "dropped"),
    *("deals", "windows", "chat", "server cpu", "clients cpu", "ms/move", "bytes/view", "kB/table"),
)


def run(args: argparse.Namespace) -> int:
    """Measure the load, or kill the server again and again."""
    with tempfile.TemporaryDirectory(prefix="gloaming-load-") as folder:
        if args.faults:
            return _faults(args, Path(folder))
        if args.asleep:
            return _asleep(args, Path(folder))
        return _load(args, Path(folder))


def _kinds(args: argparse.Namespace) -> tuple[Kind, ...]:
    """The tables: all games in rotation, some with windows that last."""
    found = []
    for name in [find(args.game).name] if args.game else usable():
        fewest, most = find(name).players
        found.append(Kind(name, max(fewest, min(most, args.players)), args.watchers))
    if not args.window:
        return tuple(found)
    windowed = tuple(kind._replace(window=args.window) for kind in found)
    return (*found * (WINDOWED - 1), *windowed)


def _load(args: argparse.Namespace, folder: Path) -> int:
    progress = console(stderr=True)
    sizes = (*(size for size in SIZES if args.start <= size < args.tables), args.tables)

    def report(row: Row) -> None:
        progress.print(f"{row.tables} tables: p99 {1000 * row.p99:.0f} ms", highlight=False)

    load = Load(sizes, _kinds(args), args.rate, args.chat, args.seconds, args.profile, args.processes)
    rows = uvloop.run(measure(folder, load, report))
    if args.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return 0
    out = console()
    show_table(out, HEADINGS, [_cells(row) for row in rows])
    if args.profile:
        stages = ", ".join(f"{stage} {100 * share:.0f} %" for stage, share in rows[-1].stages.items())
        out.print(f"the server's time at {rows[-1].tables} tables: {stages}", highlight=False)
    if rows[-1].holds:
        out.print(f"holds {rows[-1].tables} tables; more were not tried (--tables)", highlight=False)
    else:
        held = max((row.tables for row in rows if row.holds), default=0)
        why = f"p99 over {1000 * LATEST:.0f} ms, or something was not shown, or a connection was lost"
        out.print(f"breaks at {rows[-1].tables} tables: {why}; holds {held}", highlight=False)
    return 0


def _cells(row: Row) -> tuple[str, ...]:
    return (
        *(str(row.tables), str(row.viewers), f"{row.due:.0f}", f"{row.shown:.0f}"),
        *(f"{1000 * value:.0f}" for value in (row.p50, row.p95, row.p99)),
        *(str(count) for count in (row.late, row.stuck, row.refused, row.dropped, row.deals, row.windows, row.chat)),
        *(f"{100 * share:.0f} %" for share in (row.cpu, row.clients_cpu)),
        *(f"{row.cpu_per_move:.2f}", f"{row.bytes_per_view:.0f}", f"{row.memory_per_table / 1024:.0f}"),
    )


def _asleep(args: argparse.Namespace, folder: Path) -> int:
    found = asdict(uvloop.run(sleep(folder, args.asleep)))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        rows = [
            (name.replace("_", " "), f"{value:.2f}" if value < 1000 else f"{value:,}") for name, value in found.items()
        ]
        show_table(console(), ("measured", "value"), rows)
    return 0


def _faults(args: argparse.Namespace, folder: Path) -> int:
    progress = console(stderr=True)

    def report(kill: int) -> None:
        progress.print(f"killed {kill} of {args.faults}", highlight=False)

    tables = min(args.tables, 30)
    verdict = uvloop.run(torment(folder, args.faults, tables, args.seed, report, args.processes))
    if args.json:
        print(json.dumps(asdict(verdict), indent=2))
    else:
        show_table(console(), ("found", "count"), [(name, str(count)) for name, count in asdict(verdict).items()])
    return 0 if verdict.clean else 1

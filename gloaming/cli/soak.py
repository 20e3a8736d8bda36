"""`gloaming soak`: let people and bots play for hours on servers to which everything happens, and audit the result."""

from __future__ import annotations

import argparse
import json
import tempfile
from contextlib import nullcontext
from dataclasses import asdict
from pathlib import Path

import uvloop

from gloaming.cli.files import write_whole
from gloaming.cli.soaked import page, rows
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.server.operation.soak.soak import Soak, Wish


def run(args: argparse.Namespace) -> int:
    """Run it, and say what was found."""
    progress = console(stderr=True)
    with nullcontext(args.folder) if args.folder else tempfile.TemporaryDirectory(prefix="gloaming-soak-") as folder:
        place = Path(folder).absolute()
        place.mkdir(parents=True, exist_ok=True)
        wish = Wish(
            place,
            60 * args.minutes,
            args.kills,
            args.seed,
            args.tables,
            args.processes,
            args.store or "",
            args.bus,
            Path(args.disk).absolute() if args.disk else None,
        )
        verdict = uvloop.run(Soak(wish, lambda text: progress.print(text, highlight=False)).run())
        if args.folder:
            write_whole(str(place / "soak.json"), json.dumps(asdict(verdict)))
            write_whole(str(place / "soak.html"), page(verdict))
    if args.json:
        print(json.dumps(asdict(verdict), indent=2))
    else:
        show_table(console(), ("found", "count"), list(rows(verdict)))
    return 0 if verdict.clean else 1

"""The arguments of the lab's commands."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from gloaming.cli.values import Values

COMMANDS = ("export",)

Adder = Callable[[argparse.ArgumentParser], None]


def add(command: Callable[[str, str], argparse.ArgumentParser], game: Adder, setting: Adder, values: Values) -> None:
    """Add all of them; `game` and `setting` add the arguments that they share with other commands."""

    def workers(added: argparse.ArgumentParser) -> None:
        added.add_argument("--workers", type=values.positive, metavar="N", help="processes (default: one per core)")

    export = command("export", "write every decision of games between bots into files")
    game(export)
    export.add_argument("--games", type=values.positive, required=True, metavar="N")
    export.add_argument("--out", required=True, metavar="DIR", help="a new folder, or one to resume")
    export.add_argument("--bots", metavar="A,B", help="the bots that play (default: one of a middle strength)")
    export.add_argument("--format", choices=("parquet", "jsonl"), default="parquet", help="default: parquet")
    setting(export)
    workers(export)
    export.add_argument("--json", action="store_true", help="print JSON only")

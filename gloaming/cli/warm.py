"""`gloaming warm`: compile the rules of games into the cache, and if asked the bots that search."""

from __future__ import annotations

import argparse
import time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from gloaming import minds
from gloaming.cli.background import run_beside
from gloaming.cli.terminal import console
from gloaming.core.caches import cache_home
from gloaming.core.game import find, usable


def run(args: argparse.Namespace) -> int:
    """Compile what is not yet in the cache, and say how long it took."""
    names = [find(name).name for name in dict.fromkeys(args.games)] or list(usable())
    from gloaming.core import warm  # noqa: PLC0415

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=(err := console(stderr=True)),
        transient=True,
        disable=not err.is_terminal,
    )
    started = time.monotonic()
    with bar:
        task = bar.add_task("compiling", total=len(names) * len(warm.ENTRIES))
        run_beside(
            lambda: warm.warm(names, lambda game, entry: bar.update(task, advance=1, description=f"{game} {entry}"))
        )
        for name in names if args.bots else ():
            for bot in find(name).bots:
                minds.make(bot, find(name), 0, "warm").make_ready()
    spent = f"{time.monotonic() - started:.1f} s"
    console().print(f"{', '.join(names)}: ready in {spent}, kept in {cache_home()}", soft_wrap=True)
    return 0

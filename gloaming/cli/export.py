"""`gloaming export`: every decision of games between bots, in files for programs."""

from __future__ import annotations

import argparse
import json
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gloaming import minds
from gloaming.cli.arguments import check_bot, check_setting, read_options
from gloaming.cli.simulate import counted, with_progress
from gloaming.cli.terminal import console
from gloaming.core.game import find

SPREAD = 2000  # games that are worth more than one process


def run(args: argparse.Namespace) -> int:
    """Play and write, then say what was written."""
    game = find(args.game)
    options = read_options(game, args.option, "en")
    check_setting(game, args.players, options, args.seed)
    names = minds.for_newcomers(game.name) if args.bots is None else args.bots
    bots = [check_bot(game, name.strip()) for name in names.split(",")]

    def write(on_game: Callable[[int], None]) -> Any:
        from gloaming.lab.data.export import export  # noqa: PLC0415

        return export(
            game.name,
            args.games,
            Path(args.out),
            seed=args.seed if args.seed is not None else secrets.token_hex(8),
            bots=bots,
            players=args.players,
            options=options,
            kind=args.format,
            workers=args.workers or (1 if args.games < SPREAD else os.cpu_count() or 1),
            on_game=on_game,
        )

    found = with_progress(args.games, write)
    if args.json:
        print(json.dumps(found, indent=2))
        return 0
    size = sum(path.stat().st_size for path in Path(args.out).glob("*/part-*"))
    out = console()
    out.print(
        f"{counted(found['games'], 'game')}, {counted(found['decisions'], 'decision')} in {args.out}", style="title"
    )
    out.print(f"{size / 1e6:.1f} MB, seed {found['seed']}", style="quiet")
    return 0

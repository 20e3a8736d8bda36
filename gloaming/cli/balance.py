"""`gloaming balance`: how balanced a game is between bots, as a report to read."""

from __future__ import annotations

import argparse
import json
import os
import secrets
from collections.abc import Callable
from typing import Any

import gloaming
from gloaming.cli.arguments import check_bot, check_setting, read_options
from gloaming.cli.failure import Failure
from gloaming.cli.files import write_whole
from gloaming.cli.simulate import with_progress
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.core.errors import Malformed
from gloaming.core.game import Game, find


def run(args: argparse.Namespace) -> int:
    """Play, then print a summary or JSON, and write the report."""
    game = find(args.game)
    options = read_options(game, args.option, "en")
    check_setting(game, args.players, options, args.seed)
    changed = {**options, **read_options(game, args.compare, "en")}
    tables = [args.players] if args.players else _tables(game, options, changed)
    if args.games < 2:
        raise Failure("a balance report needs at least 2 games")
    check_setting(game, args.players, changed, args.seed)
    seed = args.seed if args.seed is not None else secrets.token_hex(8)
    settings = [options, changed] if args.compare else [options]

    def play(on_game: Callable[[int], None]) -> Any:
        from gloaming.lab.balance.findings import quick_bot, survey  # noqa: PLC0415

        names = quick_bot(game.name) if args.bots is None else args.bots
        bots = [check_bot(game, name.strip()) for name in names.split(",")]
        workers = args.workers or os.cpu_count() or 1
        return survey(
            game.name,
            tables,
            settings,
            games=args.games,
            seed=seed,
            bots=bots,
            deep=args.deep,
            workers=workers,
            on_game=on_game,
        )

    found, *others = with_progress(args.games * len(tables) * len(settings), play)
    if args.out is not None:
        _write(args, game, found, others[0] if others else [], seed)
    if args.json:
        print(json.dumps([[one.as_dict() for one in row] for row in (found, *others)], indent=2, allow_nan=False))
    else:
        _print(game, found, seed)
    return 0


def _tables(game: Game, *settings: dict[str, Any]) -> list[int]:
    """All numbers of players that can play with these options."""
    fewest, most = game.players
    found = []
    for players in range(fewest, most + 1):
        try:
            for options in settings:
                game.start(players, options)
        except Malformed:
            continue
        found.append(players)
    return found


def _write(args: argparse.Namespace, game: Game, found: Any, others: Any, seed: str) -> None:
    from gloaming.lab.balance.report import report  # noqa: PLC0415

    options = " ".join(f"{name}={value}" for name, value in found[0].options.items())
    told = (
        f"{args.games} games at each table between bots ({', '.join(found[0].bots)}), seed {seed}, "
        f"gloaming {gloaming.__version__}{', ' if options else ''}{options}. Intervals hold 95 %."
    )
    write_whole(args.out, report(f"Balance of {game.name}", told, found, others))


def _print(game: Game, found: Any, seed: str) -> None:
    out = console()
    out.print(f"{game.name}, {', '.join(found[0].bots)}", style="title")
    rows = [row for one in found for row in _summary(one)]
    show_table(out, ("players", "what", "value, 95 %"), rows, 2)
    out.print(f"{found[0].games} games at each table, seed {seed}", style="quiet")


def _summary(one: Any) -> list[tuple[str, str, str]]:
    rows = []
    for measure in one.wins:
        if measure.group in ("seat", "role", "bot"):
            low, high = measure.interval
            rows.append((f"{measure.group} {measure.name}, won %", measure.value * 100, 100 * low, 100 * high))
    rows += [(measure.name, measure.value, *measure.interval) for measure in one.lengths]
    if one.course is not None:
        leads = one.course.leader_wins
        rows.append((one.course.lead_changes.name, one.course.lead_changes.value, *one.course.lead_changes.interval))
        rows.append((f"{leads.name}, %", 100 * leads.value, 100 * leads.interval[0], 100 * leads.interval[1]))
    return [(str(one.players), name, f"{value:.1f} [{low:.1f}, {high:.1f}]") for name, value, low, high in rows]

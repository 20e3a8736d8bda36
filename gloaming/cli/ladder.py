"""`gloaming ladder`: each bot of a game against the next weaker one, by a sequential test."""

from __future__ import annotations

import argparse
import json
import os
import secrets
from collections.abc import Callable
from typing import Any

from gloaming.cli.arguments import bots_of, check_setting, read_options
from gloaming.cli.failure import Failure
from gloaming.cli.simulate import counted, interval_of, percent, tell_lost, with_progress
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.core.game import find


def run(args: argparse.Namespace) -> int:
    """Play the games, then print a table or JSON."""
    game = find(args.game)
    options = read_options(game, args.option, "en")
    check_setting(game, args.players, options, args.seed)
    bots = bots_of(args, game, list(game.bots))
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Failure("a ladder has at least 2 bots, each of them once")

    def play(on_game: Callable[[int], None]) -> Any:
        from gloaming.lab.contests import ladder  # noqa: PLC0415

        return ladder.climb(
            args.game,
            bots=bots,
            deals=args.deals,
            seed=args.seed if args.seed is not None else secrets.token_hex(8),
            players=args.players,
            options=options,
            budget=args.budget,
            workers=args.workers or os.cpu_count() or 1,
            on_game=lambda _, done: on_game(done),
        ).as_dict()

    report = with_progress(args.deals * (args.players or game.players[0]), play)
    if args.json:
        print(json.dumps(report, indent=2, allow_nan=False))
    else:
        _print(report)
    return 0


def _print(report: dict[str, Any]) -> None:
    out = console()
    options = " ".join(f"{name}={value}" for name, value in report["options"].items())
    out.print(f"{report['game']}, {report['players']} players{', ' if options else ''}{options}", style="title")
    headings = ("bot", "among", "", "won %, 95 %", "equal", "deals", "games", "ms a move", "99 in 100")
    show_table(out, headings, [_row(rung) for rung in report["rungs"]], 3)
    roles = [(rung, role) for rung in report["rungs"] for role in rung["roles"]]
    if roles:
        out.print()
        show_table(out, ("bot", "among", "role", "held", "won %, 95 %"), [_role_row(*row) for row in roles], 3)
    for rung in report["rungs"]:
        tell_lost(out, rung["lost"])
    out.print(
        f"at most {counted(report['deals'], 'deal')} for each test, "
        f"{report['budget']} s for each move, seed {report['seed']}",
        style="quiet",
    )


def _row(rung: dict[str, Any]) -> tuple[str, ...]:
    seconds = rung["seconds"]
    return (
        rung["bot"],
        rung["among"],
        rung["verdict"],
        f"{100 * rung['share']:.1f}{interval_of(rung['interval'], 100, 1)}",
        f"{100 * rung['even']:.1f}",
        str(rung["deals"]),
        str(rung["games"]),
        f"{1000 * seconds['median']:.2g}",
        f"{1000 * seconds['most']:.2g}",
    )


def _role_row(rung: dict[str, Any], role: dict[str, Any]) -> tuple[str, ...]:
    rate = f"{percent(role['won'], role['held'])}{interval_of(role['win_rate'], 100, 1)}"
    return role["bot"], rung["among"], role["role"], str(role["held"]), rate

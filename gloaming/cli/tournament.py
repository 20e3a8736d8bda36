"""`gloaming tournament`: every bot against every other, a cross table and ratings."""

from __future__ import annotations

import argparse
import json
import os
import secrets
from collections.abc import Callable
from typing import Any

from gloaming.cli.arguments import bots_of, check_setting, read_options
from gloaming.cli.failure import Failure
from gloaming.cli.files import write_whole
from gloaming.cli.simulate import counted, interval_of, percent, tell_lost, with_progress
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.core.game import find


def run(args: argparse.Namespace) -> int:
    """Play the games, then print tables or JSON."""
    game = find(args.game)
    options = read_options(game, args.option, "en")
    check_setting(game, args.players, options, args.seed)
    bots = bots_of(args, game, list(game.bots))
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Failure("a tournament has at least 2 bots, each of them once")
    seats = args.players or game.players[0]

    def play(on_game: Callable[[int], None]) -> Any:
        from gloaming.lab.contests.tournaments import hold  # noqa: PLC0415

        return hold(
            game.name,
            bots,
            deals=args.deals,
            seed=args.seed if args.seed is not None else secrets.token_hex(8),
            players=args.players,
            options=options,
            budget=args.budget,
            workers=args.workers or os.cpu_count() or 1,
            on_game=on_game,
        )

    pairs = len(bots) * (len(bots) - 1) // 2
    most = args.deals * (2 * pairs if seats == 2 else 2 * seats * pairs + len(bots))
    found = with_progress(most, play)
    if args.plot is not None:
        from gloaming.lab.contests.plot import plot  # noqa: PLC0415

        write_whole(args.plot, plot(found))
    report = found.as_dict()
    if args.json:
        print(json.dumps(report, indent=2, allow_nan=False))
    else:
        _print(report)
    return 0


def _print(report: dict[str, Any]) -> None:
    out = console()
    options = " ".join(f"{name}={value}" for name, value in report["options"].items())
    out.print(f"{report['game']}, {report['players']} players{', ' if options else ''}{options}", style="title")
    rows = [
        (rating["bot"], f"{rating['points']:+.0f}{interval_of(rating['interval'], 1, 0)}")
        for rating in report["ratings"]
    ]
    show_table(out, ("bot", f"rating ({report['model']}), 95 %"), rows)
    out.print()
    names = [rating["bot"] for rating in report["ratings"]]
    cells = {(cell["bot"], cell["among"]): cell for cell in report["cells"]}
    headings = ("won %, 95 %, among", *names)
    show_table(out, headings, [(bot, *(_cell(cells.get((bot, other))) for other in names)) for bot in names])
    out.print()
    pairs = [
        (
            f"{pair['first']} - {pair['second']}",
            pair["better"] or "undecided",
            f"{100 * pair['lead']:+.1f}{interval_of(pair['interval'], 100, 1)}",
            str(pair["deals"]),
        )
        for pair in report["pairs"]
    ]
    show_table(out, ("pair", "better", "lead, points of %, 95 %", "deals"), pairs, 2)
    if report["roles"]:
        out.print()
        show_table(out, ("role", "bot", "held", "won %, 95 %"), [_role(role) for role in report["roles"]], 2)
    tell_lost(out, report["lost"])
    games = counted(report["games"], "game")
    out.print(f"{games}, at most {counted(report['deals'], 'deal')} for a pair, seed {report['seed']}", style="quiet")


def _cell(cell: dict[str, Any] | None) -> str:
    return "" if cell is None else f"{100 * cell['share']:.1f}{interval_of(cell['interval'], 100, 0)}"


def _role(role: dict[str, Any]) -> tuple[str, ...]:
    rate = f"{percent(role['won'], role['held'])}{interval_of(role['win_rate'], 100, 1)}"
    return role["role"], role["bot"], str(role["held"]), rate

"""`gloaming simulate`: bots against bots in many games, with confidence intervals."""

from __future__ import annotations

import argparse
import json
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gloaming.cli.arguments import bots_of, check_setting, read_options
from gloaming.cli.background import run_beside
from gloaming.cli.failure import Failure
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.core.game import find

WORTH_MORE_PROCESSES = 200  # games


def run(args: argparse.Namespace) -> int:
    """Play the games, then print a table or JSON."""
    game = find(args.game)
    options = read_options(game, args.option, "en")
    check_setting(game, args.players, options, args.seed)
    bots = bots_of(args, game, ())
    if not bots:
        raise Failure("name the bots: --bots A,B, or --bot NAME for each")
    seats = args.players or game.players[0]
    if len(bots) > seats:
        raise Failure(f"a table of {seats} takes 1 to {seats} bots, not {len(bots)}")
    if args.ray is not None and args.workers is not None:
        raise Failure("--workers are processes of this machine, --ray is a cluster: give one or the other")
    if args.resume is not None and args.seed is None:
        raise Failure("--resume needs --seed: the games of a run follow from it")
    seed = args.seed if args.seed is not None else secrets.token_hex(8)
    workers = args.workers or (1 if args.games < WORTH_MORE_PROCESSES else os.cpu_count() or 1)

    def play(on_game: Callable[[int], None]) -> Any:
        from gloaming.lab.runs import arena  # noqa: PLC0415

        return arena.tournament(
            args.game,
            bots,
            args.games,
            seed=seed,
            players=args.players,
            options=options,
            workers=workers,
            cluster=args.ray,
            resume=None if args.resume is None else Path(args.resume),
            on_game=on_game,
        ).as_dict()

    report = with_progress(args.games, play)
    if args.json:
        print(json.dumps(report, indent=2, allow_nan=False))
    else:
        _print_table(report)
    return 0


def with_progress(games: int, play: Callable[[Callable[[int], None]], Any]) -> Any:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        console=(err := console(stderr=True)),
        transient=True,
        disable=not err.is_terminal,
    )
    with bar:
        task = bar.add_task("starting", total=games)
        return run_beside(lambda: play(lambda done: bar.update(task, completed=done, description="games")))


def _print_table(report: dict[str, Any]) -> None:
    out = console()
    sure = "" if len(report["standings"]) == 1 else ", 95 %"
    headings = ("bot", "games", "wins", "draws", f"won %{sure}", f"return{sure}", "won by seat")
    rows = [
        (
            standing["bot"],
            str(standing["games"]),
            str(standing["wins"]),
            str(standing["draws"]),
            f"{percent(standing['wins'], standing['games'])}{interval_of(standing['win_rate'], 100, 1)}",
            f"{standing['mean_return']:+.2f}{interval_of(standing['return_interval'], 1, 2)}",
            _by_seat(standing),
        )
        for standing in report["standings"]
    ]
    options = " ".join(f"{name}={value}" for name, value in report["options"].items())
    out.print(f"{report['game']}, {report['players']} players{', ' if options else ''}{options}", style="title")
    show_table(out, headings, rows)
    if report["roles"]:
        out.print()
        show_table(out, ("role", "bot", "held", "won", "won %, 95 %"), [_role_row(role) for role in report["roles"]])
    tell_lost(out, {standing["bot"]: standing["lost"] for standing in report["standings"]})
    pairs = report["pairs"]
    if pairs:
        out.print(
            f"{pairs['first']} did better in {pairs['first_better']} of {counted(pairs['pairs'], 'pair')} of games "
            f"with seats changed, {pairs['second']} in {pairs['second_better']}."
        )
    counts = f"{counted(report['games'], 'game')}, {counted(report['moves'], 'move')}"
    out.print(f"{counts}, seed {report['seed']}", style="quiet")


def tell_lost(out: Console, lost: Mapping[str, Mapping[str, int]]) -> None:
    """Say which bots did not play all of their moves: a legal one was drawn for each that was lost."""
    for bot, reasons in lost.items():
        if reasons:
            why = ", ".join(f"{count} {reason}" for reason, count in reasons.items())
            out.print(f"{bot} lost {counted(sum(reasons.values()), 'move')}: {why}.", style="wrong")


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _role_row(role: dict[str, Any]) -> tuple[str, ...]:
    rate = f"{percent(role['won'], role['held'])}{interval_of(role['win_rate'], 100, 1)}"
    return role["role"], role["bot"], str(role["held"]), str(role["won"]), rate


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"


def interval_of(interval: Sequence[float] | None, scale: int, digits: int) -> str:
    if interval is None:
        return ""
    low, high = (scale * bound for bound in interval)
    return f" [{low:.{digits}f}, {high:.{digits}f}]"


def _by_seat(standing: dict[str, Any]) -> str:
    pairs = zip(standing["wins_by_seat"], standing["games_by_seat"], strict=True)
    return " ".join(f"{wins}/{games}" for wins, games in pairs)

"""`gloaming analyse`: what a position is worth to a seat, move by move, from what the seat knows."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from typing import Any

import gloaming
from gloaming.cli.arguments import check_bot, read_seat
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import console
from gloaming.core.decisions import TABLE
from gloaming.core.game import Game, Reader, find
from gloaming.core.speech import Speech
from gloaming.minds.analysis import Analysis

HOW_EXACT = {
    "exact": "exact",
    "interval": "certainly from {low:+.3f} to {high:+.3f}",
    "estimate": "an estimate: in 95 of 100 positions from {low:+.3f} to {high:+.3f}",
}


def run(args: argparse.Namespace) -> int:
    """Analyse the position, then print a table or JSON."""
    game = find(args.game)
    bot = None if args.bot is None else check_bot(game, args.bot)
    match = gloaming.scene(game.name, args.scene)
    if args.seat is None:
        seat = next((seat for seat in match.pending if seat < match.players), 0)
    else:
        seat = int(read_seat(game, match.players, args.seat, (), "en"))
    found = gloaming.analyse(match, seat, bot, args.budget)
    if args.json:
        print(json.dumps(found.as_dict(), indent=2, allow_nan=False))
    else:
        _print(game, found)
    return 0


def _print(game: Game, found: Analysis) -> None:
    out = console()
    exact = HOW_EXACT[found.exactness].format(low=found.low, high=found.high)
    name = Speech(game.name, Reader(TABLE)).name(found.seat)
    out.print(f"{name}: {found.value:+.3f} ({exact})", style="title")
    if found.choices:
        best_first = sorted(found.choices, key=lambda choice: (-choice.share, -(choice.worth or 0.0)))
        rows = [
            (choice.move, "" if choice.worth is None else f"{choice.worth:+.3f}", f"{100 * choice.share:.1f}")
            for choice in best_first
        ]
        show_table(out, ("move", "worth", "played %"), rows)
    for about, belief in found.beliefs.items():
        _print_belief(about, belief)


def _print_belief(about: str, belief: Mapping[str, Any]) -> None:
    """Print what the others may have or play: one row of probabilities, or a row for each thing."""
    rows = belief if all(isinstance(odds, Mapping) for odds in belief.values()) else {"": belief}
    if not rows:
        return
    out = console()
    headings = sorted({name for odds in rows.values() for name in odds})
    out.print()
    cells = [
        (thing, *(f"{100 * odds[name]:.1f}" if name in odds else "" for name in headings))
        for thing, odds in rows.items()
    ]
    show_table(out, (f"{about}, %", *headings), cells)

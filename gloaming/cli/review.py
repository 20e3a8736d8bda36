"""`gloaming review`: what each player of a finished game could have known, and how good each move was."""

from __future__ import annotations

import argparse
import json

from rich.progress import Progress

from gloaming.cli.arguments import check_bot, read_seat
from gloaming.cli.files import read_record, write_whole
from gloaming.cli.tables import show_table
from gloaming.cli.terminal import Screen, console
from gloaming.core.decisions import TABLE
from gloaming.core.game import Reader
from gloaming.core.replay import replay
from gloaming.core.speech import Speech


def run(args: argparse.Namespace) -> int:
    """Review a record; print tables or JSON, or write a page."""
    from gloaming.reviews.picture import page  # noqa: PLC0415  as late as the minds
    from gloaming.reviews.review import review  # noqa: PLC0415
    from gloaming.reviews.telling import Teller  # noqa: PLC0415

    match = replay(read_record(args.file))
    game = match.game
    bot = None if args.bot is None else check_bot(game, args.bot)
    seat = None if args.seat is None else int(read_seat(game, match.players, args.seat, (), args.lang))
    screen = Screen(args.lang)
    err = console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(screen.said("terminal-review-thinking"), total=len(match.moves))
        found = review(match, seat, bot, args.budget, lambda number: bar.update(task, completed=number))
    if args.json:
        print(json.dumps(found.as_dict(), indent=2, allow_nan=False))
        return 0
    speech = Speech(game.name, Reader(TABLE, args.lang))
    teller = Teller(match, found, speech)
    if args.html is not None:
        write_whole(args.html, page(teller, args.lang))
        screen.say("terminal-review-written", file=args.html)
        return 0
    screen.line(teller.title, "title")
    screen.line(teller.scale, "quiet")
    for table in teller.tables():
        screen.line()
        screen.line(table.title, "title")
        show_table(screen.console, table.headings, table.rows, table.words)
    return 0

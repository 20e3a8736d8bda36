"""The arguments of the lab's commands."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from gloaming.cli.values import Values
from gloaming.minds.bot import BUDGET

COMMANDS = ("export", "tournament", "study", "balance")

Adder = Callable[..., None]  # to a parser


def add(
    command: Callable[[str, str], argparse.ArgumentParser], game: Adder, setting: Adder, one_bot: Adder, values: Values
) -> None:
    """Add all of them; `game`, `setting` and `one_bot` add the arguments that they share with other commands."""

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

    tournament = command("tournament", "play every bot against every other, and rate them")
    game(tournament)
    tournament.add_argument("--bots", metavar="A,B,C", help="the bots (default: all that the game declares)")
    one_bot(tournament)
    tournament.add_argument(
        "--deals", type=values.positive, default=1000, metavar="N", help="deals for each pair at most (default: 1000)"
    )
    setting(tournament)
    tournament.add_argument(
        "--budget", type=values.seconds, default=BUDGET, metavar="S", help=f"seconds for each move (default: {BUDGET})"
    )
    workers(tournament)
    tournament.add_argument("--plot", metavar="FILE", help="write ratings and cross table as a picture (SVG)")
    tournament.add_argument("--json", action="store_true", help="print JSON only")

    study = command("study", "run a study from its file, and write a report")
    study.add_argument("file", metavar="FILE", help="the study, in TOML")
    study.add_argument("--out", metavar="DIR", help="where its results go (default: a folder named as the file)")
    workers(study)
    study.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address, for example auto")

    balance = command("balance", "report how balanced a game is between bots")
    game(balance)
    balance.add_argument(
        "--games", type=values.positive, default=2000, metavar="N", help="games at each table (default: 2000)"
    )
    balance.add_argument("--bots", metavar="A,B", help="the bots that play (default: the strongest that is quick)")
    setting(balance, "all that can play")
    balance.add_argument(
        "--compare", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help="compare with other options"
    )
    balance.add_argument(
        "--deep", action="store_true", help="also play on from positions: what is at stake, and when it is decided"
    )
    workers(balance)
    balance.add_argument("--out", metavar="FILE", help="write the whole report there, as one page of HTML")
    balance.add_argument("--json", action="store_true", help="print JSON only")

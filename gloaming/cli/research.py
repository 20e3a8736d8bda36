"""The arguments of the tools for research, and of those that measure and compile. They speak English."""

from __future__ import annotations

import argparse
from typing import Any

from gloaming.cli import lab
from gloaming.cli.values import Values
from gloaming.core.game import ENGLISH, GAMES, LANGUAGES
from gloaming.minds.bot import BUDGET
from gloaming.minds.programs.protocol import PATIENCE

COMMANDS = (
    "simulate",
    "ladder",
    "conform",
    "seat",
    "mcp",
    *lab.COMMANDS,
    "analyse",
    "bench",
    "load",
    "soak",
    "solve",
    "warm",
    "doctor",
)


def add(commands: Any, values: Values) -> None:
    """Add all of them."""

    def command(name: str, summary: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(
            name, help=summary, description=f"{summary[0].upper()}{summary[1:]}."
        )
        return added

    def game(added: argparse.ArgumentParser) -> None:
        added.add_argument("game", metavar="GAME", help=" | ".join(GAMES))

    def setting(added: argparse.ArgumentParser, usual: str = "the minimum") -> None:
        added.add_argument("--players", type=values.positive, metavar="N", help=f"number of players (default: {usual})")
        added.add_argument("--seed", metavar="TEXT", help="seed of all chance, any text (default: a secret one)")
        added.add_argument(
            "--option", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help="options of the game"
        )

    def one_bot(added: argparse.ArgumentParser) -> None:
        added.add_argument(
            "--bot",
            action="append",
            default=[],
            metavar="BOT",
            help="one more bot: a name, module:Class, or the command of a program (docs/bots.md)",
        )

    simulate = command("simulate", "let bots play many games and compare them")
    game(simulate)
    simulate.add_argument("--games", type=values.positive, required=True, metavar="N")
    simulate.add_argument("--bots", metavar="A,B", help="the bots to compare, for example matrix,random")
    one_bot(simulate)
    setting(simulate)
    simulate.add_argument("--workers", type=values.positive, metavar="N", help="processes (default: one per core)")
    simulate.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address, for example auto")
    simulate.add_argument("--resume", metavar="FILE", help="keep finished games in this file, and resume from it")
    simulate.add_argument("--json", action="store_true", help="print JSON only")

    ladder = command("ladder", "test each bot of a game against the next weaker one")
    game(ladder)
    ladder.add_argument(
        "--deals", type=values.positive, default=2000, metavar="N", help="deals for each test at most (default: 2000)"
    )
    ladder.add_argument("--bots", metavar="A,B", help="the bots, weakest first (default: all that the game declares)")
    one_bot(ladder)
    setting(ladder)
    ladder.add_argument(
        "--budget", type=values.seconds, default=BUDGET, metavar="S", help=f"seconds for each move (default: {BUDGET})"
    )
    ladder.add_argument("--workers", type=values.positive, metavar="N", help="processes (default: one per core)")
    ladder.add_argument("--json", action="store_true", help="print JSON only")

    conform = command("conform", "play a program through all kinds of questions, and say what it does wrong")
    conform.add_argument("program", metavar="PROGRAM", help='its command, for example "node bot.js" (docs/bots.md)')
    conform.add_argument("--game", metavar="GAME", help="one game only (default: all that the program plays)")
    conform.add_argument(
        "--games", type=values.positive, default=12, metavar="N", help="games in each setting at most (default: 12)"
    )
    conform.add_argument(
        "--patience",
        type=values.seconds,
        default=PATIENCE,
        metavar="S",
        help=f"seconds to answer (default: {PATIENCE})",
    )
    conform.add_argument("--json", action="store_true", help="print JSON only")

    seat = command("seat", "have a program play at a table of a server, in the seat it is invited to")
    seat.add_argument("link", metavar="LINK", help="the invitation: http(s)://.../t/...#bot=...")
    seat.add_argument("program", metavar="PROGRAM", help='its command, for example "node bot.js" (docs/bots.md)')
    seat.add_argument("--name", metavar="TEXT", help="its name at the table (default: what it calls itself)")
    seat.add_argument("--games", type=values.positive, metavar="N", help="leave after N games (default: stay)")

    mcp = command("mcp", "games for machine players by text: a server of the Model Context Protocol")
    mcp.add_argument("--lang", choices=LANGUAGES, default=ENGLISH, help="the language of the words (default: en)")

    lab.add(command, game, setting, one_bot, values)

    analyse = command("analyse", "evaluate a position and every move in it")
    game(analyse)
    analyse.add_argument("scene", metavar="SCENE", help="the position, as one line of text")
    analyse.add_argument(
        "--seat", metavar="SEAT", help="whose view: a number from 0, or a side's name (default: the seat asked)"
    )
    analyse.add_argument("--bot", metavar="NAME", help="bot that thinks about it (default: the strongest)")
    analyse.add_argument(
        "--budget", type=values.seconds, default=BUDGET, metavar="S", help=f"seconds to think (default: {BUDGET})"
    )
    analyse.add_argument("--json", action="store_true", help="print JSON only")

    bench = command("bench", "measure the speed of random play")
    bench.add_argument("--game", metavar="GAME", help="one game only")
    bench.add_argument("--seconds", type=values.seconds, default=2.0, metavar="S", help="seconds for each measurement")
    bench.add_argument(
        "--census", type=values.positive, metavar="N", help="instead, look for impossible positions in N random games"
    )
    bench.add_argument("--cuda", action="store_true", help="instead, measure batches on a CUDA device")
    bench.add_argument("--json", action="store_true", help="print JSON only")

    load = command("load", "measure how many tables a server can hold, or whether it loses any when killed")
    load.add_argument("--tables", type=values.positive, default=1000, metavar="N", help="maximum number of tables")
    load.add_argument("--start", type=values.positive, default=1, metavar="N", help="first number of tables")
    load.add_argument("--seconds", type=values.seconds, default=20.0, metavar="S", help="seconds for each measurement")
    load.add_argument("--rate", type=values.seconds, default=1.0, metavar="N", help="moves a second at each table")
    load.add_argument("--game", metavar="GAME", help="one game only")
    load.add_argument("--players", type=values.positive, default=5, metavar="N", help="players, if the game allows")
    load.add_argument("--watchers", type=int, default=2, metavar="N", help="watchers of each table")
    load.add_argument("--window", type=int, default=1, metavar="S", help="seconds of windows, at one table in four")
    load.add_argument("--chat", type=float, default=0.05, metavar="N", help="lines of chat for each move")
    load.add_argument("--processes", type=values.positive, default=1, metavar="N", help="processes of the server")
    load.add_argument("--profile", action="store_true", help="say where the server's time goes")
    load.add_argument(
        "--faults", type=values.positive, metavar="N", help="instead, kill the server N times during play"
    )
    load.add_argument("--asleep", type=values.positive, metavar="N", help="instead, measure N tables that are asleep")
    load.add_argument("--seed", type=int, default=1, metavar="N", help="seed for the moments at which it is killed")
    load.add_argument("--json", action="store_true", help="print JSON only")

    soak = command("soak", "let people and bots play for long while everything goes wrong, and audit what is left")
    soak.add_argument("--minutes", type=values.seconds, default=10.0, metavar="N", help="how long (default: 10)")
    soak.add_argument("--kills", type=int, default=100, metavar="N", help="how often a server is killed (default: 100)")
    soak.add_argument("--seed", type=int, default=1, metavar="N", help="seed of all that happens")
    soak.add_argument("--tables", type=values.positive, default=9, metavar="N", help="tables with people (default: 9)")
    soak.add_argument("--processes", type=values.positive, default=1, metavar="N", help="servers that share the store")
    soak.add_argument("--store", metavar="URL", help="an empty PostgreSQL store (default: a new file)")
    soak.add_argument("--bus", metavar="URL", help="the bus of the servers")
    soak.add_argument("--disk", metavar="DIR", help="a small disk with the store on it, which is filled time and again")
    soak.add_argument("--folder", metavar="DIR", help="keep logs, the store and the report in this folder")
    soak.add_argument("--json", action="store_true", help="print JSON only")

    solve = command("solve", "find the exact value of every position of a game")
    game(solve)
    solve.add_argument(
        "--limit", type=values.positive, default=40, metavar="N", help="number of duels, or of sweeps (default: 40)"
    )
    solve.add_argument("--endless", action="store_true", help="instead, compute bounds for the game without a limit")
    solve.add_argument("--placement", action="store_true", help="also compute the value of all finished placements")
    solve.add_argument(
        "--board",
        default="3x3",
        metavar="RxC",
        help="size of the board (default: 3x3); 2x2, 2x3 and 3x2 need no CUDA device",
    )
    solve.add_argument("--folder", metavar="DIR", help="keep the tables in this folder, and resume from it")
    solve.add_argument("--json", action="store_true", help="print JSON only")

    warm = command("warm", "compile the rules in advance, so that nobody has to wait later")
    warm.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    warm.add_argument("--bots", action="store_true", help="compile the bots that search, too")

    doctor = command("doctor", "try what Gloaming uses on this machine, and say what does not work")
    doctor.add_argument("--store", metavar="URL", help="the store to try (default: that of gloaming serve)")
    doctor.add_argument("--bus", metavar="URL", help="the bus to try (default: none)")
    doctor.add_argument("--json", action="store_true", help="print JSON only")

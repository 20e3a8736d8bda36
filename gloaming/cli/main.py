"""`gloaming`: read the command line, start a command, and report any failure in one line."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from typing import NoReturn

import gloaming
from gloaming.cli.failure import CTRL_C, OURS, PIPE_CLOSED, Failure, report
from gloaming.cli.language import from_locale
from gloaming.core.errors import GloamingError, Impossible
from gloaming.core.game import ENGLISH, GAMES, LANGUAGES
from gloaming.minds.bot import BUDGET
from gloaming.server.operation.extras import of_extra

_ON_THE_SERVER = ("serve", "load", "backup")


class _Parser(argparse.ArgumentParser):
    """argparse with one-line errors."""

    def error(self, message: str) -> NoReturn:
        command = self.prog.removeprefix("gloaming").strip()
        raise Failure(f"{message.splitlines()[0]} (see: gloaming {command} --help)".replace("  ", " "))


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a positive whole number")
    return int(text)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:6]) < 65536):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a port: 0 to 65535")
    return int(text)


def _network(text: str) -> str:
    from ipaddress import ip_network  # noqa: PLC0415

    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not an address or a network") from None


def _origin(text: str) -> str:
    from urllib.parse import urlsplit  # noqa: PLC0415

    try:
        parts = urlsplit(text)
        if parts.scheme in ("http", "https") and parts.hostname and text == f"{parts.scheme}://{parts.netloc}":
            return text
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{text[:40]!r} is not an origin, for example https://play.example.org")


def _days(text: str) -> int | None:
    if text == "forever":
        return None
    if not (text.isascii() and text.isdigit() and 0 < int(text[:6]) < 100_000):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is neither a number of days, at least 1, nor forever")
    return int(text)


def _pause(text: str) -> float:
    return 0.0 if text == "0" else _seconds(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a number of seconds from 0 to 3600")
    return seconds


def parser() -> argparse.ArgumentParser:
    """Every command with its arguments."""
    top = _Parser(prog="gloaming", description="Hidden-information table games: play, study, simulate.")
    top.add_argument(
        "--version", action="version", version=f"gloaming {gloaming.__version__}", help="print the version and exit"
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)

    def command(name: str, summary: str, *, lang: bool = False) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.")
        if lang:
            added.add_argument("--lang", choices=LANGUAGES, help="language (default: from the locale)")
        return added

    def game(added: argparse.ArgumentParser) -> None:
        added.add_argument("game", metavar="GAME", help=" | ".join(GAMES))

    def setting(added: argparse.ArgumentParser) -> None:
        added.add_argument("--players", type=_positive, metavar="N", help="number of players (default: the minimum)")
        added.add_argument("--seed", metavar="TEXT", help="seed of all chance, any text (default: a secret one)")
        added.add_argument(
            "--option", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help="options of the game"
        )

    play = command("play", "play in the terminal against bots", lang=True)
    game(play)
    play.add_argument("--seat", default="either", metavar="SEAT", help="a number from 0, a side's name, or either")
    play.add_argument("--bot", metavar="NAME", help="bot for the other seats (default: the strongest)")
    setting(play)
    play.add_argument("--record", metavar="FILE", help="write the record of the game to a file")

    replay = command("replay", "step through the record of a game", lang=True)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument(
        "--seat", metavar="SEAT", help="whose view: a number from 0, a side's name, spectator, or open (finished games)"
    )
    replay.add_argument("--all", action="store_true", help="print all moves at once")

    verify = command("verify", "check that every draw of a record came from its seed", lang=True)
    verify.add_argument("file", metavar="FILE")

    rules = command("rules", "read the rules of a game", lang=True)
    game(rules)
    rules.add_argument("--clause", metavar="ID", help="one clause only, for example D7")

    simulate = command("simulate", "let bots play many games and compare them")
    game(simulate)
    simulate.add_argument("--games", type=_positive, required=True, metavar="N")
    simulate.add_argument("--bots", required=True, metavar="A,B", help="the bots to compare, for example matrix,random")
    setting(simulate)
    simulate.add_argument("--workers", type=_positive, metavar="N", help="processes (default: one per core)")
    simulate.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster at this address, for example auto")
    simulate.add_argument("--resume", metavar="FILE", help="keep finished games in this file, and resume from it")
    simulate.add_argument("--json", action="store_true", help="print JSON only")

    analyse = command("analyse", "evaluate a position and every move in it")
    game(analyse)
    analyse.add_argument("scene", metavar="SCENE", help="the position, as one line of text")
    analyse.add_argument(
        "--seat", metavar="SEAT", help="whose view: a number from 0, or a side's name (default: the seat asked)"
    )
    analyse.add_argument("--bot", metavar="NAME", help="bot that thinks about it (default: the strongest)")
    analyse.add_argument(
        "--budget", type=_seconds, default=BUDGET, metavar="S", help=f"seconds to think (default: {BUDGET})"
    )
    analyse.add_argument("--json", action="store_true", help="print JSON only")

    bench = command("bench", "measure the speed of random play")
    bench.add_argument("--game", metavar="GAME", help="one game only")
    bench.add_argument("--seconds", type=_seconds, default=2.0, metavar="S", help="seconds for each measurement")
    bench.add_argument(
        "--census", type=_positive, metavar="N", help="instead, look for impossible positions in N random games"
    )
    bench.add_argument("--cuda", action="store_true", help="instead, measure batches on a CUDA device")
    bench.add_argument("--json", action="store_true", help="print JSON only")

    _add_serve(command("serve", "host tables on this machine for people with browsers", lang=True))

    backup = command("backup", "copy the tables of a server, even while it runs", lang=True)
    backup.add_argument("file", metavar="FILE", help="the copy, a new file that only you can read")
    backup.add_argument("--store", metavar="URL", help="the store to copy (default: a file in your data folder)")

    load = command("load", "measure how many tables a server can hold, or whether it loses any when killed")
    load.add_argument("--tables", type=_positive, default=1000, metavar="N", help="maximum number of tables")
    load.add_argument("--seconds", type=_seconds, default=20.0, metavar="S", help="seconds for each measurement")
    load.add_argument("--faults", type=_positive, metavar="N", help="instead, kill the server N times during play")
    load.add_argument("--seed", type=int, default=1, metavar="N", help="seed for the moments at which it is killed")
    load.add_argument("--json", action="store_true", help="print JSON only")

    solve = command("solve", "find the exact value of every position of a game")
    game(solve)
    solve.add_argument(
        "--limit", type=_positive, default=40, metavar="N", help="number of duels, or of sweeps (default: 40)"
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
    return top


def _add_serve(serve: argparse.ArgumentParser) -> None:
    """The arguments of the server; docs/server.md explains them."""
    serve.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="address to listen on (default: 127.0.0.1)"
    )
    serve.add_argument(
        "--port", type=_port, default=8600, metavar="N", help="port to listen on (default: 8600; 0: any free one)"
    )
    serve.add_argument("--store", metavar="URL", help="where tables are kept (default: a file in your data folder)")
    serve.add_argument("--bus", metavar="URL", help="message bus between several server processes")
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.add_argument(
        "--pace",
        type=_pause,
        default=0.9,
        metavar="S",
        help="approximate delay before a bot answers, in seconds (default: 0.9)",
    )
    serve.add_argument(
        "--workers", type=_positive, default=1, metavar="N", help="number of processes for bots (default: 1)"
    )
    for name, read, metavar, summary in (
        ("--origin", _origin, "ORIGIN", "another address of the page, for example https://play.example.org"),
        ("--proxy", _network, "ADDRESS", "a trusted proxy, or a network of trusted proxies"),
    ):
        serve.add_argument(
            name, action="append", type=read, default=[], metavar=metavar, help=f"{summary}; may be repeated"
        )
    for name, default, summary in (
        ("--keep-finished", None, "keep tables with a finished game after their last use (default: forever)"),
        ("--keep-abandoned", 14, "keep other tables after their last use (default: 14)"),
    ):
        serve.add_argument(name, type=_days, default=default, metavar="DAYS", help=f"how long to {summary}")
    serve.add_argument(
        "--rate", type=_positive, default=50, metavar="N", help="requests per second from one address (default: 50)"
    )
    serve.add_argument(
        "--sockets", type=_positive, default=200, metavar="N", help="open pages from one address (default: 200)"
    )
    serve.add_argument(
        "--log", choices=("debug", "info", "warning", "error"), default="warning", help="least severe messages to log"
    )


def run(args: argparse.Namespace) -> int:
    """Run a command; return 0 or another exit code."""
    with of_extra("server") if args.command in _ON_THE_SERVER else nullcontext():
        command = importlib.import_module(f"gloaming.cli.{args.command}")
    code = command.run(args)
    assert isinstance(code, int)
    return code


def _prepare_streams() -> None:
    """Make sure that no character can make reading or writing fail."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    """The entry point."""
    _prepare_streams()
    lang = ENGLISH
    try:
        args = parser().parse_args(argv)
        if "lang" in args:
            lang = args.lang = args.lang or from_locale(os.environ)
        code = run(args)
        sys.stdout.flush()
    except Failure as failure:
        return report(failure.said(lang), failure.code)
    except Impossible as error:
        return report(str(error), OURS)
    except GloamingError as error:
        return report(error.said(lang))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return CTRL_C
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the last flush finds no broken pipe
        return PIPE_CLOSED
    except OSError as error:
        return report(f"{error.strerror or error}{f': {error.filename}' if error.filename else ''}", 1)
    except Exception as error:
        if os.environ.get("GLOAMING_TRACE"):
            raise
        return report(f"internal error: {type(error).__name__}: {error} (GLOAMING_TRACE=1 shows where)", OURS)
    return code

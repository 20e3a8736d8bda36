"""Every command with its arguments: what players use is explained in their language, tools for research in English."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

import gloaming
from gloaming.cli import research
from gloaming.cli.failure import Failure
from gloaming.cli.values import Values
from gloaming.core.decisions import TABLE
from gloaming.core.game import ENGLISH, GAMES, LANGUAGES, Reader
from gloaming.core.messages import say
from gloaming.core.speech import Speech


class _Parser(argparse.ArgumentParser):
    """argparse, with errors of one line."""

    def error(self, message: str) -> NoReturn:
        raise Failure(say("terminal-misused", reason=message.splitlines()[0], command=self.prog))


class _Command:
    """A command that players use: each of its arguments is an attribute of its message."""

    def __init__(self, commands: Any, name: str, said: Callable[[str], str], lang: str) -> None:
        self._said, self._key = said, f"terminal-help-{name}"
        summary = said(self._key)
        description = f"{summary[:1].upper()}{summary[1:]}."
        parser = commands.add_parser(
            name, help=summary, description=description, add_help=False, formatter_class=_formatter(said)
        )
        self._arguments = parser.add_argument_group(said("terminal-help.arguments"))
        self._options = _options(parser, said)
        self._options.add_argument("--lang", choices=LANGUAGES, default=lang, help=said("terminal-help.lang"))

    def add(self, name: str, **more: Any) -> None:
        """Add an argument, or an option."""
        group = self._options if name.startswith("-") else self._arguments
        group.add_argument(name, help=self._said(f"{self._key}.{name.lstrip('-')}"), **more)

    def add_game(self) -> None:
        """Add the name of a game, which needs no words."""
        self._arguments.add_argument("game", metavar="GAME", help=" | ".join(GAMES))


def _formatter(said: Callable[[str], str]) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        """argparse's own, with the word before the usage in the reader's language."""

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, f"{said('terminal-help.usage')} " if prefix is None else prefix)

    return Formatter


def _options(parser: argparse.ArgumentParser, said: Callable[[str], str]) -> Any:
    group = parser.add_argument_group(said("terminal-help.options"))
    group.add_argument("-h", "--help", action="help", help=said("terminal-help.help"))
    return group


def parser(lang: str = ENGLISH, command: str = "") -> argparse.ArgumentParser:
    """Every command, explained in a language; for a command of research no words are loaded, which takes a while."""
    said: Callable[[str], str] = (
        (lambda _: "") if command in research.COMMANDS else Speech("", Reader(TABLE, lang)).text
    )
    top = _Parser(prog="gloaming", description=said("terminal-help"), add_help=False, formatter_class=_formatter(said))
    options = _options(top, said)
    version = f"gloaming {gloaming.__version__}"
    options.add_argument("--version", action="version", version=version, help=said("terminal-help.version"))
    commands = top.add_subparsers(
        dest="command",
        required=True,
        metavar="COMMAND",
        parser_class=_Parser,
        title=said("terminal-help.commands"),
    )
    values = Values(lang)
    _add_games(lambda name: _Command(commands, name, said, lang), values)
    _add_server(lambda name: _Command(commands, name, said, lang), values)
    research.add(commands, values)
    return top


def _add_games(command: Callable[[str], _Command], values: Values) -> None:
    play = command("play")
    play.add_game()
    play.add("--seat", default="either", metavar="SEAT")
    play.add("--bot", metavar="NAME")
    play.add("--players", type=values.positive, metavar="N")
    play.add("--seed", metavar="TEXT")
    play.add("--option", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    play.add("--record", metavar="FILE")
    play.add("--plain", action="store_true")

    replay = command("replay")
    replay.add("file", metavar="FILE")
    replay.add("--seat", metavar="SEAT")
    replay.add("--all", action="store_true")

    verify = command("verify")
    verify.add("file", metavar="FILE")

    review = command("review")
    review.add("file", metavar="FILE")
    review.add("--seat", metavar="SEAT")
    review.add("--bot", metavar="NAME")
    review.add("--budget", type=values.seconds, default=0.02, metavar="S")
    review.add("--html", metavar="OUT")
    review.add("--json", action="store_true")

    rules = command("rules")
    rules.add_game()
    rules.add("--clause", metavar="ID")


def _add_server(command: Callable[[str], _Command], values: Values) -> None:
    """What a server can be told; docs/server.md says more."""
    serve = command("serve")
    serve.add("--host", default="127.0.0.1", metavar="ADDRESS")
    serve.add("--port", type=values.port, default=8600, metavar="N")
    serve.add("--store", metavar="URL")
    serve.add("--bus", metavar="URL")
    serve.add("--open", action="store_true")
    serve.add("--pace", type=values.pause, default=0.9, metavar="S")
    serve.add("--processes", type=values.positive, default=1, metavar="N")
    serve.add("--bot", action="append", default=[], metavar="GAME.NAME=MODULE:CLASS")
    serve.add("--workers", type=values.positive, default=1, metavar="N")
    serve.add("--origin", action="append", type=values.origin, default=[], metavar="ORIGIN")
    serve.add("--proxy", action="append", type=values.network, default=[], metavar="ADDRESS")
    serve.add("--contact", type=values.contact, default=None, metavar="ADDRESS")
    serve.add("--push-service", action="append", type=values.origin, default=[], metavar="ORIGIN")
    serve.add("--keep-finished", type=values.days, default=None, metavar="DAYS")
    serve.add("--keep-abandoned", type=values.days, default=14, metavar="DAYS")
    serve.add("--rate", type=values.positive, default=50, metavar="N")
    serve.add("--sockets", type=values.positive, default=200, metavar="N")
    serve.add("--log", choices=("debug", "info", "warning", "error"), default="warning")

    for name in ("backup", "restore"):
        copying = command(name)
        copying.add("file", metavar="FILE")
        copying.add("--store", metavar="URL")

"""`gloaming serve`: tables for people who play in browsers."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import socket
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvloop

from gloaming import minds
from gloaming.cli.failure import Failure
from gloaming.core.game import find
from gloaming.core.messages import say
from gloaming.core.speech import in_words
from gloaming.server.operation import logs
from gloaming.server.operation.settings import Settings
from gloaming.server.serve import CONTACT, Plan, listen, serve, serve_together
from gloaming.server.web.context import WebSettings
from gloaming.server.web.limits import Limits, Rate

_ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # how this machine itself reaches a server that listens everywhere
_BURST = 6  # seconds' worth of the allowed rate that may come at once
_MESSAGES = 4  # socket messages allowed for each request
_BYTES, _BYTES_AT_ONCE = 80, 120_000  # stored bytes allowed for each request


def run(args: argparse.Namespace) -> int:
    """Serve until the server is stopped."""
    logs.configure(args.log)
    plan = _plan(args)
    _add_bots(args.bot)
    try:
        listener = listen(args.host, args.port)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror  # below 0 for host names
        raise Failure(say("terminal-port-taken", host=args.host, port=str(args.port), why=why or "")) from None
    address = _address(listener)

    def started() -> None:
        print(in_words(say("terminal-serving", address=address), args.lang), flush=True)
        if args.open:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    with listener:
        if args.processes > 1:
            return serve_together(listener, plan, args.processes, started)
        uvloop.run(serve(listener, plan, started))
    return 0


def _add_bots(given: Sequence[str]) -> None:
    """Make more bots known to this process and to those in which bots think."""
    for text in given:
        named = re.fullmatch(r"(\w+)\.([\w-]+)=[\w.]+:\w+", text)
        if named is None:
            raise Failure(say("terminal-bot-form", text=text[:80]))
        os.environ[minds.MORE] = ",".join(filter(None, [os.environ.get(minds.MORE), text]))
    for text in given:
        game, _, name = text.partition("=")[0].partition(".")
        minds.find(name, find(game).name)


def _plan(args: argparse.Namespace) -> Plan:
    requests, messages = (Rate(times * args.rate, _BURST * times * args.rate) for times in (1, _MESSAGES))
    made, stored = Rate(args.rate / 100, 2 * args.rate), Rate(_BYTES * args.rate, _BYTES_AT_ONCE * args.rate)
    held = {"sockets_of_one": args.sockets, "connections_of_one": args.sockets}
    work = Rate(args.rate / 100, max(1, args.rate // 2))
    limits = Limits(requests, made, messages, work=work, stored=stored, **held)
    return Plan(
        store_of(args),
        args.bus or os.environ.get("GLOAMING_BUS"),
        Settings(
            pace=args.pace,
            workers=args.workers,
            keep_finished=args.keep_finished,
            keep_abandoned=args.keep_abandoned,
        ),
        WebSettings(limits, frozenset(args.origin), args.host, os.environ.get("GLOAMING_METRICS_TOKEN", "")),
        tuple(args.proxy),
        args.contact or CONTACT,
        tuple(args.push_service),
    )


def store_of(args: argparse.Namespace) -> str:
    """The address of the store to use."""
    return args.store or os.environ.get("GLOAMING_STORE") or _own_file()


def _own_file() -> str:
    """The default file for tables, in a folder that only its owner can read."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "gloaming"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise Failure(say("terminal-data-folder", folder=str(folder), why=why)) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    host = _ANYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"

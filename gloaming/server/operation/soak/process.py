"""A server of a soak: as `gloaming serve` starts it, except that its clock can be set, and that waiting is short."""

from __future__ import annotations

import logging
import mmap
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import uvloop

from gloaming.server.operation import logs
from gloaming.server.operation.logs import note
from gloaming.server.operation.settings import Settings, wall_clock
from gloaming.server.serve import Plan, listen, serve
from gloaming.server.store import StoreDown
from gloaming.server.web.context import WebSettings
from gloaming.server.web.limits import Limits, Rate

BYTES = 8  # of a clock's file
# Tables fall asleep, are looked after and are swept every few seconds, so that an hour shows what takes days.
HURRIED = Settings(pace=0.3, linger=1.0, idle=5.0, sweep=20.0, use=10.0, poll=2.0)
# All clients share one address, so the limits per address are lifted, except those of a single socket.
PLENTY = Rate(100_000, 600_000)
LIMITS = Limits(PLENTY, PLENTY, PLENTY, work=PLENTY, stored=Rate(10**10, 10**10), sockets_of_one=100_000)


class Orders(msgspec.Struct, frozen=True):
    """How to serve."""

    store: str
    bus: str | None
    port: int
    clock: str  # the file that says by how many milliseconds the clock is wrong
    token: str  # for the metrics


def set_clock(file: Path, milliseconds: int) -> None:
    """Set the clock of the server that has this file."""
    with file.open("r+b" if file.exists() else "w+b") as opened:
        opened.write(milliseconds.to_bytes(BYTES, signed=True))


def _clock(file: str) -> Callable[[], int]:
    with open(file, "rb") as opened:
        wrong_by = mmap.mmap(opened.fileno(), BYTES, access=mmap.ACCESS_READ)
    return lambda: wall_clock() + int.from_bytes(wrong_by[:BYTES], signed=True)


def main(orders: Orders, log: str, started: Connection) -> None:
    """Serve until a signal; say the port once that begins."""
    os.setsid()
    with open(log, "ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    logs.configure("warning")
    settings = replace(HURRIED, clock=_clock(orders.clock))
    plan = Plan(orders.store, orders.bus, settings, WebSettings(LIMITS, metrics=orders.token))
    with listen("127.0.0.1", orders.port) as listener:
        try:
            uvloop.run(serve(listener, plan, lambda: started.send(listener.getsockname()[1])))
        except StoreDown as error:  # it is started again
            note("the server did not start", logging.WARNING, error=error)
            sys.exit(1)

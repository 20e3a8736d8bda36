"""What all requests share: the tables, the page, and the limits per address."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from gloaming.server import wire
from gloaming.server.operation import metrics
from gloaming.server.operation.places import Place
from gloaming.server.people.people import People
from gloaming.server.people.programs import Programs
from gloaming.server.push.calls import Calls
from gloaming.server.refusal import Refused
from gloaming.server.replays.archive import Archive
from gloaming.server.replays.reviewing import Reviews
from gloaming.server.store.readiness import Readiness
from gloaming.server.tables.commands import Commands
from gloaming.server.tables.quotas import ENTRY
from gloaming.server.tables.tables import Tables
from gloaming.server.tables.viewers import Viewers
from gloaming.server.web.limits import AddressCount, Limits, Meters, WorkQueue
from gloaming.server.web.static import PAGE, Page

KEPT_GAME = 100_000  # approximate bytes that are kept of a finished game


class WebSettings(NamedTuple):
    """Who is let in, and how much they may do."""

    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()  # of other pages that may send requests
    host: str = ""  # the name or address that the server listens on
    metrics: str = ""  # the token for reading the metrics; without one nobody may

    @property
    def names(self) -> frozenset[str]:
        """The names by which clients may call the server."""
        return frozenset({"localhost", self.host, *(urlsplit(origin).hostname or "" for origin in self.origins)} - {""})


class Context:
    """The server, as its requests see it."""

    def __init__(
        self, tables: Tables, web: WebSettings, calls: Calls, page: Path = PAGE, *, place: Place | None = None
    ) -> None:
        self.tables = tables
        self.place = place  # among several processes
        self.people = People(tables)
        self.programs = Programs(tables)
        self.commands = Commands(tables)
        self.viewers = Viewers(tables)
        self.readiness = Readiness(tables.store)
        self.archive = Archive(tables, self.people, WorkQueue(web.limits.work).turn)
        self.reviews = Reviews(tables, self.archive)
        self.calls = calls
        self.web = web
        self.names = web.names
        self.page = Page(page)
        self.requests = Meters(web.limits.requests)
        self.made = Meters(web.limits.made)
        self.stored = Meters(web.limits.stored)
        self.guesses = Meters(web.limits.guesses)
        self.messages = Meters(web.limits.messages)
        self.open_sockets = AddressCount(web.limits.sockets, web.limits.sockets_of_one)
        self.open_requests = AddressCount(web.limits.connections, web.limits.connections_of_one)
        metrics.TASKS.set_function(_tasks)
        metrics.TABLES.set_function(lambda: len(tables.opened))

    def store(self, address: str, entries: int, length: int = 0) -> None:
        """Count what an address will store; Refused if it is too much."""
        if not self.stored.take(address, entries * ENTRY + length):
            raise Refused("limit", "server-stored-enough")

    async def command(self, address: str, table: str, person: int | None, command: wire.Command) -> wire.Reply:
        """Carry out a command, timed and counted."""
        self.store(address, 1, (KEPT_GAME if isinstance(command, wire.Start) else 0) + len(wire.encode(command)))
        with metrics.COMMANDS.time():
            reply = await self.commands.do(table, person, command)
        if reply.error is not None:
            metrics.REFUSED.labels(reply.error.code).inc()
        return reply


def _tasks() -> int:
    """How many tasks there are; metrics may be written where no event loop runs."""
    with suppress(RuntimeError):
        return len(asyncio.all_tasks())
    return 0

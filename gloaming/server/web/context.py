"""What all requests share: the tables, the page, and how much each address may ask."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from gloaming.server import wire
from gloaming.server.operation import metrics
from gloaming.server.refusal import Refused
from gloaming.server.replays.archive import Archive
from gloaming.server.store.readiness import Readiness
from gloaming.server.tables.hub import Hub
from gloaming.server.tables.quotas import ENTRY
from gloaming.server.web.connections import Times
from gloaming.server.web.limits import Crowd, Meters, Rate
from gloaming.server.web.static import PAGE, Page
from gloaming.server.web.work import Work

KEPT_GAME = 100_000  # bytes, about, that are kept of a game once it is finished


class Limits(NamedTuple):
    """How much is let in."""

    requests: Rate = Rate(50, 300)  # HTTP requests and handshakes of one address
    made: Rate = Rate(0.5, 100)  # tables and kept records of one address
    messages: Rate = Rate(200, 1000)  # on all sockets of one address
    spoken: Rate = Rate(10, 50)  # on one socket
    strikes: Rate = Rate(0.2, 20)  # messages of one socket that cannot be read or come too fast; then it is closed
    work: Rate = Rate(0.5, 30)  # pieces of work that take long, of one address
    stored: Rate = Rate(4_000, 6_000_000)  # bytes that one address has stored
    wholes: Rate = Rate(0.5, 20)  # whole frames that one socket asks for
    guesses: Rate = Rate(0.05, 10)  # recovery codes that one address may try
    sockets: int = 10_000
    sockets_of_one: int = 200  # of one address
    connections: int = 4_000  # that are no sockets
    connections_of_one: int = 200  # of one address; behind a proxy, its requests that are being answered
    times: Times = Times()
    idle: float = 90.0  # seconds until a socket on which nothing is said, either way, is closed
    patience: float = 20.0  # seconds until a socket that takes nothing is closed

    def within(self, files: int) -> Limits:
        """As much as fits a process that may have so many files open, some of which the store and bots need."""
        return self._replace(sockets=min(self.sockets, files // 2), connections=min(self.connections, files // 4))


class Doors(NamedTuple):
    """Who is let in, and how much."""

    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()  # of pages other than our own that may ask
    host: str = ""  # the name or address that the server listens at
    metrics: str = ""  # the token of whoever may read the metrics; without one nobody may

    @property
    def names(self) -> frozenset[str]:
        """What the server is called by those who mean it."""
        return frozenset({"localhost", self.host, *(urlsplit(origin).hostname or "" for origin in self.origins)} - {""})


class House:
    """The server, as its requests see it."""

    def __init__(self, hub: Hub, doors: Doors, page: Path = PAGE) -> None:
        self.hub = hub
        self.readiness = Readiness(hub.store)
        self.archive = Archive(hub, Work(doors.limits.work))
        self.doors = doors
        self.names = doors.names
        self.page = Page(page)
        self.requests = Meters(doors.limits.requests)
        self.made = Meters(doors.limits.made)
        self.stored = Meters(doors.limits.stored)
        self.guesses = Meters(doors.limits.guesses)
        self.messages = Meters(doors.limits.messages)
        self.crowd = Crowd(doors.limits.sockets, doors.limits.sockets_of_one)
        self.asking = Crowd(doors.limits.connections, doors.limits.connections_of_one)
        metrics.TABLES.set_function(lambda: len(hub.lives))

    def store(self, address: str, entries: int, length: int = 0) -> None:
        """Count what an address will have stored; Refused if it is too much."""
        if not self.stored.take(address, entries * ENTRY + length):
            raise Refused("limit", "stored_enough")

    async def command(
        self, address: str, table: str, person: int | None, command: wire.Command, lang: str
    ) -> wire.Reply:
        """Have a command done, timed and counted."""
        self.store(address, 1, (KEPT_GAME if isinstance(command, wire.Start) else 0) + len(wire.encode(command)))
        with metrics.COMMANDS.time():
            reply = await self.hub.command(table, person, command, lang)
        if reply.error is not None:
            metrics.REFUSED.labels(reply.error.code).inc()
        return reply

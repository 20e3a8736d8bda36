"""Tables on a real store, without sockets: people by their numbers, pages, and a clock that is set by hand."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from gloaming.core.chance import pledge
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.server import wire
from gloaming.server.bots.workers import STARTING, Workers
from gloaming.server.bus import Bus
from gloaming.server.bus import connect as connect_bus
from gloaming.server.bus.within import WithinProcess
from gloaming.server.following import Following
from gloaming.server.operation.settings import Settings
from gloaming.server.people.people import People
from gloaming.server.store import connect
from gloaming.server.tables.commands import Commands
from gloaming.server.tables.entries import TableSettings
from gloaming.server.tables.feed import Feed
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.round import Round
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Tables
from gloaming.server.tables.viewers import Viewers

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal")
BUDGET = 15.0  # seconds that a bot may think: tests share their cores with others
TICK = 100  # milliseconds between commands
_IDS = itertools.count()  # of commands, of all rooms
PAGES = (b'{"type":"table"', b'{"type":"change"')  # how frames for pages begin; programs get lines of their own
# seconds within which everything expected happens: a bot's process may have to start first
SOON = STARTING + 2 * BUDGET


class Deaf(WithinProcess):
    """A bus that loses everything."""

    reliable = False

    async def announce(self, table: str, version: int) -> None:
        pass


class Page:
    """An open page at a table."""

    def __init__(self, room: Room, feed: Feed) -> None:
        self._room = room
        self._following = Following()
        self._full: list[dict[str, Any]] = []
        self.feed = feed

    @property
    def shown(self) -> dict[str, Any]:
        """What the frames that were read have shown, in full."""
        assert self._following.frame is not None
        return self._following.frame

    def raw(self) -> list[bytes]:
        """The frames since the last call, as bytes."""
        frames = []
        while not self.feed._frames.empty():
            frame = self.feed.handed(self.feed._frames.get_nowait())
            if frame is not None:
                frames.append(frame)
                if frame.startswith(PAGES):
                    assert self._following.take(json.loads(frame)), "a frame is missing"
                    self._full.append(self.shown)
        return frames

    def read(self) -> list[dict[str, Any]]:
        """The frames since the last call, each in full: what has changed is put into what was there before."""
        self._full.clear()
        self.raw()
        return self._full.copy()

    def last(self) -> dict[str, Any]:
        """The newest frame."""
        return self.read()[-1]

    def close(self) -> None:
        self._room.viewers.unfollow(self._room.table, self.feed)


class Room:
    """A server with a table."""

    def __init__(
        self,
        folder: Path,
        *games: Game,
        bus: Bus | None = None,
        thinking: str = "gloaming.server.bots.thinking",
        **settings: Any,
    ) -> None:
        self.now = 1_000_000
        self.set_ahead = 0  # milliseconds by which the machine's clock was set forward or back
        self.table = ""
        self.nonces: dict[str, str] = {}  # by pledge
        self.games = games
        self._url = f"sqlite:///{folder}/tables.sqlite"
        self._bus = bus
        self._thinking = thinking
        self._settings = {"pace": 0.0, "linger": 0.0, **settings}
        self._make()

    def _make(self) -> None:
        self.store = connect(self._url)
        self.workers = Workers(1, BUDGET, self._thinking)
        bus = self._bus or connect_bus(None, self.store)
        self.tables = Tables(self.store, bus, self.workers, self._clocks())
        self.people, self.commands, self.viewers = People(self.tables), Commands(self.tables), Viewers(self.tables)
        for game in self.games:
            self.tables.use(game)

    def _clocks(self) -> Settings:
        return Settings(clock=lambda: self.now + self.set_ahead, steady=lambda: self.now, **self._settings)

    async def __aenter__(self) -> Room:
        await self.tables.start()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.tables.close()
        await self.workers.close()
        await self.store.close()

    async def restart(self) -> None:
        """The server ends, and another one starts on the same store."""
        await self.__aexit__(None, None, None)
        self._make()
        await self.tables.start()

    # The table.

    @property
    def opened(self) -> OpenTable:
        return self.tables.opened[self.table]

    @property
    def fold(self) -> Table:
        return self.opened.table

    @property
    def round(self) -> Round:
        assert self.fold.round is not None
        return self.fold.round

    @property
    def match(self) -> Match:
        assert self.round.match is not None
        return self.round.match

    async def create(self, game: str = "duel", players: int | None = None, **settings: Any) -> str:
        """Create a table, with person 1 as host in seat 0; return the host's token."""
        self.table, token = await self.people.create(NAMES[0], TableSettings(game, players, **settings))
        return token

    async def gather(
        self, game: str = "duel", players: int | None = None, *, bots: Sequence[str] = (), **settings: Any
    ) -> None:
        """A table with everybody seated, person n in seat n - 1 and bots in the last seats, and the game started."""
        await self.create(game, players, **settings)
        people = len(self.fold.chairs) - len(bots)
        for seat in range(1, people):
            await self.join(seat)
        for seat, bot in enumerate(bots, start=people):
            await self.ok(1, wire.SeatBot, seat=seat, bot=bot)
        await self.ok(1, wire.Start)

    async def join(self, seat: int | None = None, address: str = "") -> int:
        """Somebody joins, by default from their own address, and may sit down, ready."""
        number = len(self.fold.people)
        person, _ = await self.people.join(self.table, NAMES[number % len(NAMES)], None, address or f"192.0.2.{number}")
        if seat is not None:
            await self.ok(person, wire.Sit, seat=seat)
            await self.ok(person, wire.Ready, on=True)
        return person

    async def page(self, person: int | None) -> Page:
        """Somebody opens a page; its first frame is the whole one."""
        return Page(self, await self.viewers.follow(self.table, person, 0))

    async def do(self, person: int | None, command: Callable[..., Any], /, **fields: Any) -> wire.Reply:
        """Send a command of a person, by default at the newest frame and with a new id."""
        self.now += TICK
        pledges = command in (wire.Ready, wire.Start) and fields.get("on", True) and "pledge" not in fields
        if pledges:
            fields["pledge"] = self.pledge(person)
        named = {"id": f"c{next(_IDS)}", "at": self.fold.number(person), **fields}
        reply = await self.commands.do(self.table, person, command(**named))
        if pledges and command is wire.Start and reply.ok:
            await self.reveal()
        return reply

    def pledge(self, person: int | None) -> str:
        """The pledge of a person: the same in each room, so that games can be compared."""
        nonce = hashlib.sha256(f"{person} {len(self.nonces)}".encode()).hexdigest()
        self.nonces[pledge(nonce)] = nonce
        return pledge(nonce)

    async def reveal(self) -> None:
        """Everybody reveals the nonce that a start waits for, as pages do by themselves."""
        while self.fold.starting is not None:
            seat = self.fold.starting.waiting[0]
            nonce = self.nonces[self.fold.starting.pledges[seat]]
            await self.ok(self.fold.chairs[seat].person, wire.Reveal, nonce=nonce)

    async def ok(self, person: int | None, command: Callable[..., Any], /, **fields: Any) -> wire.Reply:
        """Send a command that must succeed."""
        reply = await self.do(person, command, **fields)
        assert reply.ok, reply.error
        return reply

    async def refused(self, person: int | None, command: Callable[..., Any], /, **fields: Any) -> tuple[str, str]:
        """Send a command that must be refused; return the code and the words."""
        reply = await self.do(person, command, **fields)
        assert reply.error is not None, reply
        return reply.error.code, reply.error.text

    async def move(self, seat: int, move: str | None = None) -> str:
        """Make a move of a seat: by default the first legal one."""
        made = move or self.match.legal(seat)[0]
        await self.ok(seat + 1, wire.Move, move=made)
        return made

    async def go_on(self) -> None:
        """Let everybody go on who still looks at how a round ended."""
        for person in self.fold.resting:
            await self.ok(person, wire.GoOn)

    async def play(self, moves: int) -> None:
        """Make a number of moves, by whoever is asked."""
        for _ in range(moves):
            if self.match.over:
                return
            await self.move(self.match.pending[0])

    async def play_until(self, is_so: Callable[[Match], bool]) -> None:
        """Make first legal moves until a condition holds."""
        while not is_so(self.match):
            await self.move(self.match.pending[0])

    def put(self, state: Any) -> None:
        """Continue from another position, and forget what was kept of this one."""
        for name in state.dtype.names:
            self.match.state[name] = state[name]
        self.match._legal.clear()
        self.match._course = None
        self.round.look()

    # Time.

    async def wait(self, seconds: float) -> None:
        """Advance the clock, and let everything due happen."""
        self.now += round(1000 * seconds)
        for opened in list(self.tables.opened.values()):
            opened.clock.wake()
        await self.rest()

    async def rest(self) -> None:
        """Wait until everything that has begun is finished."""
        for _ in range(3):
            await asyncio.sleep(0.01)
            await until(lambda: not any(opened.lock.locked() for opened in self.tables.opened.values()))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something happens by itself."""
    async with asyncio.timeout(SOON):
        while not is_so():
            await asyncio.sleep(0.005)

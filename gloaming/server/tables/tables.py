"""The tables in this process: entries go to the store, and are shown once they are stored.

The store's unique (table, version) decides whose entry comes next; whoever was too late reads on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from gloaming.core.game import Game, find
from gloaming.server import wire
from gloaming.server.bots.workers import Workers
from gloaming.server.bus import Bus
from gloaming.server.operation import metrics
from gloaming.server.operation.logs import note, short
from gloaming.server.operation.settings import Settings
from gloaming.server.operation.tasks import Tasks
from gloaming.server.people import presence
from gloaming.server.people.presence import RETRY
from gloaming.server.refusal import Refused
from gloaming.server.replays.finished import Finished
from gloaming.server.store import Appended, Entry, Gap, Store, StoreDown
from gloaming.server.store.retention import Retention
from gloaming.server.tables import entries as e
from gloaming.server.tables.backlog import Backlog
from gloaming.server.tables.frames import listing
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.seating import NEVER_CAME

LISTED_UNUSED = 10 * 60 * 1000  # milliseconds that a table stays listed although no process says that it is in use
LISTED_FOR = 24 * 3600 * 1000  # milliseconds that a table stays in the list of open tables
MOST_WOKEN = 1_000  # slow tables that are opened at a time
BREATH = 50  # entries that are folded before others get their turn
_MOVES = (e.Moved, e.Lapsed, e.Started)
# Entries that do not affect the list of open tables.
_QUIET = (e.Held, e.Noted, e.Standing, e.Coded, e.Said, e.Moved, e.Lapsed, e.Revealed)


class Tables:
    """The tables in this process."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.key = b""  # that tokens are signed with
        self.opened: dict[str, OpenTable] = {}
        self.backlog = Backlog(settings.unread)
        self._bus = bus
        self._workers = workers
        self._games: dict[str, Game] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks = Tasks()
        self.spawn, self.tend = self._tasks.spawn, self._tasks.tend
        self.closing = False
        self._clock_ahead = 0  # on the steady clock, when the tables in use were last written down
        self._up_since = settings.steady()
        self._written: Callable[[OpenTable, e.Body], None] = lambda _opened, _body: None  # called after each entry
        self._ended: Callable[[OpenTable], None] = lambda _: None  # called when the game of a table is over

    async def start(self) -> None:
        """Get ready for people: listen to the bus, and look after the tables."""
        self.key = await self.store.secret()
        await self._bus.listen(self._heard)
        self.tend("housekeeping", self._look_after_all)
        self.tend("use", self._say_used)
        self.tend("waking", self._wake_due)
        self.tend("retention", Retention(self.store, self.settings, self._removed).run, logging.WARNING)

    async def close(self) -> None:
        """Stop clocks and bots, finish commands that are being written, and close the feeds."""
        self.closing = True
        all_opened = list(self.opened.values())
        for opened in all_opened:
            opened.clock.stop()
        await self._tasks.close()
        for opened in all_opened:
            async with opened.lock:
                opened.close_pages()

    def when_ended(self, call: Callable[[OpenTable], None]) -> None:
        """Call something whenever the game of a table is over."""
        self._ended = call

    def when_written(self, call: Callable[[OpenTable, e.Body], None]) -> None:
        """Call something whenever this process has written an entry."""
        self._written = call

    def game(self, name: str) -> Game:
        """The rules of a game, compiled as soon as they are."""
        return self._games.get(name) or find(name)

    def use(self, game: Game) -> None:
        """Continue with other (compiled) functions of the same rules, also in running games."""
        self._games[game.name] = game
        for opened in self.opened.values():
            for table in filter(None, (opened.table, opened.late)):
                table.use(game)

    # Entries.

    async def write(self, opened: OpenTable, command: str, body: e.Body) -> bool:
        """Store an entry and show it; false if another one was first, which is then shown. The lock is held."""
        if self.closing:
            raise Refused("busy", "server-closing")
        table = opened.table
        at = max(self.settings.clock(), opened.last_at)
        entry = Entry(table.id, table.version + 1, command, at, e.encode(body))
        if await self._append(opened, entry) is not Appended.DONE:
            await self.read_on(opened)
            return False
        await self._take(opened, entry)
        if table.state == "over" and isinstance(body, _MOVES):
            self._ended(opened)
        self._written(opened, body)
        await self._bus.announce(table.id, entry.version)
        return True

    async def _append(self, opened: OpenTable, entry: Entry) -> Appended:
        try:
            with metrics.APPENDS.time():
                return await self.store.append(entry)
        except Gap as error:
            note("the store has lost entries of a table", logging.ERROR, error=error, table=short(entry.table))
            self._forget(opened)
            raise Refused("busy", "server-store-down") from None
        except (StoreDown, asyncio.CancelledError) as error:
            self._doubt(opened)
            if isinstance(error, StoreDown):
                opened.fail()
                raise Refused("busy", "server-store-down") from None
            raise

    async def read_on(self, opened: OpenTable) -> None:
        """Fold entries from the store that are unknown here. The lock is held."""
        opened.trust()
        try:
            entries = await self.store.read(opened.table.id, opened.table.version)
        except StoreDown:
            opened.fail()
            raise Refused("busy", "server-store-down") from None
        for entry in entries:
            await self._take(opened, entry)

    @asynccontextmanager
    async def turn(self, opened: OpenTable) -> AsyncIterator[None]:
        """Hold the lock of a table. A caller who waited for it while the store failed does not wait for that again."""
        failures = opened.failures
        async with opened.turn():
            if opened.failures != failures:
                raise Refused("busy", "server-store-down")
            yield

    async def has_news(self, opened: OpenTable) -> bool:
        """Whether the store had entries that were unknown here; they are read now. The lock is held."""
        version = opened.table.version
        if not self._bus.reliable:
            await self.read_on(opened)
        return opened.table.version > version

    async def _take(self, opened: OpenTable, entry: Entry) -> None:
        """Fold an entry, and show it to those who may see it. It happens now, whatever the clock of its writer said."""
        body = self._fold(opened, entry, self.settings.steady())
        if isinstance(body, _MOVES):
            metrics.MOVES.labels(opened.table.settings.game).inc()
        if isinstance(body, (e.Reissued, e.Recovered)):
            for feed in opened.feeds:
                if feed.person == body.person:
                    feed.close()
        opened.close_removed()
        opened.show(opened.table, body)
        opened.show_late(self.settings.steady())
        if isinstance(body, e.Gone) and opened.has_page(body.person):  # gone only from another process
            self.spawn(presence.settle(self, opened, body.person))
        if not isinstance(body, _QUIET) or opened.table.state == "over" or opened.table.is_slow:
            await self._list(opened)
        opened.clock.wake()

    def _fold(self, opened: OpenTable, entry: Entry, instant: int) -> e.Body:
        """Fold an entry. A table with an unreadable one, perhaps written by a newer process, is set apart."""
        try:
            return opened.fold(entry, instant)
        except Exception as error:
            self._set_apart(opened, error)
            raise Refused("outdated", "server-unreadable-table") from None

    async def _list(self, opened: OpenTable) -> None:
        """Update the list of tables; what cannot be written now is written when the table is next looked after."""
        shown = listing(opened.table)
        body, finished = None if shown is None else wire.encode(shown), opened.table.is_finished
        due = self._due_of(opened)
        if (body, finished, due) != opened.listed:
            with suppress(StoreDown):
                await self.store.summarise(opened.table.id, body, opened.last_at, finished=finished, due=due)
                opened.note_listed((body, finished, due))

    def _due_of(self, opened: OpenTable) -> int | None:
        """When a slow table must be opened even if nobody looks at it, by the clock that all processes share."""
        due = opened.table.due
        ahead = self.settings.clock() - self.settings.steady()
        return None if due is None else (due + ahead) // 1000 * 1000

    async def _wake_due(self) -> None:
        """Open slow tables whose bots are asked, or whose time has run out: their clocks do the rest."""
        while True:
            for name in await self.store.due(self.settings.clock(), MOST_WOKEN):
                if name not in self.opened:
                    with suppress(Refused):  # written by a newer program, or the store is down
                        await self.open(name)
            await asyncio.sleep(self.settings.wake)

    async def listed(self) -> list[wire.Listed]:
        """The tables in the public list."""
        await self._note_use_anew()
        now = self.settings.clock()
        oldest = now - LISTED_FOR
        found = [wire.read_listed(body) for _, body in await self.store.summaries(now - LISTED_UNUSED)]
        return sorted((it for it in found if it.since > oldest), key=lambda it: -it.since)

    # Tables in memory

    async def open(self, name: str) -> OpenTable:
        """A table, read from the store if this process does not have it."""
        while name not in self.opened:  # again, if it was put to sleep before the caller's turn came
            if self.closing:
                raise Refused("busy", "server-closing")
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            await asyncio.shield(self._loading[name])
        opened = self.opened[name]
        if not self._bus.reliable and not opened.feeds:  # nobody has kept it up to date
            async with self.turn(opened):
                await self.read_on(opened)
        opened.touch()
        return opened

    async def _load(self, name: str) -> None:
        try:
            entries = await self.store.read(name)
            opened = await self._folded(name, entries)
            await self._recall(opened)
        except StoreDown:
            raise Refused("busy", "server-store-down") from None
        self._hold(opened)
        for person, who in opened.table.people.items():
            if who.here and who.seat is not None:
                self.spawn(presence.miss(self, opened, person))
        opened.clock.wake()

    async def _folded(self, name: str, entries: list[Entry]) -> OpenTable:
        """A table folded from its stored entries."""
        if not entries:
            raise Refused("unknown", "server-no-table")
        opened = OpenTable(name, self, self._workers)
        wall, now = self.settings.clock(), self.settings.steady()
        for number, entry in enumerate(entries):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            self._fold(opened, entry, now - max(0, wall - entry.at))  # stored times in the future count as now
        opened.table.resume(now, self._up_since)
        opened.show_late(self.settings.steady())
        return opened

    async def _recall(self, opened: OpenTable) -> None:
        """Show a game that was finished under other rules as it was; make sure that every finished game is kept."""
        for table in filter(None, (opened.table, opened.late)):
            this = table.round
            if this is not None and this.rules != this.current:
                body = await self.store.finished(table.replay)
                if body is not None and (finished := Finished(body)):
                    this.show(finished)
        if opened.table.match is not None and opened.table.match.over:
            self._ended(opened)

    def _hold(self, opened: OpenTable) -> None:
        opened.touch()
        self.opened[opened.table.id] = opened

    async def create(self, name: str, body: e.Created) -> OpenTable:
        """A new table."""
        if len(self.opened) >= self.settings.most_tables:
            raise Refused("busy", "server-too-many-tables")
        opened = OpenTable(name, self, self._workers)
        async with opened.turn():
            await self.write(opened, "create", body)
        self._hold(opened)
        return opened

    def holds(self, opened: OpenTable) -> bool:
        """Whether this process still relies on what it knows about a table."""
        return self.opened.get(opened.table.id) is opened

    def _forget(self, opened: OpenTable) -> None:
        """Drop a table from memory; its viewers reconnect to get what the store says."""
        opened.clock.stop()
        if self.holds(opened):
            del self.opened[opened.table.id]
        opened.close_pages()

    def _set_apart(self, opened: OpenTable, error: Exception) -> None:
        """Drop a table that keeps failing: it is read again when somebody next asks for it."""
        note("a table is set apart", logging.ERROR, error=error, table=short(opened.table.id))
        metrics.SET_APART.inc()
        self._forget(opened)

    def _heard(self, table: str, version: int) -> None:
        opened = self.opened.get(table)
        if opened is not None and version > opened.table.version:
            self._doubt(opened)

    def _doubt(self, opened: OpenTable) -> None:
        """The store may have unknown entries of a table: check once."""
        if not self.closing and opened.doubt():
            self.spawn(self._refresh(opened))

    async def _refresh(self, opened: OpenTable) -> None:
        """Read on as soon as the store can be read."""
        while not self.closing and self.holds(opened):
            with suppress(Refused):
                async with opened.turn():
                    await self.read_on(opened)
                return
            await asyncio.sleep(RETRY)

    async def _look_after_all(self) -> None:
        """Look after each table in turn; one that fails does not hold up the others."""
        while True:
            await asyncio.sleep(self.settings.poll)
            for opened in list(self.opened.values()):
                try:
                    await self._look_after(opened)
                except Exception as error:
                    self._set_apart(opened, error)

    async def _say_used(self) -> None:
        while True:
            await self._note_use()
            await asyncio.sleep(self.settings.use)

    async def _note_use(self) -> None:
        """Write down which tables are in use: those are listed, and never removed."""
        self._clock_ahead = self.settings.clock() - self.settings.steady()
        with suppress(StoreDown):
            await self.store.use([name for name, opened in self.opened.items() if opened.feeds], self.settings.clock())

    async def _note_use_anew(self) -> None:
        """Write it down again if the clock was set since: the recorded times are then wrong."""
        if abs(self.settings.clock() - self.settings.steady() - self._clock_ahead) > 1000 * self.settings.use:
            await self._note_use()

    def _removed(self, table: str) -> None:
        if table in self.opened:
            self._forget(self.opened[table])

    async def _look_after(self, opened: OpenTable) -> None:
        """Check for entries that the bus did not announce, and put a table without viewers to sleep."""
        if opened.feeds and not self._bus.reliable:
            await self._refresh(opened)
        now = asyncio.get_running_loop().time()
        if not opened.feeds and now - opened.used > self.settings.idle and not opened.is_wanted:
            self._forget(opened)
        else:
            async with opened.lock:
                await self._drop_strangers(opened)
                await self._list(opened)

    async def _drop_strangers(self, opened: OpenTable) -> None:
        """Drop people who joined but never came, to make room for others."""
        table = opened.table
        with suppress(Refused):  # the store is down: the next time will do
            for person in table.strangers(self.settings.steady() - round(1000 * self.settings.unseen)):
                if not opened.has_page(person):
                    await self.write(opened, f"drop-{table.version + 1}", e.Removed(person, NEVER_CAME))

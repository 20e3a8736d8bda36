"""The tables that a process holds: entries go to the store, and are shown once they are there.

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
from gloaming.server.refusal import Refused
from gloaming.server.replays.finished import Finished
from gloaming.server.store import Appended, Entry, Gap, Store, StoreDown
from gloaming.server.store.retention import Retention
from gloaming.server.tables import entries as e
from gloaming.server.tables.backlog import Backlog
from gloaming.server.tables.clock import RETRY, Pacing
from gloaming.server.tables.frames import listing
from gloaming.server.tables.open_table import Live
from gloaming.server.tables.table import NEVER_CAME, Table

BREATH = 50  # entries that are folded before others have their turn
_MOVES = (e.Moved, e.Lapsed, e.Started)
# Those that tell the list of open tables nothing.
_QUIET = (e.Held, e.Noted, e.Standing, e.Coded, e.Said, e.Moved, e.Lapsed, e.Revealed)


class Keeper:
    """The tables that this process holds."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.lives: dict[str, Live] = {}
        self.backlog = Backlog(settings.unread)
        self._bus = bus
        self._pacing = Pacing(self, workers)
        self._games: dict[str, Game] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks = Tasks()
        self.spawn, self.tend = self._tasks.spawn, self._tasks.tend
        self.closing = False
        self._clock_ahead = 0  # of the steady clock, when the tables in use were last written down
        self.ended: Callable[[Live], None] = lambda _: None  # called when the game of a table is over

    async def listen(self) -> None:
        """Hear of news, and keep house."""
        await self._bus.listen(self._heard)
        self.tend("housekeeping", self._keep_house)
        self.tend("use", self._say_used)
        self.tend("retention", Retention(self.store, self.settings, self._removed).run, logging.WARNING)

    async def close(self) -> None:
        """Stop clocks and bots, let every command that is being written end, and close the feeds."""
        self.closing = True
        lives = list(self.lives.values())
        for live in lives:
            self._pacing.stop(live)
        await self._tasks.close()
        for live in lives:
            async with live.lock:
                for feed in live.feeds:
                    feed.close()

    def game(self, name: str) -> Game:
        """The rules of a game, compiled once they are."""
        return self._games.get(name) or find(name)

    def use(self, game: Game) -> None:
        """Go on with other (compiled) functions of the same rules, in games that are being played too."""
        self._games[game.name] = game
        for live in self.lives.values():
            for table in filter(None, (live.table, live.late)):
                for this in table.rounds:
                    if this.match is not None and this.match.game.name == game.name:
                        this.match.game = game

    # Entries.

    async def write(self, live: Live, command: str, body: e.Body) -> bool:
        """Store an entry and show it; false if another was there first, which is then shown. The lock is held."""
        if self.closing:
            raise Refused("busy", "closing")
        table = live.table
        at = max(self.settings.clock(), live.last_at)
        entry = Entry(table.id, table.version + 1, command, at, e.encode(body))
        if await self._append(live, entry) is not Appended.DONE:
            await self.read_on(live)
            return False
        await self._take(live, entry)
        if table.state == "over" and isinstance(body, _MOVES):
            self.ended(live)
        await self._bus.announce(table.id, entry.version)
        return True

    async def _append(self, live: Live, entry: Entry) -> Appended:
        try:
            with metrics.APPENDS.time():
                return await self.store.append(entry)
        except Gap as error:
            note("the store has lost entries of a table", logging.ERROR, error=error, table=short(entry.table))
            self._forget(live)
            raise Refused("busy", "store_down") from None
        except (StoreDown, asyncio.CancelledError) as error:
            self._doubt(live)
            if isinstance(error, StoreDown):
                live.failures += 1
                raise Refused("busy", "store_down") from None
            raise

    async def read_on(self, live: Live) -> None:
        """Take in what is in the store and not known here. The lock is held."""
        live.doubtful = False
        try:
            entries = await self.store.read(live.table.id, live.table.version)
        except StoreDown:
            live.failures += 1
            raise Refused("busy", "store_down") from None
        for entry in entries:
            await self._take(live, entry)

    @asynccontextmanager
    async def turn(self, live: Live) -> AsyncIterator[None]:
        """Hold the lock of a table. Whoever has waited for it while the store failed does not wait for that again."""
        failures = live.failures
        async with live.lock:
            if live.failures != failures:
                raise Refused("busy", "store_down")
            yield

    async def has_news(self, live: Live) -> bool:
        """Whether the store has more of a table than was known here; it is now. The lock is held."""
        version = live.table.version
        if not self._bus.reliable:
            await self.read_on(live)
        return live.table.version > version

    async def _take(self, live: Live, entry: Entry) -> None:
        """Fold an entry, and show it to whoever may see it. It happens now, whatever the clock of its writer said."""
        body = self._fold(live, entry, self.settings.steady())
        if isinstance(body, _MOVES):
            metrics.MOVES.labels(live.table.settings.game).inc()
        if isinstance(body, (e.Reissued, e.Recovered, e.Removed)):
            for feed in live.feeds:
                if feed.person == body.person:
                    feed.close(body.why if isinstance(body, e.Removed) else "")
        self._publish(live, live.table, body)
        self.follow_late(live)
        if isinstance(body, e.Gone) and live.has_page(body.person):  # gone from another process only
            self.spawn(self._pacing.settle(live, body.person))
        if not isinstance(body, _QUIET) or live.table.state == "over":
            await self._list(live)
        self._pacing.wake(live)

    def _fold(self, live: Live, entry: Entry, instant: int) -> e.Body:
        """Fold an entry; a table with one that cannot be read, as a newer process may write, is set apart."""
        try:
            return live.fold(entry, instant)
        except Exception as error:
            self._set_apart(live, error)
            raise Refused("outdated", "unreadable_table") from None

    def follow_late(self, live: Live) -> None:
        """Show delayed watchers what is due to them."""
        while (body := live.follow(self.settings.steady())) is not None:
            assert live.late is not None
            self._publish(live, live.late, body)

    def _publish(self, live: Live, table: Table, body: e.Body) -> None:
        whose = table.whose(body)
        for feed in live.feeds:
            stage = live.stage(feed.person)
            if live.table.is_closed_to(feed.person):
                feed.close()
            elif feed.table is not stage:
                feed.look_at(stage)
            elif stage is table and whose in (None, feed.person):
                feed.show()

    async def _list(self, live: Live) -> None:
        """Keep the list of tables true; what cannot be written is, the next time that the house is kept."""
        shown = listing(live.table)
        body, finished = None if shown is None else wire.encode(shown), live.table.is_finished
        if (body, finished) != live.listed:
            with suppress(StoreDown):
                await self.store.summarise(live.table.id, body, live.last_at, finished=finished)
                live.listed = body, finished

    # Tables in memory.

    async def live(self, name: str) -> Live:
        """A table, read from the store if this process does not hold it."""
        while name not in self.lives:  # again, if it was put to sleep before its reader's turn came
            if self.closing:
                raise Refused("busy", "closing")
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            await asyncio.shield(self._loading[name])
        live = self.lives[name]
        if not self._bus.reliable and not live.feeds:  # nobody has kept it up to date
            async with self.turn(live):
                await self.read_on(live)
        live.used = asyncio.get_running_loop().time()
        return live

    async def _load(self, name: str) -> None:
        try:
            entries = await self.store.read(name)
            live = await self._folded(name, entries)
            await self._recall(live)
        except StoreDown:
            raise Refused("busy", "store_down") from None
        self._hold(live)
        for person, who in live.table.people.items():
            if who.here and who.seat is not None:
                self.spawn(self._pacing.miss(live, person))
        self._pacing.wake(live)

    async def _folded(self, name: str, entries: list[Entry]) -> Live:
        """A table out of what is stored of it."""
        if not entries:
            raise Refused("unknown", "no_table")
        live = Live(name, self.game)
        wall, now = self.settings.clock(), self.settings.steady()
        for number, entry in enumerate(entries):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            self._fold(live, entry, now - max(0, wall - entry.at))  # what is stored as yet to come happens now
        live.table.resume(now)
        while live.follow(self.settings.steady()) is not None:
            pass
        return live

    async def _recall(self, live: Live) -> None:
        """Show a game that was played to its end under other rules as it was; see that every finished one is kept."""
        for table in filter(None, (live.table, live.late)):
            this = table.round
            if this is not None and this.rules != this.current:
                body = await self.store.finished(table.replay)
                if body is not None and (finished := Finished(body)):
                    this.show(finished)
        if live.table.match is not None and live.table.match.over:
            self.ended(live)

    def _hold(self, live: Live) -> None:
        live.used = asyncio.get_running_loop().time()
        self.lives[live.table.id] = live

    def holds(self, live: Live) -> bool:
        """Whether this process still goes by what it knows of a table."""
        return self.lives.get(live.table.id) is live

    def _forget(self, live: Live) -> None:
        """Hold a table no longer; whoever looks at it comes back for what the store says."""
        self._pacing.stop(live)
        if self.holds(live):
            del self.lives[live.table.id]
        for feed in live.feeds:
            feed.close()
        live.feeds.clear()

    def _set_apart(self, live: Live, error: Exception) -> None:
        """Go on without a table that fails by itself: it is read anew when somebody next asks for it."""
        note("a table is set apart", logging.ERROR, error=error, table=short(live.table.id))
        metrics.SET_APART.inc()
        self._forget(live)

    def _heard(self, table: str, version: int) -> None:
        live = self.lives.get(table)
        if live is not None and version > live.table.version:
            self._doubt(live)

    def _doubt(self, live: Live) -> None:
        """The store may have more of a table than is known here: look, once."""
        if not live.doubtful and not self.closing:
            live.doubtful = True
            self.spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        """Read on, as soon as the store can be read."""
        while not self.closing and self.holds(live):
            with suppress(Refused):
                async with live.lock:
                    await self.read_on(live)
                return
            await asyncio.sleep(RETRY)

    async def _keep_house(self) -> None:
        """Look after each table in turn; one that fails does not keep the others waiting."""
        while True:
            await asyncio.sleep(self.settings.poll)
            for live in list(self.lives.values()):
                try:
                    await self._look_after(live)
                except Exception as error:
                    self._set_apart(live, error)

    async def _say_used(self) -> None:
        while True:
            await self._note_use()
            await asyncio.sleep(self.settings.use)

    async def _note_use(self) -> None:
        """Write down which tables are in use: those are listed, and never removed."""
        self._clock_ahead = self.settings.clock() - self.settings.steady()
        with suppress(StoreDown):
            await self.store.use([name for name, live in self.lives.items() if live.feeds], self.settings.clock())

    async def note_use_anew(self) -> None:
        """Write it down again if the clock was set since: what was written is then of another hour."""
        if abs(self.settings.clock() - self.settings.steady() - self._clock_ahead) > 1000 * self.settings.use:
            await self._note_use()

    def _removed(self, table: str) -> None:
        if table in self.lives:
            self._forget(self.lives[table])

    async def _look_after(self, live: Live) -> None:
        """Look for news that the bus has lost, and put a table to sleep that nobody looks at."""
        if live.feeds and not self._bus.reliable:
            await self._refresh(live)
        now = asyncio.get_running_loop().time()
        if not live.feeds and now - live.used > self.settings.idle and not live.lock.locked():
            self._forget(live)
        else:
            async with live.lock:
                await self._drop_strangers(live)
                await self._list(live)

    async def _drop_strangers(self, live: Live) -> None:
        """People who joined and never came make room for others."""
        table = live.table
        with suppress(Refused):  # the store is down: the next time will do
            for person in table.strangers(self.settings.steady() - round(1000 * self.settings.unseen)):
                if not live.has_page(person):
                    await self.write(live, f"drop-{table.version + 1}", e.Removed(person, NEVER_CAME))

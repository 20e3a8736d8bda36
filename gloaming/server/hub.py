"""The tables of this process: commands in, entries into the store, frames out.

Any process may take any command: the store's unique (table, version) decides whose entry comes next, and whoever was
too late reads on and checks again. Nothing is shown to anybody before it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from gloaming.core.game import Game, find
from gloaming.server import entries as e
from gloaming.server import metrics, tokens, wire
from gloaming.server.bus import Bus
from gloaming.server.commands import LONGEST_NAME, body_of, checked, clean
from gloaming.server.feed import Feed
from gloaming.server.frames import Shown
from gloaming.server.live import Live
from gloaming.server.pacing import Pacing
from gloaming.server.refusal import Refused
from gloaming.server.settings import Settings
from gloaming.server.store import Appended, Entry, Store, StoreDown
from gloaming.server.workers import Workers

TRIES = 20  # times that an entry may come too late before the table is called busy
REMEMBERED = 256  # refusals kept per table, so that the same command gets the same answer
_MOVES = (e.Moved, e.Lapsed, e.Started)
_QUIET = (e.Held, e.Noted, e.Said, e.Moved, e.Lapsed)  # tell the list of open tables nothing
log = logging.getLogger("gloaming.server")


class Hub:
    """Where pages, bots and clocks meet a table."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.lives: dict[str, Live] = {}
        self._bus = bus
        self._workers = workers
        self._pacing = Pacing(self, workers)
        self._games: dict[str, Game] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._key = b""
        self._closing = False

    # Its life.

    async def start(self) -> None:
        """Be ready for people."""
        self._key = await self.store.secret()
        await self._bus.listen(self._heard)
        self.spawn(self._keep_house())

    async def close(self) -> None:
        """Stop clocks and bots, let every command that is being written end, and close the feeds."""
        self._closing = True
        for task in [*self._tasks, *(thought for live in self.lives.values() for thought in live.thoughts.values())]:
            task.cancel()
        for live in self.lives.values():
            self._pacing.stop(live)
            async with live.lock:
                for feed in live.feeds:
                    feed.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: object) -> None:
        """Do something beside the requests; what fails is logged."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    def game(self, name: str) -> Game:
        """The rules of a game, compiled once they are."""
        return self._games.get(name) or find(name)

    def use(self, game: Game) -> None:
        """Go on with other (compiled) functions of the same rules, in games that are being played too."""
        self._games[game.name] = game
        for live in self.lives.values():
            for table in (live.table, live.late):
                for this in table.rounds:
                    if this.match is not None and this.match.game.name == game.name:
                        this.match.game = game

    # People.

    async def create(self, name: str, settings: e.TableSettings) -> tuple[str, str]:
        """A new table, and the token of its host."""
        body = e.Created(clean(name, LONGEST_NAME, "no_name"), checked(settings))
        if len(self.lives) >= self.settings.most_tables:
            raise Refused("busy", "too_many_tables")
        live = Live(tokens.new_table_id(), self.game)
        self._hold(live)
        async with live.lock:
            await self.write(live, "create", body)
        return live.table.id, self._token(live, 1)

    async def join(self, table: str, name: str, token: str | None) -> tuple[int, str]:
        """A new person at a table; whoever is one already stays who they are."""
        live = await self.live(table)
        person = await self.identify(table, token) if token else None
        if person is None:
            body = e.Joined(clean(name, LONGEST_NAME, "no_name"))
            async with live.lock:
                while person is None:
                    if len(live.table.people) >= self.settings.most_people:
                        raise Refused("limit", "full_table")
                    if await self.write(live, f"join-{len(live.table.people) + 1}", body):
                        person = len(live.table.people)
        return person, self._token(live, person)

    async def identify(self, table: str, token: str | None) -> int | None:
        """Who a token proves to be at a table; None without one."""
        live = await self.live(table)
        if token is None:
            return None
        claim = tokens.read(self._key, token)
        if claim is not None:
            where, person, epoch = claim
            who = live.table.people.get(person)
            if where == table and who is not None and who.epoch == epoch:
                return person
        raise Refused("forbidden", "bad_token")

    async def link(self, table: str, person: int) -> str:
        """A token for another device of the same person."""
        return self._token(await self.live(table), person)

    def _token(self, live: Live, person: int) -> str:
        return tokens.sign(self._key, live.table.id, person, live.table.people[person].epoch)

    async def listed(self) -> list[wire.Listed]:
        """The tables that are open to all."""
        found = [wire.read_listed(body) for _, body in await self.store.summaries()]
        return sorted(found, key=lambda it: -it.since)

    # Commands.

    async def command(self, table: str, person: int | None, command: wire.Command, lang: str) -> wire.Reply:
        """Do what somebody asks, once; or say why not."""
        live = await self.live(table)
        key = f"{person}:{command.id}"
        async with live.lock:
            if key not in live.refused:
                try:
                    return await self._obey(live, key, person, command)
                except Refused as refused:
                    self._remember(live, key, refused)
                    if refused.code == "stale":
                        for feed in live.feeds:
                            if feed.person == person:
                                feed.whole()
            again: Refused = live.refused[key]
            return wire.Reply(command.id, ok=False, error=wire.Problem(again.code, again.said(lang), again.clause))

    async def _obey(self, live: Live, key: str, person: int | None, command: wire.Command) -> wire.Reply:
        for _ in range(TRIES):
            if key not in live.table.answers:
                body = body_of(live.table, person, command)
                if isinstance(body, e.Said):
                    self._slow_down(live, body.person)
                if not await self.write(live, key, body):
                    continue
            token = None
            if isinstance(command, wire.Reissue):
                token = self._token(live, command.person)
            return wire.Reply(command.id, ok=True, number=live.table.answers[key], token=token)
        raise Refused("busy", "store_down")

    def _remember(self, live: Live, key: str, refused: Refused) -> None:
        if refused.code not in ("busy", "limit"):
            while len(live.refused) >= REMEMBERED:
                del live.refused[next(iter(live.refused))]
        live.refused[key] = refused

    def _slow_down(self, live: Live, person: int) -> None:
        count, seconds, now = self.settings.chat_count, self.settings.chat_seconds, self.settings.clock()
        times = live.said.setdefault(person, deque(maxlen=count))
        if len(times) == count and times[0] > now - 1000 * seconds:
            raise Refused("limit", "talk_slower", count=count, seconds=seconds)
        times.append(now)

    # Entries.

    async def write(self, live: Live, command: str, body: e.Body) -> bool:
        """Store an entry and show it; false if another was there first, which is then shown. The lock is held."""
        if self._closing:
            raise Refused("busy", "closing")
        table = live.table
        at = max(self.settings.clock(), live.last_at)
        entry = Entry(table.id, table.version + 1, command, at, e.encode(body))
        try:
            with metrics.APPENDS.time():
                done = await self.store.append(entry) is Appended.DONE
            if not done:
                await self.read_on(live)
                return False
        except StoreDown:
            raise Refused("busy", "store_down") from None
        await self._take(live, entry)
        await self._bus.announce(table.id, entry.version)
        return True

    async def read_on(self, live: Live) -> None:
        """Take in what other processes have stored. The lock is held."""
        for entry in await self.store.read(live.table.id, live.table.version):
            if entry.version == live.table.version + 1:
                await self._take(live, entry)

    async def _take(self, live: Live, entry: Entry) -> None:
        """Fold an entry, and show it to whoever may see it."""
        before = 0 if live.table.match is None else len(live.table.match.moves)
        body = live.fold(entry)
        if isinstance(body, _MOVES):
            metrics.MOVES.labels(live.table.settings.game).inc()
            live.hear(0 if isinstance(body, e.Started) else before)
        self._publish(live, live.table, [body])
        self.follow_late(live)
        if not isinstance(body, _QUIET):
            await self._list(live)
        self._pacing.wake(live)

    def follow_late(self, live: Live) -> None:
        """Show delayed watchers what is due to them."""
        bodies = live.catch_up(self.settings.clock())
        if bodies:
            self._publish(live, live.late, bodies)

    def _publish(self, live: Live, table: e.Body | object, bodies: list[e.Body]) -> None:
        for feed in list(live.feeds):
            stage = live.stage(feed.person)
            if feed.table is not stage:
                feed.look_at(stage)
            elif stage is table:
                for body in bodies:
                    whose = stage.whose(body)
                    if whose is None or whose == feed.person:
                        feed.show(whole=len(bodies) > 1)
                        if len(bodies) > 1:
                            break
            if feed.closed:
                live.feeds.discard(feed)

    async def _list(self, live: Live) -> None:
        """Keep the list of open tables true."""
        table = live.table
        free = sum(chair.person is None and chair.bot is None for chair in table.chairs)
        body = None
        if table.settings.listed and table.state == "lobby" and free:
            host = table.people[table.host].name
            listed = wire.Listed(
                table.id, table.settings.game, host, len(table.chairs), free, table.settings.options, live.last_at
            )
            body = wire.encode(listed)
        if body != live.listed:
            live.listed = body
            await self.store.summarise(table.id, body, live.last_at)

    # Viewers.

    async def whole(self, table: str, person: int | None, lang: str) -> bytes:
        """The whole frame, once."""
        live = await self.live(table)
        async with live.lock:
            return Shown(live.stage(person), person, lang).frame(whole=True)

    async def follow(self, table: str, person: int | None, lang: str, number: int) -> Feed:  # noqa: ARG002  the whole comes first
        """A feed that starts with the whole."""
        live = await self.live(table)
        async with live.lock:
            feed = Feed(live.stage(person), person, lang, self.settings.queue)
            live.feeds.add(feed)
            if person is not None:
                live.sockets[person] += 1
                if not live.table.people[person].here:
                    await self.write(live, f"here-{live.table.version + 1}", e.Here(person))
            feed.whole()
        self._pacing.wake(live)
        return feed

    def unfollow(self, table: str, feed: Feed) -> None:
        """A page was closed; the last one of a person's means that they are gone, a little later."""
        feed.close()
        live = self.lives.get(table)
        if live is None:
            return
        live.feeds.discard(feed)
        if feed.person is not None:
            live.sockets[feed.person] -= 1
            if live.sockets[feed.person] <= 0 and not self._closing:
                self.spawn(self._pacing.miss(live, feed.person))

    # Tables in memory.

    async def live(self, name: str) -> Live:
        """A table, read from the store if this process does not hold it."""
        live = self.lives.get(name)
        if live is None:
            if self._closing:
                raise Refused("busy", "closing")
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            live = await asyncio.shield(self._loading[name])
        live.used = asyncio.get_running_loop().time()
        return live

    async def _load(self, name: str) -> Live:
        try:
            entries = await self.store.read(name)
        except StoreDown:
            raise Refused("busy", "store_down") from None
        if not entries:
            raise Refused("unknown", "no_table")
        live = Live(name, self.game)
        for entry in entries:
            live.fold(entry)
        live.catch_up(self.settings.clock())
        self._hold(live)
        for person, who in live.table.people.items():
            if who.here and who.seat is not None:
                self.spawn(self._pacing.miss(live, person))
        self._pacing.wake(live)
        return live

    def _hold(self, live: Live) -> None:
        live.used = asyncio.get_running_loop().time()
        self.lives[live.table.id] = live

    def _heard(self, table: str, version: int) -> None:
        live = self.lives.get(table)
        if live is not None and version > live.table.version:
            self.spawn(self._refresh(live))

    async def _refresh(self, live: Live) -> None:
        async with live.lock:
            await self.read_on(live)

    async def _keep_house(self) -> None:
        """Put tables to sleep that nobody looks at, and look for news that the bus has lost."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self.settings.poll)
            for name, live in list(self.lives.items()):
                if live.feeds and not self._bus.reliable:
                    await self._refresh(live)
                elif not live.feeds and loop.time() - live.used > self.settings.idle and not live.lock.locked():
                    self._pacing.stop(live)
                    del self.lives[name]

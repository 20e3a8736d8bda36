"""What people ask of tables: to come, to do something, to look on.

Any process may take any command. Nothing is shown to anybody before it is stored.
"""

from __future__ import annotations

from gloaming.server import wire
from gloaming.server.bots.workers import Workers
from gloaming.server.bus import Bus
from gloaming.server.operation.settings import Settings
from gloaming.server.people import tokens
from gloaming.server.refusal import Refused
from gloaming.server.store import Store
from gloaming.server.tables import entries as e
from gloaming.server.tables.commands import body_of, checked, clean_name, name_for
from gloaming.server.tables.feed import Feed
from gloaming.server.tables.frames import Shown
from gloaming.server.tables.open_table import Live
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Keeper

TRIES = 20  # times that an entry may come too late before the table is called busy
REMEMBERED = 256  # refusals kept per table, so that the same command gets the same answer
LISTED_UNUSED = 10 * 60 * 1000  # milliseconds that a table is listed of which no process says that it is in use
LISTED_FOR = 24 * 3600 * 1000  # milliseconds that a table stays in the list of open ones


class Hub(Keeper):
    """Where people meet a table."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, settings: Settings) -> None:
        super().__init__(store, bus, workers, settings)
        self._key = b""

    async def start(self) -> None:
        """Be ready for people."""
        self._key = await self.store.secret()
        await self.listen()

    # People.

    async def create(self, name: str, settings: e.TableSettings) -> tuple[str, str]:
        """A new table, and the token of its host."""
        body = e.Created(clean_name(name), checked(settings))
        if len(self.lives) >= self.settings.most_tables:
            raise Refused("busy", "too_many_tables")
        live = Live(tokens.new_table_id(), self.game)
        async with live.lock:
            await self.write(live, "create", body)
        self._hold(live)
        return live.table.id, self._token(live, 1)

    async def join(self, table: str, name: str, token: str | None, address: str) -> tuple[int, str]:
        """A new person at a table; whoever is one already stays who they are."""
        live = await self.live(table)
        person = await self.identify(table, token) if token else None
        if person is None:
            origin = tokens.origin(self._key, table, address)
            async with self.turn(live):
                while person is None:
                    self._check_room(live.table, origin)
                    body = e.Joined(name_for(live.table, name), origin)
                    live.quota.check(0, body, self.settings)
                    if await self.write(live, f"join-{len(live.table.people) + 1}", body):
                        person = len(live.table.people)
        return person, self._token(live, person)

    def _check_room(self, table: Table, origin: str) -> None:
        """Whether one more may join from an address."""
        if origin in table.banned:
            raise Refused("forbidden", "banned")
        if len(table.members) >= self.settings.most_people:
            raise Refused("limit", "full_table")
        if table.unseated_from(origin) >= self.settings.most_unseated:
            raise Refused("limit", "many_of_you")

    async def identify(self, table: str, token: str | None) -> int | None:
        """Who a token proves to be at a table; None without one."""
        live = await self.live(table)
        if token is None:
            return None
        claim = tokens.read(self._key, token)
        if claim is not None and claim[0] == table:
            _, person, epoch = claim
            if not live.table.is_known(person, epoch):  # here; another process may have let them in
                async with self.turn(live):
                    await self.has_news(live)
            if live.table.is_known(person, epoch):
                return person
            self._check_member(live.table, person)
        raise Refused("forbidden", "bad_token")

    def _check_member(self, table: Table, person: int | None) -> None:
        """Whether somebody is still at a table."""
        if person in table.people and table.people[person].removed:
            raise Refused("forbidden", table.people[person].removed)

    async def link(self, table: str, person: int) -> str:
        """A token for another device of the same person."""
        return self._token(await self.live(table), person)

    async def code(self, table: str, person: int) -> tuple[str, int]:
        """A new recovery code of a person, and its number; it is kept nowhere, and those before it are void."""
        live = await self.live(table)
        code = tokens.new_code()
        body = e.Coded(person, tokens.digest(self._key, table, code))
        async with self.turn(live):
            self._check_member(live.table, person)
            while not await self.write(live, f"code-{live.table.version + 1}", body):
                pass
            return code, live.table.people[person].codes

    async def recover(self, table: str, code: str) -> tuple[int, str]:
        """The person whose recovery code it is, with a new token: the code and all tokens before it are void."""
        live = await self.live(table)
        digest = tokens.digest(self._key, table, code)
        async with self.turn(live):
            await self.has_news(live)
            while (person := live.table.with_code(digest)) is not None:
                if await self.write(live, f"recovery-{live.table.version + 1}", e.Recovered(person)):
                    return person, self._token(live, person)
        raise Refused("forbidden", "bad_code")

    def _token(self, live: Live, person: int) -> str:
        return tokens.sign(self._key, live.table.id, person, live.table.people[person].epoch)

    async def listed(self) -> list[wire.Listed]:
        """The tables that are open to all."""
        await self.note_use_anew()
        now = self.settings.clock()
        oldest = now - LISTED_FOR
        found = [wire.read_listed(body) for _, body in await self.store.summaries(now - LISTED_UNUSED)]
        return sorted((it for it in found if it.since > oldest), key=lambda it: -it.since)

    # Commands.

    async def command(self, table: str, person: int | None, command: wire.Command, lang: str) -> wire.Reply:
        """Do what somebody asks, once; or say why not."""
        live = await self.live(table)
        key, epoch = f"{person}:{command.id}", live.table.epoch(person)
        async with self.turn(live):
            refused = live.refused.get(key)
            if refused is None:
                try:
                    return await self._obey(live, key, person, epoch, command)
                except Refused as reason:
                    refused = reason
                self._remember(live, key, person, refused)
        problem = wire.Problem(refused.code, refused.said(lang), refused.clause)
        return wire.Reply(command.id, ok=False, error=problem)

    async def _obey(self, live: Live, key: str, person: int | None, epoch: int, command: wire.Command) -> wire.Reply:
        table = live.table
        for attempt in range(TRIES):
            if key in table.answers:
                return self._done(live, key, person, command)
            self._check_member(table, person)
            if table.epoch(person) != epoch:
                raise Refused("forbidden", "bad_token")
            try:
                body = body_of(table, person, command)
            except Refused:
                if await self.has_news(live):  # what was true when it was asked, another process may know
                    continue
                raise
            if attempt == 0 and person is not None:
                live.quota.check(person, body, self.settings)
            await self.write(live, key, body)
        raise Refused("busy", "store_down")

    def _done(self, live: Live, key: str, person: int | None, command: wire.Command) -> wire.Reply:
        """The answer to what is stored: the same each time, whatever the command says when it is repeated."""
        is_behind = live.table.is_closed_to(person) or live.stage(person) is not live.table
        return wire.Reply(command.id, ok=True, number=None if is_behind else live.table.answers[key])

    def _remember(self, live: Live, key: str, person: int | None, refused: Refused) -> None:
        """The same command is refused in the same way; but what failed for want of time or room is worth another."""
        if refused.code not in ("busy", "limit"):
            if len(live.refused) >= REMEMBERED:
                del live.refused[next(iter(live.refused))]
            live.refused[key] = refused
        if refused.code == "stale":
            for feed in live.feeds:
                if feed.person == person:
                    feed.whole()

    # Viewers.

    async def whole(self, table: str, person: int | None, lang: str) -> bytes:
        """The whole frame, once."""
        live = await self.live(table)
        async with live.lock:
            return Shown(self._stage(live, person), person, lang).frame(whole=True)

    async def follow(self, table: str, person: int | None, lang: str, number: int) -> Feed:
        """A feed that starts with the whole; never with an older one than the page has got from another process."""
        live = await self.live(table)
        async with self.turn(live):
            if number > live.stage(person).number(person):
                await self.read_on(live)
            self._check_member(live.table, person)
            stage = self._stage(live, person)
            while person is not None and not (live.table.people[person].here and live.table.people[person].came):
                await self.write(live, f"here-{live.table.version + 1}", e.Here(person))
            feed = Feed(stage, person, lang, self.settings, self.backlog)
            live.feeds.add(feed)
            feed.whole()
        self._pacing.wake(live)
        return feed

    def _stage(self, live: Live, person: int | None) -> Table:
        """What somebody may look at, as it is to be seen by now: with nobody there, nothing has been shown."""
        if live.table.is_closed_to(person):
            raise Refused("forbidden", "no_watchers")
        self.follow_late(live)
        return live.stage(person)

    def unfollow(self, table: str, feed: Feed) -> None:
        """A page was closed; the last one of a person's means that they are gone, a little later."""
        feed.drop()
        live = self.lives.get(table)
        if live is None or feed not in live.feeds:
            return
        live.feeds.discard(feed)
        self._pacing.wake(live)
        if feed.person is not None and not live.has_page(feed.person) and not self.closing:
            self.spawn(self._pacing.miss(live, feed.person))

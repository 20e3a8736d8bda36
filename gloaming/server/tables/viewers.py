"""Who looks at a table: somebody with an open page is here, and is gone shortly after the last page is closed."""

from __future__ import annotations

from gloaming.server.people import presence
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
from gloaming.server.tables.eyes import FrameMaker
from gloaming.server.tables.feed import Feed, MakerType
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Tables


class Viewers:
    """The open pages at the tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def whole(self, table: str, person: int | None) -> bytes:
        """The whole frame, once."""
        opened = await self._tables.open(table)
        async with opened.turn():
            return FrameMaker(self._seen_by(opened, person), person).frame(whole=True)

    async def follow(self, table: str, person: int | None, number: int, make: MakerType = FrameMaker) -> Feed:
        """A feed that starts with the whole frame, but never an older one than the page got from another process."""
        tables = self._tables
        opened = await tables.open(table)
        async with tables.turn(opened):
            if number > opened.seen_by(person).number(person):
                await tables.read_on(opened)
            opened.table.check_member(person)
            seen = opened.sights_of(self._seen_by(opened, person))
            while person is not None and not opened.table.people[person].is_attending:
                await tables.write(opened, f"here-{opened.table.version + 1}", e.Here(person))
            feed = Feed(seen, person, tables.settings, tables.backlog, make)
            opened.add_page(feed)
            feed.whole()
        opened.clock.wake()
        return feed

    def _seen_by(self, opened: OpenTable, person: int | None) -> Table:
        """What somebody may look at, brought up to date: while nobody was here, nothing was shown."""
        if opened.table.is_closed_to(person):
            raise Refused("forbidden", "server-no-watchers")
        opened.show_late(self._tables.settings.steady())
        return opened.seen_by(person)

    def unfollow(self, table: str, feed: Feed) -> None:
        """A page was closed; if it was a person's last one, they are gone a little later."""
        feed.drop()
        opened = self._tables.opened.get(table)
        if opened is None or not opened.remove_page(feed):
            return
        opened.clock.wake()
        if feed.person is not None and not opened.has_page(feed.person) and not self._tables.closing:
            self._tables.spawn(presence.miss(self._tables, opened, feed.person))

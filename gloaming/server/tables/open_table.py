"""A table that this process has open: its fold, its pages, its clock, and what its bots have not been told yet."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from gloaming.server.bots.asking import Untold
from gloaming.server.bots.workers import Workers
from gloaming.server.refusal import Refused
from gloaming.server.store import Entry
from gloaming.server.tables import entries as e
from gloaming.server.tables.clock import Clock
from gloaming.server.tables.feed import Feed
from gloaming.server.tables.quotas import Quota
from gloaming.server.tables.round import Round
from gloaming.server.tables.table import Table

if TYPE_CHECKING:
    from gloaming.server.tables.tables import Tables

REMEMBERED = 256  # refusals kept per table, so that the same command gets the same answer


class OpenTable:
    """One table in memory. Whoever changes it holds its lock."""

    def __init__(self, name: str, tables: Tables, workers: Workers) -> None:
        self.table = Table(name, tables.game, self._hear)
        self.late: Table | None = None  # the table as delayed watchers see it, where there are such
        self.lock = asyncio.Lock()
        self.clock = Clock(self, tables, workers)
        self.quota = Quota()
        self.feeds: set[Feed] = set()  # the pages that are open
        self.untold = Untold()  # what the bots in the present game have still to hear
        self.listed: tuple[bytes | None, bool] | None = None  # what the list of tables says, as far as is known here
        self.last_at = 0  # when the last entry was written
        self.failures = 0  # times that the store failed under it
        self.used = 0.0  # when somebody last needed it
        self._behind: deque[tuple[int, Entry]] = deque()  # what delayed watchers have still to see, and when
        self._refused: dict[str, Refused] = {}  # the last answers that changed nothing, by command
        self._turns = 0  # of those who have the lock or wait for it
        self._is_doubted = False  # whether the store is to be asked for what is not known here

    # Turns.

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold the lock."""
        self._turns += 1
        try:
            async with self.lock:
                yield
        finally:
            self._turns -= 1

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has the lock, or waits for it: between two turns it is free for a moment."""
        return self._turns > 0 or self.lock.locked()

    # Entries.

    def fold(self, entry: Entry, instant: int) -> e.Body:
        """Take an entry in, which happened at an instant of this process's steady clock."""
        body = self.table.fold(entry, instant)
        self.last_at = max(self.last_at, entry.at)
        self.quota.count(entry.command, body, len(entry.body), public=self.table.whose(body) is None)
        if isinstance(body, e.Started):
            self.untold = Untold()
        if self.table.settings.spectators != "delayed":
            self.late = None
            self._behind.clear()
        elif self.late is None:
            self.late = self.table.fork()
        else:
            due = instant + (1000 * self.table.settings.delay if self.table.state != "lobby" else 0)
            self._behind.append((max(due, self._behind[-1][0]) if self._behind else due, entry))
        return body

    def _hear(self, this: Round) -> None:
        """Keep for the bots what a move has brought."""
        assert this.match is not None
        self.untold.hear(this.match, this.marks[-2], this.marks[-1])

    @property
    def late_at(self) -> int | None:
        """When delayed watchers have next something to see."""
        return self._behind[0][0] if self._behind else None

    def show_late(self, now: int) -> None:
        """Let the delayed table follow, and show its watchers what is due to them."""
        while self.late is not None and self._behind and self._behind[0][0] <= now:
            due, entry = self._behind.popleft()
            self.show(self.late, self.late.fold(entry, due))

    # Pages.

    def seen_by(self, person: int | None) -> Table:
        """The table that somebody may see: those who do not play may be a while behind."""
        return self.table if self.late is None or self.table.is_seated(person) else self.late

    def show(self, table: Table, body: e.Body) -> None:
        """Show an entry to all who may see it, of those who look at this form of the table."""
        whose = table.whose(body)
        for feed in self.feeds:
            seen = self.seen_by(feed.person)
            if self.table.is_closed_to(feed.person):
                feed.close()
            elif feed.table is not seen:
                feed.look_at(seen)
            elif seen is table and whose in (None, feed.person):
                feed.show()

    def add_page(self, feed: Feed) -> None:
        """A page was opened."""
        self.feeds.add(feed)

    def remove_page(self, feed: Feed) -> bool:
        """A page was closed; false if it was let go before."""
        if feed not in self.feeds:
            return False
        self.feeds.remove(feed)
        return True

    def close_pages(self) -> None:
        """Let all pages go; they come back for what the store says."""
        for feed in self.feeds:
            feed.close()
        self.feeds.clear()

    def has_page(self, person: int) -> bool:
        """Whether somebody has a page open, at this process."""
        return any(feed.person == person for feed in self.feeds)

    @property
    def attended(self) -> bool:
        """Whether somebody is there for whom the game goes on; watchers alone do not keep it going."""
        return any(feed.person is not None for feed in self.feeds)

    # Commands that were refused.

    def refusal_of(self, command: str) -> Refused | None:
        """Why a command was refused before."""
        return self._refused.get(command)

    def remember(self, command: str, person: int | None, refused: Refused) -> None:
        """The same command is refused in the same way; but what failed for want of time or room is worth another."""
        if refused.code not in ("busy", "limit"):
            if len(self._refused) >= REMEMBERED:
                del self._refused[next(iter(self._refused))]
            self._refused[command] = refused
        if refused.code == "stale":
            for feed in self.feeds:
                if feed.person == person:
                    feed.whole()

    # What is known of it in the store.

    def touch(self) -> None:
        """Somebody needs it now."""
        self.used = asyncio.get_running_loop().time()

    def fail(self) -> None:
        """The store has failed under it."""
        self.failures += 1

    def doubt(self) -> bool:
        """The store may have more of it than is known here; false if that was known already."""
        was_doubted, self._is_doubted = self._is_doubted, True
        return not was_doubted

    def trust(self) -> None:
        """All that the store has of it is being read."""
        self._turns = 0  # of those who have the lock or wait for it
        self._is_doubted = False

    def note_listed(self, listed: tuple[bytes | None, bool]) -> None:
        """What the list of tables says of it now."""
        self.listed = listed

"""A table that is open in this process: its fold, its pages, its clock, and what its bots have not been told yet."""

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
from gloaming.server.tables.eyes import Sights
from gloaming.server.tables.feed import Feed
from gloaming.server.tables.quotas import Quota
from gloaming.server.tables.round import Round
from gloaming.server.tables.table import Table

if TYPE_CHECKING:
    from gloaming.server.tables.tables import Tables

REMEMBERED = 256  # refusals kept per table, so that the same command gets the same answer


class OpenTable:
    """One table in memory. Its lock must be held to change it."""

    def __init__(self, name: str, tables: Tables, workers: Workers) -> None:
        self.table = Table(name, tables.game, self._hear)
        self.late: Table | None = None  # the table as delayed watchers see it, if there are any
        self._sights = Sights(self.table)
        self._late_sights: Sights | None = None
        self.lock = asyncio.Lock()
        self.clock = Clock(self, tables, workers)
        self.quota = Quota()
        self.feeds: set[Feed] = set()  # the pages that are open
        self.untold = Untold()  # what the bots of the current game have still to be told
        self.listed: tuple[bytes | None, bool, int | None] | None = (
            None  # how the list of tables shows it, as far as is known here
        )
        self.last_at = 0  # when the last entry was written
        self.failures = 0  # how often the store has failed for it
        self.used = 0.0  # when it was last needed
        self._behind: deque[tuple[int, Entry]] = deque()  # entries that delayed watchers have still to see, and when
        self._refused: dict[str, Refused] = {}  # the latest refusals, by command
        self._called: dict[int, object] = {}  # by person: the last question that they were called for, or saw
        self._turns = 0  # number of holders of the lock, including those who wait for it
        self._is_doubted = False  # whether the store may have entries that are unknown here

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
        """Whether somebody holds the lock or waits for it: between two turns it is free for a moment."""
        return self._turns > 0 or self.lock.locked()

    # Entries.

    def fold(self, entry: Entry, instant: int) -> e.Body:
        """Fold an entry, which happened at an instant of this process's steady clock."""
        retakes = self.table.retakes
        body = self.table.fold(entry, instant)
        self.last_at = max(self.last_at, entry.at)
        self.quota.count(entry.command, body, len(entry.body), public=self.table.whose(body) is None)
        if isinstance(body, e.Started) or self.table.retakes != retakes:
            self.untold = Untold()
        if self.table.settings.spectators != "delayed":
            self.late = self._late_sights = None
            self._behind.clear()
        elif self.late is None:
            self.late = self.table.fork()
            self._late_sights = Sights(self.late)
        else:
            due = instant + (1000 * self.table.settings.delay if self.table.state != "lobby" else 0)
            self._behind.append((max(due, self._behind[-1][0]) if self._behind else due, entry))
        return body

    def _hear(self, this: Round) -> None:
        """Remember the events of a move for the bots."""
        assert this.match is not None
        self.untold.hear(this.match, this.marks[-2], this.marks[-1])

    @property
    def late_at(self) -> int | None:
        """When delayed watchers next have something to see."""
        return self._behind[0][0] if self._behind else None

    def show_late(self, now: int) -> None:
        """Let the delayed table catch up, and show its watchers what is due."""
        while self.late is not None and self._behind and self._behind[0][0] <= now:
            due, entry = self._behind.popleft()
            self.show(self.late, self.late.fold(entry, due))

    # Pages.

    def seen_by(self, person: int | None) -> Table:
        """The form of the table that somebody may see: those who do not play may be behind."""
        return self.table if self.late is None or self.table.is_seated(person) else self.late

    def sights_of(self, table: Table) -> Sights:
        """The eyes that look at a form of the table."""
        late = self._late_sights
        return self._sights if late is None or table is not late.table else late

    def show(self, table: Table, body: e.Body) -> None:
        """Show an entry to all viewers of this form of the table who may see it."""
        whose = table.whose(body)
        for feed in self.feeds:
            seen = self.seen_by(feed.person)
            if self.table.is_closed_to(feed.person):
                feed.close()
            elif feed.table is not seen:
                feed.look_at(self.sights_of(seen))
            elif seen is table and whose in (None, feed.person):
                feed.show()

    def add_page(self, feed: Feed) -> None:
        """A page was opened."""
        self.feeds.add(feed)

    def remove_page(self, feed: Feed) -> bool:
        """A page was closed; false if it had been dropped before."""
        if feed not in self.feeds:
            return False
        self.feeds.remove(feed)
        return True

    def close_pages(self) -> None:
        """Drop all pages; they reconnect to get what the store says."""
        for feed in self.feeds:
            feed.close()
        self.feeds.clear()

    def close_removed(self) -> None:
        """Close the pages of those who are no longer at the table."""
        for feed in self.feeds:
            if feed.person is not None and (why := self.table.people[feed.person].removed):
                feed.close(why)

    def has_page(self, person: int) -> bool:
        """Whether somebody has a page open in this process."""
        return any(feed.person == person for feed in self.feeds)

    @property
    def attended(self) -> bool:
        """Whether the game goes on: somebody is here for whom it does, watchers alone do not count; or it is slow."""
        return self.table.is_slow or any(feed.person is not None for feed in self.feeds)

    def note_called(self, person: int, question: object) -> bool:
        """Note that somebody knows of a question; false if they did already."""
        was_called, self._called[person] = self._called.get(person), question
        return was_called is not question

    # Refused commands

    def refusal_of(self, command: str) -> Refused | None:
        """Why a command was refused before."""
        return self._refused.get(command)

    def remember(self, command: str, person: int | None, refused: Refused) -> None:
        """Refuse the same command in the same way; but failures for lack of time or space may be tried again."""
        if refused.code not in ("busy", "limit"):
            if len(self._refused) >= REMEMBERED:
                del self._refused[next(iter(self._refused))]
            self._refused[command] = refused
        if refused.code == "stale":
            for feed in self.feeds:
                if feed.person == person:
                    feed.whole()

    # What is known about it in the store

    def touch(self) -> None:
        """Note that somebody needs it now."""
        self.used = asyncio.get_running_loop().time()

    def fail(self) -> None:
        """Note that the store has failed for it."""
        self.failures += 1

    def doubt(self) -> bool:
        """Note that the store may have unknown entries; false if that was already noted."""
        was_doubted, self._is_doubted = self._is_doubted, True
        return not was_doubted

    def trust(self) -> None:
        """Note that everything in the store is being read."""
        self._is_doubted = False

    def note_listed(self, listed: tuple[bytes | None, bool, int | None]) -> None:
        """Note how the list of tables shows it now."""
        self.listed = listed

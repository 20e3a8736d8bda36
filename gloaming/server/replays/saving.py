"""Finished games are stored as they were shown: in a process beside the tables, one game after the other."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from gloaming.server.operation.logs import note, short
from gloaming.server.operation.processes import run_once
from gloaming.server.replays import finished
from gloaming.server.replays.finished import Ended
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.tables import Tables

MOST_WAITING = 1_000  # most waiting games; further ones are kept when somebody next opens their table
LONGEST = 300.0  # seconds for one game


class FinishedSaver:
    """The games of a process that have ended but are not stored yet."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._waiting: dict[str, Ended] = {}
        self._there = asyncio.Event()
        tables.when_ended(self.add)

    def add(self, opened: OpenTable) -> None:
        """The last game of a table is over."""
        this = opened.table.rounds[-1]
        if this.match is not None and len(self._waiting) < MOST_WAITING:
            self._waiting[opened.table.replay] = Ended(this.match.record(), this.names)
            self._there.set()

    async def work(self) -> None:
        """Store games as they end."""
        while True:
            await self._there.wait()
            while self._waiting:
                name = next(iter(self._waiting))
                await self._keep(name, self._waiting[name])
                del self._waiting[name]
            self._there.clear()

    async def _keep(self, name: str, ended: Ended) -> None:
        if await self._tables.store.finished(name) is None:
            try:
                body = await run_once(finished.__name__, given=msgspec.msgpack.encode(ended), limit=LONGEST)
            except (OSError, TimeoutError) as error:
                note("a game was not kept", logging.WARNING, error=error, table=short(name))
            else:
                await self._tables.store.keep_finished(name, body)

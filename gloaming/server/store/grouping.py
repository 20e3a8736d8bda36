"""Group commit: entries that arrive while a commit is under way share the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from gloaming.server.store.contract import Appended, Entry, Gap, StoreDown

LARGEST = 500  # entries of one commit

Outcome = Appended | Gap
Commit = Callable[[list[Entry]], Awaitable[list[Outcome]]]


def _order(waiting: tuple[Entry, asyncio.Future[Appended]]) -> tuple[str, int]:
    """Sort by table, so that processes cannot deadlock, and by version, so that one entry can follow another."""
    return waiting[0].table, waiting[0].version


class Group:
    """The waiting entries, and a single commit at a time that takes them all."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[tuple[Entry, asyncio.Future[Appended]]] = []
        self._running: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, entry: Entry) -> Appended:
        """The result for this entry, once its commit is durable."""
        if self._closed:
            raise StoreDown("the store is closed")
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, future))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await future

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = sorted(self._waiting[:LARGEST], key=_order), self._waiting[LARGEST:]
            outcomes: list[Outcome] | list[Exception]
            try:
                outcomes = await self._commit([entry for entry, _ in group])
            except Exception as error:
                outcomes = [error] * len(group)
            for (_, future), outcome in zip(group, outcomes, strict=True):
                if future.done():  # the caller has gone
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)
        self._running = None

    async def close(self) -> None:
        """Accept no more entries, and finish those that wait."""
        self._closed = True
        if self._running is not None:
            await self._running

"""Whether tables can be written: tested at most once a second, however often it is asked."""

from __future__ import annotations

import asyncio

from gloaming.server.store import Store, StoreDown

FRESH = 1.0  # seconds for which a result is valid


class Readiness:
    """The last attempt to write, and its result."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._until = 0.0
        self._failure: StoreDown | None = None

    async def check(self) -> None:
        """Raise StoreDown if tables cannot be written now."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            if loop.time() >= self._until:
                try:
                    await self._store.ready()
                    self._failure = None
                except StoreDown as failure:
                    self._failure = failure
                self._until = loop.time() + FRESH
            if self._failure is not None:
                raise StoreDown(str(self._failure))

"""Remove tables that nobody has used for as long as the operator has set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from gloaming.server.operation import metrics
from gloaming.server.operation.logs import note
from gloaming.server.operation.settings import Settings
from gloaming.server.store import Store

DAY = 24 * 3600 * 1000  # milliseconds
BATCH = 20  # tables removed at a time; others can write in between


class Kind(NamedTuple):
    """A kind of tables, all kept equally long."""

    finished: bool
    days: float | None  # None: for ever


class Retention:
    """Removes tables regularly. Days without a running process do not count, and setting the clock has no effect."""

    def __init__(self, store: Store, settings: Settings, forget: Callable[[str], None]) -> None:
        self._store = store
        self._settings = settings
        self._forget = forget
        self._kinds = (Kind(False, settings.keep_abandoned), Kind(True, settings.keep_finished))

    async def run(self) -> None:
        """Remove old tables at intervals."""
        last_use = await self._store.last_use()
        start, since = self._settings.clock() if last_use is None else last_use, self._settings.steady()
        while True:
            await asyncio.sleep(self._settings.sweep)
            now = min(self._settings.clock(), start + self._settings.steady() - since)
            for kind in self._kinds:
                if kind.days is not None:
                    await self._remove(kind.finished, now - round(kind.days * DAY), now)

    async def _remove(self, finished: bool, before: int, now: int) -> None:
        removed = [""] * BATCH
        while len(removed) == BATCH:
            removed = await self._store.remove(finished=finished, before=before, now=now, most=BATCH)
            for table in removed:
                self._forget(table)
            if removed:
                metrics.REMOVED.inc(len(removed))
                note("tables were removed", count=len(removed), finished=finished)
            await asyncio.sleep(0)

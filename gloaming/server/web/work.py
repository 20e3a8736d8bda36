"""Work that takes long: one piece at a time, and not too much of it for one address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from gloaming.server.refusal import Refused
from gloaming.server.web.limits import Crowd, Meters, Rate

MOST, MOST_OF_ONE = 16, 3  # pieces that wait or are being done


class Work:
    """Whoever wants something done waits for their turn, or is refused."""

    def __init__(self, rate: Rate) -> None:
        self._meters = Meters(rate)
        self._waiting = Crowd(MOST, MOST_OF_ONE)
        self._turn = asyncio.Semaphore(1)

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """The turn of an address."""
        if not self._meters.take(address):
            raise Refused("limit", "too_fast")
        if not self._waiting.enter(address):
            raise Refused("limit", "much_work")
        try:
            async with self._turn:
                yield
        finally:
            self._waiting.leave(address)

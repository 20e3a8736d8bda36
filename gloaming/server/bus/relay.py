"""What buses through a server have in common: they send and listen in the background, and reconnect by themselves."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing, suppress

import msgspec

from gloaming.server.bus.contract import Heard
from gloaming.server.operation.logs import note
from gloaming.server.operation.tasks import Tasks
from gloaming.server.reading import Unreadable, reader

CHANNEL = "gloaming"
PATIENCE = 2.0  # seconds that `listen` waits for the server
MOST_WAITING = 10_000  # most tables with announcements kept while the server is away


class Word(msgspec.Struct, frozen=True, array_like=True):
    """An announcement in transit."""

    table: str
    version: int


_read: Callable[[bytes], Word] = reader(Word)


class Relay(ABC):
    """A bus through a server. Only the latest version of each table waits to be sent."""

    reliable = False

    def __init__(self) -> None:
        self._untold: dict[str, int] = {}
        self._something_to_tell = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks = Tasks()
        self._tells = False

    @abstractmethod
    async def tell(self, words: list[bytes]) -> None:
        """Send announcements to all listeners, or raise."""

    @abstractmethod
    def hear(self) -> AsyncGenerator[bytes]:
        """Yield announcements as they arrive, or raise; an empty one means that the server is being listened to."""

    async def announce(self, table: str, version: int) -> None:
        if len(self._untold) < MOST_WAITING:
            self._untold[table] = max(version, self._untold.get(table, 0))
        self._something_to_tell.set()
        if not self._tells:
            self._tells = True
            self._tasks.tend("telling", self._tell_all, logging.WARNING)

    async def listen(self, heard: Heard) -> None:
        self._tasks.tend("hearing", lambda: self._hear_all(heard), logging.WARNING)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), PATIENCE)

    async def close(self) -> None:
        await self._tasks.close()

    async def _tell_all(self) -> None:
        while True:
            await self._something_to_tell.wait()
            self._something_to_tell.clear()
            words, self._untold = self._untold, {}
            await self.tell([msgspec.json.encode(Word(table, version)) for table, version in words.items()])

    async def _hear_all(self, heard: Heard) -> None:
        async with aclosing(self.hear()) as words:
            async for word in words:
                self._listening.set()
                if word:
                    self._pass_on(word, heard)

    def _pass_on(self, word: bytes, heard: Heard) -> None:
        try:
            said = _read(word)
        except Unreadable:
            note("the bus carries something other than announcements", logging.WARNING)
        else:
            heard(said.table, said.version)

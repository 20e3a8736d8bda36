"""What buses through a server have in common: they say and hear beside the work, and connect again by themselves."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress

import msgspec

from gloaming.server.bus.contract import Heard
from gloaming.server.logs import note

CHANNEL = "gloaming"
PATIENCE = 2.0  # seconds that whoever starts to listen waits for the server
FIRST_DELAY, LONGEST_DELAY = 0.1, 5.0  # seconds between attempts to connect
MOST_WAITING = 10_000  # tables of which there is something to say while the server is away


class Word(msgspec.Struct, frozen=True, array_like=True):
    """An announcement as it travels."""

    table: str
    version: int


class Relay(ABC):
    """A bus through a server. Of a table only the latest version waits to be told."""

    reliable = False

    def __init__(self) -> None:
        self._untold: dict[str, int] = {}
        self._something_to_tell = asyncio.Event()
        self._listening = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None
        self._hearing: list[asyncio.Task[None]] = []

    @abstractmethod
    async def tell(self, words: list[bytes]) -> None:
        """Send words to all who listen, or raise."""

    @abstractmethod
    def hear(self) -> AsyncGenerator[bytes]:
        """Words as they come, or raise; an empty one says that the server is being listened to."""

    async def announce(self, table: str, version: int) -> None:
        if len(self._untold) < MOST_WAITING:
            self._untold[table] = max(version, self._untold.get(table, 0))
        self._something_to_tell.set()
        if self._telling is None:
            self._telling = asyncio.create_task(self._again_and_again(self._tell_all))

    async def listen(self, heard: Heard) -> None:
        self._hearing.append(asyncio.create_task(self._again_and_again(lambda: self._hear_all(heard))))
        with suppress(TimeoutError):
            await asyncio.wait_for(self._listening.wait(), PATIENCE)

    async def close(self) -> None:
        tasks = self._hearing if self._telling is None else [*self._hearing, self._telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

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
            said = msgspec.json.decode(word, type=Word)
        except msgspec.DecodeError:
            note("the bus carries what is no announcement", logging.WARNING)
        else:
            heard(said.table, said.version)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work without end, through failures of the server; after each the pause is longer, up to a limit."""
        loop, delay = asyncio.get_running_loop(), FIRST_DELAY
        while True:
            started = loop.time()
            try:
                await work()
            except Exception as error:
                note("the bus failed", logging.WARNING, error=error)
            if loop.time() - started > LONGEST_DELAY:
                delay = FIRST_DELAY
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)

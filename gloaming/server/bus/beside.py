"""The bus of processes that one command has started on one machine: datagrams between sockets in a private folder."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import suppress

from gloaming.server.bus.relay import Relay
from gloaming.server.operation.places import Place

_SOCKET = "bus"
_LARGEST = 64 * 1024  # bytes of a datagram
_SILENCE = 60.0  # seconds


class BesideBus(Relay):
    """A Bus between the processes of a folder, each with a socket of its own number there.

    A process that is not there, or does not read, misses what is said: it reads the store when it is back, and every
    few seconds.
    """

    def __init__(self, place: Place) -> None:
        super().__init__()
        self._own = place.file(_SOCKET)
        self._others = [other.file(_SOCKET) for other in place.others]
        self._mouth: socket.socket | None = None

    async def tell(self, words: list[bytes]) -> None:
        if self._mouth is None:
            self._mouth = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._mouth.setblocking(False)
        for word in words:
            for other in self._others:
                with suppress(OSError):  # it is being started again, or its queue is full
                    self._mouth.sendto(word, str(other))

    async def hear(self) -> AsyncGenerator[bytes]:
        self._own.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
            ear.setblocking(False)
            ear.bind(str(self._own))
            yield b""
            while True:
                try:
                    async with asyncio.timeout(_SILENCE):
                        yield await asyncio.get_running_loop().sock_recv(ear, _LARGEST)
                except TimeoutError:
                    yield b""

    async def close(self) -> None:
        await super().close()
        self._own.unlink(missing_ok=True)
        if self._mouth is not None:
            self._mouth.close()

"""A line between the servers and their store or bus, which can fall silent or break."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

PORTS = {"postgresql": 5432, "postgres": 5432, "redis": 6379, "rediss": 6379}
PIECE = 64 * 1024


class Relay:
    """Passes everything on to the real address, except while it is told not to."""

    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._server: asyncio.Server | None = None
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._is_cut = False
        self._lines: set[asyncio.Task[None]] = set()
        self.url = ""  # where the servers find it

    async def open(self) -> None:
        """Begin."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        user, at, _ = self._to.netloc.rpartition("@")
        port = self._server.sockets[0].getsockname()[1]
        self.url = self._to._replace(netloc=f"{user}{at}127.0.0.1:{port}").geturl()

    async def silence(self, seconds: float) -> None:
        """Keep all connections, but pass nothing on for a while."""
        self._speaks.clear()
        await asyncio.sleep(seconds)
        self._speaks.set()

    async def cut(self, seconds: float) -> None:
        """Break all connections, and accept none for a while."""
        self._is_cut = True
        for line in self._lines:
            line.cancel()
        await asyncio.sleep(seconds)
        self._is_cut = False

    async def close(self) -> None:
        """End."""
        assert self._server is not None
        self._server.close()
        lines = list(self._lines)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)
        try:
            if not self._is_cut:
                await self._lead(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Lead a connection to where it belongs."""
        host, port = self._to.hostname or "127.0.0.1", self._to.port or PORTS[self._to.scheme]
        there, back = await asyncio.open_connection(host, port)
        try:
            await self._both(reader, writer, there, back)
        finally:
            back.transport.abort()

    async def _both(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        there: asyncio.StreamReader,
        back: asyncio.StreamWriter,
    ) -> None:
        """Pass on what comes from either side until one ends."""
        ways = [asyncio.create_task(self._pass_on(*way)) for way in ((reader, back), (there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while piece := await source.read(PIECE):
            await self._speaks.wait()
            target.write(piece)
            await target.drain()

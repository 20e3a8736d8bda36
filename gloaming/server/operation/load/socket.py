"""A WebSocket as light as a measurement needs it: the protocol of `websockets` without its queues and tasks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class LightSocket(asyncio.Protocol):
    """One connection. `heard` is called with every text; `ended` is done when the connection is lost."""

    def __init__(self, uri: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(uri), max_size=None)
        self._headers = Headers(headers)
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self.received = 0  # bytes

    @classmethod
    async def connect(cls, uri: str, headers: dict[str, str], heard: Callable[[bytes], None]) -> LightSocket:
        """Open a connection; OSError if it is refused."""
        where = urlsplit(uri)
        made = cls(uri, headers, heard)
        await asyncio.get_running_loop().create_connection(lambda: made, where.hostname or "", where.port or 80)
        await made.opened
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        for name, value in self._headers.raw_items():
            request.headers[name] = value
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Pass on the texts in some bytes."""
        self.received += len(data)
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._heard(bytes(event.data))
            elif isinstance(event, Response) and not self.opened.done():
                self._open()
        self._flush()

    def _open(self) -> None:
        error = self._protocol.handshake_exc
        if error is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionRefusedError(str(error)))
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Tell whoever waits for it."""
        for waiting in (self.opened, self.ended):
            if not waiting.done():
                waiting.set_exception(ConnectionResetError("the connection was lost"))
        self.ended.exception()  # it may be that nobody waits

    def send(self, data: bytes) -> None:
        """Send a text; nothing happens on a connection that was lost."""
        if self._transport is not None and not self._transport.is_closing():
            self._protocol.send_text(data)
            self._flush()

    def close(self) -> None:
        """Close it at once."""
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

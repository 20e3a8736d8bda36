"""Connections before they are requests: how many there may be, how long each may take, and what counts as a request.

uvicorn waits for ever for the rest of a request, and accepts as many connections as the system allows.
"""

from __future__ import annotations

import asyncio
import resource
import struct
from collections.abc import Collection
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any, cast

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.tables.backlog import Backlog
from gloaming.server.web.limits import Network, Times, block_of

MOST_FILES = 65_536
UNHEARD = 8  # messages of one socket that may wait for their turn
PUSH = "gloaming.push"  # how a session finds `Socket.push`
UNSENT = 16 * 1024  # bytes that may wait in a connection's own buffer before they count


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Connections:
    """The HTTP connections of a server.

    If there are too many, the one that has kept the server waiting longest is dropped. So whoever sends half a request
    is dropped before anybody whose request is being answered, even at the same address.
    """

    def __init__(self, most: int, most_of_one: int, proxies: Collection[Network], backlog: Backlog) -> None:
        self.backlog = backlog
        self._most = most
        self._most_of_one = most_of_one
        self._proxies = proxies
        self._held: dict[str, dict[Connection, None]] = {}
        self._waiting: dict[Connection, None] = {}  # those that wait for the client, the longest first
        self._all = 0

    def enter(self, connection: Connection, host: str) -> str | None:
        """The address that a connection is counted for; None if there are too many."""
        address = "" if self._is_proxy(host) else block_of(host)  # a proxy's connections belong to everybody
        own = self._held.get(address, {})
        if address and len(own) >= self._most_of_one and not self._drop_one(own):
            return None
        if self._all >= self._most and not self._drop_one(self._waiting):
            return None
        own = self._held.setdefault(address, {})
        own[connection] = None
        self._all += 1
        return address

    def leave(self, connection: Connection, address: str) -> None:
        """Count one connection less."""
        self._all -= 1
        self._waiting.pop(connection, None)
        del self._held[address][connection]
        if not self._held[address]:
            del self._held[address]

    def wait(self, connection: Connection, *, waits: bool) -> None:
        """Note whether the connection waits for the client."""
        if waits:
            self._waiting.setdefault(connection)
        else:
            self._waiting.pop(connection, None)

    def _is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False

    def _drop_one(self, among: dict[Connection, None]) -> bool:
        longest = next((it for it in among if it in self._waiting), None)
        if longest is not None:
            longest.drop()
        return longest is not None


class _Strict(h11.Connection):
    """h11, but refusing what another server in front might read as a different request."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if b"transfer-encoding" in names and (b"content-length" in names or event.http_version < b"1.1"):
                raise h11.RemoteProtocolError("a length and chunks at once")
        return event


class Connection(H11Protocol):
    """One HTTP connection."""

    def __init__(self, all_of_them: Connections, times: Times, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.conn = _Strict(h11.SERVER, cast(int, self.config.h11_max_incomplete_event_size))
        self._all = all_of_them
        self._times = times
        self._address: str | None = None
        self._awaited: str | None = None  # the part of a request that is awaited
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=UNSENT)
        self._address = self._all.enter(self, self.client[0] if self.client else "")
        if self._address is None:
            transport.abort()
        else:
            self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """A client has disconnected."""
        self._all.backlog.settle(self)
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, and counted as one."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        """A part of a request has arrived."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """An exchange is over; the client has time for the next request."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """An answer waits to be read by the client; all of it is written at once."""
        super().pause_writing()
        self._all.backlog.owe(self, self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """An answer has been read."""
        super().resume_writing()
        self._all.backlog.settle(self)

    def drop(self) -> None:
        """Close it at once."""
        self._leave()
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Refuse an unreadable request, and read nothing more after it."""
        self._refuse(400, Refused("malformed", "server-not-understood"))

    def _leave(self) -> None:
        self._wait_for(None)
        if self._address is not None:
            self._all.leave(self, self._address)
            self._address = None

    def _look(self) -> None:
        """Determine what must come next, and start its time limit."""
        if self._address is not None:
            state = self.conn.their_state
            self._wait_for("head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else None)

    def _wait_for(self, part: str | None) -> None:
        if part != self._awaited:
            self._awaited = part
            self._all.wait(self, waits=part is not None)
            self._set_deadline(None if part is None else getattr(self._times, part))

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._end)

    def _end(self) -> None:
        """The time is over; an answer that is still being sent gets more, once."""
        if self._awaited == "head" and self.transport.get_write_buffer_size():
            self._awaited = "taking"
            self._set_deadline(self._times.taking)
        elif self._awaited == "taking":
            self.drop()
        else:
            self._refuse(408, Refused("malformed", "server-too-slow"))

    def _refuse(self, status: int, refused: Refused) -> None:
        """Send the reason, if no other answer has begun, and close the connection."""
        begun = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not begun:
            body = wire.encode(wire.Failure(wire.problem_of(refused)))
            headers = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
            for event in (
                h11.Response(status_code=status, headers=list(headers.items())),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        self._leave()
        self.transport.close()


def _head(length: int) -> bytes:
    """The head of a frame with a text, which a server does not mask (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    return struct.pack("!BBH", 0x81, 126, length) if length < 1 << 16 else struct.pack("!BBQ", 0x81, 127, length)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose sender waits until the system has accepted nearly everything."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A handshake has arrived."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=UNSENT)

    def handle_connect(self, event: Request) -> None:
        """A handshake is complete: let the session send without waiting for its turn."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][PUSH] = self.push  # type: ignore[assignment]

    def push(self, text: bytes) -> bool:
        """Send a text at once; false if the system does not accept more, or the socket is not open."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    def send_receive_event_to_app(self) -> None:
        """Pass on a message, and read no more if too many wait: pausing after each would cost more than reading it."""
        before = self.read_paused
        self.read_paused = before or self.queue.qsize() < UNHEARD
        super().send_receive_event_to_app()
        if not before and self.queue.qsize() <= UNHEARD:
            self.read_paused = False

    async def send(self, message: ASGISendEvent) -> None:
        """Send, and wait."""
        await super().send(message)
        await self.writable.wait()

    async def run_asgi(self) -> None:
        """Run the session; at its end, whatever the client has not read is discarded."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

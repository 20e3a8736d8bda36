"""A page without a browser: it follows a table over a socket, sends commands, and reconnects when it is cut off."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from uuid import uuid4

import msgspec
from websockets.exceptions import WebSocketException

from gloaming.server import wire
from gloaming.server.following import Following
from gloaming.server.operation.load.nonces import Nonces
from gloaming.server.operation.load.socket import LightSocket

PATIENCE = 0.05  # seconds before a lost connection is tried again, increasing
LONGEST_PATIENCE = 1.0
ALIVE = 30.0  # seconds between signs of life
AGAIN = 0.2  # seconds before a command is sent again for which the server was too busy

_read = msgspec.json.Decoder(dict[str, Any]).decode


def ask(address: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """Make one HTTP request; return the answer and its cookie."""
    request = urllib.request.Request(
        address + path,
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Origin": address, **({"Cookie": cookie} if cookie else {})},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


class Client:
    """Somebody at one table; `seen` is called with every frame and its time of arrival."""

    def __init__(
        self,
        address: str,
        table: str,
        cookie: str = "",
        seen: Callable[[dict[str, Any], float], None] = lambda _frame, _at: None,
    ) -> None:
        self._uri = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._headers = {"Origin": address, **({"Cookie": cookie} if cookie else {})}
        self._socket: LightSocket | None = None
        self._open = asyncio.Event()
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[wire.Reply]]] = {}
        self._following = Following()
        self.ahead = 0.0  # the server's steady clock minus ours, in seconds
        self.acknowledged: list[str] = []
        self._nonces = Nonces()
        self._revealing: set[asyncio.Task[wire.Reply]] = set()
        self.gaps = 0  # how often a number was missed, and the whole frame was requested
        self.returns = -1  # how often the connection was restored
        self._before = 0  # bytes received on earlier connections
        self._seen = seen

    @property
    def shown(self) -> dict[str, Any] | None:
        """What it was last shown, in full: a frame as docs/wire.md describes it."""
        return self._following.frame

    @property
    def frame(self) -> wire.TableFrame | None:
        """The same with its types, which takes longer to make."""
        found = self._following.frame
        return None if found is None else msgspec.convert({**found, "notes": found["notes"] or ""}, wire.TableFrame)

    @property
    def is_open(self) -> bool:
        """Whether it is connected."""
        return self._open.is_set()

    @property
    def waits(self) -> bool:
        """Whether it is disconnected, or a command is unanswered."""
        return not self._open.is_set() or bool(self._unanswered)

    @property
    def received(self) -> int:
        """The bytes received so far."""
        return self._before + (0 if self._socket is None else self._socket.received)

    async def run(self) -> None:
        """Stay at the table, whatever happens to the server."""
        patience = PATIENCE
        while True:
            with suppress(OSError, WebSocketException, EOFError):
                self._socket = await LightSocket.connect(self._uri, self._headers, self._heard)
                patience = PATIENCE
                self.returns += 1
                await self._stay(self._socket)
            await asyncio.sleep(patience)
            patience = min(2 * patience, LONGEST_PATIENCE)

    async def _stay(self, socket: LightSocket) -> None:
        """Send what is unanswered, and then signs of life regularly."""
        self._open.set()
        try:
            for data, _ in list(self._unanswered.values()):
                socket.send(data)
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(socket.ended), ALIVE)
                socket.send(wire.encode(wire.Ping()))
        finally:
            self._open.clear()
            self._before, self._socket = self.received, None
            socket.close()

    def _heard(self, message: bytes) -> None:
        at, told = time.monotonic(), _read(message)
        match told["type"]:
            case "table" | "change":
                self._show(told, at)
            case "reply":
                self._answered(msgspec.convert(told, wire.Reply))
            case "hello":
                self.ahead = told["now"] / 1000 - at

    def _show(self, told: dict[str, Any], at: float) -> None:
        if not self._following.take(told):
            self.gaps += 1
            self._send(wire.encode(wire.Whole()))
        elif self._following.frame is not None:
            self._reveal(self._following.frame["table"])
            self._seen(self._following.frame, at)

    def _send(self, data: bytes) -> None:
        if self._socket is not None:
            self._socket.send(data)

    def _answered(self, reply: wire.Reply) -> None:
        if reply.error is not None and reply.error.code in ("busy", "limit"):  # sent again, with the same id
            asyncio.get_running_loop().call_later(AGAIN, self._again, reply.id)
        elif (waiting := self._unanswered.pop(reply.id, None)) is not None:
            if reply.ok:
                self.acknowledged.append(reply.id)
            if not waiting[1].done():
                waiting[1].set_result(reply)

    def _again(self, name: str) -> None:
        if name in self._unanswered:
            self._send(self._unanswered[name][0])

    def _reveal(self, table: dict[str, Any]) -> None:
        """Reveal the nonce that a start waits for."""
        nonce = self._nonces.due(table["pledges"], table["waiting"])
        if nonce is not None:
            task = asyncio.create_task(self.command(wire.Reveal, nonce=nonce))
            self._revealing.add(task)
            task.add_done_callback(self._revealing.discard)

    async def command(self, kind: Callable[..., wire.Command], **fields: Any) -> wire.Reply:
        """Send a command until it is answered; `ready` and `start` include the pledge of a nonce."""
        if kind is wire.Start or (kind is wire.Ready and fields["on"]):
            fields["pledge"] = self._nonces.pledge()
        await self._open.wait()
        name = uuid4().hex
        data = wire.encode(kind(id=name, at=self._following.number, **fields))
        answer: asyncio.Future[wire.Reply] = asyncio.get_running_loop().create_future()
        self._unanswered[name] = (data, answer)
        self._send(data)
        return await answer

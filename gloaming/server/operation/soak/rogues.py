"""Clients that are slow, broken or hostile. A server refuses what they do, and goes on."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gloaming.core.game import usable

SMALL = 2048  # bytes that the system keeps for somebody who does not read
MANY = 40
LARGE = 300_000  # bytes

# What a person who is no player tries at somebody else's table.
COMMANDS: tuple[dict[str, object], ...] = (
    {"do": "move", "move": "place 7 b2"},
    {"do": "move", "move": "x" * 5_000},
    {"do": "start", "pledge": "0" * 64},
    {"do": "start", "pledge": 7},
    {"do": "sit", "seat": -1},
    {"do": "sit", "seat": 10**30},
    {"do": "bot", "seat": 0, "bot": "../../etc"},
    {"do": "remove", "person": 1, "ban": True},
    {"do": "host", "person": 2},
    {"do": "set", "settings": {"game": "\u0000", "players": 10**9}},
    {"do": "rematch"},
    {"do": "reveal", "nonce": "f" * 64},
    {"do": "grant", "moment": 0},
    {"do": "chat", "text": "\u202e\u0000" * 100},
    {"do": "note", "text": "n" * 20_000},
    {"do": "undo", "moment": -5},
    {"do": "standing", "question": "end", "on": True},
    {"do": "whole"},
    {"do": "unknown"},
)


class Rogue:
    """One of them, at a server and a table; `broken` are answers that no client may get."""

    def __init__(self, address: str, table: str, chance: random.Random) -> None:
        self._address = urlsplit(address)
        self._table = table
        self._chance = chance
        self.broken: list[str] = []

    async def slow(self, seconds: float) -> None:
        """Follow a table without reading anything."""
        host, port = str(self._address.hostname), int(self._address.port or 80)
        line = socket.socket()
        try:
            line.setblocking(False)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
            await asyncio.get_running_loop().sock_connect(line, (host, port))
            await asyncio.get_running_loop().sock_sendall(line, self._handshake())
            await asyncio.sleep(seconds)
        except OSError:
            pass
        finally:
            line.close()

    async def hostile(self, seconds: float) -> None:
        """Do one of the things that nobody should."""
        tricks: tuple[Callable[[float], Awaitable[None]], ...] = (
            self._noise,
            self._dawdle,
            self._churn,
            self._babble,
            self._intrude,
            self._forge,
            self._overload,
        )
        with suppress(OSError, WebSocketException, EOFError, TimeoutError, ValueError):
            async with asyncio.timeout(30):
                await self._chance.choice(tricks)(seconds)

    async def _noise(self, _seconds: float) -> None:
        """Random bytes instead of a request."""
        await self._talk(self._chance.randbytes(3_000) + b"\r\n\r\n")

    async def _dawdle(self, seconds: float) -> None:
        """Half a request."""
        _, writer = await self._connect()
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n")
        await asyncio.sleep(seconds)
        writer.close()

    async def _churn(self, _seconds: float) -> None:
        """Many connections that are closed at once."""
        for _ in range(MANY):
            _, writer = await self._connect()
            writer.transport.abort()

    async def _babble(self, _seconds: float) -> None:
        """Messages that cannot be read, until the server has had enough."""
        async with self._socket("") as line:
            for _ in range(MANY):
                await line.send(self._chance.choice(("{", "[" * 10_000, "null", '{"do":"move"}', "\x00", '"' * 900)))
                self._look(await line.recv())

    async def _intrude(self, _seconds: float) -> None:
        """Join somebody else's table, and try everything there."""
        joined = await self._post(f"/api/tables/{self._table}/join", {"name": "Mallory"})
        head, _, body = joined.partition("\r\n\r\n")
        cookie = next((line[12:].partition(";")[0] for line in head.splitlines() if line[:12] == "set-cookie: "), "")
        if "person" not in body:
            return
        async with self._socket(cookie) as line:
            for number, command in enumerate(self._chance.sample(COMMANDS, len(COMMANDS))):
                at = self._chance.choice((0, -1, 10**6))
                await line.send(json.dumps({**command, "id": f"x{number}", "at": at}))
                self._look(await line.recv())

    async def _forge(self, _seconds: float) -> None:
        """A proof that nobody gave."""
        forged = f"seat_{self._table}={self._table}.1.0.{'A' * 43}"
        answer = await self._post(f"/api/tables/{self._table}/code", {}, forged)
        if answer and answer[9:12] not in ("403", "404", "503"):
            self.broken.append(f"a forged proof: {answer[:40]}")

    async def _overload(self, _seconds: float) -> None:
        """Requests that are too large or nonsense."""
        requests: tuple[tuple[str, dict[str, object]], ...] = (
            ("/api/records", {"record": "x" * LARGE}),
            ("/api/verify", {"record": "gloaming 1\ngame ?\n" + "move 0 x\n" * 1_000}),
            ("/api/tables", {"name": "x" * 70_000, "settings": {"game": usable()[0]}}),
            ("/api/tables", {"name": [], "settings": []}),
            ("/api/replays/../../secret/table", {"name": "x", "moment": 10**20, "seat": 0, "hidden": "same"}),
        )
        for path, body in requests:
            await self._post(path, body)

    # How they talk.

    def _socket(self, cookie: str) -> connect:
        place = f"ws://{self._address.netloc}/api/tables/{self._table}/live"
        headers = {"Origin": self._address.geturl(), **({"Cookie": cookie} if cookie else {})}
        return connect(place, additional_headers=headers, compression=None, proxy=None, open_timeout=5)

    def _handshake(self) -> bytes:
        lines = (
            f"GET /api/tables/{self._table}/live HTTP/1.1",
            f"Host: {self._address.netloc}",
            f"Origin: {self._address.geturl()}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        return "\r\n".join((*lines, "", "")).encode()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self._address.hostname, self._address.port)

    async def _post(self, path: str, body: dict[str, object], cookie: str = "") -> str:
        data = json.dumps(body).encode()
        lines = (
            f"POST {path} HTTP/1.1",
            f"Host: {self._address.netloc}",
            f"Origin: {self._address.geturl()}",
            "Content-Type: application/json",
            "Connection: close",
            *([f"Cookie: {cookie}"] if cookie else []),
            f"Content-Length: {len(data)}",
        )
        return await self._talk("\r\n".join((*lines, "", "")).encode() + data)

    async def _talk(self, data: bytes) -> str:
        """Send something, and read what comes back until the connection is closed."""
        reader, writer = await self._connect()
        try:
            writer.write(data)
            async with asyncio.timeout(15):
                answer = (await reader.read()).decode(errors="replace")
        finally:
            writer.transport.abort()
        if answer[9:12] == "500":
            self.broken.append(f"{data[:60]!r}: {answer[:60]}")
        return answer

    def _look(self, message: str | bytes) -> None:
        """Notice an answer that says that the server has failed."""
        if "server-our-fault" in str(message):
            self.broken.append(str(message)[:200])

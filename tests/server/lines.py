"""A viewer at a real server: every answer and every message, as the bytes received."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from gloaming.core.messages import Message
from gloaming.core.speech import in_words
from gloaming.server.people.people import People
from gloaming.server.push.calls import Calls
from gloaming.server.replays.archive import Archive
from gloaming.server.serve import CONTACT, Plan, _config, listen
from gloaming.server.tables.tables import Tables
from gloaming.server.web.context import Context, WebSettings
from gloaming.server.web.limits import Limits, Rate, WorkQueue
from tests.server.rooms import Room, until
from tests.server.serving import PATIENT, live_at

NO_LIMIT = Rate(1e6, 1_000_000)
LIMITS = Limits(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, guesses=NO_LIMIT, idle=PATIENT * 20)
PING, PONG = json.dumps({"do": "ping"}), '{"type":"pong"}'
UNLIKE = b"date:"  # the header with the time of day
LENGTH = b"content-length:"


def archive_of(room: Room) -> Archive:
    """The replays of a room, without limits."""
    return Archive(room.tables, room.people, WorkQueue(NO_LIMIT).turn)


class Line:
    """One viewer's socket, and their HTTP requests, at a server with some tables."""

    def __init__(self, tables: Tables, table: str) -> None:
        self._tables = tables
        self._table = table
        self._listener = listen("127.0.0.1", 0)
        self._server = uvicorn.Server(
            _config(Context(tables, WebSettings(LIMITS), Calls(tables, bytes(32), CONTACT)), Plan(""))
        )
        self._address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._serving: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        self._cookie: dict[str, str] = {}
        self._requests: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._asked = 0

    async def open(self, person: int | None) -> None:
        """Somebody opens a page."""
        self._serving = asyncio.create_task(self._server.serve([self._listener]))
        await until(lambda: self._server.started)
        if person is not None:
            self._cookie = {"cookie": f"seat_{self._table}={await People(self._tables).link(self._table, person)}"}
        where = live_at(self._address, self._table)
        self._socket = await connect(where, additional_headers=self._cookie, max_queue=None)
        self._requests = await asyncio.open_connection(*self._listener.getsockname())

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._requests is not None:
            self._requests[1].close()
        self._server.should_exit = True
        if self._serving is not None:
            await self._serving

    def command(self, what: str, **fields: Any) -> dict[str, Any]:
        """Send a command with the next id of this line."""
        self._asked += 1
        return {"do": what, "id": f"asked-{self._asked}", **fields}

    async def say(self, message: object) -> None:
        """Send a message; what cannot be JSON is sent as it is."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def heard(self) -> list[str]:
        """The messages since the last call: the server sends everything before it answers a ping."""
        assert self._socket is not None
        await self.say(PING)
        messages = []
        while (message := str(await asyncio.wait_for(self._socket.recv(), PATIENT))) != PONG:
            messages.append(message)
        return messages

    async def get(self, path: str) -> tuple[object, ...]:
        """The answer to a request."""
        return await self._request("GET", path, b"")

    async def post(self, path: str, body: object) -> tuple[object, ...]:
        """The answer to a request that would change something."""
        return await self._request("POST", path, json.dumps(body).encode())

    async def _request(self, method: str, path: str, body: bytes) -> tuple[object, ...]:
        """The lines of the answer's head and its body, as they come: a client library would take longer than all."""
        assert self._requests is not None
        reader, writer = self._requests
        headers = {"host": "127.0.0.1", "content-type": "application/json", "content-length": len(body), **self._cookie}
        lines = [f"{method} {path.format(table=self._table)} HTTP/1.1", *(f"{a}: {b}" for a, b in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        async with asyncio.timeout(PATIENT):
            head = (await reader.readuntil(b"\r\n\r\n")).splitlines()
            [length] = (int(line.removeprefix(LENGTH)) for line in head if line.startswith(LENGTH))
            return [line for line in head if not line.startswith(UNLIKE)], await reader.readexactly(length)


def told_in(line: dict[str, Any]) -> str:
    """What the table itself has said in a line of chat, in English."""
    return in_words(msgspec.convert(line["said"], Message))

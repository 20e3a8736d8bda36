"""People who leave without warning, at any moment: the server never treats that as its own error."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.rooms import until
from tests.server.serving import Server, cookies_of, do, live_at, new_table, serving

pytestmark = pytest.mark.anyio


def cut(line: socket.socket) -> None:
    """Cut the connection at once, whatever is in transit."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def dial(server: Server) -> socket.socket:
    found = urlsplit(server.address)
    return socket.create_connection((found.hostname, found.port))


def handshake(server: Server, table: str, cookies: dict[str, str]) -> bytes:
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: {urlsplit(server.address).netloc}",
        f"Origin: {server.address}",
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: {cookies['cookie']}", "", ""),
    ]
    return "\r\n".join(lines).encode()


async def leave_sockets(server: Server, ann: httpx.Client, table: str) -> None:
    """Pages that request much, and leave before anything is answered."""
    commands = [json.dumps({"do": "rename", "id": f"r{number}", "at": 1, "name": f"A{number}"}) for number in range(8)]
    for number in range(12):
        page = await connect(live_at(server.address, table), origin=server.address, additional_headers=cookies_of(ann))  # type: ignore[arg-type]
        for text in (*commands, '{"do":"whole"}'):
            await page.send(text.replace("r", f"r{number}", 1) if number % 2 else text)
        page.transport.abort()


def leave_requests(server: Server, ann: httpx.Client, table: str) -> None:
    """Handshakes and requests that are abandoned after a part or nothing of the answer."""
    whole = handshake(server, table, cookies_of(ann))
    host = urlsplit(server.address).netloc
    post = (
        f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{{"
    )
    for sent in (whole, whole[:100], post.encode(), post.encode()[:40]) * 6:
        line = dial(server)
        line.sendall(sent)
        cut(line)


async def test_whoever_is_suddenly_gone_leaves_no_error_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ann:
        table = new_table(ann)
        for _ in range(3):
            await leave_sockets(server, ann, table)
            await asyncio.to_thread(leave_requests, server, ann, table)
        await until(lambda: do(ann, table, "rename", name="Anna")["ok"])
        assert server.end() == 0
    log = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in log if line["level"] == "error"] == []

"""The bytes that wait for slow readers are bounded, for each and for all."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from gloaming.server.operation import metrics
from gloaming.server.tables.backlog import Backlog
from gloaming.server.web.context import WebSettings
from gloaming.server.web.limits import Limits, Rate
from tests.server.rooms import Room, until
from tests.server.serving import PATIENT, live_at, serve_here
from tests.server.web.test_connections import port_of
from tests.server.web.test_socket import table_at

DEAF = 12


class Somebody:
    """A reader who remembers being dropped."""

    def __init__(self) -> None:
        self.gone = False

    def drop(self) -> None:
        self.gone = True


def test_those_go_first_for_whom_something_has_waited_longest() -> None:
    backlog = Backlog(100)
    first, second, third = Somebody(), Somebody(), Somebody()
    backlog.owe(first, 40)
    backlog.owe(second, 40)
    backlog.owe(first, 10)
    backlog.settle(first, 40)  # has taken some, so its waiting time starts again
    backlog.owe(third, 60)
    assert (first.gone, second.gone, third.gone) == (False, True, False)
    assert [backlog.owes(it) for it in (first, second, third)] == [10, 0, 60]
    backlog.settle(third)
    backlog.owe(second, 90)
    assert not first.gone
    backlog.owe(third, 1)
    assert (first.gone, backlog.owes(second), backlog.owes(third)) == (True, 90, 1)


@pytest.mark.anyio
async def test_a_page_is_let_go_by_bytes_too_but_never_for_one_frame(tmp_path: Path) -> None:
    async with Room(tmp_path, queue_bytes=10) as room:
        await room.create()
        slow, quick = await room.page(None), await room.page(1)
        assert not quick.feed.closed, "one frame may always wait"
        for page in (slow, quick):
            if page is quick:
                page.raw()
            page.feed.whole()
        assert (slow.feed.closed, quick.feed.closed) == (True, False)
        assert slow.raw() == [], "and none is kept"


@pytest.mark.anyio
async def test_all_pages_together_have_a_bound(tmp_path: Path) -> None:
    async with Room(tmp_path, queue_bytes=10**9, unread=20_000) as room:
        await room.create()
        pages = [await room.page(None) for _ in range(5)]
        while not any(page.feed.closed for page in pages):
            for page in pages:
                page.feed.whole()
            assert sum(page.feed._queued for page in pages) <= 20_000
        assert pages[0].feed.closed
        assert not pages[-1].feed.closed


def test_readers_who_take_nothing_are_let_go_and_hold_no_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 0
    owe = Backlog.owe

    def watched(self: Backlog, reader: object, count: int) -> None:
        nonlocal most
        owe(self, reader, count)  # type: ignore[arg-type]
        most = max(most, self._all)

    monkeypatch.setattr(Backlog, "owe", watched)

    async def scenario(address: str) -> None:
        table, cookies = await table_at(address)
        deaf = [deaf_at(address, table) for _ in range(DEAF)]
        await until(lambda: metrics.REGISTRY.get_sample_value("gloaming_connections") == DEAF)
        async with connect(live_at(address, table), additional_headers=cookies) as reader:
            for number in range(1, 10_000):
                await reader.send(json.dumps({"do": "chat", "id": f"n{number}", "at": 1, "text": "x" * 500}))
                while json.loads(await asyncio.wait_for(reader.recv(), PATIENT))["type"] != "reply":
                    pass
                if metrics.REGISTRY.get_sample_value("gloaming_connections") == 1:
                    break
            assert reader.close_code is None
        for connection in deaf:
            connection.close()

    limits = Limits(requests=Rate(1e6, 10**6), messages=Rate(1e6, 10**6), spoken=Rate(1e6, 10**6))
    serve_here(
        tmp_path, WebSettings(limits), scenario, chat_count=10**6, queue=10**6, queue_bytes=100_000, unread=500_000
    )
    assert 100_000 < most <= 500_000


def deaf_at(address: str, table: str) -> socket.socket:
    """A socket at a table whose client does not read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", port_of(address)))
    handshake = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    connection.sendall(handshake.encode())
    return connection

"""The socket: who is let in, what is answered, and when it is closed."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from gloaming.server.operation import metrics
from gloaming.server.tables.viewers import Viewers
from gloaming.server.web.context import WebSettings
from gloaming.server.web.endpoint import LARGEST
from gloaming.server.web.headers import HEADERS
from gloaming.server.web.limits import Limits, Rate
from tests.server.rooms import until
from tests.server.serving import PATIENT, Server, cookies_of, do, live_at, new_table, serve_here, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("socket"), "--rate", "10000") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def read(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message = json.loads(socket.recv(10))
    assert isinstance(message, dict)
    return message


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def refused(error: InvalidStatus) -> tuple[int, str]:
    """The status and code of a handshake that was refused."""
    assert HEADERS.items() <= {name.lower(): value for name, value in error.response.headers.raw_items()}.items()
    return error.response.status_code, json.loads(error.response.body or b"{}")["error"]["code"]


def closed(socket: ClientConnection) -> int:
    """The code that the server closes with, whatever it says before."""
    with suppress(ConnectionClosed):
        for _ in range(1000):
            socket.recv(10)
    assert socket.close_code is not None
    return socket.close_code


def test_it_says_hello_then_the_whole_then_what_is_new(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    with server.socket(table, ann) as socket:
        hello, whole = read(socket), read(socket)
        assert (hello["type"], hello["protocol"]) == ("hello", 5)
        assert (whole["type"], whole["number"]) == ("table", 1)
        assert whole["table"]["you"]["person"] == 1
        say(socket, do="rename", id="a", at=1, name="Anna")
        first, second = read(socket), read(socket)
        frame, reply = (first, second) if first["type"] == "change" else (second, first)
        assert (frame["number"], frame["set"]["/table/seats/0/name"]) == (2, "Anna")
        assert (reply["type"], reply["id"], reply["ok"], reply["number"]) == ("reply", "a", True, 2)


def test_ping_and_whole_need_no_id(server: Server, ann: httpx.Client) -> None:
    with server.socket(new_table(ann), ann) as socket:
        read(socket)
        first = read(socket)
        say(socket, do="ping")
        assert read(socket) == {"type": "pong"}
        say(socket, do="whole")
        assert read(socket) == first


def test_a_refusal_is_a_fact_and_an_english_sentence(server: Server, ann: httpx.Client) -> None:
    with server.socket(new_table(ann), ann) as socket:
        read(socket)
        read(socket)
        say(socket, do="sit", id="a", at=1, seat=9)
        assert read(socket)["error"] == {
            "code": "malformed",
            "said": {"id": "server-no-seat", "args": {"seat": 9}},
            "text": "There is no seat 9 at this table.",
            "clause": "",
            "game": "",
        }


def test_without_a_cookie_one_watches_and_can_do_nothing(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    with server.socket(table) as socket:
        read(socket)
        assert read(socket)["table"]["you"] is None
        say(socket, do="sit", id="a", at=1, seat=1)
        assert read(socket)["error"]["code"] == "forbidden"


def test_a_bad_token_is_refused_in_the_handshake_and_touches_nothing(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    token = ann.cookies[f"seat_{table}"]
    for bad in (token[:-1] + ("A" if token[-1] != "A" else "B"), f"{table}.1.0.", "x", token.replace(".1.0.", ".1.1.")):
        with pytest.raises(InvalidStatus) as error:
            server.socket(table, additional_headers={"cookie": f"seat_{table}={bad}"})
        assert refused(error.value) == (403, "forbidden")
        assert "Max-Age=0" in error.value.response.headers["set-cookie"], "no script could take it back"
    assert ann.get(f"/api/tables/{table}").json()["number"] == 1


def test_a_token_of_another_table_proves_nothing(server: Server, ann: httpx.Client) -> None:
    table, other = new_table(ann), new_table(ann)
    with pytest.raises(InvalidStatus) as error:
        server.socket(table, additional_headers={"cookie": f"seat_{table}={ann.cookies[f'seat_{other}']}"})
    assert refused(error.value) == (403, "forbidden")


def test_the_socket_of_a_seat_that_is_recovered_is_closed_and_cannot_come_back(
    server: Server, ann: httpx.Client
) -> None:
    table = new_table(ann)
    with server.client() as bob:
        assert bob.post(f"/api/tables/{table}/join", json={"name": "Bob"}).status_code == 200
        with server.socket(table, bob) as socket:
            secret = bob.post(f"/api/tables/{table}/code").json()["code"]
            with server.client() as elsewhere:
                assert elsewhere.post(f"/api/tables/{table}/recover", json={"code": secret}).status_code == 200
            assert closed(socket) == 1013
        with pytest.raises(InvalidStatus) as error:
            server.socket(table, bob)
        assert refused(error.value) == (403, "forbidden")


def test_where_watchers_are_off_their_sockets_are_closed_when_the_game_starts(
    server: Server, ann: httpx.Client
) -> None:
    table = new_table(ann, spectators="off")
    do(ann, table, "bot", seat=1, bot="random")
    with server.socket(table, ann) as anns, server.socket(table) as socket:
        assert do(ann, table, "start")["ok"]
        assert closed(socket) == 1013
        with pytest.raises(InvalidStatus) as error:
            server.socket(table)
        assert refused(error.value) == (403, "forbidden")
        say(anns, do="ping")
        assert [read(anns)["type"] for _ in range(4)].count("change") >= 2


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"])
def test_another_sites_page_is_refused_in_the_handshake(server: Server, ann: httpx.Client, origin: str) -> None:
    table = new_table(ann)
    with pytest.raises(InvalidStatus) as error:
        server.socket(table, ann, origin=origin)
    assert refused(error.value) == (403, "forbidden")


def test_a_table_that_is_not_there_is_unknown(server: Server) -> None:
    with pytest.raises(InvalidStatus) as error:
        server.socket("A" * 22)
    assert refused(error.value) == (404, "unknown")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"do": "fly", "id": "a", "at": 1}',
        '{"do": "move", "id": "a", "at": 1}',
        '{"do": "move", "id": "a", "at": "1", "move": "x"}',
        '{"do": "start", "id": "a", "at": 1, "admin": true}',
        '{"do": "start", "id": "", "at": 1}',
        '{"do": "speak", "lang": "fr"}',
        "[" * 5000,
        '{"do": "set", "id": "", "at": 1, "settings": {"options": ' + "[" * 8000,
        '{"do": "set", "id": "", "at": 1, "settings": {"options": ' + '{"a":' * 3000,
        '{"do": "ping", "more": ' + "[" * 8000,
        '{"more": ' + "[" * 7000 + "]" * 7000 + "}",
        '{"do": "chat", "id": "\\ud800", "at": 1, "text": "x"}',
    ],
)
def test_what_cannot_be_read_is_refused_and_the_socket_stays_open(server: Server, ann: httpx.Client, text: str) -> None:
    with server.socket(new_table(ann), ann) as socket:
        read(socket)
        read(socket)
        socket.send(text)
        reply = read(socket)
        assert (reply["ok"], reply["error"]["code"]) == (False, "malformed")
        assert reply["id"] == ("a" if '"id": "a"' in text else "")
        say(socket, do="ping")
        assert read(socket) == {"type": "pong"}


def test_bytes_are_no_message(server: Server, ann: httpx.Client) -> None:
    with server.socket(new_table(ann), ann) as socket:
        read(socket)
        read(socket)
        socket.send(b'{"do": "ping"}')
        assert read(socket)["error"]["code"] == "malformed"


def test_too_much_that_cannot_be_read_ends_the_visit(server: Server, ann: httpx.Client) -> None:
    with server.socket(new_table(ann), ann) as socket:
        for _ in range(30):
            socket.send("nonsense")
        assert closed(socket) == 1008


def test_too_much_at_once_is_refused_and_then_ends_the_visit(server: Server, ann: httpx.Client) -> None:
    with server.socket(new_table(ann), ann) as socket:
        read(socket)
        read(socket)
        for _ in range(60):
            say(socket, do="ping")
        told = [read(socket) for _ in range(60)]
        assert 50 <= told.count({"type": "pong"}) < 60
        assert told[-1]["error"]["code"] == "limit"
        for _ in range(60):
            say(socket, do="ping")
        assert closed(socket) == 1008


def test_a_message_that_is_too_large_ends_the_visit(server: Server, ann: httpx.Client) -> None:
    with server.socket(new_table(ann), ann) as socket:
        socket.send("x" * (LARGEST + 1))
        assert closed(socket) == 1009


def test_one_socket_that_misbehaves_harms_no_other(server: Server, ann: httpx.Client) -> None:
    table = new_table(ann)
    with server.socket(table, ann) as good, server.socket(table) as bad:
        for _ in range(30):
            bad.send("nonsense")
        assert closed(bad) == 1008
        read(good)
        read(good)
        say(good, do="ping")
        assert read(good) == {"type": "pong"}


# With other limits.


async def table_at(address: str) -> tuple[str, dict[str, str]]:
    """A new table and the cookie of its host."""
    client = await asyncio.to_thread(httpx.Client, base_url=address)
    with client:
        table = await asyncio.to_thread(new_table, client)
        return table, cookies_of(client)


def test_a_socket_on_which_nothing_is_said_is_closed_so_that_it_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0  # set by hand: nobody is late because the machine is busy
    clock = SimpleNamespace(monotonic=lambda: now, time_ns=time.time_ns)
    monkeypatch.setattr("gloaming.server.web.sockets.time", clock)

    async def scenario(address: str) -> None:
        nonlocal now
        table, cookies = await table_at(address)
        url = live_at(address, table)
        async with connect(url, additional_headers=cookies) as talking, connect(url) as listening:
            for number in range(4):
                now += 0.9
                await asyncio.sleep(0.5)  # twice the time between two checks of the clock
                await talking.send(json.dumps({"do": "rename", "id": f"n{number}", "at": 1, "name": f"Ann {number}"}))
                for socket in (talking, listening):
                    while f"Ann {number}" not in str(await asyncio.wait_for(socket.recv(), PATIENT)):
                        pass
            assert (talking.close_code, listening.close_code) == (None, None)
            for socket in (talking, listening):
                async with asyncio.timeout(PATIENT):
                    while socket.close_code is None:
                        now += 1.1
                        await asyncio.sleep(0.5)
                assert socket.close_code == 1001

    serve_here(tmp_path, WebSettings(Limits(idle=1.0)), scenario)


def test_an_address_can_hold_so_many_sockets(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        table, _ = await table_at(address)
        first = await connect(live_at(address, table))
        second = await connect(live_at(address, table))
        with pytest.raises(InvalidStatus) as error:
            await connect(live_at(address, table))
        assert refused(error.value) == (429, "limit")
        await first.close()
        await until(lambda: metrics.REGISTRY.get_sample_value("gloaming_connections") == 1)
        third = await connect(live_at(address, table))
        await second.close()
        await third.close()

    serve_here(tmp_path, WebSettings(Limits(sockets_of_one=2)), scenario)


def test_a_handshake_that_fails_here_takes_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(address: str) -> None:
        table, _ = await table_at(address)
        with monkeypatch.context() as broken:
            broken.setattr(Viewers, "follow", None)
            with pytest.raises(InvalidStatus) as error:
                await connect(live_at(address, table))
        assert error.value.response.status_code == 500
        async with connect(live_at(address, table)):
            pass

    serve_here(tmp_path, WebSettings(Limits(sockets_of_one=1)), scenario)


def test_all_sockets_of_an_address_share_one_allowance(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        table, _ = await table_at(address)
        answers = []
        for _ in range(3):
            async with connect(live_at(address, table)) as socket:
                await socket.recv()
                await socket.recv()
                for _ in range(4):
                    await socket.send('{"do": "ping"}')
                    answers.append(json.loads(await socket.recv())["type"])
        assert answers == ["pong"] * 10 + ["reply"] * 2

    serve_here(tmp_path, WebSettings(Limits(messages=Rate(0.01, 10))), scenario)


def test_a_reader_who_takes_nothing_is_let_go_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        table, cookies = await table_at(address)
        host, port = address.removeprefix("http://").split(":")
        deaf = sockets.socket()
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        handshake = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        deaf.sendall(handshake.encode())
        async with connect(live_at(address, table), additional_headers=cookies) as socket:
            held: list[float] = []
            for number in range(1500):
                settings = {"game": "shadow_hunters", "players": 4 + 4 * (number % 2)}  # as many changes as possible
                await socket.send(json.dumps({"do": "set", "id": f"n{number}", "at": 1, "settings": settings}))
                while json.loads(await asyncio.wait_for(socket.recv(), PATIENT))["type"] != "reply":
                    pass
                held.append(metrics.REGISTRY.get_sample_value("gloaming_connections") or 0)
                if len(held) > 20 and held[-1] == 1:
                    break
                await asyncio.sleep(0.01)  # so that the time runs out on a fast machine too
            assert max(held) == 2
            assert held[-1] == 1
        deaf.close()

    web = WebSettings(Limits(requests=Rate(1e6, 10**6), spoken=Rate(1e6, 10**6), patience=0.2))
    serve_here(tmp_path, web, scenario, queue=8)

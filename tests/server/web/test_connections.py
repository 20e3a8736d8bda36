"""Connections before they are requests: how many there may be, how long they may take, and what counts as a request."""

from __future__ import annotations

import asyncio
import json
import re
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from gloaming.server.web.context import WebSettings
from gloaming.server.web.limits import Limits, Times
from tests.cli.driving import COMMAND
from tests.server.rooms import until
from tests.server.serving import PATIENT, Server, serve_here, serving

MANY = 1000
FEW_FILES = ["sh", "-c", 'ulimit -n 300; exec "$@"', "sh", *COMMAND]
HALF = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def knock(address: str, data: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses, on which something was sent."""
    connection = socket.create_connection(("127.0.0.1", port_of(address)), PATIENT, (source, 0))
    connection.sendall(data)
    return connection


def heard(connection: socket.socket) -> bytes:
    """Everything that arrives until the server closes the connection."""
    told = b""
    try:
        while data := connection.recv(65536):
            told += data
    except ConnectionResetError:
        pass
    return told


def answered(address: str, source: str = "127.0.0.1") -> bool:
    """Whether somebody at an address gets an answer."""
    with knock(address, WHOLE, source) as connection:
        try:
            return connection.recv(65536).startswith(b"HTTP/1.1 200")
        except ConnectionResetError:
            return False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("connections"), program=FEW_FILES) as running:
        yield running


def test_a_thousand_half_sent_requests_of_one_address_shut_nobody_out(server: Server) -> None:
    with ExitStack() as held:
        for _ in range(MANY):
            held.enter_context(knock(server.address, HALF, "127.0.0.2"))
        assert answered(server.address)
        assert answered(server.address, "127.0.0.2"), "nor those who share the address"


def test_half_sent_requests_of_many_addresses_shut_nobody_out_either(server: Server) -> None:
    with ExitStack() as held:
        for number in range(MANY):
            held.enter_context(knock(server.address, HALF, f"127.0.1.{number % 250 + 1}"))
        assert answered(server.address)


def test_whoever_comes_through_a_proxy_is_not_shut_out_by_others_there(tmp_path: Path) -> None:
    """The proxy's address is shared; the slow requests of one client count only for that client."""

    async def scenario(address: str) -> None:
        slow = POST + b"X-Forwarded-For: 192.0.2.7\r\nContent-Length: 100\r\n\r\n{"
        with ExitStack() as held:
            connections = [held.enter_context(knock(address, slow)) for _ in range(6)]
            done = await asyncio.to_thread(heard_any, connections)
            assert done.startswith(b"HTTP/1.1 429"), "the last ones are too many"
            headers = {"x-forwarded-for": "192.0.2.8"}
            async with httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENT) as other:
                assert (await other.get("/healthz")).status_code == 200

    serve_here(tmp_path, WebSettings(Limits(connections_of_one=5)), scenario, proxies=("127.0.0.1",))


def heard_any(connections: list[socket.socket]) -> bytes:
    """The first answer that arrives on one of the connections."""
    ready, _, _ = select.select(connections, [], [], PATIENT)
    found: bytes = ready[0].recv(65536)
    return found


@pytest.mark.parametrize(
    ("sent", "statuses"),
    [
        (b"", [b"408"]),
        (HALF, [b"408"]),
        (WHOLE + HALF, [b"200", b"408"]),
        (POST + b"Content-Length: 100\r\n\r\n{", [b"408"]),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{", [b"408"]),
        (WHOLE[:-2] + b"Content-Length: 100\r\n\r\n", [b"200"]),
    ],
)
def test_what_does_not_go_on_is_ended(tmp_path: Path, sent: bytes, statuses: list[bytes]) -> None:
    async def scenario(address: str) -> None:
        with knock(address, sent) as connection:
            told = await asyncio.to_thread(heard, connection)
        assert re.findall(rb"HTTP/1.1 (\d+)", told) == statuses

    serve_here(tmp_path, WebSettings(Limits(times=Times(0.3, 0.3, 0.3))), scenario)


def test_an_answer_that_is_not_taken_is_ended(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", port_of(address)))
            deaf.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await until(lambda: bool(held(address)))
            await until(lambda: not held(address))

    serve_here(tmp_path, WebSettings(Limits(times=Times(0.1, 0.1, 0.1))), scenario)


def held(address: str) -> list[str]:
    """The server's ends of open connections, according to the system."""
    port = f":{port_of(address):04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [line[2] for line in lines if line[1].endswith(port) and line[3] == "01"]


LENGTH, CHUNKED = b"Content-Length: 2\r\n", b"Transfer-Encoding: chunked\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        POST + LENGTH + CHUNKED + b"\r\n0\r\n\r\n",
        POST + CHUNKED + LENGTH + b"\r\n0\r\n\r\n",
        POST + CHUNKED + CHUNKED + b"\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        POST.replace(b"1.1", b"1.0") + CHUNKED + b"\r\n0\r\n\r\n",
        POST + LENGTH + b"Content-Length: 3\r\n\r\n{}",
        POST + b"Content-Length: 2, 3\r\n\r\n{}",
        POST + b"Content-Length: -2\r\n\r\n{}",
        POST + b"Content-Length: +2\r\n\r\n{}",
        POST + b"Content-Length: 0x2\r\n\r\n{}",
        POST + b"Content-Length: " + b"9" * 30 + b"\r\n\r\n{}",
        POST + CHUNKED + b"\r\nx\r\n{}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n-2\r\n{}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n0x2\r\n{}\r\n0\r\n\r\n",
        POST + CHUNKED + b"\r\n2\r\n{}XX0\r\n\r\n",
        POST + CHUNKED + b"\r\n" + b"f" * 40 + b"\r\n{}\r\n0\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.2\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\n\r\n",
        b"nonsense\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 70_000,
    ],
)
def test_a_request_that_another_server_may_read_otherwise_is_refused_and_nothing_follows(
    server: Server, sent: bytes
) -> None:
    with knock(server.address, sent + WHOLE) as connection:
        told = heard(connection)
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 "), told
    assert b"HTTP/1.1" not in body, "what follows is no request"
    assert json.loads(body)["error"]["code"] == "malformed"


def test_the_same_length_said_twice_is_one_length(server: Server) -> None:
    with knock(server.address, POST + LENGTH + LENGTH + b"Connection: close\r\n\r\n{}") as connection:
        assert b"`name`" in heard(connection)


def test_a_chunked_request_is_read(server: Server) -> None:
    chunks = b"\r\n2\r\n{}\r\n0\r\n\r\n"
    with knock(server.address, POST + CHUNKED + b"Connection: close\r\n" + chunks) as connection:
        assert b"`name`" in heard(connection)

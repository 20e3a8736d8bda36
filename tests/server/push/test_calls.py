"""People who are asked and have no page open are called in their browsers. A local server plays the push service."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import h11
import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from gloaming.server import wire
from gloaming.server.push import sending
from gloaming.server.push.calls import BROWSERS, Calls
from gloaming.server.push.sending import Subscription
from gloaming.server.refusal import Refused
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio
AUTH = b"0123456789abcdef"


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Service:
    """A push service and a browser behind it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        self.hangs = False
        self.ended = asyncio.Event()
        self.writers: list[asyncio.StreamWriter] = []
        self.origin = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.append(writer)
        line = h11.Connection(h11.SERVER)
        body, request = b"", None
        while True:
            event = line.next_event()
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
            elif isinstance(event, h11.EndOfMessage):
                break
        assert request is not None
        headers = {name.decode(): value.decode() for name, value in request.headers}
        self.requests.append((request.target.decode(), headers, body))
        if self.hangs:
            await self.ended.wait()
        writer.write(line.send(h11.Response(status_code=self.status, headers=[("Content-Length", "0")])) or b"")
        writer.close()

    def subscription(self, path: str = "/one") -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(self.origin + path, _text(point), _text(AUTH))

    def read(self, body: bytes) -> Any:
        """What the browser reads."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH))


@asynccontextmanager
async def _service() -> AsyncIterator[Service]:
    service = Service()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
        service.ended.set()
        for writer in service.writers:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def _calls(room: Room, service: Service) -> Calls:
    calls = Calls(room.tables, await room.store.secret("push"), "mailto:ann@example.org", (service.origin,))
    calls.start()
    return calls


async def _away(room: Room, person: int) -> None:
    """Somebody opens a page and closes it."""
    page = await room.page(person)
    page.close()
    await until(lambda: not room.fold.people[person].here)


async def test_whoever_is_away_is_called_once_for_a_question_and_told_nothing_else(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room, _service() as service:
        await room.gather("duel", 2, days=2)
        calls = await _calls(room, service)
        for person in (1, 2):
            await calls.subscribe(room.table, person, service.subscription(f"/{person}"))
            await _away(room, person)
        assert service.requests == [], "whoever leaves knows what they are asked"
        first, second = room.match.pending[0], 1 - room.match.pending[0]
        await room.move(first)
        await until(lambda: len(service.requests) == 1)
        path, headers, body = service.requests[0]
        assert path == f"/{second + 1}"
        assert service.read(body) == {"table": room.table, "game": "duel"}
        assert room.table.encode() not in body, "the service cannot read it"
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        claims = headers["authorization"]
        assert Vapid02.verify(headers["authorization"])
        token = claims.partition("t=")[2].split(",")[0].split(".")[1]
        said = json.loads(base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)))
        assert (said["aud"], said["sub"]) == (service.origin, "mailto:ann@example.org")
        assert claims.endswith(calls.key)
        await room.move(second)  # the second pawn of the same turn
        page = await room.page(first + 1)
        await room.move(second)
        assert page.last()["play"]["question"]
        await room.rest()
        assert [path for path, _, _ in service.requests].count(f"/{first + 1}") == 0, "they are looking at it"


async def test_the_key_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with Room(tmp_path) as room, _service() as service:
        before = (await _calls(room, service)).key
        await room.restart()
        assert (await _calls(room, service)).key == before
        assert await room.store.secret("push") != await room.store.secret("tokens")


async def test_a_browser_that_is_gone_is_forgotten_and_the_newest_few_stay(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room, _service() as service:
        await room.gather("duel", 2, days=2)
        calls = await _calls(room, service)
        asked = room.match.pending[0]
        other = 2 - asked
        for number in range(BROWSERS + 2):
            room.now += 1
            await calls.subscribe(room.table, other, service.subscription(f"/{number}"))
        kept = await room.store.subscriptions(room.table, other)
        assert [json.loads(body)["endpoint"][-1] for body in kept] == ["2", "3", "4", "5"]
        service.status = 410
        await _away(room, other)
        await room.move(asked)
        await until(lambda: len(service.requests) == BROWSERS)
        for _ in range(200):
            if not await room.store.subscriptions(room.table, other):
                break
            await asyncio.sleep(0.01)
        assert await room.store.subscriptions(room.table, other) == []


async def test_a_service_that_hangs_or_refuses_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "PATIENCE", 0.2)
    async with Room(tmp_path, pace=3600.0) as room, _service() as service:
        await room.gather("duel", 2, days=2)
        calls = await _calls(room, service)
        service.hangs = True
        for person in (1, 2):
            await calls.subscribe(room.table, person, service.subscription(f"/{person}"))
            await _away(room, person)
        for _ in range(6):
            await room.move(room.match.pending[0])
        assert len(room.match.moves) == 6
        service.hangs, service.status = False, 500
        before = len(service.requests)
        await room.play(4)
        await until(lambda: len(service.requests) > before)
        assert len(await room.store.subscriptions(room.table, 1)) == 1, "a failure is no goodbye"


@pytest.mark.parametrize(
    "changes",
    [
        {"endpoint": "http://127.0.0.1:1/"},
        {"p256dh": "AAAA"},
        {"p256dh": "é"},
        {"auth": ""},
        {"auth": _text(b"too long for this")},
    ],
)
async def test_subscriptions_that_lead_elsewhere_or_cannot_be_used_are_refused(
    changes: dict[str, str], tmp_path: Path
) -> None:
    async with Room(tmp_path) as room, _service() as service:
        await room.create()
        calls = await _calls(room, service)
        good = service.subscription()
        fields = {"endpoint": good.endpoint, "p256dh": good.p256dh, "auth": good.auth, **changes}
        with pytest.raises(Refused):
            await calls.subscribe(room.table, 1, Subscription(**fields))
        assert await room.store.subscriptions(room.table, 1) == []


async def test_a_reminder_calls_those_who_are_asked_again_and_is_rare(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room, _service() as service:
        await room.gather("duel", 2, days=2)
        calls = await _calls(room, service)
        asked = room.match.pending[0]
        await calls.subscribe(room.table, asked + 1, service.subscription())
        await _away(room, asked + 1)
        assert (await room.refused(asked + 1, wire.Nudge))[0] == "illegal", "nobody reminds themselves"
        await room.ok(2 - asked, wire.Nudge)
        await until(lambda: len(service.requests) == 1)
        assert (await room.refused(2 - asked, wire.Nudge))[0] == "limit"
        room.now += 6 * 3600 * 1000
        await room.ok(2 - asked, wire.Nudge)
        await until(lambda: len(service.requests) == 2)

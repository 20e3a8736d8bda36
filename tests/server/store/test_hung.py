"""A database or a bus that is stopped, not gone: connections stay open, but nothing answers. Nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import httpx
import pytest

from gloaming.server.bus import connect as connect_bus
from gloaming.server.store import Appended, StoreDown, connect
from gloaming.server.store import postgres as postgres_store
from gloaming.server.store import sqlite as sqlite_store
from tests.server.rooms import until
from tests.server.servers import Postgres, Redis
from tests.server.serving import PATIENT, do, new_table, serving
from tests.server.store.test_store import entry, opened

pytestmark = pytest.mark.anyio


async def fails(call: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(PATIENT):
        with pytest.raises(StoreDown):
            await call()


async def test_every_call_to_a_stopped_database_fails_and_afterwards_all_goes_on(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "ANSWER", 1.0)
    async with opened(postgres.store_url()) as store:
        await store.append(entry(1, "a"))
        with postgres.frozen():
            second = lambda: store.append(entry(2, "b"))  # noqa: E731
            for call in (second, lambda: store.read("t"), store.ready, store.secret, store.summaries, second):
                await fails(call)
        assert await store.append(entry(2, "b")) in (Appended.DONE, Appended.REPEATED)
        assert [it.command for it in await store.read("t")] == ["a", "b"]


async def test_a_store_can_be_closed_while_its_database_is_stopped(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "ANSWER", 1.0)
    store = connect(postgres.store_url())
    await store.append(entry(1, "a"))
    with postgres.frozen():
        writing = asyncio.create_task(store.append(entry(2, "b")))
        async with asyncio.timeout(PATIENT):
            await asyncio.sleep(0)
            await store.close()
            with pytest.raises(StoreDown):
                await writing


@pytest.mark.parametrize("kind", ["postgres", "redis"])
async def test_a_stopped_bus_keeps_nobody_waiting_and_is_used_again_afterwards(
    kind: str, request: pytest.FixtureRequest
) -> None:
    server = request.getfixturevalue(kind)
    assert isinstance(server, Postgres | Redis)
    heard: list[tuple[str, int]] = []
    bus = connect_bus(server.url())
    await bus.listen(lambda table, version: heard.append((table, version)))
    async with asyncio.timeout(PATIENT):
        with server.frozen():
            await bus.announce("t", 1)
            await asyncio.sleep(0.1)
            await bus.announce("t", 2)
        version = 2
        while ("t", version) not in heard:
            version += 1
            await bus.announce("t", version)
            await asyncio.sleep(0.1)
        with server.frozen():
            await bus.announce("t", 0)
            await asyncio.sleep(0.1)
            await bus.close()


async def test_a_file_whose_disk_does_not_answer_fails_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await store.append(entry(1, "a"))
        assert isinstance(store, sqlite_store.SQLiteStore)
        answer = Event()
        with monkeypatch.context() as brief:
            brief.setattr(sqlite_store, "ANSWER", 0.2)
            stuck = asyncio.create_task(store._writer.do(lambda _: answer.wait()))
            await asyncio.sleep(0)  # until the thread has it
            try:
                await fails(store.ready)
                await fails(lambda: store.append(entry(2, "b")))
                async with asyncio.timeout(PATIENT):
                    await store._writer.close()
            finally:
                answer.set()
                await asyncio.gather(stuck, return_exceptions=True)


async def test_commands_and_readiness_answer_while_the_database_is_stopped(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.store_url()
    with serving(tmp_path, "--store", url) as server, server.client() as ann:
        table = new_table(ann)
        cookies = dict(ann.cookies)
        assert ann.get("/readyz").status_code == 200
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=PATIENT) as many:

            async def rename(number: int) -> httpx.Response:
                command = {"do": "rename", "id": f"n{number}", "at": 1, "name": f"Ann {number}"}
                return await many.post(f"/api/tables/{table}/commands", json=command)

            with postgres.frozen():
                asked = [rename(number) for number in range(20)]
                replies = await asyncio.gather(*asked)
                while (await many.get("/readyz")).status_code != 503:  # a recent result is repeated
                    await asyncio.sleep(0.1)
                codes = [(it.json().get("error") or {}).get("code") for it in replies]
                assert codes == ["busy"] * 20
        await until(lambda: ann.get("/readyz").status_code == 200)
        reply = {"ok": False}
        while not reply["ok"]:
            reply = do(ann, table, "rename", name="Anna")
        with postgres.frozen():
            assert server.end() == 0

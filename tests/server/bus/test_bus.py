"""The contract of a bus: within a process, through Redis and through PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest
import redis as redis_client

from gloaming.core.errors import Malformed
from gloaming.server import store
from gloaming.server.bus import Bus, connect
from tests.server.servers import Postgres, Redis

SOON = 20.0  # seconds

Word = tuple[str, int]


@pytest.fixture(params=["redis", "postgres"])
def server(request: pytest.FixtureRequest) -> Redis | Postgres:
    """A server that carries a bus."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Redis | Postgres)
    return found


@pytest.fixture(params=["within", "redis", "postgres"])
def bus_url(request: pytest.FixtureRequest) -> str | None:
    if request.param == "within":
        return None
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Redis | Postgres)
    return found.url()


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[tuple[Bus, list[Word]]]:
    """A bus, and what it hears."""
    bus = connect(url)
    words: list[Word] = []
    await bus.listen(lambda table, version: words.append((table, version)))
    try:
        yield bus, words
    finally:
        await bus.close()


async def until(words: list[Word], wanted: Word) -> None:
    deadline = time.monotonic() + SOON
    while wanted not in words:
        assert time.monotonic() < deadline, f"{wanted} was not heard: {words}"
        await asyncio.sleep(0.01)


def test_what_is_announced_is_heard_by_whoever_announced_it(bus_url: str | None) -> None:
    async def story() -> None:
        async with opened(bus_url) as (bus, words):
            await bus.announce("table", 7)
            await until(words, ("table", 7))
            await bus.announce("table", 8)
            await until(words, ("table", 8))

    asyncio.run(story())


def test_a_process_hears_the_others(server: Redis | Postgres) -> None:
    async def story() -> None:
        async with opened(server.url()) as (one, heard_by_one), opened(server.url()) as (two, heard_by_two):
            await one.announce("t", 1)
            await two.announce("u", 2)
            for words in (heard_by_one, heard_by_two):
                await until(words, ("t", 1))
                await until(words, ("u", 2))

    asyncio.run(story())


def test_many_announcements_arrive_and_of_a_table_the_last_one_counts(bus_url: str | None) -> None:
    async def story() -> None:
        async with opened(bus_url) as (bus, words):
            for version in range(1, 51):
                for table in range(20):
                    await bus.announce(f"table {table}", version)
            for table in range(20):
                await until(words, (f"table {table}", 50))
            for table in range(20):
                versions = [version for name, version in words if name == f"table {table}"]
                assert versions == sorted(set(versions))

    asyncio.run(story())


def test_nobody_hears_after_closing(bus_url: str | None) -> None:
    async def story() -> None:
        async with opened(bus_url) as (bus, words):
            await bus.announce("t", 1)
            await until(words, ("t", 1))
            await bus.close()
            async with opened(bus_url) as (other, heard):
                await other.announce("t", 2)
                await until(heard, ("t", 2))
            assert words == [("t", 1)]

    asyncio.run(story())


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_comes_back_is_used_again_and_nobody_waits_for_it(server: Redis | Postgres, how: int) -> None:
    async def story() -> None:
        async with opened(server.url()) as (one, _), opened(server.url()) as (_, words):
            await one.announce("t", 1)
            await until(words, ("t", 1))
            server.stop(signal.SIGINT if isinstance(server, Postgres) and how == signal.SIGTERM else how)
            try:
                for version in range(2, 6):
                    before = time.monotonic()
                    await one.announce("t", version)
                    assert time.monotonic() - before < 2.0  # a connection is tried for longer
                    await asyncio.sleep(0.1)
            finally:
                server.start()
            deadline = time.monotonic() + SOON
            version = 100
            while ("t", version) not in words:
                assert time.monotonic() < deadline, "nothing is heard any more"
                version += 1
                await one.announce("t", version)
                await asyncio.sleep(0.1)

    asyncio.run(story())


def test_a_server_may_come_after_its_users(server: Redis | Postgres) -> None:
    async def story() -> None:
        server.stop()
        bus = connect(server.url())
        words: list[Word] = []
        try:
            await bus.listen(lambda table, version: words.append((table, version)))
        finally:
            server.start()
        deadline = time.monotonic() + SOON
        while not words:
            assert time.monotonic() < deadline, "nothing is heard"
            await bus.announce("t", 1)
            await asyncio.sleep(0.1)
        await bus.close()

    asyncio.run(story())


def test_what_is_no_announcement_is_passed_over(server: Redis | Postgres) -> None:
    async def story() -> None:
        async with opened(server.url()) as (bus, words):
            if isinstance(server, Redis):
                with redis_client.Redis(port=server.port) as client:
                    client.publish("gloaming", b"\xffnonsense")
            else:
                with psycopg.connect(server.url()) as connection:
                    connection.execute("NOTIFY gloaming, 'nonsense'")
            deadline = time.monotonic() + SOON
            while not words:
                assert time.monotonic() < deadline, "nothing is heard any more"
                await bus.announce("t", 1)
                await asyncio.sleep(0.1)
            assert set(words) == {("t", 1)}

    asyncio.run(story())


def test_only_a_bus_within_the_process_is_reliable(redis: Redis) -> None:
    async def story() -> None:
        async with opened(None) as (within, _), opened(redis.url()) as (through, _):
            assert within.reliable
            assert not through.reliable

    asyncio.run(story())


def test_processes_that_share_a_store_hear_of_each_other_without_being_told_how(store_url: str) -> None:
    async def story() -> None:
        shared = store.connect(store_url)
        bus, words = connect(None, shared), list[Word]()
        assert bus.reliable == store_url.startswith("sqlite")
        await bus.listen(lambda table, version: words.append((table, version)))
        if not bus.reliable:
            other = connect(None, shared)
            await other.announce("t", 1)
            await until(words, ("t", 1))
            await other.close()
        await bus.close()
        await shared.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "a bus is given as redis://... or postgresql://..., not as :"),
        ("amqp://host", "not as amqp:"),
        ("redis://host:port", "the bus's address cannot be read"),
        ("postgresql://[host/db", "the bus's address cannot be read"),
    ],
)
def test_an_address_that_is_none_is_refused_with_the_reason(url: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        connect(url)

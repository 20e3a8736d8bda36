"""Stores that several processes share, that fail, and that recover."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import psycopg
import pytest

from gloaming.server.store import Appended, Entry, StoreDown, StoreNewer, connect
from gloaming.server.store.schema import migrations
from tests.server.servers import Postgres
from tests.server.store.test_store import entry, opened

DONE, REPEATED = Appended.DONE, Appended.REPEATED


def appender(url: str, name: str, count: int, *tables: str) -> subprocess.Popen[str]:
    arguments = [url, name, str(count), *tables]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.server.appender", *arguments], stdout=subprocess.PIPE, text=True
    )


def logs(url: str, *tables: str) -> list[list[Entry]]:
    async def read() -> list[list[Entry]]:
        async with opened(url) as store:
            return [await store.read(table) for table in tables]

    return asyncio.run(read())


def test_processes_that_start_together_and_write_the_same_tables_lose_and_repeat_nothing(store_url: str) -> None:
    names, tables, each = ("ann", "bea", "cem"), ("t", "u", "v"), 15
    processes = [appender(store_url, name, each, *tables) for name in names]
    assert [process.communicate(timeout=60) and process.returncode for process in processes] == [0, 0, 0]
    for log in logs(store_url, *tables):
        assert [kept.version for kept in log] == list(range(1, len(names) * each + 1))
        for name in names:
            own = [kept.command for kept in log if kept.command.startswith(name)]
            assert own == [f"{name}-{number}" for number in range(each)]


def test_what_a_killed_process_said_was_stored_is_stored_once(store_url: str) -> None:
    tables = ("t", "u", "v", "w")
    acknowledged: Counter[tuple[str, str]] = Counter()
    for run in range(3):
        process = appender(store_url, f"run{run}", 100_000, *tables)
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(40 + 7 * run)]
        process.send_signal(signal.SIGKILL)
        said += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
        acknowledged.update(tuple(line.split()) for line in said if line.endswith("\n"))  # type: ignore[misc]
    assert len(acknowledged) >= 40 + 47 + 54
    stored = Counter((kept.table, kept.command) for log in logs(store_url, *tables) for kept in log)
    assert all(stored[each] == 1 for each in acknowledged)
    assert set(stored.values()) == {1}
    for log in logs(store_url, *tables):
        assert [kept.version for kept in log] == list(range(1, len(log) + 1))


def test_a_store_made_by_a_newer_program_is_refused(store_url: str) -> None:
    async def use() -> None:
        async with opened(store_url) as store:
            await store.ready()

    asyncio.run(use())
    from_the_future = "INSERT INTO migrations (number) VALUES (9999)"
    if store_url.startswith("sqlite"):
        with sqlite3.connect(store_url.removeprefix("sqlite:///")) as database:
            database.execute(from_the_future)
        database.close()
    else:
        with psycopg.connect(store_url) as server:
            server.execute(from_the_future)
    known = f"made by a newer program: it is at migration 9999, this program knows {len(migrations())}"
    with pytest.raises(StoreNewer, match=known):
        asyncio.run(use())


def file_of(tmp_path: Path) -> tuple[Path, str]:
    return tmp_path / "tables.db", f"sqlite:///{tmp_path}/tables.db"


def test_a_full_disk_refuses_entries_until_there_is_room_again(tmp_path: Path) -> None:
    path, url = file_of(tmp_path)

    async def story() -> None:
        async with opened(url) as store:
            await store.append(entry(1, "a"))
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (path.with_name("tables.db-wal").stat().st_size + 8192, hard))
            try:
                for failing in (
                    store.append(entry(2, "b", body=b"x" * 1_000_000)),
                    store.keep("name", "x" * 1_000_000, 0),
                ):
                    with pytest.raises(StoreDown, match=r"disk|full"):
                        await failing
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert await store.append(entry(2, "b", body=b"x" * 1_000_000)) is DONE
            assert [each.command for each in await store.read("t")] == ["a", "b"]

    asyncio.run(story())


def test_a_file_that_is_gone_is_not_written_until_it_is_back(tmp_path: Path) -> None:
    path, url = file_of(tmp_path)

    async def story() -> None:
        async with opened(url) as store:
            await store.append(entry(1, "a"))
            path.rename(tmp_path / "away.db")
            for failing in (store.append(entry(2, "b")), store.read("t"), store.ready()):
                with pytest.raises(StoreDown, match="No such file"):
                    await failing
            (tmp_path / "away.db").rename(path)
            assert await store.append(entry(2, "b")) is DONE
            assert len(await store.read("t")) == 2

    asyncio.run(story())


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    path, url = file_of(tmp_path)
    path.write_text("a letter to a friend\n" * 100)

    async def story() -> None:
        async with opened(url) as store:
            with pytest.raises(StoreDown, match="file is not a database"):
                await store.ready()

    asyncio.run(story())
    assert path.read_text() == "a letter to a friend\n" * 100


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path, url = file_of(tmp_path)

    async def story() -> None:
        async with opened(url) as store:
            await store.ready()
            files = list(tmp_path.iterdir())
            assert len(files) == 3
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    before = os.umask(0)
    try:
        asyncio.run(story())
    finally:
        os.umask(before)
    assert path.exists()


def test_another_writer_keeps_neither_the_event_loop_nor_readers_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("PATIENCE", "ANSWER"):  # so that waiting can be told from a busy machine
        monkeypatch.setattr(f"gloaming.server.store.sqlite.{limit}", 60.0)
    path, url = file_of(tmp_path)

    async def story() -> None:
        async with opened(url) as store:
            await store.append(entry(1, "a"))
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append(entry(2, "b")))
            longest, last = 0.0, time.monotonic()
            for _ in range(20):
                await asyncio.sleep(0.01)
                assert len(await store.read("t")) == 1
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
            assert not waiting.done()
            assert longest < 10.0
            other.execute("ROLLBACK")
            other.close()
            assert await waiting is DONE

    asyncio.run(story())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_database_server_that_comes_back_is_used_again(postgres: Postgres, how: int) -> None:
    url = postgres.store_url()

    async def story() -> None:
        async with opened(url) as store:
            assert await store.append(entry(1, "c1")) is DONE
            stored = 1
            postgres.stop(how)
            try:
                with pytest.raises(StoreDown):  # noqa: PT012
                    while stored < 100:  # a connection of the server may outlive it for a moment
                        assert await store.append(entry(stored + 1, f"c{stored + 1}")) is DONE
                        stored += 1
                        await asyncio.sleep(0.1)
            finally:
                postgres.start()
            assert await store.append(entry(stored + 1, f"c{stored + 1}")) in (DONE, REPEATED)
            commands = [each.command for each in await store.read("t")]
            assert commands == [f"c{number}" for number in range(1, stored + 2)]

    asyncio.run(story())


def test_a_database_server_may_come_after_its_users(postgres: Postgres) -> None:
    url = postgres.store_url()

    async def story() -> None:
        postgres.stop()
        try:
            store = connect(url)
            with pytest.raises(StoreDown):
                await store.ready()
        finally:
            postgres.start()
        await store.ready()
        await store.close()

    asyncio.run(story())

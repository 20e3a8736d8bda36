"""What is removed, and when; nothing in use ever is."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.operation.settings import wall_clock
from gloaming.server.refusal import Refused
from gloaming.server.store import Appended, Gap, Store
from gloaming.server.store.retention import DAY
from tests.server.rooms import SOON, Room, until
from tests.server.servers import Postgres
from tests.server.store.test_store import entry, in_store, opened

DONE = Appended.DONE


async def fill(store: Store, table: str, used: int, *, finished: bool, entries: int = 3, body: bytes = b"x") -> None:
    for number in range(1, entries + 1):
        assert await store.append(entry(number, f"c{number}", table, used, body)) is DONE
    await store.summarise(table, None, used, finished=finished)


async def left(store: Store) -> list[str]:
    return await store.tables()


def test_tables_that_nobody_has_used_are_removed_the_oldest_first(store_url: str) -> None:
    async def story(store: Store) -> None:
        for name, used in (("a", 10), ("b", 30), ("c", 20), ("d", 40)):
            await fill(store, name, used, finished=False)
        assert await store.remove(finished=False, before=40, now=40, most=2) == ["a", "c"]
        assert await left(store) == ["b", "d"]
        assert await store.remove(finished=False, before=40, now=40, most=2) == ["b"]
        assert await store.remove(finished=False, before=40, now=40, most=2) == []
        assert await store.read("a") == []
        assert await left(store) == ["d"]

    in_store(store_url, story)


def test_what_is_used_while_a_clock_is_set_back_is_not_old_when_it_is_right_again(store_url: str) -> None:
    async def story(store: Store) -> None:
        await fill(store, "before", 400 * DAY, finished=False)
        await fill(store, "meanwhile", 35 * DAY, finished=False)
        await store.use(["before"], 36 * DAY)
        assert await store.last_use() == 400 * DAY
        assert await store.remove(finished=False, before=399 * DAY, now=400 * DAY, most=9) == []

    in_store(store_url, story)


def test_a_process_whose_clock_is_wrong_removes_nothing_that_is_younger_by_the_clock_of_a_shared_store(
    postgres: Postgres,
) -> None:
    """Several processes use it, and the one whose clock was set forward is not to decide for all."""

    async def story(store: Store) -> None:
        right = wall_clock()
        await fill(store, "old", right - 15 * DAY, finished=False)
        await fill(store, "new", right - DAY, finished=False)
        wrong = right + 365 * DAY
        assert await store.remove(finished=False, before=wrong - 14 * DAY, now=wrong, most=9) == ["old"]
        assert await left(store) == ["new"]

    in_store(postgres.store_url(), story)


def test_finished_and_unfinished_tables_are_removed_apart_and_texts_and_reviews_with_the_finished(
    store_url: str,
) -> None:
    async def story(store: Store) -> None:
        await fill(store, "over", 10, finished=True)
        await fill(store, "lobby", 10, finished=False)
        for name in ("over-1", "over-2", "overture-1"):
            await store.keep_finished(name, b"shown")
            await store.keep_review(f"{name}.1", b"judged", 30)
        await store.keep_review("old.1", b"judged", 10)
        await store.keep("old", "record", 10)
        await store.keep("new", "record", 30)
        assert await store.remove(finished=False, before=20, now=20, most=9) == ["lobby"]
        assert (await left(store), await store.kept("old")) == (["over"], "record")
        assert await store.remove(finished=True, before=20, now=20, most=9) == ["over"]
        assert (await left(store), await store.kept("old"), await store.kept("new")) == ([], None, "record")
        shown = [await store.finished(name) for name in ("over-1", "over-2", "overture-1")]
        assert shown == [None, None, b"shown"]
        judged = [await store.review(f"{name}.1") for name in ("over-1", "over-2", "overture-1", "old")]
        assert judged == [None, None, b"judged", None]

    in_store(store_url, story)


def test_a_table_that_was_used_or_written_to_since_stays(store_url: str) -> None:
    async def story(store: Store) -> None:
        for name in ("opened", "written", "left"):
            await fill(store, name, 10, finished=False)
        await store.use(["opened", "unknown"], 50)
        await store.use(["opened"], 5)
        await store.append(entry(4, "c4", "written", 50))
        assert await store.last_use() == 50
        assert await store.remove(finished=False, before=50, now=50, most=9) == ["left"]
        assert await left(store) == ["opened", "written"]

    in_store(store_url, story)


def test_a_table_of_which_only_entries_are_known_stays(store_url: str) -> None:
    async def story(store: Store) -> None:
        await store.append(entry(1, "a", at=1))
        for finished in (False, True):
            assert await store.remove(finished=finished, before=10**15, now=10**15, most=9) == []
        assert await store.last_use() is None

    in_store(store_url, story)


def test_whoever_writes_to_a_removed_table_meets_a_gap(store_url: str) -> None:
    async def story(store: Store) -> None:
        await fill(store, "t", 10, finished=False)
        assert await store.remove(finished=False, before=20, now=20, most=9) == ["t"]
        with pytest.raises(Gap):
            await store.append(entry(4, "c4"))
        assert await store.read("t") == []

    in_store(store_url, story)


def test_processes_that_remove_and_write_at_once_leave_whole_tables_or_none(store_url: str) -> None:
    names = [f"t{number}" for number in range(30)]

    async def write(store: Store, table: str) -> bool:
        try:
            return await store.append(entry(4, "c4", table, 99)) is DONE
        except Gap:
            return False

    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as other, opened(store_url) as third:
            for name in names:
                await fill(one, name, 10, finished=False)
            removing = [store.remove(finished=False, before=50, now=50, most=5) for store in (one, other) * 4]
            written, removed = await asyncio.gather(
                asyncio.gather(*(write(third, name) for name in names)), asyncio.gather(*removing)
            )
            gone = [name for group in removed for name in group]
            assert len(gone) == len(set(gone)), "each is removed once"
            for name, is_written in zip(names, written, strict=True):
                versions = [it.version for it in await one.read(name)]
                assert versions in ([], [1, 2, 3], [1, 2, 3, 4])
                assert (versions == []) == (name in gone)
                assert not is_written or versions == [1, 2, 3, 4]

    asyncio.run(story())


def test_a_file_gives_room_back(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def story(store: Store) -> None:
        for number in range(20):
            await fill(store, f"t{number}", 10, finished=False, body=os.urandom(20_000))

    def size() -> int:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        return path.stat().st_size

    async def shrink(store: Store) -> None:
        assert len(await store.remove(finished=False, before=20, now=20, most=100)) == 20

    in_store(f"sqlite:///{path}", story)
    before = size()
    in_store(f"sqlite:///{path}", shrink)
    assert before > 20 * 3 * 20_000
    assert size() < before / 4


def test_only_tables_in_use_are_listed(store_url: str) -> None:
    async def story(store: Store) -> None:
        for name in "tu":
            await store.summarise(name, name.encode(), 10)
        await store.use(["u"], 50)
        assert await store.summaries(since=10) == [("t", b"t"), ("u", b"u")]
        assert await store.summaries(since=11) == [("u", b"u")]

    in_store(store_url, story)


DAYS = 24 * 3600 * 1000


async def finish(room: Room) -> None:
    await room.play_until(lambda match: match.over)


async def age(room: Room, days: float) -> None:
    """Let time pass while the server runs and writes down what is in use."""
    for _ in range(round(days / 0.25)):
        room.now += DAYS // 4
        async with asyncio.timeout(SOON):
            while (await room.store.last_use() or 0) < room.now:
                await asyncio.sleep(0.005)


@pytest.mark.anyio
async def test_abandoned_tables_go_finished_and_used_ones_stay(tmp_path: Path) -> None:
    async with Room(tmp_path, sweep=0.01, use=0.01, keep_abandoned=2) as room:
        await room.gather("duel", options={"limit": "2"})
        await finish(room)
        finished = room.table
        await room.ok(1, wire.Rematch)
        await room.gather("duel")
        running = room.table
        await room.create()
        lobby = room.table
        await room.create()
        used = room.table
        await room.page(1)
        await age(room, 1.5)
        assert set(await room.store.tables()) == {finished, running, lobby, used}
        await age(room, 1)
        await until(lambda: lobby not in room.tables.opened and running not in room.tables.opened)
        assert set(await room.store.tables()) == {finished, used}
        with pytest.raises(Refused) as refused:
            await room.tables.open(running)
        assert refused.value.key == "server-no-table"
        await room.ok(1, wire.Rename, name="Anna")


@pytest.mark.anyio
async def test_finished_tables_go_when_the_owner_says_so(tmp_path: Path) -> None:
    async with Room(tmp_path, sweep=0.01, use=0.01, keep_finished=3, keep_abandoned=None) as room:
        await room.gather("duel", options={"limit": "2"})
        await finish(room)
        finished = room.table
        await room.create()
        lobby = room.table
        await room.create()
        await room.page(1)
        await age(room, 3.25)
        await until(lambda: finished not in room.tables.opened)
        assert set(await room.store.tables()) == {lobby, room.table}


@pytest.mark.anyio
async def test_days_in_which_no_server_runs_do_not_count(tmp_path: Path) -> None:
    async with Room(tmp_path, sweep=0.01, use=0.01, keep_abandoned=2) as room:
        await room.create()
        lobby = room.table
        await room.create()
        used = room.table
        room.now += 30 * DAYS
        await room.restart()
        await room.page(1)
        await age(room, 1.5)
        assert set(await room.store.tables()) == {lobby, used}
        await age(room, 1)
        async with asyncio.timeout(SOON):
            while lobby in await room.store.tables():
                await asyncio.sleep(0.005)
        assert await room.store.tables() == [used]


@pytest.mark.anyio
async def test_a_table_that_nobody_has_opened_since_a_crash_leaves_the_list(tmp_path: Path) -> None:
    async with Room(tmp_path, use=0.01) as room:
        await room.create(listed=True)
        await room.restart()  # nobody has left
        assert [it.table for it in await room.tables.listed()] == [room.table]
        room.now += 11 * 60 * 1000
        assert await room.tables.listed() == []
        await room.page(1)
        async with asyncio.timeout(SOON):
            while not await room.tables.listed():
                await asyncio.sleep(0.005)

"""Background tasks: failures are counted and restarted, and one bad table does not stop the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.operation import metrics, tasks
from gloaming.server.operation.tasks import Tasks
from gloaming.server.refusal import Refused
from gloaming.server.store import Appended, Entry
from gloaming.server.tables.entries import encode
from tests.server.logged import logged
from tests.server.rooms import SOON, Deaf, Room, until

pytestmark = pytest.mark.anyio

FROM_THE_FUTURE = b'{"type":"teleported","person":1}'


def failures(task: str) -> float:
    return metrics.REGISTRY.get_sample_value("gloaming_task_failures_total", {"task": task}) or 0.0


async def append(room: Room, table: str, body: bytes) -> None:
    """Append an entry to a log, after whatever it contains by now."""
    done = None
    while done is not Appended.DONE:
        version = len(await room.store.read(table)) + 1
        done = await room.store.append(Entry(table, version, "newer", room.now, body))


async def test_a_task_that_dies_is_started_again_logged_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_DELAY", 0.001)
    before, starts = failures("juggling"), 0

    async def juggle() -> None:
        nonlocal starts
        starts += 1
        raise KeyError("a secret")

    with logged("error") as written:
        owner = Tasks()
        owner.tend("juggling", juggle)
        await until(lambda: starts >= 3)
        await owner.close()
    assert failures("juggling") - before >= 3
    assert '"task":"juggling","error":"KeyError"' in written.getvalue()
    assert "a secret" not in written.getvalue()


async def test_work_that_failed_once_is_counted_by_its_name() -> None:
    async def _drop() -> None:
        raise ValueError

    before = failures("drop")
    with logged("error"):
        owner = Tasks()
        await asyncio.wait({owner.spawn(_drop())})
        await owner.close()
    assert failures("drop") == before + 1


async def test_a_task_that_loses_a_cancellation_is_ended_all_the_same() -> None:
    owner, cancelled = Tasks(), 0

    async def stubborn() -> None:
        nonlocal cancelled
        while cancelled < 2:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                cancelled += 1

    owner.spawn(stubborn())
    await asyncio.sleep(0)
    async with asyncio.timeout(SOON):
        await owner.close()
    assert cancelled == 2


@pytest.mark.parametrize("body", [FROM_THE_FUTURE, b"", encode(wire.Pong())[:-1] + b',"x":1}'])
async def test_a_table_with_an_unreadable_entry_is_set_apart_and_the_others_go_on(tmp_path: Path, body: bytes) -> None:
    bus = Deaf()
    with logged("error") as written:
        async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus, poll=0.02) as other:
            await one.create()
            bad, good = one.table, (await one.people.create("Bob", one.fold.settings))[0]
            other.table = bad
            page = await other.page(None)
            other.table = good
            follower = await other.page(None)
            await append(one, bad, body)
            await until(lambda: page.feed.closed)
            assert bad not in other.tables.opened
            with pytest.raises(Refused, match="a newer version has written to it") as refused:
                await other.viewers.follow(bad, None, 0)
            assert (refused.value.code, refused.value.key) == ("outdated", "server-unreadable-table")
            one.table = good
            follower.raw()
            await one.ok(1, wire.Say, text="hello")
            await until(lambda: bool(other.fold.chat.lines))
            assert follower.last()["chat"]["lines"][0]["text"] == "hello"
            assert "a task failed" not in written.getvalue()


async def test_a_command_at_a_table_that_a_newer_process_has_changed_is_refused_with_the_reason(tmp_path: Path) -> None:
    with logged("error"):
        async with Room(tmp_path, bus=Deaf()) as room:
            await room.create()
            page = await room.page(1)
            await append(room, room.table, FROM_THE_FUTURE)
            code, text = await room.refused(1, wire.Say, text="hello")
            assert (code, page.feed.closed) == ("outdated", True)
            assert "newer version" in text


async def test_a_table_whose_upkeep_fails_does_not_keep_others_from_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with logged("error"):
        async with Room(tmp_path, poll=0.02, idle=0.0) as room:
            await room.create()
            bad, good = room.table, (await room.people.create("Bob", room.fold.settings))[0]
            look_after = room.tables._look_after

            async def failing(opened: object) -> None:
                if opened is room.tables.opened.get(bad):
                    raise KeyError
                await look_after(opened)  # type: ignore[arg-type]

            monkeypatch.setattr(room.tables, "_look_after", failing)
            await until(lambda: good not in room.tables.opened)
            assert bad not in room.tables.opened


async def test_bots_are_not_asked_what_another_process_has_answered_already(tmp_path: Path) -> None:
    bus = Deaf()
    with logged("warning") as written:
        async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
            await one.create()
            other.table = one.table
            await other.page(1)
            await one.ok(1, wire.SeatBot, seat=1, bot="random")
            await one.ok(1, wire.Start)
            await one.page(1)
            while not one.match.over:
                if 0 in one.match.pending:
                    await one.move(0)
                await until(lambda: one.match.over or 0 in one.match.pending)
            await other.tables._refresh(other.opened)
            assert other.match.over
            await until(lambda: not other.opened.clock._thoughts)
            assert other.workers.failures == 0
    assert written.getvalue() == ""

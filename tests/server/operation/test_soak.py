"""What a soak is made of: faults from a seed, lines that break, and an audit that finds what is wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from gloaming.core.errors import Malformed
from gloaming.server.operation.load.client import Client
from gloaming.server.operation.soak.audit import Findings, check_tables, difference
from gloaming.server.operation.soak.company import Guest
from gloaming.server.operation.soak.fleet import Machine
from gloaming.server.operation.soak.plan import KILLING, USUAL, draw
from gloaming.server.operation.soak.relay import Relay
from gloaming.server.operation.soak.soak import errors_in
from gloaming.server.operation.soak.trouble import check_disk
from gloaming.server.store import Entry
from gloaming.server.store.sql import SQLStore
from gloaming.server.store.statements import INSERT
from gloaming.server.tables.eyes import FrameMaker
from tests.server.rooms import Room

pytestmark = pytest.mark.anyio
ALL = frozenset(USUAL)


def test_faults_follow_from_the_seed_and_leaving_a_kind_out_changes_no_other() -> None:
    faults = draw(1, 600, 20, ALL)
    assert faults == draw(1, 600, 20, ALL) != draw(2, 600, 20, ALL)
    assert [fault for fault in faults if fault.kind != "disk"] == draw(1, 600, 20, ALL - {"disk"})
    kills = [fault.at for fault in faults if fault.kind == "kill"]
    assert len(kills) == 20
    assert max(kills) <= KILLING * 600, "one process lives on to the end"
    assert {fault.kind for fault in draw(1, 3600, 1, ALL)} == ALL | {"kill"}


def test_a_large_disk_is_never_filled(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="large disk"):
        check_disk(tmp_path)


# The line to a store or a bus.


@asynccontextmanager
async def echoing() -> AsyncIterator[Relay]:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.transport.abort()

    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    relay = Relay(f"redis://somebody:secret@127.0.0.1:{server.sockets[0].getsockname()[1]}/3")
    await relay.open()
    try:
        yield relay
    finally:
        await relay.close()
        server.close()


@asynccontextmanager
async def call(relay: Relay) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    port = int(relay.url.rpartition(":")[2].partition("/")[0])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def test_a_silent_line_keeps_its_connections_and_says_everything_later() -> None:
    async with echoing() as relay:
        assert relay.url.startswith("redis://somebody:secret@127.0.0.1:")
        assert relay.url.endswith("/3")
        async with call(relay) as (reader, writer):
            writer.write(b"one")
            assert await reader.readexactly(3) == b"one"
            silent = asyncio.create_task(relay.silence(0.3))
            await asyncio.sleep(0)
            writer.write(b"two")
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(reader.readexactly(3), 0.1)
            await silent
            assert await reader.readexactly(3) == b"two"


async def test_a_cut_line_loses_its_connections_and_takes_none_for_a_while() -> None:
    async with echoing() as relay:
        async with call(relay) as (reader, _):
            cut = asyncio.create_task(relay.cut(0.3))
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
        async with call(relay) as (reader, _):
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
        await cut
        async with call(relay) as (reader, writer):
            writer.write(b"back")
            assert await reader.readexactly(4) == b"back"


# The audit.


def guest_of(room: Room, person: int, *acknowledged: str) -> Guest:
    guest = Guest(room.table, person, "", Client("http://nowhere", room.table))
    guest.client.acknowledged = list(acknowledged)
    return guest


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """A game with some moves."""
    async with Room(tmp_path) as room:
        await room.gather("duel", options={"limit": "2"})
        await room.play(3)
        yield room


async def audited(room: Room, *guests: Guest) -> Findings:
    found = Findings()
    await check_tables(room.store, guests, found)
    return found


async def test_an_audit_of_a_sound_store_finds_nothing(room: Room) -> None:
    await room.play_until(lambda match: match.over)
    told = [name.partition(":")[2] for name in room.fold.answers if name.startswith("1:")]
    found = await audited(room, guest_of(room, 1, *told))
    assert (found.acknowledged, found.entries) == (len(told), room.fold.version)
    assert (found.tables, found.replayed, found.finished) == (1, 1, 1)
    wrong = (found.missing, found.doubled, found.lost, found.unsound, found.differing)
    assert (wrong, found.notes) == ((0, 0, 0, 0, 0), [])


async def test_an_audit_finds_what_was_acknowledged_and_is_not_stored(room: Room) -> None:
    assert (await audited(room, guest_of(room, 1, "never-stored"))).missing == 1
    [name] = [name for name in room.fold.answers if name.startswith("1:")][:1]
    assert (await audited(room, guest_of(room, 2, name.partition(":")[2]))).missing == 1, "it was another person's"


async def test_an_audit_finds_a_gap_and_a_table_that_is_gone(room: Room) -> None:
    last = (await room.store.read(room.table))[-1]
    later = msgspec.structs.replace(last, version=last.version + 2, command="x")
    assert isinstance(room.store, SQLStore)
    await room.store.write(INSERT.replace("version - 1", "version - 2"), **msgspec.structs.asdict(later))
    assert (await audited(room, guest_of(room, 1))).lost == 1
    gone = Guest("A" * 22, 1, "", Client("http://nowhere", "A" * 22))
    assert (await audited(room, gone)).lost == 1


async def test_an_audit_finds_a_game_that_cannot_go_on(room: Room) -> None:
    last = (await room.store.read(room.table))[-1]
    body = b'{"type":"moved","seat":0,"move":"no such move","by":"person","trail":0}'
    await room.store.append(Entry(room.table, last.version + 1, "x", last.at, body))
    assert (await audited(room, guest_of(room, 1))).unsound == 1


async def test_an_audit_compares_frames_but_not_the_times_of_a_process(room: Room) -> None:
    frame = FrameMaker(room.fold, 1).frame(whole=True)
    one, other = msgspec.json.decode(frame), msgspec.json.decode(frame)
    other["play"]["question"]["ends_at"] = 17
    assert not difference(one, other)
    other["play"]["view"]["turn"] = "changed"
    assert difference(one, other).startswith(".play.view.turn: ")


async def test_errors_in_the_log_are_counted_and_so_is_what_is_no_log(tmp_path: Path) -> None:
    machine = Machine(tmp_path, 0, "sqlite:///nowhere", None, "")
    machine.log_file.write_text(
        '{"level":"error","event":"a task failed","error":"KeyError","where":["/x/a.py:1 f","/x/b.py:2 g"]}\n'
        '{"level":"warning","event":"the store failed"}\nTraceback\n'
    )
    assert errors_in([machine]) == {"a task failed: KeyError at b.py:2 g": 1, "not a line of the log: Traceback": 1}

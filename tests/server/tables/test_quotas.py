"""What is stored is bounded, per table, person and address, whatever they do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from gloaming.server import wire
from gloaming.server.tables.quotas import ENTRY
from gloaming.server.web.context import WebSettings
from gloaming.server.web.limits import Limits, Rate
from tests.server.rooms import Room, until
from tests.server.serving import new_table, serve_here

NOTE = "n" * 4000


async def stored(room: Room) -> int:
    return sum(ENTRY + len(entry.body) for entry in await room.store.read(room.table))


@pytest.mark.anyio
async def test_notes_are_saved_so_often_in_so_many_seconds(tmp_path: Path) -> None:
    async with Room(tmp_path, note_count=3, chat_seconds=10) as room:
        await room.create()
        for number in range(3):
            await room.ok(1, wire.Note, text=f"{number}")
        code, text = await room.refused(1, wire.Note, text="4")
        assert (code, "3" in text, "10" in text) == ("limit", True, True)
        await room.ok(1, wire.Say, text="talk has a measure of its own")
        room.now += 10_000
        await room.ok(1, wire.Note, text="4")


@pytest.mark.anyio
async def test_what_one_person_writes_ends_at_a_limit_that_others_do_not_feel(tmp_path: Path) -> None:
    async with Room(tmp_path, most_bytes_of_one=50_000) as room:
        await room.gather("duel")
        for _ in range(1000):
            room.now += 10_000
            reply = await room.do(2, wire.Note, text=NOTE)
            if not reply.ok:
                break
        assert reply.error is not None
        assert reply.error.code == "limit"
        assert await stored(room) < 60_000
        await room.ok(1, wire.Note, text=NOTE)
        seat = room.match.pending[0]
        await room.move(seat)
        await room.restart()
        await room.page(2)
        assert (await room.refused(2, wire.Say, text="x"))[0] == "limit", "nor after a restart"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("command", "fields"),
    [
        (wire.Say, {"text": "x" * 400}),
        (wire.Ready, {"on": True}),
        (wire.Rename, {"name": "Bob"}),
        (wire.Set, {"settings": {"listed": True}}),
        (wire.SeatBot, {"seat": 1, "bot": "random"}),
        (wire.MakeHost, {"person": 1}),
    ],
)
async def test_whatever_is_done_at_a_table_its_log_ends_at_a_limit(
    command: Any, fields: dict[str, Any], tmp_path: Path
) -> None:
    async with Room(tmp_path, most_bytes=20_000, chat_count=10**6) as room:
        await room.create("shamans", 3)
        for _ in range(200):
            reply = await room.do(1, command, **fields)
            if not reply.ok:
                break
        assert reply.error is not None
        assert reply.error.code == "limit", reply.error
        assert await stored(room) < 21_000
        with pytest.raises(Exception, match="Too much has been written"):
            await room.people.join(room.table, "Zed", None, "192.0.2.7")


@pytest.mark.anyio
async def test_a_game_goes_on_at_a_table_that_is_full_of_talk_and_stops_at_twice_as_much(tmp_path: Path) -> None:
    async with Room(tmp_path, most_bytes=6_000, chat_count=10**6) as room:
        await room.gather("shamans", 3, window=0)
        while (await room.do(1, wire.Say, text="x" * 400)).ok:
            pass
        moves = 0
        while True:
            seat = room.match.pending[0]
            reply = await room.do(seat + 1, wire.Move, move=room.match.legal(seat)[0])
            if not reply.ok:
                break
            moves += 1
        assert reply.error is not None
        assert (reply.error.code, moves > 5) == ("limit", True)
        assert await stored(room) < 14_000


@pytest.mark.anyio
async def test_bots_do_not_fill_a_table_either(tmp_path: Path) -> None:
    async with Room(tmp_path, most_bytes=2_500) as room:
        await room.gather("shamans", 3, bots=["random", "random"])
        await room.page(1)
        await room.ok(1, wire.Leave)
        await until(lambda: room.opened.quota.is_full(room.tables.settings) and not room.opened.clock._thoughts)
        await room.wait(3600)
        assert (room.opened.clock._thoughts, room.match.over) == ({}, False)
        assert await stored(room) < 6_000


def test_an_address_stores_so_much_whatever_it_does_and_however_many_tables_it_has(tmp_path: Path) -> None:
    limits = Limits(made=Rate(1000, 1000), stored=Rate(1, 30_000))

    async def scenario(address: str) -> None:
        with httpx.Client(base_url=address, headers={"origin": address}, timeout=30) as ann:
            tables = [await asyncio.to_thread(new_table, ann) for _ in range(3)]
            refused, path = "", tmp_path / "tables.sqlite"
            for number in range(100):
                command = {"do": "note", "id": f"n{number}", "at": 1, "text": NOTE}
                where = f"/api/tables/{tables[number % 3]}/commands"
                answer = (await asyncio.to_thread(ann.post, where, json=command)).json()
                if not answer.get("ok"):
                    refused = answer["error"]["code"]
                    break
            assert refused == "limit"
            assert number < 9, "30,000 bytes are seven notes of 4,000"
            made = await asyncio.to_thread(ann.post, "/api/records", json={"record": "x" * 40_000})
            assert made.status_code == 429
            assert path.exists()

    serve_here(tmp_path, WebSettings(limits), scenario)

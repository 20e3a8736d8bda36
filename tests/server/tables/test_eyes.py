"""Equal eyes are sent equal bytes; a frame has what changed; whoever has missed something gets everything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.people.people import People
from tests.server.rooms import Room

pytestmark = pytest.mark.anyio


async def test_all_who_see_the_same_are_sent_the_same_bytes(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        guest = await room.join()
        pages = [await room.page(person) for person in (None, None, guest, 1, 1)]
        for page in pages:
            page.raw()
        await room.play(12)
        first, second, third, mine, again = (page.raw() for page in pages)
        assert first == second == third
        assert mine == again != first
        assert len(first) == 12
        assert all(json.loads(frame)["type"] == "change" for frame in first)


async def test_changes_are_far_smaller_than_the_whole(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shadow_hunters", 5, window=0)
        page = await room.page(None)
        [whole] = page.raw()
        await room.play(20)
        assert sum(map(len, page.raw())) < 20 * len(whole) / 3


async def test_what_is_ones_own_is_sent_to_nobody_who_looks_with_the_same_eyes(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", window=0)
        guest = await room.join()
        watcher, page = await room.page(None), await room.page(guest)
        watcher.raw(), page.raw()
        await People(room.tables).code(room.table, guest)
        assert watcher.raw() == []
        [told] = page.read()
        assert (told["whole"], told["table"]["you"]["code"]) == (False, 1)
        await room.play(1)
        assert [frame["whole"] for frame in watcher.read()] == [False], "nobody can tell that something was written"
        assert [frame["whole"] for frame in page.read()] == [False]


async def test_whoever_takes_a_seat_gets_everything_with_its_eyes(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel")
        guest = await room.join()
        page = await room.page(guest)
        page.raw()
        await room.ok(guest, wire.Sit, seat=1)
        [told] = page.read()
        assert told["whole"]
        assert told["table"]["you"]["seat"] == 1


async def test_a_page_that_was_shown_something_else_gets_everything(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", window=0)
        one, other = await room.page(None), await room.page(None)
        one.raw(), other.raw()
        room.put(room.match.seen(0))  # the same position with nothing hidden: no entry says so
        other.feed.whole()
        other.raw()
        await room.play(1)
        assert one.shown["play"] == other.shown["play"] if one.raw() and other.raw() else False

"""Between two rounds a table waits for everybody who is here; bots and the clock wait with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.tables.table import REST
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio


async def _between_rounds(room: Room) -> None:
    """Ann and Bob have just played the first round of Shamans, with Cy and Dee, to its end."""
    await room.gather("shamans", 4, window=0)
    await room.play_until(lambda match: match.view(None)["round"] == 2)


async def test_a_round_begins_once_everybody_has_seen_how_the_last_one_ended(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _between_rounds(room)
        page, watcher = await room.page(1), await room.page(None)
        shown = page.last()
        assert shown["table"]["rest"]["waiting"] == [1, 2, 3, 4]
        assert shown["table"]["rest"] == watcher.last()["table"]["rest"], "it is no secret"
        assert shown["play"]["question"]["ends_at"] is None
        for person in (2, 1, 4):
            await room.ok(person, wire.GoOn)
        assert page.last()["table"]["rest"]["waiting"] == [3]
        assert (await room.refused(1, wire.GoOn))[0] == "illegal"
        assert (await room.refused(None, wire.GoOn))[0] == "forbidden"
        await room.ok(3, wire.GoOn)
        assert page.last()["table"]["rest"] is None
        assert room.round.asked_at == room.now, "nobody's time ran meanwhile"


async def test_bots_wait_for_those_who_look_and_the_clock_ends_it(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=0.0) as room:
        await _between_rounds(room)
        await room.page(1)
        for person in (2, 3, 4):
            await room.ok(person, wire.Leave)
        moves = len(room.match.moves)
        assert room.fold.resting == [1], "those who are gone, and their bots, are not waited for"
        assert room.fold.bots_asked == []
        await room.wait(REST - 1)
        assert len(room.match.moves) == moves
        await room.wait(1)
        assert room.fold.resting == []
        if room.match.pending != (0,):
            await until(lambda: len(room.match.moves) > moves)


async def test_whoever_is_gone_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _between_rounds(room)
        pages = [await room.page(person) for person in (1, 2, 3, 4)]
        for person in (1, 2, 3):
            await room.ok(person, wire.GoOn)
        assert room.fold.resting == [4]
        pages[3].close()
        await until(lambda: not room.fold.people[4].here)
        assert room.fold.resting == []


async def test_a_table_read_again_waits_for_the_same_people(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0, linger=3600.0) as room:
        await _between_rounds(room)
        await room.ok(2, wire.GoOn)
        await room.restart()
        await room.tables.open(room.table)
        assert room.fold.resting == [1, 3, 4]
        await room.move(room.match.pending[0])
        assert room.fold.resting == [], "a move by itself: older pages know of no rest"

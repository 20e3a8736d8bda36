"""A game by correspondence: days for a decision, and it goes on whether or not anybody looks at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.tables.table import DAY
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio


async def test_bots_answer_and_time_runs_out_with_nobody_there(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", 2, bots=["random"], days=2)
        await until(lambda: room.match.pending == (0,))
        made = len(room.match.moves)
        assert room.fold.people[1].here
        await room.wait(2 * DAY - 60)
        assert len(room.match.moves) == made
        await room.wait(60)
        await until(lambda: len(room.match.moves) > made)
        await until(lambda: room.match.pending == (0,))
        assert room.fold.people[1].deputy is None, "they are asked again; no bot takes their seat"


async def test_whoever_is_gone_keeps_their_seat(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await room.gather("duel", 2, days=1)
        page = await room.page(2)
        page.close()
        await until(lambda: not room.fold.people[2].here)
        await room.wait(3600)
        watcher = await room.page(None)
        seat = watcher.last()["table"]["seats"][1]
        assert (seat["gone_at"], seat["deputy"]) == (None, None)


async def test_a_table_that_sleeps_is_woken_when_its_time_is_over(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0, wake=0.01) as room:
        await room.gather("duel", 2, days=3)
        assert room.match.pending == (0,)
        room.tables._forget(room.opened)
        assert await room.store.due(room.now + (3 * DAY - 1) * 1000, 10) == []
        assert await room.store.due(room.now + 3 * DAY * 1000, 10) == [room.table]
        room.now += 3 * DAY * 1000
        await until(lambda: room.table in room.tables.opened)
        await until(lambda: len(room.match.moves) > 0)


async def test_time_that_ended_while_no_server_ran_begins_anew(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0, wake=0.01) as room:
        await room.gather("duel", 2, days=1)
        room.now += 2 * DAY * 1000
        await room.restart()
        await until(lambda: room.table in room.tables.opened)
        assert room.fold.ends_at == room.now + DAY * 1000
        assert room.match.moves == []


async def test_a_window_closes_once_everybody_has_answered_and_tells_nobody_who_has(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=0.0) as room:
        await room.gather("shamans", 3, days=1)
        while not room.fold.holds:
            await room.move(room.match.pending[0])
        page = await room.page(1)
        shown = page.last()
        assert shown["play"]["question"]["declined"] is None, "nobody is answered for: how long it takes could tell"
        asked, moves = room.match.pending, len(room.match.moves)
        for seat in asked[:-1]:
            await room.move(seat, "decline")
        frames = page.read()
        assert len(frames) == (0 in asked[:-1]), "an answer is told to whoever gave it, and to nobody else"
        assert len(room.match.moves) == moves
        await room.move(asked[-1], "decline")
        await room.wait(0)
        await until(lambda: len(room.match.moves) > moves)


async def test_only_reasonable_days_and_reminders_only_there(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel")
        for days in (0, 8, -1):
            assert (await room.refused(1, wire.Set, settings={"days": days}))[0] == "malformed"
        await room.ok(1, wire.Set, settings={"days": 7})
        assert (await room.refused(1, wire.Nudge))[0] == "illegal"
        await room.ok(1, wire.Set, settings={"days": None})
        await room.join(1)
        await room.ok(1, wire.Start)
        assert (await room.refused(2, wire.Nudge))[0] == "illegal"

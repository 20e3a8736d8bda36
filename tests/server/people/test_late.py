"""Somebody who comes during a game takes a bot's seat, if the host allows it, and learns what that seat knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.server import wire
from gloaming.server.tables.eyes import GameStory
from tests.server.lines import told_in
from tests.server.rooms import Room

pytestmark = pytest.mark.anyio
ANN, BOB, CY = 1, 2, 3
BOT = 2  # the bot's seat


async def _begun(room: Room, **settings: Any) -> None:
    """Ann and Bob play with a bot, and Cy has come."""
    await room.gather("shamans", 3, bots=["random"], **{"late": True, "window": 0, **settings})
    assert await room.join() == CY


async def test_nobody_may_unless_the_host_has_said_so(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _begun(room, late=False)
        assert (await room.refused(CY, wire.Sit, seat=BOT))[0] == "illegal"
        assert (await room.refused(ANN, wire.Set, settings={"late": True}))[0] == "illegal", "not during the game"


async def test_a_late_visitor_sees_what_the_seat_knows_and_plays_on(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _begun(room)
        while room.match.pending != (BOT,):
            await room.move(room.match.pending[0])
        mine, other = await room.page(CY), await room.page(ANN)
        before = other.last()
        await room.ok(CY, wire.Sit, seat=BOT)
        shown = mine.last()
        assert shown["table"]["you"]["seat"] == BOT
        assert shown["play"]["view"] == json.loads(json.dumps(room.match.view(BOT)))
        story = GameStory(room.round, BOT)
        story.catch_up()
        assert shown["log"] == {"from": 0, "lines": [json.loads(bytes(line)) for line in story.lines(0)]}
        assert not shown["notes"]
        told = other.last()
        assert told["play"]["view"] == before["play"]["view"], "others learn only that somebody sits there"
        assert told["log"]["lines"] == []
        assert told_in(told["chat"]["lines"][-1]).startswith("Cy takes over from ")
        await room.ok(CY, wire.Move, move=room.match.legal(BOT)[0])
        await room.restart()
        await room.tables.open(room.table)
        assert room.fold.people[CY].seat == BOT


async def test_only_a_bots_seat_and_only_for_somebody_who_has_seen_no_other(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _begun(room)
        for seat in (0, 1):
            assert (await room.refused(CY, wire.Sit, seat=seat))[0] == "illegal"
        await room.ok(BOB, wire.Leave)
        assert (await room.refused(CY, wire.Sit, seat=1))[0] == "illegal", "a bot plays, but the seat is Bob's"
        assert (await room.refused(ANN, wire.Sit, seat=BOT))[0] == "illegal"
        assert (await room.refused(BOB, wire.Sit, seat=BOT))[0] == "illegal"
        assert (await room.refused(None, wire.Sit, seat=BOT))[0] == "forbidden"
        assert (await room.refused(CY, wire.Sit, seat=7))[0] == "malformed"
        await room.ok(CY, wire.Sit, seat=BOT)
        assert (await room.refused(await room.join(), wire.Sit, seat=BOT))[0] == "illegal"


async def test_at_a_table_without_watchers_nobody_comes_late(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _begun(room, spectators="off")
        assert (await room.refused(CY, wire.Sit, seat=BOT))[0] == "forbidden"


async def test_time_starts_anew_since_there_may_be_windows_now(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _begun(room, turn=60)
        await room.wait(50)
        await room.ok(CY, wire.Sit, seat=BOT)
        assert room.fold.ends_at == room.now + 60_000

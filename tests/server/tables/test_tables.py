"""The tables: each command is done once, even if it is repeated, late, lost or given to two processes at once."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.server import wire
from gloaming.server.refusal import Refused
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio


# The same command again.


async def test_a_repeated_command_is_done_once_and_answered_as_the_first_time(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather()
        move = room.match.legal(0)[0]
        number = room.fold.number(1)
        first = await room.ok(1, wire.Move, id="m", at=number, move=move)
        moves = list(room.match.moves)
        await room.ok(2, wire.Say, text="hello")
        assert await room.ok(1, wire.Move, id="m", at=number, move=move) == first
        assert await room.ok(1, wire.Move, id="m", at=0, move="nonsense") == first, "it is known by its id"
        assert room.match.moves == moves
        await room.restart()
        await room.page(1)
        assert await room.ok(1, wire.Move, id="m", at=number, move=move) == first, "after a restart too"
        assert room.match.moves == moves


async def test_ids_are_each_persons_own(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        bob = await room.join()
        await room.ok(1, wire.Say, id="x", text="one")
        await room.ok(bob, wire.Say, id="x", text="two")
        assert [line.text for line in room.fold.chat.lines] == ["one", "two"]


async def test_what_was_refused_is_refused_again_even_if_it_could_now_be_done(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        first = await room.do(1, wire.Start, id="s")
        assert first.error is not None
        await room.ok(1, wire.SeatBot, seat=1, bot="random")
        assert await room.do(1, wire.Start, id="s") == first
        await room.ok(1, wire.Start, id="t")


async def test_what_came_too_fast_can_be_said_again_later(tmp_path: Path) -> None:
    async with Room(tmp_path, chat_count=2, chat_seconds=10) as room:
        await room.create()
        for number in range(2):
            await room.ok(1, wire.Say, id=f"x{number}", text="x")
        reply = await room.do(1, wire.Say, id="late", text="x")
        assert reply.error is not None
        assert reply.error.code == "limit"
        room.now += 10_000
        await room.ok(1, wire.Say, id="late", text="x")
        assert len(room.fold.chat.lines) == 3


async def test_a_table_remembers_only_so_many_refusals(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        for number in range(300):
            await room.refused(None, wire.Say, id=f"x{number}", text="x")
        assert len(room.opened._refused) == 256


# Moves that come late, or at the same time.


async def test_a_move_made_before_somebody_elses_is_taken_if_its_question_stands(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather()
        await room.play_until(lambda match: match.pending == (0, 1))
        seen = room.fold.number(1)
        await room.move(1)
        await room.ok(2, wire.Say, text="done")
        await room.ok(1, wire.Move, at=seen, move=room.match.legal(0)[0])


async def test_a_move_for_a_question_that_is_gone_is_stale_and_the_whole_frame_follows(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather()
        page, other = await room.page(1), await room.page(2)
        seen = room.fold.number(1)
        made = await room.move(0)
        await room.move(1)
        page.raw()
        other.raw()
        assert (await room.refused(1, wire.Move, at=seen, move=made))[0] == "stale"
        [whole] = page.read()
        assert (whole["whole"], whole["number"]) == (True, room.fold.number(1))
        assert other.raw() == [], "only whoever was refused is sent it"


async def test_a_move_from_the_future_is_stale(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather()
        move = room.match.legal(0)[0]
        assert (await room.refused(1, wire.Move, at=room.fold.number(1) + 1, move=move))[0] == "stale"


async def test_a_question_put_to_two_is_answered_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.server.tables.commands.fresh_seed", lambda: "a seed")
    async with Room(tmp_path) as room:
        scenes = []
        for order in ((0, 1), (1, 0)):
            await room.gather()
            await room.play_until(lambda match: match.pending == (0, 1))
            for seat in order:
                await room.move(seat)
            assert [seat for seat, _ in room.match.moves[-2:]] == list(order)
            scenes.append(room.match.scene())
        assert scenes[0] == scenes[1]


async def test_a_move_out_of_turn_is_taken_whenever_the_rules_allow_it(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shadow_hunters", 4, window=0)
        await room.play_until(lambda it: any(it.legal(seat) for seat in range(4) if seat not in it.pending))
        seat = next(seat for seat in range(4) if seat not in room.match.pending and room.match.legal(seat))
        frame = (await room.page(seat + 1)).last()
        offered = [it["move"] for it in frame["play"]["moves"]]
        assert offered == room.match.legal(seat)
        pending = room.match.pending
        await room.ok(seat + 1, wire.Move, move=offered[0])
        assert seat in [mover for mover, _ in room.match.moves[-3:]]
        assert room.match.over or room.match.pending == pending, "whoever was asked is still asked"


# Pages.


async def test_two_pages_of_one_person_show_the_same(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather()
        one, other = await room.page(1), await room.page(1)
        await room.play(5)
        await room.ok(1, wire.Note, text="mine")
        frames = one.raw()
        assert frames == other.raw()
        first = json.loads(frames[0])["number"]
        assert [json.loads(it)["number"] for it in frames] == list(range(first, first + 7))


async def test_the_whole_is_the_same_however_one_comes_to_it(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        page = await room.page(1)
        await room.play(10)
        frames = page.read()
        page.feed.whole()
        [whole] = page.raw()
        assert whole == await room.viewers.whole(room.table, 1)
        assert (await room.page(1)).raw() == [whole]
        for name in ("table", "play"):
            assert json.loads(whole)[name] == frames[-1][name]
        lines: list[Any] = []
        for frame in frames:
            lines[frame["log"]["from"] :] = frame["log"]["lines"]
        assert lines == json.loads(whole)["log"]["lines"], "what is new, put together, is the whole"


async def test_a_page_that_reads_too_slowly_is_let_go_and_harms_nobody(tmp_path: Path) -> None:
    async with Room(tmp_path, queue=4) as room:
        await room.create()
        slow, quick = await room.page(None), await room.page(1)
        for number in range(6):
            await room.ok(1, wire.Rename, name=f"Ann {number}")
            assert len(quick.raw()) >= 1
        assert slow.feed.closed
        assert await slow.feed.get() is None, "nothing is kept for those who come back for the whole"
        slow.close()
        assert (await room.page(None)).last()["table"]["people"][0]["name"] == "Ann 5"


async def test_the_first_frame_of_a_page_is_whole_also_for_whoever_was_gone(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        (await room.page(1)).close()
        await until(lambda: not room.fold.people[1].here)
        frames = (await room.page(1)).read()
        assert [frame["whole"] for frame in frames] == [True]
        assert frames[0]["table"]["people"][0]["here"]


# The tables of a server.


async def test_open_tables_are_listed_while_somebody_is_there_and_a_seat_is_free(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        assert await room.tables.listed() == [], "private by default"
        await room.ok(1, wire.Set, settings={"listed": True, "game": "shamans"})
        page = await room.page(1)
        [listed] = await room.tables.listed()
        assert (listed.game, listed.host, listed.seats, listed.free) == ("shamans", "Ann", 3, 2)
        page.close()
        await until(lambda: not room.fold.people[1].here)
        await room.rest()
        assert await room.tables.listed() == []
        await room.page(1)
        await room.ok(1, wire.SeatBot, seat=1, bot="random")
        [listed] = await room.tables.listed()
        assert listed.free == 1
        room.now += 24 * 3600 * 1000
        assert await room.tables.listed() == [], "nor after a day"
        await room.ok(1, wire.SeatBot, seat=2, bot="random")
        room.now = 1_000_000
        assert await room.tables.listed() == []


async def test_a_table_that_somebody_waits_for_does_not_go_to_sleep(tmp_path: Path) -> None:
    """Between two turns its lock is free for a moment."""
    async with Room(tmp_path, idle=0.0, poll=3600.0) as room:
        await room.create()
        opened = room.opened
        await opened.lock.acquire()
        coming = asyncio.create_task(room.page(1))
        while not opened.lock._waiters:
            await asyncio.sleep(0)
        opened.lock.release()
        await room.tables._look_after(opened)
        page = await coming
        assert page.feed in room.opened.feeds


async def test_a_table_nobody_looks_at_sleeps_in_the_store(tmp_path: Path) -> None:
    async with Room(tmp_path, idle=0.0, poll=0.02) as room:
        await room.create()
        await until(lambda: room.table not in room.tables.opened)
        page = await room.page(1)
        await asyncio.sleep(0.1)
        await room.ok(1, wire.Say, text="hello")
        assert page.last()["chat"]["lines"][0]["text"] == "hello"


async def test_a_table_put_to_sleep_before_its_readers_turn_came_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        room.tables._forget(room.opened)
        real, loads = room.tables._load, []

        async def load(name: str) -> None:
            await real(name)
            loads.append(name)
            if len(loads) == 1:
                room.tables._forget(room.opened)

        monkeypatch.setattr(room.tables, "_load", load)
        assert await room.tables.open(room.table) is room.opened
        assert len(loads) == 2


async def test_a_server_holds_so_many_tables_and_a_table_so_many_people(tmp_path: Path) -> None:
    async with Room(tmp_path, most_tables=1, most_people=3) as room:
        await room.create()
        with pytest.raises(Refused) as refused:
            await room.people.create("Zed", room.fold.settings)
        assert (refused.value.code, refused.value.key) == ("busy", "server-too-many-tables")
        await room.join()
        await room.join()
        with pytest.raises(Refused) as refused:
            await room.join()
        assert (refused.value.code, refused.value.key) == ("limit", "server-full-table")


async def test_whoever_is_at_the_table_already_stays_who_they_are(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        token = await room.create()
        assert await room.people.join(room.table, "Other", token, "192.0.2.7") == (1, token)
        assert [who.name for who in room.fold.people.values()] == ["Ann"]


async def test_a_server_that_ends_takes_no_more(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        page = await room.page(1)
        await room.tables.close()
        assert (await room.refused(1, wire.Say, text="hello"))[0] == "busy"
        assert page.feed.closed
        with pytest.raises(Refused) as refused:
            await room.tables.open("A" * 22)
        assert refused.value.key == "server-closing"

"""The hub: each command once, whatever is repeated, late, lost or done by two processes at the same time."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gloaming.server import wire
from gloaming.server.bus.within import WithinProcess
from gloaming.server.refusal import Refused
from gloaming.server.store import Appended, Entry, StoreDown
from tests.server.logged import logged
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio


class Deaf(WithinProcess):
    """A bus that loses everything."""

    reliable = False

    async def announce(self, table: str, version: int) -> None:
        pass


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
        assert [line.text for line in room.fold.chat] == ["one", "two"]


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
        assert len(room.fold.chat) == 3


async def test_a_table_remembers_only_so_many_refusals(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        for number in range(300):
            await room.refused(None, wire.Say, id=f"x{number}", text="x")
        assert len(room.live.refused) == 256


# Moves that come late, or at once.


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
    monkeypatch.setattr("gloaming.server.commands.fresh_seed", lambda: "a seed")
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
        assert whole == await room.hub.whole(room.table, 1, "en")
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
        assert [frame["number"] for frame in slow.read()] == [1, 2, 3, 4]
        assert await slow.feed.get() is None if not slow.feed._frames.empty() else True
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


# Two processes on one store, whose bus loses everything.


async def test_two_processes_that_write_at_once_agree_on_one_order(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        await one.create()
        bob = await one.join()
        other.table = one.table
        await one.page(1)
        await other.page(bob)
        said = [*(one.ok(1, wire.Say, id=f"x{number}", text=f"a{number}") for number in range(5))]
        said += [other.ok(bob, wire.Say, id=f"x{number}", text=f"b{number}") for number in range(5)]
        await asyncio.gather(*said)
        await one.hub._refresh(one.live)
        await other.hub._refresh(other.live)
        entries = await one.store.read(one.table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        texts = [line.text for line in one.fold.chat]
        assert sorted(texts) == sorted([f"a{number}" for number in range(5)] + [f"b{number}" for number in range(5)])
        assert texts == [line.text for line in other.fold.chat]


async def test_the_same_command_at_two_processes_is_done_once(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        await one.create()
        other.table = one.table
        await one.page(1)
        await other.page(None)
        replies = [await room.ok(1, wire.Say, id="x", at=1, text="hello") for room in (one, other)]
        assert replies[0] == replies[1]
        assert [line.text for line in other.fold.chat] == ["hello"]


async def test_whoever_comes_from_another_process_finds_nothing_older_there(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        await one.gather()
        other.table = one.table
        await one.page(1)
        watching = await other.page(None)
        await one.move(0)
        number = one.fold.number(2)
        assert other.fold.number(2) == number - 1, "the other process has heard of nothing"
        feed = await other.hub.follow(one.table, 2, "en", number)
        assert json.loads((await feed.get()) or b"")["number"] >= number
        await one.play(2)
        seat = one.match.pending[0]
        watching.raw()
        await other.ok(seat + 1, wire.Move, at=one.fold.number(seat + 1), move=one.match.legal(seat)[0])
        assert len(watching.raw()) == 3, "and whoever watches there is shown all of it"


async def test_a_table_that_nobody_follows_here_is_read_anew_for_each_question(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        token = await one.create()
        assert await other.hub.identify(one.table, token) == 1
        await one.ok(1, wire.Reissue, person=1)
        with pytest.raises(Refused):
            await other.hub.identify(one.table, token)


async def test_whoever_joined_at_another_process_is_known_here_at_once(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        await one.create()
        other.table = one.table
        await other.page(None)
        person, token = await one.hub.join(one.table, "Bob", None)
        assert await other.hub.identify(one.table, token) == person
        reissued = (await one.ok(1, wire.Reissue, person=person)).token
        assert await other.hub.identify(one.table, reissued) == person
        with pytest.raises(Refused):
            await other.hub.identify(one.table, token)


async def test_what_another_process_has_made_possible_is_not_refused_here(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        await one.create()
        other.table = one.table
        await one.page(1)
        bob = await one.join()
        page = await other.page(bob)
        await one.ok(1, wire.SeatBot, seat=1, bot="random")
        assert (await other.refused(bob, wire.Sit, seat=1))[0] == "illegal"
        assert page.last()["table"]["seats"][1]["kind"] == "bot", "and the reason is shown"
        await one.ok(1, wire.Clear, seat=1)
        await other.ok(bob, wire.Sit, seat=1)
        await other.ok(bob, wire.Ready, on=True)
        await one.ok(1, wire.Start)


async def test_a_seat_reissued_elsewhere_makes_no_move_here(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        await one.gather()
        other.table = one.table
        await one.page(1)
        page = await other.page(2)
        await one.ok(1, wire.Reissue, person=2)
        reply = await other.do(2, wire.Say, text="hello")
        assert reply.error is not None
        assert reply.error.code == "forbidden"
        assert page.feed.closed


async def test_news_that_the_bus_has_lost_are_looked_for(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus, poll=0.05) as other:
        await one.create()
        other.table = one.table
        page = await other.page(None)
        await one.ok(1, wire.Say, text="hello")
        await until(lambda: bool(other.fold.chat))
        assert page.last()["chat"]["lines"][0]["text"] == "hello"


# A store that fails.


async def test_while_the_store_is_away_the_table_is_busy_and_afterwards_all_goes_on(tmp_path: Path) -> None:
    file, away = tmp_path / "tables.sqlite", tmp_path / "away"
    with logged("error"):
        async with Room(tmp_path) as room:
            await room.create()
            page = await room.page(1)
            page.raw()
            file.rename(away)
            for lang in ("en", "fr"):
                code, _ = await room.refused(1, wire.Say, id="x", text="hello", lang=lang)
                assert code == "busy"
            with pytest.raises(Refused, match="cannot be written"):
                await room.hub.live("A" * 22)
            with pytest.raises(Refused):
                await room.hub.create("Zed", room.fold.settings)
            assert page.raw() == [], "what is not stored is not shown"
            away.rename(file)
            await room.ok(1, wire.Say, id="x", text="hello")
            assert len(page.raw()) == 1


async def test_what_was_stored_without_a_word_is_found_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        page = await room.page(1)
        page.raw()
        append = room.store.append

        async def lost(entry: Entry) -> Appended:
            await append(entry)
            raise StoreDown("the answer was lost")

        monkeypatch.setattr(room.store, "append", lost)
        assert (await room.refused(1, wire.Say, id="x", text="hello"))[0] == "busy"
        monkeypatch.undo()
        await until(lambda: bool(room.fold.chat))
        assert len(page.raw()) == 1
        await room.ok(1, wire.Say, id="x", text="hello")
        assert len(room.fold.chat) == 1


async def test_a_list_that_cannot_be_written_fails_no_command_and_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(*_: object) -> None:
        raise StoreDown("not now")

    async with Room(tmp_path, poll=0.05) as room:
        monkeypatch.setattr(room.store, "summarise", down)
        await room.create(listed=True)
        assert await room.hub.listed() == []
        monkeypatch.undo()
        await until(lambda: room.live.listed is not None)
        assert [it.table for it in await room.hub.listed()] == [room.table]


async def test_a_store_that_has_lost_entries_is_believed(tmp_path: Path) -> None:
    with logged("info") as written:
        async with Room(tmp_path) as room:
            await room.create()
            page = await room.page(1)
            for text in ("one", "two", "three"):
                await room.ok(1, wire.Say, text=text)
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
                store.execute("DELETE FROM entries WHERE version > 2")
                store.commit()
            assert (await room.refused(1, wire.Say, id="x", text="four"))[0] == "busy"
            assert page.feed.closed
            await room.page(1)
            await room.ok(1, wire.Say, id="x", text="four")
            assert [line.text for line in room.fold.chat] == ["one", "four"]
    assert "the store has lost entries of a table" in written.getvalue()


# The tables of a server.


async def test_open_tables_are_listed_while_somebody_is_there_and_a_seat_is_free(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        assert await room.hub.listed() == [], "private by default"
        await room.ok(1, wire.Set, settings={"listed": True, "game": "shamans"})
        page = await room.page(1)
        [listed] = await room.hub.listed()
        assert (listed.game, listed.host, listed.seats, listed.free) == ("shamans", "Ann", 3, 2)
        page.close()
        await until(lambda: not room.fold.people[1].here)
        await room.rest()
        assert await room.hub.listed() == []
        await room.page(1)
        await room.ok(1, wire.SeatBot, seat=1, bot="random")
        [listed] = await room.hub.listed()
        assert listed.free == 1
        room.now += 24 * 3600 * 1000
        assert await room.hub.listed() == [], "nor after a day"
        await room.ok(1, wire.SeatBot, seat=2, bot="random")
        room.now = 1_000_000
        assert await room.hub.listed() == []


async def test_a_table_nobody_looks_at_sleeps_in_the_store(tmp_path: Path) -> None:
    async with Room(tmp_path, idle=0.0, poll=0.02) as room:
        await room.create()
        await until(lambda: room.table not in room.hub.lives)
        page = await room.page(1)
        await asyncio.sleep(0.1)
        await room.ok(1, wire.Say, text="hello")
        assert page.last()["chat"]["lines"][0]["text"] == "hello"


async def test_a_server_holds_so_many_tables_and_a_table_so_many_people(tmp_path: Path) -> None:
    async with Room(tmp_path, most_tables=1, most_people=3) as room:
        await room.create()
        with pytest.raises(Refused) as refused:
            await room.hub.create("Zed", room.fold.settings)
        assert (refused.value.code, refused.value.key) == ("busy", "too_many_tables")
        await room.join()
        await room.join()
        with pytest.raises(Refused) as refused:
            await room.join()
        assert (refused.value.code, refused.value.key) == ("limit", "full_table")


async def test_whoever_is_at_the_table_already_stays_who_they_are(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        token = await room.create()
        assert await room.hub.join(room.table, "Other", token) == (1, token)
        assert [who.name for who in room.fold.people.values()] == ["Ann"]


async def test_a_server_that_ends_takes_no_more(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        page = await room.page(1)
        await room.hub.close()
        assert (await room.refused(1, wire.Say, text="hello"))[0] == "busy"
        assert page.feed.closed
        with pytest.raises(Refused) as refused:
            await room.hub.live("A" * 22)
        assert refused.value.key == "closing"

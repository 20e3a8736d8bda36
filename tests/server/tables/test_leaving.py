"""When somebody leaves, the table visibly waits; then a bot plays for them, until they take their seat back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gloaming.minds import best
from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
from tests.server.rooms import SOON, Deaf, Page, Room, until

pytestmark = pytest.mark.anyio

GRACE = 30  # seconds


async def playing(room: Room) -> tuple[Page, Page]:
    """Two people playing a game, each with a page."""
    await room.gather("duel", grace=GRACE)
    return await room.page(1), await room.page(2)


async def leave(room: Room, person: int, page: Page) -> None:
    page.close()
    await until(lambda: not room.fold.people[person].here)
    await room.rest()


async def test_whoever_closes_their_last_page_is_gone_and_counted_down_for_all_to_see(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        anns, bobs = await playing(room)
        second = await room.page(2)
        anns.raw()
        bobs.close()
        await room.rest()
        assert anns.raw() == [], "another page of theirs is open"
        await leave(room, 2, second)
        frame = anns.last()
        assert frame["table"]["people"][1]["here"] is False
        assert frame["table"]["seats"][1]["gone_at"] == room.now + 1000 * GRACE
        assert frame["table"]["seats"][1]["deputy"] is None


async def test_whoever_is_back_at_once_was_never_gone(tmp_path: Path) -> None:
    async with Room(tmp_path, linger=0.2) as room:
        anns, bobs = await playing(room)
        anns.raw()
        bobs.close()
        await room.page(2)
        await asyncio.sleep(0.3)
        await room.rest()
        assert anns.raw() == []


async def test_after_the_countdown_a_bot_plays_announced_and_the_seat_can_be_taken_back(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        anns, bobs = await playing(room)
        await leave(room, 2, bobs)
        await room.wait(GRACE - 0.001)
        assert room.fold.people[2].deputy is None
        await room.wait(0.001)
        await until(lambda: room.fold.people[2].deputy is not None)
        seat = anns.last()["table"]["seats"][1]
        assert (seat["deputy"], seat["gone_at"], seat["person"]) == (best("duel"), None, 2)
        await room.move(0)
        await until(lambda: 1 in [seat for seat, _ in room.match.moves])
        frame = (await room.page(2)).last()
        assert frame["table"]["seats"][1]["deputy"] == best("duel"), "being back is not taking over"
        assert frame["play"]["moves"] == []
        assert (await room.refused(2, wire.Move, move="confirm"))[0] == "illegal"
        await room.ok(2, wire.Back)
        await room.play_until(lambda match: match.pending == (1,))
        await asyncio.sleep(0.1)
        assert room.match.pending == (1,), "the bot plays no more"
        await room.move(1)


async def test_whoever_leaves_by_themselves_is_played_for_at_once(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        anns, bobs = await playing(room)
        await room.ok(2, wire.Leave)
        assert anns.last()["table"]["seats"][1]["deputy"] == best("duel")
        await leave(room, 2, bobs)
        ticks = room.opened.clock._tick
        count = 0

        async def counted() -> None:
            nonlocal count
            count += 1
            await ticks()

        room.opened.clock._tick = counted  # type: ignore[method-assign]
        await room.wait(GRACE + 1)
        await asyncio.sleep(0.1)
        assert count <= 1, "nothing is due again and again"


async def test_the_host_gives_a_seat_to_a_bot(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        anns, _ = await playing(room)
        await room.ok(1, wire.Clear, seat=1)
        assert anns.last()["table"]["seats"][1]["deputy"] == best("duel")
        assert (await room.refused(1, wire.Clear, seat=1))[0] == "illegal"


async def test_a_table_where_nobody_is_sleeps_and_waits_anew_for_the_others(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        anns, bobs = await playing(room)
        watcher = await room.page(None)
        await leave(room, 2, bobs)
        await leave(room, 1, anns)
        version = room.fold.version
        await room.wait(10 * GRACE)
        await asyncio.sleep(0.1)
        assert room.fold.version == version, "watchers alone keep nothing going"
        assert not watcher.feed.closed
        again = await room.page(1)
        await room.rest()
        assert room.fold.people[2].deputy is None
        assert again.last()["table"]["seats"][1]["gone_at"] == room.now + 1000 * GRACE
        await room.wait(GRACE)
        await until(lambda: room.fold.people[2].deputy is not None)


async def test_bots_wait_where_nobody_is(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=0.05) as room:
        await room.create("duel")
        await room.ok(1, wire.SeatBot, seat=1, bot="random")
        page = await room.page(1)
        await room.ok(1, wire.Start)
        page.close()
        if room.match.pending == (0,):
            await room.move(0)
        await asyncio.sleep(0.3)
        assert 1 not in [seat for seat, _ in room.match.moves]
        await room.page(1)
        await until(lambda: 1 in [seat for seat, _ in room.match.moves])


async def test_another_takes_over_from_a_host_who_is_gone(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        anns, bobs = await playing(room)
        assert (await room.refused(2, wire.MakeHost, person=2))[0] == "forbidden"
        await leave(room, 1, anns)
        await room.ok(2, wire.MakeHost, person=2)
        frame = bobs.last()
        assert (frame["table"]["host"], frame["table"]["you"]["host"]) == (2, True)
        await room.page(1)
        assert (await room.refused(1, wire.Clear, seat=1))[0] == "forbidden", "who was host is none now"


async def test_whoever_does_not_come_back_after_a_restart_is_gone(tmp_path: Path) -> None:
    async with Room(tmp_path, linger=0.2) as room:
        await playing(room)
        await room.restart()
        anns = await room.page(1)
        assert anns.last()["table"]["people"][1]["here"] is True, "not at once"
        await until(lambda: not room.fold.people[2].here)
        assert room.fold.people[1].here
        await room.wait(GRACE)
        await until(lambda: room.fold.people[2].deputy is not None)


async def test_whoever_goes_on_at_another_process_is_there(tmp_path: Path) -> None:
    bus = Deaf()
    async with Room(tmp_path, bus=bus, poll=0.05) as one, Room(tmp_path, bus=bus, poll=0.05) as other:
        await one.gather("duel", grace=GRACE)
        other.table = one.table
        await one.page(1)
        old = await one.page(2)
        await other.page(2)
        old.close()
        async with asyncio.timeout(SOON):
            while e.Gone(2) not in [e.decode(it.body) for it in await one.store.read(one.table)]:
                await asyncio.sleep(0.01)
        await until(lambda: all(room.fold.people[2].here for room in (one, other)))
        assert one.fold.people[2].gone_at is None


async def test_a_page_that_cannot_be_written_down_leaves_no_trace(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        await leave(room, 1, await room.page(1))
        file = tmp_path / "tables.sqlite"
        file.rename(tmp_path / "away")
        with pytest.raises(Refused) as refused:
            await room.page(1)
        assert refused.value.code == "busy"
        assert not room.opened.has_page(1)
        (tmp_path / "away").rename(file)
        assert (await room.page(1)).last()["table"]["people"][0]["here"]


async def test_a_departure_that_cannot_be_written_down_is_written_later(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        page = await room.page(1)
        file = tmp_path / "tables.sqlite"
        file.rename(tmp_path / "away")
        page.close()
        await asyncio.sleep(0.1)
        assert room.fold.people[1].here
        (tmp_path / "away").rename(file)
        await until(lambda: not room.fold.people[1].here)

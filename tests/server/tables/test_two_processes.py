"""Two processes on one store, with a bus that loses everything: they never contradict each other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.refusal import Refused
from tests.server.rooms import Deaf, Room, until

pytestmark = pytest.mark.anyio
Two = tuple[Room, Room]


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    bus = Deaf()
    async with Room(tmp_path, bus=bus) as one, Room(tmp_path, bus=bus) as other:
        yield one, other


async def test_two_processes_that_write_at_once_agree_on_one_order(two: Two) -> None:
    one, other = two
    await one.create()
    bob = await one.join()
    other.table = one.table
    await one.page(1)
    await other.page(bob)
    said = [*(one.ok(1, wire.Say, id=f"x{number}", text=f"a{number}") for number in range(5))]
    said += [other.ok(bob, wire.Say, id=f"x{number}", text=f"b{number}") for number in range(5)]
    await asyncio.gather(*said)
    await one.tables._refresh(one.opened)
    await other.tables._refresh(other.opened)
    entries = await one.store.read(one.table)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    texts = [line.text for line in one.fold.chat.lines]
    assert sorted(texts) == sorted([f"a{number}" for number in range(5)] + [f"b{number}" for number in range(5)])
    assert texts == [line.text for line in other.fold.chat.lines]


async def test_the_same_command_at_two_processes_is_done_once(two: Two) -> None:
    one, other = two
    await one.create()
    other.table = one.table
    await one.page(1)
    await other.page(None)
    replies = [await room.ok(1, wire.Say, id="x", at=1, text="hello") for room in (one, other)]
    assert replies[0] == replies[1]
    assert [line.text for line in other.fold.chat.lines] == ["hello"]


async def test_whoever_comes_from_another_process_finds_nothing_older_there(two: Two) -> None:
    one, other = two
    await one.gather()
    other.table = one.table
    await one.page(1)
    watching = await other.page(None)
    await one.move(0)
    number = one.fold.number(2)
    assert other.fold.number(2) == number - 1, "the other process has heard of nothing"
    feed = await other.viewers.follow(one.table, 2, number)
    assert json.loads((await feed.get()) or b"")["number"] >= number
    await one.play(2)
    seat = one.match.pending[0]
    watching.raw()
    await other.ok(seat + 1, wire.Move, at=one.fold.number(seat + 1), move=one.match.legal(seat)[0])
    frames = [json.loads(frame) for frame in watching.raw()]
    told = [line["kind"] for frame in frames for line in frame["log"]["lines"]]  # apart from who is here and who is not
    assert told == ["placed"] * 3, "and whoever watches there is shown all of it"


async def test_a_table_that_nobody_follows_here_is_read_anew_for_each_question(two: Two) -> None:
    one, other = two
    token = await one.create()
    assert await other.people.identify(one.table, token) == 1
    code, _ = await one.people.code(one.table, 1)
    await other.people.recover(one.table, code)
    with pytest.raises(Refused):
        await other.people.identify(one.table, token)


async def test_whoever_joined_at_another_process_is_known_here_at_once(two: Two) -> None:
    one, other = two
    await one.create()
    other.table = one.table
    await other.page(None)
    person, token = await one.people.join(one.table, "Bob", None, "192.0.2.7")
    assert await other.people.identify(one.table, token) == person
    code, _ = await one.people.code(one.table, person)
    _, recovered = await one.people.recover(one.table, code)
    assert await other.people.identify(one.table, recovered) == person
    with pytest.raises(Refused):
        await other.people.identify(one.table, token)


async def test_what_another_process_has_made_possible_is_not_refused_here(two: Two) -> None:
    one, other = two
    await one.create()
    other.table, other.nonces = one.table, one.nonces
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


async def test_a_seat_recovered_elsewhere_makes_no_move_here(two: Two) -> None:
    one, other = two
    await one.gather()
    other.table = one.table
    await one.page(1)
    page = await other.page(2)
    code, _ = await one.people.code(one.table, 2)
    await one.people.recover(one.table, code)
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
        await until(lambda: bool(other.fold.chat.lines))
        assert page.last()["chat"]["lines"][0]["text"] == "hello"

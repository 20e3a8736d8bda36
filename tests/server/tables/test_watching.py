"""Watchers see nothing, what is public, or what was public a while ago, as the table is set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.replays.archive import Asker
from tests.server.lines import archive_of
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio

DELAY = 20  # seconds


async def test_watchers_see_what_is_public_and_may_do_nothing(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        frame = (await room.page(None)).last()
        assert frame["table"]["you"] is None
        assert frame["play"]["moves"] == []
        assert frame["play"]["view"] == room.match.view(None)
        assert frame["notes"] == ""
        for person in (1, 2, 3):
            assert (await room.page(person)).last()["play"]["view"] == room.match.view(person - 1)
        assert (await room.refused(None, wire.Say, text="hello"))[0] == "forbidden"


async def test_a_person_without_a_seat_is_a_watcher_who_may_talk(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        guest = await room.join()
        page, watcher = await room.page(guest), await room.page(None)
        one, other = page.last(), watcher.last()
        assert one["table"]["you"] == {"person": guest, "seat": None, "host": False, "code": None, "declined": []}
        assert one["play"] == other["play"]
        await room.ok(guest, wire.Say, text="hello")
        assert watcher.last()["chat"]["lines"][0]["name"] == room.fold.people[guest].name


@pytest.mark.parametrize("joined", [False, True])
async def test_where_watchers_are_off_nobody_without_a_seat_is_sent_anything_of_a_game(
    joined: bool, tmp_path: Path
) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel", spectators="off", options={"limit": "2"})
        await room.join(1)
        guest = await room.join() if joined else None
        page, ann = await room.page(guest), await room.page(1)
        assert page.last()["table"]["state"] == "lobby", "the lobby is there to be joined"
        await room.ok(1, wire.Start)
        assert page.feed.closed
        assert [frame["table"]["state"] for frame in page.read()] == ["starting"] * 2, "before both nonces are there"
        for way in (room.viewers.whole(room.table, guest), room.viewers.follow(room.table, guest, 0)):
            with pytest.raises(Refused) as refused:
                await way
            assert (refused.value.code, refused.value.key) == ("forbidden", "server-no-watchers")
        if joined:
            assert (await room.refused(guest, wire.Say, text="let me in"))[0] == "forbidden", "nor heard by anybody"
        assert not ann.feed.closed
        await room.play_until(lambda match: match.over)
        assert (await room.page(guest)).last()["play"]["over"], "after the end everybody may look"


async def test_delayed_watchers_see_the_same_frames_exactly_so_much_later(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("shamans", 3, window=0, spectators="delayed", delay=DELAY)
        await room.join(1)
        await room.join(2)
        guest = await room.join()
        ann, late, seatless = await room.page(1), await room.page(None), await room.page(guest)
        assert late.last()["table"]["state"] == "lobby"
        seatless.raw()
        await room.ok(1, wire.Start)
        made = []
        for _ in range(4):
            await room.play(1)
            made.append((room.opened.last_at, room.match.view(None), room.fold.number(None)))
            room.now += 1500
        reply = await room.ok(guest, wire.Say, text="slow here")
        assert reply.number is None, "which would count what they have not seen"
        assert late.raw() == []
        assert seatless.raw() == []
        assert len(ann.raw()) == 11  # one of them about the guest who comes
        started = made[0][0] - 100
        room.now = started + 1000 * DELAY
        await room.wait(0)
        assert late.last()["table"]["state"] == "playing"
        for at, view, number in made:
            room.now = at + 1000 * DELAY - 1
            await room.wait(0)
            assert late.raw() == [], "not a moment earlier"
            await room.wait(0.001)
            [frame] = late.read()
            assert (frame["whole"], frame["number"], frame["play"]["view"]) == (False, number, view)
        await room.wait(DELAY)
        assert late.last()["chat"]["lines"][0]["text"] == "slow here"
        numbers = [frame["number"] for frame in seatless.read()]
        assert numbers == list(range(numbers[0], numbers[0] + 9))


async def test_a_delayed_watcher_who_asks_once_is_told_what_is_due(tmp_path: Path) -> None:
    """By HTTP, at a table where nobody has a page open."""
    async with Room(tmp_path) as room:
        await room.gather("duel", spectators="delayed", delay=DELAY)
        states = []
        for seconds in (0, DELAY):
            room.now += 1000 * seconds
            states.append(json.loads(await room.viewers.whole(room.table, None))["table"]["state"])
        assert states == ["lobby", "playing"]


async def test_somebody_who_joins_during_a_delayed_game_watches_like_others_and_stops_nobody(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", spectators="delayed", delay=DELAY)
        await room.wait(DELAY)
        guest = await room.join()
        late = await room.page(guest)
        seen = late.last()
        assert seen["play"]["moment"] == 0
        assert seen["table"]["you"] is None, "they have not joined yet in what they see"
        ann = await room.page(1)
        await room.move(0)
        assert ann.last()["play"]["moment"] == 1
        await room.wait(DELAY)
        assert late.last()["play"]["moment"] == 1


async def test_what_is_written_in_secret_changes_no_delayed_frame(tmp_path: Path) -> None:
    sent = []
    for notes in (0, 3):
        folder = tmp_path / str(notes)
        folder.mkdir()
        async with Room(folder) as room:
            await room.create("duel", spectators="delayed", delay=DELAY)
            await room.join(1)
            late = await room.page(None)
            await room.ok(1, wire.Start)
            for number in range(notes):
                await room.ok(2, wire.Note, text=f"{number}")
            await room.move(0)
            late.raw()
            await room.wait(DELAY)
            sent.append([(frame["whole"], frame["number"]) for frame in late.read()])
    assert sent[0] == sent[1]
    assert len(sent[0]) == 4, "the start, two nonces and a move"


async def test_a_delayed_table_is_late_after_a_restart_too(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel", spectators="delayed", delay=DELAY)
        await room.join(1)
        await room.ok(1, wire.Start)
        room.now += 1000 * DELAY
        await room.move(0)
        await room.restart()
        late = await room.page(None)
        assert late.last()["play"]["moment"] == 0
        assert room.round.marks[1:]
        await room.wait(DELAY)
        assert late.last()["play"]["moment"] == 1


async def test_whoever_sits_down_sees_at_once_what_is(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel", spectators="delayed", delay=DELAY)
        guest = await room.join()
        page = await room.page(guest)
        page.raw()
        await room.ok(guest, wire.Sit, seat=1)
        frames = page.read()
        assert [frame["table"]["you"]["seat"] for frame in frames] == [1]
        assert page.feed.table is room.fold


async def test_watchers_who_were_late_are_not_once_the_table_says_so(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel", spectators="delayed", delay=DELAY)
        page = await room.page(None)
        await room.ok(1, wire.Set, settings={"spectators": "public"})
        assert page.last()["table"]["settings"]["spectators"] == "public"
        await room.ok(1, wire.Rename, name="Anna")
        assert page.last()["table"]["people"][0]["name"] == "Anna"
        assert room.opened.late is None


async def test_the_open_view_comes_after_the_end_only(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options={"limit": "2"})
        archive, replay = archive_of(room), f"{room.table}-1"
        token = await room.people.link(room.table, 1)
        for eyes in ("open", "1"):
            with pytest.raises(Refused) as refused:
                await archive.moment(replay, 0, eyes, Asker("", token))
            assert (refused.value.code, refused.value.key) == ("forbidden", "server-not-yours")
        page = await room.page(None)
        await room.play_until(lambda match: match.over)
        await until(lambda: not page.feed._frames.empty())
        assert page.last()["play"]["view"] == room.match.view(None), "watchers go on as watchers"
        for eyes in ("open", "0", "1", "watch"):
            assert (await archive.moment(replay, 3, eyes, Asker("", None))).moment == 3

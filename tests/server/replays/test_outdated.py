"""Games played under older rules: running ones continue or say why not, finished ones stay as they were."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import gloaming
from gloaming.core.decisions import TABLE
from gloaming.core.game import Game, find
from gloaming.core.record import parse_record
from gloaming.core.speech import in_words
from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.replays import finished
from gloaming.server.replays.archive import Asker
from gloaming.server.replays.replay import OPEN
from gloaming.server.replays.saving import FinishedSaver
from gloaming.server.store import Entry
from gloaming.server.store import connect as connect_store
from gloaming.server.tables import entries as e
from gloaming.server.tables.entries import TableSettings
from gloaming.server.tables.table import Table
from tests.server.lines import archive_of
from tests.server.older import agreeing, drawing_otherwise, keep, play_what_is_illegal_now
from tests.server.playing import play_to_the_end, start_with_bots
from tests.server.rooms import SOON, Room, until
from tests.server.serving import Server, live_at, serving

pytestmark = pytest.mark.anyio

SHORT = {"limit": "2"}
NOBODY = Asker("", None)


async def updated(room: Room) -> None:
    """Update the server: it ends, and today's program starts on the same store."""
    room.games = ()
    await room.restart()


async def seen(room: Room) -> list[Any]:
    """What everybody may see of a finished game: logs and moments, for all viewers."""
    archive, name = archive_of(room), room.fold.replay
    answers: list[Any] = []
    for eyes in ("0", "1", "watch", "open"):
        story = await archive.story(name, eyes, NOBODY)
        moments = [await archive.moment(name, number, eyes, NOBODY) for number in range(story.moments + 1)]
        answers.append(json.loads(wire.encode([story, moments])))
    return answers


async def whole(room: Room, person: int | None) -> Any:
    return json.loads(await room.viewers.whole(room.table, person))


# Running games.


async def test_a_running_game_goes_on_where_the_rules_agree(tmp_path: Path) -> None:
    async with Room(tmp_path, agreeing("duel")) as room:
        await room.gather("duel", options=SHORT)
        await room.play(3)
        before = await whole(room, 1)
        await updated(room)
        page = await room.page(1)
        frame = page.last()
        assert (frame["table"]["state"], frame["play"]["view"]) == ("playing", before["play"]["view"])
        assert frame["log"] == before["log"]
        assert room.round.rules == agreeing("duel").version
        await room.play_until(lambda match: match.over)
        assert gloaming.replay(await archive_of(room).record(room.fold.replay)).over


async def test_a_running_game_that_the_rules_forbid_now_stops_at_its_last_position(tmp_path: Path) -> None:
    async with Room(tmp_path, agreeing("duel")) as room:
        await room.gather("duel", turn=5)
        await room.ok(1, wire.Say, text="hello")
        await room.ok(2, wire.Note, text="mine")
        await room.play(3)
        before = await whole(room, 2)
        await play_what_is_illegal_now(room)
        await updated(room)
        frame = (await room.page(2)).last()
        assert frame["table"]["state"] == "outdated"
        assert (frame["play"]["view"], frame["play"]["moves"]) == (before["play"]["view"], [])
        assert frame["play"]["question"]["ends_at"] is None
        assert (frame["log"], frame["chat"], frame["notes"]) == (before["log"], before["chat"], "mine")
        code, text = await room.refused(2, wire.Move, move="anything")
        assert (code, "rules have been corrected" in text) == ("outdated", True)
        await room.wait(10_000)
        assert room.fold.state == "outdated", "nothing happens by itself"
        story = await archive_of(room).story(room.fold.replay, "1", Asker("", await room.people.link(room.table, 2)))
        assert json.loads(wire.encode(story.lines)) == before["log"]["lines"]
        await room.ok(1, wire.Rematch)
        with pytest.raises(Refused):  # others may sit there now
            await archive_of(room).story(f"{room.table}-1", "1", Asker("", await room.people.link(room.table, 2)))
        await room.ok(2, wire.Ready, on=True)
        await room.ok(1, wire.Start)
        assert (room.fold.state, room.round.rules) == ("playing", find("duel").version)


async def test_a_running_game_whose_cards_would_be_others_now_shows_none(tmp_path: Path) -> None:
    """The moves may all be legal, but people would no longer hold the cards they were dealt."""
    async with Room(tmp_path, drawing_otherwise("shamans")) as room:
        await room.gather("shamans", 3, window=0)
        await room.play(3)
        await updated(room)
        frame = (await room.page(2)).last()
        assert (frame["table"]["state"], frame["play"], frame["log"]["lines"]) == ("outdated", None, [])
        with pytest.raises(Refused) as refused:
            await archive_of(room).story(room.fold.replay, "1", Asker("", await room.people.link(room.table, 2)))
        assert (refused.value.code, refused.value.status) == ("outdated", 410)


@pytest.mark.parametrize("spectators", ["off", "delayed"])
async def test_a_game_that_stopped_shows_watchers_no_more_than_before(spectators: str, tmp_path: Path) -> None:
    async with Room(tmp_path, agreeing("duel")) as room:
        await room.gather("duel", spectators=spectators, delay=600)
        await room.play(3)
        await play_what_is_illegal_now(room)
        await updated(room)
        frame = await whole(room, None)
        assert (frame["play"], frame["log"]["lines"]) == (None, [])
        with pytest.raises(Refused):
            await archive_of(room).story(room.fold.replay, "watch", NOBODY)


def test_what_older_rules_left_open_is_as_it_was_then() -> None:
    """H30: version 2 reads Bob's card otherwise, unless it is said."""
    log = Table("t")
    settings = TableSettings("shadow_hunters", 4)
    bodies = [e.Created("Ann", settings), *(e.Seated(seat, "random") for seat in (1, 2, 3)), e.Started("a seed", 1)]
    for version, body in enumerate(bodies, start=1):
        log.fold(Entry("t", version, f"x-{version}", version, e.encode(body)))
    assert log.match is not None
    assert log.match.options["bob_any"] is False


async def test_an_older_server_does_not_play_a_newer_game(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel")
        await room.play(3)
        room.games = (agreeing("duel"),)
        await room.restart()
        frame = (await room.page(1)).last()
        assert (frame["table"]["state"], frame["play"]) == ("outdated", None)


# Finished games.


@pytest.mark.parametrize("rules", [agreeing("duel"), drawing_otherwise("shamans")], ids=["agreeing", "parting"])
async def test_a_finished_game_stays_as_it_was_shown(rules: Game, tmp_path: Path) -> None:
    async with Room(tmp_path, rules) as room:
        await room.gather(rules.name, options=SHORT if rules.name == "duel" else {}, window=0)
        await room.play_until(lambda match: match.over)
        record = room.match.record()
        await keep(room)
        before = [await whole(room, person) for person in (1, 2, None)]
        moments = [room.match.view(seat) for seat in (0, 1, None)]
        await updated(room)
        after = [await whole(room, person) for person in (1, 2, None)]
        assert [frame["table"]["state"] for frame in after] == ["over"] * 3
        for one, other in zip(before, after, strict=True):
            for part in ("view", "names", "moment", "over", "winners"):
                assert other["play"][part] == one["play"][part]
            assert other["play"]["question"]["prompt"] == one["play"]["question"]["prompt"]
            assert (other["log"], other["table"]["commitment"]) == (one["log"], one["table"]["commitment"])
        archive, name = archive_of(room), room.fold.replay
        assert await archive.record(name) == record
        for eyes, view in zip(("0", "1", "watch"), moments, strict=True):
            story = await archive.story(name, eyes, NOBODY)
            assert (story.over, story.moments) == (True, before[0]["play"]["moment"])
            assert (await archive.moment(name, story.moments, eyes, NOBODY)).view == view
        with pytest.raises(Refused) as refused:
            await archive.moment(name, story.moments + 1, "open", NOBODY)
        assert (refused.value.code, refused.value.key) == ("unknown", "server-no-moment")
        await room.ok(1, wire.Rematch)
        assert room.fold.state == "lobby"
        assert (await archive.story(name, "open", NOBODY)).over, "in the lobby too"


async def test_a_finished_game_that_was_not_kept_is_played_again_or_explained(tmp_path: Path) -> None:
    for rules, works in ((agreeing("duel"), True), (drawing_otherwise("shamans"), False)):
        folder = tmp_path / rules.name
        folder.mkdir()
        async with Room(folder, rules) as room:
            await room.gather(rules.name, options=SHORT if works else {}, window=0)
            await room.play_until(lambda match: match.over)
            await updated(room)
            frame = await whole(room, 1)
            assert frame["table"]["state"] == ("over" if works else "outdated")
            archive, name = archive_of(room), room.fold.replay
            if works:
                assert len(await seen(room)) == 4
                assert parse_record(await archive.record(name)).winners == room.match.winners
                continue
            for ask in (archive.story(name, "open", NOBODY), archive.record(name)):
                with pytest.raises(Refused) as refused:
                    await ask
                assert (refused.value.code, refused.value.key) == ("outdated", "server-not-kept")


async def test_a_record_from_elsewhere_that_cannot_be_shown_any_more_can_still_be_saved(tmp_path: Path) -> None:
    match = gloaming.new("duel", seed="elsewhere", limit=2)
    while not match.over:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    text = match.record().replace("place", "displace")
    async with Room(tmp_path) as room:
        await room.store.keep("r1", text, 0)
        archive = archive_of(room)
        with pytest.raises(Refused, match="rules have been corrected") as refused:
            await archive.story("r1", "open", NOBODY)
        assert (refused.value.code, refused.value.key, refused.value.status) == ("outdated", "server-rules-part", 410)
        assert await archive.record("r1") == text


# Keeping them.


@pytest.mark.parametrize("killed", [False, True])
async def test_a_game_is_kept_when_it_ends_or_when_its_table_is_next_opened(killed: bool, tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        keeping = FinishedSaver(room.tables)
        await room.gather("duel", options=SHORT)
        await room.play_until(lambda match: match.over)
        if killed:
            await room.restart()
            keeping = FinishedSaver(room.tables)
            await room.page(1)
        shown = await seen(room)
        work = asyncio.create_task(keeping.work())
        await until(lambda: not keeping._waiting)
        work.cancel()
        body = await room.store.finished(room.fold.replay)
        assert body is not None
        room.round.rules -= 1  # as if it had been played under older rules
        assert await seen(room) == shown


async def test_of_a_game_that_is_too_long_the_record_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "LARGEST", 1_000)
    async with Room(tmp_path, drawing_otherwise("shamans")) as room:
        await room.gather("shamans", window=0)
        await room.play_until(lambda match: match.over)
        record = room.match.record()
        await keep(room)
        await updated(room)
        archive = archive_of(room)
        assert await archive.record(f"{room.table}-1") == record
        with pytest.raises(Refused) as refused:
            await archive.story(f"{room.table}-1", "open", NOBODY)
        assert refused.value.key == "server-not-kept"


def test_what_was_kept_when_keeping_began_can_be_read_for_ever() -> None:
    """A file from that time: whatever changes on the wire, it must stay readable."""
    kept = finished.Finished((Path(__file__).parent / "kept" / "duel-1.bin").read_bytes())
    assert (bool(kept), kept.players, len(kept.commitment)) == (True, 2, 64)
    for viewer in (0, 1, TABLE, OPEN):
        story = kept.story(viewer)
        assert (story.game, story.names, story.over) == ("duel", ("Ann", "Bob"), True)
        assert len(kept.lines(viewer)) == len(story.lines) > 0
        moments = [kept.moment(number, viewer) for number in range(story.moments + 1)]
        assert [it.moment for it in moments] == [*range(story.moments + 1)]
        assert kept.end(viewer).winners == story.winners
        assert story.lines[-1].said is not None
        assert in_words(story.lines[-1].said).endswith("a draw."), "what was said then is said in its words of then"
        assert (in_words(moments[0].question.prompt) == "Ann is placing.") == (viewer != 0)


# At a real server.


async def _old_tables(folder: Path) -> dict[str, tuple[str, str]]:
    """Tables of an older program: by what was done there, the table and the host's token."""
    tables = {}
    for name, rules in (
        ("goes on", agreeing("duel")),
        ("stops", agreeing("duel")),
        ("finished", drawing_otherwise("shamans")),
    ):
        async with Room(folder, rules) as room:
            await room.gather(rules.name, window=0)
            await room.play(3)
            if name == "stops":
                await play_what_is_illegal_now(room)
            if name == "finished":
                await room.play_until(lambda match: match.over)
                await keep(room)
            tables[name] = (room.table, await room.people.link(room.table, 1))
    return tables


async def _first_frame(server: Server, table: str, cookie: dict[str, str]) -> Any:
    async with connect(live_at(server.address, table), additional_headers=cookie) as socket:
        while (frame := json.loads(await socket.recv()))["type"] != "table":
            pass
        return frame


async def test_a_real_server_opens_every_table_of_an_older_one(tmp_path: Path) -> None:
    tables = await _old_tables(tmp_path)
    states = {"goes on": "playing", "stops": "outdated", "finished": "over"}
    with serving(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.address, headers={"origin": server.address}) as client:
            for name, (table, token) in tables.items():
                cookie = {"cookie": f"seat_{table}={token}"}
                assert (await _first_frame(server, table, cookie))["table"]["state"] == states[name]
                for headers in ({}, cookie):
                    answer = await client.get(f"/api/tables/{table}", headers=headers)
                    assert (answer.status_code, answer.json()["table"]["state"]) == (200, states[name])
                replay = f"/api/replays/{table}-1"
                assert (await client.get(f"{replay}?as=0", headers=cookie)).status_code == 200
                assert (await client.get(f"{replay}/moments/2?as=0", headers=cookie)).status_code == 200
                if name == "finished":
                    assert (await client.get(f"{replay}/record")).text.startswith("gloaming record")
                    assert (await client.get(f"{replay}/moments/2?as=open")).json()["moment"] == 2


async def test_a_real_server_keeps_the_games_that_end_there(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0") as server, server.client() as client:
        table = await start_with_bots(client, "duel", 2, options=SHORT)
        await play_to_the_end(server.address, client, table)
        store = connect_store(server.store)
        async with asyncio.timeout(SOON):
            while (body := await store.finished(f"{table}-1")) is None:
                await asyncio.sleep(0.1)
        await store.close()
    assert finished.Finished(body).story(TABLE).over

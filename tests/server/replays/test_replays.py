"""Replays: people see their own side during the game, and everything after the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gloaming
from gloaming.core.record import parse_record
from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.replays.archive import Asker
from tests.server.lines import archive_of
from tests.server.rooms import Room

pytestmark = pytest.mark.anyio

SHORT = {"limit": "2"}


async def no(way: object) -> tuple[str, str]:
    """The reason for a refusal."""
    with pytest.raises(Refused) as refused:
        await way  # type: ignore[misc]
    return refused.value.code, refused.value.key


async def test_of_a_running_game_each_sees_their_own_side_moment_by_moment(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        archive, name = archive_of(room), f"{room.table}-1"
        token = await room.people.link(room.table, 2)
        views = [room.match.view(1)]
        publics = [room.match.view(None)]
        for _ in range(6):
            await room.play(1)
            views.append(room.match.view(1))
            publics.append(room.match.view(None))
        for number in range(7):
            mine = await archive.moment(name, number, "1", Asker("", token))
            assert (mine.view, mine.moment, mine.moves, mine.over) == (views[number], number, [], False)
            assert (await archive.moment(name, number, "watch", Asker("", None))).view == publics[number]
        story = await archive.story(name, "1", Asker("", token))
        assert (story.moments, story.over, story.names) == (6, False, ("Ann", "Bob", "Cy"))
        page = (await room.page(2)).last()
        assert json.loads(wire.encode(story.lines)) == page["log"]["lines"]


async def test_during_play_nothing_else_is_shown(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options=SHORT)
        archive, name = archive_of(room), f"{room.table}-1"
        token = await room.people.link(room.table, 1)
        await room.play(2)
        assert await no(archive.story(name, "1", Asker("", token))) == ("forbidden", "server-not-yours")
        assert await no(archive.story(name, "0", Asker("", None))) == ("forbidden", "server-not-yours")
        assert await no(archive.story(name, "open", Asker("", token))) == ("forbidden", "server-not-yours")
        assert await no(archive.moment(name, 0, "open", Asker("", token))) == ("forbidden", "server-not-yours")
        assert await no(archive.record(name)) == ("forbidden", "server-not-over")
        assert await no(archive.story(name, "0", Asker("", token[:-1]))) == ("forbidden", "server-bad-token")
        assert await no(archive.moment(name, 3, "0", Asker("", token))) == ("unknown", "server-no-moment")
        assert await no(archive.moment(name, -1, "0", Asker("", token))) == ("unknown", "server-no-moment")


@pytest.mark.parametrize(("spectators", "why"), [("off", "server-no-watchers"), ("delayed", "server-not-over")])
async def test_where_watchers_see_less_they_replay_nothing(spectators: str, why: str, tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", spectators=spectators)
        assert await no(archive_of(room).story(f"{room.table}-1", "watch", Asker("", None))) == (
            "forbidden",
            why,
        )


async def test_what_people_are_to_remember_by_themselves_is_not_replayed_before_the_end(tmp_path: Path) -> None:
    """D20."""
    async with Room(tmp_path) as room:
        await room.gather("duel", options={"variant": "memory", **SHORT})
        archive, name = archive_of(room), f"{room.table}-1"
        token = await room.people.link(room.table, 1)
        await room.play(4)
        for ask in ("0", "watch"):
            assert await no(archive.story(name, ask, Asker("", token))) == ("forbidden", "server-remember")
            assert await no(archive.moment(name, 1, ask, Asker("", token))) == ("forbidden", "server-remember")
        await room.play_until(lambda match: match.over)
        assert (await archive.story(name, "0", Asker("", None))).over


async def test_after_the_end_all_is_open_and_every_draw_can_be_verified(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options=SHORT)
        table = (await room.page(1)).last()["table"]
        commitment = table["commitment"]
        await room.play_until(lambda match: match.over)
        archive, name = archive_of(room), f"{room.table}-1"
        record = await archive.record(name)
        assert parse_record(record).commitment == commitment
        assert parse_record(record).seed == room.match.seed
        assert list(parse_record(record).pledges) == table["pledges"]
        assert await archive.verify(record, "") == wire.Draws(gloaming.verify(record), [0, 1])
        story = await archive.story(name, "open", Asker("", None))
        assert (story.over, story.winners, story.commitment) == (True, room.match.winners, commitment)
        last = await archive.moment(name, story.moments, "open", Asker("", None))
        assert (last.over, last.winners) == (True, room.match.winners)
        moves = [move for move in room.match.moves if move[0] != gloaming.CHANCE]
        assert story.moments == len(moves)


async def test_each_game_of_a_table_has_its_own_replay(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options=SHORT)
        await room.play_until(lambda match: match.over)
        await room.ok(1, wire.Rematch)
        await room.ok(2, wire.Ready, on=True)
        await room.ok(1, wire.Start)
        archive = archive_of(room)
        assert (await archive.story(f"{room.table}-1", "open", Asker("", None))).over
        assert not (await archive.story(f"{room.table}-2", "watch", Asker("", None))).over
        assert await no(archive.record(f"{room.table}-2")) == ("forbidden", "server-not-over")
        for name in (
            f"{room.table}-3",
            f"{room.table}-0",
            f"{room.table}-01",
            room.table,
            "-1",
            "x",
            f"x-{'9' * 5000}",
        ):
            code, _ = await no(archive.story(name, "open", Asker("", None)))
            assert code == "unknown"
        for eyes in ("2", "-1", "", "all", "00"):
            assert await no(archive.story(f"{room.table}-1", eyes, Asker("", None))) == (
                "malformed",
                "server-no-viewer",
            )


async def test_a_record_brought_from_elsewhere_is_kept_once_and_shown_open(tmp_path: Path) -> None:
    game = gloaming.new("duel", seed="elsewhere", limit=2)
    while not game.over:
        game.play(game.pending[0], game.legal(game.pending[0])[0])
    text = game.record()
    async with Room(tmp_path) as room:
        archive = archive_of(room)
        name = await archive.keep(text, "")
        assert await archive.keep(text, "") == name
        assert await archive.record(name) == text
        story = await archive.story(name, "open", Asker("", None))
        assert (story.game, story.over, story.commitment) == ("duel", True, game.commitment)
        assert all(story.names)
        assert (await archive.moment(name, story.moments, "0", Asker("", None))).view == game.view(0)
        await room.restart()
        assert await archive_of(room).record(name) == text


async def test_a_record_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    game = gloaming.new("duel", seed="elsewhere", limit=2)
    game.play(game.pending[0], game.legal(game.pending[0])[0])
    text = game.record()
    async with Room(tmp_path) as room:
        archive = archive_of(room)
        for bad in ("", "nonsense", text.replace("place", "displace"), text.replace("duel", "chess")):
            code, _ = await no(archive.keep(bad, ""))
            assert code == "malformed"
        code, _ = await no(archive.verify(text, ""))
        assert code == "malformed", "a game that is not over has no seed yet"

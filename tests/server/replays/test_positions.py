"""Tables that begin at a moment of a finished game: as its seats knew it, never of a game that runs."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Literal

import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.match import Match
from gloaming.core.record import parse_record
from gloaming.server import wire
from gloaming.server.replays.archive import Asker, PositionAt
from gloaming.server.replays.replay import Replay
from tests.server.lines import archive_of
from tests.server.replays.test_replays import no
from tests.server.rooms import NAMES, Room

HIDDEN: tuple[Literal["same", "anew"], ...] = ("same", "anew")
SOMEBODY = Asker("192.0.2.1", None)


def finished(game: str, players: int, seed: int = 1) -> Match:
    match, dice = gloaming.new(game, players=players, seed=f"positions {seed}"), random.Random(seed)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


async def open_at(room: Room, match: Match, at: PositionAt) -> None:
    """A table at a moment of a game, with its host in the seat and bots in all others."""
    await room.store.keep("rkept", match.record(), 0)
    settings, position = await archive_of(room).position("rkept", at, SOMEBODY)
    room.table, _ = await room.people.create(NAMES[0], settings, position)
    if at.seat:
        await room.ok(1, wire.Sit, seat=at.seat)
    for seat in range(match.players):
        if seat != at.seat:
            await room.ok(1, wire.SeatBot, seat=seat, bot="random")


@pytest.mark.anyio
@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("shamans", 4), ("shadow_hunters", 5)])
async def test_a_table_begins_as_its_seat_saw_the_moment_and_its_record_says_where(
    tmp_path: Path, game: str, players: int
) -> None:
    played = finished(game, players)
    replay, dice = Replay(played.record()), random.Random(2)
    async with Room(tmp_path, thinking="tests.server.misfits") as room:
        for hidden in HIDDEN:
            moment, seat = dice.randrange(1, replay.moments), dice.randrange(players)
            seen = replay.moment(moment, seat)
            await open_at(room, played, PositionAt(moment, seat, hidden))
            frame = (await room.page(None)).last()
            assert "scene" not in str(frame)
            assert frame["table"]["position"] == {"replay": "rkept", "moment": moment, "hidden": hidden}
            await room.ok(1, wire.Start)
            match = room.fold.rounds[-1].match
            assert match is not None
            assert match.from_the_start().view(seat) == seen.view
            if hidden == "same":
                assert match.from_the_start().scene() == replay.scene(moment, seat, anew=False)
            while not match.over:  # the rest is played by hand: here nothing waits for bots
                match.play(match.pending[0], match.legal(match.pending[0])[0])
            record = parse_record(match.record())
            assert record.scene == match.from_the_start().scene()
            assert Replay(match.record()).story(-1).from_position
            assert not replay.story(-1).from_position
            assert gloaming.verify(match.record()) == sum(mover == gloaming.CHANCE for mover, _ in match.moves)


def test_what_is_drawn_anew_depends_only_on_what_the_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that a seat cannot tell apart give the same position."""
    monkeypatch.setattr("gloaming.server.replays.replay.fresh_seed", lambda: "the same for both")
    played = finished("shamans", 4)
    one = Replay(played.record())
    for moment in range(1, one.moments, 40):
        for seat in range(4):
            other = Replay(played.record())
            monkeypatch.setattr(other, "_states", [one._states[0].copy() for _ in one._states])
            world = other.game.blank()
            other.game.rules.view(one._states[moment], seat, world)
            other.game.rules.resample(world, from_seed(f"another world {moment}"))
            other._states[moment] = world
            assert one.scene(moment, seat, anew=True) == other.scene(moment, seat, anew=True)


@pytest.mark.anyio
async def test_the_hidden_part_of_a_position_is_told_to_nobody(tmp_path: Path) -> None:
    """Two tables at a moment that neither the seat nor a watcher can tell apart: with its secrets, and with others."""
    played, seat = finished("shamans", 4), 2
    replay = Replay(played.record())
    moment = next(it for it in range(30, replay.moments) if replay.moment(it, seat).view["asked"] == [seat])
    (tmp_path / "other").mkdir()
    async with Room(tmp_path) as one, Room(tmp_path / "other") as other:
        frames: list[list[Any]] = []
        for room, hidden in zip((one, other), HIDDEN, strict=True):
            await open_at(room, played, PositionAt(moment, seat, hidden))
            pages = [await room.page(1), await room.page(None)]
            await room.ok(1, wire.Start)
            told = [frame for page in pages for frame in page.read()]
            assert room.match.from_the_start().scene() not in json.dumps(told)
            frames.append([{**it["play"], "names": None, "log": it["log"]} for it in told if it["play"]])
        assert one.match.from_the_start().scene() != other.match.from_the_start().scene()
        assert len(frames[0]) == 2
        assert frames[0] == frames[1]


@pytest.mark.anyio
async def test_only_a_finished_game_and_a_moment_before_its_end_can_be_played_on(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options={"limit": "2"})
        archive, running = archive_of(room), f"{room.table}-1"
        await room.play(3)
        assert await no(archive.position(running, PositionAt(1, 0, "same"), SOMEBODY)) == (
            "forbidden",
            "server-not-over",
        )
        half = gloaming.new("duel", seed="half")
        await room.store.keep("rhalf", half.record(), 0)
        assert (await no(archive.position("rhalf", PositionAt(0, 0, "same"), SOMEBODY)))[0] == "forbidden"
        played = finished("duel", 2)
        await room.store.keep("rkept", played.record(), 0)
        last = Replay(played.record()).moments
        for at, why in (
            (PositionAt(last, 0, "same"), ("illegal", "server-position-over")),
            (PositionAt(last + 1, 0, "anew"), ("unknown", "server-no-moment")),
            (PositionAt(-1, 0, "anew"), ("unknown", "server-no-moment")),
            (PositionAt(0, 2, "anew"), ("malformed", "server-no-viewer")),
            (PositionAt(0, -1, "same"), ("malformed", "server-no-viewer")),
        ):
            assert await no(archive.position("rkept", at, SOMEBODY)) == why


@pytest.mark.anyio
async def test_the_position_of_a_table_stays_and_a_restart_finds_it_again(tmp_path: Path) -> None:
    played = finished("duel", 2)
    async with Room(tmp_path) as room:
        await open_at(room, played, PositionAt(20, 0, "same"))
        told = (await room.page(1)).last()["chat"]["lines"]
        assert [line["said"]["id"] for line in told] == ["server-told-position"]
        for changed in ({"game": "shamans"}, {"options": {"limit": "4"}}):
            assert (await room.refused(1, wire.Set, settings=changed))[0] == "illegal"
        await room.ok(1, wire.Set, settings={"spectators": "off"})
        await room.ok(1, wire.Start)
        begun = room.match.scene()
        await room.restart()
        await room.tables.open(room.table)
        assert room.match.from_the_start().scene() == Replay(played.record()).scene(20, 0, anew=False)
        assert room.match.scene() == begun

"""Somebody who declines a kind of window for good is not bothered by it again, and nobody else notices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gloaming.server import wire
from tests.server.rooms import Room, until
from tests.server.tables.test_windows import PLAYERS, WINDOW, at_a_window, seed

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("seed")]
__all__ = ["seed"]


async def decline_all(room: Room, seat: int, *, on: bool = True) -> str:
    """A seat declines the kind of the open window from now on; return the kind."""
    kind = room.round.window
    assert kind is not None
    await room.ok(seat + 1, wire.Standing, question=kind, on=on)
    return kind


async def close_the_window(room: Room) -> None:
    moment, ends_at = len(room.round.marks), room.fold.ends_at
    assert ends_at is not None
    room.now = ends_at - 1
    await room.wait(0)
    assert len(room.round.marks) == moment, "not a moment earlier"
    await room.wait(0.001)
    await until(lambda: len(room.round.marks) > moment)


async def to_a_window(room: Room, seat: int, kind: str) -> None:
    """Play on to the next window of a kind at which a seat is asked."""
    while room.round.window != kind or seat not in room.match.pending:
        if room.fold.holds:
            await close_the_window(room)
        else:
            await room.move(room.match.pending[0], peaceful(room, room.match.pending[0]))


def peaceful(room: Room, seat: int) -> str:
    """A move that neither brings the end of the game nearer nor reveals anybody, if there is one."""
    legal = room.match.legal(seat)
    calm = [move for move in legal if move.partition(" ")[0] not in ("attack", "reveal")]
    return (calm or legal)[0]


async def test_nobody_else_is_told_and_the_window_lasts_as_long(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        seat = await at_a_window(room, options={"expansion": "random"})
        mine, device = await room.page(seat + 1), await room.page(seat + 1)
        others = [await room.page(person) for person in (*range(1, PLAYERS + 1), None) if person != seat + 1]
        before = mine.last()
        device.raw()
        wholes = [page.raw()[-1] for page in others]
        assert before["play"]["question"]["declined"] is False
        kind = await decline_all(room, seat)
        for page in (mine, device):
            after = page.last()
            assert after["play"]["question"] == {**before["play"]["question"], "declined": True}
            assert after["play"]["moves"] == before["play"]["moves"], "they may still do otherwise this once"
            assert after["table"]["you"]["declined"] == [kind]
        assert [page.raw() for page in others] == [[]] * PLAYERS
        for page in others:
            page.feed.whole()
        assert [page.raw()[-1] for page in others] == wholes, "and the whole is the same bytes"
        await close_the_window(room)
        assert room.match.moves[-1][0] != seat or (seat, "decline") in room.match.moves


async def test_it_stands_for_that_kind_until_it_is_taken_back_or_the_game_ends(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        seat = await at_a_window(room, options={"expansion": "random"})
        await room.page(seat + 1)
        kind = await decline_all(room, seat)
        await close_the_window(room)
        await room.restart()
        page = await room.page(seat + 1)
        await to_a_window(room, seat, kind)
        frame = page.last()["play"]["question"]
        assert (frame["declined"], frame["held"]) == (True, None), "after a restart too"
        await decline_all(room, seat, on=False)
        assert page.last()["play"]["question"]["declined"] is False
        await room.ok(seat + 1, wire.Standing, question="bite", on=True)
        await close_the_window(room)
        await to_a_window(room, seat, kind)
        assert kind != "bite"
        assert page.last()["play"]["question"]["declined"] is False, "of other kinds they are asked"
        assert room.fold.people[seat + 1].declined == ("bite",)


async def test_a_power_can_be_used_in_spite_of_it(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        seat = await at_a_window(room)
        await room.page(seat + 1)
        await decline_all(room, seat)
        power = next(move for move in room.match.legal(seat) if move != "decline")
        await room.ok(seat + 1, wire.Move, move=power)
        await close_the_window(room)
        assert (seat, power) in room.match.moves


async def test_another_game_asks_again(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=WINDOW)
        await room.ok(2, wire.Standing, question="advance", on=True)
        assert "advance" in room.fold.people[2].declined
        room.match.state.over = 1
        room.match._course = None
        room.round.look()
        await room.ok(1, wire.Rematch)
        for person in (2, 3):
            await room.ok(person, wire.Ready, on=True)
        await room.ok(1, wire.Start)
        assert not room.fold.people[2].declined


async def test_where_one_plays_with_bots_it_answers_at_once(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        room.workers.start()
        await room.gather("shadow_hunters", PLAYERS, bots=["random"] * (PLAYERS - 1), options={"expansion": "random"})
        await room.page(1)
        kind = await _asked_at_a_window(room)
        assert json.loads(await room.viewers.whole(room.table, 1))["play"]["question"]["declined"] is False
        await room.ok(1, wire.Standing, question=kind, on=True)
        await until(lambda: room.match.over or not (room.match.pending == (0,) and room.round.window == kind))
        assert (0, "decline") in room.match.moves
        await room.ok(1, wire.Standing, question=kind, on=False)
        assert await _asked_at_a_window(room, kind) in (kind, None)


async def _asked_at_a_window(room: Room, kind: str | None = None) -> Any:
    """Play on until the person is asked in a window; return its kind, or None at the end of the game."""
    while not room.match.over:
        await until(lambda: room.match.over or 0 in room.match.pending)
        if room.round.window is not None and kind in (None, room.round.window):
            return room.round.window
        if not room.match.over:
            await room.move(0, peaceful(room, 0))
    return None


async def test_where_others_would_see_how_soon_it_answers_it_is_not_offered(tmp_path: Path) -> None:
    """Without windows of fixed length, an answer counts at once, and people can see when it comes."""
    async with Room(tmp_path) as room:
        seat = await at_a_window(room, holds=False, window=0)
        page = await room.page(seat + 1)
        assert page.last()["play"]["question"]["declined"] is None
        moves = len(room.match.moves)
        await decline_all(room, seat)
        await room.wait(60)
        assert len(room.match.moves) == moves, "they are waited for"

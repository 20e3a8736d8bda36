"""Windows for hidden powers last equally long for all, and nobody sees who has answered what, or when."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from gloaming.core.game import GAMES, find
from gloaming.server import wire
from tests.games.shamans.test_rituals import completing
from tests.server.rooms import Room, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("seed")]

WINDOW = 4  # seconds
PLAYERS = 4


async def at_a_window(room: Room, *, holds: bool = True, **settings: Any) -> int:
    """Play Shadow Hunters to its first window; return the seat that is asked."""
    await room.gather("shadow_hunters", PLAYERS, **{"window": WINDOW, **settings})
    dice = random.Random(74)
    while room.fold.deadline is None:
        seat = room.match.pending[0]
        await room.move(seat, dice.choice(room.match.legal(seat)))
    assert room.fold.holds is holds
    return room.match.pending[0]


@pytest.fixture
def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.server.tables.commands.fresh_seed", lambda: "windows")


@pytest.mark.parametrize("answered_after", [None, 0.0, 3.0])
async def test_a_window_lasts_the_same_time_whoever_answers_and_when(
    answered_after: float | None, tmp_path: Path
) -> None:
    async with Room(tmp_path) as room:
        seat = await at_a_window(room)
        await room.page(1)
        opened, moves, trail = room.round.asked_at, len(room.match.moves), room.round.trail
        ends_at = opened + 1000 * WINDOW
        assert room.fold.ends_at == ends_at
        if answered_after is not None:
            room.now = opened + round(1000 * answered_after)
            await room.ok(seat + 1, wire.Move, move="decline")
        room.now = ends_at - 1
        await room.wait(0)
        assert len(room.match.moves) == moves, "not a moment earlier"
        await room.wait(0.001)
        await until(lambda: len(room.match.moves) > moves)
        [last] = [entry for entry in await room.store.read(room.table) if entry.version == room.fold.version]
        assert last.at == ends_at
        assert json.loads(last.body) == {"type": "lapsed", "moves": [[seat, "decline"]], "trail": trail}


async def test_a_held_answer_is_shown_to_its_own_seat_alone(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        seat = await at_a_window(room)
        mine = await room.page(seat + 1)
        others = [await room.page(person) for person in (*range(1, PLAYERS + 1), None) if person != seat + 1]
        before = mine.last()
        wholes = [page.raw()[-1] for page in others]
        assert (before["play"]["question"]["window"], before["play"]["question"]["held"]) == (True, None)
        await room.ok(seat + 1, wire.Move, move="decline")
        after = mine.last()
        assert after["number"] == before["number"] + 1
        assert after["play"]["question"]["held"]["move"] == "decline"
        assert (bool(before["play"]["moves"]), after["play"]["moves"]) == (True, []), "what would be refused"
        assert after["play"]["question"]["ends_at"] == before["play"]["question"]["ends_at"]
        assert [page.raw() for page in others] == [[]] * PLAYERS, "others are sent nothing"
        for page in others:
            page.feed.whole()
        assert [page.raw()[-1] for page in others] == wholes, "and the whole is the same bytes"
        code, _ = await room.refused(seat + 1, wire.Move, move="decline")
        assert code == "illegal", "an answer is given once"


async def test_held_answers_survive_a_restart(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        seat = await at_a_window(room)
        await room.ok(seat + 1, wire.Move, move="decline")
        ends_at = room.fold.ends_at
        await room.restart()
        page = await room.page(seat + 1)
        frame = page.last()["play"]["question"]
        assert (frame["held"]["move"], frame["ends_at"]) == ("decline", ends_at)
        moves = len(room.match.moves)
        await room.wait(WINDOW)
        await until(lambda: len(room.match.moves) > moves)


async def test_one_who_can_use_a_power_is_waited_for_as_long_as_one_who_cannot(
    tmp_path: Path,
) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shadow_hunters", PLAYERS, window=WINDOW)
        watcher, dice = await room.page(None), random.Random(143)  # a game with both, soon
        lasted: dict[bool, set[int]] = {True: set(), False: set()}
        while not all(lasted.values()):
            [seat], legal = room.match.pending, room.match.legal(room.match.pending[0])
            if not room.fold.holds:
                await room.move(seat, dice.choice(legal))
                continue
            watcher.raw()
            opened, moment = room.round.asked_at, len(room.round.marks)
            powers = [move for move in legal if move not in ("decline", "reveal", "heal")]
            page = await room.page(seat + 1)
            await room.move(seat, (powers or ["decline"])[0])
            assert watcher.raw() == []
            room.now = opened + 1000 * WINDOW
            await room.wait(0)
            await until(lambda before=moment: len(room.round.marks) > before)  # type: ignore[misc]
            assert room.match.moves[-1] != (seat, "decline") or not powers
            lasted[bool(powers)].add(room.opened.last_at - opened)
            page.close()
            await room.rest()  # until they count as gone, which everybody is told
        assert lasted == {True: {1000 * WINDOW}, False: {1000 * WINDOW}}


@pytest.mark.parametrize(
    ("tiles", "holds"),
    [({"down": [(1, "dagger", 1)]}, True), ({"down": [(1, "shard", 1)]}, True), ({"up": {1: "dagger"}}, False)],
)
async def test_a_dagger_that_may_lie_face_down_is_asked_for_in_a_window(
    tiles: dict[str, Any], holds: bool, tmp_path: Path
) -> None:
    """S32, S43: whoever has it takes no longer than whoever has not; one that lies face up hides nothing."""
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=WINDOW)
        room.put(completing("yellow", **tiles).state)
        assert room.match.pending == (1,)
        assert room.fold.holds is holds
        moves = len(room.match.moves)
        await room.move(1)
        assert (len(room.match.moves) == moves) is holds


def test_which_questions_are_windows() -> None:
    """H77, S43. Duel has none: masks (D9) and values (D16) are hidden there, and no power lies in either (D17)."""
    windows = {name: {q.name for q in find(name).questions if _is_window(name, q)} for name in GAMES}
    assert windows == {
        "duel": set(),
        "shamans": {"ADVANCE", "CLOSING", "ELIMINATE", "NEUTRALIZE"},
        "shadow_hunters": {"SALVE", "SPEAR", "ROB", "BITE", "COUNTER", "FEAST", "END"},
    }


def _is_window(game: str, question: int) -> bool:
    deadline = find(game).deadlines.get(question)
    return deadline is not None and deadline.hidden


async def test_without_a_window_answers_count_at_once(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        seat = await at_a_window(room, holds=False, window=0)
        assert room.fold.ends_at is None
        moves = len(room.match.moves)
        await room.ok(seat + 1, wire.Move, move="decline")
        assert len(room.match.moves) > moves


async def test_a_turn_with_a_clock_ends_with_a_bots_answer(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, turn=10, window=0)
        page = await room.page(1)
        assert page.last()["play"]["question"]["ends_at"] == room.round.asked_at + 10_000
        moves = len(room.match.moves)
        await room.wait(9.8)
        assert len(room.match.moves) == moves
        await room.wait(0.2)
        await until(lambda: len(room.match.moves) > moves)
        entries = await room.store.read(room.table)
        assert json.loads(entries[-1].body)["by"] == "clock"


async def test_masks_are_chosen_by_chance_when_their_time_is_over(tmp_path: Path) -> None:
    """D9: whoever hesitates hurries; the table's own clock makes that move."""
    async with Room(tmp_path) as room:
        await room.gather("duel", turn=10)
        await room.play_until(lambda match: match.pending == (0, 1))
        await room.page(1)
        await room.wait(10)
        await until(lambda: (9, "hurry") in room.match.moves)


async def test_the_five_seconds_to_confirm_are_the_rules_own(tmp_path: Path) -> None:
    """D18: they run without any clock of the table."""
    async with Room(tmp_path) as room:
        await room.gather("duel", options={"variant": "memory"})
        await room.play_until(lambda match: "confirm" in match.legal(match.pending[0]))
        await room.page(1)
        assert room.fold.ends_at == room.round.asked_at + 5_000
        await room.wait(5)
        await until(lambda: (9, "hurry") in room.match.moves)

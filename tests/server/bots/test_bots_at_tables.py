"""Bots at tables: whole games with people, at a human pace, through failures and restarts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from gloaming.core.decisions import CHANCE
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.minds import for_newcomers
from gloaming.server import wire
from gloaming.server.bots import workers
from gloaming.server.bots.asking import bot_seed, history
from gloaming.server.bots.workers import Thought
from gloaming.server.tables import commands
from gloaming.server.tables.clock import Clock
from tests.server.misfits import known
from tests.server.rooms import Room, until
from tests.server.tables.test_windows import WINDOW, at_a_window

pytestmark = pytest.mark.anyio

GAMES = [("duel", 2, {"limit": "4"}), ("shamans", 3, {}), ("shadow_hunters", 4, {})]


async def begin(room: Room, game: str, players: int, options: dict[str, str], bot: str = "") -> None:
    """Ann is in seat 0 with a page open, and bots are in the other seats."""
    await room.create(game, players, options=options)
    for seat in range(1, players):
        await room.ok(1, wire.SeatBot, seat=seat, bot=bot or for_newcomers(game))
    await room.page(1)
    await room.ok(1, wire.Start)


async def play(room: Room, dice: random.Random, moves: int) -> None:
    """Ann answers every question at random, until a number of moves were made or the game is over."""

    def is_asked() -> bool:
        return 0 in room.match.pending or room.match.over or len(room.round.marks) > moves

    while True:
        while not is_asked():
            moment = len(room.round.marks)
            await room.go_on()
            await until(lambda before=moment: is_asked() or len(room.round.marks) > before)  # type: ignore[misc]
        if room.match.over or len(room.round.marks) > moves:
            return
        await room.move(0, dice.choice(room.match.legal(0)))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
async def test_bots_play_whole_games_with_people(
    game: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    async with Room(tmp_path) as room:
        await begin(room, game, players, options)
        await play(room, random.Random(1), 10_000)
        assert room.fold.state == "over"
        assert {seat for seat, _ in room.match.moves} - {CHANCE, 9} == set(range(players))
        assert room.workers.failures == 0
        entries = await room.store.read(room.table)
        names = [entry.command for entry in entries if entry.command.startswith("bot-")]
        assert len(names) == len(set(names))


def listen(room: Room) -> list[Thought]:
    """Collect everything that the bots of a room are asked from now on."""
    thoughts: list[Thought] = []
    choose = room.workers.choose

    async def listened(thought: Thought) -> int | None:
        thoughts.append(thought)
        return await choose(thought)

    room.workers.choose = listened  # type: ignore[method-assign]
    return thoughts


@pytest.mark.parametrize(("game", "players", "options"), GAMES[1:])
async def test_bots_hear_the_same_story_bit_by_bit_and_after_a_restart(
    game: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    async with Room(tmp_path) as room:
        await begin(room, game, players, options)
        thoughts, dice = listen(room), random.Random(2)
        bots = [(chair.bot, chair.name) for chair in room.fold.chairs]
        await play(room, dice, 25)
        last = {thought.seat: thought for thought in thoughts}
        for seat, thought in last.items():
            story = [heard for it in thoughts if it.seat == seat for heard in it.heard]
            assert story == history(room.match, room.match.moves[: thought.told + len(thought.heard)], seat)
        await room.restart()
        thoughts = listen(room)
        await room.page(1)
        await play(room, dice, 40)
        assert [(chair.bot, chair.name) for chair in room.fold.chairs] == bots
        first = {thought.seat: thought for thought in reversed(thoughts)}
        assert first.keys() & last.keys()
        for seat, anew in first.items():
            assert anew.told == 0
            assert anew.heard == history(room.match, room.match.moves[: len(anew.heard)], seat)
            if seat in last:
                assert anew.bot == last[seat].bot
        assert room.workers.failures == 0


@pytest.mark.parametrize("bot", ["random", "matrix"])
async def test_what_a_bot_plays_does_not_depend_on_whether_the_server_was_restarted(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "fresh_seed", lambda: "restarts")
    played = []
    for stops in ([], [9, 20]):
        folder = tmp_path / str(len(stops))
        folder.mkdir()
        async with Room(folder) as room:
            await begin(room, "duel", 2, {"limit": "6"}, bot)
            dice = random.Random(4)
            for moves in stops:
                await play(room, dice, moves)
                await room.restart()
                await room.page(1)
            await play(room, dice, 10_000)
            played.append([[move for mover, move in room.match.moves if mover == seat] for seat in (0, 1)])
    assert played[0] == played[1]  # by seat: masks are chosen in any order (D9)


def test_every_move_of_every_bot_is_drawn_from_a_seed_of_its_own() -> None:
    seeds = set()
    for seed in ("one game", "another"):
        match = Match(find("duel"), find("duel").start(2, {}), seed)
        for _ in range(12):
            seeds |= {bot_seed(match, seat) for seat in (0, 1)}
            match.act(match.pending[0], match.legal_actions(match.pending[0])[0])
    assert len(seeds) == 2 * (12 + 1)  # in each game 12 moves were made, and one seat has still its first to come


async def test_a_bot_answers_at_a_human_pace(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=0.4) as room:
        room.workers.start()
        await begin(room, "duel", 2, {}, "random")
        clock = asyncio.get_running_loop().time
        for _ in range(2):
            await until(lambda: room.match.pending == (0,))
            await room.play_until(lambda match: match.pending == (1,))
            asked, moment = clock(), len(room.round.marks)
            await until(lambda before=moment: len(room.round.marks) > before)  # type: ignore[misc]
            assert clock() - asked >= 0.75 * 0.4 - 0.01


def test_the_pace_is_three_to_five_quarters_and_knows_only_table_moment_and_seat() -> None:
    waits = []
    tables = SimpleNamespace(settings=SimpleNamespace(pace=1.0, steady=lambda: 5_000))
    for moment in range(200):
        this = SimpleNamespace(marks=[0] * moment, asked_at=5_000)
        opened = SimpleNamespace(table=SimpleNamespace(id="t", round=this))
        waits.append(Clock(opened, tables, None).pause(1))  # type: ignore[arg-type]
    assert min(waits) >= 0.75
    assert max(waits) <= 1.25
    assert len(set(waits)) > 50


@pytest.mark.parametrize("misfit", ["raises", "cheats"])
async def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    misfit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (commands, workers):
        monkeypatch.setattr(module, "BOTS", {"duel": known()})
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
    async with Room(tmp_path, thinking="tests.server.misfits") as room:
        await begin(room, "duel", 2, {"limit": "2"}, misfit)
        await play(room, random.Random(3), 10_000)
        assert room.fold.state == "over"
        assert room.workers.failures > 0


async def test_a_bot_in_a_window_answers_once_thinks_no_more_and_nobody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "fresh_seed", lambda: "windows")
    async with Room(tmp_path) as room:
        seat = await at_a_window(room)
        thoughts, other = listen(room), (seat + 1) % len(room.fold.chairs)
        page = await room.page(other + 1)
        await room.ok(seat + 1, wire.Leave)
        page.raw()
        await until(lambda: seat in room.round.held)
        await asyncio.sleep(0.1)
        assert [thought.seat for thought in thoughts] == [seat]
        assert page.raw() == []
        moment = len(room.round.marks)
        await room.wait(WINDOW)
        await until(lambda: len(room.round.marks) > moment)


async def test_a_bot_waits_out_a_store_that_is_away(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=0.3) as room:
        room.workers.start()
        await begin(room, "duel", 2, {}, "random")
        await room.play_until(lambda match: match.pending == (1,))
        file = tmp_path / "tables.sqlite"
        file.rename(tmp_path / "away")
        await asyncio.sleep(0.6)
        assert room.match.pending == (1,)
        assert not room.opened.lock.locked(), "nobody else waits with it"
        (tmp_path / "away").rename(file)
        await until(lambda: 1 in [seat for seat, _ in room.match.moves])

"""Clocks that are set during a game, or that differ between machines: no waiting time gets longer or shorter."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from gloaming.server import wire
from gloaming.server.following import Following
from tests.cli.driving import COMMAND
from tests.server.rooms import Room, until
from tests.server.servers import Postgres
from tests.server.serving import Server, cookies_of, do, live_at, new_table, serving
from tests.server.tables.test_starting import start
from tests.server.tables.test_windows import WINDOW, at_a_window, seed

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("seed")]
__all__ = ["seed"]

HOUR = 3_600_000  # milliseconds
PATIENT = 120.0  # seconds
TURN = 10  # seconds
Happened = Callable[[], bool]
Timer = Callable[[Room], Awaitable[tuple[float, Happened]]]


def _moved(room: Room) -> Happened:
    """Whether a move was made since now."""
    before = len(room.match.moves)
    return lambda: len(room.match.moves) > before


# Everything a server waits for: each starts the wait, and returns its seconds and whether it is over.


async def _window(room: Room) -> tuple[float, Happened]:
    await at_a_window(room)
    return WINDOW, lambda: room.fold.deadline is None


async def _turn(room: Room) -> tuple[float, Happened]:
    await room.gather("shamans", 3, turn=TURN, window=0)
    return TURN, _moved(room)


async def _masks(room: Room) -> tuple[float, Happened]:
    await room.gather("duel", turn=TURN)
    await room.play_until(lambda match: match.pending == (0, 1))
    return TURN, lambda: (9, "hurry") in room.match.moves


async def _confirming(room: Room) -> tuple[float, Happened]:
    """D18: five seconds."""
    await room.gather("duel", options={"variant": "memory"})
    await room.play_until(lambda match: "confirm" in match.legal(match.pending[0]))
    return 5, lambda: (9, "hurry") in room.match.moves


async def _grace(room: Room) -> tuple[float, Happened]:
    await room.gather("duel", grace=TURN)
    (await room.page(2)).close()
    await until(lambda: not room.fold.people[2].here)
    await room.rest()
    return TURN, lambda: room.fold.people[2].deputy is not None


async def _delay(room: Room) -> tuple[float, Happened]:
    await room.gather("duel", spectators="delayed", delay=TURN)
    return TURN, lambda: room.opened.late is not None and room.opened.late.state == "playing"


async def _start_in_vain(room: Room) -> tuple[float, Happened]:
    """Nonces that nobody reveals."""
    await start(room)
    return room.tables.settings.reveal, lambda: room.fold.state == "lobby"


TIMERS = (_window, _turn, _masks, _confirming, _grace, _delay, _start_in_vain)
SET = {"back": (HOUR, 0), "forward": (0, HOUR), "as it was": (0, 0)}


async def _begin(room: Room, timer: Timer, how: str) -> tuple[int, Happened]:
    """Start a wait, and set the clock; return when it is due, and whether it is over."""
    room.set_ahead, after = SET[how]
    seconds, happened = await timer(room)
    due = room.now + round(1000 * seconds)
    room.set_ahead = after
    return due, happened


@pytest.mark.parametrize("how", SET)
@pytest.mark.parametrize("timer", TIMERS)
async def test_what_is_waited_for_lasts_as_long_when_the_clock_is_set(timer: Timer, how: str, tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        due, happened = await _begin(room, timer, how)
        await room.page(1)
        room.now = due - 1
        await room.wait(0)
        assert not happened()
        await room.wait(0.001)
        await until(happened)


@pytest.mark.parametrize("how", SET)
@pytest.mark.parametrize("timer", TIMERS)
async def test_nothing_lasts_longer_than_it_may_when_the_clock_is_set_before_a_restart(
    timer: Timer, how: str, tmp_path: Path
) -> None:
    async with Room(tmp_path) as room:
        due, _ = await _begin(room, timer, how)
        await room.restart()
        await room.page(1)
        happened = _again(room, timer)
        # the age of an entry is trusted there: watchers see only what is public
        if (timer, how) != (_delay, "forward"):
            room.now = due - 1
            await room.wait(0)
            assert not happened()
        room.now = due
        await room.wait(0)
        await until(happened)


def _again(room: Room, timer: object) -> Happened:
    """Whether something that began before a restart has happened."""
    if timer is _window:
        return lambda: room.fold.deadline is None
    if timer is _start_in_vain:
        return lambda: room.fold.state == "lobby"
    if timer is _grace:
        return lambda: room.fold.people[2].deputy is not None
    if timer is _delay:
        return lambda: room.opened.late is not None and room.opened.late.state == "playing"
    return _moved(room)


async def test_time_that_ran_out_while_no_server_was_there_is_given_again(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, turn=TURN, window=0)
        await room.restart()
        room.now += 100 * 1000 * TURN
        page, moved = await room.page(1), _moved(room)
        assert page.last()["play"]["question"]["ends_at"] == room.now + 1000 * TURN
        await room.wait(TURN - 0.001)
        assert not moved()
        await room.wait(0.001)
        await until(moved)


@pytest.mark.parametrize("how", SET)
async def test_talk_is_slowed_down_as_long_when_the_clock_is_set(how: str, tmp_path: Path) -> None:
    before, after = SET[how]
    async with Room(tmp_path, chat_count=2, chat_seconds=TURN) as room:
        await room.create()
        room.set_ahead = before
        for _ in range(2):
            await room.ok(1, wire.Say, text="hello")
        room.set_ahead = after
        assert (await room.refused(1, wire.Say, text="hello"))[0] == "limit"
        await room.wait(TURN)
        await room.ok(1, wire.Say, text="hello")


@pytest.mark.parametrize("how", SET)
async def test_an_open_table_is_listed_and_taken_off_the_list_when_the_clock_is_set(how: str, tmp_path: Path) -> None:
    before, after = SET[how]
    async with Room(tmp_path) as room:
        room.set_ahead = before
        await room.create(listed=True)
        await room.page(1)
        room.set_ahead = after
        assert [it.table for it in await room.tables.listed()] == [room.table]
        await room.ok(1, wire.Set, settings={"listed": False})
        assert await room.tables.listed() == []


# Real processes.


def set_by(file: Path) -> list[str]:
    """Run `gloaming` in a process whose clock is ahead of the machine's by the milliseconds in a file."""
    file.write_text("0")
    ahead = f"int(open({str(file)!r}).read()) * 1_000_000"
    return [*COMMAND[:-1], f"import time; real = time.time_ns; time.time_ns = lambda: real() + {ahead}; {COMMAND[-1]}"]


def set_clock(file: Path, milliseconds: int) -> None:
    """Set the clock; a reader never sees half a number."""
    fresh = file.with_suffix(".new")
    fresh.write_text(str(milliseconds))
    fresh.replace(file)


class Player:
    """Somebody at a real server who makes the first legal move whenever they are asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._following = Following()
        self._hello: dict[str, Any] = {}
        self._play: dict[str, Any] = {"moment": -1, "moves": []}
        self._asked_at = 0

    async def play(self, moments: int) -> None:
        """Play until a number of moments have passed, including bots'."""
        until = self._play["moment"] + moments
        while self._play["moment"] < until:
            if self._play["moves"]:
                move = {"do": "move", "id": f"m{self._asked_at}", "at": self._asked_at}
                await self._socket.send(json.dumps({**move, "move": self._play["moves"][0]["move"]}))
            await self._hear()

    async def _hear(self) -> None:
        """The next frame in which there is something to do, or a moment has passed."""
        moment = self._play["moment"]
        while True:
            frame = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENT))
            if frame["type"] == "hello":
                self._hello = frame
            if frame["type"] == "reply":
                assert frame["ok"], frame
            if frame["type"] not in ("table", "change"):
                continue
            assert self._following.take(frame)
            assert self._following.frame is not None
            frame = self._following.frame
            play = self._play = dict(frame["play"])
            self._asked_at = frame["number"]
            ends_at = play["question"]["ends_at"]
            assert ends_at is None or ends_at - self._hello["now"] < HOUR / 2, "a page would count down an hour"
            if frame["table"]["you"]["seat"] not in play["view"]["asked"]:
                play["moves"] = []
            if play["moment"] > moment:
                return


def _with_a_bot(client: httpx.Client) -> str:
    table = new_table(client, "shamans", players=3, turn=600)
    for seat in (1, 2):
        assert do(client, table, "bot", seat=seat, bot="random")["ok"]
    assert do(client, table, "start")["ok"]
    return table


async def _play_on(server: Server, table: str, cookies: dict[str, str], set_to: Callable[[], None]) -> None:
    """Play, set the clock, and play on: bots must answer each time."""
    async with connect(live_at(server.address, table), additional_headers=cookies) as socket:
        player = Player(socket)
        await player.play(3)
        set_to()
        await player.play(4)


async def test_bots_at_a_real_server_answer_whatever_is_done_to_its_clock(tmp_path: Path) -> None:
    file = tmp_path / "ahead"
    program = set_by(file)
    options = ("--pace", "0.05")
    with serving(tmp_path, *options, program=program) as server, server.client() as client:
        table = _with_a_bot(client)
        cookies = cookies_of(client)
        for ahead in (HOUR, 0, -HOUR, HOUR):
            await _play_on(server, table, cookies, lambda to=ahead: set_clock(file, to))  # type: ignore[misc]
    for ahead in (-HOUR, HOUR):
        set_clock(file, ahead)
        with serving(tmp_path, *options, program=program) as server:
            await _play_on(server, table, cookies, lambda: None)


async def test_processes_whose_clocks_are_an_hour_apart_close_windows_on_time(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Windows of one second, with people at both processes, whichever clock is ahead."""
    url = postgres.store_url()
    with ExitStack() as running:
        servers = []
        for name, ahead in (("ahead", HOUR), ("behind", -HOUR)):
            (tmp_path / name).mkdir()
            program = set_by(tmp_path / name / "clock")
            set_clock(tmp_path / name / "clock", ahead)
            servers.append(running.enter_context(serving(tmp_path / name, "--store", url, program=program)))
        client = running.enter_context(servers[0].client())
        guest = running.enter_context(servers[1].client())
        table = new_table(client, "shadow_hunters", players=4, window=1, options={"expansion": "random"})
        assert guest.post(f"/api/tables/{table}/join", json={"name": "Bob"}).status_code == 200
        assert do(guest, table, "sit", seat=1)["ok"]
        assert do(guest, table, "ready", on=True)["ok"]
        for seat in (2, 3):
            assert do(client, table, "bot", seat=seat, bot="random")["ok"]
        assert do(client, table, "start")["ok"]
        async with (
            connect(live_at(servers[0].address, table), additional_headers=cookies_of(client)) as one,
            connect(live_at(servers[1].address, table), additional_headers=cookies_of(guest)) as other,
        ):
            await asyncio.gather(Player(one).play(25), Player(other).play(25))

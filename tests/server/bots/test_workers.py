"""Bots in worker processes: they choose as they would here, and whatever they do, the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from gloaming import minds
from gloaming.core.chance import from_seed
from gloaming.core.game import GAMES, Game, find
from gloaming.core.match import Match
from gloaming.minds.bot import Bot
from gloaming.server.bots import thinking, workers
from gloaming.server.bots.thinking import Thinker
from gloaming.server.bots.workers import Answer, Thought, Workers
from tests.server.misfits import known
from tests.server.rooms import until

BUDGET = 15.0  # seconds: tests share their cores with others
SHORT = 0.3
MANY = list(range(100, 200))  # actions
NOWHERE = find("duel").blank().tobytes()


def misfit(
    bot: str, told: int = 0, heard: int = 0, table: str = "t", actions: list[int] = MANY, seed: str = "seed"
) -> Thought:
    """A thought whose game does not matter."""
    return Thought(table, 1, 0, "duel", bot, 0, seed, told, [(NOWHERE, [])] * heard, actions, NOWHERE)


@pytest.fixture
def misfits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make failing bots known here, and to the workers of `opened(misfits=True)`."""
    monkeypatch.setattr(workers, "BOTS", {"duel": known()})
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))


@asynccontextmanager
async def opened(budget: float = BUDGET, *, misfits: bool = False) -> AsyncIterator[Workers]:
    found = Workers(1, budget, "tests.server.misfits" if misfits else "gloaming.server.bots.thinking")
    try:
        yield found
    finally:
        await found.close()


def children() -> list[int]:
    """The worker processes of this process."""
    pids = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
    return [int(pid) for pid in pids if b"thinking" in Path(f"/proc/{pid}/cmdline").read_bytes()]


class Listener:
    """What a seat's bot has been told, and what it has still to be told."""

    def __init__(self, match: Match, name: str, seat: int) -> None:
        self.match, self.name, self.seat = match, name, seat
        self.bot = minds.make(name, match.game, seat, "any seed")
        self.heard: list[tuple[bytes, list[tuple[int, ...]]]] = []
        self.moves = self.told = 0

    def listen(self) -> None:
        view, events = self.match.seen(self.seat), self.match.events(self.seat, self.moves)
        self.bot.hear(view, events)
        self.heard.append((view.tobytes(), events))  # type: ignore[arg-type]
        self.moves = len(self.match.moves)

    def thought(self, *, whole: bool = False) -> Thought:
        told = 0 if whole else self.told
        self.told = len(self.heard)
        return Thought(
            "a table",
            1,
            0,
            self.match.game.name,
            self.name,
            self.seat,
            self.seed,
            told,
            self.heard[told:],  # type: ignore[arg-type]
            self.match.legal_actions(self.seat),
            self.match.seen(self.seat).tobytes(),
        )

    @property
    def seed(self) -> str:
        return f"bot {self.seat}, move {self.moves}"

    def choice(self) -> int:
        self.bot.chance = from_seed(self.seed)
        return self.bot.choose(self.match.seen(self.seat), self.match.legal_actions(self.seat))


def seated(game: Game, name: str) -> tuple[Match, list[Listener]]:
    match = Match(game, game.start(None, game.unattended), "any seed")
    return match, [Listener(match, name, seat) for seat in range(match.players)]


def is_always_ready(game: str, bot: str) -> bool:
    """Whether a bot needs nothing compiled. One that does plays without it in a worker, until it is there."""
    maker: Any = minds.find(bot, game)
    plain: Any = Bot
    return bool(maker.make_ready.__func__ is plain.make_ready.__func__)


@pytest.mark.parametrize(
    ("game", "bot"), [(game, bot) for game in GAMES for bot in minds.BOTS[game] if is_always_ready(game, bot)]
)
def test_a_bot_in_a_worker_chooses_as_it_would_here(game: str, bot: str) -> None:
    match, listeners = seated(find(game), bot)

    async def story() -> None:
        async with opened() as found:
            for _ in range(40):
                for listener in listeners:
                    listener.listen()
                if match.over:
                    break
                asked = listeners[match.pending[0]]
                chosen = await found.choose(asked.thought())
                assert chosen == asked.choice()
                match.act(asked.seat, chosen)
            assert found.failures == 0

    asyncio.run(story())


def test_a_worker_that_does_not_know_the_bot_asks_for_the_whole_story_and_goes_on_as_the_bot_would_have() -> None:
    match, listeners = seated(find("shamans"), "heuristic")

    async def story() -> None:
        for _ in range(30):
            for listener in listeners:
                listener.listen()
            asked = listeners[match.pending[0]]
            asked.thought()
            match.act(asked.seat, asked.choice())
        for listener in listeners:
            listener.listen()
        asked = next(each for each in listeners if each.told and each.seat in match.pending)
        async with opened() as found:
            assert await found.choose(asked.thought()) is None
            assert await found.choose(asked.thought(whole=True)) == asked.choice()
            assert found.failures == 0

    asyncio.run(story())


@pytest.mark.usefixtures("misfits")
def test_what_a_bot_has_heard_already_it_does_not_hear_again() -> None:
    async def story() -> None:
        async with opened(misfits=True) as found:
            assert await found.choose(misfit("remembers", 0, 3)) == MANY[3]
            assert await found.choose(misfit("remembers", 3, 2)) == MANY[5]
            assert await found.choose(misfit("remembers", 3, 4)) == MANY[7]
            assert await found.choose(misfit("remembers", 0, 9)) == MANY[9]
            assert await found.choose(misfit("remembers", 10, 1)) is None
            assert await found.choose(misfit("remembers", 0, 11)) == MANY[11]
            assert await found.choose(misfit("remembers", 11, 0, table="u")) is None
            anew = msgspec.structs.replace(misfit("remembers", 0, 4), retakes=1)
            assert await found.choose(anew) == MANY[4], "a move was taken back: it has heard nothing"

    asyncio.run(story())


@pytest.mark.usefixtures("misfits")
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("raises", "KeyError in misfits.py:"),
        ("cheats", "not a legal action"),
        ("dawdles", "too slow"),
        ("hangs", "hangs"),
        ("dies", "the process ended"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_the_next_weaker_one(
    bot: str, reason: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "BOTS", {"duel": dict.fromkeys(("random", "matrix", bot))})
    _, [bison, _] = seated(find("duel"), "matrix")
    thought = bison.thought()

    async def story() -> None:
        async with opened(SHORT, misfits=True) as found:
            assert await found.choose(msgspec.structs.replace(thought, bot=bot)) == bison.choice()
            assert found.failures == 1
            assert await found.choose(thought) == bison.choice()
            assert found.failures == 1

    asyncio.run(story())
    told = [vars(record).get("fields", {}) for record in caplog.records]  # others log too
    assert [fields for fields in told if reason in fields.get("why", "")]
    assert "moon" not in caplog.text + str(told)


@pytest.mark.usefixtures("misfits")
def test_where_no_bot_is_left_any_legal_action_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "BOTS", {"duel": dict.fromkeys(("random", "raises"))})

    async def story() -> None:
        async with opened(misfits=True) as found:
            taken = [await found.choose(misfit("raises", actions=[3, 5, 8], seed=f"{it}")) for it in range(30)]
            assert set(taken) == {3, 5, 8}
            assert found.failures == 30

    asyncio.run(story())


@pytest.mark.usefixtures("misfits")
def test_a_slow_bot_does_not_cost_the_others_their_memory_but_a_hanging_one_does() -> None:
    async def story() -> None:
        async with opened(SHORT, misfits=True) as found:
            assert await found.choose(misfit("remembers", 0, 3)) == MANY[3]
            await found.choose(misfit("dawdles"))
            assert await found.choose(misfit("remembers", 3, 1)) == MANY[4]
            await found.choose(misfit("hangs"))
            assert await found.choose(misfit("remembers", 4, 1)) is None

    asyncio.run(story())


@pytest.mark.usefixtures("misfits")
def test_a_bot_that_prints_does_not_spoil_its_answer() -> None:
    async def story() -> None:
        async with opened(misfits=True) as found:
            assert await found.choose(misfit("talks")) == MANY[-1]
            assert await found.choose(misfit("talks")) == MANY[-1]
            assert found.failures == 0

    asyncio.run(story())


@pytest.mark.usefixtures("misfits")
def test_a_bot_finds_nothing_but_what_its_seat_knows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GLOAMING_STORE", "postgresql://ann:moonlight@host/tables")

    async def story() -> None:
        with (tmp_path / "moonlight.db").open("w"):
            async with opened(misfits=True) as found:
                assert await found.choose(misfit("spies")) == MANY[0]

    asyncio.run(story())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_worker_that_is_killed_is_replaced_and_nobody_notices(run: Callable[[Any], None]) -> None:
    _, [bison, _] = seated(find("duel"), "matrix")
    wanted = bison.choice()

    async def story() -> None:
        async with opened() as found:
            assert await found.choose(bison.thought()) == wanted
            [first] = children()
            os.kill(first, signal.SIGKILL)
            assert await found.choose(bison.thought()) == wanted
            [second] = children()
            assert second != first
            asking = asyncio.create_task(found.choose(bison.thought()))
            os.kill(second, signal.SIGKILL)
            assert await asking == wanted
            [third] = children()
            os.kill(third, signal.SIGKILL)
            await until(lambda: children() == [])
            await asyncio.sleep(0.3)  # the event loop has noticed, and closed the pipes
            assert await found.choose(bison.thought()) == wanted
            assert found.failures == 0
        assert children() == []

    run(story())


@pytest.mark.usefixtures("misfits")
def test_the_event_loop_goes_on_while_bots_think() -> None:
    async def story() -> None:
        async with opened(1.0, misfits=True) as found:
            await found.choose(misfit("talks"))
            asking = asyncio.create_task(found.choose(misfit("hangs")))
            longest, last = 0.0, time.monotonic()
            while not asking.done():
                await asyncio.sleep(0.01)
                longest, last = max(longest, time.monotonic() - last), time.monotonic()
            assert longest < 1.0

    asyncio.run(story())


@pytest.mark.usefixtures("misfits")
def test_whoever_stops_waiting_does_not_spoil_the_next_answer() -> None:
    async def story() -> None:
        async with opened(misfits=True) as found:
            gone = asyncio.create_task(found.choose(misfit("talks", actions=[1, 2, 3])))
            await asyncio.sleep(0.01)
            gone.cancel()
            assert await found.choose(misfit("talks", actions=[4, 5, 6])) == 6

    asyncio.run(story())


@pytest.mark.usefixtures("misfits")
def test_closing_ends_the_processes_even_while_they_think() -> None:
    async def story() -> None:
        async with opened(60.0, misfits=True) as found:
            await found.choose(misfit("talks"))
            asking = asyncio.create_task(found.choose(misfit("hangs")))
            await asyncio.sleep(0.1)
            await found.close()
            with pytest.raises(asyncio.CancelledError):
                await asking

    asyncio.run(asyncio.wait_for(story(), 30))


KEEPER = """
import asyncio
from gloaming.server.bots.workers import Workers
async def keep():
    workers = Workers(1, 1.0)
    await workers._workers[0].start()
    print(workers._workers[0]._process.pid, flush=True)
    await asyncio.sleep(600)
asyncio.run(keep())
"""


def test_a_worker_does_not_outlive_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", KEEPER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        cmdline = Path(f"/proc/{int(server.stdout.readline())}/cmdline")
        assert "thinking" in cmdline.read_text()
        server.kill()
    deadline = time.monotonic() + 20
    while cmdline.exists() and cmdline.read_text():  # a zombie has no command line
        assert time.monotonic() < deadline, "the worker is still there"
        time.sleep(0.02)


def test_bots_that_were_asked_longest_ago_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_BOTS", 2)
    monkeypatch.setattr(minds, "BOTS", {"duel": known()})
    thinker = Thinker(BUDGET)
    for table in "abac":
        thinker.think(misfit("remembers", 0, 1, table))
    assert thinker.think(misfit("remembers", 1, 0, "a")) == Answer(MANY[1])
    assert thinker.think(misfit("remembers", 1, 0, "b")) == Answer()
    assert thinker.think(misfit("remembers", 1, 0, "c")) == Answer(MANY[1])
    assert isinstance(minds.make("remembers", find("duel"), 0, "seed"), Bot)

"""Three servers on one PostgreSQL and one Redis: people of one table at any of them, with failing processes and bus."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from gloaming.server import wire
from gloaming.server.operation.load.client import Client, ask
from gloaming.server.store import connect
from tests.server.rooms import until
from tests.server.servers import Postgres, Redis
from tests.server.serving import Server, serving

pytestmark = pytest.mark.anyio

PEOPLE = 3


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.store_url()


@pytest.fixture
def processes(tmp_path: Path, url: str, redis: Redis) -> Iterator[list[Server]]:
    """Three `gloaming serve`, each with a log of its own."""
    with ExitStack() as running:
        servers = []
        for number in range(3):
            (tmp_path / str(number)).mkdir()
            options = ("--store", url, "--bus", redis.url(), "--rate", "1000", "--log", "info")
            servers.append(running.enter_context(serving(tmp_path / str(number), *options)))
        yield servers


class People:
    """The people of one table, each with a page at their own process."""

    def __init__(self, table: str, cookies: list[str]) -> None:
        self.table = table
        self.cookies = cookies
        self.pages: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._dice = random.Random(1)

    def connect(self, seat: int, address: str) -> None:
        """Open a page, and close the previous one."""
        page = Client(address, self.table, self.cookies[seat])
        task = asyncio.create_task(page.run())
        if seat < len(self.pages):
            self._tasks[seat].cancel()
            self.pages[seat], self._tasks[seat] = page, task
        else:
            self.pages.append(page)
            self._tasks.append(task)

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def moments(self) -> list[int]:
        """How far each page has seen the game."""
        return [page.frame.play.moment if page.frame and page.frame.play else -1 for page in self.pages]

    @property
    def over(self) -> bool:
        return all(page.frame is not None and page.frame.table.state == "over" for page in self.pages)

    async def move(self) -> None:
        """Whoever is asked makes a move, and all see it."""
        await until(lambda: len(set(self.moments)) == 1 and (self.over or bool(self._asked())))
        if self.over:
            return
        moment, seat = self.moments[0], self._dice.choice(self._asked())
        page = self.pages[seat]
        assert page.frame is not None
        assert page.frame.play is not None
        reply = await page.command(wire.Move, move=self._dice.choice(page.frame.play.moves).move)
        assert reply.ok, reply.error
        await until(lambda: min(self.moments) > moment)

    def _asked(self) -> list[int]:
        plays = [page.frame.play if page.frame else None for page in self.pages]
        return [seat for seat, play in enumerate(plays) if play and seat in play.view["asked"] and play.moves]


@asynccontextmanager
async def gathered(addresses: Sequence[str]) -> AsyncIterator[People]:
    """A started game of Shamans, with everybody at a different process."""
    settings = {"game": "shamans", "players": PEOPLE, "window": 0, "grace": 3600}
    answer, host = await asyncio.to_thread(ask, addresses[0], "/api/tables", {"name": "Ann", "settings": settings})
    people = People(answer["table"], [host])
    for address in addresses[1:]:
        _, cookie = await asyncio.to_thread(ask, address, f"/api/tables/{people.table}/join", {"name": "Guest"})
        people.cookies.append(cookie)
    for seat, address in enumerate(addresses):
        people.connect(seat, address)
    for seat in range(1, PEOPLE):
        assert (await people.pages[seat].command(wire.Sit, seat=seat)).ok
        assert (await people.pages[seat].command(wire.Ready, on=True)).ok
    assert (await people.pages[0].command(wire.Start)).ok
    try:
        yield people
    finally:
        await people.leave()


async def frames(servers: Sequence[Server], people: People, seat: int) -> list[object]:
    """The whole frame of a seat, as each process shows it."""
    async with httpx.AsyncClient(headers={"cookie": people.cookies[seat]}) as client:
        return [(await client.get(f"{server.address}/api/tables/{people.table}")).json() for server in servers]


async def test_people_at_three_processes_play_whole_games_while_processes_and_bus_fail(
    processes: list[Server], url: str, redis: Redis
) -> None:
    async with gathered([server.address for server in processes]) as people:
        for _ in range(25):
            await people.move()
        one, other, third = await frames(processes, people, 1)
        assert one == other == third

        processes[2].end(signal.SIGKILL)
        people.connect(2, processes[0].address)
        for _ in range(15):
            await people.move()

        redis.stop(signal.SIGKILL)
        try:
            for _ in range(3):
                await people.move()
        finally:
            redis.start()
        while not people.over:
            await people.move()
        one, other = await frames(processes[:2], people, 2)
        assert one == other

    store = connect(url)
    entries = await store.read(people.table)
    await store.close()
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    acknowledged = [name for page in people.pages for name in page.acknowledged]
    stored = [entry.command.partition(":")[2] for entry in entries]
    assert all(stored.count(name) == 1 for name in acknowledged)
    for server in processes:
        assert '"level":"error"' not in server.log.read_text()

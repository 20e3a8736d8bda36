"""A table of people who play random legal moves, and of watchers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from gloaming.core.game import find, usable
from gloaming.server import wire
from gloaming.server.operation.load.client import Client, ask

# The games of a mixed load, in rotation.
MIX = tuple((name, find(name).usual) for name in usable())
Position = tuple[int, int]  # the number of a game, and of the moves made in it
NOWHERE: Position = (0, 0)


class Kind(NamedTuple):
    """What is played at a table, by how many, and who looks on."""

    game: str
    players: int
    watchers: int = 0
    window: int = 0  # seconds


@dataclass(frozen=True)
class Sight:
    """What one viewer has been shown."""

    position: Position = NOWHERE
    lines: int = 0  # of chat


Shown = dict[str, Any]  # a frame in full


def sight_of(shown: Shown) -> Sight:
    """What a frame shows."""
    play, chat = shown["play"], shown["chat"]
    return Sight((shown["table"]["round"], -1 if play is None else play["moment"]), chat["from"] + len(chat["lines"]))


class Party:
    """The people and the watchers of one table."""

    def __init__(self, address: str, kind: Kind, seed: int) -> None:
        self._address = address
        self._kind = kind
        self.chance = random.Random(seed)
        self.table = ""
        self.clients: list[Client] = []  # by seat
        self.watchers: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._sights: list[Sight] = []
        self._seen_at = 0.0  # when the last viewer has seen what is awaited
        self._awaited: tuple[Callable[[Sight], bool], set[int], asyncio.Future[float]] | None = None

    @property
    def viewers(self) -> list[Client]:
        return [*self.clients, *self.watchers]

    @property
    def shown(self) -> Shown:
        """What the host sees."""
        shown = self.clients[0].shown
        assert shown is not None
        return shown

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.shown["table"]["state"] == "over")

    @property
    def lines(self) -> int:
        """The number of lines of chat."""
        return self._sights[0].lines

    @property
    def steps(self) -> Position:
        """How far the game has gone."""
        return self._sights[0].position

    async def gather(self) -> None:
        """Open a table, join it, sit down and start."""
        kind = self._kind
        settings = {"game": kind.game, "players": kind.players, "window": kind.window, "grace": 3600}
        path, body = "/api/tables", {"name": "Host", "settings": settings}
        answer, cookie = await asyncio.to_thread(ask, self._address, path, body)
        self.table = answer["table"]
        cookies = [cookie]
        for number in range(1, kind.players):
            path = f"/api/tables/{self.table}/join"
            _, cookie = await asyncio.to_thread(ask, self._address, path, {"name": f"Guest {number}"})
            cookies.append(cookie)
        self.clients = [self._follow(cookie) for cookie in cookies]
        self.watchers = [self._follow("") for _ in range(kind.watchers)]
        for seat in range(1, kind.players):
            await self.clients[seat].command(wire.Sit, seat=seat)
        await self.begin()

    def _follow(self, cookie: str) -> Client:
        client = Client(self._address, self.table, cookie, partial(self._seen, len(self._sights)))
        self._sights.append(Sight())
        self._tasks.append(asyncio.create_task(client.run()))
        return client

    async def begin(self) -> None:
        """Get ready and start, at the end of a game too."""
        if self.clients[0].shown is not None and self.over:
            await self.clients[0].command(wire.Rematch)
        for client in self.clients[1:]:
            await client.command(wire.Ready, on=True)
        await self.clients[0].command(wire.Start)

    def _seen(self, viewer: int, shown: Shown, at: float) -> None:
        self._sights[viewer] = sight_of(shown)
        if self._awaited is not None:
            is_shown, missing, done = self._awaited
            if viewer in missing and is_shown(self._sights[viewer]):
                missing.discard(viewer)
                if not missing and not done.done():
                    done.set_result(at)

    def until(self, is_shown: Callable[[Sight], bool]) -> asyncio.Future[float]:
        """When the last viewer has seen something that has not happened yet."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited = is_shown, set(range(len(self._sights))), future
        return future

    def choice(self) -> tuple[Client, str] | None:
        """Somebody who may move now, and their move."""
        asked = [client for client in self.clients if _may_move(client)]
        if not asked:
            return None
        client = self.chance.choice(asked)
        assert client.shown is not None
        return client, self.chance.choice(client.shown["play"]["moves"])["move"]

    async def play(self, interval: float) -> None:
        """Make a move at intervals as long as nobody ends it, and start again when a game is over."""
        while True:
            await asyncio.sleep(interval * (0.5 + self.chance.random()))
            found = self.choice()
            if self.over:
                await self.begin()
            elif found is not None:
                await found[0].command(wire.Move, move=found[1])

    async def leave(self) -> None:
        """Close all pages."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _may_move(client: Client) -> bool:
    shown = client.shown
    return bool(shown and shown["play"] and not shown["play"]["over"] and shown["play"]["moves"])

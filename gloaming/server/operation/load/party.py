"""A table of people who play random legal moves, at a steady pace."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from functools import partial

from gloaming.core.game import find, usable
from gloaming.server import wire
from gloaming.server.operation.load.client import Client, ask

# The games of a mixed load, in rotation.
MIX = tuple((name, find(name).usual) for name in usable())


@dataclass
class Tally:
    """What all parties have observed."""

    latencies: list[float] = field(default_factory=list)  # seconds from a move to the last viewer's view of it
    games: int = 0
    refused: int = 0

    def add_latency(self, seconds: float) -> None:
        self.latencies.append(seconds)

    def forget_latencies(self) -> None:
        self.latencies.clear()

    def add_game(self) -> None:
        self.games += 1

    def add_refusal(self) -> None:
        self.refused += 1


class Party:
    """The people of one table."""

    def __init__(self, address: str, kind: int) -> None:
        self._address = address
        self._game, self._seats = MIX[kind % len(MIX)]
        self._tally = Tally()
        self._chance = random.Random(kind)
        self._sent = 0.0
        self._awaited: set[int] = set()
        self._moment = 0
        self._shown = asyncio.Event()
        self.table = ""
        self.clients: list[Client] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.steps = 0  # moves and new games so far

    async def gather(self) -> None:
        """Open a table, join it, sit down and start."""
        settings = {"game": self._game, "players": self._seats, "window": 0, "grace": 3600}
        answer, cookie = await asyncio.to_thread(
            ask, self._address, "/api/tables", {"name": "Host", "settings": settings}
        )
        self.table = answer["table"]
        cookies = [cookie]
        for number in range(1, self._seats):
            path = f"/api/tables/{self.table}/join"
            _, cookie = await asyncio.to_thread(ask, self._address, path, {"name": f"Guest {number}"})
            cookies.append(cookie)
        for seat, cookie in enumerate(cookies):
            client = Client(self._address, self.table, cookie, partial(self._seen, seat))
            self.clients.append(client)
            self._tasks.append(asyncio.create_task(client.run()))
        for seat in range(1, self._seats):
            await self.clients[seat].command(wire.Sit, seat=seat)
        await self._begin()

    async def _begin(self) -> None:
        for client in self.clients[1:]:
            await client.command(wire.Ready, on=True)
        await self.clients[0].command(wire.Start)

    def _seen(self, seat: int, frame: wire.TableFrame, at: float) -> None:
        if frame.play is not None and frame.play.moment >= self._moment and seat in self._awaited:
            self._awaited.discard(seat)
            if not self._awaited:
                self._tally.add_latency(at - self._sent)
                self._shown.set()

    async def play(self, interval: float, tally: Tally) -> None:
        """Make a move at intervals, and start again when a game is over; the tally counts what is seen."""
        self._tally = tally
        due = time.monotonic() + interval * self._chance.random()
        while True:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due = max(due + interval, time.monotonic())
            frame = self.clients[0].frame
            if frame is not None and frame.table.state == "over":
                self._tally.add_game()
                await self.clients[0].command(wire.Rematch)
                await self._begin()
                self.steps += 1
                continue
            await self._move()

    async def _move(self) -> None:
        asked = [client for client in self.clients if _may_move(client)]
        if not asked:
            return
        client = self._chance.choice(asked)
        assert client.frame is not None
        assert client.frame.play is not None
        play = client.frame.play
        move = self._chance.choice(play.moves).move
        self._moment = play.moment + 1
        self._awaited = set(range(len(self.clients)))
        self._shown.clear()
        self._sent = time.perf_counter()
        reply = await client.command(wire.Move, move=move)
        if reply.ok:
            await self._shown.wait()
            self.steps += 1
        else:
            self._tally.add_refusal()
            self._awaited.clear()

    async def leave(self) -> None:
        """Close all pages."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _may_move(client: Client) -> bool:
    frame = client.frame
    return frame is not None and frame.play is not None and not frame.play.over and bool(frame.play.moves)

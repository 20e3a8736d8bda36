"""People who come to a table, play with bots, chat, go away and come back, and after some games open another table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError

from gloaming.core.game import find, usable
from gloaming.minds import BOTS
from gloaming.server import wire
from gloaming.server.operation.load.client import Client, ask

PACE = (0.3, 1.5)  # seconds between what a company does
AWAY = (0.5, 8.0)  # seconds that somebody is gone
GAMES = (1, 3)  # games at one table
LEAVING = 0.005  # the chance, each time, that some companies leave in the middle of a game
GATHERING = 120.0  # seconds until a table that did not come about is left
PATIENCE = 20.0  # seconds until somebody does something else instead of waiting for an answer
AGAIN = 0.3  # seconds before a request is tried again
REACTIONS = ("bravo", "laugh", "wow", "hm", "thanks", "oops")


@dataclass
class Guest:
    """Somebody at a table, or a watcher, with what they were told."""

    table: str
    person: int | None
    cookie: str
    client: Client


@dataclass
class Guests:
    """Everybody who ever sat down at a table, and what they have done."""

    all: list[Guest] = field(default_factory=list)
    steps: int = 0  # moves and new games
    games: int = 0
    refused: dict[str, int] = field(default_factory=dict)  # by code
    outdated: int = 0  # games that could not go on

    def note_step(self) -> None:
        """Count a move or a new game."""
        self.steps += 1

    def note_end(self, state: str) -> None:
        """Count a game that is over, or cannot go on."""
        self.games += state == "over"
        self.outdated += state == "outdated"

    def note_refusal(self, code: str) -> None:
        """Count a refused command."""
        self.refused[code] = self.refused.get(code, 0) + 1


async def ask_until(address: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """Make a request until it is answered, whatever happens to the server."""
    while True:
        try:
            return await asyncio.to_thread(ask, address, path, body, cookie)
        except HTTPError as error:
            if error.code not in (429, 503):
                raise
        except (OSError, HTTPException, ValueError):
            pass
        await asyncio.sleep(AGAIN)


class Company:
    """The people of one table after the other."""

    def __init__(self, addresses: Sequence[Callable[[], str]], number: int, seed: int, guests: Guests) -> None:
        self._addresses = addresses  # of all servers
        self._chance = random.Random(f"{seed} company {number}")
        self._game = usable()[number % len(usable())]
        self._guests = guests
        self._staying: dict[int, asyncio.Task[None]] = {}  # by place in `present`
        self._returning: set[asyncio.Task[None]] = set()
        self.present: list[Guest] = []
        self.steps = 0

    @property
    def clients(self) -> list[Client]:
        """The people who play; the host comes first."""
        return [guest.client for guest in self.present if guest.person is not None]

    async def play(self) -> None:
        """Play at tables, again and again."""
        while True:
            if await self._gathered():
                left = self._chance.randint(*GAMES)
                leaves = LEAVING if self._chance.random() < 0.3 else 0.0
                while left and self._chance.random() >= leaves:
                    await asyncio.sleep(self._chance.uniform(*PACE))
                    left -= await self._go_on()
            await self.leave()

    async def _gathered(self) -> bool:
        """Open a table and sit down; false if that took so long that somebody has lost their place."""
        try:
            async with asyncio.timeout(GATHERING):
                await self._gather()
        except (TimeoutError, HTTPError):
            self._guests.note_refusal("not gathered")
            return False
        return True

    async def _gather(self) -> None:
        """Open a table, join it, and sit down; bots take the other seats."""
        seats = find(self._game).usual
        people = self._chance.randint(1, seats)
        table, proofs = await self._open(people)
        for person, cookie in proofs:
            self._come(table, person, cookie)
        if self._chance.random() < 0.5:
            self._come(table, None, "")
        host, *others = self.clients
        for seat, client in enumerate(others, start=1):
            await client.command(wire.Sit, seat=seat)
        *usual, strongest = BOTS[self._game]
        for seat in range(people, seats):
            bot = strongest if self._chance.random() < 0.1 else self._chance.choice(usual)
            await host.command(wire.SeatBot, seat=seat, bot=bot)

    async def _open(self, people: int) -> tuple[str, list[tuple[int, str]]]:
        """A new table, and the proofs of those who are at it."""
        chance = self._chance
        settings = {
            "game": self._game,
            "players": find(self._game).usual,
            "window": chance.choice((0, 1)),
            "turn": chance.choice((None, None, 10)),
            "grace": 5,
            "spectators": chance.choice(("public", "delayed")),
            "delay": 5,
            "listed": chance.random() < 0.5,
        }
        answer, cookie = await ask_until(self._address(), "/api/tables", {"name": "Host", "settings": settings})
        table, proofs = str(answer["table"]), [(1, cookie)]
        while len(proofs) < people:  # one whose answer is lost has joined for nothing, and is dropped
            name = {"name": f"Guest {len(proofs)}"}
            answer, cookie = await ask_until(self._address(), f"/api/tables/{table}/join", name)
            proofs.append((int(answer["person"]), cookie))
        return table, proofs

    def _address(self) -> str:
        return self._chance.choice(self._addresses)()

    def _come(self, table: str, person: int | None, cookie: str) -> None:
        guest = Guest(table, person, cookie, Client(self._address(), table, cookie))
        self._staying[len(self.present)] = asyncio.create_task(guest.client.run())
        self.present.append(guest)
        self._guests.all.append(guest)

    # What they do.

    async def _go_on(self) -> bool:
        """Do one thing; true if a game had ended."""
        host = self.clients[0]
        if host.frame is None:
            return False
        match host.frame.table.state:
            case "lobby":
                await self._start()
            case "over" | "outdated" as state:
                if await self._do(host, wire.Rematch):
                    self._guests.note_end(state)
                    return True
            case "playing":
                await self._play()
        return False

    async def _start(self) -> None:
        """Be ready, then start; what is missing will be there the next time."""
        host = self.clients[0]
        assert host.frame is not None
        ready = {who.person for who in host.frame.table.people if who.ready}
        for guest in self.present:
            if guest.person not in {None, 1, *ready}:
                await self._do(guest.client, wire.Ready, on=True)
        if await self._do(host, wire.Start):
            self._step()

    async def _play(self) -> None:
        """Make a move, or do what people do besides."""
        place = self._chance.randrange(len(self.present))
        what = self._chance.random()
        if what < 0.02:
            self._go_away(place)
        elif what < 0.12:
            await self._besides(self._chance.choice(self.clients))
        asked = [client for client in self.clients if _may_move(client)]
        if asked:
            client = self._chance.choice(asked)
            assert client.frame is not None
            assert client.frame.play is not None
            if await self._do(client, wire.Move, move=self._chance.choice(client.frame.play.moves).move):
                self._step()
        for client in self.clients:
            await self._answer(client)

    async def _answer(self, client: Client) -> None:
        """Answer what the others wish, and come back from having been replaced by a bot."""
        frame = client.frame
        if frame is None or frame.table.you is None or frame.play is None:
            return
        me = frame.table.you
        undo = frame.table.undo
        if me.seat is not None and frame.table.seats[me.seat].deputy is not None:
            await self._do(client, wire.Back)
        elif undo is not None and me.person in undo.waiting:
            await self._do(client, self._chance.choice((wire.Grant, wire.Deny)), moment=frame.play.moment)

    async def _besides(self, client: Client) -> None:
        number = self._chance.randrange(10**6)
        match self._chance.randrange(4):
            case 0:
                await self._do(client, wire.Say, text=f"said {number}")
            case 1:
                await self._do(client, wire.React, glyph=self._chance.choice(REACTIONS))
            case 2:
                await self._do(client, wire.Note, text=f"noted {number}")
            case _ if client.frame is not None and client.frame.play is not None and client.frame.play.undo:
                await self._do(client, wire.Undo, moment=client.frame.play.moment)

    async def _do(self, client: Client, kind: Callable[..., wire.Command], **fields: Any) -> bool:
        """Send a command, and wait for its answer for a while; it stays on its way."""
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await client.command(kind, **fields)
        except TimeoutError:
            return False
        if reply.error is not None:
            self._guests.note_refusal(reply.error.code)
        return reply.ok

    def _step(self) -> None:
        self.steps += 1
        self._guests.note_step()

    # Coming and going.

    def _go_away(self, place: int) -> None:
        """Close a page without a word, and open it again later."""
        self._staying[place].cancel()
        self._returning.add(asyncio.create_task(self._return(place, self._chance.uniform(*AWAY))))

    async def _return(self, place: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self._staying[place].done():
            self._staying[place] = asyncio.create_task(self.present[place].client.run())

    async def settle(self) -> None:
        """Come back, all of them."""
        for place, guest in enumerate(self.present):
            if self._staying[place].done():
                self._staying[place] = asyncio.create_task(guest.client.run())

    async def leave(self) -> None:
        """Close all pages."""
        tasks = [*self._returning, *self._staying.values()]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.present, self._staying, self._returning = [], {}, set()


def _may_move(client: Client) -> bool:
    frame = client.frame
    return frame is not None and frame.play is not None and not frame.play.over and bool(frame.play.moves)

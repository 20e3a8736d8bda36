"""Two servers with the same public past and different secrets: whatever a viewer is sent must be the same bytes.

A viewer is put before two worlds: in the second, everything the viewer does not know was drawn anew. Both are played
on with the same moves, while in the second others also write notes to themselves. As long as the rules tell the viewer
the same (the core's events, proved by tests/ladder.py), the frames are equal in count, order and bytes, and so is the
server's log.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE
from gloaming.core.events import Event, read
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.server import tokens, wire
from gloaming.server.bus import connect as connect_bus
from gloaming.server.entries import TableSettings
from gloaming.server.feed import Feed
from gloaming.server.hub import Hub
from gloaming.server.settings import Settings
from gloaming.server.store import connect
from gloaming.server.workers import Workers

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal")
TICK = 100  # milliseconds between commands


class Listener(logging.Handler):
    """What the server logs, as text."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.getMessage()} {sorted(vars(record).get('fields', {}).items())}")


class World:
    """A table of people on a real hub and store, with a clock that is set by hand."""

    def __init__(self, folder: Path, game: Game, settings: TableSettings) -> None:
        self.now = 1_000_000
        self._settings = settings
        self._commands = 0
        self.store = connect(f"sqlite:///{folder / 'tables.sqlite'}")
        self.workers = Workers(1, 1.0)
        self.hub = Hub(self.store, connect_bus(None, self.store), self.workers, Settings(clock=lambda: self.now))
        self.hub.use(game)
        self.table = ""
        self.feeds: dict[int | None, Feed] = {}
        self.heard = Listener()

    async def open(self) -> None:
        """Everybody sits down, one watches, and the game starts."""
        logging.getLogger("gloaming").addHandler(self.heard)
        await self.hub.start()
        self.table, _ = await self.hub.create(NAMES[0], self._settings)
        players = len(self.hub.lives[self.table].table.chairs)
        for seat in range(1, players):
            await self.hub.join(self.table, NAMES[seat], None)
            await self.do(seat + 1, wire.Sit, seat=seat)
            await self.do(seat + 1, wire.Ready, on=True)
        await self.do(1, wire.Start)
        for person in [*range(1, players + 1), None]:
            self.feeds[person] = await self.hub.follow(self.table, person, "en", 0)

    async def close(self) -> None:
        logging.getLogger("gloaming").removeHandler(self.heard)
        await self.hub.close()
        await self.workers.close()
        await self.store.close()

    @property
    def match(self) -> Match:
        match = self.hub.lives[self.table].table.match
        assert match is not None
        return match

    async def do(self, person: int, command: Callable[..., Any], **fields: Any) -> wire.Reply:
        """A command of a person, made at the newest frame."""
        self._commands += 1
        self.now += TICK
        number = self.hub.lives[self.table].table.number(person)
        return await self.hub.command(self.table, person, command(id=f"c{self._commands}", at=number, **fields), "en")

    def frames(self, person: int | None) -> list[bytes]:
        """What a viewer has been sent since the last look."""
        queue = self.feeds[person]._frames
        found = []
        while not queue.empty():
            frame = queue.get_nowait()
            assert frame is not None, "the feed was closed"
            found.append(frame)
        return found

    def log(self) -> list[str]:
        lines, self.heard.lines = self.heard.lines, []
        return lines

    def look_anew(self) -> None:
        """Forget what was kept of the position: it was changed by hand."""
        this = self.hub.lives[self.table].table.round
        assert this is not None
        this.look()


def told(match: Match, viewer: int, since: int) -> list[Event]:
    """What the rules tell a viewer, by the core alone."""
    return [event for log in match.logs(since) for event in read(log, viewer)]


class Pair:
    """Two worlds that one viewer cannot tell apart."""

    def __init__(self, one: World, other: World, person: int | None, dice: random.Random) -> None:
        self._one = one
        self._other = other
        self._person = person
        self._viewer = TABLE if person is None else person - 1
        self._dice = dice

    def draw_anew(self, seed: str) -> None:
        """In the other world, everything the viewer does not know is drawn anew."""
        match = self._other.match
        view = match.seen(self._viewer)
        match.game.rules.resample(view, from_seed(seed))
        match.state[...] = view
        self._other.look_anew()
        for world in (self._one, self._other):
            world.frames(self._person)
            world.log()

    def choice(self) -> tuple[int, str] | None:
        """A move that is legal in both worlds, and of which the rules tell the viewer the same."""
        seats = [seat for seat in range(self._one.match.players) if self._one.match.legal(seat)]
        for seat in self._dice.sample(seats, len(seats)):
            both = sorted(set(self._one.match.legal(seat)) & set(self._other.match.legal(seat)))
            for move in self._dice.sample(both, min(len(both), 6)):
                if self._same(seat, move):
                    return seat, move
        return None

    def _same(self, seat: int, move: str) -> bool:
        heard = []
        for world in (self._one, self._other):
            twin = world.match.copy()
            since = len(twin.moves)
            twin.play(seat, move)
            heard.append((told(twin, self._viewer, since), twin.seen(self._viewer).tobytes()))
        return heard[0] == heard[1]

    async def play_on(self, moves: int) -> int:
        """Play the same moves in both worlds, and compare what the viewer gets; return how many were made."""
        for number in range(moves):
            if self._one.match.over or (choice := self.choice()) is None:
                return number
            seat, move = choice
            replies = [await world.do(seat + 1, wire.Move, move=move) for world in (self._one, self._other)]
            assert [reply.ok for reply in replies] == [True, True], (move, replies)
            await self._write_notes()
            assert self._one.frames(self._person) == self._other.frames(self._person), (self._viewer, seat, move)
            assert self._one.log() == self._other.log(), (self._viewer, seat, move)
        return moves

    async def _write_notes(self) -> None:
        """Somebody else writes in the other world only; the clocks go on alike."""
        writer = self._dice.randrange(self._one.match.players) + 1
        if writer == self._person:
            self._one.now += TICK
            self._other.now += TICK
        else:
            await self._other.do(writer, wire.Note, text=f"{self._dice.random()}")
            self._one.now += TICK


async def compare(folder: Path, game: Game, settings: TableSettings, seed: int) -> int:
    """Play a game on two servers, put every viewer before two worlds on the way, and return how much was compared."""
    dice = random.Random(seed)
    compared = 0
    players = settings.players or game.players[0]
    for person in [*range(1, players + 1), None]:
        worlds = []
        for name in ("one", "other"):
            (folder / f"{name}{person}").mkdir()
            world = World(folder / f"{name}{person}", game, settings)
            await world.open()
            worlds.append(world)
        try:
            one, other = worlds
            for _ in range(dice.randrange(4, 40)):
                if one.match.over:
                    break
                seat = dice.choice(one.match.pending)
                move = dice.choice(one.match.legal(seat))
                for world in worlds:
                    assert (await world.do(seat + 1, wire.Move, move=move)).ok
            pair = Pair(one, other, person, dice)
            if not one.match.over:
                pair.draw_anew(f"{seed} {person}")
                compared += await pair.play_on(12)
        finally:
            for world in worlds:
                await world.close()
    return compared


def same_start(monkeypatch: Any) -> None:
    """Tables with the same name and the same seed, so that two servers can be compared."""
    monkeypatch.setattr(tokens, "new_table_id", lambda: "a" * 22)
    monkeypatch.setattr("gloaming.server.commands.fresh_seed", lambda: "paired worlds")

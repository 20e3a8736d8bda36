"""Two servers with the same public past and different secrets: whatever a viewer is sent must be the same bytes.

A viewer is put before two worlds: in the second, everything the viewer does not know was drawn anew. Both are played
on with the same moves, while in the second others also write notes to themselves, and in windows leave unsaid what they
say in the first. As long as the rules tell the viewer the same (the core's events, proved by tests/ladder.py), the
frames are equal in count, order and bytes, and so are the answers to what the viewer asks, and the server's log.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE
from gloaming.core.events import Event, read
from gloaming.core.game import Game
from gloaming.core.match import Match
from gloaming.server import tokens, wire
from gloaming.server.entries import TableSettings
from tests.server.rooms import TICK, Page, Room, until

_world: ContextVar[object] = ContextVar("_world", default=None)  # the one in which something is done


class Listener(logging.Handler):
    """What the server of one world logs, as text."""

    def __init__(self, world: object) -> None:
        super().__init__(logging.DEBUG)
        self._world = world
        self.lines: list[str] = []

    def filter(self, record: logging.LogRecord) -> bool:
        return _world.get() is self._world and bool(super().filter(record))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.getMessage()} {sorted(vars(record).get('fields', {}).items())}")


class World(Room):
    """A table where everybody sits, and one watches."""

    def __init__(self, folder: Path, game: Game) -> None:
        super().__init__(folder, game)
        self.heard = Listener(self)
        self.pages: dict[int | None, Page] = {}

    async def open(self, settings: TableSettings) -> None:
        """The game starts, and everybody looks."""
        logging.getLogger("gloaming").addHandler(self.heard)
        _world.set(self)
        await self.hub.start()
        await self.gather(settings.game, settings.players, options=settings.options, window=settings.window)
        for person in (*self.fold.people, None):
            self.pages[person] = await self.page(person)

    async def close(self) -> None:
        logging.getLogger("gloaming").removeHandler(self.heard)
        await self.__aexit__(None, None, None)

    async def do(self, person: int | None, command: Callable[..., Any], /, **fields: Any) -> wire.Reply:
        _world.set(self)
        return await super().do(person, command, **fields)

    async def wait(self, seconds: float) -> None:
        _world.set(self)
        await super().wait(seconds)

    def log(self) -> list[str]:
        lines, self.heard.lines = self.heard.lines, []
        return lines

    def put(self, state: Any) -> None:
        """Go on from another position, and forget what was kept of this one."""
        for name in state.dtype.names:
            self.match.state[name] = state[name]
        self.round.look()

    async def lapse(self) -> None:
        """Let the time of a window pass."""
        moment = len(self.round.marks)
        assert self.fold.ends_at is not None
        self.now = self.fold.ends_at
        await self.wait(0)
        await until(lambda: len(self.round.marks) > moment)


def told(match: Match, viewer: int, since: int) -> list[Event]:
    """What the rules tell a viewer, by the core alone."""
    return [event for log in match.logs(since) for event in read(log, viewer)]


class Pair:
    """Two worlds that one viewer cannot tell apart."""

    def __init__(self, one: World, other: World, person: int | None, dice: random.Random) -> None:
        self._one = one
        self._other = other
        self._worlds = (one, other)
        self._person = person
        self._viewer = TABLE if person is None else person - 1
        self._dice = dice

    def draw_anew(self, seed: str) -> None:
        """In the other world, everything the viewer does not know is drawn anew."""
        match = self._other.match
        view = match.seen(self._viewer)
        match.game.rules.resample(view, from_seed(seed))
        self._other.put(view)
        for world in self._worlds:
            world.pages[self._person].raw()
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
        for world in self._worlds:
            twin = world.match.copy()
            since = len(twin.moves)
            twin.play(seat, move)
            heard.append((told(twin, self._viewer, since), twin.seen(self._viewer).tobytes()))
        return heard[0] == heard[1]

    async def play_on(self, moves: int) -> int:
        """Play the same moves in both worlds, and compare what the viewer gets; return how many were made."""
        for number in range(moves):
            if self._one.match.over:
                return number
            await self._ask_in_vain()
            if self._one.fold.holds:
                [seat], move = self._one.match.pending, "decline"
                if not self._same(seat, move):
                    return number
                await self._answer_in_a_window(seat)
            else:
                found = self.choice()
                if found is None:
                    return number
                seat, move = found
                for world in self._worlds:
                    await world.move(seat, move)
                await self._write_notes()
            self._compare(seat, move)
        return moves

    def _compare(self, seat: int, move: str) -> None:
        frames = [world.pages[self._person].raw() for world in self._worlds]
        assert frames[0] == frames[1], (self._viewer, seat, move)
        logs = [world.log() for world in self._worlds]
        assert logs[0] == logs[1], (self._viewer, seat, move)

    async def _answer_in_a_window(self, seat: int) -> None:
        """Whoever is asked declines; in the other world, unless it is the viewer, by saying nothing."""
        await self._one.move(seat, "decline")
        if seat == self._viewer:
            await self._other.move(seat, "decline")
        for world in self._worlds:
            await world.lapse()

    async def _write_notes(self) -> None:
        """Somebody else writes in the other world only; the clocks go on alike."""
        writer = self._dice.randrange(self._one.match.players) + 1
        if writer != self._person:
            await self._other.ok(writer, wire.Note, text=f"{self._dice.random()}")
            self._other.now -= TICK

    async def _ask_in_vain(self) -> None:
        """What the viewer is refused, they are refused in the same words; and the whole is the same."""
        if self._person is not None:
            actions = self._one.match.game.actions
            move = actions.format(self._dice.randrange(len(actions)))
            if not any(move in world.match.legal(self._person - 1) for world in self._worlds):
                replies = [await world.do(self._person, wire.Move, move=move) for world in self._worlds]
                assert replies[0].error == replies[1].error, (self._viewer, move)
        wholes = [await world.hub.whole(world.table, self._person, "fr") for world in self._worlds]
        assert wholes[0] == wholes[1], self._viewer


async def compare(folder: Path, game: Game, settings: TableSettings, seed: int) -> int:
    """Put every viewer before two worlds, in the midst of a game or at a window, and return how much was compared."""
    dice = random.Random(seed)
    compared = 0
    players = settings.players or game.players[0]
    for person in [*range(1, players + 1), None]:
        worlds = []
        for name in ("one", "other"):
            (folder / f"{name}{person}").mkdir()
            worlds.append(World(folder / f"{name}{person}", game))
            await worlds[-1].open(settings)
        try:
            await _play_into(worlds, settings, dice)
            if not worlds[0].match.over:
                pair = Pair(worlds[0], worlds[1], person, dice)
                pair.draw_anew(f"{seed} {person}")
                compared += await pair.play_on(12)
        finally:
            for world in worlds:
                await world.close()
    return compared


async def _play_into(worlds: list[World], settings: TableSettings, dice: random.Random) -> None:
    """Some moves, the same in all worlds; where there are windows, until one is open."""
    one, left = worlds[0], 1000 if settings.window else dice.randrange(4, 40)
    while left and not one.match.over and not one.fold.holds:
        seat = dice.choice(one.match.pending)
        move = dice.choice(one.match.legal(seat))
        for world in worlds:
            await world.move(seat, move)
        left -= 1


def same_start(monkeypatch: Any) -> None:
    """Tables with the same name and the same seed, so that two servers can be compared."""
    monkeypatch.setattr(tokens, "new_table_id", lambda: "a" * 22)
    monkeypatch.setattr("gloaming.server.commands.fresh_seed", lambda: "paired worlds")

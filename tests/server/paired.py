"""Two servers with the same public past and different secrets: whatever a viewer receives must be the same bytes.

A viewer sees two worlds; in the second, everything the viewer does not know was drawn again. Both are continued with
the same moves. In the second, others also write notes to themselves, have recovery codes shown, and decline for good
the windows that they decline one by one in the first. A bot, if there is one, plays by a rule that ignores what its
seat holds. As long as the rules tell the viewer the same (the core's events, proved by gloaming/testing/ladder.py),
everything on the viewer's socket is equal in count, order and bytes, and so are the answers to what the viewer requests
there and by HTTP, and the log.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from gloaming.core.chance import from_seed
from gloaming.core.decisions import TABLE
from gloaming.core.events import Event, read
from gloaming.core.game import GAMES, Game
from gloaming.core.match import Match
from gloaming.server import wire
from gloaming.server.bots import workers
from gloaming.server.people import tokens
from gloaming.server.people.programs import Programs
from gloaming.server.tables import commands
from gloaming.server.tables.entries import TableSettings
from gloaming.server.tables.eyes import Sights
from gloaming.server.tables.programs import ProgramFrames
from gloaming.server.tables.standing import declines
from gloaming.server.tables.table import Table
from tests.server.lines import Line
from tests.server.misfits import known, steady
from tests.server.rooms import NAMES, TICK, Page, Room, until

_world: ContextVar[object] = ContextVar("_world", default=None)  # the world in which something extra is done


class Listener(logging.Handler):
    """What the server of one world logs, as text."""

    def __init__(self, world: object) -> None:
        super().__init__(logging.DEBUG)
        self._world = world
        self.lines: list[str] = []

    def filter(self, record: logging.LogRecord) -> bool:
        return _world.get() is self._world and bool(super().filter(record))

    def emit(self, record: logging.LogRecord) -> None:
        fields = {name: value for name, value in vars(record).get("fields", {}).items() if name != "ms"}
        self.lines.append(f"{record.levelname} {record.getMessage()} {sorted(fields.items())}")


class ProgramLine(Line):
    """What a program at the table is sent. What it asks in vain as a watcher, everybody else at the table asks too."""

    def __init__(self, world: World) -> None:
        super().__init__(world.tables, world.table)
        self._world = world

    async def open(self, person: int | None) -> None:
        await super().open(None)
        assert person is not None
        self._person = person
        self._page = await self._world.program_page(person)

    async def say(self, message: object) -> None:
        if isinstance(message, dict) and message["do"] == "move" and message["at"] <= self._world.fold.public:
            await self._world.do(self._person, wire.Move, move=message["move"])

    async def heard(self) -> list[str]:
        feed, lines = self._page.feed, []
        while not feed._frames.empty():
            lines.append((feed.handed(feed._frames.get_nowait()) or b"").decode())
        return lines


class World(Room):
    """A table with all seats taken and everybody watching, one of them over a socket."""

    line: Line

    def __init__(self, folder: Path, game: Game, program: int | None = None) -> None:
        super().__init__(folder, game, thinking="tests.server.misfits")
        self.heard = Listener(self)
        self._program = program  # the person who is a program

    async def program_page(self, person: int) -> Page:
        """What a program has instead of a page."""

        def make(table: Table, who: int | None, _: Sights) -> ProgramFrames:
            return ProgramFrames(table, who, "en")

        return Page(self, await self.viewers.follow(self.table, person, 0, make))

    async def join(self, seat: int | None = None, address: str = "") -> int:
        if seat is None or len(self.fold.people) + 1 != self._program:
            return await super().join(seat, address)
        programs = Programs(self.tables)
        code = await programs.invite(self.table, 1, seat)
        person, _ = await programs.enlist(self.table, code, NAMES[seat], "192.0.2.9")
        await self.program_page(person)
        return person

    async def open(self, settings: TableSettings, bots: Sequence[str], person: int | None) -> None:
        """Start the game, with everybody watching."""
        logging.getLogger("gloaming").addHandler(self.heard)
        _world.set(self)
        await self.tables.start()
        if bots:
            await self.workers._workers[0].start()
        await self.gather(settings.game, settings.players, bots=bots, options=settings.options, window=settings.window)
        for other in self.fold.people.keys() - {person}:
            await self.page(other)
        self.line = (
            ProgramLine(self) if person is not None and person == self._program else Line(self.tables, self.table)
        )
        await self.line.open(person)
        await self.settle()

    async def close(self) -> None:
        await self.line.close()
        logging.getLogger("gloaming").removeHandler(self.heard)
        await self.__aexit__(None, None, None)

    @property
    def bots(self) -> list[int]:
        """The seats of bots."""
        return [seat for seat, chair in enumerate(self.fold.chairs) if chair.bot is not None]

    async def settle(self) -> None:
        """Wait until every bot that is asked has answered; between two rounds everybody goes on first."""
        while self.fold.resting or self.fold.bots_asked:
            await self.go_on()
            await until(lambda: bool(self.fold.resting) or not self.fold.bots_asked)

    async def move(self, seat: int, move: str | None = None) -> str:
        made = await super().move(seat, move)
        await self.settle()
        return made

    async def do(self, person: int | None, command: Callable[..., Any], /, **fields: Any) -> wire.Reply:
        _world.set(self)
        return await super().do(person, command, **fields)

    async def wait(self, seconds: float) -> None:
        _world.set(self)
        await super().wait(seconds)

    def log(self) -> list[str]:
        lines, self.heard.lines = self.heard.lines, []
        return lines

    async def lapse(self) -> None:
        """Let the time of a window pass."""
        moment = len(self.round.marks)
        assert self.fold.ends_at is not None
        self.now = self.fold.ends_at
        await self.wait(0)
        await until(lambda: len(self.round.marks) > moment)
        await self.settle()


def told(match: Match, viewer: int, since: int) -> list[Event]:
    """What the rules tell a viewer, according to the core alone."""
    return [event for log in match.logs(since) for event in read(log, viewer, match.game.kinds)]


class Pair:
    """Two worlds that one viewer cannot tell apart."""

    def __init__(self, worlds: Sequence[World], person: int | None, dice: random.Random) -> None:
        self._worlds = worlds
        self._one, self._other = worlds
        self._person = person
        self._viewer = TABLE if person is None else person - 1
        self._dice = dice

    async def draw_anew(self, seed: str) -> None:
        """In the other world, draw everything again that the viewer does not know."""
        match = self._other.match
        view = match.seen(self._viewer)
        match.game.rules.resample(view, from_seed(seed))
        self._other.put(view)
        for world in self._worlds:
            await world.line.heard()
            world.log()

    def choice(self) -> tuple[int, str] | None:
        """A person's move that is legal in both worlds, and about which the rules tell the viewer the same."""
        seats = [seat for seat in range(len(self._one.fold.people)) if self._one.match.legal(seat)]
        for seat in self._dice.sample(seats, len(seats)):
            both = sorted(set(self._one.match.legal(seat)) & set(self._other.match.legal(seat)))
            for move in self._dice.sample(both, min(len(both), 6)):
                if self._same(seat, move):
                    return seat, move
        return None

    def _same(self, seat: int, move: str) -> bool:
        one, other = (list(self._foreseen(world, seat, move)) for world in self._worlds)
        return one == other

    def _foreseen(self, world: World, seat: int, move: str) -> Iterator[tuple[list[Event], bytes]]:
        """What the rules tell the viewer about a move, and about the bots' answers to it."""
        twin, game = world.match.copy(), world.match.game
        action = game.actions.parse(move)
        while True:
            since = len(twin.moves)
            twin.act(seat, action)
            yield told(twin, self._viewer, since), twin.seen(self._viewer).tobytes()
            asked = [bot for bot in world.bots if bot in twin.pending]
            if not asked:
                return
            seat, action = asked[0], steady(game, twin.legal_actions(asked[0]))

    async def play_on(self, moves: int) -> int:
        """Play the same moves in both worlds, and compare what the viewer gets; return the number of moves."""
        for number in range(moves):
            if self._one.match.over:
                return number
            await self._ask_in_vain()
            if self._one.fold.holds:
                [seat], move = self._one.match.pending, "decline"
                await self._answer_in_a_window(seat)
                if not self._same(seat, move):
                    return number + 1
                for world in self._worlds:
                    await world.lapse()
            else:
                found = self.choice()
                if found is None:
                    return number
                seat, move = found
                for world in self._worlds:
                    await self._move(world, seat, move)
                await self._write_notes()
            await self._compare(seat, move)
        return moves

    async def _move(self, world: World, seat: int, move: str) -> None:
        """A move of a person; the viewer makes theirs over the socket."""
        if seat != self._viewer:
            await world.move(seat, move)
            return
        world.now += TICK
        version = world.fold.version
        await world.line.say(world.line.command("move", at=world.fold.number(self._person), move=move))
        await until(lambda: world.fold.version > version)
        await world.settle()

    async def _compare(self, *about: object) -> None:
        """Compare everything that arrived on the socket, and everything that was logged."""
        one, other = [await world.line.heard() for world in self._worlds]
        assert one == other, (self._viewer, about)
        assert self._one.log() == self._other.log(), (self._viewer, about)

    async def _answer_in_a_window(self, seat: int) -> None:
        """Whoever is asked declines; in the other world, unless it is the viewer, for good, and then by silence."""
        if seat not in self._one.bots:  # a bot has answered by itself
            await self._move(self._one, seat, "decline")
            if seat == self._viewer:
                await self._move(self._other, seat, "decline")
            else:
                if not declines(self._other.fold, seat):
                    await self._other.ok(seat + 1, wire.Standing, question=self._other.round.window, on=True)
                self._other.now = self._one.now
        await self._compare("in a window", seat)

    async def _write_notes(self) -> None:
        """Somebody else writes notes, in the other world only; the clocks advance equally."""
        writer = self._dice.randrange(len(self._one.fold.people)) + 1
        if writer != self._person:
            await self._other.ok(writer, wire.Note, text=f"{self._dice.random()}")
            self._other.now -= TICK
            await self._other.people.code(self._other.table, writer)

    async def _ask_in_vain(self) -> None:
        """The viewer gets the same refusals, facts and words, on the socket and by HTTP, and the same whole frame."""
        actions, number = self._one.match.game.actions, self._one.fold.number(self._person)
        legal = {move for world in self._worlds for move in world.match.legal(self._viewer)}
        moves = [actions.format(self._dice.randrange(len(actions))) for _ in range(4)]
        moves = [*(move for move in moves if self._person is None or move not in legal), "no move"]
        told = []
        for world in self._worlds:
            line = world.line
            for move in moves:
                await line.say(line.command("move", at=number, move=move))
            await line.say(line.command("move", at=number + 1, move=moves[0]))
            await line.say(line.command("start", at=number))
            await line.say(line.command("reveal", at=number, nonce="0" * 64))
            await line.say("no message")
            told.append(
                [
                    await line.post(COMMANDS, line.command("move", at=number, move=moves[0])),
                    await line.post(COMMANDS, line.command("host", at=number, person=99)),
                    await line.post(COMMANDS, line.command("remove", at=number, person=99, ban=True)),
                    await line.post(COMMANDS, line.command("ask", at=number, name="Bob")),
                    await line.post(COMMANDS, line.command("agree", at=number, person=1, seat=1)),
                    await line.post(COMMANDS, line.command("refuse", at=number, person=1, seat=1)),
                    await line.post(RECOVERY, {"code": "0000-0000-0000"}),
                    *[await line.get(path) for path in PATHS],
                ]
            )
        assert told[0] == told[1], (self._viewer, moves)
        await self._compare("in vain", moves)


COMMANDS = "/api/tables/{table}/commands"
RECOVERY = "/api/tables/{table}/recover"
PATHS = (
    "/api/tables/{table}",
    "/api/tables",
    "/api/replays/{table}-1?as=open",
    "/api/replays/{table}-1/moments/1?as=open",
    "/api/replays/{table}-1/record",
)


async def compare(
    folder: Path,
    game: Game,
    settings: TableSettings,
    seed: int,
    bots: Sequence[str] = (),
    program: int | None = None,
    viewers: Sequence[int | None] = (),
) -> int:
    """Show every viewer two worlds, in the middle of a game or at a window; return how much was compared.

    One of the people may be a program. Only some viewers may be shown them.
    """
    dice = random.Random(seed)
    compared = 0
    people = (settings.players or game.players[0]) - len(bots)
    for person in viewers or [*range(1, people + 1), None]:
        worlds: list[World] = []
        try:
            for name in ("one", "other"):
                (folder / f"{name}{person}").mkdir()
                world = World(folder / f"{name}{person}", game, program)
                await world.open(settings, bots, person)
                worlds.append(world)
            await _play_into(worlds, settings, dice)
            if not worlds[0].match.over:
                pair = Pair(worlds, person, dice)
                await pair.draw_anew(f"{seed} {person}")
                compared += await pair.play_on(12)
        finally:
            for world in reversed(worlds):  # a server restores the signal handlers that it replaced
                await world.close()
    return compared


async def _play_into(worlds: Sequence[World], settings: TableSettings, dice: random.Random) -> None:
    """Make some moves, the same in all worlds; if there are windows, until one is open.

    Every bot has been asked then.
    """
    one, left = worlds[0], dice.randrange(4, 40)
    while not one.match.over and (left > 0 or one.opened.untold.seats < set(one.bots) or _awaits_window(one, settings)):
        [*asked] = (seat for seat in one.match.pending if seat not in one.bots)
        if one.fold.holds:
            for world in worlds:
                await world.lapse()
        else:
            seat = dice.choice(asked)
            move = dice.choice(one.match.legal(seat))
            for world in worlds:
                await world.move(seat, move)
        left -= 1


def _awaits_window(world: World, settings: TableSettings) -> bool:
    return bool(settings.window) and not world.fold.holds


def same_start(monkeypatch: Any) -> None:
    """Tables with the same name and the same seed, so that two servers can be compared; test bots may sit there."""
    monkeypatch.setattr(tokens, "new_table_id", lambda: "a" * 22)
    monkeypatch.setattr(commands, "fresh_seed", lambda: "paired worlds")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    for module in (commands, workers):
        monkeypatch.setattr(module, "BOTS", {game: known(game) for game in GAMES})

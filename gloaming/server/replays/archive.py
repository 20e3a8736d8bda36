"""Games that can be replayed: those of tables, named `<table>-<round>`, and uploaded records."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Literal, NamedTuple

from gloaming.core.decisions import TABLE
from gloaming.core.errors import GloamingError
from gloaming.core.match import Match
from gloaming.core.record import parse_record
from gloaming.server import wire
from gloaming.server.people.people import People
from gloaming.server.refusal import Refused
from gloaming.server.replays.checking import check
from gloaming.server.replays.finished import Finished
from gloaming.server.replays.replay import Replay, fades, read_viewer
from gloaming.server.tables.entries import Position, TableSettings
from gloaming.server.tables.round import Round
from gloaming.server.tables.table import Table
from gloaming.server.tables.tables import Tables

KEPT = 30_000  # positions of replays held in memory
NO_LOOKING_BACK = {
    "off": "server-no-watchers",
    "delayed": "server-not-over",
}  # why watchers see no moments of a running game
Turn = Callable[[str], AbstractAsyncContextManager[None]]  # of an address, for long work
ROUND = re.compile(r"(?P<table>.+)-(?P<round>[1-9][0-9]{0,8})")


class Asker(NamedTuple):
    """Somebody who asks for a replay."""

    address: str
    token: str | None  # at the table where the game was played


class PositionAt(NamedTuple):
    """A position of a replay that a table is to begin at: with the hidden part as it was, or drawn anew for a seat."""

    moment: int
    seat: int
    hidden: Literal["same", "anew"]


class Archive:
    """The games that were played; of a running game, only what the asker may see."""

    def __init__(self, tables: Tables, people: People, turn: Turn) -> None:
        self._tables = tables
        self._people = people
        self._turn = turn
        self._replays: OrderedDict[tuple[str, int], Replay] = OrderedDict()

    async def story(self, replay: str, viewer: str, asker: Asker) -> wire.Story:
        """The log of a game."""
        found, seen_by = await self._open(replay, viewer, asker)
        async with self._turn(asker.address):
            return await asyncio.to_thread(found.story, seen_by)

    async def moment(self, replay: str, number: int, viewer: str, asker: Asker) -> wire.Play:
        """A position of a game."""
        found, seen_by = await self._open(replay, viewer, asker)
        return await asyncio.to_thread(found.moment, number, seen_by)

    async def record(self, replay: str) -> str:
        """The record of a game that is over."""
        text = await self._tables.store.kept(replay)
        if text is not None:
            return text
        _, this = await self._round(replay)
        finished = await self._finished(replay, this)
        if finished is not None:
            return finished.record
        if this.match is None and this.last is None:
            raise Refused("outdated", "server-not-kept")
        if this.match is None or not this.match.over:
            raise Refused("forbidden", "server-not-over")
        return this.match.record()

    async def ended(self, replay: str) -> str:
        """The record of a game that is over: an uploaded one may not be."""
        text = await self.record(replay)
        if parse_record(text).winners is None:
            raise Refused("forbidden", "server-not-over")
        return text

    async def position(self, replay: str, at: PositionAt, asker: Asker) -> tuple[TableSettings, Position]:
        """A moment of a finished game as the start of another, with the settings that it needs."""
        await self.ended(replay)
        found, seat = await self._open(replay, str(at.seat), asker)
        if isinstance(found, Finished):
            raise Refused("outdated", "server-position-outdated")
        scene = await asyncio.to_thread(found.scene, at.moment, seat, anew=at.hidden == "anew")
        settings = TableSettings(found.game.name, found.players, found.options)
        return settings, Position(scene, replay, at.moment, at.hidden)

    async def keep(self, text: str, asker: str) -> str:
        """Keep an uploaded record if it can be played; the same record always has the same name."""
        async with self._turn(asker):
            await check("replay", text)
        name = "r" + hashlib.sha256(text.encode()).hexdigest()[:24]
        await self._tables.store.keep(name, text, self._tables.settings.clock())
        return name

    async def verify(self, text: str, asker: str) -> wire.Draws:
        """The number of draws of a record, all of which follow from its seed; refused at the first that does not."""
        async with self._turn(asker):
            checked = await check("verify", text)
        return wire.Draws(checked.draws, checked.people)

    async def _open(self, name: str, viewer_name: str, asker: Asker) -> tuple[Replay | Finished, int]:
        """A replay and its viewer, if they may see it."""
        text = await self._tables.store.kept(name)
        if text is not None:
            replay = await self._replay(name, 0, text, (), asker)
            return replay, read_viewer(viewer_name, replay.players)
        table, this = await self._round(name)
        finished = await self._finished(name, this)
        if finished:
            return finished, read_viewer(viewer_name, finished.players)
        # once seats have changed hands, nobody sees secrets
        match = this.match or (this.last if this is table.round else None)
        if match is None:
            raise Refused("outdated", "server-not-kept")
        viewer = read_viewer(viewer_name, match.players)
        if not match.over:
            await self._check(table, match, viewer, asker.token)
        return await self._replay(name, len(match.moves), match.record(), this.names, asker), viewer

    async def _finished(self, name: str, this: Round) -> Finished | None:
        """What was kept of a game that was played under other rules."""
        if this.rules == this.current:
            return None
        body = await self._tables.store.finished(name)
        return None if body is None else Finished(body)

    async def _check(self, table: Table, match: Match, viewer: int, token: str | None) -> None:
        """Check a viewer of a running game: they see their own side, or what watchers see now."""
        person = await self._people.identify(table.id, token)
        seat = table.people[person].seat if person is not None else None
        if viewer not in (TABLE, seat):
            raise Refused("forbidden", "server-not-yours")
        if viewer == TABLE and table.settings.spectators in NO_LOOKING_BACK:
            raise Refused("forbidden", NO_LOOKING_BACK[table.settings.spectators])
        if fades(match):
            raise Refused("forbidden", "server-remember")

    async def _round(self, name: str) -> tuple[Table, Round]:
        found = ROUND.fullmatch(name)
        table = (await self._tables.open(found["table"])).table if found else None
        if table is None or found is None or int(found["round"]) > len(table.rounds):
            raise Refused("unknown", "server-no-replay")
        return table, table.rounds[int(found["round"]) - 1]

    async def _replay(self, name: str, length: int, record: str, names: tuple[str, ...], asker: Asker) -> Replay:
        key = (name, length)
        if key not in self._replays:
            async with self._turn(asker.address):
                if key not in self._replays:  # somebody else may have asked for it meanwhile
                    self._replays[key] = await asyncio.to_thread(_replayed, record, names)
        replay = self._replays[key]
        self._replays.move_to_end(key)
        while len(self._replays) > 1 and sum(len(it) for it in self._replays.values()) > KEPT:
            self._replays.popitem(last=False)
        return replay


def _replayed(record: str, names: tuple[str, ...]) -> Replay:
    try:
        return Replay(record, names)
    except GloamingError as error:  # it was kept under other rules
        raise Refused("outdated", "server-rules-part", game=error.game, reason=error.message) from None

"""Programs with older rules, for tests of what happens to their games: real tables in a real store."""

from __future__ import annotations

import dataclasses
from typing import Any

from gloaming.core import chance
from gloaming.core.game import Game, find
from gloaming.server.replays.finished import Ended, make
from gloaming.server.store import Entry
from gloaming.server.tables.entries import Moved, encode
from tests.server.rooms import Room


def agreeing(name: str) -> Game:
    """A game whose older rules were the same."""
    return dataclasses.replace(find(name), version=find(name).version - 1)


def drawing_otherwise(name: str) -> Game:
    """A game whose older rules drew other cards from the same seed."""

    def draw(stream: Any, number: int, weights: Any, weighed: int, count: int) -> int:
        return chance.draw(stream, number + 1_000_000, weights, weighed, count)

    return dataclasses.replace(agreeing(name), draw=draw)


async def play_what_is_illegal_now(room: Room) -> None:
    """The older program stores a move that it allowed and that is no longer allowed."""
    body = Moved(room.match.pending[0], "no such move", "person", room.round.trail)
    version = room.fold.version + 1
    await room.store.append(Entry(room.table, version, f"x-{version}", room.opened.last_at, encode(body)))


async def keep(room: Room) -> None:
    """The older program keeps a finished game."""
    ended = Ended(room.match.record(), room.round.names)
    await room.store.keep_finished(room.fold.replay, make(ended, room.match.game))

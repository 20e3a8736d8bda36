"""Reviews of finished games, made one at a time in a separate process and kept with the record.

`python -m gloaming.server.replays.reviewing` reads a record from its input. It prints the number of moves it has
judged, line by line, then an empty line and the review.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from collections import OrderedDict
from typing import Any, Literal

import msgspec

import gloaming
from gloaming.core.errors import GloamingError
from gloaming.core.record import parse_record
from gloaming.server import wire
from gloaming.server.operation.logs import note, short
from gloaming.server.operation.processes import run_once, stand_back
from gloaming.server.refusal import Refused
from gloaming.server.replays.archive import Archive
from gloaming.server.replays.checking import message_of
from gloaming.server.replays.reviewed import SeatReview, by_seat
from gloaming.server.tables.tables import Tables

LONGEST = 600.0  # seconds for one game
MOST, MOST_OF_ONE = 8, 2  # reviews that wait or are being made, of all addresses and of one
MOST_FAILED = 100  # refusals that are remembered for those who ask again
FORM = 2  # of what is kept: a review in an older form is made again


class ReviewState(msgspec.Struct, frozen=True):
    """A review, or how far it is: not asked for, waiting behind others, being made (with the share that is done)."""

    state: Literal["none", "waiting", "working", "done"]
    ahead: int = 0
    share: float = 0.0
    review: SeatReview | None = None


class _Made(msgspec.Struct):
    players: int
    seats: dict[int, bytes]  # each compressed
    refused: Any = None  # the message as plain data
    game: str = ""


class _Job:
    """A review that somebody waits for."""

    def __init__(self, record: str, address: str) -> None:
        read = parse_record(record)
        self.address = address
        self.players = read.players
        self.is_begun = False
        self._record = record
        self._moves = max(len(read.moves), 1)
        self._judged = 0

    @property
    def share(self) -> float:
        """How much of it is done."""
        return self._judged / self._moves

    async def make(self) -> bytes:
        """Make the review."""
        self.is_begun = True
        body = await run_once(__name__, given=self._record.encode(), limit=LONGEST, told=self._hear)
        made = msgspec.msgpack.decode(body, type=_Made)
        if made.refused is not None:  # it was recorded under other rules
            raise Refused("outdated", "server-rules-part", game=made.game, reason=message_of(made.refused))
        return body

    def _hear(self, line: bytes) -> None:
        self._judged = int(line)


class Reviews:
    """The reviews of a process. Only a finished game has one; then it is the same for everybody."""

    def __init__(self, tables: Tables, archive: Archive) -> None:
        self._tables = tables
        self._archive = archive
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._failed: OrderedDict[str, Refused] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def state(self, replay: str, seat: str) -> ReviewState:
        """The review of a game from a seat, if there is one."""
        if (job := self._jobs.get(replay)) is not None:
            _check_seat(seat, job.players)
            return self._waiting(replay, job)
        body = await self._tables.store.review(f"{replay}.{FORM}")
        if body is None:
            record = parse_record(await self._archive.ended(replay))
            _check_seat(seat, record.players)
            return ReviewState("none")
        made = msgspec.msgpack.decode(body, type=_Made)
        _check_seat(seat, made.players)
        return ReviewState("done", review=await asyncio.to_thread(_unpacked, made.seats[int(seat)]))

    async def start(self, replay: str, address: str) -> None:
        """Begin to review a game; Refused if it is not over, if too many wait, or if it has just failed."""
        text = await self._archive.ended(replay)
        if (refused := self._failed.pop(replay, None)) is not None:
            raise refused
        if replay in self._jobs:
            return
        mine = sum(job.address == address for job in self._jobs.values())
        if len(self._jobs) >= MOST or mine >= MOST_OF_ONE:
            raise Refused("limit", "server-much-work")
        self._jobs[replay] = _Job(text, address)
        self._tables.spawn(self._make(replay))

    def _waiting(self, replay: str, job: _Job) -> ReviewState:
        if job.is_begun:
            return ReviewState("working", share=job.share)
        return ReviewState("waiting", ahead=list(self._jobs).index(replay))

    async def _make(self, replay: str) -> None:
        job = self._jobs[replay]
        try:
            async with self._turn:
                body = await job.make()
            await self._tables.store.keep_review(f"{replay}.{FORM}", body, self._tables.settings.clock())
        except Refused as refused:
            self._fail(replay, refused)
        except (OSError, TimeoutError, ValueError, GloamingError) as error:
            note("a review failed", logging.WARNING, error=error, table=short(replay))
            self._fail(replay, Refused("busy", "server-no-review"))
        finally:
            del self._jobs[replay]

    def _fail(self, replay: str, refused: Refused) -> None:
        self._failed[replay] = refused
        if len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)


def _check_seat(seat: str, players: int) -> None:
    if seat not in map(str, range(players)):
        raise Refused("malformed", "server-no-seat", seat=seat[:20])


def _unpacked(packed: bytes) -> SeatReview:
    return msgspec.json.decode(zlib.decompress(packed), type=SeatReview)


def _reviewed(record: str) -> _Made:
    try:
        match = gloaming.replay(record)
        found = gloaming.review(match, progress=lambda number: print(number, flush=True))
    except GloamingError as error:
        return _Made(0, {}, error.message, error.game)
    packed = {seat: zlib.compress(wire.encode(it)) for seat, it in by_seat(match, found).items()}
    return _Made(match.players, packed)


def main() -> None:
    """Review the record on the input."""
    stand_back()
    made = _reviewed(sys.stdin.buffer.read().decode())
    print(flush=True)
    sys.stdout.buffer.write(msgspec.msgpack.encode(made))


if __name__ == "__main__":
    main()

"""What was shown of a finished game, kept as it was shown: it stays readable even if the rules change."""

from __future__ import annotations

import sys
import zlib
from typing import NamedTuple

import msgspec

from gloaming.core.decisions import TABLE
from gloaming.core.game import Game, find
from gloaming.core.record import parse_record
from gloaming.server import wire
from gloaming.server.operation.processes import stand_back
from gloaming.server.refusal import Refused
from gloaming.server.replays.former import FormerShown, as_now
from gloaming.server.replays.replay import OPEN, Replay

LARGEST = 8 * 1024 * 1024  # bytes of one game; of a larger one only the record is kept


_FORMER = b'{"stories":'  # how stored bodies begin that are older than messages


class Ended(NamedTuple):
    """A finished game, and the names of its players."""

    record: str
    names: tuple[str, ...]


class _Shown(msgspec.Struct):
    """Everything that one viewer could look at."""

    story: msgspec.Raw
    moments: list[msgspec.Raw]


class _Lines(msgspec.Struct):
    lines: list[msgspec.Raw]


class _Body(msgspec.Struct):
    record: str
    players: int
    shown: dict[int, bytes]  # by viewer, compressed


def make(ended: Ended, game: Game) -> bytes:
    """Store a finished game, as every viewer may see it, in one piece. This takes seconds."""
    replay = Replay(*ended, game)
    body = _Body(ended.record, replay.players, {})
    for viewer in (*range(replay.players), TABLE, OPEN):
        moments = [replay.moment(number, viewer) for number in range(replay.moments + 1)]
        body.shown[viewer] = zlib.compress(wire.encode({"story": replay.story(viewer), "moments": moments}))
        if sum(map(len, body.shown.values())) > LARGEST:
            body.shown.clear()
            break
    return msgspec.msgpack.encode(body)


class Finished:
    """A game that was kept."""

    def __init__(self, body: bytes) -> None:
        self._body = msgspec.msgpack.decode(body, type=_Body)
        self.record = self._body.record
        self.players = self._body.players
        record = parse_record(self.record)
        self.commitment, self.pledges = record.commitment, record.pledges

    def __bool__(self) -> bool:
        """Whether there is more than the record."""
        return bool(self._body.shown)

    def story(self, viewer: int) -> wire.Story:
        """The whole log, as `Replay.story` gave it."""
        return msgspec.json.decode(self._seen_by(viewer).story, type=wire.Story)

    def lines(self, viewer: int) -> list[msgspec.Raw]:
        """The lines of the log, as they are sent."""
        return msgspec.json.decode(self._seen_by(viewer).story, type=_Lines).lines

    def moment(self, number: int, viewer: int) -> wire.Play:
        """The position after a number of moves, as `Replay.moment` showed it."""
        moments = self._seen_by(viewer).moments
        if not 0 <= number < len(moments):
            raise Refused("unknown", "server-no-moment", last=len(moments) - 1)
        return msgspec.json.decode(moments[number], type=wire.Play)

    def end(self, viewer: int) -> wire.Play:
        """The last position."""
        return msgspec.json.decode(self._seen_by(viewer).moments[-1], type=wire.Play)

    def _seen_by(self, viewer: int) -> _Shown:
        shown = zlib.decompress(self._body.shown[viewer])
        if not shown.startswith(_FORMER):
            return msgspec.json.decode(shown, type=_Shown)
        now = as_now(msgspec.json.decode(shown, type=FormerShown), self.players)
        return msgspec.json.decode(wire.encode(now), type=_Shown)


def main() -> None:
    """Write the stored form of the given game: a separate process, beside the tables.

    Its rules run interpreted: for one game that takes less time than to load Numba.
    """
    stand_back()
    ended = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Ended)
    sys.stdout.buffer.write(make(ended, find(parse_record(ended.record).game)))


if __name__ == "__main__":
    main()

"""One viewer's way to a table: a bounded queue of frames, each made for that viewer alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from gloaming.server.operation.settings import Settings
from gloaming.server.tables.backlog import Backlog
from gloaming.server.tables.frames import FrameMaker
from gloaming.server.tables.table import Table


class Feed:
    """The frames of one page that is open at a table."""

    def __init__(self, table: Table, person: int | None, settings: Settings, backlog: Backlog) -> None:
        self.person = person
        self.table = table  # the one this viewer may see: as it is now, or as it was a while ago
        self.closed = False
        self.why = ""  # the reader is told, if there is more to say than to come back: the key of a text
        self._settings = settings
        self._backlog = backlog
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._queued = 0  # bytes
        self._sent = 0  # bytes of the frame that was taken from the queue last
        self._dropped: Callable[[], None] = lambda: None  # called when the reader is let go
        self._maker = FrameMaker(table, person)

    async def get(self) -> bytes | None:
        """The next frame; None once the feed is closed. Whoever asks has sent the one before."""
        self._took()
        return self.handed(await self._frames.get())

    def _took(self) -> None:
        self._backlog.settle(self, self._sent)
        self._sent = 0

    def handed(self, frame: bytes | None) -> bytes | None:
        """A frame leaves the queue; it still waits for the reader until the next is asked for."""
        self._took()
        self._sent = len(frame or b"")
        self._queued -= self._sent
        return frame

    def show(self, *, whole: bool = False) -> None:
        """Queue what is new, or the whole; a reader who is too slow is let go, and comes back for the whole."""
        if self.closed:
            return
        frame = self._maker.frame(whole=whole)
        waiting, most = self._frames.qsize(), self._settings
        if waiting >= most.queue or (waiting and self._queued + len(frame) > most.queue_bytes):
            self.drop()
            return
        self._frames.put_nowait(frame)
        self._queued += len(frame)
        self._backlog.owe(self, len(frame))

    def whole(self) -> None:
        """Queue the whole frame."""
        self.show(whole=True)

    def look_at(self, table: Table) -> None:
        """Turn to another table, or to the same anew."""
        self.table = table
        self._maker = FrameMaker(table, self.person)
        self.whole()

    def when_dropped(self, call: Callable[[], None]) -> None:
        """Have something done when the reader is let go."""
        self._dropped = call

    def close(self, why: str = "") -> None:
        """No more frames; what is queued can still be read."""
        if not self.closed:
            self.closed, self.why = True, why
            self._frames.put_nowait(None)

    def drop(self) -> None:
        """No more frames, and none is kept."""
        while not self._frames.empty():
            self._frames.get_nowait()
        self._queued = 0
        self.closed = True
        self._frames.put_nowait(None)
        self._backlog.settle(self)
        self._dropped()

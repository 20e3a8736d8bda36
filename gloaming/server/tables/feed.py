"""The connection of one viewer to a table: a bounded queue of frames, each made for that viewer alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from gloaming.server.operation.settings import Settings
from gloaming.server.tables.backlog import Backlog
from gloaming.server.tables.eyes import FrameMaker, Sights
from gloaming.server.tables.table import Table


class Maker(Protocol):
    """What makes the frames of a feed."""

    def frame(self, *, whole: bool) -> bytes: ...


MakerType = Callable[[Table, int | None, Sights], Maker]


class Feed:
    """The frames of one page that is open at a table."""

    def __init__(
        self, sights: Sights, person: int | None, settings: Settings, backlog: Backlog, make: MakerType = FrameMaker
    ) -> None:
        self.person = person
        self.table = sights.table  # the form of the table this viewer may see: the current one, or one with a delay
        self.closed = False
        self.why = ""  # the id of a message for the reader, if there is more to say than to reconnect
        self._settings = settings
        self._backlog = backlog
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._queued = 0  # bytes
        self._sent = 0  # bytes of the last frame taken from the queue
        self._dropped: Callable[[], None] = lambda: None  # called when the reader is dropped
        self._push: Callable[[bytes], bool] = lambda _frame: False  # sends a frame at once, if the reader is ready
        self._make = make
        self._maker = make(sights.table, person, sights)

    async def get(self) -> bytes | None:
        """The next frame; None once the feed is closed. Asking for it means that the previous one was sent."""
        self._took()
        return self.handed(await self._frames.get())

    def _took(self) -> None:
        self._backlog.settle(self, self._sent)
        self._sent = 0

    def handed(self, frame: bytes | None) -> bytes | None:
        """Count a frame as taken from the queue; it still waits for the reader until the next one is requested."""
        self._took()
        self._sent = len(frame or b"")
        self._queued -= self._sent
        return frame

    def show(self, *, whole: bool = False) -> None:
        """Queue what is new, or the whole frame; a reader who is too slow is dropped, and comes back for the whole."""
        if self.closed:
            return
        frame = self._maker.frame(whole=whole)
        if not frame:  # nothing that this reader is told of
            return
        if not self._sent and self._frames.empty() and self._push(frame):
            return
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

    def look_at(self, sights: Sights) -> None:
        """Follow another form of the table, or the same one again."""
        self.table = sights.table
        self._maker = self._make(sights.table, self.person, sights)
        self.whole()

    def push_to(self, push: Callable[[bytes], bool]) -> None:
        """Send frames at once as long as the reader is ready, and queue only the others."""
        self._push = push

    def when_dropped(self, call: Callable[[], None]) -> None:
        """Call something when the reader is dropped."""
        self._dropped = call

    def close(self, why: str = "") -> None:
        """Accept no more frames; those in the queue can still be read."""
        if not self.closed:
            self.closed, self.why = True, why
            self._frames.put_nowait(None)

    def drop(self) -> None:
        """Accept no more frames, and discard those in the queue."""
        while not self._frames.empty():
            self._frames.get_nowait()
        self._queued = 0
        self.closed = True
        self._frames.put_nowait(None)
        self._backlog.settle(self)
        self._dropped()

"""One viewer's way to a table: a bounded queue of frames, each made for those eyes alone."""

from __future__ import annotations

import asyncio

from gloaming.server.frames import Shown
from gloaming.server.table import Table


class Feed:
    """The frames of one page that is open at a table."""

    def __init__(self, table: Table, person: int | None, lang: str, room: int) -> None:
        self.person = person
        self.lang = lang
        self.table = table  # the one this viewer may see: as it is now, or as it was a while ago
        self._room = room
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._shown = Shown(table, person, lang)
        self.closed = False

    async def get(self) -> bytes | None:
        """The next frame; None once the feed is closed."""
        return await self._frames.get()

    def show(self, *, whole: bool = False) -> None:
        """Queue what is new, or the whole; a reader who is too slow is let go, and comes back for the whole."""
        if self.closed:
            return
        if self._frames.qsize() >= self._room:
            self.close()
            return
        self._frames.put_nowait(self._shown.frame(whole=whole))

    def whole(self) -> None:
        """Queue the whole frame."""
        self.show(whole=True)

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.lang = lang
        self.look_at(self.table)

    def look_at(self, table: Table) -> None:
        """Turn to another table, or to the same anew."""
        self.table = table
        self._shown = Shown(table, self.person, self.lang)
        self.whole()

    def close(self) -> None:
        """No more frames; what is queued can still be read."""
        if not self.closed:
            self.closed = True
            self._frames.put_nowait(None)

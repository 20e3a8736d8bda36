"""What a bus does: it tells other processes that a table has reached a version. A lost message breaks nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]  # (table, version)


class Bus(Protocol):
    """Listeners receive the announcements of all processes, including their own, usually once."""

    @property
    def reliable(self) -> bool:
        """Whether no announcement is ever lost, so that nobody needs to check the store."""
        ...

    async def announce(self, table: str, version: int) -> None:
        """Announce that a table has reached a version. This never fails and never waits."""
        ...

    async def listen(self, heard: Heard) -> None:
        """Call `heard` for every announcement from now on; a broken connection is restored."""
        ...

    async def close(self) -> None:
        """Stop announcing and listening."""
        ...

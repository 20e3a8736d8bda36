"""What a bus is: word between processes that a table has reached a version. Losing one breaks nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]  # (table, version)


class Bus(Protocol):
    """Whoever listens hears the announcements of all processes, its own included, each at most once or so."""

    @property
    def reliable(self) -> bool:
        """Whether nothing is ever lost, so that nobody need look for it."""
        ...

    async def announce(self, table: str, version: int) -> None:
        """Say that a table has reached a version. It never fails, and never waits for anybody."""
        ...

    async def listen(self, heard: Heard) -> None:
        """Let `heard` be called from now on; a connection that breaks is made anew."""
        ...

    async def close(self) -> None:
        """Say and hear no more."""
        ...

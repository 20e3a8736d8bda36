"""The place of a process among those of one server, and the files that it shares with them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Place(NamedTuple):
    """One of several processes, which share a private folder."""

    folder: Path
    number: int
    processes: int

    @property
    def others(self) -> list[Place]:
        """The places of the other processes."""
        return [self._replace(number=other) for other in range(self.processes) if other != self.number]

    @property
    def turnstile(self) -> Path:
        """The file that a process locks while it writes to a store of all."""
        return self.folder / "turn"

    def file(self, kind: str) -> Path:
        """The file of this process for a purpose."""
        return self.folder / f"{self.number}.{kind}"

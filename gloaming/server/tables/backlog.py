"""What waits for readers who are slow, in bytes: bounded in all, whoever they are."""

from __future__ import annotations

from typing import Protocol


class Reader(Protocol):
    """Somebody for whom something waits."""

    def drop(self) -> None:
        """Nothing is kept for this reader any longer."""


class Backlog:
    """How much waits for whom. Where it is too much, those go first for whom something has waited longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[Reader, int] = {}
        self._all = 0

    def owes(self, reader: Reader) -> int:
        """How much waits for a reader."""
        return self._waiting.get(reader, 0)

    def owe(self, reader: Reader, count: int) -> None:
        """So much more waits for a reader, whom this may cost the connection."""
        self._waiting[reader] = self.owes(reader) + count
        self._all += count
        while self._all > self._most:
            longest = next(iter(self._waiting))
            self.settle(longest)
            longest.drop()

    def settle(self, reader: Reader, count: int | None = None) -> None:
        """A reader has taken so much, and has waited for the rest only since; or has taken all, or is gone."""
        owed = self._waiting.pop(reader, 0)
        left = 0 if count is None else owed - count
        self._all -= owed - left
        if left > 0:
            self._waiting[reader] = left

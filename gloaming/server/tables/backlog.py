"""The bytes that wait for slow readers: their total is bounded, whoever the readers are."""

from __future__ import annotations

from typing import Protocol


class Reader(Protocol):
    """Somebody for whom frames wait."""

    def drop(self) -> None:
        """Keep nothing for this reader any longer."""


class Backlog:
    """How much waits for whom. If it is too much, the readers who have kept it waiting longest are dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[Reader, int] = {}
        self._all = 0

    def owes(self, reader: Reader) -> int:
        """The number of bytes that wait for a reader."""
        return self._waiting.get(reader, 0)

    def owe(self, reader: Reader, count: int) -> None:
        """Add bytes that wait for a reader, who may be dropped for it."""
        self._waiting[reader] = self.owes(reader) + count
        self._all += count
        while self._all > self._most:
            longest = next(iter(self._waiting))
            self.settle(longest)
            longest.drop()

    def settle(self, reader: Reader, count: int | None = None) -> None:
        """A reader has taken some bytes, and their waiting time starts again; or has taken all, or is gone."""
        owed = self._waiting.pop(reader, 0)
        left = 0 if count is None else owed - count
        self._all -= owed - left
        if left > 0:
            self._waiting[reader] = left

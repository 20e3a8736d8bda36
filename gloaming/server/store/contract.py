"""What a store does: it keeps the append-only log of every table, and a few other things."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

import msgspec

from gloaming.core.errors import GloamingError, Malformed


class StoreDown(GloamingError, RuntimeError):
    """The store cannot be read or written now. It is unknown whether the entry being appended was stored."""


class StoreNewer(GloamingError, RuntimeError):
    """The store was written by a newer program, whose tables this one would not understand."""


class Gap(GloamingError, RuntimeError):
    """An entry whose predecessor is not in the store: its writer has seen another store."""


class Appended(Enum):
    """The result of appending an entry."""

    DONE = "done"
    TAKEN = "taken"  # another entry has its version
    REPEATED = "repeated"  # its command is already in the log, at any version


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. Versions count from 1 without gaps; a command happens once."""

    table: str
    version: int
    command: str
    at: int  # milliseconds since 1970
    body: bytes

    def __post_init__(self) -> None:
        """Check that names are printable.

        Databases accept those, so one bad entry cannot spoil a commit shared with others.
        """
        if self.version < 1 or not self.table.isprintable() or not self.command.isprintable():
            raise Malformed(f"an entry needs a version of at least 1 and printable names: {self!r}")


class Store(Protocol):
    """Everything is durable when a call returns; StoreDown is raised when it cannot be."""

    @property
    def bus_url(self) -> str | None:
        """The URL of a bus that comes with the store; None if there is none."""
        ...

    async def append(self, entry: Entry) -> Appended:
        """Append an entry to its table's log if its version and its command are both new; otherwise write nothing."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a version, in order."""
        ...

    async def find(self, table: str, command: str) -> Entry | None:
        """The entry that resulted from a command."""
        ...

    async def tables(self, since: int = 0) -> list[str]:
        """The tables at which something has happened since a time."""
        ...

    async def summarise(
        self, table: str, body: bytes | None, at: int, *, finished: bool = False, due: int | None = None
    ) -> None:
        """Set how a table is listed (None: not at all), whether a game was finished there, and when it must be opened.

        Anything older than the latest call is ignored.
        """
        ...

    async def summaries(self, since: int = 0) -> list[tuple[str, bytes]]:
        """The listed tables that have been in use since a time, the latest first."""
        ...

    async def due(self, now: int, most: int) -> list[str]:
        """The tables that have something to do although nobody may look at them, the longest due first."""
        ...

    async def use(self, tables: Sequence[str], at: int) -> None:
        """Record that tables are in use."""
        ...

    async def last_use(self) -> int | None:
        """When any table was last in use."""
        ...

    async def remove(self, *, finished: bool, before: int, now: int, most: int) -> list[str]:
        """Remove tables that nobody has used since a time, the oldest first, and return which.

        A store with a clock of its own removes none that by its clock are younger: the caller's may be wrong.

        They are those with a finished game, together with texts and reviews of the same age; or those without one. If
        somebody appends to one of them meanwhile, they are either in time, and it stays, or they get a Gap.
        """
        ...

    async def keep(self, name: str, text: str, at: int) -> None:
        """Store a text; the first with a name stays."""
        ...

    async def kept(self, name: str) -> str | None:
        """The text with a name."""
        ...

    async def keep_finished(self, name: str, body: bytes) -> None:
        """Store what was shown of a game; the first with a name stays."""
        ...

    async def finished(self, name: str) -> bytes | None:
        """What was shown of a game."""
        ...

    async def keep_review(self, name: str, body: bytes, at: int) -> None:
        """Store the review of a game; the first with a name stays."""
        ...

    async def review(self, name: str) -> bytes | None:
        """The review of a game."""
        ...

    async def subscribe(self, table: str, person: int, endpoint: str, body: bytes, at: int, most: int) -> None:
        """Store where somebody at a table is called; of theirs, only the newest stay."""
        ...

    async def subscriptions(self, table: str, person: int) -> list[bytes]:
        """Where somebody at a table is called."""
        ...

    async def unsubscribe(self, endpoint: str) -> None:
        """Call nobody there any more."""
        ...

    async def secret(self, name: str = "tokens") -> bytes:
        """A key with a name: created once, the same for all processes."""
        ...

    async def ready(self) -> None:
        """Write as much as an entry may need; StoreDown if that is impossible."""
        ...

    async def close(self) -> None:
        """Finish what is being written, and close."""
        ...

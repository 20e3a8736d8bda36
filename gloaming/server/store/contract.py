"""What a store is: the log of every table, append-only, and the few things that stand beside the logs."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

import msgspec

from gloaming.core.errors import GloamingError, Malformed


class StoreDown(GloamingError, RuntimeError):
    """The store cannot be read or written now. Whether what was being appended is in it is not known."""


class StoreNewer(GloamingError, RuntimeError):
    """The store was made by a newer program, whose tables this one would not understand."""


class Gap(GloamingError, RuntimeError):
    """An entry whose predecessor is not in the store: whoever made it has seen another store."""


class Appended(Enum):
    """What became of an entry."""

    DONE = "done"
    TAKEN = "taken"  # another entry has its version
    REPEATED = "repeated"  # its command is in the log already, at whatever version


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. Versions count from 1 without gaps; a command happens once."""

    table: str
    version: int
    command: str
    at: int  # milliseconds since 1970
    body: bytes

    def __post_init__(self) -> None:
        """No database refuses what is printable, so one bad entry cannot spoil a commit that others share."""
        if self.version < 1 or not self.table.isprintable() or not self.command.isprintable():
            raise Malformed(f"an entry has a version from 1 on and names that can be printed: {self!r}")


class Store(Protocol):
    """All of it is durable when the call returns, and StoreDown when it cannot be."""

    @property
    def bus_url(self) -> str | None:
        """Where word of new entries can be passed on between processes; None if the store has no such place."""
        ...

    async def append(self, entry: Entry) -> Appended:
        """Add an entry to its table's log, if its version and its command are both new; else nothing is written."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a version, in order."""
        ...

    async def find(self, table: str, command: str) -> Entry | None:
        """The entry that a command became."""
        ...

    async def tables(self, since: int = 0) -> list[str]:
        """The tables at which something happened since a time."""
        ...

    async def summarise(self, table: str, body: bytes | None, at: int, *, finished: bool = False) -> None:
        """List a table as `body` says, or (None) no more, and say whether a game was finished there.

        What is older than the last word is ignored.
        """
        ...

    async def summaries(self, since: int = 0) -> list[tuple[str, bytes]]:
        """The tables that are listed and were in use since a time, the latest first."""
        ...

    async def use(self, tables: Sequence[str], at: int) -> None:
        """Say that tables are in use."""
        ...

    async def last_use(self) -> int | None:
        """When any table was last in use."""
        ...

    async def remove(self, *, finished: bool, before: int, most: int) -> list[str]:
        """Remove tables that nobody has used since a time, the oldest first, and say which.

        They are those at which a game was finished, and with them the texts of that age; or those at which none was.
        Whoever appends to one of them meanwhile is either in time, and it stays, or meets a Gap.
        """
        ...

    async def keep(self, name: str, text: str, at: int) -> None:
        """Keep a text; the first of a name stays."""
        ...

    async def kept(self, name: str) -> str | None:
        """The text of a name."""
        ...

    async def keep_finished(self, name: str, body: bytes) -> None:
        """Keep what was shown of a game; the first of a name stays."""
        ...

    async def finished(self, name: str) -> bytes | None:
        """What was shown of a game."""
        ...

    async def secret(self) -> bytes:
        """The signing key: made once, the same for all processes."""
        ...

    async def ready(self) -> None:
        """Write as much as an entry may need; StoreDown if that cannot be done."""
        ...

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        ...

"""What the stores in databases have in common: everything except how to talk to the database."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from gloaming.core.errors import Malformed
from gloaming.server.store import statements
from gloaming.server.store.contract import Appended, Entry
from gloaming.server.store.grouping import Group, Outcome

BEHIND = 3_600_000  # milliseconds that the clocks of processes may differ
PROBE = 64 * 1024  # bytes: more than any entry has, and random, so that they cannot be compressed


class SQLStore(ABC):
    """A Store in a database that understands the statements."""

    bus_url: str | None = None

    def __init__(self) -> None:
        self._group = Group(self.commit)

    @abstractmethod
    async def commit(self, entries: list[Entry]) -> list[Outcome]:
        """Insert entries in one transaction, and return the result of each."""

    @abstractmethod
    async def fetch(self, statement: str, **values: Any) -> list[Any]:
        """The rows that a statement selects."""

    @abstractmethod
    async def write_all(self, statement: str, rows: list[dict[str, Any]]) -> None:
        """Execute one statement for each row of values, all of them durably or none."""

    @abstractmethod
    async def remove(self, *, finished: bool, before: int, now: int, most: int) -> list[str]:
        """Remove tables that nobody has used since a time."""

    async def write(self, statement: str, **values: Any) -> None:
        """Execute one statement, durably."""
        await self.write_all(statement, [values])

    async def close(self) -> None:
        await self._group.close()

    async def append(self, entry: Entry) -> Appended:
        return await self._group.append(entry)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        if not table.isprintable():
            return []
        return [Entry(*row) for row in await self.fetch(statements.READ, table=table, after=after)]

    async def find(self, table: str, command: str) -> Entry | None:
        if not table.isprintable() or not command.isprintable():
            return None
        return next((Entry(*row) for row in await self.fetch(statements.FIND, table=table, command=command)), None)

    async def tables(self, since: int = 0) -> list[str]:
        return [table for (table,) in await self.fetch(statements.TABLES, since=since)]

    async def summarise(
        self, table: str, body: bytes | None, at: int, *, finished: bool = False, due: int | None = None
    ) -> None:
        values = {"table": table, "body": body, "at": at, "finished": int(finished), "due": due}
        await self.write(statements.SUMMARISE, **values, used=await self._no_earlier(at))

    async def due(self, now: int, most: int) -> list[str]:
        return [table for (table,) in await self.fetch(statements.DUE, now=now, most=most)]

    async def summaries(self, since: int = 0) -> list[tuple[str, bytes]]:
        return [(table, body) for table, body in await self.fetch(statements.SUMMARIES, since=since)]

    async def use(self, tables: Sequence[str], at: int) -> None:
        used = await self._no_earlier(at)
        await self.write_all(statements.USE, [{"table": table, "at": used} for table in sorted(tables)])

    async def _no_earlier(self, at: int) -> int:
        """When something is in use now: if the caller's clock was set back, as late as anything has been in use."""
        latest = await self.last_use()
        return at if latest is None or at > latest - BEHIND else latest

    async def last_use(self) -> int | None:
        [(latest,)] = await self.fetch(statements.LAST_USE)
        return None if latest is None else int(latest)

    async def keep(self, name: str, text: str, at: int) -> None:
        if not name.isprintable() or "\0" in text:
            raise Malformed("a stored text needs a printable name and must not contain zeros")
        await self.write(statements.KEEP, name=name, text=text, at=at)

    async def kept(self, name: str) -> str | None:
        if not name.isprintable():
            return None
        return next((text for (text,) in await self.fetch(statements.KEPT, name=name)), None)

    async def keep_finished(self, name: str, body: bytes) -> None:
        await self.write(statements.KEEP_FINISHED, name=name, body=body)

    async def finished(self, name: str) -> bytes | None:
        if not name.isprintable():
            return None
        return next((bytes(body) for (body,) in await self.fetch(statements.FINISHED, name=name)), None)

    async def keep_review(self, name: str, body: bytes, at: int) -> None:
        await self.write(statements.KEEP_REVIEW, name=name, body=body, at=at)

    async def review(self, name: str) -> bytes | None:
        if not name.isprintable():
            return None
        return next((bytes(body) for (body,) in await self.fetch(statements.REVIEW, name=name)), None)

    async def subscribe(self, table: str, person: int, endpoint: str, body: bytes, at: int, most: int) -> None:
        await self.write(statements.SUBSCRIBE, table=table, person=person, endpoint=endpoint, body=body, at=at)
        await self.write(statements.FORGET_OLDEST, table=table, person=person, most=most)

    async def subscriptions(self, table: str, person: int) -> list[bytes]:
        found = await self.fetch(statements.SUBSCRIPTIONS, table=table, person=person)
        return [bytes(body) for (body,) in found]

    async def unsubscribe(self, endpoint: str) -> None:
        await self.write(statements.UNSUBSCRIBE, endpoint=endpoint)

    async def secret(self, name: str = "tokens") -> bytes:
        await self.write(statements.MAKE_SECRET, name=name, value=secrets.token_bytes(32))
        [(value,)] = await self.fetch(statements.SECRET, name=name)
        return bytes(value)

    async def ready(self) -> None:
        await self.write(statements.BEAT, body=secrets.token_bytes(PROBE))

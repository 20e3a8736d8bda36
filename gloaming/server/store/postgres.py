"""The shared store: PostgreSQL, for several processes on several machines."""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool, PoolClosed

from gloaming.core.errors import Malformed
from gloaming.server.operation.logs import note
from gloaming.server.store import schema, statements
from gloaming.server.store.contract import Appended, Entry, StoreDown
from gloaming.server.store.grouping import Outcome
from gloaming.server.store.hanging import Connection, answered_within
from gloaming.server.store.sql import SQLStore

PATIENCE = 2.0  # seconds to wait for a connection
ANSWER = 5.0  # seconds for everything that is done with a connection at a time
CONNECTIONS = 4  # most connections of one process
MIGRATING = 0x676C6F61  # an advisory lock for processes that start together
NOW = b"SELECT (1000 * extract(epoch FROM now()))::bigint"
INSERT_TOGETHER = statements.INSERT_TOGETHER.format(
    given="""
        SELECT * FROM unnest(%(table)s::text[], %(version)s::bigint[], %(command)s::text[], %(at)s::bigint[],
            %(body)s::bytea[])"""
).encode()


@functools.cache
def _in_psycopg(statement: str) -> bytes:
    return statements.for_psycopg(statement).encode()


async def _configure(connection: Connection) -> None:
    """Make each statement see what was committed before it, whatever the server's default.

    A process that is stopped while it holds a lock does not block the others for ever.
    """
    await connection.set_isolation_level(psycopg.IsolationLevel.READ_COMMITTED)
    with answered_within(connection, PATIENCE):
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            await connection.execute(f"SET {limit} = '{ANSWER:g}s'".encode())
        await connection.commit()


async def _check(connection: Connection) -> None:
    with answered_within(connection, PATIENCE):
        await AsyncConnectionPool.check_connection(connection)


class PostgresStore(SQLStore):
    """A Store in a database server."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            conninfo_to_dict(url)
        except psycopg.ProgrammingError as error:
            raise Malformed(f"the store's address cannot be read: {error}") from error
        self.bus_url = url
        self._pool = AsyncConnectionPool(
            url,
            kwargs={"connect_timeout": round(PATIENCE)},
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,  # so that the next caller tries again at once
            open=False,
            configure=_configure,
            check=_check,
            name="store",
        )
        self._opening = asyncio.Lock()
        self._migrated = False

    async def commit(self, entries: list[Entry]) -> list[Outcome]:
        """Insert all entries at once, which almost always works; otherwise one by one, to know the result of each."""
        async with self._connection() as connection:
            columns = {name: [getattr(entry, name) for entry in entries] for name in Entry.__struct_fields__}
            together = await connection.execute(INSERT_TOGETHER, columns)
            if together.rowcount == len(entries):
                return [Appended.DONE] * len(entries)
            await connection.rollback()
            return [await self._insert(connection, entry) for entry in entries]

    async def _insert(self, connection: Connection, entry: Entry) -> Outcome:
        values = msgspec.structs.asdict(entry)
        inserted = await connection.execute(_in_psycopg(statements.INSERT), values)
        if inserted.rowcount == 1:
            return Appended.DONE
        rivals = await connection.execute(_in_psycopg(statements.RIVALS), values)
        return statements.rejected(entry, [command for (command,) in await rivals.fetchall()])

    async def fetch(self, statement: str, **values: Any) -> list[Any]:
        async with self._connection() as connection:
            cursor = await connection.execute(_in_psycopg(statement), values)
            return await cursor.fetchall()

    async def write_all(self, statement: str, rows: list[dict[str, Any]]) -> None:
        async with self._connection() as connection, connection.cursor() as cursor:
            await cursor.executemany(_in_psycopg(statement), rows)

    async def remove(self, *, finished: bool, before: int, now: int, most: int) -> list[str]:
        """Remove tables while nobody appends: an entry being written would lose its predecessors."""
        async with self._connection() as connection, connection.cursor() as cursor:
            await cursor.execute("LOCK TABLE entries IN SHARE ROW EXCLUSIVE MODE")
            await cursor.execute(NOW)
            [(its_own,)] = await cursor.fetchall()
            before += min(0, its_own - now)
            values = {"finished": int(finished), "before": before, "most": most}
            await cursor.execute(_in_psycopg(statements.UNUSED), values)
            tables = [table for (table,) in await cursor.fetchall()]
            for statement in statements.REMOVE:
                await cursor.executemany(_in_psycopg(statement), [{"table": table} for table in tables])
            if finished:
                for statement in statements.REMOVE_OLD:
                    await cursor.execute(_in_psycopg(statement), {"before": before})
            return tables

    async def close(self) -> None:
        await super().close()
        await self._pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection to an up-to-date database; what is done with it is committed at the end."""
        try:
            if not self._migrated:
                await self._migrate()
            async with self._answering() as connection:
                yield connection
        except PoolClosed as error:
            raise StoreDown("the store is closed") from error
        except (psycopg.OperationalError, psycopg.InternalError) as error:
            note("the store failed", logging.WARNING, error=error, why=error.sqlstate)
            raise StoreDown(str(error)) from error

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[Connection]:
        """A connection that is cut if the server does not answer, even during the final commit."""
        connection = await self._pool.getconn()
        try:
            with answered_within(connection, ANSWER):
                async with connection:
                    yield connection
        finally:
            await self._pool.putconn(connection)

    async def _migrate(self) -> None:
        async with self._opening:
            if self._migrated:
                return
            await self._pool.open()
            async with self._answering() as connection:
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
                await connection.execute(schema.APPLIED)
                latest = await connection.execute(schema.LATEST)
                [(applied,)] = await latest.fetchall()
                for statement in schema.needed(applied):
                    await connection.execute(statement.encode())
            self._migrated = True

"""The embedded store: one SQLite file in WAL mode, one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import functools
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from gloaming.server.operation.logs import note
from gloaming.server.store import schema, statements
from gloaming.server.store.contract import Appended, Entry, StoreDown
from gloaming.server.store.files import PRIVATE, make_private, path_of
from gloaming.server.store.grouping import Outcome
from gloaming.server.store.sql import SQLStore

PATIENCE = 5.0  # seconds to wait for another process that is writing
ANSWER = 10.0  # seconds for a task of a thread; the file may be on a disk that does not answer
ROOM = 16 * 2**20  # bytes; a disk with less counts as full
_T = TypeVar("_T")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all of it or nothing; the write lock is taken first, so that nothing must be retried."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


@contextmanager
def _turn(turnstile: Path | None) -> Iterator[None]:
    """Wait for one's turn to write: SQLite itself would only look again and again, in no order."""
    if turnstile is None:
        yield
        return
    lock = os.open(turnstile, os.O_CREAT | os.O_RDWR, PRIVATE)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)


class Clerk:
    """A thread with its own connection, which is reopened after a failure or if the file was replaced."""

    def __init__(self, path: Path, *, writes: bool, turnstile: Path | None = None) -> None:
        self._path = path
        self._turnstile = turnstile
        self._writes = writes
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer" if writes else "store-reader")
        self._connection: sqlite3.Connection | None = None
        self._file = (0, 0)
        self._closed = False

    async def do(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """The result of some work; the event loop continues meanwhile."""
        if self._closed:
            raise StoreDown("the store is closed")
        doing = asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)
        try:
            async with asyncio.timeout(ANSWER):
                return await doing
        except TimeoutError:
            raise StoreDown(f"{self._path} does not answer") from None

    def _do(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        try:
            with _turn(self._turnstile):
                return work(self._opened())
        except (OSError, sqlite3.DatabaseError) as error:
            self._drop()
            note("the store failed", logging.WARNING, error=error, why=str(error))
            raise StoreDown(f"{self._path}: {error}") from error

    def _opened(self) -> sqlite3.Connection:
        status = self._path.stat()
        if self._connection is None or self._file != (status.st_dev, status.st_ino):
            self._drop()
            self._connection = self._open()
            self._file = (status.st_dev, status.st_ino)
        return self._connection

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(f"{self._path.as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous = FULL")
            if not connection.execute("PRAGMA page_count").fetchone()[0]:  # later it would have to be written
                connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute(f"PRAGMA journal_size_limit = {ROOM}")  # so that a large removal leaves no large log
            use_wal(connection)
            migrate(connection)
            connection.execute(f"PRAGMA query_only = {not self._writes}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
        self._thread.shutdown(wait=False)


def use_wal(connection: sqlite3.Connection) -> None:
    """Let readers and the writer work at the same time.

    SQLite does not wait for others when it first switches to this.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            if mode != "wal":
                raise sqlite3.OperationalError(f"the file's journal is {mode}, and cannot be a write-ahead log")
            return


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables up to date; processes that start together do this one after the other."""
    made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    if made and not schema.needed(connection.execute(schema.LATEST).fetchone()[0]):
        return  # without a lock: a reader does not wait for writers
    with transaction(connection):
        connection.execute(schema.APPLIED)
        for statement in schema.needed(connection.execute(schema.LATEST).fetchone()[0]):
            connection.execute(statement)


def commit(connection: sqlite3.Connection, entries: list[Entry]) -> list[Outcome]:
    """Insert all entries at once, which almost always works; otherwise one by one, to know the result of each.

    After each statement the thread waits for the event loop, so one statement for all is faster than many.
    """
    with transaction(connection):
        values = [value for entry in entries for value in msgspec.structs.astuple(entry)]
        if connection.execute(_insert_together(len(entries)), values).rowcount == len(entries):
            return [Appended.DONE] * len(entries)
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        return [_insert(connection, entry) for entry in entries]


@functools.cache
def _insert_together(count: int) -> str:
    row = f"({', '.join('?' * len(Entry.__struct_fields__))})"
    return statements.INSERT_TOGETHER.format(given=f"VALUES {', '.join([row] * count)}")


def _insert(connection: sqlite3.Connection, entry: Entry) -> Outcome:
    values = msgspec.structs.asdict(entry)
    if connection.execute(statements.INSERT, values).rowcount == 1:
        return Appended.DONE
    return statements.rejected(entry, [command for (command,) in connection.execute(statements.RIVALS, values)])


def remove(connection: sqlite3.Connection, finished: bool, before: int, most: int) -> list[str]:
    """Remove tables in one transaction, and return their space to the file system."""
    with transaction(connection):
        found = connection.execute(statements.UNUSED, {"finished": int(finished), "before": before, "most": most})
        tables = [table for (table,) in found]
        for statement in statements.REMOVE:
            connection.executemany(statement, [{"table": table} for table in tables])
        if finished:
            for statement in statements.REMOVE_OLD:
                connection.execute(statement, {"before": before})
    connection.executescript("PRAGMA incremental_vacuum")  # a script runs to its end, page after page
    return tables


def check_room(folder: Path) -> None:
    """Raise OSError if the disk is full, or nearly so."""
    status = os.statvfs(folder)
    if status.f_bavail * status.f_frsize < ROOM:
        raise OSError(errno.ENOSPC, f"less than {ROOM // 2**20} MiB are left", str(folder))


class SQLiteStore(SQLStore):
    """A Store in a file."""

    def __init__(self, url: str, turnstile: Path | None = None) -> None:
        super().__init__()
        self._path = path = path_of(url)
        make_private(path)
        self._writer, self._reader = Clerk(path, writes=True, turnstile=turnstile), Clerk(path, writes=False)

    async def commit(self, entries: list[Entry]) -> list[Outcome]:
        return await self._writer.do(lambda connection: commit(connection, entries))

    async def fetch(self, statement: str, **values: Any) -> list[Any]:
        return await self._reader.do(lambda connection: connection.execute(statement, values).fetchall())

    async def write_all(self, statement: str, rows: list[dict[str, Any]]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            with transaction(connection):
                connection.executemany(statement, rows)

        await self._writer.do(work)

    async def remove(self, *, finished: bool, before: int, now: int, most: int) -> list[str]:  # noqa: ARG002
        return await self._writer.do(lambda connection: remove(connection, finished, before, most))

    async def ready(self) -> None:
        """Write a test entry: the reserved space of the write-ahead log can be written even when nothing else fits."""
        await self._writer.do(lambda _: check_room(self._path.parent))
        await super().ready()

    async def close(self) -> None:
        await super().close()
        await self._writer.close()
        await self._reader.close()

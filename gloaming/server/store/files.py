"""The files of an embedded store: private to their owner, and used by one server at a time."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from gloaming.core.errors import GloamingError, Malformed
from gloaming.server.store.schema import LATEST

PRIVATE = 0o600  # it contains seeds and the signing key, which nobody else may read
_PREFIX = "sqlite:///"


class Taken(GloamingError, RuntimeError):
    """Another server uses the file."""


def path_of(url: str) -> Path:
    """The file of a URL: `sqlite:///relative` or `sqlite:////absolute`."""
    path = url.removeprefix(_PREFIX)
    if path == url or not path or path.startswith(":memory:"):
        raise Malformed(f"a store in a file is given as {_PREFIX}PATH, not {url!r}; there is none in memory")
    return Path(path).expanduser().absolute()


def make_private(path: Path) -> None:
    """Create a file if there is none, and make it and its log private."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, PRIVATE))
    except OSError as error:
        raise Malformed(f"the store {path} cannot be created: {error}") from error
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):
            if file.stat().st_mode & 0o077:
                file.chmod(PRIVATE)


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Keep other servers from using a file: they would not learn of each other's moves.

    A killed server blocks nobody.
    """
    if not url.startswith("sqlite:"):
        yield
        return
    path = path_of(url)
    make_private(path)
    lock = os.open(path.with_name(f"{path.name}.lock"), os.O_CREAT | os.O_RDWR, PRIVATE)
    try:
        if not _is_free(lock):
            raise Taken(f"another server uses {path}; several servers need a PostgreSQL store")
        yield
    finally:
        os.close(lock)


def _is_free(lock: int) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def copy(source: Path, target: Path) -> None:
    """Copy a file that may be in use; the copy must be a new file."""
    if not source.exists():
        raise Malformed(f"there is no store at {source}")
    if not target.exists() and (left := target.with_name(f"{target.name}-wal")).exists():
        raise Malformed(f"{left} is left over from another store: move it away first")
    os.close(os.open(target, os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True)) as opened,
            closing(sqlite3.connect(target)) as made,
        ):
            opened.execute(LATEST)  # fails for a file that is no store
            opened.backup(made)
    except BaseException as error:
        target.unlink()
        if isinstance(error, sqlite3.Error):
            raise Malformed(f"{source} cannot be copied: {error}") from error
        raise

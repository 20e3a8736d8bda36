"""Where tables are stored: in a file, or in PostgreSQL if several machines share them."""

from __future__ import annotations

from pathlib import Path

from gloaming.core.errors import Malformed
from gloaming.server.operation.extras import of_extra
from gloaming.server.store.contract import Appended, Entry, Gap, Store, StoreDown, StoreNewer
from gloaming.server.store.sqlite import SQLiteStore

__all__ = ["Appended", "Entry", "Gap", "Store", "StoreDown", "StoreNewer", "connect"]


def connect(url: str, turnstile: Path | None = None) -> Store:
    """The store of a URL: `sqlite:///PATH` or `postgresql://...`. It is opened at its first use.

    Processes that share a store in a file lock the turnstile before they write.
    """
    match url.partition(":")[0]:
        case "sqlite":
            return SQLiteStore(url, turnstile)
        case "postgresql" | "postgres":
            with of_extra("postgres"):
                from gloaming.server.store.postgres import PostgresStore  # noqa: PLC0415
            return PostgresStore(url)
        case scheme:
            raise Malformed(f"a store is given as sqlite:///PATH or postgresql://..., not as {scheme}:")

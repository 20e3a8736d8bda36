"""Where tables are kept: in a file, or in PostgreSQL when several machines share them."""

from __future__ import annotations

from gloaming.core.errors import Malformed
from gloaming.server.store.contract import Appended, Entry, Gap, Store, StoreDown, StoreNewer
from gloaming.server.store.sqlite import SQLiteStore

__all__ = ["Appended", "Entry", "Gap", "Store", "StoreDown", "StoreNewer", "connect"]


def connect(url: str) -> Store:
    """The store of a URL: `sqlite:///PATH` or `postgresql://...`. It is opened when it is first used."""
    match url.partition(":")[0]:
        case "sqlite":
            return SQLiteStore(url)
        case "postgresql" | "postgres":
            return _postgres(url)
        case scheme:
            raise Malformed(f"a store is given as sqlite:///PATH or postgresql://..., not as {scheme}:")


def _postgres(url: str) -> Store:
    """Its driver is an extra, which a single server can do without."""
    try:
        from gloaming.server.store.postgres import PostgresStore  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise Malformed(f"PostgreSQL needs the extra `postgres`: pip install 'gloaming[postgres]' ({error})") from error
    return PostgresStore(url)

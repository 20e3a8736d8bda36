"""How processes that share a store notify each other of new entries."""

from __future__ import annotations

from gloaming.core.errors import Malformed
from gloaming.server.bus.beside import BesideBus
from gloaming.server.bus.contract import Bus, Heard
from gloaming.server.bus.within import WithinProcess
from gloaming.server.operation.extras import of_extra
from gloaming.server.operation.places import Place
from gloaming.server.store import Store

__all__ = ["Bus", "Heard", "connect"]


def connect(url: str | None, store: Store | None = None, beside: Place | None = None) -> Bus:
    """The bus of a URL: `redis://...` or `postgresql://...`.

    Without a URL it is the store's own mechanism, since all processes that share a store must be notified. A store in a
    file has none: only the processes of one server use it, which have places beside each other.
    """
    if url is None and store is not None:
        url = store.bus_url
    if url is None:
        return WithinProcess() if beside is None else BesideBus(beside)
    match url.partition(":")[0]:
        case "redis" | "rediss":
            with of_extra("redis"):
                from gloaming.server.bus.redis import RedisBus  # noqa: PLC0415
            return RedisBus(url)
        case "postgresql" | "postgres":
            with of_extra("postgres"):
                from gloaming.server.bus.postgres import PostgresBus  # noqa: PLC0415
            return PostgresBus(url)
        case scheme:
            raise Malformed(f"a bus is given as redis://... or postgresql://..., not as {scheme}:")

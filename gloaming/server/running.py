"""A server from its start to its end: everything it needs is opened, and closed again in the reverse order."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import NamedTuple

import uvicorn
from gloaming.server.workers import Workers

from gloaming.server import bus, store
from gloaming.server.app import make_app
from gloaming.server.endpoint import LARGEST
from gloaming.server.house import Doors, House
from gloaming.server.hub import Hub
from gloaming.server.logs import note
from gloaming.server.settings import Settings

GRACE = 8  # seconds for requests to end before the server does
# A peer that is there but takes nothing holds its connection no longer than this.
UNREAD_MS = 60_000


class Plan(NamedTuple):
    """How to serve."""

    store: str
    bus: str | None = None
    settings: Settings = Settings()
    doors: Doors = Doors()
    proxies: tuple[str, ...] = ()


class _Server(uvicorn.Server):
    """uvicorn, which says when it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections."""
        await super().startup(sockets)
        self._tell_started()


def listen(host: str, port: int) -> socket.socket:
    """A socket that people can knock at; OSError if there can be none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=1024)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    return listener


async def serve(listener: socket.socket, plan: Plan, started: Callable[[], None]) -> None:
    """Serve until a signal ends it: no new connections, commands end, sockets close so that clients come back."""
    async with AsyncExitStack() as open_things:
        tables = store.connect(plan.store)
        open_things.push_async_callback(tables.close)
        news = bus.connect(plan.bus, tables)
        open_things.push_async_callback(news.close)
        workers = Workers(plan.settings.workers, plan.settings.budget)
        open_things.push_async_callback(workers.close)
        hub = Hub(tables, news, workers, plan.settings)
        server = _Server(_config(House(hub, plan.doors), plan), started)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, server.handle_exit)  # from the first moment on; uvicorn raises them again at its end
        open_things.push_async_callback(hub.close)
        await hub.start()
        note("started")
        await server.serve(sockets=[listener])
    note("stopped")


def _config(house: House, plan: Plan) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(house),
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(plan.proxies),
        forwarded_allow_ips=list(plan.proxies),
        timeout_graceful_shutdown=GRACE,
    )

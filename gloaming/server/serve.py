"""A server from start to end: everything it needs is opened, and closed in reverse order."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, cast

import uvicorn
import uvloop

from gloaming.server import bus, store
from gloaming.server.bots.workers import Workers
from gloaming.server.operation import metrics
from gloaming.server.operation.fleet import Fleet
from gloaming.server.operation.logs import JsonLines, note
from gloaming.server.operation.places import Place
from gloaming.server.operation.settings import Settings
from gloaming.server.push.calls import SECRET, Calls
from gloaming.server.replays.saving import FinishedSaver
from gloaming.server.store.files import alone
from gloaming.server.tables.tables import Tables
from gloaming.server.tables.warming import use_ready, warm
from gloaming.server.web.app import make_app
from gloaming.server.web.connections import Connection, Connections, Socket, raise_file_limit
from gloaming.server.web.context import Context, WebSettings
from gloaming.server.web.endpoint import LARGEST
from gloaming.server.web.routes import prepare

CONTACT = "mailto:webmaster@gloaming.invalid"
HEADERS_SIZE = 64 * 1024
GRACE = 8  # seconds for requests to finish before the server ends
# A client that does not read holds its connection no longer than this.
UNREAD_MS = 60_000


class Plan(NamedTuple):
    """How to serve."""

    store: str
    bus: str | None = None
    settings: Settings = Settings()
    web: WebSettings = WebSettings()
    proxies: tuple[str, ...] = ()
    contact: str = CONTACT  # whom a push service may write to
    services: tuple[str, ...] = ()  # push services besides the known ones
    place: Place | None = None  # among the processes of this server, if there are several


class _Server(uvicorn.Server):
    """uvicorn, with a callback once it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start accepting connections."""
        await super().startup(sockets)
        self._tell_started()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; OSError if there can be none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=1024)
    # asyncio does this only for a socket that names its protocol, and ours does not. Otherwise a frame would wait 40
    # ms, until the previous reply was acknowledged.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    return listener


async def serve(listener: socket.socket, plan: Plan, started: Callable[[], None]) -> None:
    """Serve until a signal; then refuse new connections, finish commands, and close sockets, so that clients return."""
    async with AsyncExitStack() as open_things:
        if plan.place is None:
            open_things.enter_context(alone(plan.store))
        storage = store.connect(plan.store, None if plan.place is None else plan.place.turnstile)
        open_things.push_async_callback(storage.close)
        news = bus.connect(plan.bus, storage, plan.place)
        open_things.push_async_callback(news.close)
        workers = Workers(plan.settings.workers, plan.settings.budget)
        open_things.push_async_callback(workers.close)
        workers.start()
        tables = Tables(storage, news, workers, plan.settings)
        calls = Calls(tables, await storage.secret(SECRET), plan.contact, plan.services)
        web = plan.web._replace(limits=plan.web.limits.within(raise_file_limit()))
        server = _Server(_config(Context(tables, web, calls, place=plan.place), plan), started)
        open_things.enter_context(_ended_by_signals(server))
        open_things.push_async_callback(tables.close)
        await tables.start()
        await use_ready(tables)
        calls.start()
        tables.tend("keeping", FinishedSaver(tables).work, logging.WARNING)
        if plan.place is not None:
            tables.tend("metrics", partial(metrics.share, plan.place))
        prepare()
        tables.spawn(warm(tables))
        _collect_seldom()
        note("started")
        await server.serve(sockets=[listener])
    note("stopped")


def serve_together(listener: socket.socket, plan: Plan, processes: int, started: Callable[[], None]) -> int:
    """Serve with several processes on one port until a signal; return the exit code."""
    with alone(plan.store), TemporaryDirectory(prefix="gloaming-") as folder:

        def work(number: int, serves: Callable[[], bool]) -> int:
            def begun() -> None:
                if serves() and number == 0:
                    started()

            JsonLines.process = number
            uvloop.run(serve(listener, plan._replace(place=Place(Path(folder), number, processes)), begun))
            return 0

        return Fleet(processes, work).run()


@contextmanager
def _ended_by_signals(server: uvicorn.Server) -> Iterator[None]:
    """Let signals end the server from the first moment, and only the server: uvicorn raises them again at its end."""
    before = {number: signal.signal(number, server.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _collect_seldom() -> None:
    """Collect garbage rarely: tables have many objects and few cycles, and a full collection stops all for 0.1 s."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _config(context: Context, plan: Plan) -> uvicorn.Config:
    limits = context.web.limits
    proxies = [ip_network(proxy) for proxy in plan.proxies]
    connections = Connections(limits.connections, limits.connections_of_one, proxies, context.tables.backlog)
    return uvicorn.Config(
        make_app(context),
        http=cast(type[asyncio.Protocol], partial(Connection, connections, limits.times)),
        h11_max_incomplete_event_size=HEADERS_SIZE,
        ws=Socket,
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

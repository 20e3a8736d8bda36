"""Runs before everything else: counts requests per address, checks where they come from, and adds the headers."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gloaming.server.refusal import Refused
from gloaming.server.web.context import Context
from gloaming.server.web.endpoint import refusal
from gloaming.server.web.headers import HEADERS, SAFE_METHODS, is_own_name, is_own_origin
from gloaming.server.web.limits import block_of

PROBES = ("/healthz", "/readyz")  # monitoring may call the server by any name


def address_of(scope: Scope) -> str:
    """The address that a connection is counted for."""
    return block_of(scope["client"][0]) if scope.get("client") else ""


class Middleware:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, context: Context) -> None:
        self._app = app
        self._context = context

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        refused = self._objection(scope)
        if refused is None:
            refused = await self._let_in(scope, receive, send_guarded)
        if refused is None:
            return
        response = refusal(refused)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send_guarded).send_denial_response(response)
        else:
            await response(scope, receive, send_guarded)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> Refused | None:
        """Answer a request; sockets are counted where they are opened."""
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return None
        open_requests, address = self._context.open_requests, address_of(scope)
        if not open_requests.enter(address):
            return Refused("limit", "server-too-fast")
        try:
            await self._app(scope, receive, send)
        finally:
            open_requests.leave(address)
        return None

    def _objection(self, scope: Scope) -> Refused | None:
        if not self._context.requests.take(address_of(scope)):
            return Refused("limit", "server-too-fast")
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if scope["path"] not in PROBES and not is_own_name(host, self._context.names):
            scheme = scope["scheme"].replace("ws", "http")
            return Refused("forbidden", "server-other-name", name=host[:80], origin=f"{scheme}://{host[:80]}")
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not is_safe and not is_own_origin(headers, self._context.web.origins):
            return Refused("forbidden", "server-other-page")
        return None

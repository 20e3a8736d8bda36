"""The server as one ASGI application: the API, the sockets and the page, behind the limits."""

from __future__ import annotations

from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from gloaming.server.web.context import Context
from gloaming.server.web.endpoint import ApiRequest, Endpoint, Query, answer, problem, say
from gloaming.server.web.middleware import Middleware
from gloaming.server.web.openapi import document
from gloaming.server.web.paths import in_starlette
from gloaming.server.web.programs import follow_as_program
from gloaming.server.web.routes import ENDPOINTS
from gloaming.server.web.sockets import follow_table


async def _described(_: Context, __: ApiRequest[Query, None]) -> Response:
    return say(_DOCUMENT)


_ALL = (*ENDPOINTS, Endpoint("GET", "/openapi.json", _described, "This description", dict[str, Any]))
_DOCUMENT = document(_ALL)


def make_app(context: Context) -> ASGIApp:
    """The application of a server."""
    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[
                    *_routes("/api"),
                    WebSocketRoute(in_starlette("/tables/{table}/live"), follow_table),
                    WebSocketRoute(in_starlette("/tables/{table}/bot"), follow_as_program),
                ],
            ),
            *_routes(""),
            Route("/{path:path}", _page),
        ],
        exception_handlers={HTTPException: _refuse},
    )
    app.state.context = context
    return Middleware(app, context)


def _routes(under: str) -> list[Route]:
    """One route for each path, so that it can name all its methods when another one is used."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in _ALL:
        if endpoint.path.startswith("/api") is bool(under):
            by_path.setdefault(endpoint.path.removeprefix(under), {})[endpoint.method] = endpoint
    return [_route(path, endpoints) for path, endpoints in by_path.items()]


def _route(path: str, endpoints: dict[str, Endpoint]) -> Route:
    async def handle(request: Request) -> Response:
        return await answer(endpoints["GET" if request.method == "HEAD" else request.method], request)

    return Route(in_starlette(path), handle, methods=list(endpoints))


async def _page(request: Request) -> Response:
    """The page, whatever table or replay its path names."""
    context: Context = request.app.state.context
    found = context.page.answer(request)
    if found is None:
        raise HTTPException(404)
    return found


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem(error)

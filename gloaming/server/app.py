"""The server as one ASGI application: the API, the sockets and the page, behind the gate."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from gloaming.server.api import ENDPOINTS
from gloaming.server.endpoint import Asking, Endpoint, Query, answer, language_of, problem, say
from gloaming.server.gate import Gate
from gloaming.server.house import House
from gloaming.server.openapi import document
from gloaming.server.socket import live


async def _described(_: House, __: Asking[Query, None]) -> Response:
    return say(_DOCUMENT)


_ALL = (*ENDPOINTS, Endpoint("GET", "/openapi.json", _described, "This description", dict[str, Any]))
_DOCUMENT = document(_ALL)


def make_app(house: House) -> ASGIApp:
    """The application of a server."""
    app = Starlette(
        routes=[
            *_routes(),
            WebSocketRoute("/api/tables/{table}/live", live),
            Route("/{path:path}", _page),
        ],
        exception_handlers={HTTPException: _refuse},
    )
    app.state.house = house
    return Gate(app, house)


def _routes() -> list[Route]:
    """One route a path, so that it can name all its methods when asked in another way."""
    by_path = groupby(sorted(_ALL, key=lambda it: it.path), key=lambda it: it.path)
    return [_route(path, {it.method: it for it in endpoints}) for path, endpoints in by_path]


def _route(path: str, endpoints: dict[str, Endpoint]) -> Route:
    async def handle(request: Request) -> Response:
        return await answer(endpoints["GET" if request.method == "HEAD" else request.method], request)

    return Route(path.replace("{number}", "{number:int}"), handle, methods=list(endpoints))


async def _page(request: Request) -> Response:
    """The page, whatever table or replay its path names; the API's own paths are not the page's."""
    house: House = request.app.state.house
    found = None if request.url.path.startswith("/api/") else house.page.answer(request)
    if found is None:
        raise HTTPException(404)
    return found


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return problem(error, language_of(request.query_params))

"""One request of the HTTP API: its input and output are declared once, for the program and for its description."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from gloaming.server import wire
from gloaming.server.operation import metrics
from gloaming.server.operation.logs import note
from gloaming.server.reading import Unreadable, reader
from gloaming.server.refusal import Refused
from gloaming.server.store import StoreDown
from gloaming.server.web.context import Context
from gloaming.server.web.cookies import Unseated, unseat

LARGEST = 16 * 1024
JSON = "application/json"


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The query parameters of a request: by default none."""


Q = TypeVar("Q", bound=Query)
B = TypeVar("B")


@dataclass(frozen=True)
class ApiRequest(Generic[Q, B]):
    """A request that has been read."""

    request: Request
    query: Q
    body: B

    @property
    def path(self) -> Mapping[str, Any]:
        """The named parts of the path."""
        return self.request.path_params


class Endpoint(NamedTuple):
    """A kind of request."""

    method: str
    path: str
    handle: Callable[[Context, ApiRequest[Any, Any]], Awaitable[Response]]
    summary: str
    answer: Any  # the type of the JSON answer
    query: type[Query] = Query
    body: Any = None  # the type of the JSON request
    largest: int = LARGEST
    media: str = JSON  # of the answer; plain text if it is not JSON


async def answer(endpoint: Endpoint, request: Request) -> Response:
    """Read a request, carry it out, and count it."""
    started = time.perf_counter()
    response = await _done(endpoint, request)
    seconds = time.perf_counter() - started
    route, status = endpoint.path, response.status_code
    metrics.REQUESTS.labels(endpoint.method, route, str(status)).observe(seconds)
    note("request", method=endpoint.method, route=route, status=status, ms=round(seconds * 1000, 1))
    return response


async def _done(endpoint: Endpoint, request: Request) -> Response:
    try:
        query = read_query(endpoint.query, request.query_params)
        body = None if endpoint.body is None else await _read_body(endpoint, request)
        return await endpoint.handle(request.app.state.context, ApiRequest(request, query, body))
    except Refused as refused:
        return refusal(refused)
    except StoreDown:
        return refusal(Refused("busy", "server-store-down"))
    except ClientDisconnect:  # the client left in the middle of the body; nobody waits for an answer
        return problem(HTTPException(400))
    except HTTPException as error:
        return problem(error)
    except Exception as error:
        note("request failed", logging.ERROR, error=error, route=endpoint.path)
        return problem(HTTPException(500))


def read_query(kind: type[Q], given: QueryParams) -> Q:
    """The query parameters; Refused for unknown ones."""
    pairs = given.multi_items()
    try:
        if len(pairs) != len(given):
            raise msgspec.ValidationError("a parameter is given twice")
        return msgspec.convert(dict(pairs), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("malformed", "server-unreadable", reason=str(error)) from None


async def _read_body(endpoint: Endpoint, request: Request) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise HTTPException(415)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > endpoint.largest:
            raise HTTPException(413)
    try:
        return reader(endpoint.body)(bytes(data))
    except Unreadable as error:
        raise Refused("malformed", "server-unreadable", reason=str(error)) from None


def say(value: Any, status: int = 200) -> Response:
    """An answer that must not be cached."""
    encoded = value if isinstance(value, bytes) else wire.encode(value)
    return Response(encoded, status, {"cache-control": "no-store"}, JSON)


def refusal(refused: Refused, status: int | None = None) -> Response:
    """A refusal, with the status of its code, or another one from HTTP.

    It deletes an invalid cookie, which no script could do.
    """
    metrics.REFUSED.labels(refused.code).inc()
    response = say(wire.Failure(wire.problem_of(refused)), status or refused.status)
    return unseat(response, refused.table) if isinstance(refused, Unseated) else response


# Refusals by HTTP itself, in our words.
_PROBLEMS = {
    404: ("unknown", "server-nothing-here"),
    405: ("malformed", "server-other-method"),
    413: ("malformed", "server-too-large"),
    415: ("malformed", "server-not-json"),
    500: ("busy", "server-our-fault"),
}


def problem(error: HTTPException) -> Response:
    """An HTTP error, in the form of every other refusal."""
    code, key = _PROBLEMS.get(error.status_code, ("malformed", "server-not-understood"))
    response = refusal(Refused(code, key), error.status_code)
    response.headers.update(error.headers or {})
    return response

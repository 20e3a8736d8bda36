"""Proof of a seat, in a cookie that no script can read."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from gloaming.server.people.people import People
from gloaming.server.refusal import Refused

KEPT = 90 * 24 * 3600  # seconds
MOST = 40  # seats of one browser; all of their cookies are sent with every request
_PREFIX = "seat_"


def _name(table: str) -> str:
    return _PREFIX + table


def token_of(asked: HTTPConnection, table: str) -> str | None:
    """The token in the request."""
    return asked.cookies.get(_name(table))


class Unseated(Refused):
    """A cookie is no longer valid."""

    def __init__(self, table: str, key: str = "server-bad-token") -> None:
        super().__init__("forbidden", key)
        self.table = table


async def person_of(people: People, asked: HTTPConnection, table: str) -> int | None:
    """Who asks: a person at the table, or None for a watcher."""
    try:
        return await people.identify(table, token_of(asked, table))
    except Refused as refused:
        raise Unseated(table, refused.key) if refused.code == "forbidden" else refused from None


async def known_person_of(people: People, asked: HTTPConnection, table: str) -> int:
    """Who asks; Refused for a watcher."""
    person = await person_of(people, asked, table)
    if person is None:
        raise Refused("forbidden", "server-join-first")
    return person


def seat(response: Response, asked: HTTPConnection, table: str, token: str) -> Response:
    """Set the cookie in an answer."""
    is_secure = asked.url.scheme in ("https", "wss")
    response.set_cookie(_name(table), token, KEPT, path="/", secure=is_secure, httponly=True, samesite="lax")
    others = [name.removeprefix(_PREFIX) for name in asked.cookies if name.startswith(_PREFIX)]
    for oldest in others[: -MOST + 1]:  # browsers send them in order of arrival
        unseat(response, oldest)
    return response


def unseat(response: Response, table: str) -> Response:
    """Delete the cookie."""
    response.delete_cookie(_name(table), path="/", httponly=True, samesite="lax")
    return response

"""The HTTP API, request by request; docs/wire.md says what each is for."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Literal, TypeAlias

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from gloaming.core.game import LANGUAGES, usable
from gloaming.core.speech import messages_of
from gloaming.server import wire
from gloaming.server.operation import metrics
from gloaming.server.push.sending import Subscription
from gloaming.server.refusal import Refused
from gloaming.server.replays.archive import Asker, PositionAt
from gloaming.server.replays.reviewing import ReviewState
from gloaming.server.tables.entries import TableSettings
from gloaming.server.web.catalogue import GameInfo, catalogue
from gloaming.server.web.context import Context
from gloaming.server.web.cookies import Unseated, known_person_of, person_of, seat, token_of
from gloaming.server.web.endpoint import JSON, ApiRequest, Endpoint, Query, say
from gloaming.server.web.headers import proves
from gloaming.server.web.lessons import LessonInfo, lesson_info
from gloaming.server.web.middleware import address_of
from gloaming.server.web.puzzles import PuzzleInfo, puzzles_info
from gloaming.server.web.rulespage import RulesPage, rules_page
from gloaming.server.web.static import Asset, deliver, pack

LARGEST_RECORD = 256 * 1024  # bytes, many times what the longest games take
KEPT_REVIEW = 200_000  # approximate bytes that are kept of a review


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewTable(_Body, frozen=True):
    """A table to create, and the name of its host."""

    name: str
    settings: TableSettings


class Guest(_Body, frozen=True):
    """Somebody who joins a table."""

    name: str


class Proof(_Body, frozen=True):
    """A person's token."""

    token: str


class Claim(_Body, frozen=True):
    """The token of a personal link, and whether it may replace another person of the same table in this browser."""

    token: str
    replace: bool = False


class Recovery(_Body, frozen=True):
    """A recovery code, as typed."""

    code: str


class Invitation(_Body, frozen=True):
    """A seat that a program is invited to."""

    seat: int


class Newcomer(_Body, frozen=True):
    """A program: the code that invites it, and its name."""

    code: str
    name: str


class Kept(_Body, frozen=True):
    """The record of a game, as text."""

    record: str


class TryAgain(_Body, frozen=True):
    """A moment of a finished game to play on from, and the name of the new table's host.

    What the seat did not know is as it was, or drawn anew.
    """

    name: str
    moment: int
    seat: int
    hidden: Literal["same", "anew"]


class PushKey(msgspec.Struct, frozen=True):
    """The key by which a browser's push service knows the server."""

    key: str


class TableId(msgspec.Struct, frozen=True):
    """A table."""

    table: str


class PersonNumber(msgspec.Struct, frozen=True):
    """A person at a table."""

    person: int


class ShownCode(msgspec.Struct, frozen=True):
    """A recovery code, which is shown only once, and its number."""

    code: str
    number: int


class InvitationCode(msgspec.Struct, frozen=True):
    """The code that invites a program; it is shown only once, and works once."""

    code: str


class ProgramProof(msgspec.Struct, frozen=True):
    """A program at a table, and the token with which it opens its socket."""

    person: int
    token: str


class ReplayId(msgspec.Struct, frozen=True):
    """A game that can be replayed."""

    replay: str


class Status(msgspec.Struct, frozen=True):
    """The state of the server."""

    status: str


class Seen(Query, frozen=True):
    """Whose view: a seat's, a watcher's, or open."""

    viewer: str = msgspec.field(default="watch", name="as")


class OfSeat(Query, frozen=True):
    """From which seat."""

    seat: str = msgspec.field(default="0", name="as")


class Spoken(Query, frozen=True):
    """In which language."""

    lang: wire.Language = "en"


_Plain: TypeAlias = ApiRequest[Query, None]
_Seen: TypeAlias = ApiRequest[Seen, None]
_Spoken: TypeAlias = ApiRequest[Spoken, None]


def prepare() -> None:
    """Prepare in advance what everybody requests first, so that nobody waits for it."""
    _catalogue()
    for game in usable():
        for lang in LANGUAGES:
            _spoken(game, lang)


@functools.cache
def _catalogue() -> Asset:
    return pack(wire.encode(catalogue()), JSON)


@functools.cache
def _rulebook(game: str, lang: str) -> Asset:
    return pack(wire.encode(rules_page(game, lang)), JSON)


@functools.cache
def _taught(game: str) -> Asset | None:
    lesson = lesson_info(game)
    return None if lesson is None else pack(wire.encode(lesson), JSON)


@functools.cache
def _puzzling(game: str) -> Asset | None:
    puzzles = puzzles_info(game)
    return pack(wire.encode(puzzles), JSON) if puzzles else None


@functools.cache
def _spoken(game: str, lang: str) -> Asset:
    return pack(messages_of(game, lang).encode(), "text/plain")


async def _games(_: Context, call: _Plain) -> Response:
    return deliver(_catalogue(), call.request)


def _of_game(call: ApiRequest[Any, None], prepared: Callable[[str], Asset | None]) -> Response:
    """What is prepared for the game that the path names, if there is such a thing."""
    game = call.path["game"]
    asset = prepared(game) if game in usable() else None
    if asset is None:
        raise HTTPException(404)
    return deliver(asset, call.request)


async def _rules(_: Context, call: _Spoken) -> Response:
    return _of_game(call, lambda game: _rulebook(game, call.query.lang))


async def _lesson(_: Context, call: _Plain) -> Response:
    return _of_game(call, _taught)


async def _puzzles(_: Context, call: _Plain) -> Response:
    return _of_game(call, _puzzling)


async def _messages(_: Context, call: _Spoken) -> Response:
    return _of_game(call, lambda game: _spoken(game, call.query.lang))


async def _tables(context: Context, _: _Plain) -> Response:
    return say(await context.tables.listed())


def _allow_one_more(context: Context, call: ApiRequest[Any, Any], length: int = 0) -> None:
    """Count something that will be stored: each address may create only so much."""
    address = address_of(call.request.scope)
    if not context.made.take(address):
        raise Refused("limit", "server-made-enough")
    context.store(address, 2, length)


async def _create(context: Context, call: ApiRequest[Query, NewTable]) -> Response:
    _allow_one_more(context, call)
    table, token = await context.people.create(call.body.name, call.body.settings)
    return seat(say(TableId(table)), call.request, table, token)


async def _join(context: Context, call: ApiRequest[Query, Guest]) -> Response:
    table = call.path["table"]
    try:
        await person_of(context.people, call.request, table)
        token = token_of(call.request, table)
    except Unseated:
        token = None  # somebody who has lost a seat can still come as a guest
    address = address_of(call.request.scope)
    context.store(address, 1)
    person, token = await context.people.join(table, call.body.name, token, address)
    return seat(say(PersonNumber(person)), call.request, table, token)


async def _claim(context: Context, call: ApiRequest[Query, Claim]) -> Response:
    table = call.path["table"]
    person = await context.people.identify(table, call.body.token)
    if person is None:
        raise Refused("forbidden", "server-bad-token")
    if not call.body.replace:
        await _check_same(context, call, table, person)
    return seat(say(PersonNumber(person)), call.request, table, call.body.token)


async def _check_same(context: Context, call: ApiRequest[Query, Claim], table: str, person: int) -> None:
    """Before somebody becomes another person in this browser, they are asked: a link may come from anybody."""
    try:
        now = await person_of(context.people, call.request, table)
    except Unseated:
        return
    if now not in (None, person):
        people = (await context.tables.open(table)).table.people
        raise Refused("illegal", "server-other-person", now=people[now].name, other=people[person].name)


async def _code(context: Context, call: _Plain) -> Response:
    _allow_one_more(context, call)
    table = call.path["table"]
    person = await known_person_of(context.people, call.request, table)
    return say(ShownCode(*await context.people.code(table, person)))


async def _recover(context: Context, call: ApiRequest[Query, Recovery]) -> Response:
    if not context.guesses.take(address_of(call.request.scope)):
        raise Refused("limit", "server-too-many-guesses")
    table = call.path["table"]
    person, token = await context.people.recover(table, call.body.code)
    return seat(say(PersonNumber(person)), call.request, table, token)


async def _link(context: Context, call: _Plain) -> Response:
    table = call.path["table"]
    person = await known_person_of(context.people, call.request, table)
    return say(Proof(await context.people.link(table, person)))


async def _invite(context: Context, call: ApiRequest[Query, Invitation]) -> Response:
    table = call.path["table"]
    person = await known_person_of(context.people, call.request, table)
    context.store(address_of(call.request.scope), 1)
    return say(InvitationCode(await context.programs.invite(table, person, call.body.seat)))


async def _enlist(context: Context, call: ApiRequest[Query, Newcomer]) -> Response:
    _allow_one_more(context, call)  # a code of 60 bits cannot be guessed at that rate
    address = address_of(call.request.scope)
    return say(
        ProgramProof(*await context.programs.enlist(call.path["table"], call.body.code, call.body.name, address))
    )


async def _push_key(context: Context, _: _Plain) -> Response:
    return say(PushKey(context.calls.key))


async def _subscribe(context: Context, call: ApiRequest[Query, Subscription]) -> Response:
    table, address = call.path["table"], address_of(call.request.scope)
    person = await known_person_of(context.people, call.request, table)
    context.store(address, 1, len(call.body.endpoint))
    await context.calls.subscribe(table, person, call.body)
    return say(PersonNumber(person))


async def _whole(context: Context, call: _Plain) -> Response:
    table = call.path["table"]
    person = await person_of(context.people, call.request, table)
    return say(await context.viewers.whole(table, person))


async def _command(context: Context, call: ApiRequest[Query, wire.Command]) -> Response:
    table = call.path["table"]
    person = await person_of(context.people, call.request, table)
    address = address_of(call.request.scope)
    return say(await context.command(address, table, person, call.body))


async def _keep(context: Context, call: ApiRequest[Query, Kept]) -> Response:
    _allow_one_more(context, call, len(call.body.record))
    return say(ReplayId(await context.archive.keep(call.body.record, address_of(call.request.scope))))


async def _verify(context: Context, call: ApiRequest[Query, Kept]) -> Response:
    return say(await context.archive.verify(call.body.record, address_of(call.request.scope)))


async def _verify_replay(context: Context, call: _Plain) -> Response:
    record = await context.archive.record(call.path["replay"])
    return say(await context.archive.verify(record, address_of(call.request.scope)))


def _asker(call: _Seen) -> Asker:
    """Who asks for a replay, with their proof if they sat at its table."""
    table, _, _ = call.path["replay"].rpartition("-")
    return Asker(address_of(call.request.scope), token_of(call.request, table))


async def _story(context: Context, call: _Seen) -> Response:
    query, replay = call.query, call.path["replay"]
    return say(await context.archive.story(replay, query.viewer, _asker(call)))


async def _moment(context: Context, call: _Seen) -> Response:
    query, replay, number = call.query, call.path["replay"], call.path["number"]
    return say(await context.archive.moment(replay, number, query.viewer, _asker(call)))


async def _try_again(context: Context, call: ApiRequest[Query, TryAgain]) -> Response:
    replay, body = call.path["replay"], call.body
    at = PositionAt(body.moment, body.seat, body.hidden)
    settings, position = await context.archive.position(replay, at, Asker(address_of(call.request.scope), None))
    _allow_one_more(context, call, len(position.scene))
    table, token = await context.people.create(body.name, settings, position)
    return seat(say(TableId(table)), call.request, table, token)


async def _record(context: Context, call: _Plain) -> Response:
    return Response(await context.archive.record(call.path["replay"]), media_type="text/plain")


async def _review(context: Context, call: ApiRequest[OfSeat, None]) -> Response:
    return say(await context.reviews.state(call.path["replay"], call.query.seat))


async def _start_review(context: Context, call: ApiRequest[OfSeat, None]) -> Response:
    replay, seat = call.path["replay"], call.query.seat
    found = await context.reviews.state(replay, seat)
    if found.state == "none":
        _allow_one_more(context, call, KEPT_REVIEW)
        await context.reviews.start(replay, address_of(call.request.scope))
        found = await context.reviews.state(replay, seat)
    return say(found)


async def _alive(_: Context, __: _Plain) -> Response:
    return say(Status("alive"))


async def _ready(context: Context, _: _Plain) -> Response:
    try:
        await context.readiness.check()
    except Exception:
        raise Refused("busy", "server-store-down") from None
    return say(Status("ready"))


async def _metrics(context: Context, call: _Plain) -> Response:
    """Only for the operator: how much happens, and when, can reveal answers that are still secret."""
    if not proves(call.request.headers.get("authorization", ""), context.web.metrics):
        raise Refused("forbidden", "server-not-for-you")
    return Response(metrics.exposition(context.place), headers={"cache-control": "no-store"}, media_type=metrics.MEDIA)


ENDPOINTS = (
    Endpoint("GET", "/api/games", _games, "The games that can be played", list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/rules", _rules, "The rules of a game, clause by clause", RulesPage, Spoken),
    Endpoint("GET", "/api/games/{game}/lesson", _lesson, "A scripted game that teaches a game", LessonInfo),
    Endpoint("GET", "/api/games/{game}/puzzles", _puzzles, "Positions with one best move", list[PuzzleInfo]),
    Endpoint("GET", "/api/games/{game}/messages", _messages, "What a game says", str, Spoken, media="text/plain"),
    Endpoint("GET", "/api/tables", _tables, "Tables that are listed and have a free seat", list[wire.Listed]),
    Endpoint("POST", "/api/tables", _create, "Make a table and be its host, in seat 0", TableId, body=NewTable),
    Endpoint("POST", "/api/tables/{table}/join", _join, "Become a person at a table", PersonNumber, body=Guest),
    Endpoint("POST", "/api/tables/{table}/claim", _claim, "Make a personal link a cookie", PersonNumber, body=Claim),
    Endpoint("POST", "/api/tables/{table}/link", _link, "One's own token, for another device", Proof),
    Endpoint("POST", "/api/tables/{table}/code", _code, "One's own recovery code, shown once", ShownCode),
    Endpoint("POST", "/api/tables/{table}/recover", _recover, "Come back by the code", PersonNumber, body=Recovery),
    Endpoint("POST", "/api/tables/{table}/invite", _invite, "Invite a program", InvitationCode, body=Invitation),
    Endpoint("POST", "/api/tables/{table}/enlist", _enlist, "Come as a program", ProgramProof, body=Newcomer),
    Endpoint("GET", "/api/push", _push_key, "The key for calls by push services", PushKey),
    Endpoint(
        "POST", "/api/tables/{table}/push", _subscribe, "Be called in this browser", PersonNumber, body=Subscription
    ),
    Endpoint("GET", "/api/tables/{table}", _whole, "The table as one sees it", wire.TableFrame),
    Endpoint("POST", "/api/tables/{table}/commands", _command, "Do something", wire.Reply, body=wire.Command),
    Endpoint("POST", "/api/records", _keep, "Keep a record", ReplayId, body=Kept, largest=LARGEST_RECORD),
    Endpoint("POST", "/api/verify", _verify, "Check a record's draws", wire.Draws, body=Kept, largest=LARGEST_RECORD),
    Endpoint("GET", "/api/replays/{replay}", _story, "The story of a game", wire.Story, Seen),
    Endpoint("GET", "/api/replays/{replay}/moments/{number}", _moment, "A game after some moves", wire.Play, Seen),
    Endpoint("GET", "/api/replays/{replay}/record", _record, "The record of a game", str, media="text/plain"),
    Endpoint("GET", "/api/replays/{replay}/verify", _verify_replay, "Check a game's draws", wire.Draws),
    Endpoint("GET", "/api/replays/{replay}/review", _review, "The review of a game, if made", ReviewState, OfSeat),
    Endpoint("POST", "/api/replays/{replay}/review", _start_review, "Have a game reviewed", ReviewState, OfSeat),
    Endpoint("POST", "/api/replays/{replay}/table", _try_again, "Play on from a moment", TableId, body=TryAgain),
    Endpoint("GET", "/healthz", _alive, "Whether the process lives", Status),
    Endpoint("GET", "/readyz", _ready, "Whether tables can be written down", Status),
    Endpoint("GET", "/metrics", _metrics, "For Prometheus", str, media="text/plain"),
)

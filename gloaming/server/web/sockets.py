"""One viewer at a table, over a WebSocket: frames are sent as they are made, commands are handled one by one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

import gloaming
from gloaming.server import wire
from gloaming.server.operation import metrics
from gloaming.server.operation.logs import note, short
from gloaming.server.reading import Unreadable, reader
from gloaming.server.refusal import Refused
from gloaming.server.tables.feed import Feed
from gloaming.server.tables.seating import REMOVED as REMOVED_BECAUSE
from gloaming.server.web.connections import PUSH
from gloaming.server.web.context import Context
from gloaming.server.web.cookies import person_of
from gloaming.server.web.endpoint import Query, read_query, refusal
from gloaming.server.web.limits import Meter
from gloaming.server.web.middleware import address_of

# Why the server closes a socket.
IDLE = 1001
ABUSE = 1008
TRY_AGAIN = 1013
GONE = 1006
REMOVED = 4003

_PONG = wire.encode(wire.Pong())


class _Live(Query, frozen=True):
    number: int = 0


class _Named(msgspec.Struct, frozen=True):
    """The parts that are read from a command that is otherwise unreadable."""

    id: str = ""


_read_named = reader(_Named)


Follow = Callable[[WebSocket, Context, str], Awaitable[None]]


async def follow_table(socket: WebSocket) -> None:
    """A page follows its table."""
    await admit(socket, _follow)


async def admit(socket: WebSocket, follow: Follow) -> None:
    """Answer a handshake: refuse it before anything is touched, or follow the table until one side leaves."""
    context: Context = socket.app.state.context
    table, address = socket.path_params["table"], address_of(socket.scope)
    if not context.open_sockets.enter(address):
        await _deny(socket, table, Refused("limit", "server-too-many"))
        return
    try:
        await follow(socket, context, table)
    except Refused as refused:  # the handshake; later refusals are sent message by message
        await _deny(socket, table, refused)
    finally:
        context.open_sockets.leave(address)


async def _deny(socket: WebSocket, table: str, refused: Refused) -> None:
    note("socket refused", table=short(table), code=refused.code)
    await socket.send_denial_response(refusal(refused))


async def _follow(socket: WebSocket, context: Context, table: str) -> None:
    query = read_query(_Live, socket.query_params)
    person = await person_of(context.people, socket, table)
    if person is not None:
        context.store(address_of(socket.scope), 2)  # their coming and going
    feed = await context.viewers.follow(table, person, query.number)
    try:
        with metrics.CONNECTIONS.track_inprogress():
            await Session(socket, context, table, person, feed).run()
    finally:
        context.viewers.unfollow(table, feed)


class Session:
    """An open socket."""

    _may_idle_out = True  # a page says something now and then; a silent one is gone

    def __init__(self, socket: WebSocket, context: Context, table: str, person: int | None, feed: Feed) -> None:
        self._socket = socket
        self._context = context
        self._table = table
        self._person = person
        self._feed = feed
        self._address = address_of(socket.scope)
        self._pace = Meter(context.web.limits.spoken)
        self._strikes = Meter(context.web.limits.strikes)
        self._wholes = Meter(context.web.limits.wholes)
        self._end: int | None = None  # the code to close with, once that is decided
        self._push: Callable[[bytes], bool] = socket.scope["extensions"].get(PUSH, lambda _data: False)
        self._listening: asyncio.Task[None] | None = None
        self._waiting = False  # for a message
        self._last = time.monotonic()  # when something was last sent or received
        self._untaken = False  # whether a frame is being sent

    async def run(self) -> None:
        """Follow the table."""
        await self._socket.accept()
        note("socket opened", table=short(self._table), seated=self._person is not None)
        self._feed.when_dropped(lambda: self._stop(TRY_AGAIN))
        tasks = self._context.tables
        self._listening = tasks.spawn(self._listen())
        telling, watching = tasks.spawn(self._tell()), tasks.spawn(self._watch())
        try:
            await self._listening
        except asyncio.CancelledError:
            if self._end is None:  # not by us
                self._listening.cancel()
                raise
        finally:
            telling.cancel()
            watching.cancel()
        if self._end is not None:
            with suppress(WebSocketDisconnect, TimeoutError):
                async with asyncio.timeout(1):  # a client that does not read does not read this either
                    reason = REMOVED_BECAUSE[self._feed.why] if self._end == REMOVED else ""
                    await self._pass_on({"type": "websocket.close", "code": self._end, "reason": reason})
        note("socket closed", table=short(self._table), code=self._end)

    async def _tell(self) -> None:
        """Send the frames that could not be sent at once.

        If there are none left, or the client does not read them, have the socket closed.
        """
        try:
            await self._greet()
            self._feed.push_to(self._push_frame)
            while (frame := await self._feed.get()) is not None:
                self._last, self._untaken = time.monotonic(), True
                await self._send(frame)
                self._last, self._untaken = time.monotonic(), False
                metrics.FRAMES.inc()
        except WebSocketDisconnect:
            pass
        except Exception:
            self._stop(TRY_AGAIN)
            raise
        self._stop(REMOVED if self._feed.why else TRY_AGAIN)

    async def _greet(self) -> None:
        """Send what comes first."""
        await self._send(wire.encode(wire.Hello(gloaming.__version__, self._context.tables.settings.steady())))

    def _push_frame(self, frame: bytes) -> bool:
        pushed = self._push(frame)
        if pushed:
            self._last = time.monotonic()
            metrics.FRAMES.inc()
        return pushed

    async def _send(self, data: bytes) -> None:
        await self._pass_on({"type": "websocket.send", "text": data.decode()})

    async def _pass_on(self, message: Message) -> None:
        """Send a message; WebSocketDisconnect if the client is gone, whoever noticed it first."""
        try:
            await self._socket.send(message)
        except RuntimeError:
            raise WebSocketDisconnect(GONE) from None

    def _stop(self, code: int) -> None:
        """End the session after the current command, if there is one."""
        self._end = self._end or code
        if self._waiting and self._listening is not None:
            self._listening.cancel()

    async def _listen(self) -> None:
        with suppress(WebSocketDisconnect):
            while self._end is None:
                self._waiting = True
                message = await self._socket.receive()
                self._waiting = False
                if message["type"] == "websocket.disconnect":
                    return
                answer = await self._answer(message.get("text") or "")
                if answer is not None and not self._push(answer):
                    await self._send_in_time(answer)
                self._last = time.monotonic()

    async def _send_in_time(self, answer: bytes) -> None:
        """Send an answer that the client does not read at once."""
        try:
            async with asyncio.timeout(self._context.web.limits.patience):
                await self._send(answer)
        except TimeoutError:
            self._end = TRY_AGAIN

    async def _watch(self) -> None:
        """Check from time to time that the client is alive: a timer for every frame would cost more than sending it."""
        limits = self._context.web.limits
        while self._end is None:
            await asyncio.sleep(min(limits.idle, limits.patience) / 4)
            silent = time.monotonic() - self._last
            if self._untaken and silent > limits.patience:
                self._stop(TRY_AGAIN)
            elif silent > limits.idle and self._may_idle_out:
                self._stop(IDLE)

    async def _answer(self, text: str) -> bytes | None:
        """The answer to a message. What cannot be done is answered too, but too much of it ends the session."""
        try:
            if not (self._pace.take(time.monotonic()) and self._context.messages.take(self._address)):
                raise Refused("limit", "server-too-fast")
            return await self._do(_read(text))
        except Refused as refused:
            if refused.code in ("malformed", "limit") and not self._strikes.take(time.monotonic()):
                self._stop(ABUSE)
            return self._refusal(text, refused)
        except Exception as error:
            note("command failed", logging.ERROR, error=error, table=short(self._table))
            return self._refusal(text, Refused("busy", "server-our-fault"))

    async def _do(self, asked: wire.Asked) -> bytes | None:
        match asked:
            case wire.Ping():
                return _PONG
            case wire.Whole() if not self._wholes.take(time.monotonic()):
                raise Refused("limit", "server-too-fast")
            case wire.Whole():
                self._feed.whole()
                return None
        if self._feed.closed:  # a slow reader, or somebody whose seat was moved to another device
            raise Refused("busy", "server-closing")
        return wire.encode(await self._context.command(self._address, self._table, self._person, asked))

    def _refusal(self, text: str, refused: Refused) -> bytes:
        metrics.REFUSED.labels(refused.code).inc()
        return wire.encode(wire.Reply(_id(text), ok=False, error=wire.problem_of(refused)))


def _read(text: str) -> wire.Asked:
    try:
        return wire.read_asked(text)
    except Unreadable as error:
        raise Refused("malformed", "server-unreadable", reason=str(error)) from None


def _id(text: str) -> str:
    """The id of a command that is refused unread, so that its sender knows which one it was."""
    with suppress(Unreadable):
        named: _Named = _read_named(text)
        return named.id[:64]
    return ""

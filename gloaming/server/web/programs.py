"""A program at a table, over a WebSocket: lines of the protocol of programs, one a message (docs/bots.md)."""

from __future__ import annotations

import asyncio
import time

from starlette.websockets import WebSocket

from gloaming.minds.programs import protocol
from gloaming.minds.programs.protocol import LONGEST_LINE, Answer, Lost, read
from gloaming.server import wire
from gloaming.server.operation import metrics
from gloaming.server.operation.logs import note, short
from gloaming.server.refusal import Refused
from gloaming.server.tables.eyes import Sights
from gloaming.server.tables.feed import Feed
from gloaming.server.tables.programs import ProgramFrames
from gloaming.server.tables.table import Table
from gloaming.server.web.context import Context
from gloaming.server.web.endpoint import Query, read_query
from gloaming.server.web.middleware import address_of
from gloaming.server.web.sockets import ABUSE, Session, admit

_BEARER = "Bearer "
_PASSED_OVER = ("stale", "busy", "limit")  # refusals after which the question is open, or another one comes


class _Wish(Query, frozen=True):
    words: str | None = None  # the language of words that the program wants


async def follow_as_program(socket: WebSocket) -> None:
    """A program follows its table."""
    await admit(socket, _follow)


async def _follow(socket: WebSocket, context: Context, table: str) -> None:
    words = read_query(_Wish, socket.query_params).words
    given = socket.headers.get("authorization", "")
    if not given.startswith(_BEARER):
        raise Refused("forbidden", "server-bad-invitation")
    person = await context.programs.identify(table, given.removeprefix(_BEARER))
    context.store(address_of(socket.scope), 2)  # its coming and going
    made: list[ProgramFrames] = []

    def make(seen: Table, who: int | None, _: Sights) -> ProgramFrames:
        made[:] = [ProgramFrames(seen, who, words)]
        return made[0]

    feed = await context.viewers.follow(table, person, 0, make)
    try:
        with metrics.CONNECTIONS.track_inprogress():
            await ProgramSession(socket, context, table, person, feed, made).run()
    finally:
        context.viewers.unfollow(table, feed)


class ProgramSession(Session):
    """The open socket of a program."""

    _may_idle_out = False  # it has nothing to say while others think; the protocol of the socket notices its end

    def __init__(
        self, socket: WebSocket, context: Context, table: str, person: int, feed: Feed, made: list[ProgramFrames]
    ) -> None:
        super().__init__(socket, context, table, person, feed)
        self._push = lambda _: False  # what is sent at once may hold several lines, which are several messages
        self._made = made
        self._program = person
        self._answered = 0  # the number of the last question that was answered, in whatever way

    async def _greet(self) -> None:
        await self._send(protocol.Hello().line())

    async def _send(self, data: bytes) -> None:
        for line in data.splitlines():
            await super()._send(line)

    async def _answer(self, text: str) -> bytes | None:
        """Take an answer; one that is wrong loses the move, and the program is told why."""
        number = self._made[0].asked
        try:
            if not (self._pace.take(time.monotonic()) and self._context.messages.take(self._address)):
                raise Lost("noisy", "the program writes too many lines")
            if len(text) > LONGEST_LINE:
                raise Lost("huge", f"the program writes a line of more than {LONGEST_LINE} bytes")
            answer = read(text.encode(errors="replace"))
            if not isinstance(answer, Answer) or answer.id < max(number, self._answered + 1):
                return None  # a greeting, which needs no answer here, or an answer that comes too late
            if answer.id != number or not self._made[0].is_asked:
                raise Lost("unreadable", f"question {answer.id} was not asked")
            self._answered = number
            await self._do_as_told(answer)
        except Lost as lost:
            if not self._strikes.take(time.monotonic()):
                self._stop(ABUSE)
            return await self._lose(number, lost)
        except Refused as refused:
            note("a program was refused", table=short(self._table), code=refused.code)
        return None

    async def _do_as_told(self, answer: Answer) -> None:
        """Make the move that was chosen, no sooner than a bot would; or leave the seat to a bot."""
        frames, context = self._made[0], self._context
        opened = await context.tables.open(self._table)
        seat = opened.table.people[self._program].seat
        command = f"{frames.command}-{'move' if answer.move is not None else 'resign'}"
        asked: wire.Command = wire.Leave(command, frames.at)
        if answer.move is not None:
            asked = wire.Move(command, frames.at, answer.move)
            if seat is not None and opened.table.round is not None:
                await asyncio.sleep(opened.clock.pause(seat))
        reply = await context.command(self._address, self._table, self._program, asked)
        if reply.error is not None and reply.error.code not in _PASSED_OVER:
            clause = f" ({reply.error.clause})" if reply.error.clause else ""
            raise Lost("illegal", f"{(answer.move or 'resign')[:40]}: {reply.error.text}{clause}")

    async def _lose(self, number: int, lost: Lost) -> bytes:
        """The program loses its move, if it is asked: a bot makes it."""
        opened = await self._context.tables.open(self._table)
        seat = opened.table.people[self._program].seat
        is_asked = self._made[0].is_asked and self._made[0].asked == number
        if is_asked and seat is not None:
            self._answered = number
            self._made[0].tell_lost(number)
            opened.clock.forfeit(seat)
        return protocol.Refused(number if is_asked else None, lost.code, lost.text).line()

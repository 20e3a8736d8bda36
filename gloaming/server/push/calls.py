"""Who is called: people who are asked something and have no page open. Each is called once for a question.

Who is asked is seen by all, so a call tells nothing new; it names the table and the game. Calls wait in a bounded
queue, and a service that hangs holds up nothing but one of the callers for a few seconds.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from gloaming.server.operation import metrics
from gloaming.server.push.sending import Sender, Sent, Subscription, check
from gloaming.server.push.services import address_of
from gloaming.server.refusal import Refused
from gloaming.server.store import StoreDown
from gloaming.server.tables import entries as e
from gloaming.server.tables.open_table import OpenTable
from gloaming.server.tables.tables import Tables

CALLERS = 4  # calls at a time
WAITING = 1_000  # most calls that wait; further ones are dropped
BROWSERS = 4  # most browsers of one person at one table; a newer one replaces the oldest
SECRET = "push"  # the name of the signing key in the store

_read = msgspec.json.Decoder(Subscription).decode


class Call(NamedTuple):
    """A person at a table."""

    table: str
    person: int
    game: str


class Calls:
    """The calls of a process."""

    def __init__(self, tables: Tables, secret: bytes, contact: str, own: Sequence[str] = ()) -> None:
        self._tables = tables
        self._own = own
        self._sender = Sender(secret, contact)
        self._queue: asyncio.Queue[Call] = asyncio.Queue(WAITING)

    def start(self) -> None:
        """Call people from now on."""
        self._tables.when_written(self.look)
        for _ in range(CALLERS):
            self._tables.tend("calls", self._work)

    @property
    def key(self) -> str:
        """The key by which browsers know the server."""
        return self._sender.public

    async def subscribe(self, table: str, person: int, subscription: Subscription) -> None:
        """Call somebody in this browser, too, whenever this table asks them."""
        address_of(subscription.endpoint, self._own)
        check(subscription)
        body = msgspec.json.encode(subscription)
        try:
            await self._tables.store.subscribe(
                table, person, subscription.endpoint, body, self._tables.settings.clock(), BROWSERS
            )
        except StoreDown:
            raise Refused("busy", "server-store-down") from None

    def look(self, opened: OpenTable, body: e.Body) -> None:
        """Call those who are asked something new by an entry that this process has just written."""
        table = opened.table
        is_nudge = isinstance(body, e.Nudged)
        for person, question in table.asked_people():
            is_new = opened.note_called(person, question)
            is_wanted = is_nudge or (is_new and not isinstance(body, e.Gone))
            if is_wanted and not table.people[person].here and not self._queue.full():
                self._queue.put_nowait(Call(table.id, person, table.settings.game))

    async def _work(self) -> None:
        while True:
            call = await self._queue.get()
            for body in await self._tables.store.subscriptions(call.table, call.person):
                await self._send(call, _read(body))

    async def _send(self, call: Call, subscription: Subscription) -> None:
        try:
            address = address_of(subscription.endpoint, self._own)
        except Refused:  # the operator no longer allows this service
            return
        text = msgspec.json.encode({"table": call.table, "game": call.game})
        topic = hashlib.sha256(call.table.encode()).hexdigest()[:32]  # a newer call replaces one that still waits
        sent = await self._sender.send(address, subscription, text, topic)
        metrics.CALLS.labels(sent.value).inc()
        if sent is Sent.GONE:
            await self._tables.store.unsubscribe(subscription.endpoint)

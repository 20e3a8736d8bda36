"""The bus through PostgreSQL: notifications, sent after the entries are committed."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import psycopg
from psycopg.conninfo import make_conninfo

from gloaming.core.errors import Malformed
from gloaming.server.bus.relay import CHANNEL, Relay
from gloaming.server.store.hanging import Connection, answered_within

TIMEOUT = 5  # seconds for a connection or an answer
# A connection that was lost silently is noticed within half a minute.
KEEPALIVE = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}


class PostgresBus(Relay):
    """A Bus through PostgreSQL, with one connection for sending and one for listening."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            self._url = make_conninfo(url, connect_timeout=TIMEOUT, **KEEPALIVE)
        except psycopg.ProgrammingError as error:
            raise Malformed(f"the bus's address cannot be read: {error}") from error
        self._speaking: Connection | None = None

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self._url, autocommit=True)

    async def tell(self, words: list[bytes]) -> None:
        if self._speaking is None or self._speaking.closed:
            self._speaking = await self._connect()
        texts = [word.decode() for word in words]
        with answered_within(self._speaking, TIMEOUT):
            await self._speaking.execute("SELECT pg_notify(%s, word) FROM unnest(%s::text[]) word", [CHANNEL, texts])

    async def hear(self) -> AsyncGenerator[bytes]:
        async with await self._connect() as connection:
            with answered_within(connection, TIMEOUT):
                await connection.execute(f"LISTEN {CHANNEL}".encode())
            yield b""
            async for notice in connection.notifies():
                yield notice.payload.encode()

    async def close(self) -> None:
        await super().close()
        if self._speaking is not None:
            await self._speaking.close()

"""The bus through Redis: publish and subscribe."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import redis.asyncio as redis

from gloaming.core.errors import Malformed
from gloaming.server.bus.relay import CHANNEL, Relay

TIMEOUT = 5.0  # seconds for a connection or an answer
HEALTH = 15  # seconds of silence after which a connection is checked, so that a dead one is noticed


class RedisBus(Relay):
    """A Bus through Redis."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            self._client = redis.Redis.from_url(
                url, socket_connect_timeout=TIMEOUT, socket_timeout=TIMEOUT, health_check_interval=HEALTH
            )
        except ValueError as error:
            raise Malformed(f"the bus's address cannot be read: {error}") from error

    async def tell(self, words: list[bytes]) -> None:
        async with self._client.pipeline(transaction=False) as pipeline:
            for word in words:
                pipeline.publish(CHANNEL, word)
            await pipeline.execute()

    async def hear(self) -> AsyncGenerator[bytes]:
        async with self._client.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            while True:
                message = await subscription.get_message(timeout=HEALTH)
                if message is not None:
                    yield message["data"] if message["type"] == "message" else b""

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()

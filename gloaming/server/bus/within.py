"""The bus of a server with a single process."""

from __future__ import annotations

from gloaming.server.bus.contract import Heard


class WithinProcess:
    """Listeners are called at once."""

    reliable = True

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    async def announce(self, table: str, version: int) -> None:
        for heard in self._listeners:
            heard(table, version)

    async def listen(self, heard: Heard) -> None:
        self._listeners.append(heard)

    async def close(self) -> None:
        self._listeners.clear()

"""What tables cost that nobody looks at: a store is filled with them, and a server started on it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from gloaming.server.operation.load.party import MIX
from gloaming.server.operation.load.process import ServerProcess
from gloaming.server.operation.settings import wall_clock
from gloaming.server.store import statements
from gloaming.server.store.sqlite import SQLiteStore
from gloaming.server.tables import entries as e

BATCH = 5_000  # tables written at a time
RESTING = 5.0  # seconds until a server has done all that it does at its start
GUESTS = 3  # people who joined each table besides its host
_INSERT = "INSERT INTO entries (table_id, version, command, at, body) VALUES (:table, :version, :command, :at, :body)"


@dataclass(frozen=True)
class Asleep:
    """The measurements."""

    tables: int
    disk: int  # bytes
    start: float  # seconds until the server answers
    start_empty: float  # the same with an empty store
    memory: int  # bytes of the server
    memory_empty: int
    wake: float  # seconds until one of the tables is shown


async def sleep(folder: Path, tables: int) -> Asleep:
    """Measure a server with an empty store, and one with so many tables that are asleep."""
    start_empty, memory_empty, _ = await _started(folder / "empty", "")
    store = SQLiteStore(f"sqlite:///{folder / 'full' / 'tables.sqlite'}")
    for first in range(0, tables, BATCH):
        await _fill(store, range(first, min(first + BATCH, tables)))
    await store.close()
    start, memory, wake = await _started(folder / "full", _name(tables // 2))
    disk = sum(file.stat().st_size for file in (folder / "full").iterdir())
    return Asleep(tables, disk, start, start_empty, memory, memory_empty, wake)


def _name(number: int) -> str:
    return f"{number:022}"


async def _fill(store: SQLiteStore, numbers: range) -> None:
    """Write tables whose people have joined, and gone."""
    at = wall_clock()
    game, players = MIX[0]
    bodies = [e.Created("Host", e.TableSettings(game, players)), *(e.Joined(f"Guest {it}") for it in range(GUESTS))]
    encoded = [e.encode(body) for body in bodies]
    rows = [
        {"table": _name(number), "version": version, "command": f"made-{version}", "at": at, "body": body}
        for number in numbers
        for version, body in enumerate(encoded, start=1)
    ]
    await store.write_all(_INSERT, rows)
    listed = [{"table": _name(number), "body": None, "at": at, "finished": 0} for number in numbers]
    await store.write_all(statements.SUMMARISE, listed)


async def _started(folder: Path, table: str) -> tuple[float, int, float]:
    """The seconds until a server answers, its memory at rest, and the seconds until it shows a table."""
    folder.mkdir(exist_ok=True)
    server, begun = ServerProcess(folder), time.monotonic()
    await server.start()
    await asyncio.to_thread(_get, f"{server.address}/readyz")
    start = time.monotonic() - begun
    await asyncio.sleep(RESTING)
    memory, begun = server.memory, time.monotonic()
    if table:
        await asyncio.to_thread(_get, f"{server.address}/api/tables/{table}")
    wake = time.monotonic() - begun
    await server.stop()
    return start, memory, wake


def _get(address: str) -> None:
    with urlopen(address, timeout=60) as answer:
        answer.read()

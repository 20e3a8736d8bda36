"""How many tables a server can hold: add tables until views arrive too late."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gloaming.server.operation.load.party import Party, Tally
from gloaming.server.operation.load.process import ServerProcess

LATEST = 0.250  # seconds: the 99th percentile from a move to the last viewer's view
SETTLING = 5.0  # seconds for a server to switch to compiled rules, if there are any
GATHERING = 25  # number of tables set up at the same time


@dataclass(frozen=True)
class Row:
    """The measurements with one number of tables."""

    tables: int
    viewers: int
    moves: float  # a second
    p50: float
    p95: float
    p99: float
    games: int
    refused: int
    gaps: int
    cpu: float  # the server's share of one core

    @property
    def holds(self) -> bool:
        """Whether views arrive in time, and moves are made as often as planned."""
        return self.p99 <= LATEST and self.moves >= 0.9 * self.tables


async def measure(folder: Path, sizes: list[int], seconds: float, report: Callable[[Row], None]) -> list[Row]:
    """For each number of tables in turn, let parties of random players make one move a second each."""
    server = ServerProcess(folder)
    await server.start()
    await asyncio.sleep(SETTLING)
    gc.disable()  # or its pauses would be measured too
    parties: list[Party] = []
    rows: list[Row] = []
    try:
        for size in sizes:
            row = await _measure(server, parties, size, seconds)
            rows.append(row)
            report(row)
            if not row.holds:
                break
    finally:
        await asyncio.gather(*(party.leave() for party in parties))
        await server.stop()
    return rows


async def _measure(server: ServerProcess, parties: list[Party], size: int, seconds: float) -> Row:
    tally = Tally()
    while len(parties) < size:
        new = [Party(server.address, len(parties) + k) for k in range(min(GATHERING, size - len(parties)))]
        await asyncio.gather(*(party.gather() for party in new))
        parties += new
    playing = [asyncio.create_task(party.play(1.0, tally)) for party in parties]
    await asyncio.sleep(2.0)  # until all keep the same pace
    tally.forget_latencies()
    clients = [client for party in parties for client in party.clients]
    gaps = sum(client.gaps for client in clients)
    start, used = time.monotonic(), server.cpu_seconds
    await asyncio.sleep(seconds)
    spent = time.monotonic() - start
    cpu = (server.cpu_seconds - used) / spent
    latencies = sorted(tally.latencies)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return Row(
        size,
        len(clients),
        len(latencies) / spent,
        _quantile(latencies, 0.5),
        _quantile(latencies, 0.95),
        _quantile(latencies, 0.99),
        tally.games,
        tally.refused,
        sum(client.gaps for client in clients) - gaps,
        cpu,
    )


def _quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("inf")

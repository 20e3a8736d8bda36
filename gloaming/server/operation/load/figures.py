"""How many tables a server can hold: add tables until what is due is shown too late."""

from __future__ import annotations

import asyncio
import gc
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from gloaming.server.operation.load.pace import LATEST, Pace, Tally
from gloaming.server.operation.load.party import Kind, Party
from gloaming.server.operation.load.process import ServerProcess
from gloaming.server.operation.load.stages import seen, shares

SETTLING = 5.0  # seconds for a server to switch to compiled rules, if there are any
GATHERING = 25  # number of tables set up at the same time
RUN_UP = 2.0  # seconds of play before the measurement
RUN_OUT = 1.0  # seconds that everything due has to be shown, after it


class Load(NamedTuple):
    """What is asked of the server."""

    sizes: tuple[int, ...]  # numbers of tables, one after the other
    kinds: tuple[Kind, ...]  # of tables, in rotation
    rate: float  # moves a second that are due at each table
    chat: float  # lines of chat for each move
    seconds: float
    profile: bool = False  # whether to say where the time goes
    processes: int = 1  # of the server


@dataclass(frozen=True)
class Row:
    """The measurements with one number of tables."""

    tables: int
    viewers: int
    due: float  # a second
    shown: float  # a second
    p50: float
    p95: float
    p99: float
    late: int  # shown later than they may be
    stuck: int  # not shown at the end
    refused: int
    dropped: int  # connections that were lost
    gaps: int  # frames that were missed
    deals: int
    windows: int
    chat: int
    cpu: float  # the server's share of one core
    clients_cpu: float  # that of all clients together
    cpu_per_move: float  # milliseconds of the server, for everything that was stored meanwhile
    bytes_per_view: float  # bytes received for each move and viewer
    memory_per_table: float  # bytes
    stages: dict[str, float]  # the shares of the server's time, by what it did

    @property
    def holds(self) -> bool:
        """Whether everything that is due is shown, and in time."""
        return self.p99 <= LATEST and not self.stuck and not self.dropped


async def measure(folder: Path, load: Load, report: Callable[[Row], None]) -> list[Row]:
    """For each number of tables in turn, let parties of random players make moves when they are due."""
    samples = folder / "stages"
    more = ("--processes", str(load.processes))
    server = ServerProcess(folder, more=more, samples=samples if load.profile else None)
    await server.start()
    await asyncio.sleep(SETTLING)
    gc.disable()  # or its pauses would be measured too
    empty, parties, rows = server.memory, list[Party](), list[Row]()
    try:
        for size in load.sizes:
            await _gather(server, parties, size, load)
            row = await _measure(server, parties, load, empty, samples)
            rows.append(row)
            report(row)
            if not row.holds:
                break
    finally:
        gc.enable()
        await asyncio.gather(*(party.leave() for party in parties))
        await server.stop()
    return rows


async def _gather(server: ServerProcess, parties: list[Party], size: int, load: Load) -> None:
    while len(parties) < size:
        numbers = range(len(parties), min(len(parties) + GATHERING, size))
        new = [Party(server.address, load.kinds[number % len(load.kinds)], number) for number in numbers]
        await asyncio.gather(*(party.gather() for party in new))
        parties += new


class _Counts(NamedTuple):
    """What has been used and counted so far."""

    at: float
    server: float
    clients: float
    received: int
    lost: int
    gaps: int

    @classmethod
    def now(cls, server: ServerProcess, parties: list[Party]) -> _Counts:
        viewers = [viewer for party in parties for viewer in party.viewers]
        own = resource.getrusage(resource.RUSAGE_SELF)
        return cls(
            time.monotonic(),
            server.cpu_seconds,
            own.ru_utime + own.ru_stime,
            sum(viewer.received for viewer in viewers),
            sum(viewer.returns for viewer in viewers),
            sum(viewer.gaps for viewer in viewers),
        )


async def _measure(server: ServerProcess, parties: list[Party], load: Load, empty: int, samples: Path) -> Row:
    tally = Tally(time.monotonic() + RUN_UP)
    paces = [Pace(party, tally, 1 / load.rate, load.chat) for party in parties]
    keeping = [asyncio.create_task(pace.keep()) for pace in paces]
    await asyncio.sleep(RUN_UP)
    start, before = _Counts.now(server, parties), seen(samples)
    await asyncio.sleep(load.seconds)
    tally.ends, end = time.monotonic(), _Counts.now(server, parties)
    stages = shares(before, seen(samples))
    await asyncio.sleep(RUN_OUT)
    for pace, task in zip(paces, keeping, strict=True):
        pace.settle()
        task.cancel()
    failed = [it for it in await asyncio.gather(*keeping, return_exceptions=True) if isinstance(it, Exception)]
    if failed:
        raise failed[0]
    return _row(parties, tally, start, end, (server.memory - empty) / len(parties), stages)


def _row(
    parties: list[Party], tally: Tally, start: _Counts, end: _Counts, memory: float, stages: dict[str, float]
) -> Row:
    spent, latencies = end.at - start.at, sorted(tally.latencies)
    moves = tally.done["moves"] + tally.done["windows"]
    views = sum(len(party.viewers) for party in parties) / len(parties) * max(1, moves)
    return Row(
        tables=len(parties),
        viewers=sum(len(party.viewers) for party in parties),
        due=(len(latencies) + tally.refused) / spent,
        shown=(len(latencies) - tally.stuck) / spent,
        p50=_quantile(latencies, 0.5),
        p95=_quantile(latencies, 0.95),
        p99=_quantile(latencies, 0.99),
        late=sum(latency > LATEST for latency in latencies),
        stuck=tally.stuck,
        refused=tally.refused,
        dropped=end.lost - start.lost,
        gaps=end.gaps - start.gaps,
        deals=tally.done["deals"],
        windows=tally.done["windows"],
        chat=tally.done["chat"],
        cpu=(end.server - start.server) / spent,
        clients_cpu=(end.clients - start.clients) / spent,
        cpu_per_move=1000 * (end.server - start.server) / max(1, moves),
        bytes_per_view=(end.received - start.received) / views,
        memory_per_table=memory,
        stages=stages,
    )


def _quantile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("inf")

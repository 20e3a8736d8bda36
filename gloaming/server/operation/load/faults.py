"""Kill a server again and again while people play: nothing acknowledged may be lost or done twice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gloaming.server.operation.load.party import MIX, Kind, Party
from gloaming.server.operation.load.process import ServerProcess
from gloaming.server.store import connect
from gloaming.server.tables.table import Table

INTERVAL = 0.2  # seconds between the moves of a table
CALM = (0.4, 1.6)  # seconds that the server runs before it is killed
SETTLING = 60.0  # seconds until everybody must be back and every table must go on


@dataclass(frozen=True)
class Verdict:
    """The findings after the last kill."""

    kills: int
    tables: int
    acknowledged: int
    stored: int  # entries
    missing: int  # acknowledged, but not stored
    doubled: int  # stored more than once
    lost_tables: int  # that cannot be folded, or have a gap
    not_back: int  # clients that do not show what is stored
    stalled: int  # tables at which nothing happened after the last kill
    returns: int  # how often a connection was restored

    @property
    def clean(self) -> bool:
        return not (self.missing or self.doubled or self.lost_tables or self.not_back or self.stalled)


async def torment(
    folder: Path, kills: int, tables: int, seed: int, report: Callable[[int], None], processes: int = 1
) -> Verdict:
    """Kill the server at random moments, then compare what clients were told with what is stored.

    Of several processes one is killed at a time, and the server itself starts it again.
    """
    chance = random.Random(seed)
    server = ServerProcess(folder, more=("--processes", str(processes)))
    await server.start()
    parties = [Party(server.address, Kind(*MIX[number % len(MIX)]), number) for number in range(tables)]
    await asyncio.gather(*(party.gather() for party in parties))
    playing = [asyncio.create_task(party.play(INTERVAL)) for party in parties]
    for number in range(1, kills + 1):
        await asyncio.sleep(chance.uniform(*CALM))
        if processes > 1:
            server.kill_one(chance)
        else:
            await server.kill()
            await server.start()
        report(number)
    stalled = await _stalled(parties)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await _settled(parties)
    await server.stop()
    verdict = await _judge(folder, parties, kills, stalled)
    await asyncio.gather(*(party.leave() for party in parties))
    return verdict


async def _stalled(parties: list[Party]) -> int:
    """The number of tables that do not go on, even after some time."""
    before = [party.steps for party in parties]
    deadline = asyncio.get_running_loop().time() + SETTLING
    while True:
        await asyncio.sleep(INTERVAL)
        stalled = sum(party.steps == steps for party, steps in zip(parties, before, strict=True))
        if not stalled or asyncio.get_running_loop().time() > deadline:
            return stalled


async def _settled(parties: list[Party]) -> None:
    """Wait until all are connected and all commands are answered."""
    clients = [client for party in parties for client in party.clients]
    deadline = asyncio.get_running_loop().time() + SETTLING
    while any(client.waits for client in clients) and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(0.2)
    await asyncio.sleep(2 * INTERVAL)


async def _judge(folder: Path, parties: list[Party], kills: int, stalled: int) -> Verdict:
    store = connect(f"sqlite:///{folder / 'tables.sqlite'}")
    stored = missing = doubled = lost = not_back = acknowledged = 0
    try:
        for party in parties:
            entries = await store.read(party.table)
            stored += len(entries)
            commands = Counter(entry.command for entry in entries)
            doubled += sum(count - 1 for count in commands.values())
            table = Table(party.table)
            try:
                for entry in entries:
                    table.fold(entry)
            except AssertionError:
                lost += 1
            lost += not entries
            for person, client in enumerate(party.clients, start=1):
                acknowledged += len(client.acknowledged)
                missing += sum(f"{person}:{name}" not in commands for name in client.acknowledged)
                not_back += client.frame is None or client.frame.number != table.number(person)
    finally:
        await store.close()
    returns = sum(client.returns for party in parties for client in party.clients)
    return Verdict(kills, len(parties), acknowledged, stored, missing, doubled, lost, not_back, stalled, returns)

"""How each kind of fault is brought about, on real processes, connections, clocks and disks."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path

from gloaming.core.errors import Malformed
from gloaming.server.operation.soak.company import Guests
from gloaming.server.operation.soak.fleet import Machine
from gloaming.server.operation.soak.plan import Fault
from gloaming.server.operation.soak.relay import Relay
from gloaming.server.operation.soak.rogues import Rogue
from gloaming.server.store.files import path_of

CALM = 1.5  # seconds that servers run at least between two kills, so that people come back and play
SMALL_DISK = 2**30  # bytes: a larger one is nobody's wish to fill
SECOND, HOUR, DAY, YEAR = 1_000, 3_600_000, 86_400_000, 31_536_000_000  # milliseconds
CLOCKS = (0, 2 * SECOND, -2 * SECOND, HOUR, -HOUR, DAY, -DAY, 30 * DAY, YEAR, -YEAR)


def check_disk(folder: Path) -> None:
    """Refuse to fill a disk that is not a small one of its own."""
    status = os.statvfs(folder)
    if status.f_blocks * status.f_frsize > SMALL_DISK:
        raise Malformed(f"{folder} is on a large disk, which is not filled: mount one of at most 1 GiB there")


def fill(folder: Path) -> Path:
    """Take all the room that there is."""
    path = folder / "filled-by-soak"
    with path.open("wb", buffering=0) as file, suppress(OSError):
        for size in (1 << 20, 4096):
            with suppress(OSError):
                while file.write(bytes(size)) == size:
                    pass
    return path


class Trouble:
    """Brings about faults, and counts them."""

    def __init__(
        self,
        machines: Sequence[Machine],
        guests: Guests,
        store: Relay | str,
        bus: Relay | None,
        disk: Path | None,
    ) -> None:
        self._machines = machines
        self._guests = guests
        self._store = store  # the line to it, or the address of a file
        self._bus = bus
        self._disk = disk
        self._under_way: set[asyncio.Task[None]] = set()
        self._kinds: dict[str, Callable[[Fault, random.Random], Awaitable[None]]] = {
            "freeze": lambda fault, chance: self._machine(chance).freeze(fault.seconds),
            "restart": lambda _, chance: self._machine(chance).restart(),
            "worker": self._kill_worker,
            "clock": self._set_clock,
            "slow": self._be_slow,
            "hostile": self._be_hostile,
            "store": self._silence_store,
        }
        if isinstance(store, Relay):
            self._kinds["cut"] = lambda fault, _: store.cut(fault.seconds)
        if bus is not None:
            self._kinds["bus"] = lambda fault, _: bus.silence(fault.seconds)
            self._kinds["deaf"] = lambda fault, _: bus.cut(fault.seconds)
        if disk is not None:
            check_disk(disk)
            self._kinds["disk"] = lambda fault, _: self._fill(fault.seconds)
        self.done: Counter[str] = Counter()
        self.broken: list[str] = []  # answers that no client may get
        self.failures: list[str] = []  # faults that could not be brought about

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds that are possible here."""
        return frozenset(self._kinds)

    async def bring(self, fault: Fault) -> None:
        """Bring about a fault. Kills are waited for, so that people play in between; others go on by themselves."""
        chance = random.Random(fault.draw)
        if fault.kind == "kill":
            await self._machine(chance).kill()
            self.done["kill"] += 1
            await asyncio.sleep(CALM / len(self._machines))
        else:
            self._under_way.add(asyncio.create_task(self._bring(fault, chance)))

    async def _bring(self, fault: Fault, chance: random.Random) -> None:
        try:
            await self._kinds[fault.kind](fault, chance)
            self.done[fault.kind] += 1
        except (OSError, RuntimeError, sqlite3.Error) as error:
            self.failures.append(f"{fault.kind}: {type(error).__name__}: {error}")

    async def over(self) -> None:
        """Wait until all is well again."""
        if self._under_way:
            await asyncio.wait(self._under_way)

    def _machine(self, chance: random.Random) -> Machine:
        return chance.choice(self._machines)

    async def _kill_worker(self, _: Fault, chance: random.Random) -> None:
        await self._machine(chance).kill_worker()

    async def _set_clock(self, _: Fault, chance: random.Random) -> None:
        self._machine(chance).set_clock(chance.choice(CLOCKS))

    async def _silence_store(self, fault: Fault, _: random.Random) -> None:
        if isinstance(self._store, Relay):
            await self._store.silence(fault.seconds)
            return
        path = path_of(self._store)
        with closing(sqlite3.connect(path, timeout=5, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")  # nobody else can write now
            await asyncio.sleep(fault.seconds)
            connection.execute("ROLLBACK")

    async def _fill(self, seconds: float) -> None:
        assert self._disk is not None
        path = await asyncio.to_thread(fill, self._disk)
        try:
            await asyncio.sleep(seconds)
        finally:
            path.unlink()

    def _rogue(self, chance: random.Random) -> Rogue:
        table = chance.choice(self._guests.all[-20:]).table if self._guests.all else "nowhere"
        return Rogue(self._machine(chance).address, table, chance)

    async def _be_slow(self, fault: Fault, chance: random.Random) -> None:
        await self._rogue(chance).slow(fault.seconds)

    async def _be_hostile(self, fault: Fault, chance: random.Random) -> None:
        rogue = self._rogue(chance)
        await rogue.hostile(fault.seconds)
        self.broken += rogue.broken

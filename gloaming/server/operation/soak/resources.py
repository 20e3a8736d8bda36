"""What the servers use, over time: memory, handles, tasks, processes, disk."""

from __future__ import annotations

import asyncio
import os
import re
import time
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from gloaming.server.operation.soak.fleet import Machine, children

EVERY = 5.0  # seconds between two samples
_METRIC = re.compile(r"^gloaming_(tasks|connections|tables) (\S+)$", re.MULTILINE)


@dataclass(frozen=True)
class Sample:
    """What one server used at a moment."""

    at: float  # seconds from the start
    server: int
    life: int  # how often the server had been started
    memory: int  # bytes that are resident
    handles: int
    threads: int
    processes: int  # that it had started
    tasks: int | None = None  # of its event loop; None if it did not answer
    connections: int | None = None
    tables: int | None = None
    disk: int | None = None  # bytes of the store


class Watch:
    """Samples of all servers."""

    def __init__(self, machines: Sequence[Machine], disk: Callable[[], int | None]) -> None:
        self._machines = machines
        self._disk = disk
        self._start = time.monotonic()
        self.samples: list[Sample] = []

    async def run(self) -> None:
        """Take samples regularly."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> list[Sample]:
        """Take a sample of every server that runs."""
        disk = await asyncio.to_thread(self._disk)
        found = []
        for machine in self._machines:
            with suppress(OSError, IndexError):
                found.append(await self._sample(machine, disk))
        self.samples += found
        return found

    async def _sample(self, machine: Machine, disk: int | None) -> Sample:
        pid, life = machine.pid, machine.starts
        told = await asyncio.to_thread(_told, machine)
        here = Path(f"/proc/{pid}")
        return Sample(
            round(time.monotonic() - self._start, 1),
            machine.number,
            life,
            int((here / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"),
            len(os.listdir(here / "fd")),
            len(os.listdir(here / "task")),
            len(children(pid or 0)),
            told.get("tasks"),
            told.get("connections"),
            told.get("tables"),
            disk,
        )


def _told(machine: Machine) -> dict[str, int]:
    """What a server says of itself; nothing if it does not answer."""
    request = urllib.request.Request(f"{machine.address}/metrics", headers={"Authorization": f"Bearer {machine.token}"})
    try:
        with urllib.request.urlopen(request, timeout=3) as answer:
            return {name: int(float(value)) for name, value in _METRIC.findall(answer.read().decode())}
    except (OSError, ValueError):
        return {}


def size_of(folder: Path) -> int:
    """The bytes of the files in a folder."""
    total = 0
    for path in folder.rglob("*"):
        with suppress(OSError):
            total += path.stat().st_blocks * 512
    return total

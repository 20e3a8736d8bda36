"""A server process that the measurement starts and kills."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

_READY = "http://"
_SAMPLED = "gloaming.server.operation.load.stages"  # the same server, with an account of its time
# All clients share one address here, so the limits per address are lifted.
_LIMITS = ("--rate", "100000", "--sockets", "100000")


class ServerProcess:
    """`gloaming serve` on loopback, with a store in a folder."""

    def __init__(
        self, folder: Path, *, port: int = 0, store: str = "", more: tuple[str, ...] = (), samples: Path | None = None
    ) -> None:
        self._module = ("gloaming",) if samples is None else (_SAMPLED, str(samples))
        self._port = port
        self._store = store or f"sqlite:///{folder / 'tables.sqlite'}"
        self._log = folder / "server.log"
        self._more = more
        self._process: Process | None = None
        self.address = ""

    async def start(self) -> None:
        """Start the server, and wait until it is ready."""
        command = (sys.executable, "-m", *self._module, "serve", "--port", str(self._port), "--store", self._store)
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, *_LIMITS, *self._more, stdout=PIPE, stderr=log
            )
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        if _READY not in line:
            raise RuntimeError(f"the server did not start; its log is {self._log}")
        self.address = _READY + line.partition(_READY)[2].split()[0].rstrip("/.")
        self._port = int(self.address.rpartition(":")[2])

    async def kill(self) -> None:
        """Kill it without warning, like a power cut."""
        await self._end(signal.SIGKILL)

    def kill_one(self, chance: random.Random) -> None:
        """Kill one of several processes, if they are all there."""
        _, *processes = self.serving
        if processes:
            os.kill(chance.choice(processes), signal.SIGKILL)

    async def stop(self) -> None:
        """End it gracefully."""
        await self._end(signal.SIGTERM)

    async def _end(self, number: int) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.wait()

    @property
    def cpu_seconds(self) -> float:
        """Processor time that the server's processes have used, without workers."""
        ticks = 0
        for text in self._about("stat"):
            fields = text.rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes of memory that the server's processes hold, without workers."""
        return sum(int(text.split()[1]) for text in self._about("statm")) * os.sysconf("SC_PAGE_SIZE")

    @property
    def serving(self) -> list[int]:
        """The server's processes: what `--processes` has started has the command line of its parent."""
        assert self._process is not None
        first = self._process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *(int(it) for it in children if _about(int(it), "cmdline") == _about(first, "cmdline"))]

    def _about(self, what: str) -> list[str]:
        return [_about(process, what) for process in self.serving]


def _about(process: int, what: str) -> str:
    return Path(f"/proc/{process}/{what}").read_text()

"""A server of its own, started and killed by the one who measures it."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

_READY = "http://"
# One address is everybody here, so what one address may do is no limit.
_LIMITS = ("--rate", "100000", "--sockets", "100000")


class ServerProcess:
    """`gloaming serve` on loopback, with a store in a folder."""

    def __init__(self, folder: Path, *, port: int = 0, store: str = "", more: tuple[str, ...] = ()) -> None:
        self._port = port
        self._store = store or f"sqlite:///{folder / 'tables.sqlite'}"
        self._log = folder / "server.log"
        self._more = more
        self._process: Process | None = None
        self.address = ""

    async def start(self) -> None:
        """Start it, and wait until it serves."""
        command = (sys.executable, "-m", "gloaming", "serve", "--port", str(self._port), "--store", self._store)
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
        """End it without a word, as a power cut would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """End it gracefully."""
        await self._end(signal.SIGTERM)

    async def _end(self, number: int) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(number)
            await self._process.wait()

    @property
    def cpu_seconds(self) -> float:
        """Processor time that the server itself has taken, its workers not counted."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

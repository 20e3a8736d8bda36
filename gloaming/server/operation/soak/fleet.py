"""The servers of a soak, each started again whenever it ends."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import time
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import msgspec

from gloaming.core.errors import Malformed
from gloaming.server.bots import thinking
from gloaming.server.operation.soak import process
from gloaming.server.operation.soak.process import Orders, set_clock

AGAIN = 0.3  # seconds before a server that did not start is started again
# A thousand servers start in an hour: each is a copy of a process that has only imported what they need.
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload([process.__name__, "numba"])
SLOWEST = 120.0  # seconds until a server must have started


class Machine:
    """One server with a clock of its own. It is started again after whatever ends it, at the same port."""

    def __init__(self, folder: Path, number: int, store: str, bus: str | None, token: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.number = number
        self.token = token
        self.log_file = folder / "server.log"
        self._clock = folder / "clock"
        set_clock(self._clock, 0)
        self._orders = Orders(store, bus, 0, str(self._clock), token)
        self._process: ForkServerProcess | None = None
        self._turn = asyncio.Lock()
        self.sessions: set[int] = set()  # of all its processes so far, and of the processes that they started
        self.starts = 0
        self.retries = 0  # starts that failed
        self.unclean = 0  # ends on request that were no clean ends
        self.died = 0  # ends that nobody asked for
        self.is_up = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._orders.port}"

    @property
    def pid(self) -> int | None:
        """The server's process, while it runs."""
        return self._pid if self.is_up else None

    async def start(self) -> None:
        """Start it, again and again until it stays: its store may be out of reach."""
        deadline = time.monotonic() + SLOWEST
        while not await asyncio.to_thread(self._started):
            self.retries += 1
            if time.monotonic() > deadline:
                raise Malformed(f"a server does not start; its log is {self.log_file}")
            await asyncio.sleep(AGAIN)
        self.starts += 1
        self.is_up = True

    def _started(self) -> bool:
        """Start it; false if it ended."""
        heard, told = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=process.main, args=(self._orders, str(self.log_file), told))
        self._process.start()
        told.close()
        self.sessions.add(self._pid)
        with heard:
            try:
                self._orders = msgspec.structs.replace(self._orders, port=heard.recv())
            except EOFError:
                self._process.join()
                return False
        return True

    @property
    def _pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    async def _end(self, number: int) -> int | None:
        """End it with a signal; return its exit code."""
        assert self._process is not None
        self.is_up = False
        with suppress(ProcessLookupError):
            os.kill(self._pid, number)
        await asyncio.to_thread(self._process.join)
        return self._process.exitcode

    async def _revive(self) -> None:
        """Start it again if it has died by itself."""
        if self._process is not None and not self._process.is_alive():
            self.died += 1
            await self.start()

    async def kill(self) -> None:
        """Kill it without warning, and start it again."""
        async with self._turn:
            await self._revive()
            await self._end(signal.SIGKILL)
            await self.start()

    async def restart(self) -> None:
        """End it as an operator would, and start it again."""
        async with self._turn:
            await self._revive()
            await self._stop()
            await self.start()

    async def stop(self) -> None:
        """End it for good."""
        async with self._turn:
            await self._stop()

    async def _stop(self) -> None:
        self.unclean += await self._end(signal.SIGTERM) != 0

    async def freeze(self, seconds: float) -> None:
        """Stop its process for a while; it keeps its connections."""
        async with self._turn:
            await self._revive()
            os.kill(self._pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)
            os.kill(self._pid, signal.SIGCONT)

    async def kill_worker(self) -> bool:
        """Kill the processes in which its bots think; false if there are none."""
        async with self._turn:
            found = [pid for pid in children(self._pid) if _thinks(pid)]
            for pid in found:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            return bool(found)

    def set_clock(self, milliseconds: int) -> None:
        """Set its clock to be wrong by so much."""
        set_clock(self._clock, milliseconds)


def machines(folder: Path, count: int, store: str, bus: str | None) -> list[Machine]:
    """The servers that share a store."""
    token = secrets.token_hex(16)
    return [Machine(folder / f"server-{number}", number, store, bus, token) for number in range(count)]


def _stats() -> list[tuple[int, list[str]]]:
    """The number of every process, and what the system says of it from its state on."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            found.append((int(path.parent.name), path.read_text().rpartition(")")[2].split()))
    return found


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    return [pid for pid, fields in _stats() if int(fields[1]) == parent]


def _thinks(pid: int) -> bool:
    """Whether bots think in a process."""
    try:
        return thinking.__name__.encode() in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def left_over(sessions: set[int]) -> list[int]:
    """The processes of these sessions that still run."""
    return [pid for pid, fields in _stats() if int(fields[3]) in sessions and fields[0] != "Z"]

"""Several server processes on one port: they share the listening socket, and one that ends is started again.

The parent only starts, stops and replaces them. What they need of each other goes through the store, and through a
private folder: announcements (`bus.beside`) and metrics.
"""

from __future__ import annotations

import ctypes
import logging
import mmap
import os
import signal
import time
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple

from gloaming.core.errors import GloamingError
from gloaming.server.operation.logs import note

LIVED = 5.0  # seconds; a process that ends sooner is started again only after a pause
PAUSE = 1.0  # seconds
_DEATH_SIGNAL = 1  # of prctl(2): the signal that a process gets when its parent ends
_ENDINGS = (signal.SIGINT, signal.SIGTERM)


class _Running(NamedTuple):
    number: int
    since: float


class Fleet:
    """The processes of one server."""

    def __init__(self, count: int, work: Callable[[int, Callable[[], bool]], int]) -> None:
        self._count = count
        self._work = work  # its number, and what it calls once it serves, which says if it is the first time
        self._running: dict[int, _Running] = {}  # by process id
        self._served = mmap.mmap(-1, count)  # shared by all: which have served at least once
        self._ending: int | None = None  # the signal that ends the server

    def run(self) -> int:
        """Serve until a signal; return the exit code."""
        before = {number: signal.signal(number, self._end) for number in _ENDINGS}
        code = 0
        try:
            for number in range(self._count):
                self._start(number)
            while self._running:
                code = max(code, self._wait())
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        return code

    def _end(self, number: int, _frame: FrameType | None = None) -> None:
        self._ending = number
        for process in self._running:
            os.kill(process, number)

    def _start(self, number: int) -> None:
        # Until the new process has handlers of its own, a signal waits: the parent's handler would swallow it there.
        signal.pthread_sigmask(signal.SIG_BLOCK, _ENDINGS)
        parent, process = os.getpid(), os.fork()
        if process:
            self._running[process] = _Running(number, time.monotonic())
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDINGS)
            if self._ending is not None:  # the signal came before it could be passed on
                os.kill(process, self._ending)
            return
        code = 1
        try:
            for ending in _ENDINGS:
                signal.signal(ending, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, _ENDINGS)
            os.setpgid(0, 0)  # Ctrl-C reaches the parent, which passes it on once
            ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGTERM)
            if os.getppid() == parent:
                code = self._work(number, lambda: self._serves(number))
        except BaseException as error:  # a process must not go on as if it were its parent
            why = str(error) if isinstance(error, GloamingError) else ""
            note("a process could not serve", logging.ERROR, error=error, why=why)
        finally:
            os._exit(code)

    def _serves(self, number: int) -> bool:
        """Note that a process serves; return whether it does so for the first time."""
        is_first = not self._served[number]
        self._served[number] = 1
        return is_first

    def _wait(self) -> int:
        """Wait for a process to end; unless the server ends, start it again. Return an exit code."""
        process, status = os.wait()
        if process not in self._running:
            return 0
        ended, code = self._running.pop(process), os.waitstatus_to_exitcode(status)
        if self._ending is not None:
            return 0 if code == -self._ending else abs(code)
        if not self._served[ended.number]:  # nor would it the next time
            self._end(signal.SIGTERM)
            return abs(code) or 1
        note("a process has ended and is started again", logging.ERROR, process=ended.number, code=code)
        if time.monotonic() - ended.since < LIVED:
            time.sleep(PAUSE)
        self._start(ended.number)
        return 0

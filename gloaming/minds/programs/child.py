"""A program as a process of this machine: lines to its input, lines from its output, all of it bounded.

Neither a program that does not read, nor one that writes without end, nor one that ignores everything holds us up or
fills our memory: whatever it does, an exchange with it ends after its time.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress

from gloaming.minds.programs.protocol import LONGEST_LINE, Lost

CHUNK = 64 * 1024
MOST_WAITING = 1024 * 1024  # bytes that the program has not read yet
MOST_AT_ONCE = 1024 * 1024  # bytes that it may write while one answer is waited for
KEPT_ERRORS = 2_000  # the last bytes of what it says on its error stream
LAST_LINES = 6
FAREWELL = 0.5  # seconds to end by itself once its input is closed


class Child:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is not for it, and what it starts can be ended with it
                bufsize=0,
            )
        except OSError as error:
            raise Lost("dead", f"{command[0]} cannot be started: {error.strerror or error}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        self._errors = self._process.stderr.fileno()
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe, False)
        self._unsent = bytearray()
        self._unread = bytearray()
        self._taken = 0  # bytes that came on its output since something was last sent
        self._said = bytearray()  # on its error stream, the last of it
        self._is_silent = False  # its output has ended
        self._is_ended = False
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._errors, selectors.EVENT_READ)

    @property
    def errors(self) -> str:
        """The last lines that it has written on its error stream, as one."""
        lines = filter(None, map(str.strip, self._said.decode(errors="replace").splitlines()))
        return " | ".join(list(lines)[-LAST_LINES:])

    def send(self, line: bytes) -> None:
        """Send a line, as far as the program reads; the rest waits until it does."""
        if len(self._unsent) + len(line) > MOST_WAITING:
            raise Lost("deaf", "the program does not read its input")
        self._unsent += line
        self._taken = 0
        self._flush()

    def receive(self, until: float) -> bytes:
        """The program's next line; Lost if none comes until a time of the monotonic clock."""
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_LINE:
                raise Lost("huge", f"the program writes a line of more than {LONGEST_LINE} bytes")
            if self._is_silent:
                raise Lost("dead", self._how_it_ended())
            left = until - time.monotonic()
            if left <= 0:
                raise Lost("slow", "the program did not answer in time")
            self._wait(left)
            if self._taken > MOST_AT_ONCE:
                raise Lost("noisy", f"the program writes more than {MOST_AT_ONCE} bytes without an answer")
        line, _, rest = self._unread.partition(b"\n")
        self._unread = bytearray(rest)
        if len(line) > LONGEST_LINE:
            raise Lost("huge", f"the program writes a line of more than {LONGEST_LINE} bytes")
        return bytes(line)

    def ends(self, seconds: float) -> bool:
        """Whether it ends by itself in time once its input is closed."""
        if self._input in self._selector.get_map():
            self._selector.unregister(self._input)
        assert self._process.stdin is not None
        self._process.stdin.close()
        until = time.monotonic() + seconds
        while self._process.poll() is None and time.monotonic() < until:
            self._wait(0.02)
            self._unread.clear()
        return self._process.poll() is not None

    def end(self) -> None:
        """End it, and whatever it has started; nothing is left of it."""
        if self._is_ended:
            return
        self._is_ended = True
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _wait(self, seconds: float) -> None:
        """Wait for something to read or to send."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._input:
                self._flush()
            elif key.fd == self._errors:
                self._said = bytearray((self._said + self._read(self._errors))[-KEPT_ERRORS:])
            else:
                data = self._read(self._output)
                self._unread += data
                self._taken += len(data)

    def _read(self, pipe: int) -> bytes:
        try:
            data = os.read(pipe, CHUNK)
        except BlockingIOError:
            return b""
        if not data:
            self._selector.unregister(pipe)
            self._is_silent |= pipe == self._output
        return data

    def _flush(self) -> None:
        """Send what is unsent, as far as the program takes it."""
        try:
            while self._unsent:
                del self._unsent[: os.write(self._input, self._unsent[:CHUNK])]
        except BlockingIOError:
            if self._input not in self._selector.get_map():
                self._selector.register(self._input, selectors.EVENT_WRITE)
            return
        except OSError:
            self._unsent.clear()  # it has closed its input, or has ended: its output says which
        if self._input in self._selector.get_map():
            self._selector.unregister(self._input)

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        code = self._process.poll()
        if code is None:
            return "the program has closed its output"
        how = f"with {code}" if code >= 0 else f"by signal {-code}"
        self._said += self._last_errors()
        return f"the program has ended {how}{f': {self.errors}' if self.errors else ''}"

    def _last_errors(self) -> bytes:
        return self._read(self._errors)[-KEPT_ERRORS:] if self._errors in self._selector.get_map() else b""

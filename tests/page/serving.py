"""A real server on its own port, which can be stopped, killed and started again on the same store."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path


class Server:
    """`gloaming serve` as a process."""

    def __init__(self, folder: Path, pace: str = "0") -> None:
        self._pace = pace
        self.store = f"sqlite:///{folder / 'tables.sqlite'}"
        self._log = folder / "log"
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it; after the first time, on the same port."""
        limits = "--rate", "1000", "--sockets", "200"
        options = "--port", str(self._port), "--store", self.store, "--pace", self._pace, *limits
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "gloaming", "serve", *options], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http://" in said, f"the server did not start: {said}{self._log.read_text()}"
        self._port = int(said.split("http://127.0.0.1:")[1].split("/")[0])

    def stop(self) -> int:
        """Stop it as an operator would; return the exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it, as in a failure."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        status = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        return status

"""What a kind of bots needs compiled is compiled by another process, while its bots play without it.

The process ends when the one that started it ends.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import threading

NICE = 10  # the process that plays has priority


def make_ready_beside(maker: type) -> bool:
    """Have another process make a kind of bots ready, and wait for it; whether it did."""
    with subprocess.Popen(
        [sys.executable, "-m", __name__, maker.__module__, maker.__qualname__],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        },  # so that it imports the same modules
        start_new_session=True,  # Ctrl-C is meant for this process alone
    ) as process:
        return process.wait() == 0


def main() -> None:
    """Make ready the kind of bots that the command line names."""
    os.nice(NICE)
    threading.Thread(target=_end_with_input, daemon=True).start()
    getattr(importlib.import_module(sys.argv[1]), sys.argv[2]).make_ready()


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()

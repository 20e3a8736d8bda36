"""Compiled rules without waiting: play starts with interpreted rules while another process fills the cache.

That process holds the cache's lock, so that only one runs at a time. It ends when the process that started it ends;
what it has compiled by then stays in the cache.
"""

from __future__ import annotations

import atexit
import contextlib
import fcntl
import logging
import os
import subprocess
import sys
import threading
from typing import IO

from gloaming.core.game import Game, compiled, find
from gloaming.core.warm import cache_of, fill, is_ready

NICE = 10  # the process that plays has priority
LINE = "Compiling the rules of %s in the background; until that is done games run interpreted, with the same results."

_log = logging.getLogger("gloaming")
_started: dict[str, subprocess.Popen[bytes]] = {}  # by game


def quickest(name: str) -> Game:
    """Return a game with compiled rules if they are in the cache; otherwise start compiling and return it interpreted.

    Ask again at every new game: the answer changes once the rules are compiled.
    """
    if is_ready(name):
        return compiled(name)
    compile_beside(name)
    return find(name)


def compile_beside(name: str) -> None:
    """Have another process compile a game, unless one already does. This process tries only once."""
    if name in _started:
        return
    with (cache_of(name) / "lock").open("w") as lock, contextlib.suppress(BlockingIOError):
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if not is_ready(name):
            _started[name] = _start(name, lock)
            _log.warning(LINE, name)


def _start(name: str, lock: IO[str]) -> subprocess.Popen[bytes]:
    """Start a process that inherits the lock. It ends when its input closes, so it cannot outlive this process."""
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, name],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        # so that it imports the same modules
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        pass_fds=(lock.fileno(),),
        start_new_session=True,  # Ctrl-C is meant for this process alone
    )
    atexit.register(process.communicate)  # closes its input and waits until it has ended
    return process


def main() -> None:
    """Compile the game that the command line names."""
    os.nice(NICE)
    threading.Thread(target=_end_with_input, daemon=True).start()
    fill(sys.argv[1])


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()

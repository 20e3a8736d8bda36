"""Where the time of a server goes: its main thread is interrupted at intervals of processor time, and looked at.

`python -m gloaming.server.operation.load.stages FILE serve ...` is `gloaming serve ...` with this account in a file.
"""

from __future__ import annotations

import json
import runpy
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from types import FrameType

INTERVAL = 0.002  # seconds of processor time
WRITE = 0.5  # seconds between writing the account
# The innermost function of one of these files says what is being done; the first that fits.
STAGES = (
    ("gloaming/server/store/", "store"),
    ("gloaming/server/bus/", "bus"),
    ("gloaming/server/web/", "sockets"),
    ("uvicorn/", "sockets"),
    ("websockets/", "sockets"),
    ("starlette/", "sockets"),
    ("gloaming/server/tables/frames", "frames"),
    ("gloaming/server/tables/eyes", "frames"),
    ("gloaming/server/tables/changes", "frames"),
    ("gloaming/server/tables/feed", "sockets"),
    ("/words/", "views and words"),
    ("gloaming/core/facts", "views and words"),
    ("gloaming/core/messages", "views and words"),
    ("gloaming/core/events", "views and words"),
    ("gloaming/core/", "rules"),
    ("gloaming/games/", "rules"),
    ("gloaming/server/", "commands"),
)
RETAKING = "gloaming/server/tables/retaking"
OTHERS = "other threads"  # those of the store
LOOP = "event loop"


class Account:
    """What the main thread was seen doing."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seen: defaultdict[str, float] = defaultdict(float)
        self._used = time.thread_time()
        self._written = time.monotonic()

    def open(self) -> None:
        """Look from now on."""
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def _look(self, _number: int, frame: FrameType | None) -> None:
        used = time.thread_time()
        mine = min(1.0, (used - self._used) / INTERVAL)
        self._used = used
        self._seen[_stage(frame)] += mine
        self._seen[OTHERS] += 1 - mine
        if time.monotonic() - self._written > WRITE:
            self._written = time.monotonic()
            self._file.write_text(json.dumps(self._seen))


def _stage(frame: FrameType | None) -> str:
    """What a stack is for: asked whether a move may be taken back, or what its innermost function that we know does."""
    found = LOOP
    while frame is not None:
        name = frame.f_code.co_filename
        if RETAKING in name:
            return "taking back"
        if found == LOOP:
            found = next((stage for part, stage in STAGES if part in name), LOOP)
        frame = frame.f_back
    return found


def seen(file: Path) -> dict[str, float]:
    """The account so far."""
    try:
        found: dict[str, float] = json.loads(file.read_text())
    except (FileNotFoundError, ValueError):  # there is none, or it is being written
        return {}
    return found


def shares(before: Mapping[str, float], now: Mapping[str, float]) -> dict[str, float]:
    """The share of each stage between two accounts, the largest first."""
    spent = {stage: count - before.get(stage, 0) for stage, count in now.items()}
    whole = sum(spent.values()) or 1.0
    return {stage: part / whole for stage, part in sorted(spent.items(), key=lambda it: -it[1])}


if __name__ == "__main__":
    Account(Path(sys.argv.pop(1))).open()
    runpy.run_module("gloaming", run_name="__main__", alter_sys=True)

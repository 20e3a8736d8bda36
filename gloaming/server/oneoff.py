"""One piece of long work in a process of its own, which holds up nobody and can be ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

from gloaming.server.workers import environment

POLITENESS = 10  # people's tables and their bots go first


async def run_once(module: str, *arguments: str, given: bytes, limit: float) -> bytes:
    """What a module writes when it is run on an input; TimeoutError after so many seconds, OSError if it fails."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module, *arguments), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment()
    )
    try:
        async with asyncio.timeout(limit):
            said, _ = await process.communicate(given)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode:
        raise OSError(f"{module} ended with {process.returncode}")
    return said


def stand_back() -> None:
    """Let others go first, and leave Ctrl-C to the server, which ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITENESS)

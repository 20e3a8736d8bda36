"""Processes beside the tables: their environment, and one that does a single long task."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress

from gloaming.core.cores import ONE_CORE

POLITENESS = 10  # people's tables and their bots have priority
# The variables that a process needs from our environment. The rest may contain secrets.
ENVIRONMENT = (
    "PATH",
    "HOME",
    "GLOAMING_CACHE",
    "GLOAMING_BOTS",
    "XDG_CACHE_HOME",
    "LANG",
    "PYTHONPATH",
    "VIRTUAL_ENV",
    "LD_LIBRARY_PATH",
    "TMPDIR",
)


def environment() -> dict[str, str]:
    """The environment of a process beside the tables."""
    return {**{name: os.environ[name] for name in ENVIRONMENT if name in os.environ}, **ONE_CORE}


async def run_once(
    module: str, *arguments: str, given: bytes, limit: float, told: Callable[[bytes], None] | None = None
) -> bytes:
    """The output of a module that is run on an input; TimeoutError after some seconds, OSError if it fails.

    With `told`, which is called with each line of progress, the output follows the first empty line.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", module, *arguments), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment()
    )
    try:
        async with asyncio.timeout(limit):
            if told is not None:
                await _follow(process, given, told)
            said, _ = await process.communicate(None if told else given)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    if process.returncode:
        raise OSError(f"{module} ended with {process.returncode}")
    return said


async def _follow(process: Process, given: bytes, told: Callable[[bytes], None]) -> None:
    """Give a process its input, and hear of its progress."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(given)
    await process.stdin.drain()
    process.stdin.close()
    while line := (await process.stdout.readline()).strip():
        told(line)


def stand_back() -> None:
    """Give priority to others, and leave Ctrl-C to the server, which ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITENESS)

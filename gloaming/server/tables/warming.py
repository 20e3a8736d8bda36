"""Compiled rules for the tables, without making anybody wait: other processes compile, this one only loads."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from contextlib import suppress

from gloaming.core.errors import Malformed
from gloaming.core.game import Game, compiled, find, usable
from gloaming.core.warm import compile_entry, is_ready
from gloaming.server.operation.logs import note
from gloaming.server.tables.tables import Tables

ENTRIES = ("legal", "odds", "apply", "outcome", "view", "glance", "draw")  # the rules that a table needs
NICE = "10"  # people have priority
INTERPRETED = "rules could not be compiled: they run interpreted"


async def use_ready(tables: Tables) -> None:
    """Use rules that were compiled earlier, from the first table on.

    After a restart everybody comes back at once, and every table is folded from its log. With interpreted rules that
    takes many times as long, and loading rules meanwhile makes it even slower.
    """
    for name in usable():
        with suppress(Malformed):  # no folder for the cache
            if is_ready(name):
                tables.use(await asyncio.to_thread(_load, name))


async def warm(tables: Tables) -> None:
    """Fill the compile cache in other processes, then switch the tables over, game by game."""
    for name in usable():
        try:
            if tables.game(name) is not find(name):
                continue
            if await _compile(name):
                tables.use(await asyncio.to_thread(_load, name))
            else:
                note(INTERPRETED, logging.WARNING, game=name)
        except Malformed as error:  # no folder for the cache
            note(INTERPRETED, logging.WARNING, game=name, reason=str(error))


async def _compile(name: str) -> bool:
    """Whether other processes could compile a game."""
    compiling = await asyncio.create_subprocess_exec(
        *("nice", "-n", NICE, sys.executable, "-m", "gloaming", "warm", name),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return await compiling.wait() == 0
    except asyncio.CancelledError:
        os.killpg(compiling.pid, signal.SIGKILL)  # it starts processes of its own
        await compiling.wait()
        raise


def _load(name: str) -> Game:
    """Load a game's functions from the cache before anybody needs them."""
    for entry in ENTRIES:
        compile_entry(name, entry)
    return compiled(name)

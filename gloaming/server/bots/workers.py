"""Bots in separate processes, so that none can hold up the tables. One that fails is replaced for that move.

A worker process gets what a bot's seat knows, and nothing else: no state, no seed of a game, no address of a store.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from gloaming.core.chance import below, from_seed
from gloaming.core.events import Event
from gloaming.minds import BOTS
from gloaming.server.operation import metrics
from gloaming.server.operation.logs import note
from gloaming.server.operation.processes import environment
from gloaming.server.operation.tasks import Tasks

STARTING = 60.0  # seconds for a process to become ready
PREFIX = 4  # bytes of a message's length, which precedes it


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """What a bot is asked, and everything that it has not been told yet."""

    table: str
    round: int
    retakes: int
    game: str
    bot: str
    seat: int
    seed: str  # for this choice only, independent of the game's seed
    told: int  # number of moves that the bot was told about before, as the sender believes
    heard: list[tuple[bytes, list[Event]]]  # for each move since: the seat's view after it, and its events
    actions: list[int]
    view: bytes


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """A worker's answer. If it has neither an action nor a failure, the bot needs the whole story."""

    action: int | None = None
    failure: str = ""


def framed(message: Thought | Answer) -> bytes:
    """A message as it is sent through a pipe."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(PREFIX) + body


class Worker:
    """One process. It thinks one thought at a time, and is replaced when it hangs or dies."""

    def __init__(self, program: str, budget: float) -> None:
        self._command = [sys.executable, "-P", "-m", program, str(budget)]
        self._limit = 2 * budget + 1.0  # the process itself ends a thought after the budget, if it can
        self._turn = asyncio.Lock()
        self._process: Process | None = None

    async def start(self) -> None:
        """Have a process ready, so that the next thought need not wait for it."""
        async with self._turn:
            try:
                await self._ready()
            except (OSError, asyncio.IncompleteReadError) as error:
                note("a worker did not start", logging.ERROR, error=error)
                await self._end()

    async def think(self, thought: Thought) -> Answer:
        """The answer of the process, or a failure if it twice ends or gives none in time."""
        async with self._turn:
            for _ in range(2):
                try:
                    process = await self._ready()
                    assert process.stdin is not None
                    process.stdin.write(framed(thought))
                    return await asyncio.wait_for(self._read(process), self._limit)
                except TimeoutError:
                    await self._end()
                    return Answer(failure="hangs")
                except (OSError, RuntimeError, asyncio.IncompleteReadError):  # RuntimeError: uvloop, of a closed pipe
                    await self._end()
            return Answer(failure="the process ended")

    async def close(self) -> None:
        async with self._turn:
            await self._end()

    async def _ready(self) -> Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, env=environment()
            )
            await asyncio.wait_for(self._read(self._process), STARTING)
        return self._process

    async def _read(self, process: Process) -> Answer:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(PREFIX))
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()


class Workers:
    """All worker processes of a server. The bots of a table are always in the same one."""

    def __init__(self, count: int, budget: float, program: str = "gloaming.server.bots.thinking") -> None:
        self.failures = 0  # moves for which a bot had to be replaced
        self._workers = [Worker(program, budget) for _ in range(count)]
        self._tasks = Tasks()

    def start(self) -> None:
        """Start the processes. A thought waits for its process if that is not ready yet."""
        for worker in self._workers:
            self._tasks.spawn(worker.start())

    async def choose(self, thought: Thought) -> int | None:
        """A legal action, by the bot or a simpler one; None if the bot needs the whole story, from move 0."""
        worker = self._workers[zlib.crc32(thought.table.encode()) % len(self._workers)]
        failed = False
        for name in self._able(thought):
            # The caller may be cancelled, but the answer must be read, or the next caller would get it.
            answer = await asyncio.shield(self._tasks.spawn(worker.think(msgspec.structs.replace(thought, bot=name))))
            if not answer.failure:
                return answer.action
            note("a bot failed", logging.WARNING, bot=name, game=thought.game, why=answer.failure)
            self.failures += not failed
            metrics.BOT_FAILURES.inc(not failed)
            failed = True
        self._tasks.spawn(worker.start())
        return thought.actions[below(from_seed(thought.seed), len(thought.actions))]

    def _able(self, thought: Thought) -> list[str]:
        """The bot that is asked, then weaker ones. The last resort plays at random, which needs no process."""
        names = list(BOTS[thought.game])
        return [thought.bot, *reversed(names[1 : names.index(thought.bot)])]

    async def close(self) -> None:
        """End the processes."""
        await self._tasks.close()
        for worker in self._workers:
            await worker.close()

"""Background tasks: failures are logged and counted, and what must not end is restarted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from gloaming.server.operation import metrics
from gloaming.server.operation.logs import note

FIRST_DELAY, LONGEST_DELAY = 0.1, 5.0  # seconds before a failed task is restarted
_T = TypeVar("_T")


class Tasks:
    """The tasks of one owner, who ends them all."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Run something once."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def tend(self, name: str, work: Callable[[], Awaitable[None]], level: int = logging.ERROR) -> None:
        """Run something as long as the owner lives: whenever it ends, it is restarted after a growing pause."""
        self.spawn(self._again_and_again(name, work, level))

    async def close(self) -> None:
        """Cancel them, and wait until they have ended."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            # Repeatedly, if necessary: some libraries lose a cancellation, or answer it with an error of their own.
            await asyncio.wait(self._tasks, timeout=1.0)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            name = getattr(task.get_coro(), "__name__", "task").strip("_")
            _failed(name, error, logging.ERROR)

    async def _again_and_again(self, name: str, work: Callable[[], Awaitable[None]], level: int) -> None:
        loop, delay = asyncio.get_running_loop(), FIRST_DELAY
        while True:
            started = loop.time()
            try:
                await work()
            except Exception as error:
                _failed(name, error, level)
            if loop.time() - started > LONGEST_DELAY:
                delay = FIRST_DELAY
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY)


def _failed(name: str, error: BaseException, level: int) -> None:
    metrics.TASK_FAILURES.labels(name).inc()
    note("a task failed", level, error=error, task=name)

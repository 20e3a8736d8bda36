"""Workers that play the games of a long run: processes of this machine, or a cluster (lab/runs/cluster.py).

They get whole games, many at a time. Everything a game depends on is sent with it, so it does not matter who plays it.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from gloaming.core.cores import ONE_CORE
from gloaming.core.errors import Malformed
from gloaming.core.parent import end_with_parent

CHUNKS = 8  # chunks per worker at least, so that none waits long for the last
LARGEST_CHUNK = 50  # games in a chunk at most, so that progress is reported often

T = TypeVar("T")
Chunk = tuple[int, int]  # the first game and the one after the last


def chunks_of(numbers: Sequence[int], workers: int) -> list[Chunk]:
    """Games in chunks of consecutive numbers."""
    size = min(-(-len(numbers) // (workers * CHUNKS)), LARGEST_CHUNK)
    chunks: list[Chunk] = []
    for number in numbers:
        if chunks and chunks[-1][1] == number and number - chunks[-1][0] < size:
            chunks[-1] = chunks[-1][0], number + 1
        else:
            chunks.append((number, number + 1))
    return chunks


class Workers(ABC):
    """Something that plays chunks of games."""

    @abstractmethod
    def map(
        self, play: Callable[[Chunk], list[T]], numbers: Sequence[int], sources: Callable[[], str]
    ) -> Iterator[tuple[int, list[T]]]:
        """The results of games, in chunks as they arrive, each with the number of its first game.

        `sources` is a digest of the code that plays them, which must be the same everywhere.
        """


class Processes(Workers):
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        if count < 1:
            raise Malformed(f"a tournament has at least 1 worker, not {count}")
        self.count = count

    def map(
        self,
        play: Callable[[Chunk], list[T]],
        numbers: Sequence[int],
        sources: Callable[[], str],  # noqa: ARG002  they run the code of this process
    ) -> Iterator[tuple[int, list[T]]]:
        _check_sendable(play)
        os.environ.update({**ONE_CORE, **os.environ})  # inherited by the processes
        pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), end_with_parent)
        try:
            jobs = {pool.submit(play, chunk): chunk[0] for chunk in chunks_of(numbers, self.count)}
            for job in as_completed(jobs):
                yield jobs[job], job.result()
        except BrokenProcessPool:
            raise Malformed(
                "a worker ended early: it was killed, or it could not import a bot, which must be in a file"
            ) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _check_sendable(play: Callable[[Chunk], list[T]]) -> None:
    """Raise Malformed for what cannot be sent to other processes, such as a bot defined inside a function."""
    try:
        pickle.dumps(play)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Malformed(
            f"the bots cannot be sent to other processes: {error}. "
            "Write bots as classes or functions of a module, or play with one worker"
        ) from None

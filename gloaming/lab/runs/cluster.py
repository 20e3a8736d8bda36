"""Games spread over a Ray cluster, when one machine is not enough."""

from __future__ import annotations

import importlib
import logging
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from gloaming.core.errors import GloamingError, Malformed
from gloaming.lab.runs.workers import Chunk, Workers, chunks_of

AHEAD = 2  # chunks per processor, so that none waits for the next
PATIENCE = 10  # seconds
TOKEN = "A cluster that asks for a token needs RAY_AUTH_MODE=token and its token in RAY_AUTH_TOKEN or ~/.ray/auth_token"

T = TypeVar("T")


class Cluster(Workers):
    """The processors of a Ray cluster; every machine of it has the same Gloaming installed."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = importlib.import_module("ray")
        except ModuleNotFoundError:
            raise Malformed("Ray is not installed: install gloaming[ray]") from None
        self.address = address

    def map(
        self, play: Callable[[Chunk], list[T]], numbers: Sequence[int], sources: Callable[[], str]
    ) -> Iterator[tuple[int, list[T]]]:
        ray = self._ray
        self._connect()
        try:
            hand_out = ray.remote(num_cpus=1)(play_alike).remote
            expected = sources()
            processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = iter(chunks_of(numbers, processors))
            handed: dict[Any, int] = {}
            while True:
                for chunk in waiting:
                    handed[hand_out(play, sources, expected, chunk)] = chunk[0]
                    if len(handed) >= AHEAD * processors:
                        break
                if not handed:
                    return
                (done,), _ = ray.wait(list(handed), num_returns=1)
                yield handed.pop(done), self._result(done)
        finally:
            ray.shutdown()

    def _connect(self) -> None:
        try:
            check_listening(self.address)
        except OSError as error:
            raise Malformed(f"there is no Ray cluster at {self.address}: {error}") from None
        try:
            self._ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, ValueError, self._ray.exceptions.RayError) as error:
            reason = str(error).splitlines()[0]
            raise Malformed(f"the Ray cluster at {self.address} was not joined. {TOKEN}. Ray says: {reason}") from None

    def _result(self, done: Any) -> Any:
        """The result from a machine of the cluster; its errors are raised as they would be here."""
        try:
            return self._ray.get(done)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, GloamingError) else error from None


def check_listening(address: str) -> None:
    """Raise OSError if nobody listens; Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def play_alike(play: Callable[[Chunk], list[T]], sources: Callable[[], str], expected: str, chunk: Chunk) -> list[T]:
    """Play a chunk; refuse if the code here differs and would play other games."""
    if sources() != expected:
        raise Malformed("a machine of the cluster has another version of Gloaming or of Python than this one")
    return play(chunk)

"""Long work with processes of its own, which Ctrl-C ends at once and silently."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable
from multiprocessing import resource_tracker
from typing import TypeVar

_T = TypeVar("_T")
_TRIES = 50  # attempts to end all processes of the work


def run_beside(work: Callable[[], _T]) -> _T:
    """Do the work in a thread and return its result.

    Neither the thread nor its processes receive Ctrl-C: each would print a traceback.
    """
    results: list[_T] = []
    errors: list[BaseException] = []

    def labour() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            results.append(work())
        except BaseException as error:
            errors.append(error)

    resource_tracker.ensure_running()  # starting it later would unblock the signal
    thread = threading.Thread(target=labour, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(0.1)
    except KeyboardInterrupt:
        for _ in range(_TRIES):  # the work may be about to start more processes
            for child in multiprocessing.active_children():
                child.terminate()
            thread.join(0.1)
            if not thread.is_alive():
                break
        raise
    if errors:
        raise errors[0]
    return results[0]

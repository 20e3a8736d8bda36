"""Long work with processes of its own, which Ctrl-C ends at once and without noise."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable
from multiprocessing import resource_tracker
from typing import TypeVar

_T = TypeVar("_T")


def run_beside(work: Callable[[], _T]) -> _T:
    """The result of the work, which is done in a thread.

    The thread does not hear Ctrl-C and neither do the processes it starts, each of which would print a traceback.
    """
    results: list[_T] = []
    errors: list[BaseException] = []

    def labour() -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            results.append(work())
        except BaseException as error:
            errors.append(error)

    resource_tracker.ensure_running()  # its start would unblock the signal
    thread = threading.Thread(target=labour, daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(0.1)
    except KeyboardInterrupt:
        for child in multiprocessing.active_children():
            child.terminate()
        raise
    if errors:
        raise errors[0]
    return results[0]

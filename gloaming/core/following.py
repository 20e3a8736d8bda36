"""Worker processes that end with the one that started them."""

from __future__ import annotations

import multiprocessing
import os
import threading


def end_with_parent() -> None:
    """For a new worker: once its parent is gone, however it ended, nobody would ever ask it for anything."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()

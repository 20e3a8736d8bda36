"""The settings of a server; the limits are the same for everybody."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


def wall_clock() -> int:
    """Milliseconds since 1970, by the machine's clock: for people to read, never for waiting."""
    return time.time_ns() // 1_000_000


_STARTED = wall_clock() - time.monotonic_ns() // 1_000_000


def steady_clock() -> int:
    """Milliseconds since 1970, counted steadily from the start of the process, even if the clock is set."""
    return _STARTED + time.monotonic_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """The settings of all tables of a process."""

    pace: float = 0.9  # approximate delay before a bot answers at a table with people, in seconds
    budget: float = 0.5  # seconds a bot may think: less than the pace, so that its time reveals nothing
    workers: int = 1  # processes for bots
    linger: float = 3.0  # seconds after the last page is closed until somebody counts as gone
    reveal: float = 20.0  # seconds that the start of a game waits for a nonce before it is called off
    queue: int = 64  # most frames that wait for a slow reader before it is disconnected ...
    queue_bytes: int = 256 * 1024  # ... or bytes, unless it is a single frame
    unread: int = 64 * 1024 * 1024  # most bytes that wait for all readers together
    most_tables: int = 5_000  # tables in memory; the others sleep in the store
    most_people: int = 64  # at one table
    most_unseated: int = 12  # of them from one address and without a seat
    unseen: float = 120.0  # seconds until somebody who joined, but never sat or opened a page, is dropped
    chat_count: int = 6  # most messages of one person ...
    note_count: int = 10  # ... and versions of their notes ...
    chat_seconds: int = 10  # ... in this many seconds
    most_bytes: int = 8 * 2**20  # of a table's log; after that only moves are allowed, up to twice as much
    most_bytes_of_one: int = 2**20  # of everything that one person writes at a table, except moves
    idle: float = 600.0  # seconds until a table without viewers is put to sleep
    keep_finished: float | None = None  # days that an unused table with a finished game is kept; None: for ever
    keep_abandoned: float | None = 14  # days that any other unused table is kept; None: for ever
    sweep: float = 3600.0  # seconds between removals of tables that are too old
    use: float = 60.0  # seconds between updates in the store of which tables are in use
    wake: float = 15.0  # seconds between looks at slow tables that have something to do
    poll: float = 5.0  # seconds between checks of the store for entries that the bus did not announce
    clock: Callable[[], int] = wall_clock  # of stored times
    steady: Callable[[], int] = steady_clock  # of all waiting

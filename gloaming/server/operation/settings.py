"""What a server can be told when it starts; the limits are the same for everybody."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


def wall_clock() -> int:
    """Milliseconds since 1970, as the machine has them now: for what people read, never for waiting."""
    return time.time_ns() // 1_000_000


_STARTED = wall_clock() - time.monotonic_ns() // 1_000_000


def steady_clock() -> int:
    """Milliseconds since 1970 as they were when the process started, counted on from there: nobody can set it."""
    return _STARTED + time.monotonic_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """What all tables of a process go by."""

    pace: float = 0.9  # approximate delay before a bot answers at a table with people, in seconds
    budget: float = 0.5  # seconds a bot may think: less than the pace, so that its time tells nothing
    workers: int = 1  # processes for bots
    linger: float = 3.0  # seconds after the last page is closed until somebody counts as gone
    reveal: float = 20.0  # seconds that the start of a game waits for somebody's nonce before it is called off
    queue: int = 64  # frames that wait for a slow reader before they are let go ...
    queue_bytes: int = 256 * 1024  # ... or bytes, unless it is one frame
    unread: int = 64 * 1024 * 1024  # bytes that wait for all readers together
    most_tables: int = 5_000  # held in memory; the others sleep in the store
    most_people: int = 64  # at one table
    most_unseated: int = 12  # of them from one address, without a seat
    unseen: float = 120.0  # seconds until somebody who joined, and neither sat nor opened a page, is dropped
    chat_count: int = 6  # messages of one person, ...
    note_count: int = 10  # ... and versions of their notes, ...
    chat_seconds: int = 10  # ... in so many seconds
    most_bytes: int = 8 * 2**20  # of a table's log; then there are only moves, up to twice as much
    most_bytes_of_one: int = 2**20  # of all that one person writes at a table, moves not counted
    idle: float = 600.0  # seconds until a table that nobody looks at is put to sleep
    keep_finished: float | None = None  # days for which a table where a game was finished is kept, once nobody uses it
    keep_abandoned: float | None = 14  # days for any other table; None: for ever
    sweep: float = 3600.0  # seconds between removals of tables that are too old
    use: float = 60.0  # seconds between notes in the store of which tables are in use
    poll: float = 5.0  # seconds between looks at the store for news the bus has lost
    clock: Callable[[], int] = wall_clock  # of what is stored
    steady: Callable[[], int] = steady_clock  # of all that is waited for

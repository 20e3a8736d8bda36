"""How long reviews of whole tables take, in one process."""

from __future__ import annotations

import functools
import time
from collections.abc import Sequence
from typing import Any

from gloaming.lab.reviews.games import played
from gloaming.reviews.review import review


def look(name: str, seed: str, budget: float) -> dict[str, Any]:
    """Seconds by the clock and of the processor for one review; what is compiled once is not counted."""
    _compiled(name, budget)
    match = played(name, seed)
    begun, used = time.perf_counter(), time.process_time()
    found = review(match, budget=budget)
    return {
        "players": found.players,
        "decisions": len(found.decisions),
        "clock": round(time.perf_counter() - begun, 2),
        "processor": round(time.process_time() - used, 2),
    }


@functools.cache
def _compiled(name: str, budget: float) -> None:
    """The first review of a process compiles what it needs."""
    review(played(name, "the first one"), budget=budget)


def sum_up(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All of them, game by game."""
    return {key: [row[key] for row in rows] for key in rows[0]}

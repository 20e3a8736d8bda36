"""How long reviews of whole tables take, in one process."""

from __future__ import annotations

import time
from typing import Any

from gloaming.lab.reviews.games import played
from gloaming.reviews.review import review


def times(name: str, count: int, seed: str, budget: float) -> dict[str, Any]:
    """Seconds by the clock and of the processor for each review; what is compiled once is not counted."""
    clock, processor, decisions = [], [], []
    for number, match in enumerate(played(name, count + 1, seed)):
        begun, used = time.perf_counter(), time.process_time()
        found = review(match, budget=budget)
        if number:  # the first one compiles
            clock.append(round(time.perf_counter() - begun, 2))
            processor.append(round(time.process_time() - used, 2))
            decisions.append(len(found.decisions))
    return {
        "game": name,
        "players": found.players,
        "budget": budget,
        "decisions": decisions,
        "clock": clock,
        "processor": processor,
    }

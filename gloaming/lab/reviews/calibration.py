"""Whether the chances that reviews show come true.

At some random decisions of each game the chance that a review shows for the player who moves is compared with what that
player got in the end: as the player could know it, and as it was. Chances are returns scaled to 0 to 1.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from gloaming import minds
from gloaming.lab.reports.svg import reliability
from gloaming.lab.reviews.games import played, share
from gloaming.reviews.course import Listener
from gloaming.reviews.truth import oracle_for

BINS = 10
LOOKS = 2  # decisions of each game
KNOWN, WAS = "as known", "as it was"


class Stated(NamedTuple):
    """A chance that a review shows, and what came of it."""

    game: int
    chance: float
    result: float


def look(name: str, seed: str, budget: float) -> dict[str, Any]:
    """The chances that a review shows at some decisions of a game, by kind, each with the result."""
    match = played(name, seed)
    asked = [at for at, (mover, _) in enumerate(match.moves) if mover < match.players]
    looked = set(random.Random(seed).sample(asked, min(LOOKS, len(asked))))
    again, bot, bounds = match.from_the_start(), minds.best(name), match.game.bounds
    listeners = [Listener(again, seat, bot, budget) for seat in range(match.players)]
    oracle = oracle_for(again, bot, budget)
    found: dict[str, list[tuple[float, float]]] = {KNOWN: [], WAS: []}
    for at, (mover, move) in enumerate(match.moves):
        if at in looked:
            result = share(match.returns[mover], bounds)
            thought = listeners[mover].think(again)
            if thought.high - thought.low < bounds[1] - bounds[0]:  # elsewhere the mind only guesses
                found[KNOWN].append((share(thought.value, bounds), result))
            found[WAS].append((share(oracle.values(again)[0][mover], bounds), result))
        again.play(mover, move)
        oracle.hear(again)
        for listener in listeners:
            listener.hear(again)
    return found


def sum_up(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """By kind of chance: how far it is off on average, and the reliability table."""
    every = {kind: [Stated(game, *it) for game, row in enumerate(rows) for it in row[kind]] for kind in (KNOWN, WAS)}
    return {kind: scored(said) for kind, said in every.items() if said}


def scored(said: Sequence[Stated]) -> dict[str, Any]:
    """How much more came than was stated, with its interval; the mean squared error; and by chance stated."""
    bins = defaultdict[int, list[Stated]](list)
    for one in said:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    more, error = _more(said)
    return {
        "statements": len(said),
        "more": round(more, 4),
        "interval": [round(more - error, 4), round(more + error, 4)],
        "squared error": round(float(np.mean([(one.result - one.chance) ** 2 for one in said])), 4),
        "of the mean": round(float(np.var([one.result for one in said])), 4),  # of who always states the mean
        "reliability": [_row(bins[place]) for place in sorted(bins)],
    }


def _row(said: Sequence[Stated]) -> dict[str, float]:
    more, error = _more(said)
    chance = float(np.mean([one.chance for one in said]))
    low, high = max(0.0, chance + more - error), min(1.0, chance + more + error)
    numbers = {"said": chance, "were": chance + more, "low": low, "high": high}
    return {**{name: round(number, 4) for name, number in numbers.items()}, "count": len(said)}


def _more(said: Sequence[Stated]) -> tuple[float, float]:
    """The mean of result less chance, and its 95 % interval; statements of one game depend on each other."""
    mean = math.fsum(one.result - one.chance for one in said) / len(said)
    by_game = defaultdict[int, float](float)
    for one in said:
        by_game[one.game] += one.result - one.chance - mean
    return mean, 1.96 * math.sqrt(math.fsum(total**2 for total in by_game.values())) / len(said)


def drawn(found: Mapping[str, Any]) -> str:
    """The curves."""
    lines = {
        kind: [(row["said"], row["were"]) for row in found[kind]["reliability"]]
        for kind in (KNOWN, WAS)
        if kind in found
    }
    return reliability(lines, "How much players got in the end, by the chance that reviews show")

"""Whether reviews find planted blunders.

Bots play. From a random decision on, another mind, with ten times the budget of a review and a seed of its own, weighs
the moves; at the first decision where the worst one surely costs at least COST, that move is made. The bots play on to
the end, and the game is reviewed from that seat as usual.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from gloaming import minds
from gloaming.core.match import Match
from gloaming.lab.reviews.games import begun
from gloaming.lab.runs.arena import tell
from gloaming.lab.statistics import mean, wilson
from gloaming.reviews.course import Listener, Moment
from gloaming.reviews.judging import judge
from gloaming.reviews.review import review

COST = 0.15  # of what lies between the worst result and the best
DEEPER = 10  # times the budget of a review
MOST_BEFORE = 30  # decisions after which planting begins at the latest


def planted(name: str, seed: str, budget: float) -> tuple[Match, int | None]:
    """A finished game, and the number of moves before its blunder, if there was an occasion for one."""
    match, bots = begun(name, seed)
    best = minds.best(name)
    deep = [Listener(match, seat, best, DEEPER * budget, "another mind") for seat in range(match.players)]
    wait, heard, at = random.Random(seed).randrange(MOST_BEFORE), 0, None
    while not match.over:
        for listener in deep:
            listener.hear_since(match, heard)
        heard = tell(match, bots, heard)
        seat = match.pending[0]
        wait -= 1
        worst = _worst(match, seat, deep[seat]) if at is None and wait < 0 else None
        if worst is not None:
            at = len(match.moves)
            match.play(seat, worst)
        else:
            match.act(seat, bots[seat].choose(match.seen(seat), match.legal_actions(seat)))
    return match, at


def _worst(match: Match, seat: int, deep: Listener) -> str | None:
    """The worst move, if it surely costs something real."""
    low, high = match.game.bounds
    thought = deep.think(match)
    worths = {choice.move: choice.worth for choice in thought.choices if choice.worth is not None}
    if len(worths) < 2:
        return None
    worst = min(worths, key=lambda move: worths[move])
    found = judge(Moment(0, seat, worst, {seat: thought}), high - low)
    if found.loss <= max(found.doubt, COST * (high - low)):
        return None
    if thought.choices[0].error is None:
        return worst
    # The best and the worst of many estimates differ by chance, too: fresh looks say what the difference is.
    return worst if mean(deep.look_again(match, found.best, worst)) > COST * (high - low) else None


def look(name: str, seed: str, budget: float) -> dict[str, Any]:
    """What the review calls the blunder of one game; None if there was no occasion for one."""
    match, at = planted(name, seed, budget)
    if at is None:
        return {"planted": False, "verdict": None}
    found = review(match, match.moves[at][0], budget=budget)
    return {"planted": True, "verdict": next(it.verdict for it in found.decisions if it.number == at)}


def sum_up(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """In how many games the blunder was called doubtful or a mistake."""
    verdicts = [row["verdict"] for row in rows if row["planted"]]
    called = sum(verdict in ("doubtful", "mistake") for verdict in verdicts)
    low, high = wilson(called, len(verdicts))
    return {
        "planted": len(verdicts),
        "found": called,
        "as mistakes": verdicts.count("mistake"),
        "interval": [round(low, 3), round(high, 3)],
    }

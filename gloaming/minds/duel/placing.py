"""Placement in the base game: every completion where few pawns are missing, else random ones.

A completion is judged by the evaluator at nine shells each. Once all completions are known, the best play of both
sides follows from them, turn by turn from the last to this one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from gloaming.games.duel.rules.components import START_SHELLS, Side
from gloaming.minds.duel import games
from gloaming.minds.duel.completing import (
    Missing,
    changed,
    completions,
    dealt,
    missing_of,
    random_completions,
    solved,
)
from gloaming.minds.duel.layouts import Layouts, duels, estimated
from gloaming.minds.duel.thought import Floats, Thought, best_of, left_of

ALWAYS = 144  # completions that are looked at with any budget; with more of them no last pawn can get stuck (D7)
FEWEST_DEALS = 4
ERROR_SOLVED, ERROR_SAMPLED = 0.1, 0.4  # in 95 of 100 positions


def opened(layouts: Layouts, left: int) -> Floats:
    """What complete boards are worth to Bison before the first duel."""
    nexts = estimated(layouts, left - 1)
    return games.values(duels(layouts, nexts, np.array([START_SHELLS]))).astype(np.float64)


def place(view: Any, seat: int, boards: int, chance: Any) -> Thought:
    """D4: what each placement of the side that is asked is worth, looking at about so many boards."""
    mover = int(view.turn) % 2
    missing = missing_of(view)
    count = math.prod(math.factorial(len(each.pawns)) for each in missing)
    if count <= max(boards, ALWAYS):
        found = _best_for(mover, solved(missing, completed(view, missing), either=False)[mover], ERROR_SOLVED)
    else:
        worths, errors = sampled(view, missing, boards, dealt(chance))
        found = replace(_best_for(mover, worths, ERROR_SAMPLED), errors=errors[~np.isnan(worths)])
    return found if mover == seat else found.of_the_other()


def _best_for(mover: int, worths: Floats, error: float) -> Thought:
    """The placement that is worth most to a side; nan is not legal."""
    legal = worths[~np.isnan(worths)]
    return best_of(legal if mover == Side.BISON else -legal, error)


def completed(view: Any, missing: Sequence[Missing]) -> Floats:
    """What every complete board is worth to Bison [Bison's order of pawns, Wolf's]; nan where D6 forbids it."""
    every = completions(view, missing)
    legal = (every[:, :, 0] != every[:, :, 1]).all(axis=2)
    worths = np.full(legal.shape, np.nan)
    worths[legal] = opened(every[legal], left_of(view))
    return worths


def sampled(view: Any, missing: Sequence[Missing], boards: int, dice: np.random.Generator) -> tuple[Floats, Floats]:
    """The same [pawn, cell] for the mover by random completions, nan where D6 forbids the pawn, and standard errors."""
    mover = int(view.turn) % 2
    pawns, cells = missing[mover]
    deals = max(FEWEST_DEALS, boards // len(pawns) ** 2)
    layouts = random_completions(view, missing, 8 * deals, dice)
    layouts = layouts[(layouts[:, 0] != layouts[:, 1]).all(axis=1)][:deals]
    every = changed(layouts, mover, pawns, cells)
    legal = (every[:, :, 0] != every[:, :, 1]).all(axis=2)
    worths = np.full(legal.shape, np.nan)
    worths[legal] = opened(every[legal], left_of(view))
    seen = legal.sum(axis=0)
    means = np.where(legal, worths, 0).sum(axis=0) / np.maximum(seen, 1)
    # From few deals each one's own spread is a guess, so the mean spread stands for all.
    spread = float(np.where(legal, (worths - means) ** 2, 0).sum() / max(1, (seen - 1).clip(0).sum())) ** 0.5
    equal = pawns[:, None] == np.abs(view.board[cells, 1 - mover])
    known = np.where(seen > 0, means, worths[legal].mean()).reshape(equal.shape)
    return np.where(equal, np.nan, known), (spread / np.sqrt(np.maximum(seen, 1))).reshape(equal.shape)

"""The base game: swaps and duels are searched exactly over the evaluator, and to the end where few are left."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gloaming.core.decisions import Frame, top
from gloaming.games.duel.rules.components import MOST_DUELS, SHELLS, Side
from gloaming.games.duel.rules.state import Question
from gloaming.minds.bot import BUDGET
from gloaming.minds.duel.layouts import (
    AT_THE_END,
    SWAPS,
    TURNED_SWAPS,
    Layouts,
    before_duel,
    duels,
    for_the_other,
    layout_of,
    swapped,
    turned,
)
from gloaming.minds.duel.placing import place
from gloaming.minds.duel.thought import Floats, Thought, best_of, left_of, of_lapse, of_masks, swaps_after

BOARDS_A_SECOND = 3_200  # that the evaluator is asked for
LAST_DUELS = 3  # as many are searched to the end
SEARCHED = 8  # swaps that are searched one swap further, within BUDGET
EXACT = 2  # swaps that are searched to the end when one duel more is left
ERRORS = ((4, 0.02), (8, 0.09), (MOST_DUELS, 0.07))  # in 95 of 100 positions, up to so many duels left


def think(view: Any, seat: int, budget: float, chance: Any) -> Thought:
    """What a seat's view is worth, and its actions."""
    match top(view, Frame.QUESTION):
        case Question.PLACE:
            return place(view, seat, int(budget * BOARDS_A_SECOND), chance)
        case Question.MASKS:
            return of_masks(view, seat, *_matrix(view, seat, budget))
        case Question.LAPSE:
            return of_lapse(view, seat, *_matrix(view, seat, budget))
        case _:
            swapper = swaps_after(int(view.duels))
            found = _swap(view, swapper, budget)
            return found if swapper == seat else found.of_the_other()


class Swaps(NamedTuple):
    """All swaps of a board."""

    worths: Floats  # [swap, shells] after each, -inf where it is not legal
    followed: npt.NDArray[np.int64]  # those that were searched further
    error: float

    def best(self) -> Floats:
        """[shells] the worth of the board."""
        found: Floats = self.worths[self.followed].max(axis=0)
        return found


def swaps_of(layout: Layouts, left: int, counts: npt.NDArray[np.int64], budget: float) -> Swaps:
    """What a board is worth to the side that swaps after each swap, with `left` duels to be fought then.

    All swaps are judged by the duel after them. Those that seem best with these numbers of shells are searched one swap
    further, or to the end where that is near.
    """
    every, allowed = swapped(layout[None])
    legal = np.flatnonzero(allowed[0])
    worths = np.full((len(SWAPS), SHELLS + 1), -np.inf)
    if left <= LAST_DUELS:
        worths[legal] = before_duel(every[0, legal], left, left - 1)
        return Swaps(worths, legal, 0.0)
    worths[legal] = before_duel(every[0, legal], left, 0)
    near = left == LAST_DUELS + 1
    width = max(1, round((EXACT if near else SEARCHED) * budget / BUDGET))
    followed = legal[np.argsort(worths[legal][:, counts].mean(axis=1), kind="stable")[-width:]]
    worths[followed] = before_duel(every[0, followed], left, LAST_DUELS if near else 1)
    return Swaps(worths, followed, next(error for most, error in ERRORS if left <= most))


def _matrix(view: Any, seat: int, budget: float) -> tuple[Floats, float]:
    """The coming duel, own masks as rows, and how far its value may be off."""
    left, own = left_of(view), int(view.shells[seat])
    layout = layout_of(view.board, seat)
    if left == 1:
        return duels(layout[None], AT_THE_END[None])[:, :, own], 0.0
    after = own + layout[0].astype(np.int64) - layout[1]
    counts = np.unique(np.clip(after, 1, SHELLS - 1))
    if swaps_after(int(view.duels) + 1) == seat:
        found = swaps_of(layout, left - 1, counts, budget)
        nexts = found.best()[None]
    else:
        found = swaps_of(turned(layout), left - 1, SHELLS - counts, budget)
        nexts = for_the_other(found.best()[None])
    return duels(layout[None], nexts)[:, :, own], found.error


def _swap(view: Any, seat: int, budget: float) -> Thought:
    """D12: every legal swap, in the order of the actions."""
    own = int(view.shells[seat])
    found = swaps_of(layout_of(view.board, seat), left_of(view), np.array([own]), budget)
    worths, searched = found.worths[:, own], np.zeros(len(SWAPS), bool)
    searched[found.followed] = True
    worths = np.where(searched, worths, np.minimum(worths, worths[searched].min()))
    order = np.arange(len(SWAPS)) if seat == Side.BISON else TURNED_SWAPS
    order = order[worths[order] > -np.inf]
    best = best_of(np.where(searched, worths, -np.inf)[order], found.error)
    return replace(best, worths=worths[order])

"""The base game: swaps and duels are searched exactly over the evaluator, and to the end where few are left."""

from __future__ import annotations

from typing import Any

import numpy as np

from gloaming.core.decisions import Frame, top
from gloaming.games.duel.rules.components import Side
from gloaming.games.duel.rules.state import Question
from gloaming.minds.duel.layouts import (
    AT_THE_END,
    SWAPS,
    TURNED_SWAPS,
    before_duel,
    before_swap,
    duels,
    for_the_other,
    layout_of,
    swapped,
    turned,
)
from gloaming.minds.duel.placing import place
from gloaming.minds.duel.thought import Floats, Thought, best_of, left_of, of_lapse, of_masks, swaps_after

SWAPS_OF_A_BOARD = 30  # at most: D13
BOARDS_A_SECOND = 10_000  # that the evaluator can be asked for
LAST_DUELS = 3  # as many are searched to the end, within BUDGET
ERRORS = 0.1, 0.06  # in 95 of 100 positions, by depth of the search


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


def _depth(left: int, budget: float) -> int:
    """How many swaps are searched when so many duels come after the first of them."""
    if left <= LAST_DUELS:
        return left
    depth, boards = 1, SWAPS_OF_A_BOARD**2
    while boards <= budget * BOARDS_A_SECOND:
        depth, boards = depth + 1, boards * SWAPS_OF_A_BOARD
    return depth


def _error(left: int, depth: int) -> float:
    return 0.0 if depth >= left else ERRORS[min(depth, len(ERRORS) - 1)]


def _matrix(view: Any, seat: int, budget: float) -> tuple[Floats, float]:
    """The coming duel, own masks as rows, and how far its value may be off."""
    left, own = left_of(view), int(view.shells[seat])
    layout = layout_of(view.board, seat)[None]
    depth = _depth(left - 1, budget)
    if left == 1:
        nexts = AT_THE_END[None]
    elif swaps_after(int(view.duels) + 1) == seat:
        nexts = before_swap(layout, left - 1, depth)
    else:
        nexts = for_the_other(before_swap(turned(layout), left - 1, depth))
    return duels(layout, nexts)[:, :, own], _error(left - 1, depth)


def _swap(view: Any, seat: int, budget: float) -> Thought:
    """D12: every legal swap, in the order of the actions, by what the duel after it is worth."""
    left, own = left_of(view), int(view.shells[seat])
    after, legal = swapped(layout_of(view.board, seat)[None])
    depth = _depth(left, budget)
    worths = np.full(len(SWAPS), -np.inf)
    worths[legal[0]] = before_duel(after[legal], left, depth - 1)[:, own]
    in_order = worths if seat == Side.BISON else worths[TURNED_SWAPS]
    return best_of(in_order[in_order > -np.inf], _error(left, depth))

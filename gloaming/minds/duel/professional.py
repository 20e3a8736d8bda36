"""The professional variant: one's own exchange, the duel, the opponent's best exchange and the duel after it.

What the shells are worth after that is read from a table (gloaming/minds/duel/shells.py), which leaves the board out.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.decisions import Frame, top
from gloaming.games.duel.rules.components import MASKS, SHELLS, START_SHELLS, VALUES, Side
from gloaming.games.duel.rules.state import Question
from gloaming.minds.bot import BUDGET
from gloaming.minds.duel import games
from gloaming.minds.duel.completing import Missing, changed, completions, dealt, missing_of, random_completions, solved
from gloaming.minds.duel.exchanges import (
    NUMBERS,
    SPOTS,
    Boards,
    Floats,
    board_of,
    exchanged,
    exchanges,
    matrices,
    sums,
    turned,
)
from gloaming.minds.duel.layouts import AT_THE_END
from gloaming.minds.duel.shells import after_the_duel
from gloaming.minds.duel.thought import Thought, best_of, left_of, of_lapse, of_masks, swaps_after

WIDTHS = 8, 4  # exchanges that are followed, and answers to each, within BUDGET
COMPLETED = 3000  # completions of a placement that are all looked at; of more, some are dealt at random
SEARCHED = 150  # completions whose first exchange is searched too
DEALS = 40
ERROR = 0.3  # in 95 of 100 positions


def think(view: Any, seat: int, budget: float, chance: Any) -> Thought:
    """What a seat's view is worth, and its actions."""
    widths = tuple(max(1, round(width * min(1.0, budget / BUDGET))) for width in WIDTHS)
    match top(view, Frame.QUESTION):
        case Question.PLACE:
            return _place(view, seat, chance)
        case Question.MASKS:
            return of_masks(view, seat, _matrix(view, seat, widths), _error(view))
        case Question.LAPSE:
            return of_lapse(view, seat, _matrix(view, seat, widths), _error(view))
        case _:
            mover = swaps_after(int(view.duels))
            found = _exchange(view, mover, widths)
            return found if mover == seat else found.of_the_other()


def _error(view: Any) -> float:
    """D15: the last duel is all there is."""
    return 0.0 if left_of(view) == 1 else ERROR


def before_exchange(boards: Boards, counts: Boards, left: int, widths: Sequence[int]) -> Floats:
    """The worth [n] of each board with so many shells to the side that exchanges now.

    All exchanges are judged by the duel after them. So many that seem best are followed further, and of the answers to
    them as many as the next width says.
    """
    seems = exchanges(boards, counts, after_the_duel(left - 1))
    if left == 1 or not widths:
        return np.asarray(seems.max(axis=1))
    best = np.argpartition(-seems, widths[0] - 1, axis=1)[:, : widths[0]]
    after = exchanged(boards, best)
    cells = duelled(after, np.repeat(counts, widths[0]), left, widths[1:], own=False)
    return np.asarray(games.values(cells.reshape(MASKS, MASKS, -1)).reshape(best.shape).max(axis=1))


def duelled(boards: Boards, counts: Boards, left: int, widths: Sequence[int], *, own: bool) -> Floats:
    """[cell, n] what a duel on each cell is worth, with the best exchange after it: one's own, or the opponent's."""
    after = np.clip(counts + sums(boards), 0, SHELLS)
    if left == 1:
        return np.asarray(AT_THE_END[after])
    wanted, where = np.unique(np.arange(len(boards)) * (SHELLS + 1) + after, return_inverse=True)
    who, shells = np.divmod(wanted, SHELLS + 1)
    worths = np.where(shells == SHELLS, 1.0, -1.0)  # D14
    live = np.flatnonzero((shells > 0) & (shells < SHELLS))
    if own:
        worths[live] = before_exchange(boards[who[live]], shells[live], left - 1, widths)
    else:
        worths[live] = -before_exchange(turned(boards)[who[live]], SHELLS - shells[live], left - 1, widths)
    return np.asarray(worths[where.reshape(after.shape)])


def _matrix(view: Any, seat: int, widths: Sequence[int]) -> Floats:
    """The coming duel, own masks as rows."""
    board, counts = board_of(view.board, seat)[None], np.array([int(view.shells[seat])])
    own = swaps_after(int(view.duels) + 1) == seat
    return duelled(board, counts, left_of(view), widths[1:], own=own).reshape(MASKS, MASKS)


def _exchange(view: Any, seat: int, widths: Sequence[int]) -> Thought:
    """D24: every exchange by the duel after it. Those that seem best are judged with the opponent's answers."""
    left = left_of(view)
    board, counts = board_of(view.board, seat)[None], np.array([int(view.shells[seat])])
    seems = exchanges(board, counts, after_the_duel(left - 1))[0][_order(board[0], seat)]
    if left == 1:
        return best_of(seems, 0.0)
    best = np.argsort(seems, kind="stable")[-widths[0] :]
    after = exchanged(board, _order(board[0], seat)[None, best])
    cells = duelled(after, np.repeat(counts, len(best)), left, widths[1:], own=False)
    found = np.full(len(seems), -np.inf)
    found[best] = games.values(cells.reshape(MASKS, MASKS, -1))
    # The others are worth what they seem, but no more than those that were followed.
    return replace(best_of(found, ERROR), worths=np.where(found > -np.inf, found, np.minimum(seems, found[best].min())))


def _order(board: Boards, seat: int) -> npt.NDArray[np.int64]:
    """The numbers of the exchanges, in the order of the actions: Bison's pawns, then Wolf's."""
    sign = 1 if seat == Side.BISON else -1
    stands = {int(pawn): spot for spot, pawn in enumerate(board)}
    spots = [stands[sign * side * value] for side in (1, -1) for value in range(1, VALUES + 1)]
    pairs = [(min(i, k), max(i, k)) for i, k in itertools.combinations(spots, 2) if i // 2 != k // 2]
    return np.array([NUMBERS[pair] for pair in pairs])


def _place(view: Any, seat: int, chance: Any) -> Thought:
    """D21: every pawn on every cell, by the first duel on the boards that can come of it."""
    mover = int(view.turn) % 2
    missing = missing_of(view)
    count = math.prod(math.factorial(len(each.pawns)) for each in missing)
    if count <= COMPLETED:
        boards = completions(view, missing)
        worths = opened(boards.reshape(-1, 2, VALUES), left_of(view), deep=count <= SEARCHED).reshape(boards.shape[:2])
        found = solved(missing, worths, either=True)
    else:
        found = sampled(view, missing, DEALS, dealt(chance))
    by_side = np.concatenate([each.reshape(-1) for each in found])
    for_mover = by_side if mover == Side.BISON else -by_side
    thought = best_of(for_mover[~np.isnan(for_mover)], ERROR)
    return thought if mover == seat else thought.of_the_other()


def opened(layouts: npt.NDArray[np.int8], left: int, *, deep: bool = False) -> Floats:
    """What complete boards [n, side, cell] are worth to Bison before the first duel."""
    boards = np.stack([layouts[:, 0], -layouts[:, 1]], axis=2).reshape(-1, SPOTS)
    counts = np.full(len(boards), START_SHELLS)
    every: npt.NDArray[Any]
    if deep:
        every = duelled(boards, counts, left, (), own=True).reshape(MASKS, MASKS, -1)
    else:
        every = matrices(sums(boards), counts, -after_the_duel(left - 1)[::-1])
    return games.values(every).astype(np.float64)


def sampled(view: Any, missing: Sequence[Missing], deals: int, dice: np.random.Generator) -> list[Floats]:
    """The same by random completions, each changed so that the pawn is on the cell: [pawn, cell] of each side."""
    layouts = random_completions(view, missing, deals, dice)
    found = []
    for side in Side:
        pawns, cells = missing[side]
        every = changed(layouts, side, pawns, cells)
        worths = opened(every.reshape(-1, 2, VALUES), left_of(view)).reshape(len(layouts), -1)
        found.append(worths.mean(axis=0).reshape(len(pawns), -1))
    return found

"""The memory variant: what face-down pawns may be, and what an opponent will play who knows its own and not ours.

Nothing that is played tells one order of the unseen pawns from another by the rules (D16, D17): all orders of the
values that were not seen are possible, and no others. That is exact for a seat that has forgotten nothing. How likely
each is, follows from the masks that the opponent chose before (remembered.py).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.decisions import Frame, top
from gloaming.games.duel.rules.components import CELLS, FACE_DOWN, MASKS, NO_MASK, SHELLS, START_SHELLS, VALUES, Side
from gloaming.games.duel.rules.state import Question
from gloaming.minds.bot import BUDGET
from gloaming.minds.duel import games
from gloaming.minds.duel.completing import dealt, missing_of
from gloaming.minds.duel.layouts import (
    AFTER_SWAP,
    AT_THE_END,
    COUNTS,
    TRANSPOSED,
    TURNED_SWAPS,
    Layouts,
    estimated,
    for_the_other,
    last_duelled,
    swapped,
    turned,
)
from gloaming.minds.duel.remembered import Faced, Heard
from gloaming.minds.duel.thought import Floats, Thought, best_of, left_of, named_masks, of_lapse, of_masks, swaps_after

Ints = npt.NDArray[np.int64]

UNSEEN = 0  # stands for a pawn of the opponent's that has not been shown
DRAWN = 400  # orders of the opponent's unseen pawns, of which the likelier ones are kept more often
ORDERS = 160  # that are kept for one duel, within BUDGET
STAGES = ((36, 3), (12, 5), (4, 10))  # swaps that are looked at, and with how many orders more, within BUDGET
TINY = 1e-9
FEW = 16  # orders, where no action depends on them
ERROR = 0.4  # in 95 of 100 positions


class Known:
    """What a seat knows of a board, as it sees it: own masks are rows."""

    def __init__(self, view: Any, seat: int) -> None:
        board = np.asarray(view.board, np.int64)
        shown = np.asarray(view.shown) == 1
        turn = slice(None) if seat == Side.BISON else TRANSPOSED
        self.own: Ints = np.abs(board[:, seat])[turn]
        other = np.abs(board[:, 1 - seat])
        self.other: Ints = np.where(other == FACE_DOWN, UNSEEN, other)[turn]
        self.hidden: Ints = np.flatnonzero(~shown[turn, seat])  # cells of own pawns that the opponent has not seen
        self.unseen: Ints = np.setdiff1d(np.arange(1, VALUES + 1), self.other)
        self.shells = int(view.shells[seat])
        self.left = left_of(view)
        self.heard = Heard(seat)


def think(view: Any, seat: int, budget: float, chance: Any, heard: Heard | None = None) -> Thought:
    """What a seat's view is worth, and its actions; from its view, and from what it has heard before."""
    known, dice = Known(view, seat), dealt(chance)
    known.heard = heard or Heard(seat)
    match top(view, Frame.QUESTION):
        case Question.PLACE:
            found = _place(view, seat)
        case Question.MASKS:
            found = _masks(view, seat, known, budget, dice)
        case Question.LAPSE:
            payoffs = _payoffs(view, seat, known, orders_of(known, FEW, dice))
            found = of_lapse(view, seat, payoffs.mean(axis=0), _error(known))
        case _ if swaps_after(int(view.duels)) == seat:
            found = _swap(known, seat, budget, dice)
        case _:
            others = orders_of(known, FEW, dice)
            before = continued(known.own[None], others, known.left, own=False)
            found = Thought(float(before[0, :, known.shells].mean()), ERROR)
    if top(view, Frame.QUESTION) == Question.CONFIRM:
        found = Thought(found.value, found.error, np.array([found.value]), np.ones(1))
    return replace(found, beliefs={**found.beliefs, "pawns": beliefs_of(view, seat)})


def beliefs_of(view: Any, seat: int) -> dict[str, dict[str, float]]:
    """For each face-down pawn of the opponent's, by cell: how likely each value is."""
    board = np.abs(np.asarray(view.board, np.int64)[:, 1 - seat])
    unseen = np.setdiff1d(np.arange(1, VALUES + 1), board)
    return {
        CELLS[cell]: {str(value): 1 / len(unseen) for value in unseen} for cell in np.flatnonzero(board == FACE_DOWN)
    }


def _error(known: Known) -> float:
    return 0.0 if known.left == 1 and not len(known.unseen) and not len(known.hidden) else ERROR


def duels(nexts: Floats, unseen: Ints) -> npt.NDArray[np.float32]:
    """[..., shells, own pawn, other pawn] what duels are worth, from what the shells after them are: [..., shells].

    D17: equal pawns tie. Unseen pawns are averaged over.
    """
    pawns = np.arange(VALUES + 1)
    after = np.clip(COUNTS[:, None, None] + pawns[:, None] - pawns, 0, SHELLS)
    found = nexts.astype(np.float32)[..., after]
    if len(unseen):
        found[..., UNSEEN] = found[..., unseen].mean(axis=-1)
    return np.asarray(found)


def nudged(layouts: Layouts) -> Layouts:
    """Boards as the evaluator knows them: where equal pawns share a cell (D17), the second is one more or one less."""
    found = layouts.copy()
    board, cell = np.nonzero(layouts[:, 0] == layouts[:, 1])
    pawns = layouts[board, 1, cell]
    more = np.where(pawns == 1, True, np.where(pawns == VALUES, False, cell % 2 == 0))
    found[board, 1, cell] = pawns + np.where(more, 1, -1)
    return found


def continued(owns: Ints, others: Ints, left: int, *, own: bool) -> Floats:
    """[own, other, shells] what boards are worth before a swap, one's own or the opponent's, as if all were seen."""
    layouts = np.empty((len(owns), len(others), 2, VALUES), np.int8)
    layouts[:, :, 0], layouts[:, :, 1] = owns[:, None], others[None]
    flat = layouts.reshape(-1, 2, VALUES)
    worths = before_swap(flat, left) if own else for_the_other(before_swap(turned(flat), left))
    return worths.reshape(len(owns), len(others), -1)


def before_swap(layouts: Layouts, left: int) -> Floats:
    """[n, shells] what boards are worth to the side that swaps, as if all were seen; exact for the last swap."""
    if left > 1:
        return estimated(nudged(layouts), left)
    after, _ = swapped(layouts)  # D17: every swap is legal
    return np.asarray(last_duelled(after.reshape(-1, 2, VALUES)).reshape(*after.shape[:2], -1).max(axis=1))


def orders_of(known: Known, count: int, dice: np.random.Generator) -> Ints:
    """So many of the opponent's possible boards, each as often as it is likely."""
    drawn = max(count, DRAWN) if known.heard.duels else count
    others = np.tile(known.other, (drawn, 1))
    others[:, known.other == UNSEEN] = dice.permuted(np.tile(known.unseen, (drawn, 1)), axis=1)
    if not known.heard.duels:
        return others
    likely = known.heard.likelihoods(others, their_mixes)
    return others[dice.choice(drawn, count, p=likely / likely.sum())]


def _swap(known: Known, seat: int, budget: float, dice: np.random.Generator) -> Thought:
    """D12, D17: every swap of two cells by the duel after it, averaged over what the opponent may have where.

    Few orders of the opponent's pawns are looked at for all swaps, and more for those that then seem best.
    """
    part = min(1.0, budget / BUDGET)
    totals, seen = np.zeros((len(AFTER_SWAP), VALUES)), np.zeros(len(AFTER_SWAP))
    worths = np.zeros(len(AFTER_SWAP))
    for width, more in STAGES if len(known.unseen) else ((len(AFTER_SWAP), 1),):
        best = np.argsort(worths, kind="stable")[-width:]
        orders = orders_of(known, max(1, round(more * part)) if len(known.unseen) else 1, dice)
        totals[best] += _after_swap(known, known.own[AFTER_SWAP[best]], orders).sum(axis=1)
        seen[best] += len(orders)
        matrices = (totals / seen[:, None]).T.reshape(MASKS, MASKS, -1)
        worths = games.values(np.ascontiguousarray(matrices))
    worths = np.where(np.isin(np.arange(len(worths)), best), worths, np.minimum(worths, worths[best].min() - TINY))
    return best_of(worths if seat == Side.BISON else worths[TURNED_SWAPS], _error(known))


def _after_swap(known: Known, owns: Ints, others: Ints) -> Floats:
    """[own, order, cell] what the coming duel on each cell is worth after a swap."""
    after = np.clip(known.shells + owns[:, None] - others, 0, SHELLS)
    if known.left == 1:
        return np.asarray(AT_THE_END[after])
    return np.take_along_axis(continued(owns, others, known.left - 1, own=False), after, axis=2)


def _payoffs(view: Any, seat: int, known: Known, others: Ints) -> Floats:
    """[order, row, column] the coming duel against each order of the opponent's pawns, own masks as rows."""
    after = np.clip(known.shells + known.own - others, 0, SHELLS)
    if known.left == 1:
        every = AT_THE_END[after]
    else:
        own = swaps_after(int(view.duels) + 1) == seat
        every = np.take_along_axis(continued(known.own[None], others, known.left - 1, own=own)[0], after, axis=1)
    return np.asarray(every.reshape(len(others), MASKS, MASKS))


def _masks(view: Any, seat: int, known: Known, budget: float, dice: np.random.Generator) -> Thought:
    """D9: the coming duel: the best answer to an opponent who plays it as well as can be for what it knows.

    Once all pawns were shown both know the same, and it is a matrix game.
    """
    if not len(known.unseen) and not len(known.hidden):
        payoffs = _payoffs(view, seat, known, known.other[None])
        return of_masks(view, seat, payoffs[0], _error(known))
    others = orders_of(known, max(2, round(ORDERS * min(1.0, budget / BUDGET))), dice)
    mixes = their_mixes(known, others)
    worths = np.einsum("urc,uc->r", _payoffs(view, seat, known, others), mixes) / len(others)
    best = best_of(worths, ERROR)
    chosen = int(view.mask[seat])
    value = best.value if chosen == NO_MASK else float(worths[chosen])
    return replace(best, value=value, beliefs={"masks": named_masks(1 - seat, mixes.mean(axis=0))})


def their_mixes(faced: Known | Faced, others: Ints) -> Floats:
    """[order, mask] how the opponent plays with each order of its pawns: optimally, for the shells of the coming duel.

    It knows its own pawns, and takes those of ours that it has not seen at their average. D15: in the last duel it
    counts only who wins.
    """
    pawns = np.arange(1, VALUES + 1)
    won = np.clip(faced.own[:, None] - pawns, -faced.shells, SHELLS - faced.shells).astype(np.float64)
    if faced.left == 1:
        won = np.sign(faced.shells + won - START_SHELLS)
    if len(faced.hidden):
        won[faced.hidden] = won[faced.hidden].mean(axis=0)
    gains = won[np.arange(VALUES), others - 1].T.reshape(MASKS, MASKS, -1)
    return games.optimal_mixes(-gains.transpose(1, 0, 2)).T


def _place(view: Any, seat: int) -> Thought:
    """D16: each pawn on each cell by the first duel, with all else taken at its average."""
    nexts = np.linspace(-1, 1, SHELLS + 1)
    worth_of = duels(nexts, np.arange(1, VALUES + 1))[START_SHELLS, :, UNSEEN]
    pawns, cells = missing_of(view)[seat]
    own = np.abs(np.asarray(view.board, np.int64)[:, seat])
    boards = np.repeat(own[None], len(pawns) * len(cells), axis=0)
    boards[np.arange(len(boards)), np.tile(cells, len(pawns))] = np.repeat(pawns, len(cells))
    average = np.array([worth_of[np.setdiff1d(pawns, [pawn])].mean() if len(pawns) > 1 else 0.0 for pawn in pawns])
    every = np.where(boards > 0, worth_of[boards], np.repeat(average, len(cells))[:, None])
    rows = every if seat == Side.BISON else every[:, TRANSPOSED]
    if not len(pawns):
        return Thought(0.0, ERROR)
    found = best_of(games.values(np.ascontiguousarray(rows.T).reshape(MASKS, MASKS, -1)).astype(np.float64), ERROR)
    return found if int(view.turn) % 2 == seat else replace(found, worths=np.zeros(0), shares=np.zeros(0))

"""The memory variant: what face-down pawns may be, and a duel as a game in which each side knows its own pawns.

Nothing that is played tells one order of the unseen pawns from another by the rules (D16, D17), so all orders are
equally likely: that is the exact belief of a seat that has forgotten nothing, about the opponent's pawns and, as the
opponent must see it, about its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.decisions import Frame, top
from gloaming.games.duel.rules.components import CELLS, FACE_DOWN, MASKS, SHELLS, START_SHELLS, VALUES, Side, Variant
from gloaming.games.duel.rules.state import Question
from gloaming.minds.bot import BUDGET
from gloaming.minds.duel import games
from gloaming.minds.duel.completing import dealt, missing_of
from gloaming.minds.duel.layouts import AFTER_SWAP, AT_THE_END, COUNTS, TRANSPOSED, TURNED_SWAPS
from gloaming.minds.duel.shells import after_the_duel
from gloaming.minds.duel.thought import Floats, Thought, best_of, left_of, of_lapse, of_masks, of_mixes, swaps_after

Ints = npt.NDArray[np.int64]

UNSEEN = 0  # stands for a pawn of the opponent's that has not been shown
ORDERS = 32  # of the unseen pawns of each side, for one duel
ROUNDS = 300  # in which both sides learn how to play it
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


def think(view: Any, seat: int, budget: float, chance: Any) -> Thought:
    """What a seat's view is worth, and its actions."""
    match top(view, Frame.QUESTION):
        case Question.PLACE:
            return _place(view, seat)
        case Question.MASKS:
            known, nexts = Known(view, seat), _nexts(view, seat)
            found = _masks(view, seat, known, nexts, max(1, round(ORDERS * min(1.0, budget / BUDGET))), chance)
        case Question.LAPSE:
            known, nexts = Known(view, seat), _nexts(view, seat)
            found = of_lapse(view, seat, _expected_matrix(known, nexts), _error(known))
        case _:
            known = Known(view, seat)
            mine = swaps_after(int(view.duels)) == seat
            found = _swap(known, seat) if mine else Thought(_after_their_swap(known), ERROR)
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


def _swapping_next(left: int) -> Floats:
    """What shells are worth to the side that swaps next."""
    return -after_the_duel(Variant.MEMORY, left)[::-1]


def _with_ends(worths: npt.NDArray[Any]) -> Floats:
    """D14: no shells are lost, all shells are won."""
    worths[..., 0], worths[..., SHELLS] = -1, 1
    return np.asarray(worths, np.float64)


def after_their_swap(owns: Ints, known: Known, left: int) -> Floats:
    """[n, shells] what boards are worth before the opponent's swap, for so many duels after it."""
    table = duels(_swapping_next(left - 1), known.unseen)
    others = known.other[AFTER_SWAP]
    every = table[:, owns.T[:, :, None], others.T[:, None]].transpose(1, 2, 3, 0)  # cell, own, swap, shells
    worths = games.values(np.ascontiguousarray(every).reshape(MASKS, MASKS, -1))
    return _with_ends(worths.reshape(len(owns), len(others), -1).min(axis=1))


def after_own_swap(known: Known, left: int) -> Floats:
    """[shells] what the board is worth before the own swap, for so many duels after it."""
    table = duels(after_the_duel(Variant.MEMORY, left - 1), known.unseen)
    owns = known.own[AFTER_SWAP]
    every = table[:, owns.T, known.other[:, None]].transpose(1, 2, 0)  # cell, swap, shells
    worths = games.values(np.ascontiguousarray(every).reshape(MASKS, MASKS, -1))
    return _with_ends(worths.reshape(len(owns), -1).max(axis=0))


def _after_their_swap(known: Known) -> float:
    return float(after_their_swap(known.own[None], known, known.left)[0, known.shells])


def _nexts(view: Any, seat: int) -> Floats:
    """[shells] what the shells after the coming duel are worth."""
    known = Known(view, seat)
    if known.left == 1:
        return AT_THE_END
    if swaps_after(int(view.duels) + 1) == seat:
        return after_own_swap(known, known.left - 1)
    return np.asarray(after_their_swap(known.own[None], known, known.left - 1)[0])


def _expected_matrix(known: Known, nexts: Floats) -> Floats:
    table = duels(nexts, known.unseen)[known.shells]
    return np.asarray(table[known.own, known.other], np.float64).reshape(MASKS, MASKS)


def _swap(known: Known, seat: int) -> Thought:
    """D12, D17: every swap of two cells by the duel after it, the opponent's best swap and the duel after that."""
    owns = known.own[AFTER_SWAP]
    nexts = np.tile(AT_THE_END, (len(owns), 1)) if known.left == 1 else after_their_swap(owns, known, known.left - 1)
    table = duels(nexts, known.unseen)[:, known.shells]
    every = table[np.arange(len(owns)), owns.T, known.other[:, None]]
    worths = games.values(every.reshape(MASKS, MASKS, -1)).astype(np.float64)
    return best_of(worths if seat == Side.BISON else worths[TURNED_SWAPS], _error(known))


def _masks(view: Any, seat: int, known: Known, nexts: Floats, orders: int, chance: Any) -> Thought:
    """D9: the coming duel. Each side knows its own pawns, and of the other's those that were shown."""
    if not len(known.unseen) and not len(known.hidden):
        return of_masks(view, seat, _expected_matrix(known, nexts), _error(known))
    dice = dealt(chance)
    owns = np.tile(known.own, (orders, 1))
    owns[1:, known.hidden] = dice.permuted(owns[1:, known.hidden], axis=1)
    others = np.tile(known.other, (orders, 1))
    others[:, known.other == UNSEEN] = dice.permuted(np.tile(known.unseen, (orders, 1)), axis=1)
    after = np.clip(known.shells + owns[:, None] - others[None], 0, SHELLS)
    payoffs = nexts[after].reshape(orders, orders, MASKS, MASKS)
    own, other = learned(payoffs)
    matrix = payoffs[0].mean(axis=0)
    worths = np.einsum("urc,uc->r", payoffs[0], other) / orders
    found = of_mixes(view, seat, matrix, own[0], other.mean(axis=0), ERROR)
    return replace(found, value=float(found.shares @ worths), worths=worths)


def learned(payoffs: Floats) -> tuple[Floats, Floats]:
    """Mixes of both sides for each of their orders, of a game in which each knows its own order and not the other's.

    Regret matching: each order plays in proportion to what it regrets not having played; the averages are near an
    equilibrium.
    """
    orders = len(payoffs)
    table = payoffs.transpose(0, 2, 1, 3).reshape(orders * MASKS, orders * MASKS) / orders
    regrets = [np.zeros((orders, MASKS)), np.zeros((orders, MASKS))]
    totals = [np.zeros((orders, MASKS)), np.zeros((orders, MASKS))]
    mixes = [np.full((orders, MASKS), 1 / MASKS), np.full((orders, MASKS), 1 / MASKS)]
    for number in range(1, ROUNDS + 1):
        for side, gains in ((0, table), (1, -table.T)):
            worths = (gains @ mixes[1 - side].reshape(-1)).reshape(orders, MASKS)
            regrets[side] = np.maximum(regrets[side] + worths - (worths * mixes[side]).sum(axis=1, keepdims=True), 0)
            total = regrets[side].sum(axis=1, keepdims=True)
            mixes[side] = np.where(total > 0, regrets[side] / np.where(total > 0, total, 1), 1 / MASKS)
            totals[side] += number * mixes[side]
    return tuple(each / each.sum(axis=1, keepdims=True) for each in totals)


def _place(view: Any, seat: int) -> Thought:
    """D16: each pawn on each cell by the first duel, with all else taken at its average."""
    nexts = _swapping_next(left_of(view) - 1)
    if seat == Side.WOLF:
        nexts = after_the_duel(Variant.MEMORY, left_of(view) - 1)
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

"""A bot for Duel of the Shamans: it plays every duel as the 3 x 3 matrix game that it is.

Rows of a matrix are the bot's own masks, columns the opponent's, entries the shells that the bot would win. Every
matrix is of whole numbers, so that solving it is exact: what is not known for sure is averaged over the pawns it
may be, and all entries are multiplied by the number of cases.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.chance import below, weighted
from gloaming.core.decisions import Frame, top
from gloaming.games.duel.rules.components import FACE_DOWN, MASKS, MOST_DUELS, VALUES, Side, Variant, pawn_of
from gloaming.games.duel.rules.moves import EXCHANGE, MASK, PLACE, PLACE_ANY, SWAP
from gloaming.games.duel.rules.state import Question
from gloaming.minds.bot import Bot
from gloaming.minds.duel import games

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

STRENGTHS = 2 * VALUES  # a side's strength on a cell is 0 to 17 (D25)
UNSEEN = STRENGTHS  # stands for the strength of a pawn that is face down or still to come
SPOTS = 2 * VALUES  # two pawns a cell; spot = 2 * cell + slot

_DIFFERENCES: Ints = np.subtract.outer(np.arange(STRENGTHS), np.arange(STRENGTHS))
_SWAPS: Ints = np.array(list(itertools.combinations(range(VALUES), 2)))  # of cells, in the order of the actions
_EXCHANGES: Ints = np.array(list(itertools.combinations(range(SPOTS), 2)))  # of pawns, likewise
_ANSWERS: Ints = _EXCHANGES[_EXCHANGES[:, 0] // 2 != _EXCHANGES[:, 1] // 2]  # of spots, on different cells (D24)
_SIGNED: Ints = np.concatenate([np.arange(1, VALUES + 1), -np.arange(1, VALUES + 1)])
_PAWNS: Ints = np.arange(-FACE_DOWN, FACE_DOWN + 1)
# What a pawn, counted from -FACE_DOWN, adds to the strength of each side.
_ADDS: Ints = np.array([np.where(sign * _PAWNS == FACE_DOWN, UNSEEN, np.maximum(sign * _PAWNS, 0)) for sign in (1, -1)])

_LOOKED_AT = 1300  # answers of the opponent that are looked at for one swap: about a millisecond


def values(matrices: Ints) -> Floats:
    """The value of each of n 3 x 3 matrix games to the player of the rows."""
    return games.values(np.ascontiguousarray(matrices.transpose(1, 2, 0)))


def optimal_mix(matrix: Ints) -> list[int]:
    """An optimal mix of the rows, as the smallest whole weights."""
    mix = [int(weight) for weight in games.optimal_weights(matrix)]
    return [weight // math.gcd(*mix) for weight in mix]


class Stakes:
    """What a duel of any two strengths brings the bot, times `cases`; UNSEEN strengths are averaged over."""

    def __init__(self, gains: Ints, own: Sequence[int], other: Sequence[int]) -> None:
        mine, theirs = list(own) or [0], list(other) or [0]  # with nothing unseen the averages are never read
        self.cases = len(mine) * len(theirs)
        self.table = np.empty((STRENGTHS + 1, STRENGTHS + 1), np.int64)
        self.table[:UNSEEN, :UNSEEN] = gains * self.cases
        self.table[:UNSEEN, UNSEEN] = gains[:, theirs].sum(axis=1) * len(mine)
        self.table[UNSEEN, :UNSEEN] = gains[mine].sum(axis=0) * len(theirs)
        self.table[UNSEEN, UNSEEN] = gains[np.ix_(mine, theirs)].sum()


def is_last_duel(view: Any) -> bool:
    """D15: whether the next duel ends the game."""
    return int(view.duels) + 1 == (int(view.limit) or MOST_DUELS)


def gains_of(view: Any, seat: int) -> Ints:
    """D10, D11: the difference, or all the loser has. D15: in the last duel only who has won counts."""
    own, other = int(view.shells[seat]), int(view.shells[1 - seat])
    transfers: Ints = np.clip(_DIFFERENCES, -own, other)
    if is_last_duel(view):
        return np.sign(own - other + 2 * transfers)
    return transfers


def unseen_of(board: Ints, side: int) -> list[int]:
    """The pawns of a side that are not seen on the board: in a reserve, or face down."""
    seen = {pawn_of(side, pawn) for pawn in board.reshape(-1).tolist()}
    return [value for value in range(1, VALUES + 1) if value not in seen]


def matrices_of(boards: Ints, seat: int, stakes: Stakes, *, placing: bool = False) -> Ints:
    """The matrix games of n boards, own masks as rows (D3: Bison's name rows, Wolf's name columns)."""
    own, other = (_ADDS[side][boards + FACE_DOWN].sum(axis=2) for side in (seat, 1 - seat))
    if placing:
        own[own == 0] = UNSEEN
        other[other == 0] = UNSEEN
    found: Ints = stakes.table[own, other].reshape(-1, MASKS, MASKS)
    return found if seat == Side.BISON else found.transpose(0, 2, 1)


def placements(actions: Ints, seat: int) -> tuple[Ints, Ints, Ints]:
    """D4, D21: the owner, the pawn and the cell of each placement."""
    if actions[0] < PLACE_ANY:
        numbers, cells = np.divmod(actions - PLACE, VALUES)
        return np.full_like(actions, seat), pawn_of(seat, 1) * (numbers + 1), cells
    pawns, cells = np.divmod(actions - PLACE_ANY, VALUES)
    return pawns // VALUES, _SIGNED[pawns], cells


def swapped(boards: Ints, spots: Ints) -> Ints:
    """For each board one after the other: the boards after trading the places of each two spots."""
    after = np.repeat(boards.reshape(-1, 1, SPOTS), len(spots), axis=1)
    each = np.arange(len(spots))
    before = boards.reshape(-1, SPOTS)
    after[:, each, spots[:, 0]] = before[:, spots[:, 1]]
    after[:, each, spots[:, 1]] = before[:, spots[:, 0]]
    return after.reshape(-1, VALUES, 2)


class MatrixBot(Bot):
    """It draws its masks from an optimal mix, and swaps and places for the matrix that is worth most to it."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        board = view.board.astype(np.int64)
        match top(view, Frame.QUESTION):
            case Question.PLACE:
                return self._place(view, board, np.array(actions))
            case Question.MASKS:
                return self._mask(view, board)
            case Question.SWAP:
                return self._swap(view, board, np.array(actions))
            case _:
                return actions[0]

    def _stakes(self, view: Any, board: Ints) -> Stakes:
        return Stakes(gains_of(view, self.seat), unseen_of(board, self.seat), unseen_of(board, 1 - self.seat))

    def _mask(self, view: Any, board: Ints) -> int:
        """D9: a draw from an optimal mix."""
        matrix = matrices_of(board[None], self.seat, self._stakes(view, board))[0]
        return MASK + self.seat * MASKS + weighted(self.chance, optimal_mix(matrix), MASKS)

    def _swap(self, view: Any, board: Ints, actions: Ints) -> int:
        """D12, D24: the swap whose next matrix, and the one after the opponent's best answer, are worth most together.

        The answer is the opponent's swap after the coming duel, whose shells are left out of account. When there are
        too many answers only the swaps that are best without them are followed further.
        """
        if actions[0] < EXCHANGE:
            spots, answers = 2 * _SWAPS[actions - SWAP] + self.seat, 2 * _SWAPS + 1 - self.seat
        else:
            stands = np.zeros(len(_PAWNS), np.int64)
            stands[board.reshape(-1) + FACE_DOWN] = np.arange(SPOTS)
            spots, answers = stands[_SIGNED[_EXCHANGES[actions - EXCHANGE]] + FACE_DOWN], _ANSWERS
        stakes = self._stakes(view, board)
        boards = swapped(board[None], spots)
        worth = values(matrices_of(boards, self.seat, stakes))
        if is_last_duel(view):
            return self._best(actions, worth)
        followed = np.argsort(worth, kind="stable")[-(_LOOKED_AT // len(answers)) :]
        replies = matrices_of(swapped(boards[followed], answers), self.seat, stakes)
        after = values(replies)
        if view.variant == Variant.BASE:
            after[(replies == 0).any(axis=(1, 2))] = np.inf  # D13: equal values on a cell, no legal answer
        return self._best(actions[followed], worth[followed] + after.reshape(len(followed), -1).min(axis=1))

    def _place(self, view: Any, board: Ints, actions: Ints) -> int:
        """D4, D21: the pawn and cell whose expected matrix is worth most.

        Pawns that are still to come are taken at their average. All cells of such a matrix sum to nothing, or nearly:
        what makes one worth more is winning by a little in many cells and losing by a lot in few, and those in
        rows (for Wolf, columns) that the bot need not choose. That is what the value of the game measures.
        """
        sides = (self.seat, 1 - self.seat)
        owners, pawns, cells = placements(actions, self.seat)
        gains = gains_of(view, self.seat)
        unseen = {side: unseen_of(board, side) for side in sides}
        matrices = np.empty((len(actions), MASKS, MASKS), np.int64)
        cases = np.empty(len(actions))
        for pawn in dict.fromkeys(pawns.tolist()):
            these = np.flatnonzero(pawns == pawn)
            boards = np.repeat(board[None], len(these), axis=0)
            boards[np.arange(len(these)), cells[these], owners[these]] = pawn
            left = [[value for value in unseen[side] if pawn_of(side, value) != pawn] for side in sides]
            stakes = Stakes(gains, *left)
            matrices[these] = matrices_of(boards, self.seat, stakes, placing=True)
            cases[these] = stakes.cases
        return self._best(actions, values(matrices) / cases)

    def _best(self, actions: Ints, worth: Floats) -> int:
        """The action that is worth most; of several, any."""
        best = actions[worth == worth.max()]
        return int(best[below(self.chance, len(best))])

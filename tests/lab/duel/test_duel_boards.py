"""How configurations are numbered: the counts known from combinatorics, and every position found again."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gloaming.lab.duel.solve import boards
from gloaming.lab.duel.solve.boards import Board
from gloaming.lab.duel.solve.sampling import HELD_BACK, drawn


def test_the_whole_board_has_as_many_configurations_as_combinatorics_says() -> None:
    derangements = sum((-1) ** k * math.factorial(9) // math.factorial(k) for k in range(10))
    assert len(boards.derangements(9)) == derangements == 133_496
    assert len(boards.classes(Board())) == math.factorial(9) // (6 * 6) == 10_080
    assert Board().size * 36 == 48_443_028_480


def test_27_to_30_swaps_are_always_legal() -> None:
    """D13 says so; where there are fewer than 30 the first is repeated."""
    table = boards.neighbours(9)
    different = (np.diff(np.sort(table, axis=0), axis=0) != 0).sum(axis=0) + 1
    assert table.shape[0] == 30
    assert set(different.tolist()) == {27, 28, 29, 30}


@pytest.mark.parametrize("board", [Board(2, 2), Board(2, 3), Board(3, 2), Board()])
def test_every_position_has_the_number_of_its_configuration(board: Board) -> None:
    random = np.random.default_rng(1)
    count = 200
    q = random.integers(0, len(boards.classes(board)), count)
    d = random.integers(0, len(boards.derangements(board.values)), count)
    bison, wolf = boards.positions(q, d, board)
    assert (bison != wolf).all()
    order = random.permutation(board.rows), random.permutation(board.columns)
    cells = np.arange(board.values).reshape(board.rows, -1)[order[0]][:, order[1]].reshape(-1)
    found = boards.numbered(bison[:, cells], wolf[:, cells], board)
    assert np.array_equal(found[0], q)
    assert np.array_equal(found[1], d)


def test_boards_that_cannot_be_solved_are_refused() -> None:
    for sizes in ((1, 3, 18), (3, 4, 18), (2, 2, 7)):
        with pytest.raises(ValueError, match="no board to solve"):
            Board(*sizes)


def test_positions_to_train_on_and_to_test_with_are_never_the_same() -> None:
    size = Board().size
    assert not (drawn("train", size, 10_000, 7) % HELD_BACK == 0).any()
    assert (drawn("test", size, 10_000, 7) % HELD_BACK == 0).all()
    assert drawn("train", size, 10_000, 7).max() < size

"""The evaluator of Duel: what it must give whatever it has learned."""

from __future__ import annotations

import numpy as np
import pytest

from gloaming.minds.duel.evaluator import values

BOARD = np.array([[[1, 2, 3, 4, 5, 6, 7, 8, 9], [2, 3, 4, 5, 6, 7, 8, 9, 1]]], np.int8)


def test_all_shells_win_and_none_lose() -> None:
    found = values(BOARD, 12)
    assert found.shape == (1, 19)
    assert found.dtype == np.float32
    assert found[0, 0] == -1
    assert found[0, 18] == 1
    assert np.abs(found).max() <= 1


def test_with_no_duel_left_there_is_no_swap_to_value() -> None:
    with pytest.raises(ValueError, match="0 duels left"):
        values(BOARD, 0)

"""The evaluator of Duel: what it must give whatever it has learned, and how near it comes to exact values."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from gloaming.minds.duel.evaluator import WEIGHTS, longest, values

BOARD = np.array([[[1, 2, 3, 4, 5, 6, 7, 8, 9], [2, 3, 4, 5, 6, 7, 8, 9, 1]]], np.int8)
EXACT = Path(__file__).parents[2] / "docs/data/duel-exact.npz"
UNITS = 32000


def exact(left: int) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float64]]:
    """Positions that the evaluator was not trained on, and their exact values with 1 to 17 shells."""
    with np.load(EXACT) as found:
        these = found["left"] == left
        return np.stack([found["bison"], found["wolf"]], axis=1)[these], found["units"][these] / UNITS


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


def test_permuting_rows_or_columns_changes_nothing() -> None:
    layouts, _ = exact(24)
    cells = np.arange(9).reshape(3, 3)[[2, 0, 1]][:, [1, 0, 2]].reshape(-1)
    np.testing.assert_allclose(values(layouts[:, :, cells], 24), values(layouts, 24), atol=1e-5)


def test_many_duels_left_are_as_many_as_it_knows() -> None:
    assert longest() == 40
    assert np.array_equal(values(BOARD, 400), values(BOARD, 40))


@pytest.mark.parametrize("left", [1, 12, 23, 40])
def test_it_is_near_the_exact_values(left: int) -> None:
    layouts, worth = exact(left)
    assert np.abs(values(layouts, left)[:, 1:18] - worth).mean() < 0.045


def test_its_weights_are_small() -> None:
    weights = Path(__file__).parents[2] / "gloaming/minds/duel" / WEIGHTS
    assert weights.stat().st_size <= 4 << 20

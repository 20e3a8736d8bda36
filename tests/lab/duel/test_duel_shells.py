"""The table of what shells are worth in Duel's professional variant."""

from __future__ import annotations

import numpy as np

from gloaming.lab.duel.shells import LONGEST, Seen, table
from gloaming.minds.duel.layouts import AT_THE_END
from gloaming.minds.duel.shells import TABLE, after_the_duel

BOARD = np.array([1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, -8, 8, -9, 9, -1], np.int8)


def test_the_table_follows_results_and_grows_with_the_shells() -> None:
    """Made-up games, in which the side that exchanges next wins with eight shells or more."""
    seen = [Seen(left, shells, BOARD, 1.0 if shells >= 8 else -1.0) for left in range(1, 24) for shells in range(1, 18)]
    found = table(seen, 0)
    assert found.shape == (LONGEST, 19)
    assert (np.diff(found, axis=1) >= 0).all()
    assert (found[2:, 9:] > 0).all()
    assert (found[2:, :6] < 0).all()


def test_the_table_that_is_shipped_is_read_for_the_other_side() -> None:
    shipped = np.load(TABLE)
    assert shipped.shape == (LONGEST, 19)
    assert np.allclose(after_the_duel(7), -shipped[6, ::-1])
    assert (after_the_duel(0) == AT_THE_END).all()
    assert np.allclose(after_the_duel(399), after_the_duel(39))  # who has the last exchange is what counts

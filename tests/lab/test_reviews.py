"""Studies of reviews: reliability by hand, and a blunder planted by one mind that is found by another."""

from __future__ import annotations

import pytest

from gloaming.lab.reviews.calibration import Stated, drawn, scored
from gloaming.lab.reviews.games import share


def test_chances_are_scored_by_what_came_of_them() -> None:
    """Of 0.2 stated three times, one came: 0.133 more; of 0.9 stated once, all. The game counts, not the statement."""
    said = [Stated(0, 0.2, 0.0), Stated(0, 0.2, 0.0), Stated(1, 0.2, 1.0), Stated(2, 0.9, 1.0)]
    found = scored(said)
    assert found["statements"] == 4
    assert found["more"] == pytest.approx((1 - 0.6 + 0.1) / 4)
    assert found["squared error"] == pytest.approx((0.04 + 0.04 + 0.64 + 0.01) / 4, abs=1e-4)
    low, high = found["reliability"]
    assert (low["said"], low["were"], low["count"]) == (0.2, pytest.approx(1 / 3, abs=1e-4), 3)
    assert (high["said"], high["were"], high["count"]) == (0.9, 1.0, 1)
    # By game: -1/3 twice is -2/3, and +2/3; 1.96 times the root of 8/9, by three statements.
    assert low["high"] == pytest.approx(1 / 3 + 1.96 * (8 / 9) ** 0.5 / 3, abs=1e-4)


def test_returns_are_chances_whatever_their_bounds() -> None:
    assert share(0.0, (-1, 1)) == 0.5
    assert share(0.25, (0, 1)) == 0.25


def test_the_curves_are_drawn() -> None:
    found = {"as known": scored([Stated(0, 0.2, 0.0)]), "as it was": scored([Stated(0, 0.9, 1.0)])}
    assert drawn(found).count("<polyline") == 3  # and the diagonal

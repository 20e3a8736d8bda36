"""Beliefs are scored by hand arithmetic."""

from __future__ import annotations

import math

import pytest

from gloaming.lab.shamans.calibration import Statement, scored


def test_log_loss_and_reliability_agree_with_hand_arithmetic() -> None:
    """Two games: 0.8 was said of a Shadow, then 0.25 and 0.85 of two, the first of whom was none."""
    said = [[Statement(0.8, 0.5, True)], [Statement(0.25, 0.25, False), Statement(0.85, 0.25, True)]]
    found = scored(said)
    losses = [-math.log(0.8), -math.log(0.75) - math.log(0.85)]
    loss = sum(losses) / 3
    assert found["statements"] == 3
    assert found["log_loss"] == pytest.approx(loss, abs=1e-4)
    prior = (-math.log(0.5) - math.log(0.75) - math.log(0.25)) / 3
    assert found["log_loss_of_the_deal"] == pytest.approx(prior, abs=1e-4)
    rest = losses[0] - loss  # that of the other game is its opposite: they deviate by the root of 2 times it
    error = 1.96 * math.sqrt(2) * abs(rest) * math.sqrt(2) / 3
    assert found["interval"] == pytest.approx([loss - error, loss + error], abs=1e-4)
    assert found["reliability"] == [
        {"said": 0.25, "were": 0.0, "count": 1},
        {"said": 0.825, "were": 1.0, "count": 2},
    ]


def test_certainty_that_is_wrong_costs_much_but_not_everything() -> None:
    found = scored([[Statement(0.0, 0.5, True)], [Statement(1.0, 0.5, True)]])
    assert found["log_loss"] == pytest.approx(-math.log(1e-6) / 2, abs=1e-4)

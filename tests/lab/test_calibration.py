"""Beliefs are scored by hand arithmetic."""

from __future__ import annotations

import math

import pytest

from gloaming.core.decisions import SEATS
from gloaming.games.shadow_hunters.rules.characters import CAMPS, Camp
from gloaming.lab.calibration import Statement, drawn, scored, statements, together
from gloaming.lab.shadow_hunters.calibration import STUDY, said
from tests.games.shadow_hunters.table import arrange, deal


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


def test_tables_are_put_together_by_their_counts() -> None:
    """0.42 ten times and 0.44 thirty times: 0.435; 4 of 10 and 18 of 30 were so: 22 of 40."""
    tables = [[{"said": 0.42, "were": 0.4, "count": 10}], [{"said": 0.44, "were": 0.6, "count": 30}]]
    (found,) = together(tables)
    assert found == pytest.approx((0.435, 0.55, 40))


def test_h21_a_hunter_states_how_likely_hidden_players_are_shadows() -> None:
    """Of five, seat 1 is shown: one of two hidden Shadows is left for seats 2, 3 and 4."""
    match = arrange(deal("emi", "vampire", "george", "werewolf", "allie"), revealed=[1])
    noted = [0.0] * (SEATS * CAMPS)
    for seat, chance in ((2, 0.2), (3, 0.7), (4, 0.1)):
        noted[seat * CAMPS + Camp.SHADOW] = chance
    assert said(match.state, 0, noted) == [(0.2, 1 / 3, False), (0.7, 1 / 3, True), (0.1, 1 / 3, False)]
    assert said(match.state, 0, [0.0] * len(noted)) == []


def test_the_bots_of_shadow_hunters_state_chances_that_a_picture_can_be_drawn_of() -> None:
    found = {"players": {"4": {level: scored(statements(STUDY, level, 4, 8, "few")) for level in STUDY.levels}}}
    for level, result in found["players"]["4"].items():
        assert result["statements"] > 50, level
        assert 0 < result["log_loss"] < math.log(2)
    assert all(f">{level}</text>" in drawn(found, STUDY) for level in STUDY.levels)

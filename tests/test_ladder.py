"""The ladder, climbed with every game."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests import ladder
from tests.setups import SETUPS, Setup

quick = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
@quick
@given(seed=st.integers(0, 2**32))
def test_every_move_of_random_games_keeps_the_contract(setup: Setup, seed: int) -> None:
    for world, dice in ladder.play(setup, seed):
        ladder.check_position(world)
        if dice.random() < 0.2:
            ladder.check_contract(world, dice)


@every_setup
@quick
@given(seed=st.integers(0, 2**32))
def test_no_seat_is_told_or_can_tell_what_it_must_not_know(setup: Setup, seed: int) -> None:
    for world, dice in ladder.play(setup, seed):
        if dice.random() < 0.1:
            ladder.check_secrets(world, dice)

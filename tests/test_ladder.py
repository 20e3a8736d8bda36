"""The ladder, climbed with every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming.core.game import Game
from gloaming.testing import Setup, ladder
from tests.setups import SETUPS

quick = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


@every_setup
@quick
@given(seed=st.integers(0, 2**32))
def test_every_move_of_random_games_keeps_the_contract(setup: Setup, seed: int, fast: Callable[[str], Game]) -> None:
    for world, dice in ladder.looks(setup, seed, fast(setup.name)):
        ladder.check_position(world)
        ladder.check_contract(world, dice)


@every_setup
@quick
@given(seed=st.integers(0, 2**32))
def test_no_seat_is_told_or_can_tell_what_it_must_not_know(
    setup: Setup, seed: int, fast: Callable[[str], Game]
) -> None:
    for world, dice in ladder.looks(setup, seed, fast(setup.name)):
        ladder.check_secrets(world, dice)

"""The ladder, climbed with every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming.core.game import Game
from tests import ladder
from tests.setups import SETUPS, Setup

quick = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
LOOKS = 12  # at a game, on the way to its end


def looks(setup: Setup, seed: int, game: Game) -> Iterator[tuple[ladder.World, random.Random]]:
    """Some positions of a random game, spread over all of it, and the last."""
    moves = sum(1 for _ in ladder.play(setup, seed, game))
    chosen = {*random.Random(seed).sample(range(moves), min(LOOKS, moves)), moves - 1}
    for number, (world, dice) in enumerate(ladder.play(setup, seed, game)):
        if number in chosen:
            yield world, random.Random(dice.getstate()[1][0])


@every_setup
@quick
@given(seed=st.integers(0, 2**32))
def test_every_move_of_random_games_keeps_the_contract(setup: Setup, seed: int, fast: Callable[[str], Game]) -> None:
    for world, dice in looks(setup, seed, fast(setup.name)):
        ladder.check_position(world)
        ladder.check_contract(world, dice)


@every_setup
@quick
@given(seed=st.integers(0, 2**32))
def test_no_seat_is_told_or_can_tell_what_it_must_not_know(
    setup: Setup, seed: int, fast: Callable[[str], Game]
) -> None:
    for world, dice in looks(setup, seed, fast(setup.name)):
        ladder.check_secrets(world, dice)

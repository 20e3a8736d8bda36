"""Interpreted and compiled rules are the same rules: byte for byte, with bounds checks on."""

from __future__ import annotations

import pytest

from gloaming.testing import Setup, speeds
from tests.setups import SETUPS

every_setup = pytest.mark.parametrize("setup", SETUPS[::-1], ids=str)  # the largest game first, since it takes longest


@every_setup
def test_thousands_of_compiled_games_keep_the_contract(setup: Setup) -> None:
    speeds.check_thousands(setup)


@every_setup
def test_interpreted_and_compiled_games_are_equal_bytes(setup: Setup) -> None:
    speeds.check_equal_bytes(setup)


@every_setup
def test_a_record_replays_to_equal_bytes_at_both_speeds(setup: Setup) -> None:
    speeds.check_record(setup)

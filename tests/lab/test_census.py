"""The census of positions: it accepts valid ones, and stops at one that cannot exist."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.core.game import find
from gloaming.lab.census import census, look


def test_random_positions_of_duel_are_sound() -> None:
    found = census("duel", 60)
    assert set(found.values()) == {60}


def test_a_position_that_cannot_exist_is_reported_with_its_scene() -> None:
    state = gloaming.new("duel").state.copy()
    state.shells[0] = 12
    with pytest.raises(gloaming.Impossible, match=r"18 shells.*shells=12,9"):
        look(find("duel"), state, closely=True)


def test_a_position_that_asks_nobody_is_reported_without_a_closer_look() -> None:
    state = gloaming.new("duel").state.copy()
    state.depth = 0
    with pytest.raises(gloaming.Impossible, match="nobody is asked"):
        look(find("duel"), state, closely=False)

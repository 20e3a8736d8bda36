"""What the lesson says about its positions, worked out by hand from the pawns on the board."""

from __future__ import annotations

from typing import Any

from gloaming.core.game import find
from gloaming.core.lesson import find_lesson, positions
from gloaming.core.match import Match

GAME = find("duel")


def matches() -> dict[str, Match]:
    lesson = find_lesson("duel")
    assert lesson is not None
    return {step.name: match for step, match in positions(GAME, lesson)}


MATCHES = matches()


def gains(view: dict[str, Any]) -> list[list[int]]:
    """By row and column, what the Bison would win."""
    worth = {
        cell: {name.split("-")[0]: int(name.split("-")[1]) for name in here} for cell, here in view["board"].items()
    }
    return [[worth[column + row]["bison"] - worth[column + row]["wolf"] for column in "abc"] for row in "123"]


def test_the_wolf_has_placed_4_and_8_and_6_is_just_enough() -> None:
    view = MATCHES["cheap"].view(0)
    assert view["board"]["a1"] == ["wolf-4"]
    assert view["board"]["c3"] == ["wolf-8"]
    assert min(value for value in view["reserve"]["bison"] if value > 4) == 6  # the 5 is on the board


def test_equal_values_find_no_place_together() -> None:
    """D6."""
    assert "place 8 c3" not in MATCHES["equal"].legal(0)
    assert max(MATCHES["equal"].view(0)["reserve"]["bison"]) == 9


def test_one_row_wins_in_every_column() -> None:
    """D9, D10."""
    assert gains(MATCHES["masks"].view(0)) == [[2, -3, 2], [4, 3, 1], [-5, -5, 1]]


def test_the_duel_paid_one_shell_and_the_swap_changes_two_cells() -> None:
    """D10, D12."""
    assert MATCHES["swap"].view(0)["shells"] == {"bison": 10, "wolf": 8}
    assert gains(MATCHES["guess"].view(0)) == [[2, -3, 2], [-2, 3, 1], [1, -5, 1]]


def test_no_row_wins_everywhere_when_one_has_to_guess() -> None:
    assert all(min(row) < 0 for row in gains(MATCHES["guess"].view(0)))


def test_the_last_row_takes_all_that_the_wolf_has() -> None:
    """D11, D14."""
    view = MATCHES["last"].view(0)
    assert view["shells"] == {"bison": 15, "wolf": 3}
    worth = gains(view)
    assert [min(row) >= 3 for row in worth] == [False, False, True]
    assert worth[2][1] == 5
    assert MATCHES["end"].over
    assert MATCHES["end"].winners == (0,)

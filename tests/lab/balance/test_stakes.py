"""What is at stake: games are played again exactly, and luck is not taken for worth."""

from __future__ import annotations

import numpy as np
import pytest

from gloaming.core.errors import Malformed
from gloaming.envs.policies.loop import NO_ACTION
from gloaming.lab.balance.findings import examine
from gloaming.lab.balance.stakes import TENTHS, _measured, stakes_of
from gloaming.lab.data.branching import Branch, ends_of
from gloaming.lab.data.decisions import Array, Recorder
from gloaming.lab.runs.arena import Run, prepare


@pytest.fixture(scope="module")
def run() -> Run:
    return prepare("shamans", ["beginner"], 2, "stakes", 3, {"track": 4})


@pytest.fixture(scope="module")
def played(run: Run) -> tuple[Array, Array]:
    """The moves of two games, and how many they are."""
    return Recorder(run, (), compiled=False).played(range(2))[1:]


def winners(ended: Array) -> list[tuple[int, ...]]:
    return [tuple(np.flatnonzero(row).tolist()) for row in ended]


def test_a_game_that_is_played_again_ends_as_it_did(run: Run, played: tuple[Array, Array]) -> None:
    """Whether all of its moves are given, or none of them but its seed."""
    moves, lengths = played
    wanted = [run.play(number).winners for number in range(2)]
    whole = [Branch(number, int(lengths[number]), NO_ACTION, "other") for number in range(2)]
    anew = [Branch(number, 0, NO_ACTION, run.seed_of(number)) for number in range(2)]
    assert winners(ends_of(run, moves, whole, fast=False)) == wanted
    assert winners(ends_of(run, moves, anew, fast=False)) == wanted


def test_bots_play_on_with_what_they_remember(run: Run, played: tuple[Array, Array]) -> None:
    """The last move of a game is a choice without chance in it: taken again, it ends the game in the same way."""
    moves, lengths = played
    last = int(lengths[0]) - 1
    branch = Branch(0, last, int(moves[0, last, 1]), "other")
    assert winners(ends_of(run, moves, [branch], fast=False)) == [run.play(0).winners]


def test_the_best_action_is_measured_in_other_games_than_it_is_found_in() -> None:
    """Half of the games names the second action best and the third worst; in the others they win 1 in 2 and 1 in 4."""
    assert _measured(np.array([0.5, 0.75, 0.25]), np.array([1.0, 0.5, 0.25])) == 0.25
    dice = np.random.default_rng(1)
    noise = [_measured(*dice.binomial(20, 0.3, (2, 6)) / 20) for _ in range(500)]
    assert abs(np.mean(noise)) < 4 * np.std(noise) / 500**0.5


def test_all_of_it_is_measured(run: Run) -> None:
    found = stakes_of(run, decisions=2, followed=2, again=2, fast=False)
    assert found.spread.count == found.hopeless.count == 2
    assert len(found.winner) == len(TENTHS)
    assert all(0 <= each.value <= 1 for each in (*found.winner, found.lowest, found.hopeless))


def test_bots_that_are_no_policies_are_refused() -> None:
    with pytest.raises(Malformed, match="matrix cannot"):
        examine("duel", games=2, seed="s", bots=["matrix"], players=2, deep=True)

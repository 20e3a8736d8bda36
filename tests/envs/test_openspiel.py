"""OpenSpiel: its own tests pass, its algorithms find the right values, and information states leak nothing."""

from __future__ import annotations

import itertools
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from scipy.optimize import linprog

import gloaming
from gloaming.core.decisions import CHANCE
from gloaming.envs.openspiel import parameter
from tests.games.duel.table import board

GAMES = (
    "python_gloaming_duel(limit=4)",
    "python_gloaming_duel(limit=4,variant=memory)",
    "python_gloaming_shamans(players=4,track=8)",
    "python_gloaming_shadow_hunters(players=5,expansion=initial)",
)
every_game = pytest.mark.parametrize("name", GAMES)

ROOT = Path(__file__).parent.parent.parent

BISON = (6, 9, 4, 2, 1, 5, 3, 8, 7)
WOLF = (4, 1, 5, 6, 7, 2, 9, 3, 8)
SHELLS = (6, 12)


def last_swap() -> Any:
    """Duel, the rules unchanged, from Bison's swap before the second and last duel."""
    pawns = board(tuple(zip(BISON, WOLF, strict=True)))
    scene = f"duel stack=swap,1,0,0,0,0 limit=2 turn=10 board={pawns} shells=6,12 mask=-1,-1 duels=1"
    return pyspiel.load_game("python_gloaming_duel", {"scene": parameter(scene)})


def at_random(state: Any, dice: random.Random) -> Iterator[Any]:
    """The positions of a random game in which a player is asked."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, odds)[0])
        else:
            yield state
            state.apply_action(dice.choice(state.legal_actions()))


@every_game
def test_random_games_pass_openspiel_s_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def same(state: Any, other: Any) -> bool:
    """Whether two states are the same position with the same history, for everybody."""
    players = range(state.num_players())
    return (str(state), state.history()) == (str(other), other.history()) and all(
        state.information_state_string(player) == other.information_state_string(player) for player in players
    )


@every_game
def test_games_and_states_are_written_and_read_again(name: str) -> None:
    game, dice = pyspiel.load_game(name), random.Random(6)
    for other in (pyspiel.load_game(game.serialize()), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)
        assert str(other.new_initial_state()) == str(game.new_initial_state())
    for state in itertools.islice(at_random(game.new_initial_state(), dice), 0, 60, 20):
        world = state.resample_from_infostate(state.current_player(), dice.random)
        for known in (state, world):
            both = pyspiel.serialize_game_and_state(game, known)
            for other in (
                game.deserialize_state(known.serialize()),
                pickle.loads(pickle.dumps(known)),
                pyspiel.deserialize_game_and_state(both)[1],
            ):
                assert same(other, known)
                assert other.match.game is known.match.game  # with rules as fast as before
                other.apply_action(other.legal_actions()[0])
                assert same(other, known.child(known.legal_actions()[0]))


def test_a_game_from_a_scene_is_written_and_read_again() -> None:
    game = last_swap()
    for other in (pyspiel.load_game(game.serialize()), pickle.loads(pickle.dumps(game))):
        assert str(other.new_initial_state()) == str(game.new_initial_state())


def test_a_state_is_read_in_another_process_that_has_not_seen_the_game() -> None:
    state = next(at_random(pyspiel.load_game(GAMES[2]).new_initial_state(), random.Random(7)))
    script = "import pickle, sys; print(pickle.load(sys.stdin.buffer), end='')"
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode() == str(state)


@pytest.mark.parametrize("name", ["python_gloaming_duel(limit=2)", "python_gloaming_shamans(track=4)"])
def test_a_playthrough_replays(name: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415  takes seconds

    text = generate_playthrough.playthrough(name, None, seed=5)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    assert generate_playthrough.replay(str(file)) == (text, text)


def test_openspiel_s_integration_test_passes() -> None:
    """In a separate process: its clean exit also shows that the registered games survive the end of the interpreter."""
    script = (
        "import runpy, sys, gloaming.envs.openspiel as ours; from gloaming.testing.speeds import warmed\n"
        "ours.quickest = warmed\n"
        "sys.argv = ['api_test', '--test_only_games=python_gloaming_.*']\n"
        "runpy.run_module('open_spiel.integration_tests.api_test', run_name='__main__', alter_sys=True)"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "\nOK" in done.stderr


@every_game
def test_chance_nodes_have_the_odds_of_the_rules(name: str) -> None:
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
            continue
        found = state.chance_outcomes()
        expected = state.match.odds()
        total = sum(weight for _, weight in expected)
        assert [state.action_to_string(action) for action, _ in found] == [move for move, _ in expected]
        assert [odds for _, odds in found] == pytest.approx([weight / total for _, weight in expected])
        state.apply_action(dice.choice(found)[0])


@every_game
def test_a_resampled_state_is_the_same_to_the_player_and_can_be_played_on(name: str) -> None:
    dice = random.Random(2)
    for number, state in enumerate(at_random(pyspiel.load_game(name).new_initial_state(), dice)):
        if number % 7:
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        other.apply_action(dice.choice(other.legal_actions()))


def test_d9_the_second_to_choose_does_not_know_the_first_choice() -> None:
    game = last_swap()
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    worlds = [state.child(action) for action in state.legal_actions()]
    assert {world.current_player() for world in worlds} == {1}
    assert len({world.information_state_string(1) for world in worlds}) == 1
    assert len({tuple(world.information_state_tensor(1)) for world in worlds}) == 1
    assert len({world.information_state_string(0) for world in worlds}) == 3


@every_game
def test_information_states_recall_everything(name: str) -> None:
    """What a player was told and did only grows, so two positions that look the same always looked the same."""
    said: dict[int, list[str]] = {}
    for state in at_random(pyspiel.load_game(name).new_initial_state(), random.Random(3)):
        for player in range(state.num_players()):
            *lines, view = state.information_state_string(player).split("\n")
            assert lines[: len(said.get(player, []))] == said.get(player, [])
            assert view == state.observation_string(player)
            own = [move for seat, move in state.match.moves if seat == player]
            assert [line[2:] for line in lines if line.startswith("> ")] == own
            said[player] = lines


def test_the_game_is_the_one_of_the_facade() -> None:
    played = gloaming.new("shamans", 4, seed=None, track=8)
    state, dice = pyspiel.load_game(GAMES[2]).new_initial_state(), random.Random(4)
    while not played.over:
        seat = played.pending[0]
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if seat == CHANCE else seat)
        assert state.legal_actions() == played.legal_actions(seat)
        action = dice.choice(played.legal_actions(seat))
        played.act(seat, action)
        state.apply_action(action)
    assert state.returns() == list(played.returns)
    assert str(state) == played.scene()


def test_parameters_that_cannot_be_played_are_refused() -> None:
    scene = parameter(gloaming.new("duel", seed="x").scene())
    with pytest.raises(gloaming.Malformed, match="give one or the other"):
        pyspiel.load_game("python_gloaming_duel", {"scene": scene, "limit": 4})
    with pytest.raises(gloaming.Malformed, match="limit is an even number"):
        pyspiel.load_game("python_gloaming_duel(limit=3)")
    with pytest.raises(gloaming.Malformed, match="for 3 to 5 players"):
        pyspiel.load_game("python_gloaming_shamans(players=6)")


def test_an_action_that_is_none_is_refused_by_its_reason() -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    for action in (-5, 441):
        with pytest.raises(gloaming.Malformed, match=f"there is no action {action}: actions are 0 to 440"):
            state.apply_action(action)


def value(matrix: Sequence[Sequence[int]]) -> float:
    """The value of a matrix game to the player of the rows, by linear programming."""
    rows, columns = len(matrix), len(matrix[0])
    sure = [[-matrix[row][column] for row in range(rows)] + [1] for column in range(columns)]
    solved = linprog(
        [0] * rows + [-1],
        A_ub=sure,
        b_ub=[0] * columns,
        A_eq=[[1] * rows + [0]],
        b_eq=[1],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return -float(solved.fun)


def last_duel(bison: Sequence[int]) -> list[list[int]]:
    """D10, D11, D15: who has won after a last duel in each cell, with Bison's pawns as they stand."""
    matrix = []
    for row in range(3):
        matrix.append([0, 0, 0])
        for column in range(3):
            mine, theirs = bison[3 * row + column], WOLF[3 * row + column]
            won = min(mine - theirs, SHELLS[1]) if mine > theirs else -min(theirs - mine, SHELLS[0])
            matrix[row][column] = int(np.sign(SHELLS[0] - SHELLS[1] + 2 * won))
    return matrix


def swaps() -> Iterator[list[int]]:
    """D12, D13: Bison's pawns after each swap that puts no equal values on a cell."""
    for first, second in itertools.combinations(range(9), 2):
        pawns = list(BISON)
        pawns[first], pawns[second] = pawns[second], pawns[first]
        if all(mine != theirs for mine, theirs in zip(pawns, WOLF, strict=True)):
            yield pawns


def test_cfr_finds_the_value_that_linear_programming_finds() -> None:
    """Both sides see the swap: the game is worth its best swap, and each swap is worth its matrix of masks."""
    worth = max(value(last_duel(pawns)) for pawns in swaps())
    assert worth == pytest.approx(-1 / 3)
    game = last_swap()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.03
    assert expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0] == pytest.approx(
        worth, abs=0.03
    )


def test_ismcts_takes_a_swap_that_does_not_lose_for_sure() -> None:
    game = last_swap()
    worth = [value(last_duel(pawns)) for pawns in swaps()]
    assert sum(sure_loss == pytest.approx(-1) for sure_loss in worth) > len(worth) / 2
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, 300, random_state=dice)
    state = game.new_initial_state()
    assert len(state.legal_actions()) == len(worth)
    taken = bot.step(state)
    assert worth[state.legal_actions().index(taken)] > -0.7
    state.apply_action(taken)
    assert bot.step(state) in state.legal_actions()

"""The bot for Duel: its solver is exact, its moves are legal, it sees no more than its seat, and it plays well."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.core.chance import below, from_seed
from gloaming.core.decisions import UNKNOWN
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.games.duel.rules.components import FACE_DOWN, HIDDEN_MASK, VARIANTS, Side
from gloaming.games.duel.rules.moves import MASK
from gloaming.lab.runs.arena import tournament
from gloaming.minds import make
from gloaming.minds.duel.matrix import MatrixBot, Stakes, gains_of, matrices_of, optimal_mix, unseen_of, values

Matrix = Sequence[Sequence[int]]

entries = st.integers(-17, 17)
matrices = st.lists(st.lists(entries, min_size=3, max_size=3), min_size=3, max_size=3)


def solution(rows: list[list[Fraction]], right: list[Fraction]) -> list[Fraction] | None:
    """Gauss and Jordan, exactly; None when there is not one solution."""
    size = len(rows)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = next((row for row in range(column, size) if table[row][column]), None)
        if pivot is None:
            return None
        table[column], table[pivot] = table[pivot], table[column]
        table[column] = [number / table[column][column] for number in table[column]]
        for row in range(size):
            if row != column:
                factor = table[row][column]
                table[row] = [a - factor * b for a, b in zip(table[row], table[column], strict=True)]
    return [row[-1] for row in table]


def linear_programme(matrix: Matrix) -> Fraction:
    """The value by brute force: the highest vertex of {(p, v): v <= p . column, p >= 0, sum p = 1}."""
    bounds = [[*(Fraction(matrix[row][column]) for row in range(3)), Fraction(-1)] for column in range(3)]
    bounds += [[Fraction(int(row == at)) for row in range(3)] + [Fraction(0)] for at in range(3)]
    vertices = []
    for tight in itertools.combinations(bounds, 3):
        found = solution(
            [[Fraction(1), Fraction(1), Fraction(1), Fraction(0)], *map(list, tight)], [Fraction(1), *[Fraction(0)] * 3]
        )
        if found and all(sum(a * b for a, b in zip(bound, found, strict=True)) >= 0 for bound in bounds):
            vertices.append(found[3])
    return max(vertices)


def value(matrix: Matrix) -> float:
    return float(values(np.array([matrix], np.int64))[0])


@pytest.mark.parametrize(
    ("matrix", "mix", "worth"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1, 1, 1], 0.0),  # rock, paper, scissors
        ([[0, -2, 1], [2, 0, -3], [-1, 3, 0]], [3, 1, 2], 0.0),  # weighted: the rows lose 2, 3 and 1
        ([[3, 1, 2], [0, -1, 4], [2, 0, 1]], [1, 0, 0], 1.0),  # a saddle at the first row, second column
        ([[2, -1, 5], [-1, 1, 5], [-2, -2, 5]], [2, 3, 0], 0.2),  # two rows against two columns
        ([[4, 4, 4], [4, 4, 4], [4, 4, 4]], None, 4.0),
        ([[5, 0, 0], [0, 5, 0], [0, 0, 5]], [1, 1, 1], 5 / 3),
        ([[1, 0, 0], [0, 2, 0], [0, 0, 3]], [6, 3, 2], 6 / 11),
    ],
)
def test_the_solver_agrees_with_games_solved_by_hand(matrix: Matrix, mix: list[int] | None, worth: float) -> None:
    assert value(matrix) == worth
    if mix is not None:
        assert optimal_mix(np.array(matrix, np.int64)) == mix


@settings(max_examples=150, deadline=None)
@given(matrices)
def test_the_solver_agrees_with_a_linear_programme(matrix: Matrix) -> None:
    exact = linear_programme(matrix)
    assert value(matrix) == float(exact)
    mix = optimal_mix(np.array(matrix, np.int64))
    sure = [Fraction(sum(w * row[column] for w, row in zip(mix, matrix, strict=True)), sum(mix)) for column in range(3)]
    assert min(mix) >= 0
    assert min(sure) == exact


@settings(max_examples=150, deadline=None)
@given(matrices)
def test_what_one_side_wins_the_other_loses(matrix: Matrix) -> None:
    assert value(matrix) == -value([[-row[column] for row in matrix] for column in range(3)])


def test_of_equally_safe_mixes_the_one_that_gains_more_is_played() -> None:
    assert optimal_mix(np.array([[0, 0, 0], [0, 9, 9], [0, 1, 1]], np.int64)) == [0, 1, 0]


def matrix_in(scene: str, seat: int) -> list[list[float]]:
    """The matrix that a bot in a seat sees."""
    view = gloaming.scene("duel", scene).seen(seat)
    board = view.board.astype(np.int64)
    stakes = Stakes(gains_of(view, seat), unseen_of(board, seat), unseen_of(board, 1 - seat))
    found: list[list[float]] = (matrices_of(board[None], seat, stakes)[0] / stakes.cases).tolist()
    return found


BOARD = "board=1,-2/2,-3/3,-4/4,-5/5,-6/6,-7/7,-8/8,-9/9,-1"


def test_d10_the_matrix_is_the_shells_each_pair_of_masks_would_win() -> None:
    scene = f"duel stack=masks,3,0,0,0,0 turn=10 {BOARD} shells=9,9 mask=-1,-1 last=-1"
    assert matrix_in(scene, Side.BISON) == [[-1, -1, -1], [-1, -1, -1], [-1, -1, 8]]
    assert matrix_in(scene, Side.WOLF) == [[1, 1, 1], [1, 1, 1], [1, 1, -8]]


def test_d11_the_matrix_counts_no_shells_that_the_loser_has_not() -> None:
    scene = f"duel stack=masks,3,0,0,0,0 turn=10 {BOARD} shells=15,3 mask=-1,-1 last=-1"
    assert matrix_in(scene, Side.BISON)[2] == [-1, -1, 3]


def test_d15_in_the_last_duel_only_the_result_counts() -> None:
    scene = f"duel stack=masks,3,0,0,0,0 turn=10 {BOARD} shells=8,10 mask=-1,-1 limit=2 duels=1 last=0"
    assert matrix_in(scene, Side.BISON) == [[-1, -1, -1], [-1, -1, -1], [-1, -1, 1]]
    level = scene.replace("shells=8,10", "shells=10,8")
    assert matrix_in(level, Side.BISON) == [[0, 0, 0], [0, 0, 0], [0, 0, 1]]


def test_d16_face_down_pawns_count_for_the_average_of_those_unseen() -> None:
    shown = "shown=1,1/1,1/1,1/1,1/1,1/1,1/1,1/0,0/0,0"
    scene = f"duel variant=memory stack=masks,3,0,0,0,0 turn=10 {BOARD} {shown} shells=9,9 mask=-1,-1 duels=8 last=0"
    assert matrix_in(scene, Side.BISON) == [[-1, -1, -1], [-1, -1, -1], [-1, 3, 4]]  # against 9 or 1
    assert matrix_in(scene, Side.WOLF) == [[1, 1, 1], [1, 1, 0.5], [1, 1, -7.5]]


def test_d25_pawns_of_one_side_on_a_cell_are_added_up() -> None:
    board = BOARD.replace("1,-2/2,-3", "1,2/-2,-3")
    scene = f"duel variant=professional stack=masks,3,0,0,0,0 turn=10 {board} shells=9,9 mask=-1,-1 duels=2 last=0"
    assert matrix_in(scene, Side.BISON)[0] == [3, -5, -1]


def wander(variant: str, seed: str, moves: int) -> Match:
    """A position after so many random moves."""
    match = gloaming.new("duel", seed=seed, variant=variant, limit=400)
    stream = from_seed(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.pending[below(stream, len(match.pending))]
        legal = match.legal(seat)
        match.play(seat, legal[below(stream, len(legal))])
    return match


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=40, deadline=None)
@given(moves=st.integers(0, 120), number=st.integers(0, 10**6))
def test_every_choice_is_legal(variant: str, moves: int, number: int) -> None:
    match = wander(variant, f"wander {number}", moves)
    for seat in match.pending:
        legal = match.legal_actions(seat)
        bot = make("matrix", match.game, seat, seed="any")
        assert bot.choose(match.seen(seat), legal) in legal


class Witness(MatrixBot):
    """A bot that checks what it is given."""

    given = 0

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        Witness.given += 1
        other = 1 - self.seat
        assert view.mask[other] in (-1, HIDDEN_MASK)
        own_pawns = view.board[:, self.seat]
        assert not (np.abs(own_pawns) == FACE_DOWN).any()
        hidden = (view.board[:, other] != 0) & (view.shown[:, other] == 0)
        assert (np.abs(view.board[hidden, other]) == FACE_DOWN).all()
        assert view.reserve[other] == UNKNOWN
        return super().choose(view, actions)


def test_d16_a_bot_is_given_what_its_seat_knows_and_never_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.minds.duel.matrix.MatrixBot", Witness)
    tournament("duel", ["matrix", "random"], 2, seed="witness", options={"variant": "memory", "limit": 12})
    assert Witness.given >= 2 * 9  # every pawn of two placements, at least


def test_d9_the_choice_does_not_depend_on_what_the_seat_may_not_know() -> None:
    """Two states with the same view: the bot answers the same."""
    game = find("duel")
    match = wander("memory", "hidden", 30)
    while len(match.legal_actions(0)) < 4:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    view = match.seen(0)
    other = view.copy()
    game.rules.resample(other, from_seed("another deal"))
    assert other.tobytes() != match.state.tobytes()
    again = Match(game, other, None)
    assert again.seen(0).tobytes() == view.tobytes()
    choices = {
        make("matrix", game, 0, seed="same").choose(each.seen(0), each.legal_actions(0)) for each in (match, again)
    }
    assert len(choices) == 1


def test_masks_are_drawn_as_the_mix_says() -> None:
    """A board whose matrix needs all three rows: the draws follow the weights."""
    board = "board=9,-1/1,-4/2,-5/3,-6/8,-2/4,-7/5,-8/6,-9/7,-3"
    scene = f"duel stack=masks,3,0,0,0,0 turn=10 {board} shells=9,9 mask=-1,-1 last=-1"
    match = gloaming.scene("duel", scene)
    view = match.seen(0)
    mix = optimal_mix(np.array(matrix_in(scene, 0), np.int64))
    assert min(mix) > 0
    bot = make("matrix", match.game, 0, seed="many draws")
    drawn = np.bincount([bot.choose(view, [MASK, MASK + 1, MASK + 2]) - MASK for _ in range(900)], minlength=3)
    expected = 900 * np.array(mix) / sum(mix)
    assert ((drawn - expected) ** 2 / expected).sum() < 13.8  # chi-squared, two degrees of freedom, 1 in 1000


@pytest.mark.parametrize(
    ("variant", "games", "least"), [("base", 100, 90), ("memory", 20, 16), ("professional", 20, 16)]
)
def test_it_beats_random_play(variant: str, games: int, least: int) -> None:
    report = tournament("duel", ["matrix", "random"], games, seed="strength", options={"variant": variant, "limit": 24})
    assert report.standings[0].wins >= least

"""The solver agrees with brute force in every state of small boards, and with the rulebook on the whole board."""

from __future__ import annotations

import functools
import itertools
import os
import subprocess
import sys
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gloaming
from gloaming.core.decisions import Frame, pending, top
from gloaming.core.events import new_log
from gloaming.core.game import find
from gloaming.games.duel.rules.components import Side
from gloaming.games.duel.rules.moves import MASK
from gloaming.games.duel.rules.state import Question
from gloaming.lab.duel.solve import boards, course
from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.exploiting import mix
from gloaming.lab.duel.solve.games import Rounding, game_value, rounded
from gloaming.lab.duel.solve.openings import openings
from gloaming.lab.duel.solve.processor import Processor, last_row, probe
from tests.lab.duel.brute import Brute, game_values
from tests.minds.test_duel_bots import linear_programme

A_SWEEP = (0.5 + 1 / 16) / UNITS  # what rounding can add to the error of a value with every sweep

units = st.integers(-UNITS, UNITS)


def nothing(*_: Any) -> None:
    """Sees every table, and keeps nothing."""


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(units, st.integers(-3, 3)), min_size=9, max_size=9))
def test_the_value_of_a_game_is_that_of_the_linear_programme(entries: list[int]) -> None:
    exact = linear_programme([entries[:3], entries[3:6], entries[6:]])
    assert abs(Fraction(game_value(32)(*entries)) - exact) < Fraction(1, 16)
    assert abs(Fraction(game_value(64)(*entries)) - exact) < Fraction(1, 1 << 24)
    down, up = (rounded(way)(game_value(64)(*entries)) for way in (Rounding.DOWN, Rounding.UP))
    assert down <= exact <= up <= down + 2


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(st.integers(-9, 9), st.integers(-1, 1)), min_size=9, max_size=9))
def test_the_mix_of_the_rows_is_as_safe_as_the_value_of_the_game(entries: list[int]) -> None:
    found = np.zeros(5)
    mix(np.array(entries, float), found)
    exact = float(linear_programme([entries[:3], entries[3:6], entries[6:]]))
    assert found[:3].sum() == pytest.approx(1)
    assert (found[:3] @ np.array(entries).reshape(3, 3)).min() == pytest.approx(exact)
    assert found[3] == pytest.approx(exact)


def test_sums_of_cofactors_are_small_enough_that_whole_values_are_exact() -> None:
    """They are largest at the corners of the cube of matrices, being linear in every entry."""
    corners = np.array(list(itertools.product((0, 1), repeat=9))).reshape(-1, 3, 3)
    moved = corners[:, 1:, 1:] - corners[:, :1, 1:] - corners[:, 1:, :1] + corners[:, :1, :1]
    largest = np.abs(np.linalg.det(moved)).max().round() * (2 * UNITS) ** 2
    assert 1 / largest > 2 * np.spacing(2.0 * UNITS)


@pytest.mark.parametrize(
    ("rows", "columns", "shells", "duels"), [(2, 2, 6, 8), (2, 2, 18, 4), (2, 3, 6, 2), (3, 2, 4, 3)]
)
def test_every_state_of_a_small_board_is_worth_what_brute_force_says(
    rows: int, columns: int, shells: int, duels: int
) -> None:
    board, brute = Board(rows, columns, shells), Brute(rows, columns, shells)
    solver = Processor(board)
    tables = solver.filled(last_row(shells))
    bison, wolf = np.split(brute.pairs, 2, axis=1)
    number = boards.numbered(bison, wolf, board)
    turned = np.arange(rows * columns).reshape(rows, columns).T.reshape(-1)
    other = boards.numbered(wolf[:, turned], bison[:, turned], board.transposed)
    for left in range(1, duels + 1):
        tables = solver.sweep(tables)
        brute.sweep()
        bound = left * A_SWEEP
        assert np.abs(tables[0][number] / UNITS - brute.worth[0][:, :shells]).max() <= bound
        assert np.abs(-tables[1][other][:, ::-1] / UNITS - brute.worth[1][:, 1:]).max() <= bound


@pytest.mark.parametrize("board", [Board(2, 2, 6), Board(2, 3, 8)])
def test_bounds_hold_for_every_longer_limit_and_narrow(board: Board) -> None:
    solver = Processor(board)
    bounds: list[Any] = []
    course.endless(solver, 9, lambda _number, _solver, tables: bounds.append(tables[0]))
    longer = course.run(solver, 10, nothing)[0]
    upper, lower = bounds[-2], bounds[-1]
    assert (lower <= longer + 10).all()
    assert (longer <= upper + 10).all()
    assert (upper - lower).mean() < (bounds[1] - bounds[0]).mean()


def test_the_value_of_a_placement_is_that_of_its_first_duel() -> None:
    board, brute = Board(2, 2, 6), Brute(2, 2, 6)
    for _ in range(3):
        brute.sweep()
    solver = Processor(board)
    found = openings(solver, course.run(solver, 3, nothing))
    entries = np.where(
        brute.gains <= -3,
        -1.0,
        np.where(brute.gains >= 3, 1.0, brute.worth[0][np.arange(216)[:, None], 3 + brute.gains]),
    )
    bison, wolf = np.split(brute.pairs, 2, axis=1)
    number = boards.numbered(bison, wolf, board)
    assert np.abs(found[number] / UNITS - game_values(entries.reshape(-1, 2, 2))).max() <= 4 * A_SWEEP


@functools.cache
def by_programme(*entries: Fraction) -> Fraction:
    """The value of a 3 x 3 game; few different ones come up at the end of a game."""
    return linear_programme([entries[:3], entries[3:6], entries[6:]])  # type: ignore[list-item]


class ByTheRulebook:
    """What a position is worth to Bison, by playing every move that the rules allow."""

    def __init__(self) -> None:
        self.game = find("duel")
        self.log = new_log(self.game.most_events)
        self.known: dict[bytes, Fraction] = {}

    def after(self, state: Any, seat: int, action: int) -> Any:
        reached = state.copy()
        self.log[0, 0] = 0
        self.game.rules.apply(reached, seat, action, self.log)
        return reached

    def worth(self, state: Any) -> Fraction:
        if state.over:
            return Fraction(int(state.winners & 1) - int(state.winners >> 1 & 1))
        state.last = 0  # where the last duel was makes no difference
        key = state.tobytes()
        if key not in self.known:
            asked = top(state, Frame.QUESTION) == Question.MASKS
            self.known[key] = self.duel(state) if asked else self.swap(state)
        return self.known[key]

    def duel(self, state: Any) -> Fraction:
        chosen = [self.after(state, Side.BISON, MASK + row) for row in range(3)]
        return by_programme(
            *(self.worth(self.after(one, Side.WOLF, MASK + 3 + column)) for one in chosen for column in range(3))
        )

    def swap(self, state: Any) -> Fraction:
        seat = Side.WOLF if pending(state) >> Side.WOLF & 1 else Side.BISON
        actions = np.zeros(len(self.game.actions), np.int16)
        count = self.game.rules.legal(state, seat, actions)
        best = max if seat == Side.BISON else min
        return best(self.worth(self.after(state, seat, int(action))) for action in actions[:count])


BOARD = "board=3,-1/5,-8/9,-3/4,-5/6,-9/7,-2/2,-7/1,-4/8,-6"


def scene(shells: int, duels: int, question: str) -> Any:
    """A position of a game of four duels."""
    text = f"duel stack={question},0,0,0,0 limit=4 turn=10 {BOARD} shells={shells},{18 - shells} mask=-1,-1"
    return gloaming.scene("duel", f"{text} duels={duels} last=7").state.copy()


@pytest.mark.parametrize("shells", [4, 9, 12])
def test_the_last_duels_are_worth_what_the_rulebook_says(shells: int) -> None:
    """D9-D15: Bison's and Wolf's swap before the last duel; and the last two duels, between which Bison swaps."""
    state = scene(shells, 3, "swap,1")
    bison, wolf = (np.abs(state.board[:, side]).astype(np.int8) - 1 for side in Side)
    turned = np.arange(9).reshape(3, 3).T.reshape(-1)
    rules = ByTheRulebook()
    row = probe(bison, wolf, 1, Board())
    assert abs(Fraction(int(row[shells]), UNITS) - rules.worth(state)) <= A_SWEEP
    others = -probe(wolf[turned], bison[turned], 1, Board())[18 - shells]
    state.stack[0, Frame.ASKED] = 1 << Side.WOLF
    assert abs(Fraction(int(others), UNITS) - rules.worth(state)) <= A_SWEEP
    after = np.append(row, UNITS)[np.clip(shells + bison - wolf, 0, 18)]
    assert abs(game_value(64)(*after) / UNITS - rules.worth(scene(shells, 2, "masks,3"))) <= 2 * A_SWEEP


def test_a_table_has_the_values_of_its_positions() -> None:
    """Plain recursion over a position as it stands, rows and columns in any order, is what the table has for it."""
    board, random = Board(2, 3, 8), np.random.default_rng(2)
    solver = Processor(board)
    table = course.run(solver, 3, nothing)[0]
    numbers = random.integers(0, board.size, 4)
    bison, wolf = boards.positions(numbers // 265, numbers % 265, board)
    for row, p, q in zip(solver.rows(table, numbers), bison, wolf, strict=True):
        cells = np.arange(6).reshape(2, 3)[random.permutation(2)][:, random.permutation(3)].reshape(-1)
        assert np.array_equal(probe(p[cells], q[cells], 3, board), row)


@pytest.mark.parametrize("checked", ["simulated", "simulated_placement", "simulated_responses"])
def test_kernels_agree_with_what_is_simpler(checked: str) -> None:
    """In the simulator, which is told of before Numba is loaded, with blocks of few threads.

    Sweeps give the bytes of the processor; endings of placements are worth what plain recursion says,
    and best responses to a player what brute force says.
    """
    done = subprocess.run(
        [sys.executable, "-m", f"tests.lab.duel.{checked}"],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "equal\n"), done.stderr

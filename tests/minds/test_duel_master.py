"""The master of Duel: its figures are exact where they say so, legal everywhere, and known to its seat alone."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.games.duel.rules.components import VARIANTS, Side
from gloaming.minds import make
from gloaming.minds.analysis import Analysis, Choice
from gloaming.minds.duel import completing, games, memory, placing
from tests.minds.test_duel_bots import linear_programme, wander

BOARD = "board=6,-4/9,-1/4,-5/2,-6/1,-7/5,-2/3,-9/8,-3/7,-8"
SWAP = f"duel stack=swap,1,0,0,0,0 turn=10 {BOARD} mask=-1,-1 last=0"
MASKS = f"duel stack=masks,3,0,0,0,0 turn=10 {BOARD} mask=-1,-1 last=0"


def programme(matrix: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> float:
    """The value of a matrix game by linear programming."""
    sure = np.hstack([-matrix.T, np.ones((3, 1))])
    found = linprog([0, 0, 0, -1], sure, np.zeros(3), [[1, 1, 1, 0]], [1], [(0, None)] * 3 + [(None, None)])
    return float(-found.fun)


def test_the_solver_agrees_with_linear_programming_on_any_numbers() -> None:
    dice = np.random.default_rng(1)
    matrices = np.concatenate([dice.normal(size=(3, 3, 60)), dice.integers(-2, 3, (3, 3, 60)) / 3], axis=2)
    expected = [programme(matrices[:, :, number]) for number in range(120)]
    assert np.allclose(games.values(matrices), expected, atol=1e-9)
    assert np.allclose(games.values(matrices.astype(np.float32)), expected, atol=1e-5)
    for number, value in enumerate(expected):
        matrix = matrices[:, :, number]
        own, other = games.optimal_mix(matrix), games.optimal_mix(-matrix.T)
        assert (own @ matrix).min() == pytest.approx(value, abs=1e-9)
        assert (matrix @ other).max() == pytest.approx(value, abs=1e-9)


def duelled(match: Match) -> Iterator[tuple[int, int, Match]]:
    """Every pair of masks, and the game after it."""
    for row, column in itertools.product(range(3), repeat=2):
        after = match.copy()
        after.play(Side.BISON, f"mask {'123'[row]}")
        after.play(Side.WOLF, f"mask {'abc'[column]}")
        yield row, column, after


def value(match: Match) -> float:
    """What a game of few duels is worth to Bison: the rules themselves, and Fractions."""
    if match.over:
        return match.returns[0]
    if match.view(None)["question"] == "swap":
        (seat,) = match.pending
        worths = []
        for move in match.legal(seat):
            after = match.copy()
            after.play(seat, move)
            worths.append(value(after))
        return max(worths) if seat == Side.BISON else min(worths)
    table = [[0.0] * 3 for _ in range(3)]
    for row, column, after in duelled(match):
        table[row][column] = value(after)
    if all(entry in (-1.0, 0.0, 1.0) for entry in itertools.chain(*table)):
        return last_duel(tuple(tuple(int(entry) for entry in row) for row in table))
    return programme(np.array(table))


@functools.cache
def last_duel(table: tuple[tuple[int, ...], ...]) -> float:
    return float(linear_programme(table))


def worths(found: Analysis) -> dict[str, float]:
    return {choice.move: choice.worth for choice in found.choices if choice.worth is not None}


@pytest.mark.parametrize(
    ("seat", "duels", "limit", "shells"),
    [(0, 3, 4, "shells=8,10"), (0, 3, 4, "shells=12,6"), (0, 3, 4, "shells=2,16"), (1, 4, 6, "shells=15,3")],
)
def test_d12_near_the_end_every_swap_is_worth_what_the_rules_say(
    seat: int, duels: int, limit: int, shells: str
) -> None:
    scene = f"{SWAP.replace('swap,1', f'swap,{seat + 1}')} limit={limit} duels={duels} {shells}"
    match = gloaming.scene("duel", scene)
    found = gloaming.analyse(match, seat)
    assert found.exactness == "exact"
    assert [choice.move for choice in found.choices] == match.legal(seat)
    assert found.value == max(worths(found).values())
    checked = match.legal(seat) if limit - duels == 1 else match.legal(seat)[:1]
    for move in checked:
        after = match.copy()
        after.play(seat, move)
        assert worths(found)[move] == pytest.approx((1 - 2 * seat) * value(after), abs=1e-6), move


def test_d15_the_mix_of_masks_in_the_last_duel_is_exact() -> None:
    match = gloaming.scene("duel", f"{MASKS} limit=4 duels=3 shells=8,10")
    # Differences 2 8 -1 / -4 -6 3 / -6 5 -1 and 2 shells behind: Bison wins with 2 or more, and draws with 1.
    # The rows: win win lose / lose lose win / lose win lose. Rows 1 and 2 equally often are sure of 0.
    for seat in Side:
        found = gloaming.analyse(match, seat)
        assert (found.value, found.low, found.high, found.exactness) == (0.0, 0.0, 0.0, "exact")
    bison, wolf = (gloaming.analyse(match, seat) for seat in Side)
    assert [choice.share for choice in bison.choices] == [0.5, 0.5, 0.0]
    assert bison.beliefs["masks"] == {choice.move[-1]: choice.share for choice in wolf.choices}


def test_d9_a_mask_that_is_chosen_is_final_and_not_known_to_the_other() -> None:
    match = gloaming.scene("duel", f"{MASKS} limit=4 duels=3 shells=8,10")
    before = gloaming.analyse(match, Side.WOLF)
    match.play(Side.BISON, "mask 3")
    assert gloaming.analyse(match, Side.WOLF) == before
    chosen = gloaming.analyse(match, Side.BISON)
    assert chosen.choices == ()
    assert chosen.value < 0  # the third row loses whenever Wolf plays its first or its last column


def test_d9_when_time_is_over_chance_plays_every_mask_equally_often() -> None:
    match = gloaming.scene("duel", f"{MASKS} limit=4 duels=3 shells=8,10")
    match.play(gloaming.TABLE, "hurry")
    found = gloaming.analyse(match, Side.BISON)
    assert found.value == pytest.approx((2 - 1 - 2 + 1 - 2 + 1) / 9)  # of nine cells four win and five lose


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=8, deadline=None)
@given(moves=st.integers(0, 70), number=st.integers(0, 10**6))
def test_every_choice_is_legal_and_the_analysis_is_json(variant: str, moves: int, number: int) -> None:
    match = wander(variant, f"wander {number}", moves)
    for seat in Side:
        legal = match.legal(seat)
        found = gloaming.analyse(match, seat, budget=0.01)
        assert [choice.move for choice in found.choices] == legal
        assert -1 <= found.low <= found.value <= found.high <= 1
        if legal:
            assert sum(choice.share for choice in found.choices) == pytest.approx(1)
            bot = make("master", match.game, seat, seed="any", budget=0.01)
            assert bot.choose(match.seen(seat), match.legal_actions(seat)) in match.legal_actions(seat)
        assert json.loads(json.dumps(found.as_dict(), allow_nan=False))["seat"] == seat


def worlds(variant: str, moves: int, seat: int) -> tuple[Match, Match]:
    """Two games that differ in what a seat does not know, the second without what went before."""
    match = wander(variant, "worlds", moves)
    state = match.seen(seat)
    find("duel").rules.resample(state, from_seed("another world"))
    return match, Match(match.game, state, None)


def heard_alike(moves: int, seat: int) -> tuple[Match, Match]:
    """Two games of the memory variant of which a seat has heard the same, but the opponent's unseen pawns differ."""
    match = wander("memory", "worlds", moves)
    board = np.abs(match.seen(seat).board[:, 1 - seat])
    unseen = [str(value) for value in range(1, 10) if value not in board]
    changed = dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))
    other = match.from_the_start()
    for mover, move in match.moves:
        words = move.split()
        if mover == 1 - seat and words[0] == "place":
            words[1] = changed.get(words[1], words[1])
        other.play(mover, " ".join(words))
    return match, other


@pytest.mark.parametrize("seat", Side)
@pytest.mark.parametrize("moves", [9, 24, 30])
def test_d16_an_analysis_depends_on_what_the_seat_has_heard_alone(moves: int, seat: int) -> None:
    match, other = heard_alike(moves, seat)
    assert match.scene() != other.scene()
    assert match.seen(seat).tobytes() == other.seen(seat).tobytes()
    assert gloaming.analyse(match, seat) == gloaming.analyse(other, seat)


@pytest.mark.parametrize("seat", Side)
@pytest.mark.parametrize(("variant", "moves"), [("base", 19), ("professional", 19), ("memory", 9), ("memory", 30)])
def test_d16_an_analysis_does_not_depend_on_what_the_seat_cannot_know(variant: str, moves: int, seat: int) -> None:
    match, other = worlds(variant, moves, seat)
    if variant == "memory":
        assert match.scene() != other.scene()
    assert match.seen(seat).tobytes() == other.seen(seat).tobytes()
    without = Match(match.game, match.state.copy(), None) if variant == "memory" else match
    assert gloaming.analyse(without, seat) == gloaming.analyse(other, seat)
    choices = [
        make("master", each.game, seat, seed="same").choose(each.seen(seat), each.legal_actions(seat))
        for each in (match, other)
        if each.legal(seat)
    ]
    assert len(set(choices)) <= 1


def test_d16_the_belief_of_a_face_down_pawn_is_all_that_was_not_shown() -> None:
    shown = "shown=1,1/1,1/1,1/1,1/1,1/1,1/1,1/0,0/0,0"
    scene = f"{MASKS.replace('duel ', 'duel variant=memory ')} {shown} shells=9,9 duels=8"
    pawns = gloaming.analyse(gloaming.scene("duel", scene), Side.BISON).beliefs["pawns"]
    assert pawns == {"b3": {"3": 0.5, "8": 0.5}, "c3": {"3": 0.5, "8": 0.5}}


def test_d16_the_opponent_is_taken_to_know_its_own_pawns_and_not_ours() -> None:
    """Unseen are Wolf's 3 and 8, on b3 and c3, and hidden from Wolf Bison's 8 and 7 there: to Wolf 7.5 each."""
    shown = "shown=1,1/1,1/1,1/1,1/1,1/1,1/1,1/0,0/0,0"
    scene = f"{MASKS.replace('duel ', 'duel variant=memory ')} {shown} shells=9,9 duels=8"
    known = memory.Known(gloaming.scene("duel", scene).seen(Side.BISON), Side.BISON)
    others = memory.orders_of(known, 8, np.random.default_rng(0))
    assert {tuple(order[7:]) for order in others.tolist()} == {(3, 8), (8, 3)}
    assert (others[:, :7] == [4, 1, 5, 6, 7, 2, 9]).all()
    for order, mix in zip(others.tolist(), memory.their_mixes(known, others), strict=True):
        differences = [[2, 8, -1], [-4, -6, 3], [-6, 4.5, -0.5] if order[7] == 3 else [-6, -0.5, 4.5]]
        assert mix == pytest.approx(games.optimal_mix(-np.array(differences).T))


def best_line(match: Match, seat: int) -> float:
    """What the rest of a placement is worth to Bison by best play, over the evaluator."""
    if match.view(None)["question"] != "place":
        board = np.abs(match.state.board.T[None]).astype(np.int8)
        return float(placing.opened(board, int(match.state.limit))[0])
    (mover,) = match.pending
    worths = []
    for move in match.legal(mover):
        after = match.copy()
        after.play(mover, move)
        worths.append(best_line(after, seat))
    return max(worths) if mover == Side.BISON else min(worths)


@pytest.mark.parametrize("number", range(2))
def test_d4_the_end_of_a_placement_is_searched_to_the_last_pawn(number: int) -> None:
    match = gloaming.new("duel", seed=f"placement {number}", limit=24)
    stream = np.random.default_rng(number)
    while len(match.moves) < 14:
        (seat,) = match.pending
        match.play(seat, str(stream.choice(match.legal(seat))))
    (seat,) = match.pending
    found = gloaming.analyse(match, seat)
    assert found.value == pytest.approx((1 - 2 * seat) * best_line(match, seat), abs=1e-6)


def test_d21_a_placement_of_either_sides_pawns_is_searched_in_turn() -> None:
    """One pawn of each side is left, and Wolf places first: Wolf's turn has one pawn, then there is none to place."""
    missing = [completing.Missing(np.array([1, 2]), np.array([0, 1])), completing.Missing(np.array([3]), np.array([2]))]
    worths = np.array([[0.25], [-0.5]])  # Bison's 1 on the first cell, or on the second
    for_bison, for_wolf = completing.solved(missing, worths, either=True)
    # Three pawns are left: Bison places two, Wolf the last, whichever it is.
    assert for_bison.tolist() == [[0.25, -0.5], [-0.5, 0.25]]
    assert for_wolf.tolist() == [[0.25]]


def test_a_bot_that_explains_nothing_says_so() -> None:
    match = gloaming.new("duel", seed="s")
    with pytest.raises(gloaming.Malformed, match="MatrixBot plays duel, but explains nothing"):
        gloaming.analyse(match, 0, bot="matrix")


@pytest.mark.parametrize(("seat", "budget"), [(2, 0.1), (-1, 0.1), (0, 0.0), (0, 61.0), (0, float("nan"))])
def test_an_analysis_needs_a_seat_and_a_budget(seat: int, budget: float) -> None:
    with pytest.raises(gloaming.Malformed):
        gloaming.analyse(gloaming.new("duel", seed="s"), seat, budget=budget)


def test_a_finished_game_is_worth_its_result() -> None:
    match = gloaming.scene("duel", f"{MASKS} limit=4 duels=3 shells=10,8")
    match.play(gloaming.TABLE, "time")
    assert [gloaming.analyse(match, seat).value for seat in Side] == [1, -1]


def test_choices_are_plain_data() -> None:
    found = Analysis("duel", 0, 0.5, 0.4, 0.6, "estimate", (Choice("mask 1", None, 1.0),))
    assert found.as_dict()["choices"] == ({"move": "mask 1", "worth": None, "share": 1.0, "error": None},)

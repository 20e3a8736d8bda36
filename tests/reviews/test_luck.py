"""What there was to expect as it was, what luck made of it, and where a secret mattered."""

from __future__ import annotations

import math
import random

import pytest

import gloaming
from gloaming.core.decisions import CHANCE
from gloaming.core.match import Match
from gloaming.lab.runs.arena import play_on
from gloaming.minds import make
from gloaming.reviews.judging import Account
from gloaming.reviews.luck import luck
from gloaming.reviews.secrets import Secret, secrets
from gloaming.reviews.truth import Position, oracle_for, positions
from gloaming.reviews.values import Value
from tests.reviews.test_review import finished


def position(number: int, mover: int, value: float, doubt: float = 0.0) -> Position:
    return Position(number, mover, (value, 1 - value), (doubt, doubt))


# A deal brings 0.1, seat 0 plays twice and brings 0.3, a die takes 0.2, seat 1's move brings the rest up to the win.
GAME = (
    position(0, CHANCE, 0.5, 0.03),
    position(4, 0, 0.6, 0.04),
    position(5, 0, 0.8, 0.1),
    position(6, CHANCE, 0.9, 0.12),
    position(7, 1, 0.7, 0.0),
)


def test_luck_is_what_changed_at_chances_moves() -> None:
    """Seat 0's moves surely lost 0.25: what they brought beyond that, 0.3 + 0.25, it could not know."""
    account = Account(expected=0.55, own=-0.25, others=0.0, luck=0.7, doubt=0.05, result=1.0)
    found = luck(GAME, account, 0, two=False)
    parts = found.start, found.chance, found.hidden, found.own, found.others
    assert parts == pytest.approx((0.5, 0.1 - 0.2, 0.55, -0.25, 0.3))
    assert sum(parts) == pytest.approx(found.result)
    assert found.chance_doubt == pytest.approx(math.hypot(0.03, 0.04, 0.12, 0.0))
    # The value between seat 0's two moves counts neither for nor against it.
    assert found.doubt == pytest.approx(math.hypot(0.04, 0.12, 0.05))


def test_of_two_what_the_other_lost_is_told_apart_as_well() -> None:
    account = Account(expected=0.55, own=-0.25, others=0.15, luck=0.55, doubt=0.0, result=1.0)
    found = luck(GAME, account, 0, two=True)
    assert (found.others, found.hidden) == pytest.approx((0.15, 0.3 + 0.3 + 0.25 - 0.15))
    assert found.start + found.chance + found.hidden + found.own + found.others == pytest.approx(1.0)


def test_a_secret_mattered_where_two_lines_are_surely_apart() -> None:
    line = [
        Value(1, 0.50, 0.45, 0.55),  # 0.05 too low: near enough
        Value(2, 0.40, 0.35, 0.45),  # 0.2 too low
        Value(3, 0.30, 0.25, 0.35),  # 0.3 too low: the same secret, further apart
        Value(4, 0.70, 0.65, 0.75),  # 0.15 too high
        Value(5, 0.40, 0.10, 0.70),  # 0.2 too low, but who knows
        Value(6, 0.10, 0.00, 1.00),  # a guess
    ]
    was = [position(n, 0, value) for n, value in ((1, 0.55), (2, 0.6), (3, 0.6), (4, 0.55), (5, 0.6), (6, 0.9))]
    assert secrets(line, was, 0, 1.0) == (Secret(3, 0.3, 0.6), Secret(4, 0.7, 0.55), Secret(6, 0.1, 0.9))
    assert [it.number for it in secrets(line, was, 0, 1.0, most=1)] == [6]


def shamans() -> Match:
    match = gloaming.new("shamans", players=3, seed="as it was")
    play_on(match, [make("heuristic", match.game, seat, f"bot {seat}") for seat in range(3)])
    return match


def test_before_chance_draws_a_position_is_worth_what_it_is_worth_on_average_afterwards() -> None:
    """S7: the first role. Whoever is the Shadow fares otherwise; that makes luck, which is 0 on average."""
    match = shamans().from_the_start()
    while not match.odds()[0][0].startswith("role"):
        match.play(gloaming.CHANCE, match.odds()[0][0])
    oracle = oracle_for(match, "strong", 0.1)
    before, doubts = oracle.values(match)
    total = sum(weight for _, weight in match.odds())
    after, mean = [], 0.0
    for move, weight in match.odds():
        world = match.copy()
        world.play(gloaming.CHANCE, move)
        after.append(oracle.values(world)[0][0])
        mean += weight / total * after[-1]
    assert abs(after[0] - after[1]) > 3 * doubts[0]
    assert mean == pytest.approx(before[0], abs=2 * doubts[0])
    assert sum(before) == pytest.approx(1.0)  # S39: one game is won


def test_chance_runs_are_one_position_and_every_move_of_a_seat_another() -> None:
    match = shamans()
    found = list(positions(match, "strong", 0.001))
    movers = [mover for mover, _ in match.moves]
    runs = [n for n, mover in enumerate(movers) if mover != CHANCE or n == 0 or movers[n - 1] != CHANCE]
    assert [it.number for it in found] == runs
    assert [it.mover for it in found] == [movers[n] for n in runs]
    assert all(0 <= value <= 1 for it in found for value in it.values)


def test_what_is_chosen_in_secret_counts_as_it_was() -> None:
    """Once Bison has chosen its mask, what there is to expect is what Bison knows, and not what Wolf knows."""
    match = finished(random.Random(1))
    found = gloaming.review(match)
    truth = {it.number: it for it in found.truth}
    lines = [{it.number: it for it in found.seats[seat].line} for seat in range(2)]
    hidden = [n for n, (seat, move) in enumerate(match.moves) if seat == 1 and move.startswith("mask")]
    assert hidden
    for number in hidden:
        assert truth[number].values[0] == pytest.approx(lines[0][number].value)
        assert truth[number].values[1] == pytest.approx(-lines[0][number].value)
    swaps = [n for n, (_, move) in enumerate(match.moves) if move.startswith("swap")]
    for number in swaps:  # nothing is hidden then
        assert truth[number].values == pytest.approx([line[number].value for line in lines])


def test_a_review_of_one_seat_has_nothing_that_nobody_could_know() -> None:
    match = finished(random.Random(1))
    alone, together = gloaming.review(match, 0), gloaming.review(match)
    assert (alone.truth, alone.luck, alone.secrets) == ((), {}, {})
    assert alone.seats[0].line == together.seats[0].line
    assert set(together.luck) == {0, 1}
    for seat, it in together.luck.items():
        assert it.start + it.chance + it.hidden + it.own + it.others == pytest.approx(match.returns[seat])

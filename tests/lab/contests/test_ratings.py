"""Ratings agree with hand arithmetic and with scipy's optimiser on the models written out."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from scipy.optimize import minimize

from gloaming.core.game import Tally, find
from gloaming.lab.contests.ratings import ELO, SPREAD, Played, Rating, model_for, rate
from gloaming.lab.runs.arena import Result
from gloaming.lab.statistics import WIDE


def duel(first: str, second: str, lead: float, deal: int) -> Played:
    return Played((first, second), Result((), (lead, -lead), 1), deal)


def lead_of(ratings: tuple[Rating, ...], one: str, other: str) -> float:
    points = {rating.bot: rating.points for rating in ratings}
    return (points[one] - points[other]) / ELO


def test_the_model_follows_from_what_the_game_declares() -> None:
    assert model_for(find("duel"), 2) == "Bradley-Terry"
    assert model_for(find("shamans"), 4) == "Plackett-Luce"
    assert model_for(find("shadow_hunters"), 5) == "logistic"


def test_two_bots_have_the_rating_of_their_odds() -> None:
    """3000 wins of 4000, in both seats alike: odds of 3, and an error of sqrt(1/3000 + 1/1000) for the difference."""
    games = [
        game
        for deal in range(2000)
        for lead in [1 if deal % 4 else -1]
        for game in (duel("a", "b", lead, 2 * deal), duel("b", "a", -lead, 2 * deal + 1))
    ]
    first, second = ratings = rate(find("duel"), 2, ["b", "a"], games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.points == pytest.approx(-second.points)
    assert lead_of(ratings, "a", "b") == pytest.approx(math.log(3), rel=1e-3)
    half = WIDE * ELO * math.sqrt(1 / 3000 + 1 / 1000) / 2
    assert first.interval[1] - first.points == pytest.approx(half, rel=1e-2)


def test_a_drawn_game_is_half_a_win_for_each() -> None:
    games = [duel("a", "b", lead, deal) for deal, lead in enumerate([1, 0, 0, -1] * 10)]
    assert lead_of(rate(find("duel"), 2, ["a", "b"], games), "a", "b") == pytest.approx(0, abs=1e-9)


def test_the_advantage_of_a_seat_is_not_credited_to_the_bot() -> None:
    """The first seat wins 3 in 4 whoever has it; bot a has it more often."""
    games = [duel("a", "b", 1 if n % 4 else -1, n) for n in range(800)]
    games += [duel("b", "a", 1 if n % 4 else -1, n) for n in range(400)]
    assert lead_of(rate(find("duel"), 2, ["a", "b"], games), "a", "b") == pytest.approx(0, abs=0.01)


def test_games_that_hang_together_do_not_make_a_rating_more_certain() -> None:
    dice = random.Random(1)
    games = [duel("a", "b", dice.choice([1, 1, -1]), deal) for deal in range(200)]
    (once, *_), (thrice, *_) = (rate(find("duel"), 2, ["a", "b"], games * times) for times in (1, 3))
    widths = [rating.interval[1] - rating.interval[0] for rating in (once, thrice)]
    assert widths[1] == pytest.approx(widths[0], rel=0.05)


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    first, _ = rate(find("duel"), 2, ["a", "b"], [duel("a", "b", 1, deal) for deal in range(20)])
    assert 200 < first.points < 2000
    assert first.interval[1] - first.interval[0] > 200


def likeliest(loss: Callable[[Any], float], size: int) -> Any:
    """The effects for which the loss, with the penalty of SPREAD, is least."""
    return minimize(lambda x: loss(x) + float(x @ x) / 2 / SPREAD**2, np.zeros(size), options={"gtol": 1e-8}).x


def test_plackett_luce_is_what_the_optimiser_finds() -> None:
    dice = random.Random(2)
    bots = ["a", "b", "c"]
    games = []
    for deal in range(60):
        seated = tuple(dice.choice(bots) for _ in range(3))
        shares = dice.choice([(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.5, 0.0, 0.5)])
        games.append(Played(seated, Result((), shares, 1), deal))

    def loss(x: Any) -> float:
        total = 0.0
        for game in games:
            strengths = [math.exp(x[bots.index(bot)] + x[3 + seat]) for seat, bot in enumerate(game.bots)]
            for share, strength in zip(game.result.returns, strengths, strict=True):
                total -= share * math.log(strength / sum(strengths))
        return total

    x = likeliest(loss, 6)
    ratings = rate(find("shamans"), 3, bots, games)
    for one, other in (("a", "b"), ("b", "c")):
        wanted = x[bots.index(one)] - x[bots.index(other)]
        assert lead_of(ratings, one, other) == pytest.approx(wanted, abs=1e-4)


def test_the_logistic_model_is_what_the_optimiser_finds() -> None:
    """Four seats, two roles: the chance to win follows from the bot beside the table's mean, the role and the seat."""
    dice = random.Random(3)
    bots, roles = ["a", "b"], ["hunter", "shadow"]
    games = []
    for deal in range(40):
        seated = tuple(dice.choice(bots) for _ in range(4))
        dealt = dice.sample(["hunter", "hunter", "shadow", "shadow"], 4)
        side = dice.choice(roles)
        winners = tuple(seat for seat in range(4) if dealt[seat] == side)
        tally = tuple(Tally(seat, role, role == side) for seat, role in enumerate(dealt))
        games.append(Played(seated, Result(winners, (0.0,) * 4, 1, tally), deal))

    def loss(x: Any) -> float:
        total = 0.0
        for game in games:
            mean = sum(x[bots.index(bot)] for bot in game.bots) / 4
            for seat, role, won in game.result.tally:
                score = x[bots.index(game.bots[seat])] - mean + x[2 + roles.index(role)] + x[4 + seat]
                total += math.log1p(math.exp(-score if won else score))
        return total

    x = likeliest(loss, 8)
    assert lead_of(rate(find("shadow_hunters"), 4, bots, games), "a", "b") == pytest.approx(x[0] - x[1], abs=1e-4)

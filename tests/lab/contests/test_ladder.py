"""The ladder: the interval holds at every look, deals are paired, and better bots are found to be stronger."""

from __future__ import annotations

import random

import pytest

from gloaming import minds
from gloaming.core.errors import Malformed
from gloaming.lab.contests.ladder import FIRST_LOOK, WIDEST, Seconds, climb
from gloaming.lab.runs.arena import Result, Run
from gloaming.lab.statistics import Course

SHORT = {"limit": 2}


def test_an_interval_that_is_looked_at_all_the_time_holds_the_mean() -> None:
    """Of 100 courses of 200 values, at most 1 in 20 ever excludes the true mean, 0.3: 5 are to be expected at most."""
    dice = random.Random(1)
    missed = 0
    for _ in range(100):
        course = Course()
        missed += any(not _after(course, float(dice.random() < 0.3)) for _ in range(200))
    assert missed <= 5 + 3 * 2.2  # and three standard deviations of that number


def _after(course: Course, value: float) -> bool:
    course.add(value)
    low, high = course.interval()
    return low <= 0.3 <= high


def test_an_interval_closes_in_on_the_mean() -> None:
    """200 values of 0.2 and 0.6 in turn: about 0.4, and never wider than before."""
    course, width = Course(), 1.0
    assert course.interval() == (0.0, 1.0)
    for number in range(200):
        course.add((0.2, 0.6)[number % 2])
        assert course.width <= width
        width = course.width
    low, high = course.interval()
    assert course.mean == pytest.approx(0.4)
    assert low < 0.4 < high
    assert width < 0.2


def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of two that end as given: `master` beats others, `matrix` wins 3 in 4, equals draw."""

    def play(run: Run, number: int) -> Result:
        ranks = [("random", "matrix", "master").index(bot) for bot in run.seating(number)]
        lead = 0.0 if ranks[0] == ranks[1] else 1.0 if ranks[0] > ranks[1] else -1.0
        if max(ranks) == 1 and number // 2 % 4 == 0:
            lead = -lead
        return Result((), (lead, -lead), 0)

    monkeypatch.setattr(Run, "play", play)
    monkeypatch.setattr("gloaming.lab.contests.ladder._timed", lambda _: Seconds(1, 0.0, 0.0))


def test_each_bot_that_the_game_declares_is_tested_until_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest first. Draws count half, so the share of an equal is one half."""
    scripted(monkeypatch)
    first, second = climb("duel", deals=10_000, seed="ladder").rungs
    assert (first.bot, first.among, first.verdict, first.share) == ("master", "matrix", "stronger", 1.0)
    assert (second.bot, second.among, second.verdict) == ("matrix", "random", "stronger")
    assert second.share == pytest.approx(0.75, abs=0.01)
    assert FIRST_LOOK <= first.deals < second.deals < 10_000
    for rung in (first, second):
        assert rung.games == 2 * rung.deals
        assert rung.even == 0.5 < rung.interval[0] <= rung.share <= rung.interval[1]
        assert rung.interval[1] - rung.interval[0] <= WIDEST


def test_a_weaker_bot_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch)
    (rung,) = climb("duel", bots=("master", "random"), deals=1000, seed="ladder").rungs
    assert (rung.bot, rung.verdict, rung.share) == ("random", "weaker", 0.0)


def test_equal_bots_stay_undecided_until_the_deals_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bot under another name gets exactly what it would get in those seats."""
    monkeypatch.setitem(minds.BOTS["duel"], "other", minds.BOTS["duel"]["random"])
    (rung,) = climb("duel", bots=("random", "other"), deals=5, seed="even", options=SHORT).rungs
    assert (rung.deals, rung.games, rung.verdict) == (5, 10, "undecided")
    assert rung.share == rung.even == 0.5
    assert 0 < rung.seconds.median <= rung.seconds.most


def test_roles_are_counted_for_both_rungs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 3 seats, one is a Shadow in every round."""
    monkeypatch.setattr("gloaming.lab.contests.ladder._timed", lambda _: Seconds(1, 0.0, 0.0))
    (rung,) = climb("shamans", bots=("random", "beginner"), deals=1, seed="s", options={"track": 4}).rungs
    held = {(role.bot, role.role): role.held for role in rung.roles}
    assert held["random", "shaman"] == 2 * held["random", "shadow"]
    assert held["beginner", "shaman"] + held["beginner", "shadow"] > 0


def test_one_bot_is_no_ladder() -> None:
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(Malformed, match="at least 2 bots"):
            climb("duel", bots=bots, deals=1, seed="s")

"""The arena: seats rotate, seeds pair games, workers change nothing, and the figures are right."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming import minds
from gloaming.core.errors import Malformed
from gloaming.core.events import Event
from gloaming.core.game import Game, compiled, find
from gloaming.games.duel.rules.state import Kind
from gloaming.lab.runs.arena import Result, Run, play_game, tournament
from gloaming.lab.statistics import bounded, mean, wilson
from gloaming.minds.bot import Bot
from gloaming.minds.random import RandomBot

SHORT = {"limit": 4}


def test_the_same_seed_plays_the_same_game() -> None:
    game = find("duel")
    first, again = (play_game(game, ("random", "matrix"), "one", 2, SHORT) for _ in range(2))
    assert first == again
    assert first != play_game(game, ("random", "matrix"), "two", 2, SHORT)


def test_compiled_rules_play_the_same_games() -> None:
    seeds = [f"game {number}" for number in range(5)]
    for_both = [
        [play_game(game, ("random", "matrix"), seed, 2, SHORT) for seed in seeds]
        for game in (find("duel"), compiled("duel"))
    ]
    assert for_both[0] == for_both[1]


def test_the_number_of_workers_changes_nothing() -> None:
    done: list[int] = []
    alone = tournament("duel", ["random", "matrix"], 20, seed="run", options=SHORT)
    shared = tournament("duel", ["random", "matrix"], 20, seed="run", options=SHORT, workers=2, on_game=done.append)
    assert shared == alone
    assert done == sorted(done)
    assert done[-1] == 20


def test_seats_rotate_and_each_rotation_has_one_seed() -> None:
    run = Run("shamans", ("a", "b", "c"), 3, {}, "run")
    assert [run.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    assert [run.seed_of(number) for number in range(4)] == ["run rotation 0"] * 3 + ["run rotation 1"]


def test_no_game_is_played_twice() -> None:
    """Where bots are repeated, the seating comes back sooner than the table has seats."""
    for seated, players in ((("a",) * 3, 3), (("a", "b", "a", "b"), 4), (("a", "b", "a"), 3)):
        run = Run("shamans", seated, players, {}, "run")
        games = {(run.seating(number), run.seed_of(number)) for number in range(24)}
        assert len(games) == 24


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    report = tournament("duel", ["random", "matrix"], 6, seed="seats", options=SHORT)
    assert [standing.games_by_seat for standing in report.standings] == [(3, 3), (3, 3)]


def test_one_bot_fills_the_table_and_too_many_are_refused() -> None:
    report = tournament("duel", ["random"], 3, seed="alone", options=SHORT)
    (standing,) = report.standings
    assert standing.games == 6
    assert report.pairs is None
    with pytest.raises(Malformed, match="a table of 2 takes 1 to 2 bots, not 3"):
        tournament("duel", ["random", "matrix", "random"], 3, seed="crowd")
    with pytest.raises(Malformed, match="a game of 2 is played by 2 bots, not 1"):
        play_game(find("duel"), ["random"], "one", 2, SHORT)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": []}, "takes 1 to 2 bots, not 0"),
        ({"bots": ["nobody"]}, "duel has no bot 'nobody'"),
        ({"games": 0}, "at least 1 game"),
        ({"workers": 0}, "at least 1 worker"),
        ({"players": 3}, "duel is for 2 players, not 3"),
        ({"options": {"speed": 3}}, "duel has no option 'speed'"),
        ({"seed": ""}, "a seed is one line"),
        ({"seed": "x" * 199}, "a seed is one line"),
        ({"name": "chess"}, "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(change: dict[str, Any], message: str) -> None:
    played: list[int] = []
    given: dict[str, Any] = {"name": "duel", "bots": ["random"], "games": 2, "seed": "refused", **change}
    with pytest.raises(Malformed, match=message):
        tournament(**given, on_game=played.append)
    assert not played


def test_d15_a_table_without_people_has_a_limit() -> None:
    assert tournament("duel", ["random"], 1, seed="limit").options == {"limit": 40}
    assert tournament("duel", ["random"], 1, seed="limit", options=SHORT).options == SHORT


def scripted(monkeypatch: pytest.MonkeyPatch, winners: Sequence[int | None]) -> None:
    """Make the games of a tournament between two bots end as given."""

    def play(run: Run, number: int) -> Result:  # noqa: ARG001
        winner = winners[number]
        if winner is None:
            return Result((), (0.0, 0.0), 10)
        return Result((winner,), (1.0 - 2 * winner, 2.0 * winner - 1), 10)

    monkeypatch.setattr(Run, "play", play)


def test_the_report_counts_by_bot_by_seat_and_by_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games 0, 2, 4, 6 seat matrix first, games 1, 3, 5 second; the last has no partner."""
    scripted(monkeypatch, [0, 1, 0, 0, None, 0, 1])
    report = tournament("duel", ["matrix", "random"], 7, seed="told")
    matrix, other = report.standings
    assert (matrix.bot, matrix.games, matrix.wins, matrix.draws) == ("matrix", 7, 3, 1)
    assert (other.bot, other.games, other.wins, other.draws) == ("random", 7, 3, 1)
    assert (matrix.games_by_seat, matrix.wins_by_seat) == ((4, 3), (2, 1))
    assert (other.games_by_seat, other.wins_by_seat) == ((3, 4), (2, 1))
    assert matrix.mean_return == other.mean_return == 0
    assert report.moves == 70
    assert report.pairs is not None
    assert (report.pairs.pairs, report.pairs.first_better, report.pairs.second_better) == (3, 1, 1)


def test_the_report_is_plain_data() -> None:
    report = tournament("duel", ["matrix", "random"], 1, seed="plain", options=SHORT)
    text = json.dumps(report.as_dict(), allow_nan=False)
    assert json.loads(text)["standings"][0]["bot"] == "matrix"
    assert json.loads(text)["pairs"]["pairs"] == 0


def test_wilson_intervals_agree_with_hand_arithmetic() -> None:
    """8 of 10 with z = 1.96: centre (0.8 + 0.19208) / 1.38416, half 1.96 / 1.38416 * sqrt(0.016 + 0.009604)."""
    assert wilson(8, 10) == pytest.approx((0.4901625, 0.9433178), abs=1e-6)
    assert wilson(0, 10) == pytest.approx((0, 0.2775328), abs=1e-6)
    assert wilson(10, 10) == pytest.approx((0.7224672, 1), abs=1e-6)
    assert wilson(0, 0) == (0, 1)


def tail(least: int, trials: int, rate: float) -> float:
    """The probability of this many successes or more."""
    return sum(
        math.comb(trials, wins) * rate**wins * (1 - rate) ** (trials - wins) for wins in range(least, trials + 1)
    )


def test_intervals_of_returns_agree_with_hand_arithmetic() -> None:
    """20 wins of 20: the rate p for which p^20 is 2.5 %, on the scale of returns 2p - 1."""
    assert bounded([1] * 20, (-1, 1)) == pytest.approx((2 * 0.025 ** (1 / 20) - 1, 1))
    assert bounded([0] * 20, (0, 1)) == pytest.approx((0, 1 - 0.025 ** (1 / 20)))
    assert bounded([1], (-1, 1)) == pytest.approx((-0.95, 1))
    assert bounded([], (-1, 1)) == (-1, 1)
    assert mean([1, 1, 1, -1]) == 0.5
    assert mean([]) == 0


def test_intervals_of_returns_are_those_of_clopper_and_pearson() -> None:
    """2 wins of 20, a mean return of -0.80: either end of the interval makes what was seen a 2.5 % chance."""
    low, high = ((1 + end) / 2 for end in bounded([1] * 2 + [-1] * 18, (-1, 1)))
    assert tail(2, 20, low) == pytest.approx(0.025)
    assert 1 - tail(3, 20, high) == pytest.approx(0.025)


@given(st.lists(st.floats(-1, 1), max_size=30))
def test_intervals_of_returns_stay_within_what_is_possible(returns: list[float]) -> None:
    low, high = bounded(returns, (-1, 1))
    assert -1 <= low < high <= 1
    assert low - 1e-9 <= mean(returns) <= high + 1e-9


def test_intervals_of_returns_between_the_bounds_hold_the_truth_at_least_95_times_in_100() -> None:
    """Games shared or drawn: returns of 0, 1/3, 1/2 and 1 with a mean of 11/24."""
    dice = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        low, high = bounded(dice.choice([0, 1 / 3, 1 / 2, 1], 25).tolist(), (0, 1))
        held += low <= 11 / 24 <= high
    assert held >= 380


def test_one_bot_in_every_seat_is_neither_better_nor_worse() -> None:
    alone = tournament("duel", ["random"], 3, seed="alone", options=SHORT).standings
    assert [(standing.win_rate, standing.return_interval) for standing in alone] == [(None, None)]
    two = tournament("duel", ["random", "matrix"], 2, seed="two", options=SHORT).standings
    assert all(standing.win_rate and standing.return_interval for standing in two)


def test_wilson_intervals_hold_the_truth_about_95_times_in_100() -> None:
    trials, rate = 40, 0.3
    coverage = sum(
        math.comb(trials, wins) * rate**wins * (1 - rate) ** (trials - wins)
        for wins in range(trials + 1)
        if wilson(wins, trials)[0] <= rate <= wilson(wins, trials)[1]
    )
    assert 0.92 < coverage < 0.98


class First(RandomBot):
    """A bot of another package: it takes the first action."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:  # noqa: ARG002
        return actions[0]


@pytest.mark.parametrize("bot", [First, f"{__name__}:First"], ids=["class", "text"])
def test_a_bot_that_is_put_into_the_table_plays_on_any_number_of_workers(
    bot: str | minds.Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(minds.BOTS["duel"], "first", bot)
    one, two = (
        tournament("duel", ["first", "random"], 6, seed="s", options=SHORT, workers=workers) for workers in (1, 2)
    )
    assert one == two
    assert minds.best("duel") == "master"


def test_a_bot_that_cannot_be_sent_to_workers_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    class Local(First):
        """No other process can import it."""

    monkeypatch.setitem(minds.BOTS["duel"], "first", Local)
    assert tournament("duel", ["first"], 2, seed="s", options=SHORT).games == 2
    with pytest.raises(Malformed, match=r"the bots cannot be sent to other processes: .* one worker"):
        tournament("duel", ["first"], 2, seed="s", options=SHORT, workers=2)


def test_a_run_is_not_gone_on_with_after_its_bot_was_changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for maker in (First, "gloaming.minds.random:RandomBot"):
        monkeypatch.setitem(minds.BOTS["duel"], "mine", maker)
        run = partial(tournament, "duel", ["mine"], 1, seed="s", options=SHORT, resume=tmp_path / "run")
        if maker is First:
            run()
    with pytest.raises(Malformed, match="it differs in code of the bots"):
        run()


class Listener(RandomBot):
    """A random bot that keeps everything it is told."""

    heard: list[tuple[int, list[Event], bool]]

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        super().__init__(game, seat, chance)
        self.heard = []

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        self.heard.append((self.seat, list(events), bool(view.over)))


def test_every_bot_hears_every_move_as_its_seat_may_know_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Listener] = []
    make_plain = minds.make

    def make(name: str, game: Game, seat: int, seed: str, budget: float) -> Bot:
        bot = make_plain(name, game, seat, seed, budget)
        made.append(Listener(game, seat, bot.chance))
        return made[-1]

    monkeypatch.setattr(minds, "make", make)
    result = play_game(find("duel"), ("random", "random"), "heard", 2, SHORT)
    for bot in made:
        assert len(bot.heard) == result.moves + 1  # once before the first move
        assert bot.heard[-1][2]
        masks = [event for _, events, _ in bot.heard for event in events if event.kind == Kind.CHOSE]
        assert all(event.known == (event.seat == bot.seat) for event in masks)
        assert masks

"""Reviews: faults are found, results are explained, and nothing depends on what a seat could not know."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

import gloaming
from gloaming.core.match import Match
from gloaming.lab.runs.arena import play_on
from gloaming.minds import make
from gloaming.minds.analysis import Analysis, Choice, Exactness
from gloaming.reviews.beliefs import Shift, shifts
from gloaming.reviews.course import Moment, best_sampled, moments
from gloaming.reviews.judging import account, judge
from gloaming.reviews.review import turning_points
from gloaming.reviews.values import Value
from tests.games.duel.table import BOARD, at_masks
from tests.games.shadow_hunters.table import FOUR, RING


def thought(
    worths: dict[str, float | None],
    low: float = 0.4,
    high: float = 0.6,
    exactness: Exactness = "estimate",
    **beliefs: Any,
) -> Analysis:
    choices = tuple(Choice(move, worth, 0.5) for move, worth in worths.items())
    return Analysis("duel", 0, 0.5, low, high, exactness, choices, beliefs)


@pytest.mark.parametrize(
    ("worths", "exactness", "loss", "verdict"),
    [
        ({"good": 0.5, "played": 0.1}, "estimate", 0.4, "mistake"),  # more than 0.2, a tenth of what lies between
        ({"good": 0.5, "played": 0.35}, "estimate", 0.15, "doubtful"),  # more than 0.1414..., less than 0.2
        ({"good": 0.5, "played": 0.37}, "estimate", 0.13, "fine"),  # within what is uncertain
        ({"good": 0.5, "played": 0.37}, "exact", 0.13, "doubtful"),  # nothing is uncertain
        ({"good": 0.5, "played": 0.45}, "exact", 0.05, "fine"),  # less than 0.06
        ({"good": 0.4999, "played": 0.5}, "estimate", 0.0, "best"),
        ({"good": 0.5, "played": None}, "estimate", 0.0, None),
        ({"played": 0.5}, "estimate", 0.0, None),
    ],
)
def test_a_move_is_judged_by_what_it_lost_and_how_sure_that_is(
    worths: dict[str, float | None], exactness: Exactness, loss: float, verdict: str | None
) -> None:
    found = judge(Moment(0, 0, "played", {0: thought(worths, exactness=exactness)}), span=2)
    assert found.loss == pytest.approx(loss)
    assert found.doubt == pytest.approx(0 if exactness == "exact" or not loss else 0.2 / math.sqrt(2))
    assert found.verdict == verdict


def test_where_worths_have_errors_these_say_how_sure_a_loss_is() -> None:
    """The errors 0.03 and 0.04 make 0.05 for the difference, and 1.96 of these 0.098."""
    choices = Choice("good", 0.5, 1.0, 0.03), Choice("played", 0.39, 0.0, 0.04)
    found = judge(Moment(0, 0, "played", {0: replace(thought({}), choices=choices)}), span=1)
    assert found.doubt == pytest.approx(0.098, abs=1e-4)
    assert found.verdict == "mistake"
    among_more = *choices, Choice("another", 0.1, 0.0, 0.03)  # two comparisons, each of which must be surer: 0.112
    found = judge(Moment(0, 0, "played", {0: replace(thought({}), choices=among_more)}), span=1)
    assert found.doubt == pytest.approx(0.112, abs=1e-3)
    assert found.verdict == "fine"


def test_looks_of_their_own_say_how_much_a_move_lost() -> None:
    """Eight looks with the mean 0.15 and the standard deviation 0.0535: 2.365 times that by the root of 8 is 0.045."""
    choices = Choice("good", 0.5, 1.0, 0.1), Choice("played", 0.1, 0.0, 0.1)
    seemed = {0: replace(thought({}), choices=choices)}
    found = judge(Moment(0, 0, "played", seemed, (0.1, 0.2) * 4), span=1)
    assert (found.loss, found.doubt) == pytest.approx((0.15, 0.0447), abs=1e-4)
    assert (found.verdict, found.best) == ("mistake", "good")
    none = judge(Moment(0, 0, "played", seemed, (0.1, -0.2) * 4), span=1)
    assert (none.loss, none.verdict, none.best) == (0.0, "best", "played")


def test_a_move_is_looked_at_again_if_it_may_have_cost_something() -> None:
    choices = Choice("good", 0.5, 1.0, 0.1), Choice("played", 0.46, 0.0, 0.1), Choice("unseen", None, 0.0)
    seemed = replace(thought({}), choices=choices)
    assert best_sampled(seemed, "played", span=1) == "good"
    assert best_sampled(seemed, "played", span=2) is None  # 0.04 is less than 3 % of 2
    assert best_sampled(seemed, "unseen", span=1) is None
    assert best_sampled(thought({"good": 0.5, "played": 0.1}), "played", span=1) is None  # no means of samples


def test_the_parts_of_a_result_add_up_to_it() -> None:
    """Expected 0.5 and won 1: own moves lost 0.4, the opponent's 0.2, so luck brought 0.7."""
    mine = judge(Moment(0, 0, "played", {0: thought({"good": 0.5, "played": 0.1})}), span=2)
    theirs = judge(Moment(1, 1, "played", {1: thought({"good": 0.3, "played": 0.1})}), span=2)
    found = account([mine, theirs], 0, 0.5, 1.0, two=True)
    parts = found.expected, found.own, found.others, found.luck, found.result
    assert parts == pytest.approx((0.5, -0.4, 0.2, 0.7, 1.0))
    assert found.doubt == pytest.approx(0.2)  # the hypotenuse of 0.1414 and 0.1414
    alone = account([mine], 0, 0.5, 1.0, two=False)
    assert (alone.others, alone.luck) == pytest.approx((0, 0.9))


def test_a_turning_point_is_surer_than_what_is_uncertain_about_both_values() -> None:
    """From move 2 the value falls by 0.5, by less than 0.4 and 0.4 make together (0.566); the result is certain."""
    values = [(0, 0.1, 0.1), (1, 0.2, 0.1), (2, 0.5, 0.4), (3, 0.0, 0.4), (4, 0.1, 0.1)]
    line = tuple(Value(number, value, value - doubt, value + doubt) for number, value, doubt in values)
    assert turning_points(line, 1.0, 0.2) == (4,)
    assert turning_points(line, 0.0, 0.05) == ()
    sure = tuple(replace(it, low=it.value, high=it.value) for it in line)
    assert turning_points(sure, 1.0, 0.2) == (1, 2, 4)
    assert turning_points(sure, 1.0, 0.2, most=1) == (4,)


def test_what_changed_a_mind_most_comes_first() -> None:
    beliefs = [{"2": {"shadow": 0.35, "hunter": 0.65}}, {"2": {"shadow": 0.81, "hunter": 0.19}}, {"2": {"shadow": 1.0}}]
    course = [Moment(number, 1, "move", {0: thought({}, camps=camps)}) for number, camps in enumerate(beliefs)]
    assert shifts(course, 0) == (
        Shift(0, ("camps", "2", "shadow"), 0.35, 0.81),
        Shift(1, ("camps", "2", "shadow"), 0.81, 1.0),
    )


def test_a_game_that_is_still_played_is_not_reviewed() -> None:
    with pytest.raises(gloaming.Malformed, match="only a finished game can be reviewed"):
        gloaming.review(gloaming.new("duel"))


def test_there_is_no_review_from_a_seat_that_nobody_has() -> None:
    with pytest.raises(gloaming.Malformed, match="there is no seat 2"):
        gloaming.review(finished(random.Random(1)), 2)


def finished(dice: random.Random, blunder: int | None = None) -> Match:
    """A duel to its end from a board at random, with moves of `matrix`; if told, a seat's first swap is its worst."""
    wolves = next(
        wolves
        for wolves in iter(lambda: dice.sample(range(1, 10), 9), None)
        if all(bison != wolf for (bison, _), wolf in zip(BOARD, wolves, strict=True))
    )
    match = at_masks(tuple((bison, wolf) for (bison, _), wolf in zip(BOARD, wolves, strict=True)), limit=2)
    bots = [make("matrix", match.game, seat, str(dice.random())) for seat in range(2)]
    while not match.over:
        seat = match.pending[0]
        move = match.game.actions.format(bots[seat].choose(match.seen(seat), match.legal_actions(seat)))
        if seat == blunder and move.startswith("swap"):
            worths = {choice.move: choice.worth or 0.0 for choice in gloaming.analyse(match, seat, budget=0.02).choices}
            worst = min(worths, key=lambda it: worths[it])
            if max(worths.values()) - worths[worst] > 0.3:
                move, blunder = worst, None
        match.play(seat, move)
    return match


def test_planted_blunders_are_found() -> None:
    """In at least nine games of ten in which there was an occasion for one."""
    planted = found = 0
    for number in range(30):
        match, same = finished(random.Random(number), blunder=0), finished(random.Random(number))
        if match.moves == same.moves:
            continue
        planted += 1
        at = next(n for n, (one, other) in enumerate(zip(match.moves, same.moves, strict=False)) if one != other)
        verdicts = {it.number: it.verdict for it in gloaming.review(match, 0).decisions}
        found += verdicts[at] == "mistake"
    assert planted >= 10
    assert found >= 0.9 * planted


@pytest.mark.parametrize(("name", "players"), [("shamans", 4), ("shadow_hunters", 5)])
def test_a_seat_thinks_what_an_analysis_of_its_position_says(name: str, players: int) -> None:
    """`gloaming.analyse` is made from views and events of the seat alone, which the tests of minds prove."""
    match = gloaming.new(name, players=players, seed="hindsight")
    play_on(match, [make("heuristic", match.game, seat, f"bot {seat}") for seat in range(players)])
    course = list(moments(match, range(players), "strong", 0.02))
    assert [(it.seat, it.move) for it in course] == [it for it in match.moves if it[0] < players]
    again = match.from_the_start()
    for moment in course:
        for mover, move in match.moves[len(again.moves) : moment.number]:
            again.play(mover, move)
        if moment.number % 61 == 0:
            for seat in range(players):
                assert moment.thoughts[seat] == gloaming.analyse(again, seat, "strong", 0.02)


@pytest.mark.parametrize("seed", range(3))
def test_one_seats_review_is_the_same_whatever_the_others_hide(seed: int) -> None:
    """Seats 1 to 3 have other characters in each world; seat 0 sees the same moves, dice and cards."""
    worlds = [shadow_hunters([FOUR[0], *others]) for others in permutations(FOUR[1:])]
    dice = random.Random(seed)
    while True:
        seat = worlds[0].pending[0]
        common = set.intersection(*(set(world.legal(seat)) for world in worlds))
        quiet = sorted(move for move in common if not move.startswith(("reveal", "answer", "attack", "draw")))
        to_cards = [move for move in quiet if move.startswith("dice") and sum(map(int, move.split()[1:])) in (6, 8)]
        if not quiet or len(worlds[0].moves) > 80:
            break
        move = dice.choice(to_cards or quiet)
        for world in worlds:
            world.play(seat, move)
    assert sum(mover < 4 for mover, _ in worlds[0].moves) > 8
    told = [[world.events(0), [moment.thoughts for moment in moments(world, [0], "strong", 0.02)]] for world in worlds]
    assert all(each == told[0] for each in told)


def shadow_hunters(characters: list[str]) -> Match:
    match = gloaming.new("shadow_hunters", players=4, seed=None, first=0)
    for place in RING:
        match.play(gloaming.CHANCE, f"place {place}")
    for name in characters:
        match.play(gloaming.CHANCE, f"character {name}")
    return match

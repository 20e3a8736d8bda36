"""Batches: many games of the facade at once, the same for any number of games and threads."""

from __future__ import annotations

import gc
import re
import threading
from typing import Any

import numpy as np
import pytest

import gloaming
from gloaming.core.game import GAMES
from gloaming.testing import Setup
from tests.setups import SETUPS

every_setup = pytest.mark.parametrize("setup", SETUPS[::3], ids=str)


def made(setup: Setup, count: int, threads: int | None = 1) -> gloaming.Batch:
    options = dict(setup.options)
    return gloaming.batch(setup.name, count, setup.players, seed="many", threads=threads, **options)


def some(games: gloaming.Batch, number: int) -> Any:
    """A legal action of each game, depending only on its row and the number of the step."""
    return games.listed[np.arange(len(games)), (np.arange(len(games)) * 7 + number * 11) % games.counts]


def test_the_games_of_a_batch_are_games_of_the_facade() -> None:
    for setup in SETUPS[::3]:
        games = made(setup, 3)
        matches = [gloaming.new(setup.name, setup.players, seed=f"many/{i}", **dict(setup.options)) for i in range(3)]
        ended = np.zeros(3, bool)
        for number in range(60):
            actions = some(games, number)
            for i, match in enumerate(matches):
                if not ended[i]:
                    seat = match.pending[0]
                    assert games.states[i].tobytes() == match.state.tobytes()
                    assert games.asked[i] == seat
                    assert np.flatnonzero(games.legal[i]).tolist() == match.legal_actions(seat)
                    assert games.listed[i, : games.counts[i]].tolist() == match.legal_actions(seat)
                    match.act(seat, int(actions[i]))
            rewards, done = games.step(actions)
            for i, match in enumerate(matches):
                if not ended[i]:
                    assert done[i] == match.over
                    assert rewards[i].tolist() == pytest.approx(match.returns if match.over else [0] * setup.players)
            ended |= done


@every_setup
def test_what_is_observed_is_what_the_asked_seat_knows(setup: Setup) -> None:
    games = made(setup, 4)
    games.wander(15)
    game = setup.game
    seen, first = games.observe().copy(), games.observe(0).copy()
    for i, state in enumerate(games.states):
        for seat, numbers in ((int(games.asked[i]), seen[i]), (0, first[i])):
            view, out = game.blank(), np.zeros(seen.shape[1], np.float32)
            game.rules.view(state, seat, view)
            assert game.rules.observe(view, seat, out) == seen.shape[1]
            assert out.tobytes() == numbers.tobytes()


@every_setup
def test_nothing_depends_on_how_many_games_or_threads_there_are(setup: Setup) -> None:
    few, many = made(setup, 70), made(setup, 300, threads=3)
    for number in range(40):
        for one, other in zip(few.step(some(few, number)), many.step(some(many, number)), strict=True):
            assert one.tobytes() == other[:70].tobytes()
    assert few.observe().tobytes() == many.observe()[:70].tobytes()
    assert few.playout().tobytes() == many.playout()[:70].tobytes()
    assert few.wander(25).tobytes() == many.wander(25)[:70].tobytes()
    assert few.states.tobytes() == many.states[:70].tobytes()


def test_a_game_that_ends_pays_and_the_next_begins_in_the_same_step() -> None:
    games = gloaming.batch("duel", 50, seed="ends", limit=2, threads=1)
    lived = np.zeros(50, int)
    for number in range(60):
        rewards, done = games.step(some(games, number))
        lived += 1
        # 18 placements, a duel of two masks, a swap, a duel: 23 moves; over sooner only when a side has all shells.
        assert (lived[done] == 23).all()
        assert (rewards.sum(axis=1) == 0).all()
        assert not rewards[~done].any()
        assert (games.states["turn"][done] == 0).all()
        assert not games.states["over"].any()
        lived[done] = 0


@pytest.mark.parametrize("name", GAMES)
def test_playouts_leave_the_games_and_differ_each_time(name: str) -> None:
    games = gloaming.batch(name, 200, seed="out", threads=1)
    before = games.states.tobytes()
    first = games.playout().copy()
    low, high = games.game.bounds
    assert ((first >= low) & (first <= high)).all()
    assert (games.playout() != first).any()
    assert games.states.tobytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_wandering_makes_so_many_decisions(name: str) -> None:
    games, twin = (gloaming.batch(name, 64, seed="far", threads=1) for _ in range(2))
    assert games.wander(0).sum() == 0
    assert games.states.tobytes() == twin.states.tobytes()
    ended = games.wander(3000).sum()
    assert ended > 64
    for i, state in enumerate(games.states):
        games.game.check(state)
        assert games.legal[i].sum() == games.counts[i] > 0


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (np.zeros(19, int), r"one action a game, an array of shape \(20,\), not \(19,\)"),
        (np.zeros((20, 1), int), r"not \(20, 1\)"),
        (np.zeros(20), "actions are whole numbers, not float64"),
        ([9999] + [0] * 19, "game 0: there is no action 9999: actions are 0 to 440"),
        ([0] * 17 + [-1] * 3, "game 17: there is no action -1"),
        ([[0, 0]] * 19 + [[0]], "a step takes one action a game: .*inhomogeneous"),
    ],
)
def test_a_step_that_cannot_be_read_names_the_reason(actions: Any, reason: str) -> None:
    games = gloaming.batch("duel", 20, seed="wrong")
    with pytest.raises(gloaming.Malformed, match=reason):
        games.step(actions)


def test_an_illegal_action_names_the_game_and_the_clause_and_nothing_moves() -> None:
    games = gloaming.batch("duel", 20, seed="wrong")
    before = games.states.tobytes()
    swap = games.game.actions.parse("swap a1 b1")
    actions = games.listed[:, 0].copy()
    actions[17] = swap
    with pytest.raises(gloaming.Illegal, match=r"^game 17: swap a1 b1: .*\(D"):
        games.step(actions)
    assert games.states.tobytes() == before
    games.step(games.listed[:, 0])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"count": 0}, "1 game or more"),
        ({"count": 2.0}, "1 game or more"),
        ({"seed": ""}, "a seed is one line"),
        ({"threads": 0}, "1 thread or more"),
        ({"device": "tpu"}, "one of cpu, cuda, not on 'tpu'"),
        ({"players": 5}, "duel is for 2 players"),
        ({"players": "2"}, "duel is for 2 players, not '2'"),
        ({"name": "shadow_hunters", "players": "5"}, "4 to 8 players, not '5'"),
        ({"limits": 4}, "has no option 'limits'"),
    ],
)
def test_a_batch_that_cannot_be_says_why(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.batch(**{"name": "duel", "count": 2, **arguments})


@pytest.mark.parametrize("seat", [2, -1, 0.5, "1", [0, 1], np.zeros(2, np.int8)])
def test_there_is_no_observing_from_a_seat_that_is_not(seat: Any) -> None:
    with pytest.raises(gloaming.Malformed, match=f"there is no seat {re.escape(repr(seat))}: seats are 0 to 1"):
        gloaming.batch("duel", 2, seed="who").observe(seat)


@pytest.mark.parametrize("decisions", [-1, 1.5, "9", None])
def test_games_wander_by_a_whole_number_of_decisions(decisions: Any) -> None:
    with pytest.raises(gloaming.Malformed, match=f"0 decisions or more, not {decisions!r}"):
        gloaming.batch("duel", 2, seed="astray").wander(decisions)


def test_numbers_may_be_numpys() -> None:
    plain = gloaming.batch("duel", 2, 2, seed="n", limit=4, threads=1)
    given = gloaming.batch("duel", *np.array([2, 2]), seed="n", limit=np.int16(4), threads=np.int64(1))
    assert plain.wander(9).tolist() == given.wander(np.int32(9)).tolist()
    assert plain.observe(1).tolist() == given.observe(np.uint8(1)).tolist()
    assert plain.states.tobytes() == given.states.tobytes()


SCENES = [
    f"duel stack=masks,3,0,0,0,0 limit=4 turn=10 board=6,-4/9,-1/4,-5/2,-6/1,-7/5,-2/3,-9/8,-3/7,-8 "
    f"shells={own},{18 - own} mask=-1,-1 duels=3 last=0"
    for own in (8, 10, 12)
]


def test_a_batch_begins_at_a_scene_and_begins_again_there() -> None:
    games = gloaming.batch("duel", 5, seed="scene", scene=SCENES[0], threads=1)
    match = gloaming.scene("duel", SCENES[0], seed="scene/0")
    assert all(state.tobytes() == match.state.tobytes() for state in games.states)
    for number in range(2):  # both choose a mask, and the fourth duel is the last
        match.act(match.pending[0], int(some(games, number)[0]))
        rewards, done = games.step(some(games, number))
    assert done.all()
    assert rewards[0].tolist() == list(match.returns)
    assert all(state.tobytes() == gloaming.scene("duel", SCENES[0]).state.tobytes() for state in games.states)


def test_each_game_of_a_batch_may_begin_at_a_scene_of_its_own() -> None:
    games = gloaming.batch("duel", 3, seed="scenes", scene=SCENES, threads=1)
    assert [int(state.shells[0]) for state in games.states] == [8, 10, 12]
    assert games.playout().shape == (3, 2)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"scene": SCENES[:2]}, "a batch of 3 needs as many scenes, or one for all, not 2"),
        ({"scene": SCENES[0], "limit": 4}, "a scene has its own players and options"),
        ({"scene": [SCENES[0].replace("limit=4", "limit=8"), *SCENES[1:]]}, "have the same players and options"),
        ({"scene": "duel nonsense"}, "a scene of duel has no field 'nonsense'"),
    ],
)
def test_scenes_that_do_not_fit_are_refused(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(gloaming.Malformed, match=reason):
        gloaming.batch("duel", 3, seed="scenes", threads=1, **more)


def test_the_threads_of_a_batch_leave_with_it() -> None:
    before = set(threading.enumerate())
    games = gloaming.batch("duel", 256, seed="crew", threads=3)
    games.step(games.listed[:, 0])
    others = set(threading.enumerate()) - before
    assert {thread.name for thread in others} == {"batch-1", "batch-2"}
    del games
    gc.collect()
    for thread in others:
        thread.join(60)
        assert not thread.is_alive()

"""Many games at once: rows play the games of single environments, masks hold, points and single rounds are paid."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest

import gloaming
from gloaming.core.chance import from_seed
from gloaming.core.game import find
from gloaming.envs.gymnasium import SeatEnv
from gloaming.envs.pettingzoo import raw_env
from gloaming.envs.pettingzoo_vector import vector_env
from gloaming.envs.vector import SeatVectorEnv
from gloaming.games.shamans.rules.state import Kind
from gloaming.testing.speeds import warmed

SETTINGS: tuple[dict[str, Any], ...] = (
    {"game": "duel", "seat": 1, "bots": "random", "limit": 2},
    {"game": "shamans", "players": 3, "seat": "random", "bots": ["casual", "random"], "rounds": 1, "rewards": "points"},
)


@pytest.fixture(autouse=True)
def _shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled rules that all tests share."""
    monkeypatch.setattr("gloaming.envs.vector.compiled", warmed)


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=["duel", "shamans"])


def chosen(masks: Any, dice: random.Random) -> Any:
    return np.array([dice.choice(np.flatnonzero(mask).tolist()) for mask in masks])


@every_setting
def test_each_row_plays_the_games_of_a_single_environment(setting: dict[str, Any]) -> None:
    """The same seeds and the same actions give the same observations, masks and rewards, game after game."""
    rows = SeatVectorEnv(**setting, num_envs=3)
    singles = [SeatEnv(**setting) for _ in range(3)]
    seen, _ = rows.reset(seed=7)
    for row, env in enumerate(singles):
        env.table._seed, env.table._number = f"7 row {row}", -1
        env.reset()
    dice, ended = random.Random(1), 0
    for _ in range(60):
        actions = chosen(seen["action_mask"], dice)
        seen, rewards, done, cut, info = rows.step(actions)
        assert not cut.any()
        for row, env in enumerate(singles):
            mine, reward, over, _, _ = env.step(int(actions[row]))
            assert (reward, over) == (rewards[row], done[row])
            if over:
                ended += 1
                assert info["final_obs"][row]["observation"].tobytes() == mine["observation"].tobytes()
                mine, _ = env.reset()
            assert env.seat == rows.seats[row]
            assert mine["observation"].tobytes() == seen["observation"][row].tobytes()
            assert mine["action_mask"].tobytes() == seen["action_mask"][row].tobytes()
            assert (rows.action_masks()[row] == env.action_masks()).all()
    assert ended > 3


def test_an_illegal_action_in_one_row_refuses_the_whole_step() -> None:
    rows = SeatVectorEnv("duel", num_envs=2, limit=2)
    with pytest.raises(gloaming.Malformed, match="reset the environment first"):
        rows.step([0, 0])
    seen, _ = rows.reset(seed=1)
    with pytest.raises(gloaming.Illegal, match="row 1: action 440 is not among those of its mask"):
        rows.step(np.array([int(seen["action_mask"][0].argmax()), 440]))
    with pytest.raises(gloaming.Malformed, match="2 whole numbers"):
        rows.step([0.5, 1])
    assert (rows.action_masks() == seen["action_mask"]).all()


def test_rows_are_made_by_gymnasium_and_say_which_bots_they_can_have() -> None:
    made = gymnasium.make_vec("gloaming/Duel-v0", 2, vectorization_mode="vector_entry_point", limit=2, flat=True)
    seen, info = made.reset(seed=3)
    assert seen.shape == (2, 402)
    assert info["action_mask"].shape == (2, 441)
    assert made.observation_space.contains(seen)
    with pytest.raises(gloaming.Malformed, match='matrix cannot; use vectorization_mode="sync"'):
        SeatVectorEnv("duel", bots="matrix")
    with pytest.raises(gloaming.Malformed, match="nobody has points in duel"):
        SeatVectorEnv("duel", rewards="points")
    with pytest.raises(gloaming.Malformed, match="rewards are one of returns, points"):
        SeatEnv("shamans", rewards="gold")


def test_s41_a_series_of_one_round_ends_with_it_and_pays_its_points() -> None:
    env = raw_env("shamans", 4, rounds=1, rewards="points")
    env.reset(seed=2)
    dice, paid = random.Random(2), np.zeros(4)
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(dice.choice(np.flatnonzero(mask).tolist()))
        paid += list(env.rewards.values())
    match = env.table.match
    assert paid.tolist() == match.state["points"][:4].tolist()
    assert paid.any()
    assert Kind.ROUND not in {event.kind for event in match.events(gloaming.TABLE)}  # no second round began
    assert gloaming.replay(match.record()).scene() == match.scene()
    with pytest.raises(gloaming.Malformed, match="1 to 40 rounds, not 41"):
        raw_env("shamans", rounds=41)
    with pytest.raises(gloaming.Malformed, match="duel has no option 'rounds'"):
        raw_env("duel", rounds=1)


def test_a_batch_pays_the_points_of_the_facade_s_games() -> None:
    games = gloaming.batch("shamans", 4, 3, seed="points", rounds=2, rewards="points")
    scene = find("shamans").start(3, {})
    find("shamans").shorten(scene, 2)  # type: ignore[misc]
    matches = [gloaming.Match(find("shamans"), scene.copy(), f"points/{row}") for row in range(4)]
    dice, paid, left = random.Random(5), np.zeros((4, 3)), set(range(4))
    while left:
        actions = np.array([dice.choice(games.listed[row, : games.counts[row]].tolist()) for row in range(4)])
        for row in left:
            matches[row].act(int(games.asked[row]), int(actions[row]))
        rewards, done = games.step(actions)
        for row in list(left):
            paid[row] += rewards[row]
            if done[row]:
                assert matches[row].over
                assert paid[row].tolist() == matches[row].state["points"][:3].tolist()
                left.remove(row)


def test_in_pettingzoo_s_form_a_batch_asks_one_seat_of_each_row() -> None:
    many = vector_env("duel", num_envs=8, limit=2)
    games = gloaming.batch("duel", 8, seed="4", limit=2)
    seen, _ = many.reset(seed=4)
    dice = random.Random(0)
    for _ in range(40):
        masks = np.stack([seen[agent]["action_mask"] for agent in many.agents])
        assert (masks.any(axis=2).sum(axis=0) == 1).all()
        assert (masks.sum(axis=0) == games.legal).all()
        for seat, agent in enumerate(many.agents):
            assert (seen[agent]["observation"] == games.observe(seat)).all()
        actions = chosen(games.legal, dice)
        seen, rewards, ended, _, _ = many.step(dict.fromkeys(many.agents, actions))
        paid, done = games.step(actions)
        assert (np.stack(list(rewards.values()), axis=1) == paid).all()
        assert all((ended[agent] == done).all() for agent in many.agents)
    with pytest.raises(gloaming.Malformed, match="no actions were given for player_1"):
        many.step({"player_0": actions})
    with pytest.raises(gloaming.Malformed, match="the seed is given to reset"):
        vector_env("duel", seed="x")


def test_a_drawn_seat_follows_from_the_seed_and_hides_nothing_else() -> None:
    env = SeatEnv("shadow_hunters", 5, seat="random", bots="random", flat=True)
    seats = []
    for seed in range(12):
        seen, info = env.reset(seed=seed)
        assert env.observation_space.contains(seen)
        assert info["seat"] == env.seat
        assert (info["action_mask"] == env.action_masks()).all()
        other = env.table.match.seen(env.seat)
        env.table.game.rules.resample(other, from_seed("other"))
        again = gloaming.Match(env.table.game, other, None).seen(env.seat)
        assert again.tobytes() == env.table.match.seen(env.seat).tobytes()
        seats.append(env.seat)
    assert len(set(seats)) > 2
    again = SeatEnv("shadow_hunters", 5, seat="random", bots="random")
    assert [again.reset(seed=seed)[1]["seat"] for seed in range(12)] == seats


@pytest.mark.parametrize("make", [SeatEnv, raw_env], ids=["gymnasium", "pettingzoo"])
def test_an_environment_draws_its_table_as_pixels(make: Any) -> None:
    env = make("duel", render_mode="rgb_array", **({"bots": "random"} if make is SeatEnv else {}))
    env.reset(seed=1)
    first = env.render()
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    mask = env.table.mask(env.table.match.pending[0])
    env.step(int(mask.argmax()))
    assert (env.render() != first).any()  # a pawn lies on the board

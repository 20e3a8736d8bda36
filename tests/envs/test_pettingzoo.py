"""PettingZoo: its own tests pass, secrets stay secret, and its games are those of the facade."""

from __future__ import annotations

import random
import re
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test, state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import gloaming
from gloaming.core.chance import from_seed
from gloaming.envs.pettingzoo import env, parallel_env, raw_env

SETTINGS: tuple[dict[str, Any], ...] = (
    {"game": "duel", "limit": 4},
    {"game": "duel", "limit": 4, "variant": "memory"},
    {"game": "shamans", "players": 3},
    {"game": "shadow_hunters", "players": 5},
)
every_game = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: " ".join(map(str, setting.values())))


@pytest.fixture
def _masked() -> Iterator[None]:
    """PettingZoo warns about dict observations, except in its own environments."""
    with warnings.catch_warnings():
        for message in ("Observation is not a NumPy array", "Observation space for each agent probably should be"):
            warnings.filterwarnings("ignore", message)
        # A seat that is not asked has no legal actions.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


def play(game: Any, seed: int, moves: int = 10_000) -> Iterator[str]:
    """A random game; yields the agent before every action."""
    dice = random.Random(seed)
    game.reset(seed=seed)
    for agent in game.agent_iter(moves):
        observation, _, over, _, _ = game.last()
        yield agent
        game.step(None if over else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))


@every_game
@pytest.mark.usefixtures("_masked")
def test_pettingzoo_s_own_tests_pass(setting: dict[str, Any]) -> None:
    api_test(env(**setting), num_cycles=60)
    seed_test(lambda: env(**setting), num_cycles=60)
    render_test(lambda render_mode: env(**setting, render_mode=render_mode))
    state_test(env(**setting), turn_based_aec_to_parallel(raw_env(**setting)))


def test_pettingzoo_s_own_tests_of_parallel_play_pass() -> None:
    parallel_api_test(parallel_env(limit=4), num_cycles=100)


def test_the_games_are_in_the_registry() -> None:
    for title, seats in (("Duel", 2), ("Shamans", 3), ("ShadowHunters", 4)):
        assert pettingzoo.make("aec", f"gloaming/{title}-v0").max_num_agents == seats
    assert pettingzoo.make("aec", "gloaming/Shamans-v0", players=5).max_num_agents == 5
    assert pettingzoo.make("parallel", "gloaming/Duel-v0", limit=2).max_num_agents == 2


@every_game
def test_what_an_agent_does_not_know_changes_nothing_it_observes(setting: dict[str, Any]) -> None:
    game = raw_env(**setting)
    for number, _ in enumerate(play(game, seed=7)):
        if number % 5 or game.table.match.over:
            continue
        match = game.table.match
        for seat, agent in enumerate(game.possible_agents):
            seen = game.observe(agent)
            other = match.seen(seat)
            match.game.rules.resample(other, from_seed(f"{number} {seat}"))
            game.table.match = gloaming.Match(match.game, other, None)
            again = game.observe(agent)
            game.table.match = match
            assert seen["observation"].tobytes() == again["observation"].tobytes()
            assert seen["action_mask"].tobytes() == again["action_mask"].tobytes()


@every_game
def test_a_seed_plays_the_game_of_the_facade(setting: dict[str, Any]) -> None:
    options = {name: value for name, value in setting.items() if name not in ("game", "players")}
    match = gloaming.new(setting["game"], setting.get("players"), seed="3 game 0", **options)
    game, dice = raw_env(**setting), random.Random(3)
    game.reset(seed=3)
    while not match.over:
        seat = match.pending[0]
        assert game.agent_selection == f"player_{seat}"
        mask = game.observe(game.agent_selection)["action_mask"]
        assert np.flatnonzero(mask).tolist() == match.legal_actions(seat)
        action = dice.choice(match.legal_actions(seat))
        match.act(seat, action)
        game.step(action)
    assert tuple(game.rewards.values()) == match.returns
    assert all(game.terminations.values())


def test_games_that_follow_without_a_seed_follow_from_the_last_one_given() -> None:
    first, second = (raw_env("shadow_hunters") for _ in range(2))
    first.reset(seed=1)
    second.reset(seed=1)
    before = first.state()
    first.reset()
    second.reset()
    assert (first.state() == second.state()).all()
    assert (first.state() != before).any()


def test_an_illegal_action_is_refused_raw_and_ends_a_wrapped_game() -> None:
    raw = raw_env("duel", limit=4)
    raw.reset(seed=1)
    before = raw.state()
    with pytest.raises(gloaming.Illegal, match=r"mask 1: .* \(D4-D8\)"):
        raw.step(243)
    with pytest.raises(gloaming.Malformed, match="player_0 is asked"):
        raw.step(None)
    assert (raw.state() == before).all()
    wrapped = env("duel", limit=4)
    wrapped.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(243)
    assert wrapped.rewards["player_0"] == -1
    assert all(wrapped.terminations.values())


@pytest.mark.parametrize("action", [-1, 441, 1.5, np.float32(2), "x", [1]])
def test_an_action_that_is_none_is_refused_by_its_reason(action: Any) -> None:
    raw, parallel = raw_env("duel", limit=4), parallel_env(limit=4)
    raw.reset(seed=1)
    parallel.reset(seed=1)
    reason = f"there is no action {re.escape(repr(action))}: actions are 0 to 440"
    with pytest.raises(gloaming.Malformed, match=reason):
        raw.step(action)
    with pytest.raises(gloaming.Malformed, match=reason):
        parallel.step({"player_0": action})
    raw.step(0)


def test_d9_masks_are_chosen_together_in_parallel() -> None:
    game = parallel_env(limit=2)
    observations, _ = game.reset(seed=1)
    dice = random.Random(1)
    asked_together = 0
    while game.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        actions = {agent: dice.choice(np.flatnonzero(mask).tolist()) for agent, mask in masks.items() if mask.any()}
        asked_together += len(actions) == 2
        with pytest.raises(gloaming.Malformed, match="no action was given"):
            game.step({})
        observations, rewards, over, _, _ = game.step(actions)
    assert asked_together == 2
    assert all(over.values())
    assert tuple(rewards.values()) == game.table.match.returns


def test_an_illegal_answer_in_parallel_leaves_the_game_as_it_was() -> None:
    scene = gloaming.new("duel", seed="x", limit=2)
    while scene.view(None)["question"] == "place":
        scene.play(scene.pending[0], scene.legal(scene.pending[0])[0])
    game = parallel_env(scene=scene.scene())
    game.reset(seed=1)
    before = game.state()
    with pytest.raises(gloaming.Illegal):
        game.step({"player_0": 243, "player_1": 243})
    assert (game.state() == before).all()


def test_an_environment_starts_from_any_scene_and_refuses_what_cannot_be_played() -> None:
    begun = gloaming.new("shadow_hunters", 5, seed="x")
    game = raw_env("shadow_hunters", scene=begun.scene())
    game.reset(seed=1)
    assert game.table.match.scene() == begun.scene()
    with pytest.raises(gloaming.Malformed, match="give one or the other"):
        raw_env("shadow_hunters", players=5, scene=begun.scene())
    with pytest.raises(gloaming.Malformed, match="has no option 'speed'"):
        raw_env("duel", speed=3)
    with pytest.raises(gloaming.Malformed, match="render_mode is one of human, ansi, rgb_array"):
        raw_env("duel", render_mode="pixels")

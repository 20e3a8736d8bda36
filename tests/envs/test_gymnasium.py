"""Gymnasium: its checker passes, the bots are those of the arena, and impossible values are refused."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import gloaming
from gloaming import minds
from gloaming.core.chance import from_seed
from gloaming.core.game import find
from gloaming.envs.gymnasium import SeatEnv
from gloaming.lab.runs.arena import play_game

SETTINGS: tuple[dict[str, Any], ...] = (
    {"id": "gloaming/Duel-v0", "limit": 4},
    {"id": "gloaming/Shamans-v0", "players": 4, "seat": 2, "bots": "casual"},
    {"id": "gloaming/ShadowHunters-v0", "players": 5, "seat": 1, "bots": ["heuristic", "random"]},
)
every_game = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: str(setting["id"]))


@every_game
def test_gymnasium_s_own_checker_passes(setting: dict[str, Any]) -> None:
    check_env(gymnasium.make(**setting).unwrapped)


@every_game
def test_a_random_game_ends_with_its_return(setting: dict[str, Any]) -> None:
    env = gymnasium.make(**setting)
    seen, info = env.reset(seed=5)
    dice = random.Random(5)
    rewards, over = [], False
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, cut, info = env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert not cut
        rewards.append(reward)
    table: Any = env.unwrapped
    assert rewards[-1] == table.table.match.returns[table.seat]
    assert not any(rewards[:-1])
    assert not seen["action_mask"].any()


@pytest.mark.parametrize(("name", "seat"), [("duel", 1), ("shamans", 0), ("shadow_hunters", 3)])
def test_the_bots_play_as_in_the_arena(name: str, seat: int) -> None:
    """A random bot in the seat, seeded as the arena does, gives the arena's game."""
    game, bot = find(name), minds.for_newcomers(name)
    env = SeatEnv(name, seat=seat, bots=bot)
    seen, _ = env.reset(seed=8)
    seed = "8 game 0"
    player = minds.make("random", game, seat, f"{seed} bot {seat}")
    over, reward = False, 0.0
    while not over:
        actions = np.flatnonzero(seen["action_mask"]).tolist()
        seen, reward, over, _, _ = env.step(player.choose(env.table.match.seen(seat), actions))
    seated = [bot] * game.players[0]
    seated[seat] = "random"
    result = play_game(game, seated, seed, game.players[0], dict(game.unattended))
    assert result.moves == len(env.table.match.moves)
    assert result.returns[seat] == reward


def test_what_the_seat_does_not_know_changes_nothing_it_observes() -> None:
    env = SeatEnv("shadow_hunters", 5, seat=2, bots="random")
    seen, _ = env.reset(seed=3)
    dice = random.Random(3)
    over = False
    while not over:
        match = env.table.match
        other = match.seen(2)
        match.game.rules.resample(other, from_seed("other"))
        env.table.match = gloaming.Match(match.game, other, None)
        again, _ = env._observed()
        env.table.match = match
        assert again["observation"].tobytes() == seen["observation"].tobytes()
        assert again["action_mask"].tobytes() == seen["action_mask"].tobytes()
        seen, _, over, _, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = SeatEnv("duel", bots="random")
    env.reset(seed=1)
    before = env.table.match.scene()
    _, reward, over, _, info = env.step(243)
    assert (reward, over) == (-1, True)
    assert info["illegal"].endswith("(D4-D8)")
    assert env.table.match.scene() == before
    with pytest.raises(gloaming.Malformed, match="reset the environment"):
        env.step(0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(gloaming.Malformed, match="there is no seat 2"):
        SeatEnv("duel", seat=2)
    with pytest.raises(gloaming.Malformed, match="there is no seat '0'"):
        gymnasium.make("gloaming/Duel-v0", seat="0")
    with pytest.raises(gloaming.Malformed, match="seats left for bots: 1; bots named: 2"):
        SeatEnv("duel", bots=["random", "random"])
    with pytest.raises(gloaming.Malformed, match="has no bot 'nobody'"):
        SeatEnv("duel", bots="nobody")
    env = SeatEnv("duel", bots="random")
    env.reset(seed=1)
    with pytest.raises(gloaming.Malformed, match="there is no action 441: actions are 0 to 440"):
        env.step(441)


def test_the_seat_sees_its_own_table() -> None:
    env = SeatEnv("duel", bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Bison: 9 shells" in env.render()


POLICIES: tuple[dict[str, Any], ...] = (
    {"game": "shadow_hunters", "players": 5, "seat": 1, "bots": ["strong", "random", "heuristic"]},
    {"game": "shadow_hunters", "players": 6, "seat": 0, "bots": "strong", "quick_start": True},
    {"game": "shamans", "players": 4, "seat": 2, "bots": ["strong", "beginner"]},
)


@pytest.mark.parametrize("setting", POLICIES, ids=["shadow_hunters", "quick start", "shamans"])
def test_compiled_opponents_choose_as_the_bots_do_through_the_facade(setting: dict[str, Any]) -> None:
    fast, slow = SeatEnv(**setting, compiled=True), SeatEnv(**setting, compiled=False)
    (ours, _), (theirs, _) = (env.reset(seed=4) for env in (fast, slow))
    assert fast._opponents is not None
    assert slow._opponents is None
    dice, steps, over = random.Random(4), 0, False
    while not over and steps < 60:
        assert ours["observation"].tobytes() == theirs["observation"].tobytes()
        assert ours["action_mask"].tobytes() == theirs["action_mask"].tobytes()
        action = dice.choice(np.flatnonzero(ours["action_mask"]).tolist())
        ours, reward, over, _, _ = fast.step(action)
        theirs, *rest = slow.step(action)
        assert [reward, over] == rest[:2]
        steps += 1
    mine, bots = fast.table.match, slow.table.match
    assert mine.moves == bots.moves
    assert mine.state.tobytes() == bots.state.tobytes()
    assert mine.record() == bots.record()
    assert [log.tobytes() for log in mine.logs()] == [log.tobytes() for log in bots.logs()]
    assert steps > 5


def test_an_illegal_action_is_refused_by_compiled_opponents_too() -> None:
    env = SeatEnv("shadow_hunters", 4, bots="heuristic", compiled=True)
    seen, _ = env.reset(seed=1)
    before = env.table.match.scene()
    _, reward, over, _, info = env.step(int((seen["action_mask"] == 0).argmax()))
    assert (reward, over, bool(info["illegal"])) == (-1, True, True)
    assert env.table.match.scene() == before

"""Random play in other frameworks, on their most similar games, with the loops that their own users would write.

OpenSpiel plays inside its own C++ loop (`evaluate_bots` with its uniform bots), Pgx plays a batch inside one compiled
call, RLCard and PettingZoo play in Python. Deals are always included; only seats' decisions are counted, not chance.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from gloaming.core.game import find


@dataclass(frozen=True)
class Rate:
    """The result of one run of some seconds, per second."""

    decisions: float
    draws: float
    games: float


Runner = Callable[[float], Rate]


class Peer(NamedTuple):
    """A framework, its game, the modules it needs, and the function that makes a runner."""

    framework: str
    game: str
    modules: tuple[str, ...]
    runner: Callable[[str], Runner]

    def missing(self) -> list[str]:
        """The modules that are not installed."""
        return [module for module in self.modules if importlib.util.find_spec(module) is None]


def openspiel(name: str) -> Runner:
    """A game of OpenSpiel in its own loop."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def run(seconds: float) -> Rate:
        inside = 0.0
        decisions = draws = games = 0
        while inside < seconds:
            state = game.new_initial_state()
            begin = time.process_time()
            pyspiel.evaluate_bots(state, bots, games)
            inside += time.process_time() - begin
            games += 1
            acted = sum(1 for move in state.full_history() if move.player >= 0)
            decisions += acted
            draws += len(state.full_history()) - acted
        return Rate(decisions / inside, draws / inside, games / inside)

    return run


def pgx(name: str, count: int = 4096, steps: int = 64) -> Runner:
    """A batch of a game of Pgx with automatic restart, many steps in one compiled call."""
    jax = importlib.import_module("jax")
    module = importlib.import_module("pgx")
    env = module.make(name)
    restarting = importlib.import_module("pgx.experimental").auto_reset(env.step, env.init)

    def one(carry: Any, key: Any) -> tuple[Any, Any]:
        state, ended = carry
        keys = jax.random.split(key, 2 * count)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.vmap(jax.random.categorical)(keys[:count], logits)
        state = jax.vmap(restarting)(state, actions, keys[count:])
        return (state, ended + state.terminated.sum()), None

    @jax.jit  # type: ignore[untyped-decorator]
    def play(state: Any, key: Any) -> Any:
        (state, ended), _ = jax.lax.scan(one, (state, 0), jax.random.split(key, steps))
        return state, ended

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))
    state, _ = jax.block_until_ready(play(state, jax.random.PRNGKey(1)))

    def run(seconds: float) -> Rate:
        current, decisions, games, number = state, 0, 0, 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            number += 1
            current, ended = jax.block_until_ready(play(current, jax.random.PRNGKey(number)))
            decisions += count * steps
            games += int(ended)
        return Rate(decisions / spent, 0, games / spent)

    return run


def rlcard(name: str) -> Runner:
    """A game of RLCard, step by step."""
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})

    def run(seconds: float) -> Rate:
        decisions = games = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            state, _ = env.reset()
            games += 1
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return Rate(decisions / spent, 0, games / spent)

    return run


def pettingzoo(name: str) -> Runner:
    """A game that comes with PettingZoo, through its usual interface."""
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def run(seconds: float) -> Rate:
        decisions = games = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            env.reset(seed=games)
            games += 1
            for agent in env.agent_iter():
                observation, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    mask = (observation if isinstance(observation, dict) else info)["action_mask"]
                    env.step(env.action_space(agent).sample(mask))
                    decisions += 1
        return Rate(decisions / spent, 0, games / spent)

    return run


# The modules that each framework needs, and the function that makes a runner of one of its games.
FRAMEWORKS: dict[str, tuple[tuple[str, ...], Callable[[str], Runner]]] = {
    "OpenSpiel": (("pyspiel",), openspiel),
    "Pgx": (("pgx", "jax"), pgx),
    "RLCard": (("rlcard",), rlcard),
    "PettingZoo": (("pettingzoo", "rlcard", "pygame"), pettingzoo),
}


def peers(game: str) -> list[Peer]:
    """The games of other frameworks that are most similar to one of ours."""
    return [Peer(framework, name, *FRAMEWORKS[framework]) for framework, name in find(game).nearest.items()]

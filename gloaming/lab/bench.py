"""Random play on one core, measured side by side with OpenSpiel's games of hidden information.

Ours runs in the compiled loop of core/playout.py, theirs in OpenSpiel's own C++ loop (`evaluate_bots` with its
uniform bots), deals included on both sides. Runs alternate and each figure is the median of several, in
processor time, so that a busy machine slows both alike. Seats' decisions are counted; chance is counted apart.
"""

from __future__ import annotations

import importlib
import importlib.util
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from gloaming.core.chance import from_seed
from gloaming.core.events import new_log
from gloaming.core.game import bind, find
from gloaming.core.playout import random_games

RUNS = 5
BATCH = 200  # games between two looks at the clock
PEERS = {"duel": "goofspiel", "shamans": "hearts", "shadow_hunters": "social_deduction"}  # nearest in kind

SETTINGS: dict[str, tuple[tuple[str, int, dict[str, Any]], ...]] = {
    "duel": (
        ("base, 24 duels", 2, {"limit": 24}),
        ("memory, 24 duels", 2, {"limit": 24, "variant": "memory"}),
        ("professional, 24 duels", 2, {"limit": 24, "variant": "professional"}),
    ),
    "shamans": tuple((f"{players} players", players, {}) for players in (3, 4, 5)),
    "shadow_hunters": tuple((f"{players} players", players, {}) for players in (4, 5, 6, 7, 8)),
}


@dataclass(frozen=True)
class Rate:
    """What one run of some seconds came to."""

    decisions: float  # a second
    draws: float
    games: float


Runner = Callable[[float], Rate]


def own_runner(name: str, players: int, options: dict[str, Any]) -> Runner:
    """A runner of our compiled loop."""
    game = find(name)
    loop = bind(random_games, name, fast=True)
    starts = np.zeros(BATCH, game.state)
    starts[:] = game.start(players, options)
    states = np.zeros(BATCH, game.state)
    size = len(game.actions)
    chance, log = from_seed(f"bench {name} {players}"), new_log(0)
    actions, weights = np.zeros(size, np.int16), np.zeros(size, np.int32)
    counts = np.zeros(2, np.int64)

    def run(seconds: float) -> Rate:
        counts[:] = 0
        games = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            loop(starts, states, chance, actions, weights, log, counts)
            games += BATCH
        return Rate(counts[0] / spent, counts[1] / spent, games / spent)

    run(0.01)  # compiles, or reads the cache
    return run


def peer_runner(name: str) -> Runner | None:
    """A runner of an OpenSpiel game in its own loop, if OpenSpiel is installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
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


def median(rates: Sequence[Rate]) -> Rate:
    """The median of each figure."""
    return Rate(
        statistics.median(rate.decisions for rate in rates),
        statistics.median(rate.draws for rate in rates),
        statistics.median(rate.games for rate in rates),
    )


def run(games: Sequence[str], seconds: float = 0.5) -> list[dict[str, Any]]:
    """Rows of the table: each setting of each game, then its peer, with how many times faster we are."""
    rows: list[dict[str, Any]] = []
    for game in games:
        runners = {label: own_runner(game, players, options) for label, players, options in SETTINGS[game]}
        peer = peer_runner(PEERS[game])
        if peer is not None:
            runners[PEERS[game]] = peer
        rates: dict[str, list[Rate]] = {label: [] for label in runners}
        for _ in range(RUNS):
            for label, runner in runners.items():
                rates[label].append(runner(seconds))
        medians = {label: median(found) for label, found in rates.items()}
        base = medians.get(PEERS[game])
        for label, rate in medians.items():
            theirs = label == PEERS[game]
            rows.append(
                {
                    "game": "OpenSpiel" if theirs else game,
                    "name": label,
                    "decisions_per_s": round(rate.decisions),
                    "chance_per_s": round(rate.draws),
                    "games_per_s": round(rate.games, 1),
                    "ratio": round(float(rate.decisions / base.decisions), 2) if base and not theirs else None,
                    "note": f"against {PEERS[game]}" if base and not theirs else "",
                }
            )
    return rows

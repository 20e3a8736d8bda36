"""Measure random play side by side with other frameworks, in one run.

Gloaming runs in the compiled loops of core/playout.py and core/stepping.py. Runs alternate, and each figure is the
median of several. Work on one core is measured in processor time, so that a busy machine slows all alike; work on all
cores or on a device is measured in wall-clock time.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from gloaming.core.chance import from_seed
from gloaming.core.events import new_log
from gloaming.core.game import bind, find
from gloaming.core.playout import random_games, random_worlds
from gloaming.core.warm import compile_games, warm
from gloaming.envs.batch import Batch, batch
from gloaming.lab.bench.peers import Rate, Runner, peers

RUNS = 5
GAMES = 200  # between two readings of the clock
ROWS = 4096  # of a batch
WANDERED = 64  # decisions between two readings of the clock


def own_runner(name: str, players: int, options: Mapping[str, Any]) -> Runner:
    """Random games in Gloaming's compiled loop."""
    warm([name])
    compile_games(name)
    game = find(name)
    loop = bind(random_games, name, fast=True)
    starts = np.zeros(GAMES, game.state)
    starts[:] = game.start(players, options)
    states = np.zeros(GAMES, game.state)
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
            games += GAMES
        return Rate(counts[0] / spent, counts[1] / spent, games / spent)

    run(0.01)  # so that the cache is read before the measurement
    return run


def batch_runner(games: Batch, way: str, clock: Callable[[], float]) -> Runner:
    """A batch that plays at random, or is stepped with random legal actions; choosing them is not measured."""
    pick = np.random.default_rng(1)
    rows = np.arange(len(games))

    def run(seconds: float) -> Rate:
        spent, decisions, ended = 0.0, 0, 0
        while spent < seconds:
            actions = games.listed[rows, pick.integers(games.counts)]
            begin = clock()
            done = games.wander(WANDERED) if way == "wander" else games.step(actions)[1]
            if way == "observe":
                games.observe()
            spent += clock() - begin
            decisions += len(games) * (WANDERED if way == "wander" else 1)
            ended += int(done.sum())
        return Rate(decisions / spent, 0, ended / spent)

    run(0.01)
    return run


def batch_runners(name: str, players: int, options: Mapping[str, Any]) -> dict[str, Runner]:
    """A batch on one core and, if there are more, on all."""
    cores = len(os.sched_getaffinity(0))
    one = batch(name, ROWS, players, seed="bench", threads=1, **options)
    ways = {"at random": "wander", "stepped": "step", "stepped and observed": "observe"}
    found = {f"batch, one core, {how}": batch_runner(one, way, time.process_time) for how, way in ways.items()}
    if cores > 1:
        every = batch(name, ROWS, players, seed="bench", threads=cores, **options)
        found |= {
            f"batch, {cores} cores, {how}": batch_runner(every, way, time.perf_counter) for how, way in ways.items()
        }
    return found


def copies_and_resamples(name: str, players: int, options: Mapping[str, Any], seconds: float) -> tuple[float, float]:
    """How many positions are copied per second, and how many worlds are drawn from what the asked seat knows of one."""
    games = batch(name, GAMES, players, seed="bench", threads=1, **options)
    games.wander(40)
    worlds, blank = np.zeros_like(games.states), np.zeros(1, games.game.state)
    loop, chance = bind(random_worlds, name, fast=True), from_seed("bench")

    def rate(act: Callable[[], None]) -> float:
        act()
        times = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            act()
            times += 1
        return times * GAMES / spent

    copied = rate(lambda: np.copyto(worlds.view(np.uint8), games.states.view(np.uint8)))
    return copied, rate(lambda: loop(games.states, games.asked, worlds, blank, chance))


def median(rates: Sequence[Rate]) -> Rate:
    """The median of each figure."""
    return Rate(
        statistics.median(rate.decisions for rate in rates),
        statistics.median(rate.draws for rate in rates),
        statistics.median(rate.games for rate in rates),
    )


def row(game: str, name: str, rate: Rate) -> dict[str, Any]:
    """A row of the table; None stands for what was not measured."""
    return {
        "game": game,
        "name": name,
        "decisions_per_s": round(rate.decisions),
        "chance_per_s": round(rate.draws) or None,
        "games_per_s": round(rate.games, 1),
        "copies_per_s": None,
        "resamples_per_s": None,
        "ratio": None,
        "note": "",
    }


def medians(runners: Mapping[str, Runner], seconds: float) -> dict[str, Rate]:
    """The median results of each runner; all of them run in turn, several times."""
    rates: dict[str, list[Rate]] = {label: [] for label in runners}
    for _ in range(RUNS):
        for label, runner in runners.items():
            rates[label].append(runner(seconds))
    return {label: median(found) for label, found in rates.items()}


def measure(game: str, seconds: float) -> list[dict[str, Any]]:
    """The rows of a game: its settings, its batches, and its peers with the speed-up of our slowest setting."""
    settings = find(game).bench
    own = {label: own_runner(game, players, options) for label, players, options in settings}
    present = [peer for peer in peers(game) if not peer.missing()]
    theirs = {f"{peer.framework} {peer.game}": peer.runner(peer.game) for peer in present}
    found = medians({**own, **batch_runners(game, *settings[0][1:]), **theirs}, seconds)
    slowest = min(found[label].decisions for label in own)
    rows = [row("" if label in theirs else game, label, rate) for label, rate in found.items()]
    for one in rows:
        if one["name"] in theirs:
            one["ratio"] = round(float(slowest / found[one["name"]].decisions), 2)
    for one, (_, players, options) in zip(rows, settings, strict=False):
        copied, resampled = copies_and_resamples(game, players, options, seconds)
        one["copies_per_s"], one["resamples_per_s"] = round(copied), round(resampled)
    absent = [
        f"{peer.framework} {peer.game} (no {', '.join(peer.missing())})" for peer in peers(game) if peer.missing()
    ]
    rows[0]["note"] = f"not installed, not measured: {'; '.join(absent)}" if absent else ""
    return rows


def run(games: Sequence[str], seconds: float = 0.5) -> list[dict[str, Any]]:
    """The rows of games."""
    return [found for game in games for found in measure(game, seconds)]

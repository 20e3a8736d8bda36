"""Compile every rule of a game into the cache ahead of time, so that nobody waits for the compiler later.

Several processes compile at once. When a person is waiting, play starts with interpreted rules, this is done in another
process (`core/background.py`, `server/tables/warming.py`), and the game switches over once the cache is full.
"""

from __future__ import annotations

import fcntl
import multiprocessing
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from gloaming.core.caches import hold, sweep
from gloaming.core.calls import CALLS
from gloaming.core.chance import from_seed
from gloaming.core.events import new_log
from gloaming.core.game import bind, compiler, find
from gloaming.core.parent import end_with_parent
from gloaming.core.playout import random_games

# Heaviest first, so that the processes end together.
ENTRIES = ("apply", "legal", "observe", "resample", "view", "draw", "outcome", "odds", "glance")
_TEMPLATES = {**CALLS, "random_games": random_games}
READY = "ready"  # a file that exists in the cache of a game once all of it is compiled


def samples(name: str) -> dict[str, tuple[Any, ...]]:
    """Sample arguments for each rule."""
    game = find(name)
    states = np.zeros(1, game.state)
    s, chance, log = np.zeros((), game.state), from_seed("sample"), new_log(1)
    actions, weights = np.zeros(len(game.actions), np.int16), np.zeros(len(game.actions), np.int32)
    numbers = np.zeros(sum(length for _, length in game.observation), np.float32)
    return {
        "legal": (s, 0, actions),
        "odds": (s, weights),
        "apply": (s, 0, 0, log),
        "outcome": (s, np.zeros(1)),
        "view": (s, 0, s),
        "resample": (s, np.asarray(chance)),
        "observe": (s, 0, numbers),
        "glance": (s[()],),
        "draw": (chance, 0, weights, 0, 0),
        "random_games": (states, states, chance, actions, weights, new_log(0), np.zeros(2, np.int64)),
    }


def compile_entry(name: str, entry: str, bounds: bool = False) -> str:
    """Compile one rule of a game and all that it calls, or find it in the cache."""
    game = find(name)
    rule = getattr(game, entry) if entry in ("glance", "draw") else bind(_TEMPLATES[entry], name, fast=False)
    compiler(name, bounds).compile(rule, samples(name)[entry])
    return entry


def warm(
    names: Iterable[str],
    on_step: Callable[[str, str], None] = lambda _game, _entry: None,
    *,
    bounds: bool = False,
    workers: int = 2,
) -> None:
    """Fill the cache for games; `on_step(game, entry)` is called for each rule that is ready.

    If several processes ask at once, one compiles and the others wait for it. Caches no longer used are removed first.
    """
    for name in names:
        with (cache_of(name, bounds) / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not is_ready(name, bounds):
                fill(name, partial(on_step, name), bounds=bounds, workers=workers)
    sweep()


def fill(
    name: str, on_step: Callable[[str], None] = lambda _entry: None, *, bounds: bool = False, workers: int = 2
) -> None:
    """Fill the cache of a game. The caller holds its lock."""
    _compile(name, bounds, workers, on_step)
    (cache_of(name, bounds) / READY).touch()


def cache_of(name: str, bounds: bool = False) -> Path:
    """The folder of a game's compiled rules. It exists, and stays while this process runs."""
    folder = compiler(name, bounds).cache
    hold(folder)
    return folder


def _compile(name: str, bounds: bool, workers: int, on_step: Callable[[str], None]) -> None:
    with _processes(workers) as pool:
        for job in as_completed([pool.submit(compile_entry, name, entry, bounds) for entry in ENTRIES]):
            on_step(job.result())


def compile_games(name: str) -> None:
    """Compile random games in a separate process: they are a third slower if their parts were compiled before."""
    with _processes(1) as pool:
        pool.submit(compile_entry, name, "random_games").result()


def _processes(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), end_with_parent)


def is_ready(name: str, bounds: bool = False) -> bool:
    """Whether all rules of a game are in the cache."""
    return (compiler(name, bounds).cache / READY).exists()

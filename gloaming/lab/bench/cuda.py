"""Batches on a CUDA device: random play, and stepping with and without observations, in wall-clock time.

Random play is measured with several numbers of games: the more games, the fuller the warps of a task.
"""

from __future__ import annotations

import importlib.metadata
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba import cuda

from gloaming.core.game import Bench, find
from gloaming.envs.batch import Batch, batch
from gloaming.lab.bench.peers import Rate
from gloaming.lab.bench.processor import row

ROWS = (1 << 16, 1 << 18, 1 << 19)
WANDERED = 200  # decisions per launch
PACKAGES = ("numba", "numba-cuda", "numpy", "cuda-bindings")


@cuda.jit  # type: ignore[untyped-decorator]
def choose(listed: Any, counts: Any, number: int, actions: Any) -> None:
    """Choose an action of each row, a different one with every number, by a multiplicative hash: any action will do."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        mixed = ((i + 1) * 2654435761 + number * 40503) >> 7
        actions[i] = listed[i, mixed % counts[i]]


def timed(act: Callable[[], None], seconds: float) -> tuple[int, float]:
    """How often something was done on the device, and how long it took."""
    act()
    cuda.synchronize()
    times, spent = 0, 0.0
    while spent < seconds:
        begin = time.perf_counter()
        act()
        cuda.synchronize()
        spent += time.perf_counter() - begin
        times += 1
    return times, spent


def wandering(games: Batch, seconds: float) -> Rate:
    """Random play; the games that end are counted in the last launch."""
    times, spent = timed(lambda: games.wander(WANDERED), seconds)
    ended = int(games.wander(WANDERED).copy_to_host().sum())
    return Rate(times * WANDERED * len(games) / spent, 0, times * ended / spent)


def stepping(games: Batch, seconds: float, *, observed: bool) -> Rate:
    """Steps with actions chosen on the device; choosing them is measured too."""
    actions = cuda.to_device(np.zeros(len(games), np.int64))
    numbers = iter(range(1 << 60))
    blocks = -(-len(games) // 256)

    def act() -> None:
        choose[blocks, 256](games.listed, games.counts, next(numbers), actions)
        games.step(actions)
        if observed:
            games.observe()

    times, spent = timed(act, seconds)
    return Rate(times * len(games) / spent, 0, 0)


def on_device(game: str, setting: Bench, count: int) -> Batch:
    """A batch with a setting."""
    _, players, options = setting
    return batch(game, count, players, seed="bench", device="cuda", **options)


def measure(game: str, seconds: float) -> list[dict[str, Any]]:
    """Random play with the first setting at every size, with others at the largest; stepping with the first setting."""
    first, *others = find(game).bench
    rows = [
        row(game, f"{first[0]}, {count} games", wandering(on_device(game, first, count), seconds)) for count in ROWS
    ]
    rows += [row(game, setting[0], wandering(on_device(game, setting, ROWS[-1]), seconds)) for setting in others]
    games = on_device(game, first, ROWS[-1])
    for how, observed in (("stepped", False), ("stepped and observed", True)):
        rows.append(row(game, f"{first[0]}, {how}", stepping(games, seconds, observed=observed)))
    rows[0]["note"] = machine()
    return rows


def machine() -> str:
    """The device and the versions, in words."""
    device = cuda.get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else device.name
    versions = ", ".join(f"{package} {importlib.metadata.version(package)}" for package in PACKAGES)
    driver = ".".join(map(str, cuda.cudadrv.driver.driver.get_version()))
    return f"{name}, {device.MULTIPROCESSOR_COUNT} multiprocessors, CUDA driver {driver}, {versions}"


def run(games: Sequence[str], seconds: float) -> list[dict[str, Any]]:
    """The rows of games."""
    return [found for game in games for found in measure(game, seconds)]

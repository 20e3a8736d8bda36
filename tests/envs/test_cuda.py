"""CUDA: every kernel compiles without a device, the simulator runs them, and a device gives equal bytes."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from numba import cuda

import gloaming
from gloaming.core import stepping
from gloaming.core.chance import AHEAD, CHANCE_TYPE
from gloaming.core.compile import in_place_of
from gloaming.core.game import GAMES, find
from gloaming.core.stepping import Games
from gloaming.envs.cuda.device import kernel
from gloaming.envs.cuda.launch import configured
from gloaming.envs.cuda.steps import sorted_step
from gloaming.testing import Setup
from tests.envs.agreement import agree
from tests.setups import SETUPS

on_a_device = pytest.mark.skipif(not cuda.is_available(), reason="no CUDA device here")

NUMBERS, FLAGS, TABLE = np.zeros(1, np.int64), np.zeros((1, 1), np.bool_), np.zeros((1, 1), np.float32)
LOOPS: dict[Callable[..., None], tuple[Any, ...]] = {
    stepping.watch: (0, TABLE),
    stepping.finish: (TABLE,),
}


def rows(name: str) -> Games:
    """A batch of one row, for its types."""
    states = np.zeros(1, find(name).state)
    lists, bytes_, numbers = np.zeros((1, 1), np.int16), np.zeros(1, np.int8), np.zeros(1, np.int32)
    ahead = np.zeros((1, AHEAD + 1), np.int64)
    streams = np.zeros(1, CHANCE_TYPE)
    return Games(states, states, streams, ahead, bytes_, numbers, lists, FLAGS, TABLE, FLAGS[0], states)


def compile_kernels(name: str) -> None:
    """Compile every kernel of a game for Hopper, without a device."""
    hopper = (9, 0)
    device = SimpleNamespace(compute_capability=hopper)
    for loop, rest in LOOPS.items():
        types = numba.typeof(rows(name)), numba.typeof(rest)
        with in_place_of((importlib.import_module("numba.cuda.dispatcher"), "get_current_device", lambda: device)):
            text, _ = cuda.compile_ptx(kernel(loop, name).py_func, types, cc=hopper, opt=False)
        assert ".visible .entry" in text
        assert "sm_90" in text
    with in_place_of((importlib.import_module("numba.cuda.dispatcher"), "get_current_device", lambda: device)):
        types = numba.typeof(rows(name)), numba.typeof(NUMBERS)
        text, _ = cuda.compile_ptx(sorted_step(name).py_func, types, cc=hopper, opt=False)
    assert ".visible .entry" in text


@pytest.mark.parametrize("name", GAMES)
def test_every_kernel_compiles_without_a_device(name: str) -> None:
    """In a separate process: Numba keeps the unoptimised parts, and a kernel made with them fails on a device."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        pool.submit(compile_kernels, name).result()


def test_small_grids_are_launched_without_a_warning() -> None:
    """Numba warns about fewer than 128 blocks, and warnings are errors here; configuring a launch needs no device."""
    games = kernel(stepping.watch, "duel")
    with pytest.raises(Warning, match="Grid size 1 will"):
        games[1, 64]
    assert configured(games, 1, 64).griddim == (1, 1, 1)
    with pytest.raises(Warning, match="Grid size 2 will"):  # other launches still warn
        games[2, 64]


@pytest.mark.parametrize("number", range(0, len(SETUPS), 3), ids=lambda number: str(SETUPS[number]))
def test_simulated_kernels_agree_with_the_processor(number: int) -> None:
    sizes = ("2", "12", "10")
    subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.envs.agreement", str(number), *sizes],
        check=True,
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
    )


@on_a_device
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_device_gives_the_same_bytes(setup: Setup) -> None:
    agree(setup, 1000, 100, 200)


def test_a_machine_without_a_device_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(gloaming.Malformed, match="needs an NVIDIA device and its driver"):
        gloaming.batch("duel", 4, device="cuda")

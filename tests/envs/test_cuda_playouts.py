"""Random play on CUDA: how a block sorts its games, kernels with little code, and that they compile."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from numba import cuda

from gloaming.core.game import GAMES, find
from gloaming.envs.cuda import playouts
from gloaming.envs.cuda.small_code import small_code
from gloaming.testing.ladder import play
from tests.envs.test_cuda import NUMBERS, rows
from tests.setups import SETUPS

HOPPER = (9, 0)
BYTES = np.zeros(1, np.uint8)
SHAPES = {name: playouts.shape(find(name).state, playouts.HOPPER) for name in GAMES}


@pytest.fixture(autouse=True)
def a_device_to_compile_for(monkeypatch: pytest.MonkeyPatch) -> None:
    device = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: device)


@pytest.mark.parametrize("name", GAMES)
def test_every_task_has_a_number_to_sort_by(name: str) -> None:
    setup = next(setup for setup in SETUPS if setup.name == name)
    assert all(0 <= setup.game.task(world.state) < playouts.TASKS for world, _ in play(setup, 1))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_block_has_fits_into_a_multiprocessor(name: str) -> None:
    laid_out, state = SHAPES[name], find(name).state
    slots = laid_out.games + 31 * playouts.TASKS
    sorting = (4 + 1 + 2) * laid_out.games + 2 * slots + 4 * (3 * playouts.TASKS + 6)
    assert sorting <= 48 * 1024, "more than a block gets unasked"
    assert sorting + laid_out.shared * laid_out.games * state.itemsize <= 227 * 1024
    assert slots < 1 << 15, "order holds short numbers"
    assert laid_out.threads % 32 == 0
    assert laid_out.threads <= 1024


def test_only_states_that_fit_are_held_in_a_blocks_own_memory() -> None:
    assert {name: laid_out.shared for name, laid_out in SHAPES.items()} == {
        "duel": True,
        "shamans": True,
        "shadow_hunters": False,
    }
    assert not playouts.shape(find("shamans").state, 99 << 10).shared


@pytest.mark.parametrize("laid_out", [SHAPES["duel"], SHAPES["shadow_hunters"]], ids=["shared", "apart"])
def test_random_play_compiles_without_a_device(laid_out: playouts.Shape) -> None:
    """With the smallest rules: test_cuda.py compiles those of every game."""
    types = numba.typeof((rows("duel"), BYTES, BYTES, 1, 1, NUMBERS)).types
    with small_code():
        text, _ = cuda.compile_ptx(playouts.sorted_by_task("duel", laid_out).py_func, types, cc=HOPPER, opt=False)
    assert ".visible .entry" in text


def spread(out: Any, at: Any) -> None:
    """A kernel with an index and a loop whose length is known."""
    for i in range(16):
        out[at[i]] = i * i


def length() -> int:
    text, _ = cuda.compile_ptx(spread, numba.typeof((np.zeros(9), NUMBERS)).types, cc=HOPPER)
    return int(text.count(";"))


def test_small_code_is_shorter_and_only_while_it_lasts() -> None:
    usual = length()
    with small_code():
        assert length() < usual / 3
    assert length() == usual

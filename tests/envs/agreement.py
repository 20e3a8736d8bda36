"""Play a batch on the processor and one on a CUDA device side by side: every array must be equal, byte for byte."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import gloaming
from gloaming.core.errors import Illegal
from gloaming.envs.batch import Batch
from gloaming.testing import Setup
from tests.setups import SETUPS

SHOWN = ("states", "asked", "legal", "counts")


def equal(here: Any, there: Any) -> bool:
    return bool(here.tobytes() == there.copy_to_host().tobytes())


def compare(here: Batch, there: Batch) -> None:
    """Compare everything that a batch shows."""
    for name in SHOWN:
        assert equal(getattr(here, name), getattr(there, name)), name
    for seat in (None, 0):
        assert equal(here.observe(seat), there.observe(seat))


def agree(setup: Setup, count: int, steps: int, wandered: int) -> None:
    """Step both with the same actions, play both at random and to the end; both must refuse the same."""
    here, there = (
        gloaming.batch(setup.name, count, setup.players, seed="two places", device=device, **dict(setup.options))
        for device in ("cpu", "cuda")
    )
    pick = np.random.default_rng(7)
    compare(here, there)
    for number in range(steps):
        actions = here.listed[np.arange(count), pick.integers(here.counts)]
        for one, other in zip(here.step(actions), there.step(actions), strict=True):
            assert equal(one, other)
        if number % 10 == 9:
            compare(here, there)
    assert equal(here.wander(wandered), there.wander(wandered))
    compare(here, there)
    assert equal(here.playout(), there.playout())
    refused = []
    for batch in (here, there):
        actions = here.listed[:, 0].copy()
        actions[-1] = np.flatnonzero(~here.legal[-1])[0]
        try:
            batch.step(actions)
        except Illegal as error:
            refused.append(str(error))
    assert len(refused) == 2
    assert len(set(refused)) == 1
    compare(here, there)


if __name__ == "__main__":
    agree(SETUPS[int(sys.argv[1])], *map(int, sys.argv[2:]))

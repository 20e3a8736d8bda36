"""Launch kernels of any size: batches are often too small to fill a device."""

from __future__ import annotations

import importlib
from typing import Any

import numba

from gloaming.core.compile import in_place_of


def configured(kernel: Any, *grid: int | tuple[int, ...]) -> Any:
    """A kernel configured for a grid: blocks, threads per block, and optionally stream and shared memory.

    Numba warns about every grid of fewer than 128 blocks. Here a small grid is intended, so the warning is switched
    off.
    """
    if numba.config.ENABLE_CUDASIM:  # the simulator never warns
        return kernel[grid]
    settings = importlib.import_module("numba.cuda.core.config")
    with in_place_of((settings, "CUDA_LOW_OCCUPANCY_WARNINGS", 0)):
        return kernel[grid]

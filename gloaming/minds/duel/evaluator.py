"""What a position of the base game is worth to Bison, for every number of shells, without searching.

A small net that was trained on exact values (docs/duel-solved-method.md). Its cells exchange the means of their row,
their column and the board, so permuting rows or columns changes nothing; the duels left choose the bias of every layer.
"""

from __future__ import annotations

import functools
from importlib import resources

import numpy as np
import numpy.typing as npt

from gloaming.core.cores import on_one_core
from gloaming.games.duel.rules.components import MASKS, SHELLS, VALUES

Floats = npt.NDArray[np.float32]

WEIGHTS = "evaluator.npz"
TOGETHER = 64  # boards whose numbers fit a core's cache
_TINY = np.float32(np.finfo(np.float32).eps)


@functools.cache
def weights() -> dict[str, Floats]:
    """The weights by name, in single precision."""
    with resources.files(__package__).joinpath(WEIGHTS).open("rb") as file, np.load(file) as found:
        return {name: found[name].astype(np.float32) for name in found.files}


def longest() -> int:
    """The most duels left that the net knows; more are taken as so many."""
    return len(weights()["pool_bias"]) - 1


def values(layouts: npt.NDArray[np.int8], left: int) -> Floats:
    """The value to Bison (-1 to 1) of n boards, with 0 to 18 shells, just before Bison swaps: shape (n, 19).

    `layouts` has the shape (n, 2, 9): the value of Bison's and of Wolf's pawn on each cell, row by row. `left` is the
    number of duels still to be fought, from 1 on. When Wolf swaps: transpose the board and exchange the sides.
    """
    if left < 1:
        raise ValueError(f"{left} duels left: a value needs at least one")
    left = min(left, longest())
    found = np.empty((len(layouts), SHELLS + 1), np.float32)
    found[:, 0], found[:, SHELLS] = -1, 1  # D14
    with on_one_core():
        for first in range(0, len(layouts), TOGETHER):
            found[first : first + TOGETHER, 1:SHELLS] = _alive(layouts[first : first + TOGETHER], left)
    return found


def _alive(layouts: npt.NDArray[np.int8], left: int) -> Floats:
    """The values of boards with 1 to 17 shells."""
    net = weights()
    pairs = (layouts[:, 0].astype(np.intp) - 1) * VALUES + layouts[:, 1] - 1
    x = net["pawns"][pairs].reshape(len(layouts), MASKS, MASKS, -1)
    for mix, bias in zip(net["mix"], net["bias"][:, left], strict=True):
        x += _exchanged(_normed(x), mix, bias)
    cells = _normed(x).reshape(len(layouts), VALUES, -1)
    pooled = np.concatenate([cells.mean(axis=1), cells.max(axis=1)], axis=1)
    hidden = np.maximum(pooled @ net["pool"] + net["pool_bias"][left], 0)
    worth: Floats = np.tanh(hidden @ net["out"] + net["out_bias"][left])
    return worth


def _normed(x: Floats) -> Floats:
    """Every cell's numbers, divided by their root mean square."""
    squares = np.einsum("nrci,nrci->nrc", x, x) / np.float32(x.shape[-1])
    normed: Floats = x / np.sqrt(squares + _TINY)[..., None]
    return normed


def _exchanged(y: Floats, mix: Floats, bias: Floats) -> Floats:
    """What each cell makes of itself and of the means of its row, its column and the board."""
    by_row = y.mean(axis=2)
    by_column = y.mean(axis=1)
    z = _rows(y, mix[0])
    z += _rows(by_row, mix[1])[:, :, None]
    z += _rows(by_column, mix[2])[:, None]
    z += (by_row.mean(axis=1) @ mix[3] + bias)[:, None, None]
    return np.maximum(z, 0, out=z)


def _rows(y: Floats, weight: Floats) -> Floats:
    """All rows times a matrix as one product: NumPy would make one for every board."""
    found: Floats = (y.reshape(-1, y.shape[-1]) @ weight).reshape(y.shape)
    return found

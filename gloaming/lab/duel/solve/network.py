"""The evaluator's values of all configurations, on a Hopper device: what `network.cu` beside this reads and writes.

Cells are split into parts: what all have in common, what rows and columns differ by, and the rest. A layer multiplies
each part by one matrix, the sum of those that act on it. The first layer needs no products: what a pair of pawns adds
is looked up. Numbers have half precision, and sums of products single precision.
"""

from __future__ import annotations

import ctypes
import functools
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from gloaming.core.errors import Malformed
from gloaming.lab.duel.solve import boards
from gloaming.lab.duel.solve.boards import Board
from gloaming.minds.duel.evaluator import weights

Floats = npt.NDArray[np.float32]
Halves = npt.NDArray[np.float16]

SOURCE = "network.cu"
BUILD = ("-O3", "-std=c++17", "-gencode=arch=compute_90a,code=sm_90a", "-shared", "-Xcompiler", "-fPIC")
GROUPS, PASSES, BLOCKS, LANES = 2, 2, 7, 4  # how the columns are divided: among threads, and by time
COLUMNS = BLOCKS * 8  # of a group and pass
SUMS = (64, 48, 64, 48)  # rows of a matrix that a stage holds
POOLED = 32
SHOWN = 24  # columns of the last matrix: numbers of shells, and what fills up
TINY = np.float32(np.finfo(np.float32).eps)


def cores(matrix: Floats) -> Halves:
    """A matrix [sum, column] as blocks of 8 x 8, each column by column, as the tensor cores read it."""
    rows, columns = matrix.shape
    blocks = matrix.reshape(rows // 8, 8, columns // 8, 8).transpose(0, 2, 3, 1)
    return np.ascontiguousarray(blocks, np.float16).reshape(-1)


def parted(mix: Floats) -> Floats:
    """[part, row, column] the matrices for the mean, the differences of rows and of columns, and the rest."""
    cell, row, column, board = mix
    return np.stack([cell + row + column + board, cell + row, cell + column, cell])


def stages() -> Halves:
    """All matrices after the first layer, for each group in the order and the layout in which it uses them."""
    last = cores(_shown(weights()["out"]))
    return np.concatenate([*_of_group(0), last, *_of_group(1)])


def _of_group(group: int) -> Iterator[Halves]:
    """What each group needs: its columns of all layers and of the head."""
    net = weights()
    for mix in net["mix"][1:]:
        for done in range(PASSES):
            first = (group * PASSES + done) * COLUMNS
            for matrix in parted(mix):
                for rows in np.split(matrix[:, first : first + COLUMNS], np.cumsum(SUMS)[:-1]):
                    yield cores(rows)
    head = np.split(net["pool"], GROUPS, axis=1)[group]
    for first in range(0, len(head), POOLED):
        yield cores(head[first : first + POOLED])


def _shown(values: Floats) -> Floats:
    """Columns by number of shells, from 0 on."""
    return np.pad(values, [(0, 0)] * (values.ndim - 1) + [(1, SHOWN - values.shape[-1] - 1)])


def tables(left: int) -> Halves:
    """[table, pair of pawns, ...] what a cell holds before the first layer, and what it adds to itself, its row, its
    column and the board in that layer."""
    net = weights()
    pawns = net["pawns"]
    normed = pawns / np.sqrt((pawns**2).mean(axis=1, keepdims=True) + TINY)
    own, row, column, board = net["mix"][0]
    each = (normed @ board + net["bias"][0, left]) / 9
    every = np.stack([pawns, normed @ own, normed @ row / 3, normed @ column / 3, each])
    by_lane = every.reshape(5, len(pawns), GROUPS, PASSES, BLOCKS, LANES, 2).transpose(0, 1, 2, 3, 5, 4, 6)
    lanes = by_lane.reshape(5, len(pawns), GROUPS, PASSES, LANES, BLOCKS * 2)
    return np.pad(lanes, [(0, 0)] * 5 + [(0, 2)]).astype(np.float16)


def biases(left: int) -> tuple[Halves, Floats]:
    """Those of all layers and of the head, and those of the values by shells."""
    net = weights()
    inner = np.concatenate([net["bias"][:, left].reshape(-1), net["pool_bias"][left]])
    return inner.astype(np.float16), _shown(net["out_bias"][left]).astype(np.float32)


class _Given(ctypes.Structure):
    """The same as in the source."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("stages", "tables", "bias", "last", "wolf", "images")),
        *((name, ctypes.c_uint32) for name in ("derangements", "first", "count")),
        ("out", ctypes.c_void_p),
    )


@functools.cache
def library() -> Any:
    """The compiled source."""
    compiler = shutil.which("nvcc") or shutil.which("nvcc", path="/usr/local/cuda/bin")
    if compiler is None:
        raise Malformed("the evaluator of whole tables is compiled by nvcc, which was not found")
    built = Path(tempfile.mkdtemp()) / "network.so"
    with resources.as_file(resources.files(__package__).joinpath(SOURCE)) as source:
        subprocess.run([compiler, *BUILD, "-o", built, source], check=True)
    library = ctypes.CDLL(str(built))
    library.evaluate.restype = ctypes.c_char_p
    return library


class Network:
    """The evaluator on the device, for whole tables."""

    def __init__(self) -> None:
        self._images = boards.derangements(9)
        layouts = (boards.classes(Board()), self._images)
        self._kept = [cuda.to_device(each) for each in (stages(), *layouts)]

    def fill(self, table: Any, left: int, first: int = 0) -> None:
        """The values of all configurations in a table of words, whose rows are those from `first` on."""
        inner, last = biases(left)
        pawns, bias, shown = (cuda.to_device(each) for each in (tables(left), inner, last))
        matrices, wolf, images = self._kept
        at = [each.device_ctypes_pointer.value for each in (matrices, pawns, bias, shown, wolf, images, table)]
        given = _Given(*at[:6], len(self._images), first, len(table), at[6])
        wrong = library().evaluate(ctypes.byref(given))
        if wrong:
            raise RuntimeError(wrong.decode())
        cuda.synchronize()

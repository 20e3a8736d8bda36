"""What the kernel of the evaluator reads: a plain rendering of its steps gives the evaluator's own values.

The kernel itself needs a Hopper device, where `exploitability` is run.
"""

from __future__ import annotations

import shutil

import numpy as np
import numpy.typing as npt
import pytest

from gloaming.core.errors import Malformed
from gloaming.lab.duel.solve import boards, network
from gloaming.lab.duel.solve.boards import Board
from gloaming.minds.duel import evaluator

Floats = npt.NDArray[np.float32]

POSITIONS, WIDTH, HEAD = 24, 224, 256
OF_PARTS = ((0,), (1, 2), (3, 4), (5, 6, 7, 8))  # the mean, rows, columns, the rest


class Reader:
    """A group's matrices, one after the other."""

    def __init__(self, stages: npt.NDArray[np.float16]) -> None:
        self._stages, self.at = stages, 0

    def matrix(self, rows: int, columns: int) -> Floats:
        """The next one, out of its blocks of 8 x 8."""
        part = self._stages[self.at : self.at + rows * columns].astype(np.float32)
        self.at += rows * columns
        return part.reshape(rows // 8, columns // 8, 8, 8).transpose(0, 3, 1, 2).reshape(rows, columns)


def parts_of(cells: Floats) -> Floats:
    """[part, board, number] of [board, cell, number]: two rows, two columns and four cells say all."""
    grid = cells.reshape(len(cells), 3, 3, -1)
    mean = grid.mean(axis=(1, 2))
    rows, columns = grid.mean(axis=2) - mean[:, None], grid.mean(axis=1) - mean[:, None]
    rest = grid - mean[:, None, None] - rows[:, :, None] - columns[:, None]
    return np.stack(
        [
            mean,
            *(rows[:, i] for i in (0, 1)),
            *(columns[:, i] for i in (0, 1)),
            *(rest[:, i // 2, i % 2] for i in range(4)),
        ]
    )


def cells_of(parts: Floats) -> Floats:
    """And back: rows, columns and the rest add up to nothing."""
    mean = parts[0][:, None, None]
    rows = np.stack([parts[1], parts[2], -parts[1] - parts[2]], axis=1)[:, :, None]
    columns = np.stack([parts[3], parts[4], -parts[3] - parts[4]], axis=1)[:, None]
    four = parts[5:].reshape(2, 2, *parts.shape[1:])
    three = np.concatenate([four, -four.sum(axis=0, keepdims=True)])
    rest = np.concatenate([three, -three.sum(axis=1, keepdims=True)], axis=1).transpose(2, 0, 1, 3)
    return np.asarray(mean + rows + columns + rest).reshape(len(mean), 9, -1)


def looked_up(pairs: npt.NDArray[np.int64], left: int) -> Floats:
    """[board, cell, number] what the first layer makes of the pawns."""
    lanes = network.tables(left)[..., : network.BLOCKS * 2].astype(np.float32)
    split = lanes.reshape(5, 81, network.GROUPS, network.PASSES, network.LANES, network.BLOCKS, 2)
    pawns, own, row, column, board = split.transpose(0, 1, 2, 3, 5, 4, 6).reshape(5, 81, WIDTH)[:, pairs]
    by_row = row.reshape(-1, 3, 3, WIDTH).sum(axis=2)[:, :, None]
    by_column = column.reshape(-1, 3, 3, WIDTH).sum(axis=1)[:, None]
    added = own.reshape(-1, 3, 3, WIDTH) + by_row + by_column + board.sum(axis=1)[:, None, None]
    return np.asarray(pawns + np.maximum(added.reshape(-1, 9, WIDTH), 0))


def rendered(pairs: npt.NDArray[np.int64], left: int) -> Floats:
    """[board, shells] the values, as the kernel comes to them."""
    inner, last = network.biases(left)
    stages = network.stages()
    second = (len(stages) + HEAD * network.SHOWN) // 2  # the first group has the last matrix too
    readers = [Reader(stages[:second]), Reader(stages[second:])]
    x = looked_up(pairs, left)
    for layer in range(1, 6):
        parts, sums = (
            parts_of(x / np.sqrt((x**2).mean(axis=2, keepdims=True) + network.TINY)),
            np.zeros((9, len(x), WIDTH)),
        )
        for done in range(network.PASSES):
            for these in OF_PARTS:
                first = 0
                for rows in network.SUMS:
                    for group, reader in enumerate(readers):
                        at = slice((group * network.PASSES + done) * network.COLUMNS, None)
                        matrix = reader.matrix(rows, network.COLUMNS)
                        for part in these:
                            sums[part][:, at][:, : network.COLUMNS] += parts[part][:, first : first + rows] @ matrix
                    first += rows
        sums[0] += inner[layer * WIDTH : (layer + 1) * WIDTH]
        x = x + np.maximum(cells_of(sums.astype(np.float32)), 0)
    y = x / np.sqrt((x**2).mean(axis=2, keepdims=True) + network.TINY)
    pooled, hidden = np.concatenate([y.mean(axis=1), y.max(axis=1)], axis=1), np.zeros((len(x), HEAD), np.float32)
    for first in range(0, 2 * WIDTH, network.POOLED):
        for group, reader in enumerate(readers):
            matrix = reader.matrix(network.POOLED, HEAD // 2)
            hidden[:, group * HEAD // 2 :][:, : HEAD // 2] += pooled[:, first : first + network.POOLED] @ matrix
    shown = np.maximum(hidden + inner[6 * WIDTH :], 0) @ readers[0].matrix(HEAD, network.SHOWN) + last
    assert [reader.at for reader in readers] == [second, len(stages) - second]
    return np.asarray(np.tanh(shown))


@pytest.mark.parametrize("left", [3, 23])
def test_what_the_kernel_reads_gives_the_evaluators_values(left: int) -> None:
    """Nine products by parts are what sixteen by cells are, but for the half precision of what is read."""
    random = np.random.default_rng(left)
    bison, wolf = boards.positions(random.integers(0, 10080, POSITIONS), random.integers(0, 133496, POSITIONS), Board())
    found = rendered(bison.astype(np.int64) * 9 + wolf, left)[:, 1:18]
    expected = evaluator.values(np.stack([bison + 1, wolf + 1], axis=1), left)[:, 1:18]
    off = np.abs(found - expected)
    assert off.mean() < 0.001
    assert off.max() < 0.05


def test_without_a_compiler_it_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel is compiled where it runs."""
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    network.library.cache_clear()
    with pytest.raises(Malformed, match="nvcc"):
        network.library()

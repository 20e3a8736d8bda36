"""The same sweep on a CUDA device, for the whole board: tables of 48.4 GB, two of which fit one H200.

A row of a table is 18 numbers of 16 bits, read as 9 words. The classes are swept a few at a time: their duels go into a
block of memory that is small enough for the device's cache, from which the best swaps are then read 30 times over.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from gloaming.core.errors import Malformed
from gloaming.envs.cuda.launch import configured
from gloaming.lab.duel.solve import boards
from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.games import Rounding, game_value, rounded
from gloaming.lab.duel.solve.processor import rank

THREADS = 128
TOGETHER = 16  # classes swept at a time
PART = 1 << 24  # configurations written or read at a time
ROOM = 1.02  # what else the tables leave the device to hold, as a factor

Table = Any  # a device array of words: (configurations, shells / 2)


@functools.cache
def sourcing(count: int) -> Any:
    """A kernel: the class of Bison's layout on the transposed board, for every configuration."""

    def threads(wolf: Any, images: Any, turned: Any, class_of: Any, out: Any) -> None:
        d, q = cuda.grid(2)
        if d < images.shape[0] and q < wolf.shape[0]:
            layout = cuda.local.array(count, np.int8)
            for cell in range(count):
                layout[cell] = images[d, wolf[q, turned[cell]]]
            out[q, d] = class_of[rank(layout, count)]

    return cuda.jit(threads)


@functools.cache
def dueling(shells: int, values: int, rounding: Rounding) -> Any:
    """A kernel: the values of duels of some classes, `first` on. A thread a configuration, its rows in shared memory.

    A row is what each number of shells is worth afterwards, with as many more at both ends as a duel can move (D11);
    `steps` begin at 0 with the most that Bison can lose.
    Indices are unsigned: Numba asks of all others whether they count from the end.
    """
    value_of: Any = game_value(32 if rounding == Rounding.NEAREST else 64)
    units_of = rounded(rounding)
    words, spare = shells // 2, values - 1
    stride = shells + 1 + 2 * spare
    places, pairs = THREADS * stride, THREADS * words
    index: Any = np.uint64

    def threads(before: Any, sources: Any, inverse: Any, wolf: Any, steps: Any, first: int, out: Any) -> None:
        me = index(cuda.threadIdx.x)
        block = index(cuda.blockIdx.x) * index(THREADS)
        d, q = block + me, index(first) + index(cuda.blockIdx.y)
        count = index(inverse.shape[0])
        rows = cuda.shared.array(THREADS, np.uint64)
        worth = cuda.shared.array(places, np.int32)
        found = cuda.shared.array(pairs, np.int32)
        if d < count:
            rows[me] = index(sources[q, d]) * count + index(inverse[d])
        base = me * index(stride)
        for end in range(spare + 1):
            worth[base + index(end)] = -UNITS
            worth[base + index(stride - 1 - end)] = UNITS
        cuda.syncthreads()
        here = min(index(THREADS), count - block) * index(words)
        i = me
        while i < here:
            row, word = i // index(words), i % index(words)
            both = before[rows[row], word]
            place = row * index(stride) + index(spare + shells) - index(2) * word
            worth[place] = -np.int32(np.int16(both))
            worth[place - index(1)] = -np.int32(np.int16(both >> 16))
            i += index(THREADS)
        cuda.syncthreads()
        if d < count:
            s0, s1, s2 = steps[d, wolf[q, 0]], steps[d, wolf[q, 1]], steps[d, wolf[q, 2]]
            s3, s4, s5 = steps[d, wolf[q, 3]], steps[d, wolf[q, 4]], steps[d, wolf[q, 5]]
            s6, s7, s8 = steps[d, wolf[q, 6]], steps[d, wolf[q, 7]], steps[d, wolf[q, 8]]
            even = -UNITS
            for s in range(1, shells):
                k = base + index(s)
                units = units_of(
                    value_of(
                        worth[k + index(s0)],
                        worth[k + index(s1)],
                        worth[k + index(s2)],
                        worth[k + index(s3)],
                        worth[k + index(s4)],
                        worth[k + index(s5)],
                        worth[k + index(s6)],
                        worth[k + index(s7)],
                        worth[k + index(s8)],
                    )
                )
                if s % 2:
                    found[me * index(words) + index(s // 2)] = (units << 16) | (even & 0xFFFF)
                even = units
        cuda.syncthreads()
        i = me
        while i < here:
            out[index(cuda.blockIdx.y), block * index(words) + i] = found[i]
            i += index(THREADS)

    return cuda.jit(threads)


@functools.cache
def swapping(shells: int, choices: int) -> Any:
    """A kernel: the best swaps of some classes, `first` on. A thread two shell counts of a configuration.

    The neighbours of a derangement come multiplied by the words of a row. Six are read before any is used.
    """
    words = shells // 2
    index: Any = np.uint64

    def threads(worth: Any, neighbours: Any, first: int, out: Any) -> None:
        i = index(cuda.grid(1))
        q = index(cuda.blockIdx.y)
        count = index(neighbours.shape[1])
        if i < count * index(words):
            d, word = i // index(words), i % index(words)
            low, high = np.int16(-UNITS), np.int16(-UNITS)
            for turn in range(choices // 6):
                at = index(turn) * index(6)
                n0, n1, n2 = neighbours[at, d], neighbours[at + index(1), d], neighbours[at + index(2), d]
                n3, n4, n5 = neighbours[at + index(3), d], neighbours[at + index(4), d], neighbours[at + index(5), d]
                w0, w1, w2 = worth[q, index(n0) + word], worth[q, index(n1) + word], worth[q, index(n2) + word]
                w3, w4, w5 = worth[q, index(n3) + word], worth[q, index(n4) + word], worth[q, index(n5) + word]
                low = max(low, np.int16(w0), np.int16(w1), np.int16(w2))
                low = max(low, np.int16(w3), np.int16(w4), np.int16(w5))
                high = max(high, np.int16(w0 >> 16), np.int16(w1 >> 16), np.int16(w2 >> 16))
                high = max(high, np.int16(w3 >> 16), np.int16(w4 >> 16), np.int16(w5 >> 16))
            out[(index(first) + q) * count + d, word] = (np.int32(high) << 16) | (np.int32(low) & 0xFFFF)

    return cuda.jit(threads)


@cuda.jit  # type: ignore[untyped-decorator]
def fill(row: Any, out: Any) -> None:
    """The same row everywhere."""
    for i in range(cuda.grid(1), out.shape[0], cuda.gridsize(1)):
        for word in range(row.shape[0]):
            out[i, word] = row[word]


@cuda.jit  # type: ignore[untyped-decorator]
def pick(table: Any, numbers: Any, out: Any) -> None:
    """Some rows of a table."""
    i = cuda.grid(1)
    if i < numbers.shape[0]:
        for word in range(table.shape[1]):
            out[i, word] = table[numbers[i], word]


def by_sixes(neighbours: boards.Numbers) -> npt.NDArray[np.uint32]:
    """So many neighbours that they can be read six at a time; the first is repeated."""
    more = np.repeat(neighbours[:1], -len(neighbours) % 6, axis=0)
    return np.concatenate([neighbours, more]).astype(np.uint32)


def check_device(needed: int) -> None:
    """Malformed unless there is a device with so much memory, in words that say what is needed."""
    gigabytes = needed / 1e9
    if not cuda.is_available():
        raise Malformed(
            f"solving the whole board needs an NVIDIA device with {gigabytes:.0f} GB, its driver and gloaming[cuda], "
            "and no device was found; --board 2x3 solves a small board on the processor"
        )
    free, _ = cuda.current_context().get_memory_info()
    if free < needed:
        raise Malformed(
            f"solving the whole board needs {gigabytes:.0f} GB of the device's memory, and {free / 1e9:.0f} GB are free"
        )


class Device:
    """A board, the same board transposed if that is another one, and two tables for each on the device."""

    def __init__(self, board: Board) -> None:
        self.boards = tuple(dict.fromkeys((board, board.transposed)))
        self.shells = board.shells
        tables = 2 * len(self.boards) * board.size * board.shells * 2
        check_device(int((tables + 2 * len(self.boards) * board.size) * ROOM))
        count = board.values
        self._inverse = cuda.to_device(boards.inverses(count))
        self._steps = cuda.to_device((boards.steps(count) + (count - 1)).astype(np.uint8))
        self._neighbours = cuda.to_device(by_sixes(boards.neighbours(count)) * np.uint32(board.shells // 2))
        self._wolf = [cuda.to_device(boards.classes(each)[:, boards.cells(each)]) for each in self.boards]
        self._sources = [self._found_sources(each) for each in self.boards]
        self._worth = cuda.device_array((TOGETHER, len(boards.derangements(count)) * board.shells // 2), np.int32)
        self._spare = [self._table(each) for each in self.boards]

    @property
    def inverse(self) -> Any:
        """The number of the inverse of every derangement."""
        return self._inverse

    @property
    def steps(self) -> Any:
        """By derangement and Wolf's value: the shells that Bison wins, from the most that it can lose on."""
        return self._steps

    @property
    def wolf(self) -> Any:
        """Wolf's layout in every class, on nine cells."""
        return self._wolf[0]

    @property
    def sources(self) -> Any:
        """By class and derangement: the class of the transposed board."""
        return self._sources[0]

    def spare(self) -> Table:
        """The table that the next sweep would fill."""
        return self._spare[0]

    def table(self) -> Table:
        """One more table, with nothing in it."""
        return self._table(self.boards[0])

    def _table(self, board: Board) -> Table:
        return cuda.device_array((board.size, self.shells // 2), np.int32)

    def _found_sources(self, board: Board) -> Any:
        images = boards.derangements(board.values)
        wolf = boards.classes(board)
        found = cuda.device_array((len(wolf), len(images)), np.int16)
        turned = np.arange(board.values).reshape(board.rows, board.columns).T.reshape(-1)
        on_device = [cuda.to_device(each) for each in (wolf, images, turned, boards.class_of(board.transposed))]
        grid = (-(-len(images) // THREADS), len(wolf))
        configured(sourcing(board.values), grid, (THREADS, 1))(*on_device, found)
        return found

    def filled(self, row: npt.NDArray[np.int16]) -> list[Table]:
        """Tables with the same row everywhere."""
        words = cuda.to_device(np.ascontiguousarray(row, np.int16).view(np.int32))
        tables = [self._table(each) for each in self.boards]
        for table in tables:
            configured(fill, 1024, THREADS)(words, table)
        return tables

    def sweep(self, before: list[Table], rounding: Rounding = Rounding.NEAREST) -> list[Table]:
        """The tables with one more duel left; those before are overwritten by the next sweep."""
        after, self._spare = self._spare, before
        self.sweep_into(before, after, rounding)
        return after

    def sweep_into(self, before: list[Table], after: list[Table], rounding: Rounding = Rounding.NEAREST) -> None:
        """The same, into tables of one's own."""
        duel = dueling(self.shells, self.boards[0].values, rounding)
        swap = swapping(self.shells, self._neighbours.shape[0])
        count = self._inverse.shape[0]
        blocks = -(-count // THREADS)
        swap_blocks = -(-count * self.shells // 2 // THREADS)
        for number, (wolf, sources) in enumerate(zip(self._wolf, self._sources, strict=True)):
            other = before[-1 - number]
            for first in range(0, wolf.shape[0], TOGETHER):
                some = min(TOGETHER, wolf.shape[0] - first)
                given = (other, sources, self._inverse, wolf, self._steps, first, self._worth)
                configured(duel, (blocks, some), THREADS)(*given)
                configured(swap, (swap_blocks, some), THREADS)(self._worth, self._neighbours, first, after[number])

    def rows(self, table: Table, numbers: npt.NDArray[np.int64]) -> npt.NDArray[np.int16]:
        """Some rows of a table, by the number of their configuration."""
        found = cuda.device_array((len(numbers), self.shells // 2), np.int32)
        configured(pick, -(-len(numbers) // THREADS), THREADS)(table, cuda.to_device(numbers), found)
        words: npt.NDArray[np.int32] = found.copy_to_host()
        return words.view(np.int16)

    def words(self, table: Table) -> Table:
        """A table as rows of words."""
        return table

    def wait(self) -> None:
        """Until all sweeps are done."""
        cuda.synchronize()

    def save(self, table: Table, path: Path) -> None:
        """Write a table to a file, part by part: no machine need hold it twice."""
        with path.open("wb") as file:
            for first in range(0, table.shape[0], PART):
                table[first : first + PART].copy_to_host().tofile(file)

    def load(self, path: Path) -> Table:
        """A table that was written."""
        table = self._table(self.boards[0])
        with path.open("rb") as file:
            for first in range(0, table.shape[0], PART):
                size = min(PART, table.shape[0] - first) * table.shape[1]
                part = np.fromfile(file, np.int32, size).reshape(-1, table.shape[1])
                table[first : first + len(part)].copy_to_device(part)
        return table

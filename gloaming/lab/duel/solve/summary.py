"""What is kept of a table that is too large to keep: a checksum, and the mean and the spread of its values.

The checksum adds up, modulo 2**64, one mixed number for each word of a table (two 16-bit values, the lower first) and
its place, so that it does not depend on the order of the work.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda, njit

from gloaming.envs.cuda.launch import configured
from gloaming.lab.duel.solve.boards import UNITS

BINS = 64  # of a histogram, over -UNITS to UNITS
BLOCKS, THREADS = 1056, 256


@njit  # type: ignore[untyped-decorator]
def mixed(place: Any, word: Any) -> Any:
    """A number that depends on every bit of both (the finisher of SplitMix64)."""
    z = (np.uint64(place) << np.uint64(32)) ^ np.uint64(np.uint32(word))
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit  # type: ignore[untyped-decorator]
def bin_of(units: int) -> int:
    """Where a value is counted in a histogram."""
    return min((units + UNITS) * BINS // (2 * UNITS), BINS - 1)


@njit  # type: ignore[untyped-decorator]
def summarise(table: Any, sums: Any, counts: Any, checksum: Any) -> None:
    """On the processor."""
    words = table.shape[1]
    for i in range(table.shape[0]):
        for word in range(words):
            both = table[i, word]
            checksum[0] += mixed(i * words + word, both)
            for half in range(2):
                units = np.int64(np.int16(both >> 16 if half else both))
                sums[2 * word + half] += units
                counts[2 * word + half, bin_of(units)] += 1


@cuda.jit  # type: ignore[untyped-decorator]
def summarising(table: Any, sums: Any, counts: Any, checksum: Any) -> None:
    """A kernel: the same. Every thread keeps to one word of the rows, and adds up in registers."""
    words = table.shape[1]
    workers = cuda.gridsize(1) // words
    me = cuda.grid(1)
    if me >= workers * words:
        return
    word = me % words
    low = high = np.int64(0)
    found = np.uint64(0)
    for i in range(me // words, table.shape[0], workers):
        both = table[i, word]
        found += mixed(i * words + word, both)
        first, second = np.int64(np.int16(both)), np.int64(np.int16(both >> 16))
        low += first
        high += second
        cuda.atomic.add(counts, (2 * word, bin_of(first)), np.uint64(1))
        cuda.atomic.add(counts, (2 * word + 1, bin_of(second)), np.uint64(1))
    cuda.atomic.add(sums, 2 * word, low)
    cuda.atomic.add(sums, 2 * word + 1, high)
    cuda.atomic.add(checksum, 0, found)


def summary(table: Any) -> dict[str, Any]:
    """The checksum, the mean by shells (from 0 on, -1 to 1) and the histogram by shells of a table of words."""
    shells = 2 * table.shape[1]
    sums, checksum = np.zeros(shells, np.int64), np.zeros(1, np.uint64)
    counts: npt.NDArray[np.uint64] = np.zeros((shells, BINS), np.uint64)
    if isinstance(table, np.ndarray):
        summarise(table, sums, counts, checksum)
    else:
        given = [cuda.to_device(each) for each in (sums, counts, checksum)]
        configured(summarising, BLOCKS, THREADS)(table, *given)
        sums, counts, checksum = (each.copy_to_host() for each in given)
    return {
        "checksum": f"{int(checksum[0]):016x}",
        "mean": [round(float(total) / table.shape[0] / UNITS, 6) for total in sums],
        "histogram": counts.tolist(),
    }

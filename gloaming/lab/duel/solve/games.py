"""The value of a duel as the matrix game that it is, in whole units, for the processor and for a CUDA device alike.

Entries are whole numbers of units, UNITS to a win. What is computed from them is rounded once, to a whole number: to
the nearest, or outward for a bound. With 32 bits the value of a game is off by less than 1/16 of a unit before that,
with 64 bits by less than 2**-24. Neither depends on the machine: no product is inexact where a fused multiplication and
addition could replace it.
"""

from __future__ import annotations

import functools
import math
from enum import IntEnum
from typing import Any

import numpy as np
from numba import njit

CLOSE = 1 / 32  # in single precision, bounds nearer to each other than this are taken as equal
SLACK = 2.0**-24  # what a bound is moved outward by where its value is not a pure saddle


class Rounding(IntEnum):
    """Where a value between two units goes."""

    NEAREST = 0
    DOWN = 1
    UP = 2


@functools.cache
def pair_value(bits: int) -> Any:
    """The value of [[a, b], [c, d]] to the player of the rows."""
    real: Any = np.float32 if bits == 32 else np.float64

    def value(a: int, b: int, c: int, d: int) -> Any:
        low = max(min(a, b), min(c, d))
        high = min(max(a, c), max(b, d))
        if low >= high:
            return real(low)
        return real(b) + real(a - b) * real(d - b) / real((a - b) + (d - c))

    return njit(error_model="numpy")(value)


@functools.cache
def game_value(bits: int) -> Any:
    """The value of a 3 x 3 game, entries row by row.

    With L the largest over pairs of rows of the smallest over pairs of columns of the 2 x 2 values, and U the other way
    round, it is L if L = U. Otherwise both sides mix all three: it is the determinant over the sum of all cofactors.
    """
    two = pair_value(bits)
    close = CLOSE if bits == 32 else 0.0

    def value(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, i: int) -> float:
        low = max(min(a, b, c), min(d, e, f), min(g, h, i))
        high = min(max(a, d, g), max(b, e, h), max(c, f, i))
        if low >= high:
            return float(low)
        de0, de1, de2 = two(a, b, d, e), two(a, c, d, f), two(b, c, e, f)
        gh0, gh1, gh2 = two(a, b, g, h), two(a, c, g, i), two(b, c, h, i)
        la0, la1, la2 = two(d, e, g, h), two(d, f, g, i), two(e, f, h, i)
        lower = max(min(de0, de1, de2), min(gh0, gh1, gh2), min(la0, la1, la2))
        upper = min(max(de0, gh0, la0), max(de1, gh1, la1), max(de2, gh2, la2))
        if upper - lower <= close:
            return float(lower)
        # Less the first entry, which moves the value and not the sum of cofactors. All exact in double precision.
        b1, c1, d1, e1 = float(b - a), float(c - a), float(d - a), float(e - a)
        f1, g1, h1, i1 = float(f - a), float(g - a), float(h - a), float(i - a)
        minor_a, minor_b, minor_c = e1 * i1 - f1 * h1, f1 * g1 - d1 * i1, d1 * h1 - e1 * g1
        determinant = b1 * minor_b + c1 * minor_c
        cofactors = minor_a + minor_b + minor_c
        cofactors += (c1 * h1 - b1 * i1) - c1 * g1 + b1 * g1
        cofactors += (b1 * f1 - c1 * e1) + c1 * d1 - b1 * d1
        if cofactors == 0.0:
            return float(lower)
        return min(max(float(a) + determinant / cofactors, float(lower)), float(upper))

    return njit(error_model="numpy")(value)


@functools.cache
def rounded(rounding: int) -> Any:
    """A value as a whole number of units."""
    nearest, down = int(Rounding.NEAREST), int(Rounding.DOWN)

    def units(value: float) -> int:
        if rounding == nearest:
            return int(math.floor(value + 0.5))  # noqa: RUF046  a float on a device
        whole = int(math.floor(value))  # noqa: RUF046
        if whole == value:
            return whole
        outward = math.floor(value - SLACK) if rounding == down else math.ceil(value + SLACK)
        return int(outward)

    return njit(units)

"""What shells alone are worth in the variants, as `python -m gloaming.minds.duel.training` has found it."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gloaming.games.duel.rules.components import SHELLS, Variant
from gloaming.minds.duel.layouts import AT_THE_END

Floats = npt.NDArray[np.float64]

TABLE = Path(__file__).parent / "shells.npy"  # [variant, duels left, shells] for the side that swaps next
_ROWS = {Variant.MEMORY: 0, Variant.PROFESSIONAL: 1}


@functools.cache
def _table() -> Floats:
    return np.asarray(np.load(TABLE), np.float64)


@functools.cache
def after_the_duel(variant: int, left: int) -> Floats:
    """What 0 to 18 shells are worth when so many duels are left and the other side swaps next; to be read only."""
    if left == 0:
        return AT_THE_END
    table = _table()[_ROWS[Variant(variant)]]
    known = len(table)
    row = left if left <= known else known - (left - known) % 2  # who swaps before the last duel still counts a little
    worths: Floats = -table[row - 1, ::-1]
    worths[0], worths[SHELLS] = -1, 1
    worths.flags.writeable = False
    return worths

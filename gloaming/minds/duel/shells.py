"""What shells alone are worth in the professional variant, as `python -m gloaming.lab.duel.shells` has found it."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gloaming.games.duel.rules.components import SHELLS
from gloaming.minds.duel.layouts import AT_THE_END

Floats = npt.NDArray[np.float64]

TABLE = Path(__file__).parent / "shells.npy"  # [duels left, shells] for the side that exchanges next


@functools.cache
def _table() -> Floats:
    return np.asarray(np.load(TABLE), np.float64)


@functools.cache
def after_the_duel(left: int) -> Floats:
    """What 0 to 18 shells are worth when so many duels are left and the other side exchanges next; to be read only."""
    if left == 0:
        return AT_THE_END
    known = len(_table())
    row = left if left <= known else known - (left - known) % 2  # who has the last exchange still counts
    worths: Floats = -_table()[row - 1, ::-1]
    worths[0], worths[SHELLS] = -1, 1
    worths.flags.writeable = False
    return worths

"""What a position of the base game is worth to Bison, for every number of shells, without searching."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gloaming.games.duel.rules.components import SHELLS


def values(layouts: npt.NDArray[np.int8], left: int) -> npt.NDArray[np.float32]:
    """The value to Bison (-1 to 1) of n boards, with 0 to 18 shells, just before Bison swaps: shape (n, 19).

    `layouts` has the shape (n, 2, 9): the value of Bison's and of Wolf's pawn on each cell, row by row. `left` is the
    number of duels still to be fought, from 1 on. When Wolf swaps: transpose the board and exchange the sides.
    The board is left out of account here, and so are the duels left: the more shells, the better.
    """
    if left < 1:
        raise ValueError(f"{left} duels left: a value needs at least one")
    worth = np.linspace(-1, 1, SHELLS + 1, dtype=np.float32)
    return np.broadcast_to(worth, (len(layouts), SHELLS + 1)).copy()

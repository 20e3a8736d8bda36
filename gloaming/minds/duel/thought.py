"""What the minds of all variants of Duel make of a position, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.games.duel.rules.components import COLUMNS, HIDDEN_MASK, MASKS, MOST_DUELS, NO_MASK, ROWS, Side
from gloaming.minds.duel import games

Floats = npt.NDArray[np.float64]

_NOTHING: Floats = np.zeros(0)
_EVEN: Floats = np.full(MASKS, 1 / MASKS)


@dataclass(frozen=True)
class Thought:
    """The value for a seat, and for each action its worth and how often it is played."""

    value: float
    error: float = 0.0  # 0: the value is exact
    worths: Floats = field(default_factory=lambda: _NOTHING)
    shares: Floats = field(default_factory=lambda: _NOTHING)
    beliefs: Mapping[str, Any] = field(default_factory=dict)
    errors: Floats = field(default_factory=lambda: _NOTHING)  # standard errors of the worths, if these are sampled

    def of_the_other(self) -> Thought:
        """The same for the other seat, which is not asked."""
        return replace(self, value=-self.value, worths=_NOTHING, shares=_NOTHING, errors=_NOTHING)


def left_of(view: Any) -> int:
    """D15: how many duels are still to be fought."""
    return (int(view.limit) or MOST_DUELS) - int(view.duels)


def swaps_after(duels: int) -> int:
    """D12: who swaps after so many duels."""
    return Side.BISON if duels % 2 else Side.WOLF


def best_of(worths: Floats, error: float) -> Thought:
    """The action that is worth most; of several equal ones any, each equally often."""
    best = worths == worths.max()
    return Thought(float(worths.max()), error, worths, best / best.sum())


def of_masks(view: Any, seat: int, matrix: Floats, error: float) -> Thought:
    """D9: the coming duel as a matrix game, own masks as rows. A mask that is chosen already is final.

    When the time for masks is over (Question.LAPSE) chance chooses those that are missing.
    """
    own, other = games.optimal_mix(matrix), games.optimal_mix(-matrix.T)
    chosen = int(view.mask[seat])
    worths = matrix @ other
    shares = own if chosen == NO_MASK else np.eye(MASKS)[chosen]
    return Thought(float(shares @ worths), error, worths, shares, {"masks": named_masks(1 - seat, other)})


def of_lapse(view: Any, seat: int, matrix: Floats, error: float) -> Thought:
    """D9: chance chooses the masks that are missing, all equally likely."""
    chosen, hidden = int(view.mask[seat]), int(view.mask[1 - seat]) == HIDDEN_MASK
    own = _EVEN if chosen == NO_MASK else np.eye(MASKS)[chosen]
    other = games.optimal_mix(-matrix.T) if hidden else _EVEN
    return Thought(float(own @ matrix @ other), error, beliefs={"masks": named_masks(1 - seat, other)})


def named_masks(side: int, mix: Floats) -> dict[str, float]:
    """A mix of masks by their names."""
    return dict(zip(ROWS if side == Side.BISON else COLUMNS, map(float, mix), strict=True))

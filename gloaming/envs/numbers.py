"""Check numbers from outside (of Python, NumPy or a tensor): they must be whole and within range."""

from __future__ import annotations

import contextlib
import operator
from typing import SupportsIndex

from gloaming.core.errors import Malformed
from gloaming.core.game import Game


def read_whole(number: SupportsIndex, allowed: range, otherwise: str) -> int:
    """A whole number within a range."""
    with contextlib.suppress(TypeError):
        if (whole := operator.index(number)) in allowed:
            return whole
    raise Malformed(otherwise)


def read_seat(seat: SupportsIndex, players: int) -> int:
    """A seat of a table."""
    return read_whole(seat, range(players), f"there is no seat {seat!r}: seats are 0 to {players - 1}")


def read_action(action: SupportsIndex, game: Game) -> int:
    """An action of a game, legal or not."""
    actions = range(len(game.actions))
    return read_whole(action, actions, f"there is no action {action!r}: actions are 0 to {actions[-1]}")

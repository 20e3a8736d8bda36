"""Values of the wrong Python type, refused by name before anything is done with them."""

from __future__ import annotations

import reprlib
from typing import Any

import numpy as np


def whole(value: Any, name: str) -> int:
    """A whole number, Python's, NumPy's or an enum's; True and False are none."""
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        return int(value)
    raise TypeError(f"{name} is a whole number, not {reprlib.repr(value)}")


def text(value: Any, name: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError(f"{name} is a text, not {reprlib.repr(value)}")
    return value


def shown(text: str) -> str:
    """Text from outside as it can be printed anywhere: what cannot be is written out, as Python does."""
    return repr(text)[1:-1]

"""Check the Python types of values, and refuse wrong ones by name before anything is done."""

from __future__ import annotations

import reprlib
from typing import Any

import numpy as np


def whole(value: Any, name: str) -> int:
    """A whole number of Python, NumPy or an enum; True and False are refused."""
    if isinstance(value, int | np.integer) and not isinstance(value, bool):
        return int(value)
    raise TypeError(f"{name} must be a whole number, not {reprlib.repr(value)}")


def text(value: Any, name: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a text, not {reprlib.repr(value)}")
    return value


def shown(text: str) -> str:
    """Text from outside, made printable: other characters are escaped as in Python."""
    return repr(text)[1:-1]


def own(value: Any) -> Any:
    """A copy of plain data that its owner may change."""
    if isinstance(value, dict):
        return {name: own(part) for name, part in value.items()}
    return [own(part) for part in value] if isinstance(value, list) else value

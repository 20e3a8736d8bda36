"""What tests share: compiled rules, made once for all test processes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from gloaming.core.game import Game, compiled
from gloaming.core.warm import warm


@cache
def warmed(name: str) -> Game:
    """A game compiled with bounds checks; one test process compiles, with two processes, and the others wait."""
    warm([name], bounds=True)
    return compiled(name, bounds=True)


@pytest.fixture(scope="session")
def fast() -> Callable[[str], Game]:
    """Games by name, compiled with bounds checks."""
    return warmed

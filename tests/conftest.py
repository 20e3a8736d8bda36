"""What tests share: compiled rules, made once for all test processes."""

from __future__ import annotations

import fcntl
from collections.abc import Callable
from functools import cache

import pytest

from gloaming.core.compile import cache_home
from gloaming.core.game import Game, compiled
from gloaming.core.warm import warm


@cache
def warmed(name: str) -> Game:
    """A game compiled with bounds checks; one test process compiles, with two processes, and the others wait."""
    cache_home().mkdir(parents=True, exist_ok=True)
    with (cache_home() / f"test-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        warm([name], bounds=True)
    return compiled(name, bounds=True)


@pytest.fixture(scope="session")
def fast() -> Callable[[str], Game]:
    """Games by name, compiled with bounds checks."""
    return warmed

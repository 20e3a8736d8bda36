"""What tests share: compiled rules, made once for all test processes."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from gloaming.core.game import Game
from gloaming.testing.speeds import warmed
from tests.scopes import COMPILED, TOGETHER, scope_of

# Numba's own variable: here and in every process that tests start, compiled rules have bounds checks, so each game is
# compiled only once. `tests/core/test_background.py` compiles one without them.
BOUNDS = "NUMBA_BOUNDSCHECK"
os.environ[BOUNDS] = "1"
os.environ["OPENBLAS_NUM_THREADS"] = "1"  # for the processes that tests start: their threads would wait for each other
if find_spec("sniffio") is None:
    # httpx tries to import it several times per request; searching all folders again takes longer than everything else.
    sys.modules["sniffio"] = None  # type: ignore[assignment]


@pytest.fixture(scope="session")
def fast() -> Callable[[str], Game]:
    """Games by name, compiled with bounds checks."""
    return warmed


@pytest.fixture(autouse=True)
def _no_compiler_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests use the rules that they find; only `tests/core/test_background.py` compiles in the background."""
    monkeypatch.setattr("gloaming.core.background.compile_beside", lambda _: None)


# The marker of a test, by its folder or file under tests/; all others belong to the project.
MARKS = {
    **dict.fromkeys(("core", "games"), "rules"),
    **dict.fromkeys(("test_clauses", "test_about", "test_golden", "test_messages"), "rules"),
    **dict.fromkeys(("core/test_background", "core/test_caches", "envs", "lab", "minds", "reviews"), "compiled"),
    **dict.fromkeys(("test_compiled", "test_corpus", "test_ladder", "test_mutants", "test_nesting"), "compiled"),
    "test_adding_a_game": "compiled",
    "server": "server",
    "page": "browser",
    "cli": "terminal",
}


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Keep tests that share expensive things in one process, in the order of the collection."""
    config.option.loadscopereorder = False
    scheduler = LoadScopeScheduling(config, log)
    scheduler._split_scope = scope_of
    return scheduler


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test: with `compiled` if it uses compiled rules, otherwise by its place.

    Tests that compile all rules come first, each game in its own process; then those that stay together in one process,
    so that none of them is left over at the end. The page's tests come last: their browser keeps an event loop running,
    which would disturb the loops of others.
    """
    for item in items:
        place = item.path.relative_to(Path(__file__).parent).with_suffix("")
        compiles = "fast" in getattr(item, "fixturenames", ())
        item.add_marker("compiled" if compiles else MARKS.get(str(place)) or MARKS.get(place.parts[0], "project"))
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[bool, bool, bool]:
    path = item.nodeid.partition("::")[0]
    return item.path.parent.name == "page", path != COMPILED, path not in TOGETHER

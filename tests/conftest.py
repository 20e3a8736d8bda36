"""What tests share: compiled rules, made once for all test processes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.core.game import Game
from gloaming.testing.speeds import warmed


@pytest.fixture(scope="session")
def fast() -> Callable[[str], Game]:
    """Games by name, compiled with bounds checks."""
    return warmed


@pytest.fixture(autouse=True)
def _no_compiler_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests in this process play with the rules they find; `tests/core/test_beside.py` compiles beside others."""
    monkeypatch.setattr("gloaming.core.beside.compile_beside", lambda _: None)


# The marker of a test, by the folder or the file under tests/ that holds it; all others are of the project.
MARKS = {
    **dict.fromkeys(("core", "games"), "rules"),
    **dict.fromkeys(("test_clauses", "test_about", "test_french", "test_golden", "test_wording"), "rules"),
    **dict.fromkeys(("core/test_beside", "core/test_caches", "envs", "lab", "minds"), "compiled"),
    **dict.fromkeys(("test_compiled", "test_corpus", "test_ladder", "test_mutants", "test_nesting"), "compiled"),
    "test_adding_a_game": "compiled",
    "server": "server",
    "page": "browser",
    "cli": "terminal",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test: with `compiled` if it asks for compiled rules, else by its place.

    The page's tests come last: their browser keeps an event loop running, beside which others cannot run theirs.
    """
    for item in items:
        place = item.path.relative_to(Path(__file__).parent).with_suffix("")
        compiles = "fast" in getattr(item, "fixturenames", ())
        item.add_marker("compiled" if compiles else MARKS.get(str(place)) or MARKS.get(place.parts[0], "project"))
    items.sort(key=lambda item: item.path.parent.name == "page")

"""What tests share: compiled rules, made once for all test processes."""

from __future__ import annotations

from collections.abc import Callable

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page's tests come last: their browser keeps an event loop running, beside which others cannot run theirs."""
    items.sort(key=lambda item: item.path.parent.name == "page")

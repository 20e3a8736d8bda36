"""Environments in tests have the compiled rules, with bounds checks, that all tests share."""

from __future__ import annotations

import pytest

from tests.conftest import warmed


@pytest.fixture(autouse=True)
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("table", "openspiel"):
        monkeypatch.setattr(f"gloaming.envs.{module}.quickest", warmed)

"""Environments in tests use the compiled rules, with bounds checks, that all tests share."""

from __future__ import annotations

import pytest

from gloaming.testing.speeds import warmed


@pytest.fixture(autouse=True)
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.core.background.is_ready", lambda _: True)
    monkeypatch.setattr("gloaming.core.background.compiled", warmed)

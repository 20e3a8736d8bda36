"""The examples run, and do what they say."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from gloaming.testing.speeds import warmed

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_training_loop_learns_to_win_from_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.envs.table.quickest", warmed)
    train = runpy.run_path(str(EXAMPLES / "train_duel.py"))["train"]
    before, after = train(games=400, measured=100)
    assert before < 0
    assert after > 0.3

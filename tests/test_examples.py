"""The examples run, and do what they say."""

from __future__ import annotations

import inspect
import runpy
from pathlib import Path

import pytest

from gloaming.minds import BOTS
from gloaming.testing.speeds import warmed

EXAMPLES = Path(__file__).parent.parent / "examples"


def test_the_training_loop_learns_to_win_from_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.envs.table.quickest", warmed)
    train = runpy.run_path(str(EXAMPLES / "train_duel.py"))["train"]
    before, after = train(games=400, measured=100)
    assert before < 0
    assert after > 0.3


def test_a_bot_of_ones_own_beats_random_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gloaming.lab.runs.arena.quickest", warmed)
    monkeypatch.setattr("sys.argv", ["one_ply_more.py", "random", "4"])
    monkeypatch.setitem(BOTS, "duel", dict(BOTS["duel"]))
    runpy.run_path(str(EXAMPLES / "one_ply_more.py"), run_name="__main__")
    assert capsys.readouterr().out.startswith("one-ply-more 4 won")


def test_a_monte_carlo_bot_of_twenty_lines_beats_random_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("gloaming.lab.runs.arena.quickest", warmed)
    monkeypatch.setattr("sys.argv", ["monte_carlo.py", "duel", "random", "4"])
    monkeypatch.setitem(BOTS, "duel", dict(BOTS["duel"]))
    found = runpy.run_path(str(EXAMPLES / "monte_carlo.py"))
    lines = inspect.getsource(found["MonteCarlo"].choose).strip().splitlines()
    assert len(lines) <= 25
    runpy.run_path(str(EXAMPLES / "monte_carlo.py"), run_name="__main__")
    assert capsys.readouterr().out.startswith("monte-carlo 4 won")

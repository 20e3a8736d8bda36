"""Resumed runs: the report is that of a run that never stopped."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from gloaming.core.errors import Malformed
from gloaming.lab.runs.arena import Result, Run, tournament
from gloaming.lab.runs.workers import chunks_of
from tests.cli.driving import COMMAND, ROOT, command, environment

RUN: dict[str, Any] = {"name": "duel", "bots": ["random", "matrix"], "seed": "run", "options": {"limit": 2}}


def test_a_run_that_was_stopped_plays_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "run"
    whole = tournament(**RUN, games=12)
    assert tournament(**RUN, games=5, resume=file) == tournament(**RUN, games=5)
    with file.open("ab") as torn:
        torn.write(b'[5,[{"winn')  # killed while writing
    played: list[int] = []
    play = Run.play

    def counted(run: Run, number: int) -> Result:
        played.append(number)
        return play(run, number)

    monkeypatch.setattr(Run, "play", counted)
    assert tournament(**RUN, games=12, resume=file) == whole
    assert played == list(range(5, 12))
    assert tournament(**RUN, games=12, resume=file) == whole
    assert len(played) == 7


def test_a_run_that_was_stopped_in_its_first_line_starts_anew(tmp_path: Path) -> None:
    file = tmp_path / "run"
    tournament(**RUN, games=1, resume=file)
    file.write_bytes(file.read_bytes()[:20])
    assert tournament(**RUN, games=2, resume=file) == tournament(**RUN, games=2)
    assert file.read_bytes().count(b"\n") == 3


def test_roles_are_kept_with_the_results(tmp_path: Path) -> None:
    run: dict[str, Any] = {"name": "shadow_hunters", "bots": ["random"], "seed": "roles", "games": 2}
    whole = tournament(**run, resume=tmp_path / "run")
    assert whole.roles
    assert tournament(**run, resume=tmp_path / "run") == whole


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run"
    tournament(**RUN, games=1, resume=file)
    before = file.read_bytes()
    with pytest.raises(Malformed, match="belongs to another run: it differs in seed"):
        tournament(**{**RUN, "seed": "other"}, games=1, resume=file)
    with pytest.raises(Malformed, match="belongs to another run: it differs in options"):
        tournament(**{**RUN, "options": {"limit": 4}}, games=1, resume=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["a letter", "a letter\n", "two\nlines", "[]\n[1]\n", '{"game":"duel"}\n[0,1]\n', "{}\n"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter"
    file.write_text(text)
    with pytest.raises(Malformed, match=r"letter (is not|belongs to another)"):
        tournament(**RUN, games=1, resume=file)
    assert file.read_text() == text


def test_chunks_are_consecutive_games_and_miss_none() -> None:
    assert chunks_of([1, 2, 3, 4, 7, 8, 20], 1) == [(n, n + 1) for n in (1, 2, 3, 4, 7, 8, 20)]
    numbers = [*range(100), *range(150, 1000)]
    chunks = chunks_of(numbers, 2)
    assert [number for chunk in chunks for number in range(*chunk)] == numbers
    assert max(end - first for first, end in chunks) == 50


def test_a_killed_simulation_goes_on_and_reports_the_same(tmp_path: Path) -> None:
    """Killed outright, so that nothing can be cleaned up."""
    file = tmp_path / "run"
    args = ["simulate", "duel", "--games", "24", "--bots", "matrix", "--option", "limit=6", "--seed", "s", "--json"]
    process = subprocess.Popen([*COMMAND, *args, "--resume", str(file)], cwd=ROOT, env=environment())
    give_up = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") > 3):
        assert time.monotonic() < give_up
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert file.read_bytes().count(b"\n") < 25
    resumed = command(*args, "--resume", str(file), "--workers", "2")
    assert resumed.returncode == 0
    assert resumed.stdout == command(*args).stdout

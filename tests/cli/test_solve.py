"""`gloaming solve`: small boards without a device, resumed where it stopped, and what it says when it cannot run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from numba import cuda

from gloaming.cli.main import main


def solved(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, object]:
    assert main(["solve", "duel", "--board", "2x2", "--json", *args]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def horizons(found: dict[str, object]) -> list[tuple[int, str]]:
    rows = found["horizons"]
    assert isinstance(rows, list)
    return [(row["left"], row["checksum"]) for row in rows]


def test_a_solve_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "kept")
    whole = solved(capsys, "--limit", "12", "--placement")
    solved(capsys, "--limit", "4", "--folder", folder)
    resumed = solved(capsys, "--limit", "12", "--folder", folder, "--placement")
    assert horizons(resumed) == horizons(whole)
    assert [left for left, _ in horizons(whole)] == list(range(1, 13))
    assert resumed["openings"] == whole["openings"]
    assert main(["solve", "duel", "--board", "2x3", "--limit", "4", "--folder", folder]) == 2
    assert "keeps another solve" in capsys.readouterr().err


def test_bounds_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "duel", "--board", "2x2", "--endless", "--limit", "2"]) == 0
    out = capsys.readouterr().out
    assert "1, lower" in out
    assert "2, upper" in out


@pytest.mark.skipif(cuda.is_available(), reason="there is a CUDA device here")
def test_the_whole_board_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "duel"]) == 2
    assert "needs an NVIDIA device with 102 GB" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["shamans"], "there is no solver for shamans"),
        (["duel", "--limit", "3"], "a limit is an even number of duels"),
        (["duel", "--board", "4x4"], "a board is 2x2, 2x3, 3x2 or 3x3"),
    ],
)
def test_what_cannot_be_solved_is_said_in_a_line(
    args: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *args]) == 2
    err = capsys.readouterr().err
    assert reason in err
    assert err.count("\n") == 1

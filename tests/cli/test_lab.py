"""The lab's commands: what they print and write, and what they refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Done

Cli = Callable[..., Done]
DUEL = ("duel", "--seed", "lab", "--option", "limit=2")


def test_export_says_what_it_wrote(cli: Cli, tmp_path: Path) -> None:
    done = cli("export", *DUEL, "--games", "2", "--bots", "random", "--out", str(tmp_path / "data"))
    assert done.code == 0
    assert done.out.startswith("2 games, ")
    assert "seed lab" in done.out
    again = cli("export", *DUEL, "--games", "2", "--bots", "random", "--out", str(tmp_path / "data"), "--json")
    assert json.loads(again.out)["decisions"] == int(done.out.split()[2])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--games", "0", "--out", "new"), "positive whole number"),
        (("--games", "1"), "--out"),
        (("--games", "1", "--out", "new", "--bots", "nobody"), "has no bot 'nobody'"),
        (("--games", "1", "--out", "new", "--format", "csv"), "csv"),
        (("--games", "1", "--out", "."), "is not empty"),
    ],
)
def test_export_refuses_in_one_line(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], message: str
) -> None:
    (tmp_path / "mine").write_text("")
    monkeypatch.chdir(tmp_path)
    done = cli("export", *DUEL, *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert message in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_tournament_prints_ratings_and_a_cross_table(cli: Cli, tmp_path: Path) -> None:
    given = ("tournament", *DUEL, "--bots", "random,matrix", "--deals", "2", "--workers", "1")
    done = cli(*given, "--plot", str(tmp_path / "t.svg"))
    assert done.code == 0
    assert "rating (Bradley-Terry), 95 %" in done.out
    assert "4 games, at most 2 deals for a pair, seed lab" in done.out
    assert (tmp_path / "t.svg").read_text(encoding="utf-8").startswith("<svg")
    report = json.loads(cli(*given, "--json").out)
    assert {cell["bot"] for cell in report["cells"]} == {"random", "matrix"}
    assert cli("tournament", *DUEL, "--bots", "random").code == 2


def test_a_study_is_run_from_its_file(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text('seed = "s"\ndeals = 2\n[[table]]\ngame = "duel"\nbots = ["random"]\noptions.limit = [2, 4]\n')
    done = cli("study", str(path), "--workers", "1")
    assert (done.code, done.err) == (0, "")
    assert "A study: 2 settings, 4 games" in done.out
    assert (tmp_path / "small" / "report.html").is_file()
    path.write_text("seed = 1")
    assert "a seed, which is a text" in cli("study", str(path)).err
    assert cli("study", str(tmp_path / "none.toml")).code != 0
    path.write_bytes(b"\xff")
    assert "is not a text" in cli("study", str(path)).err


def test_balance_prints_a_summary_and_writes_a_report(cli: Cli, tmp_path: Path) -> None:
    given = ("balance", *DUEL, "--bots", "random", "--games", "3", "--workers", "1")
    done = cli(*given, "--out", str(tmp_path / "b.html"), "--compare", "limit=4")
    assert (done.code, done.err) == (0, "")
    assert "minutes, estimated" in done.out
    assert "With limit 4" in (tmp_path / "b.html").read_text(encoding="utf-8")
    ((found,),) = json.loads(cli(*given, "--json").out)
    assert (found["players"], found["games"]) == (2, 3)
    assert "at least 2 games" in cli("balance", *DUEL, "--games", "1").err

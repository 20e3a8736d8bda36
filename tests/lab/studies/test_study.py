"""Studies: the file says what is swept, runs are resumed, results are the same again, and the report is complete."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pyarrow.parquet
import pytest

from gloaming.core.errors import Malformed
from gloaming.lab.measures import around, difference, measures
from gloaming.lab.runs.arena import Result, tournament
from gloaming.lab.studies.report import LEDGER, conduct
from gloaming.lab.studies.study import Study, read_study

ROOT = Path(__file__).parents[3]
SMALL = """
title = "Limits & <bots>"
seed = "study"
deals = 3

[[table]]
game = "duel"
bots = [["random"], ["random", "matrix"]]
options = { limit = [2, 4], variant = "base" }
"""
ROLES = """
seed = "roles"
deals = 2

[[table]]
game = "shamans"
players = [3, 4]
bots = ["random"]
options.track = [4, 5]
decisions = true
"""


def conducted(study: Study, folder: Path) -> Path:
    return conduct(study, folder, workers=1, release="1.2.3")


def test_every_combination_is_a_setting() -> None:
    study = read_study(SMALL)
    assert [setting.label for setting in study.settings] == [
        "2 players, limit 2, random",
        "2 players, limit 4, random",
        "2 players, limit 2, random, matrix",
        "2 players, limit 4, random, matrix",
    ]
    assert [setting.games for setting in study.settings] == [3, 3, 6, 6]
    assert study.settings[1].run.options == {"limit": 4, "variant": "base"}


def test_the_games_are_those_of_a_tournament(tmp_path: Path) -> None:
    """The same seed and seats give the same games as `simulate`, and the table has a row for each of them."""
    study = read_study(SMALL)
    conducted(study, tmp_path)
    rows = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == study.games == 18
    report = tournament("duel", ["random", "matrix"], 6, seed="study", options={"limit": 4, "variant": "base"})
    last = [row for row in rows if row["setting"] == 3]
    assert sum(row["moves"] for row in last) == report.moves
    assert sum(row["winners"] == [row["bots"].index("matrix")] for row in last) == report.standings[1].wins


def test_a_stopped_study_goes_on_and_gives_the_same_bytes(tmp_path: Path) -> None:
    study = read_study(SMALL)
    names = ("study.toml", "study.json", "games.parquet", "report.html")
    conducted(study, tmp_path / "one")
    whole = {name: (tmp_path / "one" / name).read_bytes() for name in names}
    ledger = (tmp_path / "one" / LEDGER).read_bytes().splitlines(keepends=True)
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / LEDGER).write_bytes(b"".join(ledger[:3]))
    done: list[int] = []
    conduct(study, tmp_path / "two", workers=2, release="1.2.3", on_game=done.append)
    assert done[0] == 7  # six were kept
    assert done[-1] == study.games
    assert {name: (tmp_path / "two" / name).read_bytes() for name in names} == whole
    with pytest.raises(Malformed, match="another run: it differs in settings, games"):
        conducted(read_study(SMALL.replace("limit = [2, 4]", "limit = [2, 6]").replace("3", "4")), tmp_path / "two")


def test_the_report_needs_nothing_else_and_says_how_to_repeat_it(tmp_path: Path) -> None:
    text = conducted(read_study(SMALL), tmp_path).read_text(encoding="utf-8")
    assert "<h1>Limits &amp; &lt;bots&gt;</h1>" in text
    assert not re.search(r"(src|href)=|@import|url\(", text)
    assert "prefers-color-scheme:dark" in text
    assert "@media print" in text
    assert "gloaming 1.2.3" in text
    assert "limit = [2, 4]" in text
    for path in (tmp_path / "figures").iterdir():
        assert path.read_text(encoding="utf-8") in text
    facts = json.loads((tmp_path / "study.json").read_text(encoding="utf-8"))
    assert [setting["games"] for setting in facts["settings"]] == [3, 3, 6, 6]


def test_roles_are_drawn_over_the_swept_option_and_decisions_are_kept(tmp_path: Path) -> None:
    text = conducted(read_study(ROLES), tmp_path).read_text(encoding="utf-8")
    assert {path.name for path in (tmp_path / "figures").iterdir()} == {
        "shamans-role-shadow.svg",
        "shamans-role-shaman.svg",
        "shamans-game-moves.svg",
    }
    assert "Nearest to 50 %" in text
    assert "Compared with the first setting, deal by deal" in text
    games = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    kept = pyarrow.parquet.read_table(tmp_path / "decisions/002/games").to_pylist()
    assert [row["moves"] for row in kept] == [row["moves"] for row in games if row["setting"] == 2]


TABLE = 'seed = "s"\ndeals = 2\n[[table]]\ngame = "duel"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seed = ", "not TOML"),
        ("deals = 2", "a seed, which is a text"),
        ('seed = "s"', r"at least one \[\[table\]\]"),
        ('seed = "s"\ncolour = 1', "no 'colour': it has deals, seed, table, title"),
        ('seed = "s"\n[[table]]\ngame = "chess"', "there is no game 'chess'"),
        (TABLE.replace("2", "1"), "a number of deals, at least 2"),
        (TABLE, "a list of names"),
        (f'{TABLE}bots = ["nobody"]', "has no bot 'nobody'"),
        (f'{TABLE}bots = ["random"]\nplayers = "2"', "players are a number"),
        (f'{TABLE}bots = ["random"]\noptions.limit = [2, 3]', "limit=3"),
        (f'{TABLE}bots = ["random"]\noptions.limit = [[2]]', "a text, a number"),
        (f'{TABLE}bots = ["random"]'.replace("2", "99999999"), "at most 1000 settings"),
    ],
)
def test_a_study_that_cannot_be_is_refused(text: str, message: str) -> None:
    with pytest.raises(Malformed, match=message):
        read_study(text)


def test_measures_agree_with_hand_arithmetic() -> None:
    """Four games of two: returns of seat 0 are 1, 1, -1, 0, so it gets (2 + 2 + 0 + 1) / 8 of the shares."""
    results = [
        Result((0,), (1.0, -1.0), 10),
        Result((0,), (1.0, -1.0), 20),
        Result((1,), (-1.0, 1.0), 30),
        Result((), (0.0, 0.0), 40),
    ]
    found = {(one.group, one.name): one for one in measures([("a", "b"), ("b", "a")] * 2, results, (-1, 1))}
    assert found["seat", "0"].value == 5 / 8
    assert found["bot", "a"].value == (2 + 0 + 0 + 1) / 8
    assert found["game", "moves"].value == 25
    assert found["game", "won by nobody"].value == 1 / 4
    error = 1.959964 * math.sqrt((225 + 25 + 25 + 225) / 3 / 4)
    assert found["game", "moves"].interval == pytest.approx((25 - error, 25 + error))
    assert around([3.0]) == (-math.inf, math.inf)
    assert difference([1, 2, 3], [2, 4, 6])[0] == 2


def test_the_example_can_be_run() -> None:
    study = read_study((ROOT / "examples/studies/tracks.toml").read_text(encoding="utf-8"))
    assert [setting.run.players for setting in study.settings] == [3] * 7 + [4] * 7 + [5] * 7
    assert study.games == 21 * 2000

"""Exported decisions are those of the games, whoever reads them; shards are resumed, and workers change nothing."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pyarrow.parquet
import pytest

from gloaming.core.decisions import CHANCE
from gloaming.core.errors import Malformed
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.policies.playing import make_ready
from gloaming.lab.data import decisions
from gloaming.lab.data import export as exporting
from gloaming.lab.data.decisions import Recorder, Strange, numbers_of, recorder_for
from gloaming.lab.data.export import export
from gloaming.lab.runs.arena import Run, prepare

SHORT = {"limit": 2}


def told(run: Run, number: int) -> list[dict[str, Any]]:
    """The decisions of a game as the facade tells them, from a second playing of its moves."""
    game, rows = find(run.game), []
    played = run.match(number)
    match = Match(game, game.start(run.players, run.options), None)
    for made, (seat, move) in enumerate(played.moves):
        if seat != CHANCE:
            numbers = np.zeros(sum(length for _, length in game.observation), np.float32)
            game.rules.observe(match.seen(seat), seat, numbers)
            legal, action = match.legal_actions(seat), game.actions.parse(move)
            row = {"game": number, "move": made, "seat": seat, "bot": run.seating(number)[seat]}
            result, won = played.returns[seat], seat in played.winners
            rows.append({**row, "numbers": numbers, "legal": legal, "action": action, "result": result, "won": won})
        match.play(seat, move)
    return rows


def described(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "export.json").read_text(encoding="utf-8"))
    return found


def compared(rows: list[dict[str, Any]], expected: list[dict[str, Any]]) -> None:
    assert len(rows) == len(expected) > 0
    for row, wanted in zip(rows, expected, strict=True):
        assert np.array_equal(np.asarray(row["numbers"], np.float32), wanted["numbers"])
        assert {**row, "numbers": 0} == {**wanted, "numbers": 0}


def read_parquet(folder: Path) -> list[dict[str, Any]]:
    """Decisions as Polars reads them, unpacked as docs/lab.md says."""
    about = described(folder)
    table = polars.read_parquet(folder / "decisions" / "*.parquet")
    flags = np.frombuffer(b"".join(table["flags"]), np.uint8).reshape(len(table), -1)
    count = sum(length for _, length in about["sections"])
    numbers = numbers_of(flags, table["shares"].to_numpy(), about["shares"], count)
    rows = table.drop("flags", "shares").to_dicts()
    return [{**row, "numbers": numbers[number]} for number, row in enumerate(rows)]


@pytest.mark.parametrize(
    ("game", "bots", "games", "options"),
    [("duel", ["random", "matrix"], 3, SHORT), ("shamans", ["random", "beginner"], 1, {"track": 4})],
)
def test_decisions_are_those_that_the_facade_tells(
    tmp_path: Path, game: str, bots: list[str], games: int, options: dict[str, Any]
) -> None:
    run = prepare(game, bots, games, "told", None, options)
    expected = [row for number in range(games) for row in told(run, number)]
    found = export(game, games, tmp_path / "p", seed="told", bots=bots, options=options)
    assert found["decisions"] == len(expected)
    compared(read_parquet(tmp_path / "p"), expected)
    export(game, games, tmp_path / "j", seed="told", bots=bots, options=options, kind="jsonl")
    lines = (tmp_path / "j/decisions/part-00000.jsonl").read_text(encoding="utf-8").splitlines()
    compared([json.loads(line) for line in lines], expected)


def test_games_have_a_row_each(tmp_path: Path) -> None:
    """The seating turns, and the decisions of all games are those of the other table."""
    found = export("shamans", 2, tmp_path / "g", seed="rows", bots=["beginner", "random"], options={"track": 4})
    first, second = pyarrow.parquet.read_table(tmp_path / "g/games").to_pylist()
    assert (first["bots"], second["bots"]) == (["beginner", "random", "beginner"], ["random", "beginner", "beginner"])
    assert first["decisions"] + second["decisions"] == found["decisions"]
    assert sum(first["returns"]) == pytest.approx(1)
    assert {role["role"] for role in first["roles"]} == {"shaman", "shadow"}


def test_a_stopped_export_goes_on_and_workers_change_nothing(tmp_path: Path) -> None:
    given: dict[str, Any] = {"seed": "shards", "bots": ["random"], "options": SHORT, "shard": 2}
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    done: list[int] = []
    export("duel", 5, alone, **given, on_game=done.append)
    assert done == [2, 4, 5]
    assert sorted(path.name for path in (alone / "decisions").iterdir()) == [f"part-{n:05}.parquet" for n in range(3)]
    export("duel", 5, shared, **given, workers=2)
    whole = {path.relative_to(alone): path.read_bytes() for path in alone.rglob("*.*")}
    assert {path.relative_to(shared): path.read_bytes() for path in shared.rglob("*.*")} == whole
    (alone / "games/part-00001.parquet").unlink()
    export("duel", 5, alone, **given)
    assert {path.relative_to(alone): path.read_bytes() for path in alone.rglob("*.*")} == whole


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    given: dict[str, Any] = {"bots": ["random"], "options": SHORT}
    export("duel", 1, tmp_path / "one", seed="one", **given)
    with pytest.raises(Malformed, match="another export: it differs in seed"):
        export("duel", 1, tmp_path / "one", seed="two", **given)
    (tmp_path / "note").write_text("mine")
    with pytest.raises(Malformed, match="is not empty"):
        export("duel", 1, tmp_path, seed="one", **given)
    (tmp_path / "export.json").write_text("[]")
    with pytest.raises(Malformed, match="does not describe an export"):
        export("duel", 1, tmp_path, seed="one", **given)
    with pytest.raises(Malformed, match="parquet or jsonl, not as csv"):
        export("duel", 1, tmp_path / "new", seed="one", kind="csv", **given)


def test_a_number_that_needs_more_than_a_bit_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shells are shares of 18: a recorder that takes them for flags refuses, and the export begins anew."""
    run = prepare("duel", ["random"], 2, "bits", None, SHORT)
    right = recorder_for(run, compiled=False)
    assert set(right.shares) == {"left", "shells", "duels"}
    with pytest.raises(Strange, match="shells"):
        replace(right, shares=("left", "duels")).block(0, 1)
    monkeypatch.setattr(exporting, "recorder_for", lambda run, compiled: Recorder(run, ("duels",), compiled))
    export("duel", 2, tmp_path / "e", seed="bits", bots=["random"], options=SHORT)
    assert described(tmp_path / "e")["shares"] == right.shared.tolist()
    compared(read_parquet(tmp_path / "e"), [row for number in range(2) for row in told(run, number)])


def test_compiled_games_and_their_recording_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    run = prepare("duel", ["random"], 3, "speeds", None, SHORT)
    policy = policy_for(run.game, run.makers)
    assert policy is not None
    make_ready(policy)
    fast = recorder_for(run, compiled=True)
    two = fast.block(0, 3)
    monkeypatch.setattr(decisions, "is_ready", lambda _: False)
    one = replace(fast, compiled=False).block(0, 3)
    assert one.results == two.results
    for name in ("game", "move", "seat", "action", "ends", "flags", "shares"):
        assert getattr(one.decisions, name).tobytes() == getattr(two.decisions, name).tobytes(), name


def test_without_the_extra_it_is_said_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Malformed, match=r"pip install 'gloaming\[lab\]'"):
        export("duel", 1, tmp_path / "e", seed="s", bots=["random"], options=SHORT)

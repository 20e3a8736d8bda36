"""`gloaming soak`: real servers that are killed while people and bots play, and the audit of what is left."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.driving import command


def test_a_short_soak_loses_nothing_and_writes_a_report(tmp_path: Path) -> None:
    options = ("--minutes", "0.15", "--kills", "2", "--tables", "3", "--folder", str(tmp_path), "--json")
    done = command("soak", *options)
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(done.stdout)
    assert told["faults"]["kill"] == 2
    assert told["starts"] >= 3
    assert told["steps"] > 0
    found = told["found"]
    assert found["acknowledged"] > 0
    assert found["replayed"] >= 3
    assert found["views"] >= 3
    assert [found[name] for name in ("missing", "doubled", "lost", "unsound", "differing")] == [0] * 5
    assert [told[name] for name in ("stalled", "waiting", "outdated", "unclean", "left_over")] == [0] * 5
    assert (told["held"], told["broken"], told["failures"], told["errors"]) == ([], [], [], {})
    assert json.loads((tmp_path / "soak.json").read_text()) == told
    report = (tmp_path / "soak.html").read_text()
    assert report.count("<svg") == 5
    assert "http://" not in report.replace("http://www.w3.org/2000/svg", ""), "it needs nothing else"

"""`gloaming load`: a real server, real sockets, and the printed results."""

from __future__ import annotations

import json

from tests.cli.driving import command


def test_the_row_counts_what_so_many_tables_must_bring() -> None:
    done = command("load", "--tables", "3", "--seconds", "3", "--json")
    assert done.returncode == 0, done.stderr
    [row] = json.loads(done.stdout)
    assert row["tables"] == 3
    assert row["viewers"] == 2 + 5 + 5 + 3 * 2  # a Duel, five at each other table, and two watchers of each
    assert 0 < row["shown"] <= row["due"] <= 3 * 4 / 3  # a second apart: at most four of each table
    assert 0 < row["p50"] <= row["p95"] <= row["p99"]
    assert (row["refused"], row["dropped"], row["gaps"]) == (0, 0, 0)


def test_nothing_is_lost_when_the_server_is_killed() -> None:
    done = command("load", "--faults", "2", "--tables", "3", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["kills"] == 2
    assert found["acknowledged"] > 0
    assert [found[name] for name in ("missing", "doubled", "lost_tables", "not_back")] == [0, 0, 0, 0]

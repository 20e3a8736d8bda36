"""`gloaming doctor`: what works, what is not there, and what is broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Done

Cli = Callable[..., Done]


def found(done: Done) -> dict[str, tuple[str, str]]:
    return {row["thing"]: (row["state"], row["detail"]) for row in json.loads(done.out)}


def test_it_says_what_works_and_creates_nothing(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GLOAMING_BUS", raising=False)
    path = tmp_path / "tables.sqlite"
    done = cli("doctor", "--json", "--store", f"sqlite:///{path}")
    told = found(done)
    assert done.code == 0
    assert told["compiler"][0] == "works"
    assert told["store"] == ("works", f"{path} can be created")
    assert told["bus"][0] == "not there"
    assert not path.exists()


def test_a_store_that_is_there_is_written_to(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.touch()
    assert found(cli("doctor", "--json", "--store", f"sqlite:///{path}"))["store"] == (
        "works",
        f"{path} can be written",
    )
    path.write_text("precious, and no database at all")
    broken = cli("doctor", "--json", "--store", f"sqlite:///{path}")
    assert broken.code == 1
    assert found(broken)["store"][0] == "broken"
    assert path.read_text() == "precious, and no database at all"


def test_what_cannot_be_reached_is_broken_and_no_password_is_shown(cli: Cli, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    done = cli("doctor", "--store", store, "--bus", "amqp://ann:password@host")
    assert done.code == 1
    assert "bus      broken     a bus is given as redis://... or postgresql://..., not as amqp:" in done.out
    assert "password" not in done.out

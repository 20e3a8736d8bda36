"""What the tests of the command line share."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from gloaming.cli.main import main


class Done(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Done]:
    """The command line in this process, with lines typed into a pipe."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GLOAMING_TRACE", "1")  # an internal error fails the test with its traceback

    def run(*args: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = main(args)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run

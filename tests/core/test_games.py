"""The register of games: built-in ones, and those that other packages declare."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from gloaming.core import game
from tests.cli.driving import command, environment


def test_a_game_of_others_is_found_and_does_not_replace_one_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = game._declarations()
    theirs = [EntryPoint(name, "elsewhere:GAME", "gloaming.games") for name in (*ours, "kuhn")]

    def entry_points(**_: Any) -> list[EntryPoint]:
        return theirs

    monkeypatch.setattr(game, "entry_points", entry_points)
    assert game._declarations() == {**ours, "kuhn": "elsewhere:GAME"}


@pytest.fixture
def broken(tmp_path: Path) -> dict[str, str]:
    """An environment for processes in which another package declares a game whose module cannot be imported."""
    installed = tmp_path / "broken_game-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[gloaming.games]\nbroken = broken_game:GAME\n")
    (tmp_path / "broken_game.py").write_text("import a_module_that_is_not_there\n")
    return environment(PYTHONPATH=str(tmp_path))


REASON = "the game 'broken' of another package cannot be used: ModuleNotFoundError: No module named 'a_module_that_is"


def test_a_game_of_others_that_cannot_be_imported_is_left_out_with_a_warning(broken: dict[str, str]) -> None:
    script = (
        "from gloaming.core.game import GAMES, usable\n"
        "from gloaming.server.web.catalogue import catalogue\n"
        "from gloaming.server.operation.load.party import MIX\n"
        "from gloaming.envs.table import TITLES\n"
        "assert set(GAMES) - set(usable()) == {'broken'}\n"
        "assert usable() == tuple(game.name for game in catalogue()) == tuple(dict(MIX)) == tuple(TITLES)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=broken, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith(REASON)
    assert done.stderr.count("\n") == 1, "the warning is given once"


def test_whoever_asks_for_such_a_game_by_its_name_is_told_why_not(broken: dict[str, str]) -> None:
    done = command("simulate", "broken", "--games", "1", "--bots", "random", env=broken)
    assert done.returncode == 2
    assert done.stderr.startswith(f"gloaming: {REASON}")

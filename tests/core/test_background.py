"""Without compiled rules, play starts interpreted, compiles in the background, and switches over: the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gloaming.core.background import LINE
from tests.cli.driving import COMMAND, ROOT, environment, processes
from tests.conftest import BOUNDS

PATIENCE = 600  # seconds; a loaded machine is slow
SAID = LINE % "duel" + "\n"

MOVING = """
import time
from gloaming.core.game import find
from gloaming.envs.table import Table

def played():
    while not table.match.over:
        table.match.act(table.match.pending[0], table.match.legal_actions(table.match.pending[0])[0])
    return table.match.record()

table = Table("duel", options={"limit": 4})
table.reset(7)
assert table.game is find("duel")
first = played()
while table.game is find("duel"):
    time.sleep(0.05)
    table.reset(7)
assert played() == first
"""
STARTING = """
import sys
from gloaming.core.background import _started, quickest
quickest("duel")
print(*(process.pid for process in _started.values()), flush=True)
sys.stdin.read()
"""
SPYING = """
from gloaming.core.game import find
from gloaming.lab.runs import arena

plain = arena.play_game
def play_game(game, *rest):
    assert game is not find("duel")
    return plain(game, *rest)
arena.play_game = play_game
assert arena.tournament("duel", ["random"], 2, seed="few", options={"limit": 2}).games == 2
"""


@pytest.fixture(scope="module", autouse=True)
def _as_for_players() -> Iterator[None]:
    """Rules are compiled as for players: without bounds checks."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(BOUNDS)
        yield


def python(script: str, cache: Path) -> subprocess.Popen[str]:
    """Run a script in a process with its own cache."""
    env = environment(GLOAMING_CACHE=str(cache), PYTHONPATH=str(ROOT))
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", script], stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=env)


def group_of(leader: int) -> set[int]:
    return {process for process, _, group in processes() if group == leader}


def wait_for_the_end_of(leader: int) -> None:
    """Wait for processes to end. They are checked twice: a process that has just begun is not always listed."""
    deadline = time.monotonic() + PATIENCE
    while group_of(leader) or group_of(leader):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that was filled while an environment played."""
    cache = tmp_path_factory.mktemp("filled")
    with python(MOVING, cache) as moving:
        out, err = moving.communicate(timeout=PATIENCE)
    assert (moving.returncode, out, err) == (0, "", SAID)
    return cache


@pytest.fixture
def starting(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A process with an empty cache, and the one that compiles for it."""
    with python(STARTING, tmp_path) as process:
        assert process.stdout is not None
        yield process, int(process.stdout.readline())
        process.kill()


def test_an_environment_moves_over_when_the_rules_are_compiled(filled: Path) -> None:
    [ready] = filled.glob("gloaming/games-duel-*/ready")
    assert not ready.parent.name.endswith("-bounds")


def test_few_games_are_played_with_the_rules_of_the_cache(filled: Path) -> None:
    with python(SPYING, filled) as spying:
        assert spying.communicate(timeout=PATIENCE) == ("", "")


def test_a_simulation_is_the_same_with_and_without_compiled_rules(filled: Path, tmp_path: Path) -> None:
    args = ["--games", "6", "--bots", "matrix,random", "--option", "limit=4", "--seed", "s", "--workers", "2", "--json"]
    cold, warm = (simulated(args, cache) for cache in (tmp_path, filled))
    assert (cold.returncode, warm.returncode) == (0, 0)
    assert (cold.stderr, warm.stderr) == (SAID, "")
    assert json.loads(cold.stdout) == json.loads(warm.stdout)


def simulated(args: list[str], cache: Path) -> subprocess.CompletedProcess[str]:
    env = environment(GLOAMING_CACHE=str(cache))
    command = [*COMMAND, "simulate", "duel", *args]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, timeout=PATIENCE, check=False)


def test_one_process_compiles_for_all_who_wait(starting: tuple[subprocess.Popen[str], int], tmp_path: Path) -> None:
    _, leader = starting
    with python(STARTING, tmp_path) as second:
        assert second.communicate(timeout=PATIENCE) == ("\n", "")
    assert group_of(leader)


def test_who_compiles_beside_a_process_ends_with_it(starting: tuple[subprocess.Popen[str], int]) -> None:
    process, leader = starting
    assert process.communicate(timeout=PATIENCE) == ("", SAID)
    wait_for_the_end_of(leader)


def test_who_compiles_beside_a_process_ends_when_that_is_killed(starting: tuple[subprocess.Popen[str], int]) -> None:
    process, leader = starting
    process.kill()
    wait_for_the_end_of(leader)


def test_rules_in_another_place_have_a_cache_of_their_own(tmp_path: Path) -> None:
    """Numba finds compiled code by the path of its source."""
    twin = tmp_path / "twin" / "gloaming"
    shutil.copytree(ROOT / "gloaming", twin, ignore=shutil.ignore_patterns("page", "__pycache__"))
    script = "from gloaming.core.game import compiler; print(compiler('duel').cache)"
    env = {**os.environ, "GLOAMING_CACHE": str(tmp_path)}
    caches = {
        subprocess.check_output([sys.executable, "-c", script], env=env, cwd=place, text=True)
        for place in (ROOT, twin.parent, twin.parent)
    }
    assert len(caches) == 2

"""Workers play what they are given, and end when their parent does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from gloaming.lab.runs.workers import Chunk, Processes

PATIENCE = 120  # seconds; a loaded machine is slow
ROOT = Path(__file__).parents[3]
SCRIPT = """
from gloaming.lab.runs.workers import Processes
from tests.lab.runs.test_workers import linger
if __name__ == "__main__":
    list(Processes(2).map(linger, [1], str))
"""


def linger(chunk: Chunk) -> list[int]:
    """Report this process, and take longer than anybody waits."""
    print(os.getpid(), flush=True)
    time.sleep(3600)
    return list(chunk)


def is_running(process: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_workers_end_when_the_run_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "run.py"
    file.write_text(SCRIPT)
    pipe, path = subprocess.PIPE, {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, file], stdout=pipe, text=True, env=path) as run:
        assert run.stdout is not None
        worker = int(run.stdout.readline())
        assert is_running(worker)
        run.kill()
    patience = time.monotonic() + PATIENCE
    while is_running(worker) and time.monotonic() < patience:
        time.sleep(0.1)
    left = is_running(worker)
    if left:
        os.kill(worker, signal.SIGKILL)
    assert not left


def test_processes_play_every_game_once() -> None:
    found = list(Processes(2).map(range_of, list(range(3, 40)), str))
    assert all(results[0] == first for first, results in found)
    assert sorted(number for _, results in found for number in results) == list(range(3, 40))


def range_of(chunk: Chunk) -> list[int]:
    return list(range(*chunk))

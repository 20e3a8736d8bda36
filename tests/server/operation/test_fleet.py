"""Several processes on one port: one that is killed is started again, and nothing is lost; metrics are those of all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from gloaming.server.operation import metrics
from gloaming.server.operation.load.faults import torment
from gloaming.server.operation.places import Place

pytestmark = pytest.mark.anyio


async def test_processes_of_one_server_are_killed_one_by_one_and_nothing_is_lost(tmp_path: Path) -> None:
    verdict = await torment(tmp_path, 3, 3, seed=1, report=lambda _: None, processes=2)
    assert verdict.clean, verdict
    assert verdict.acknowledged > 20


FLEET = """
    import os, signal, sys, time
    from pathlib import Path
    from gloaming.server.operation.fleet import Fleet

    def work(number, serves):
        (Path({folder!r}) / f"{{number}}-{{os.getpid()}}").touch()
        if {fails}:
            return 3
        serves()
        signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
        while True:
            time.sleep(0.05)

    sys.exit(Fleet(2, work).run())
"""


def _fleet(folder: Path, *, fails: bool) -> subprocess.Popen[bytes]:
    text = textwrap.dedent(FLEET.format(folder=str(folder), fails=fails))
    return subprocess.Popen([sys.executable, "-c", text])


def _wait_for(folder: Path, count: int) -> list[Path]:
    while len(found := sorted(folder.iterdir())) < count:
        os.sched_yield()
    return found


def test_a_process_that_ends_is_started_again_and_all_end_with_the_server(tmp_path: Path) -> None:
    fleet = _fleet(tmp_path, fails=False)
    first, _ = _wait_for(tmp_path, 2)
    number, process = first.name.split("-")
    os.kill(int(process), signal.SIGKILL)
    again = [it.name for it in _wait_for(tmp_path, 3) if it.name.startswith(f"{number}-")]
    assert len(again) == 2
    fleet.terminate()
    assert fleet.wait(60) == 0
    for name in tmp_path.iterdir():
        with pytest.raises(ProcessLookupError):
            os.kill(int(name.name.split("-")[1]), 0)


def test_a_server_ends_although_it_is_just_starting_a_process_again(tmp_path: Path) -> None:
    fleet = _fleet(tmp_path, fails=False)
    first, _ = _wait_for(tmp_path, 2)
    time.sleep(0.2)  # it serves
    os.kill(int(first.name.split("-")[1]), signal.SIGKILL)
    time.sleep(0.2)  # now the server waits before it starts another
    fleet.terminate()
    try:
        assert fleet.wait(20) == 0
    finally:
        fleet.kill()


def test_processes_that_cannot_serve_are_not_started_again_and_again(tmp_path: Path) -> None:
    assert _fleet(tmp_path, fails=True).wait(60) == 3
    assert len(list(tmp_path.iterdir())) <= 2


def test_metrics_are_those_of_all_processes_with_their_numbers(tmp_path: Path) -> None:
    here, other = Place(tmp_path, 0, 3), Place(tmp_path, 1, 3)  # the third is only starting
    text = b'# TYPE gloaming_moves_total counter\ngloaming_moves_total{game="duel"} 7.0\n'
    other.file("metrics").write_bytes(text)
    metrics.MOVES.labels("duel").inc()
    found = {it.name: it for it in text_string_to_metric_families(metrics.exposition(here).decode())}
    moves = {it.labels["process"]: it.value for it in found["gloaming_moves"].samples if it.name.endswith("_total")}
    assert moves["1"] == 7.0
    assert moves["0"] >= 1.0
    assert {it.labels["process"] for it in found["gloaming_tables"].samples} == {"0"}

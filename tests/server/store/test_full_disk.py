"""A full disk: the server reports that it is not ready, loses nothing, and recovers by itself."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from gloaming.server.store import StoreDown, connect
from gloaming.server.store.readiness import Readiness
from tests.cli.driving import COMMAND
from tests.server.rooms import until
from tests.server.serving import Server, do, new_table

pytestmark = pytest.mark.anyio

SMALL = 'mount -t tmpfs -o size=40m none "$0" && exec "$@"'  # a file system that only this process sees


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    if subprocess.run(["unshare", "-rm", "true"], check=False, capture_output=True).returncode:
        pytest.skip("this system lets nobody mount a small file system")
    (tmp_path / "disk").mkdir()
    return tmp_path / "disk"


@pytest.fixture
def server(tmp_path: Path, disk: Path) -> Iterator[Server]:
    program = ["unshare", "-rm", "sh", "-c", SMALL, str(disk), *COMMAND]
    started = Server(tmp_path, "--store", f"sqlite:///{disk}/tables.sqlite", program=program)
    yield started
    started.end()


def fill(folder: Path) -> Path:
    """Create a file that takes all free space."""
    with (folder / "fill").open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    return folder / "fill"


async def test_a_server_on_a_full_disk_is_not_ready_and_recovers(server: Server, disk: Path) -> None:
    inside = Path(f"/proc/{server.process.pid}/root{disk}")
    with server.client() as ann:
        table = new_table(ann)
        assert ann.get("/readyz").status_code == 200
        room = os.statvfs(inside)
        assert room.f_bavail * room.f_frsize < 40 * 2**20, "it is the small one"
        filler = fill(inside)
        await until(lambda: ann.get("/readyz").status_code == 503)
        assert ann.get("/healthz").status_code == 200
        filler.unlink()
        await until(lambda: ann.get("/readyz").status_code == 200)
        assert do(ann, table, "rename", name="Anna")["ok"]


async def test_readiness_is_tried_once_a_second_however_often_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = connect(f"sqlite:///{tmp_path}/tables.db")
    ready, tries = store.ready, 0

    async def counted() -> None:
        nonlocal tries
        tries += 1
        await ready()

    monkeypatch.setattr(store, "ready", counted)
    monkeypatch.setattr("gloaming.server.store.readiness.FRESH", 3600.0)
    readiness = Readiness(store)
    await asyncio.gather(*(readiness.check() for _ in range(50)))
    assert tries == 1
    await store.close()
    with pytest.raises(StoreDown):
        await Readiness(store).check()

"""The files of an embedded store: private to their owner, used by one server at a time, and copied while it runs."""

from __future__ import annotations

import asyncio
import signal
import stat
from pathlib import Path

import pytest

from gloaming.server.store import Store
from gloaming.server.store.files import Taken, alone
from tests.cli.driving import command
from tests.server.serving import do, new_table, serving
from tests.server.store.test_store import entry, in_store, opened


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_second_server_on_the_same_file_is_refused_in_one_line_until_the_first_is_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ann:
        table = new_table(ann)
        second = command("serve", "--port", "0", "--store", server.store)
        assert (second.returncode, second.stdout) == (2, "")
        words = f"gloaming: another server uses {tmp_path}/tables.sqlite; several servers need a PostgreSQL store\n"
        assert second.stderr == words
        assert do(ann, table, "rename", name="Anna")["ok"], "and the first goes on"
        assert mode(tmp_path / "tables.sqlite.lock") == 0o600
        server.end(signal.SIGKILL)
    with serving(tmp_path) as again, again.client() as bob:
        assert new_table(bob)


def test_whoever_is_alone_lets_the_next_in_afterwards(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with alone(url), pytest.raises(Taken), alone(url):
        pass
    with alone(url), alone("postgresql://host/db"):
        pass


def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    path = folder / "tables.db"

    async def story() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await store.append(entry(1, "a"))
            for file in folder.iterdir():
                file.chmod(0o644)
            async with opened(f"sqlite:///{path}"):
                names = ("tables.db", "tables.db-wal", "tables.db-shm")
                assert {file.name: mode(file) for file in folder.iterdir()} == dict.fromkeys(names, 0o600)

    asyncio.run(story())
    assert mode(folder) == 0o700


def test_a_running_server_is_copied_whole_into_a_file_of_ones_own(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(tmp_path) as server, server.client() as ann:
        table = new_table(ann)
        assert do(ann, table, "rename", name="Anna")["ok"]
        done = command("backup", str(copy), "--store", server.store)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout == f"{tmp_path}/tables.sqlite was copied to {copy}\n"
        assert mode(copy) == 0o600

        async def same(store: Store) -> None:
            async with opened(server.store) as original:
                assert await store.read(table) == await original.read(table)
                assert len(await store.read(table)) >= 2
                assert await store.secret() == await original.secret()

        in_store(f"sqlite:///{copy}", same)


def test_a_server_goes_on_from_a_restored_copy(tmp_path: Path) -> None:
    copy, place = tmp_path / "copy.sqlite", tmp_path / "tables.sqlite"
    with serving(tmp_path) as server, server.client() as ann:
        table = new_table(ann)
        assert do(ann, table, "rename", name="Anna")["ok"]
        assert command("backup", str(copy), "--store", server.store).returncode == 0
        assert do(ann, table, "rename", name="Lost")["ok"]
        cookies = dict(ann.cookies)
        refused = command("restore", str(copy), "--store", server.store)
        assert (refused.returncode, refused.stderr) == (1, f"gloaming: File exists: {place}\n")
    for file in tmp_path.glob("tables.sqlite*"):
        file.unlink()
    done = command("restore", str(copy), "--store", f"sqlite:///{place}")
    assert (done.returncode, done.stdout) == (0, f"{copy} was copied to {place}\n")
    assert mode(place) == 0o600
    with serving(tmp_path) as again, again.client() as ann:
        ann.cookies.update(cookies)
        people = ann.get(f"/api/tables/{table}").json()["table"]["people"]
        assert [person["name"] for person in people] == ["Anna"], "as it was when it was copied"
        assert do(ann, table, "rename", name="Back")["ok"], "and the proof of a seat still counts"


def test_what_is_no_store_is_not_restored(tmp_path: Path) -> None:
    other, target = tmp_path / "other", tmp_path / "tables.db"
    other.write_text("precious")
    done = command("restore", str(other), "--store", f"sqlite:///{target}")
    assert (done.returncode, done.stderr) == (2, f"gloaming: {other} cannot be copied: file is not a database\n")
    (tmp_path / "tables.db-wal").touch()
    done = command("restore", str(other), "--store", f"sqlite:///{target}")
    assert (done.returncode, done.stderr) == (
        2,
        f"gloaming: {target}-wal is left over from another store: move it away first\n",
    )
    assert not target.exists()


@pytest.mark.parametrize(
    ("store", "words"),
    [
        ("sqlite:////nowhere/tables.db", "there is no store at /nowhere/tables.db"),
        ("postgresql://ann:password@host/db", "only a store in a file can be copied this way; for PostgreSQL"),
    ],
)
def test_what_cannot_be_copied_is_one_line(store: str, words: str, tmp_path: Path) -> None:
    done = command("backup", str(tmp_path / "copy"), "--store", store)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert "password" not in done.stderr
    assert not (tmp_path / "copy").exists()


def test_a_copy_never_replaces_a_file(tmp_path: Path) -> None:
    source, target = tmp_path / "tables.db", tmp_path / "copy"
    target.write_text("precious")

    async def story(store: Store) -> None:
        await store.append(entry(1, "a"))

    in_store(f"sqlite:///{source}", story)
    done = command("backup", str(target), "--store", f"sqlite:///{source}")
    assert done.returncode != 0
    assert "File exists" in done.stderr
    assert target.read_text() == "precious"

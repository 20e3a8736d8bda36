"""Compiled rules that nobody has used for long are removed, but never those in use, whoever sweeps."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gloaming.core.caches import KEPT, cache_home, hold, sweep
from gloaming.core.errors import Malformed


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GLOAMING_CACHE", str(tmp_path))
    return tmp_path / "gloaming"


def cached(home: Path, name: str, *, unused_for: float) -> Path:
    """A folder of compiled rules that was last used a number of seconds ago."""
    folder = home / name
    (folder / "duel_1234").mkdir(parents=True)
    (folder / "ready").touch()
    age(folder, unused_for)
    return folder


def age(folder: Path, seconds: float) -> None:
    then = time.time() - seconds
    os.utime(folder, (then, then))


@pytest.fixture
def user(home: Path) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    """A folder, and a process that uses it until its input is closed."""
    folder = cached(home, "games-duel-0123", unused_for=2 * KEPT)
    script = (
        "import sys, pathlib; from gloaming.core.caches import hold; hold(pathlib.Path(sys.argv[1])); "
        "print('held', flush=True); sys.stdin.read()"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", script, folder], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield folder, process


def test_what_was_not_used_for_long_is_removed_and_nothing_else(home: Path) -> None:
    old = cached(home, "games-duel-0123", unused_for=KEPT + 3600)
    recent = cached(home, "games-duel-4567", unused_for=KEPT - 3600)
    other = cached(home, "letters", unused_for=2 * KEPT)
    sweep()
    assert (old.exists(), recent.exists(), other.exists()) == (False, True, True)


def test_using_a_folder_makes_it_recent(home: Path) -> None:
    folder = cached(home, "games-duel-0123", unused_for=2 * KEPT)
    hold(folder)
    assert time.time() - folder.stat().st_mtime < KEPT
    assert (folder / "ready").exists()


def test_what_a_process_uses_stays_until_it_ends(user: tuple[Path, subprocess.Popen[str]]) -> None:
    folder, process = user
    age(folder, 2 * KEPT)
    sweep()
    assert (folder / "ready").exists()
    process.communicate()
    sweep()
    assert not folder.exists()


def test_a_folder_that_was_removed_is_made_again_by_who_uses_it(home: Path) -> None:
    folder = cached(home, "games-duel-89ab", unused_for=2 * KEPT)
    sweep()
    hold(folder)
    age(folder, 2 * KEPT)
    sweep()
    assert folder.exists()


def test_several_may_sweep_at_once_while_others_begin_to_use(home: Path) -> None:
    for number in range(100):
        cached(home, f"games-duel-{number:04}", unused_for=2 * KEPT)
    used = [home / f"games-duel-{number:04}" for number in range(0, 100, 3)]
    with ThreadPoolExecutor(6) as pool:
        jobs = [pool.submit(sweep) for _ in range(4)] + [pool.submit(hold, folder) for folder in used]
        for job in jobs:
            job.result()
    sweep()
    assert sorted(home.iterdir()) == used


def test_no_cache_at_all_is_nothing_to_sweep(home: Path) -> None:
    sweep()
    assert not home.exists()


UNWRITABLE = ("/proc/nobody", "/dev/null/nobody")  # unusable even for root: one cannot be created, one is not a folder


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The temporary folder of a machine, for a user who names no cache; returns the user's folder in it."""
    monkeypatch.delenv("GLOAMING_CACHE", raising=False)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path / f"gloaming-{os.getuid()}"


def test_the_cache_is_in_the_users_cache_folder(
    temporary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert cache_home() == tmp_path / "cache" / "gloaming"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "somebody"))
    assert cache_home() == tmp_path / "somebody" / ".cache" / "gloaming"
    assert not temporary.exists()


@pytest.mark.parametrize("home", UNWRITABLE)
def test_where_the_home_folder_cannot_be_written_the_cache_is_a_temporary_folder_of_ones_own(
    home: str, temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", home)
    assert cache_home() == temporary
    assert temporary.stat().st_mode & 0o777 == 0o700
    hold(cache_home() / "games-duel-0123")
    assert [folder.name for folder in temporary.iterdir()] == ["games-duel-0123"]


@pytest.mark.parametrize("what", ["open", "link", "file"])
def test_a_temporary_folder_that_others_could_write_is_refused(
    what: str, temporary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", UNWRITABLE[0])
    if what == "open":
        temporary.mkdir()
        temporary.chmod(0o770)
    elif what == "link":
        (tmp_path / "elsewhere").mkdir(mode=0o700)
        temporary.symlink_to(tmp_path / "elsewhere")
    else:
        temporary.touch(mode=0o600)
    with pytest.raises(Malformed, match=r"is not private to you: .* GLOAMING_CACHE"):
        cache_home()


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a folder away")
def test_a_temporary_folder_of_somebody_else_is_refused(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", UNWRITABLE[0])
    temporary.mkdir(mode=0o700)
    os.chown(temporary, 12345, 12345)
    with pytest.raises(Malformed, match="is not private to you"):
        cache_home()


@pytest.mark.parametrize("named", UNWRITABLE)
def test_a_named_cache_that_cannot_be_written_is_refused_by_name(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLOAMING_CACHE", named)
    with pytest.raises(Malformed, match=f"GLOAMING_CACHE names {named}, which cannot be written"):
        cache_home()


@pytest.mark.parametrize("folder", UNWRITABLE)
def test_a_folder_that_cannot_be_made_is_an_error_and_no_endless_attempt(folder: str) -> None:
    with pytest.raises(OSError, match=folder):
        hold(Path(folder) / "games-duel-0123")

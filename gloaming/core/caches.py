"""The folders of compiled rules, one for each digest of their sources, and the removal of those no longer used."""

from __future__ import annotations

import contextlib
import fcntl
import functools
import os
import shutil
import stat
import tempfile
import time
from pathlib import Path

import platformdirs

from gloaming.core.errors import Malformed

VARIABLE = "GLOAMING_CACHE"
KEPT = 30 * 24 * 60 * 60  # seconds after its last use; until then an older version or a branch may need a folder again
NAMES = "games-*"
TRIES = 100  # attempts to hold a folder that others may be removing


def cache_home() -> Path:
    """The folder in which compiled rules are kept between runs.

    It is inside the folder that GLOAMING_CACHE names, or else the user's cache folder. If that cannot be written, it is
    a temporary folder.
    """
    return _home(os.environ.get(VARIABLE, ""), platformdirs.user_cache_path("gloaming"), Path(tempfile.gettempdir()))


@functools.cache
def _home(named: str, usual: Path, temporary: Path) -> Path:
    if named:
        if not _can_be_written(folder := Path(named) / "gloaming"):
            raise _unusable("core-folder-unwritable", named)
        return folder
    known = usual.is_absolute()  # otherwise the home folder is unknown
    return usual if known and _can_be_written(usual) else _own(temporary / f"gloaming-{os.getuid()}")


def _can_be_written(folder: Path) -> bool:
    """Whether a file can be created in the folder, or in its nearest parent that exists."""
    try:
        there = next(parent for parent in (folder, *folder.absolute().parents) if parent.exists())
        tempfile.TemporaryFile(dir=there).close()
    except OSError:
        return False
    return True


def _own(folder: Path) -> Path:
    """Make a folder that only this user can read and write, because its contents are run as code."""
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=stat.S_IRWXU)
    found = folder.lstat()
    others = found.st_mode & (stat.S_IRWXG | stat.S_IRWXO)
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or others:
        raise _unusable("core-folder-shared", str(folder))
    return folder


def _unusable(why: str, folder: str) -> Malformed:
    from gloaming.core.messages import say  # noqa: PLC0415  messages need the compiler, which needs this

    return Malformed(say(why, folder=folder, variable=VARIABLE))


@functools.cache
def hold(folder: Path) -> int:
    """Create a folder if necessary, and keep it from being removed while this process runs."""
    for _ in range(TRIES):
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):  # another process has just removed it
            held = os.open(folder, os.O_RDONLY)
            fcntl.flock(held, fcntl.LOCK_SH)
            if _is_still(folder, held):
                os.utime(folder)
                return held
            os.close(held)
    raise OSError(f"{folder} is removed again and again")


def sweep() -> None:
    """Remove the folders that no process uses or has used for a long time. Several processes may do this at once."""
    for folder in cache_home().glob(NAMES):
        with contextlib.suppress(OSError):  # in use, already removed, or owned by somebody else
            _remove_if_unused(folder)


def _remove_if_unused(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if _is_still(folder, opened) and time.time() - folder.stat().st_mtime > KEPT:
            shutil.rmtree(folder)
    finally:
        os.close(opened)


def _is_still(folder: Path, opened: int) -> bool:
    """Whether this name still belongs to the folder that was opened, not to a new one in its place."""
    with contextlib.suppress(FileNotFoundError):
        return os.path.samestat(folder.stat(), os.fstat(opened))
    return False

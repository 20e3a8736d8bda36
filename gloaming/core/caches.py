"""The folders of compiled rules, one for each digest of their sources: those that nobody uses any more are removed."""

from __future__ import annotations

import contextlib
import fcntl
import functools
import os
import shutil
import time
from pathlib import Path

KEPT = 30 * 24 * 60 * 60  # seconds after its last use in which a folder may be wanted again: an older version, a branch
NAMES = "games-*"


def cache_home() -> Path:
    """Where compiled rules are kept between runs."""
    home = os.environ.get("GLOAMING_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(home) / "gloaming" if home else Path.home() / ".cache" / "gloaming"


@functools.cache
def hold(folder: Path) -> int:
    """Make a folder if need be, and keep it from being removed for as long as this process runs."""
    while True:
        with contextlib.suppress(FileNotFoundError):  # somebody removes it just now
            folder.mkdir(parents=True, exist_ok=True)
            held = os.open(folder, os.O_RDONLY)
            fcntl.flock(held, fcntl.LOCK_SH)
            if _is_still(folder, held):
                os.utime(folder)
                return held
            os.close(held)


def sweep() -> None:
    """Remove the folders that no process uses and none has used for long; several may do it at once."""
    for folder in cache_home().glob(NAMES):
        with contextlib.suppress(OSError):  # in use, removed by another, or not ours to remove
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
    """Whether the folder of this name is the one that was opened, and not a new one in its place."""
    with contextlib.suppress(FileNotFoundError):
        return os.path.samestat(folder.stat(), os.fstat(opened))
    return False

"""A Chromium for the tests: the machine's own, Playwright's, or Debian's, which is installed if allowed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = """\
the browser tests need Chromium, and there is none. Install it in one of these ways:
  apt-get install chromium                                  (Debian, Ubuntu; as root)
  .venv/bin/python -m playwright install chromium           (anywhere else)"""


def find_chromium(playwrights_own: str) -> str:
    """The path of a Chromium, which is installed if necessary. FileNotFoundError says what to install."""
    found = _on_path() or (playwrights_own if Path(playwrights_own).exists() else None)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
        found = _on_path()
    if found is None:
        raise FileNotFoundError(MISSING)
    return found


def _on_path() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _install() -> None:
    """Install it once for all test processes."""
    with Path(tempfile.gettempdir(), "gloaming-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _on_path():
            return
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("update", "--yes install chromium"):
            subprocess.run(["apt-get", *command.split()], capture_output=True, check=False, env=env)

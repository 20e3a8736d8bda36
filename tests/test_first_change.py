"""Following docs/first-change.md changes a rule, its words in three languages and its tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.cli.driving import ROOT
from tests.guide import PATIENT, agrees, blocks, commands

PAGE = ROOT / "docs" / "first-change.md"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "page", "corpus")
AUTHOR = ("-c", "user.name=Reader", "-c", "user.email=reader@example.org")


def run(folder: Path, *arguments: str, typed: str = "") -> str:
    """Run a command in the copy, which imports the copy's own package; return its output."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(
        arguments,
        input=typed,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**kept, "PATH": path, "PYTHONPATH": str(folder), "GIT_CEILING_DIRECTORIES": str(folder.parent)},
        timeout=PATIENT,
        check=False,
    )
    assert done.returncode == 0, f"{arguments}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_the_page_can_be_followed_to_the_letter(tmp_path: Path) -> None:
    copy = tmp_path / "gloaming"
    for folder in "gloaming", "tests":
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for step in ("init", "-q"), ("add", "-A"), (*AUTHOR, "commit", "-q", "-m", "As it was"):
        run(copy, "git", *step)
    for block in blocks(PAGE):
        if block.kind == "diff":
            run(copy, "git", "apply", typed=block.body)
        for command, printed, _ in commands(block) if block.kind == "console" else ():
            found = run(copy, "bash", "-c", command)
            assert agrees(printed, found), f"{command}\n{found}"
    changed = run(copy, "git", "diff", "--name-only").split()
    for lang in "en", "fr", "de":
        assert f"gloaming/games/duel/clauses/{lang}.md" in changed
        assert f"gloaming/games/duel/messages/{lang}.ftl" in changed

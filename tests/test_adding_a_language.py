"""docs/adding-a-language.md: a folder of messages is a language, for the terminal, the library and the server alike."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from gloaming.core.compile import PACKAGE
from gloaming.core.game import GAMES

SPEAKS = """
import gloaming
from gloaming.core.game import LANGUAGES, Reader
from gloaming.core.speech import Speech
match = gloaming.new("duel", seed="s")
assert "xx" in LANGUAGES
print(Speech("duel", Reader(0, "xx")).prompt(match.seen(0)))
print(Speech("duel", Reader(0, "xx")).text("title"))
try:
    match.play(0, "mask 1")
except gloaming.Illegal as error:
    print(error.said("xx"))
"""


def test_a_language_is_a_folder_and_a_file_for_each_game(tmp_path: Path) -> None:
    """Every English message with a mark serves as the language xx, in an otherwise unchanged copy of the package."""
    copy = tmp_path / "gloaming"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copytree(copy / "messages" / "en", copy / "messages" / "xx")
    for game in GAMES:
        folder = copy / "games" / game / "messages"
        (folder / "xx.ftl").write_text((folder / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    words = copy / "games" / "duel" / "messages" / "xx.ftl"
    marked = words.read_text(encoding="utf-8")
    for english, other in (
        ("Place a pawn:", "Xput a pawn:"),
        ("title = Duel", "title = Xduel"),
        ("no masks are chosen", "no xmasks are chosen"),
    ):
        assert english in marked
        marked = marked.replace(english, other)
    words.write_text(marked, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", SPEAKS], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    prompt, title, refusal = done.stdout.splitlines()
    assert prompt == "Xput a pawn: 1 to go in this turn."
    assert title == "Xduel of the Shamans"
    assert refusal.startswith("mask 1: no xmasks are chosen")
    rules = subprocess.run(
        [sys.executable, "-m", "gloaming", "rules", "duel", "--clause", "D1", "--lang", "xx"],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "3 × 3 board" in rules.stdout, rules.stderr

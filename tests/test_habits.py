"""The project's own habits: markers, hooks, decision records, the site, and what newcomers are told to type."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

import gloaming
from gloaming.core.compile import PACKAGE
from tests.conftest import MARKS

HERE = Path(__file__).parent
ROOT = HERE.parent
CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PYTEST = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]


def test_every_folder_of_tests_has_a_marker() -> None:
    assert {path.parent.name for path in HERE.glob("*/__init__.py")} <= set(MARKS)
    assert all((HERE / place).is_dir() or (HERE / f"{place}.py").is_file() for place in MARKS)


def test_every_marker_is_described_to_newcomers() -> None:
    markers = {line.partition(":")[0] for line in PYTEST["markers"]}
    told = set(re.findall(r"`(\w+)`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    assert {*MARKS.values(), "project", "slow"} == markers
    assert markers <= told


def test_make_quick_runs_all_tests_of_the_rules() -> None:
    found = re.search(r"^RULES := (.+)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    listed = {Path(word).relative_to("tests").with_suffix("").as_posix() for word in found[1].split()}
    assert listed == {place for place, mark in MARKS.items() if mark == "rules"}


def test_the_change_log_begins_with_this_version() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$", CHANGES, re.MULTILINE)
    assert released[:1] == [gloaming.__version__]


def test_the_version_is_written_in_one_place() -> None:
    asking = [path for path in PACKAGE.rglob("*.py") if re.search(r"version\([\"']gloaming", path.read_text("utf-8"))]
    assert not asking, "gloaming.__version__ is the version"


def test_pins_name_no_index() -> None:
    assert not [path.name for path in (ROOT / "requirements").iterdir() if "://" in path.read_text(encoding="utf-8")]


def test_hooks_download_nothing() -> None:
    (local,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    assert local["repo"] == "local"
    assert {hook["language"] for hook in local["hooks"]} == {"system"}
    assert all(hook["entry"].startswith(".venv/bin/") for hook in local["hooks"])


def test_decisions_are_numbered_and_have_a_reason_and_consequences() -> None:
    records = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))
    assert [path.name[:5] for path in records] == [f"{number:04}-" for number in range(1, len(records) + 1)]
    for path in records:
        text = path.read_text(encoding="utf-8")
        assert text.startswith(f"# {path.name[:4]} ")
        assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
        assert path.name in (path.parent / "index.md").read_text(encoding="utf-8")


def test_the_site_is_built_without_a_warning_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    reference = (tmp_path / "reference.html").read_text(encoding="utf-8")
    assert "Start a new game. Chance is played from the seed" in reference
    for name, shown in {
        "designer": ["0 0 640 560", "<iframe", "minutes, estimated: +"],
        "researcher": ["<b>duel</b>, seat 0", "256 games of duel", "shape: (5, 6)"],
        "bot_writer": ["monte-carlo 4 won", "<iframe", "<th"],
    }.items():
        page = (tmp_path / "notebooks" / f"{name}.html").read_text(encoding="utf-8")
        assert [part for part in shown if part not in page] == [], name
    for path in tmp_path.rglob("*.html"):
        loaded = re.findall(r"<(?:script|link|img)[^>]*(?:src|href)=\"https?:[^\"]*", path.read_text(encoding="utf-8"))
        assert not loaded, f"{path.name} loads {loaded}"


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "README.md"])
def test_what_newcomers_are_told_to_type_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    told = re.findall(r"(?:`|^    )make ([a-z]+)", text, re.MULTILINE)
    assert told
    assert set(told) <= set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
    for command in re.findall(r"^    (?:grep -rn \S+|\.venv/bin/python -m pytest) (.+)$", text, re.MULTILINE):
        assert all((ROOT / word).exists() for word in command.split() if "/" in word), command

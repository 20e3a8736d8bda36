"""The examples in the docs run, and the docs refer only to what exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from gloaming.core.game import find
from tests.guide import GUIDE
from tests.setups import SETUPS
from tests.tables import action_rows, observation_rows

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY")),
    *sorted((ROOT / "docs").rglob("*.md")),
]


# The guide's examples run where its game is installed: tests/test_adding_a_game.py
@pytest.mark.parametrize("path", [path for path in DOCUMENTS if path != GUIDE], ids=lambda path: path.stem)
def test_examples_give_what_they_say(path: Path) -> None:
    result = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


def test_the_documents_hold_examples() -> None:
    parser = doctest.DocTestParser()
    assert len(parser.get_examples((ROOT / "docs/facade.md").read_text(encoding="utf-8"))) > 15


@pytest.mark.parametrize("name", sorted({setup.name for setup in SETUPS}))
def test_the_tables_of_a_game_are_those_of_the_program(name: str) -> None:
    text = (ROOT / "docs/games" / f"{name}.md").read_text(encoding="utf-8")
    game = find(name)
    for row in (*action_rows(game), *observation_rows(game)):
        assert row in text, row


MAP = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
_NAMED = re.compile(r"(?<![\w/<.])[\w-]+(?:/[\w-]+)*/[\w.-]*\w")


def test_the_map_of_the_program_names_only_what_is_there() -> None:
    """A path is named from the root; in the drawing, from the package or the server."""
    named = set(_NAMED.findall(re.sub(r"\]\([^)]*\)|/<game>/\S*", "", MAP)))
    assert len(named) > 40
    tops = (ROOT, ROOT / "gloaming", ROOT / "gloaming/server")
    assert [path for path in named if not any((top / path).exists() for top in tops)] == []


def test_the_map_of_the_program_shows_every_room_of_the_server() -> None:
    rows = dict(re.findall(r"^\| `gloaming/server/(\w+)` \| (.*) \|$", MAP, re.MULTILINE))
    assert set(rows) == {path.parent.name for path in (ROOT / "gloaming/server").glob("*/__init__.py")}
    for room, text in rows.items():
        for module in re.findall(r"`(\w+\.py)`", text):
            assert (ROOT / "gloaming/server" / room / module).is_file(), module

"""`gloaming review`: tables, JSON and a page of its own, in every language; never of a game that is still played."""

from __future__ import annotations

import json
import random
from html.parser import HTMLParser
from pathlib import Path

import pytest

import gloaming
from gloaming.cli.main import main
from gloaming.core.game import LANGUAGES
from tests.reviews.test_review import finished

FAULTS = {"en": "Moves that cost something", "fr": "Les coups qui ont coûté", "de": "Züge, die etwas gekostet haben"}


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A game in which Bison's swap was a blunder."""
    path = tmp_path / "blunder.txt"
    path.write_text(finished(random.Random(1), blunder=0).record())
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faults_are_told_with_what_was_better(record: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record, "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    fault = lines[lines.index(FAULTS[lang]) + 2]
    assert fault.split()[:2] == ["3", "Bison"]
    assert " ± " in fault


def test_json_holds_what_the_tables_are_made_of(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", record, "--json", "--seat", "bison"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["seats"]) == ["0"]  # nothing of Wolf's
    assert {decision["seat"] for decision in found["decisions"]} == {0}
    account = found["seats"]["0"]["account"]
    parts = [account[part] for part in ("expected", "own", "others", "luck")]
    assert sum(parts) == pytest.approx(account["result"])
    assert "mistake" in [decision["verdict"] for decision in found["decisions"]]


class _Page(HTMLParser):
    """Collects the tags of a page, and checks that each is closed by its own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_to_keep_loads_nothing(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "review.html"
    assert main(["review", record, "--html", str(out), "--lang", "de"]) == 0
    assert str(out) in capsys.readouterr().out
    page = _Page()
    page.feed(out.read_text(encoding="utf-8"))
    assert page.open == []
    assert page.addresses == []
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert page.tags.count("polyline") == 2 + 2 * 2  # a line for each side; then for each, as known and as it was
    assert page.tags.count("table") >= page.tags.count("svg")
    assert FAULTS["de"] in out.read_text(encoding="utf-8")


def test_a_page_from_one_seat_shows_nothing_that_it_could_not_know(record: str, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    assert main(["review", record, "--html", str(out), "--seat", "wolf"]) == 0
    page = _Page()
    page.feed(out.read_text(encoding="utf-8"))
    assert page.tags.count("polyline") == 1  # as Wolf could know it
    assert 'class="was"' not in out.read_text(encoding="utf-8")


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text(gloaming.new("duel").record())
    assert main(["review", str(path)]) != 0
    assert capsys.readouterr().err == "gloaming: only a finished game can be reviewed\n"

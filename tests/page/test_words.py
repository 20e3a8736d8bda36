"""The shell's words: both languages whole, and French written as French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gloaming.core.game import GAMES
from tests.page.conftest import PageAt

SOURCE = Path(__file__).parents[2] / "web" / "src"
TUTORIALS = [SOURCE / "games" / game / "tutorial.ts" for game in GAMES]
PAGE = Path(__file__).parents[2] / "gloaming" / "server" / "page"


def sentences(text: str) -> list[str]:
    """The string literals of a source."""
    return [match[1] for match in re.finditer(r'"((?:[^"\\]|\\.)*)"', text)]


@pytest.mark.parametrize("path", ["/", "/settings", "/rules/duel", "/nowhere"])
def test_no_english_sentence_of_the_shell_is_shown_in_french(page_at: PageAt, path: str) -> None:
    french = set(sentences((SOURCE / "words" / "fr.ts").read_text()))
    english = [it for it in sentences((SOURCE / "words" / "en.ts").read_text()) if len(it) > 8 and it not in french]
    page = page_at(1280, lang="fr")
    page.goto(path)
    expect(page.locator("main h1")).to_be_visible()
    shown = page.locator("body").inner_text()
    assert len(english) > 100
    assert [it for it in english if it in shown] == []


def test_french_has_its_typography() -> None:
    texts = [(SOURCE / "words" / "fr.ts").read_text()]
    texts += [found for path in TUTORIALS for found in re.findall(r'fr: ("[^"]*")', path.read_text())]
    said = [it for text in texts for it in sentences(text)]
    assert len(said) > 150
    assert [it for it in said if re.search(r" [?!;:»]|« |[a-zé][?!;»]|«[^\u00a0]|'", it)] == []


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.parent.name)
def test_every_step_of_every_guide_speaks_both_languages(path: Path) -> None:
    at, en, fr = (len(re.findall(rf"^ +{key}: ", path.read_text(), re.MULTILINE)) for key in ("at", "en", "fr"))
    assert at == en == fr >= 6


def test_the_first_load_is_under_300_kilobytes() -> None:
    index = (PAGE / "index.html").read_text()
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    fonts = [path.stat().st_size for path in PAGE.glob("assets/*.woff2")]
    assert len(names) >= 2
    assert sum((PAGE / f"{name}.gz").stat().st_size for name in names) + sum(fonts) < 300_000

"""The words of the page: every language is complete, long words are not clipped, and one click changes the language."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, Page, expect

from gloaming.core.compile import PACKAGE
from gloaming.core.game import LANGUAGES
from tests.page.conftest import PageAt
from tests.server.serving import Server

PAGE = PACKAGE / "server" / "page"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
# Everything wider than its own box, unless it is meant to scroll or to be hidden.
CLIPPED = """() => [...document.querySelectorAll("main *, header *")].filter((it) => {
  const style = (one) => getComputedStyle(one).overflowX;
  const scrolls = (one) => !!one && (/auto|scroll/.test(style(one)) || scrolls(one.parentElement));
  if (it.closest(".unseen, svg, [hidden]") || it.clientWidth < 2 || !it.innerText?.trim() || scrolls(it)) return false;
  // The board is drawn to its own measure, and a title that is cut ends in dots.
  if (it.matches(".stage") || getComputedStyle(it).textOverflow === "ellipsis") return false;
  const hides = style(it) !== "visible" && it.scrollWidth > it.clientWidth + 1;
  const leaves = it.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
  return hides || leaves;
}).map((it) => `${it.tagName} ${it.className}: ${it.innerText.slice(0, 60)}`)"""

# A list that is closed shows one line: where it is narrower than it would be by itself, a choice is cut.
CUT = """() => [...document.querySelectorAll("main select")].filter((it) => {
  const free = it.cloneNode(true);
  free.style.cssText = "position: absolute; inline-size: max-content; min-inline-size: 0; max-inline-size: none";
  it.after(free);
  const wanted = free.offsetWidth;
  free.remove();
  return wanted > it.offsetWidth;
}).map((it) => `SELECT: ${it.innerText}`)"""


def plain_words(lang: str) -> set[str]:
    """The page's messages that are one plain text."""
    file = PACKAGE / "messages" / lang / "page.ftl"
    found = [
        it.value.elements
        for it in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(it, ast.Message) and it.value
    ]
    return {part[0].value for part in found if len(part) == 1 and isinstance(part[0], ast.TextElement)}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("path", ["/", "/settings", "/rules/duel", "/nowhere"])
def test_no_english_sentence_of_the_shell_is_shown_in_another_language(page_at: PageAt, path: str, lang: str) -> None:
    english = {it for it in plain_words("en") - plain_words(lang) if len(it) > 8}
    page = page_at(1280, lang=lang)
    page.goto(path)
    expect(page.locator("main h1")).to_be_visible()
    shown = page.locator("body").inner_text()
    assert len(english) > 100
    assert [it for it in english if it in shown] == []


def clipped(page: Page, path: str, button: int | None, awaited: str) -> set[str]:
    """What is clipped at an address, or after a button on the card of Duel there."""
    page.goto(path)
    if button is not None:
        page.locator("article[data-game=duel] .acts .button").nth(button).click()
    expect(page.locator(awaited).first).to_be_visible()
    return {*page.evaluate(CLIPPED), *page.evaluate(CUT)}


@pytest.mark.parametrize("width", [360, 1280])
def test_long_german_words_are_clipped_nowhere(page_at: PageAt, width: int) -> None:
    german = page_at(width, lang="de")
    for path in ("/", "/settings", "/rules/duel", "/rules/shamans"):
        assert clipped(german, path, None, "main h1") == set(), path
    assert clipped(german, "/", 1, "main .card select") == set(), "the lobby"
    assert clipped(german, "/", 0, "main .prompt") == set(), "the table"


def test_a_language_is_changed_at_one_touch_and_rules_say_which_they_are_in(page_at: PageAt) -> None:
    page = page_at(1280)
    page.goto("/rules/shamans")
    expect(page.get_by_role("link", name="Rules", exact=True)).to_be_visible()
    page.get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("link", name="Regeln", exact=True)).to_be_visible()
    expect(page.get_by_text("Diese Regeln sind auf Englisch")).to_be_visible()
    page.goto("/rules/duel")
    expect(page.locator("main h1")).to_contain_text("Duell der Schamanen")
    expect(page.get_by_text("Diese Regeln sind auf Englisch")).to_have_count(0)
    assert page.locator("html").get_attribute("lang") == "de"


def test_until_one_is_chosen_the_language_is_the_browsers(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", locale="de-AT")
    page = context.new_page()
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    assert json.loads(page.evaluate("localStorage['gloaming.prefs']"))["lang"] is None
    page.locator("main").get_by_text("Français").click()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    context.close()


def test_what_was_refused_changes_its_language_with_the_page(page_at: PageAt) -> None:
    page = page_at(1280)
    page.goto("/")
    page.locator("input[type=file]").set_input_files({"name": "x", "mimeType": "text/plain", "buffer": b"no record"})
    expect(page.get_by_role("alert")).to_contain_text("not a record: the first line is neither")
    page.get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("alert")).to_contain_text("keine Aufzeichnung")


def test_the_first_load_is_under_300_kilobytes() -> None:
    index = (PAGE / "index.html").read_text()
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    fonts = [path.stat().st_size for path in PAGE.glob("assets/*.woff2")]
    assert len(names) >= 2
    assert sum((PAGE / f"{name}.gz").stat().st_size for name in names) + sum(fonts) < 300_000

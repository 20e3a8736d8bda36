"""Rules and settings: what can be read, and what is kept in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from gloaming.core.game import GAMES, LANGUAGES
from gloaming.server.web.rulespage import rules_page
from tests.page.conftest import PageAt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_on_the_rules_page_and_rulings_are_marked(page_at: PageAt, name: str, lang: str) -> None:
    clauses = [clause for section in rules_page(name, lang).sections for clause in section.clauses]
    page = page_at(1280, lang=lang)
    page.goto(f"/rules/{name}")
    expect(page.locator("main li[id]")).to_have_count(len(clauses))
    assert page.locator("main li[id]").evaluate_all("all => all.map(it => it.id)") == [it.id for it in clauses]
    marked = page.locator("main li[id] .mark")
    expect(marked).to_have_count(sum(clause.ruling for clause in clauses))


def test_a_link_to_a_clause_shows_it_and_a_search_finds_it(page_at: PageAt) -> None:
    page = page_at(360)
    page.goto("/rules/duel#D14")
    expect(page.locator("#D14")).to_be_in_viewport()
    page.get_by_label("Find in the rules").fill("all 18 shells")
    expect(page.locator("main li[id]")).to_have_count(1)
    page.get_by_label("Find in the rules").fill("no rule says this")
    expect(page.get_by_text("No clause mentions that.")).to_be_visible()


def test_settings_are_kept_in_the_browser(page_at: PageAt) -> None:
    page = page_at(360)
    page.goto("/settings")
    page.get_by_label("Your name").fill("Zoé")
    page.get_by_text("Dawn (light)").click()
    page.locator("main").get_by_text("Français").click()
    page.get_by_label("Sons discrets").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-theme", "dawn")
    expect(page.get_by_label("Votre nom")).to_have_value("Zoé")
    expect(page.get_by_label("Sons discrets")).to_be_checked()


def test_motion_follows_the_system_until_it_is_chosen(page_at: PageAt) -> None:
    page = page_at(1280)
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")  # these browsers ask for reduced motion
    page.get_by_text("on", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-motion", "on")


def test_an_address_that_leads_nowhere_says_so(page_at: PageAt) -> None:
    page = page_at(360)
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here.")


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_comes_before_the_clauses(page_at: PageAt, game: str) -> None:
    page = page_at(360)
    page.goto(f"/rules/{game}")
    chapters = page.locator(".chapter")
    expect(chapters.nth(5)).to_be_visible()
    words = " ".join(chapters.all_inner_texts()).split()
    assert 150 < len(words) < 600  # three minutes to read
    first, clause = chapters.first.bounding_box(), page.locator("li[id]").first.bounding_box()
    assert first is not None
    assert clause is not None
    assert first["y"] < clause["y"]

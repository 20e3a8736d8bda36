"""Help: explanations, holds for what cannot be undone, peeks at secrets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gloaming.core.about import find_about
from gloaming.core.game import Reader
from gloaming.core.messages import say
from gloaming.core.speech import Speech, in_words
from tests.page.conftest import PageAt
from tests.page.playing import open_table
from tests.page.test_line import play_duel


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_explains_the_question_and_names_no_commands_to_type(page_at: PageAt, lang: str) -> None:
    page = page_at(1280, lang=lang)
    page.goto("/")
    page.locator("article[data-game=duel] .button.first").click()
    page.get_by_role("tab", name=re.compile("Help|Aide")).click()
    asked = page.get_by_role("tabpanel").locator("section").first
    expect(asked).to_contain_text(Speech("duel", Reader(0, lang)).said(say("help-place", variant="base")))
    assert "`" not in asked.inner_text()


def test_help_begins_at_its_top_however_far_the_log_was_read(page_at: PageAt) -> None:
    page = page_at(1280)
    open_table(page, {"game": "shamans", "players": 5})
    page.get_by_role("tab", name="Help").click()
    expect(page.get_by_role("heading", name="The question")).to_be_in_viewport()


def test_resting_on_a_thing_or_asking_with_a_key_explains_it_with_its_clause(page_at: PageAt) -> None:
    page = page_at(1280)
    play_duel(page)
    thing = page.locator("main [data-explain]").first
    term = find_about("duel").glossary[thing.get_attribute("data-explain") or ""]
    thing.hover()
    page.mouse.move(*(value + 3 for value in centre(page)))
    box = page.get_by_role("dialog", name=in_words(term.name, game="duel"))
    expect(box).to_contain_text(in_words(term.text, game="duel"))
    expect(box).to_contain_text(term.clause)
    page.mouse.move(2, 2)
    expect(box).to_have_count(0)


def centre(page: Page) -> tuple[float, float]:
    box = page.locator("main [data-explain]").first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("way", ["pointer", "key"])
def test_leaving_asks_for_a_hold(page_at: PageAt, way: str) -> None:
    page = page_at(1280)
    play_duel(page)
    page.get_by_role("tab", name="Players").click()
    leave = page.get_by_role("button", name="Leave the game to a bot")
    leave.click(delay=100)
    expect(leave).to_contain_text("Keep holding")
    if way == "pointer":
        leave.click(delay=900)
    else:
        leave.focus()
        page.keyboard.down("Enter")
        page.wait_for_timeout(900)
        page.keyboard.up("Enter")
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    page.get_by_role("button", name="Take over again").click()
    expect(page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_ones_own_role_and_goal_are_in_sight_until_one_covers_them_at_the_table(page_at: PageAt) -> None:
    page = page_at(1280)
    page.goto("/")
    page.get_by_role("button", name="Play now: Shamans").click()
    secret = page.get_by_text(re.compile("Keep the pawn from the Moon|Bring the pawn to the Moon"))
    expect(secret).to_be_visible()
    page.get_by_role("button", name="How fast things happen").click()
    page.get_by_label("Cover my secrets").check()
    page.keyboard.press("Escape")
    expect(secret).to_have_count(0)
    page.reload()
    expect(page.locator("[data-tour=role] [aria-expanded=false]").first).to_be_visible()
    expect(secret).to_have_count(0)


def test_a_covered_role_lies_face_down_until_it_is_looked_at(page_at: PageAt) -> None:
    page = page_at(360, covered=True)
    page.goto("/")
    page.get_by_role("button", name="Play now: Shamans").click()
    role = page.locator("[data-tour=role] [aria-expanded]")
    expect(role).to_have_attribute("aria-expanded", "false")
    hidden = role.inner_text()
    role.tap()
    expect(role).to_have_attribute("aria-expanded", "true")
    assert role.inner_text() != hidden
    role.press("Escape")
    expect(role).to_have_attribute("aria-expanded", "false")

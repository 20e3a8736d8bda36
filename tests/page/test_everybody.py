"""For everybody: narrow screens, keyboards, screen readers, both themes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gloaming.core.game import find
from tests.page import playing
from tests.page.conftest import PageAt

PICTURES = Path(__file__).parents[2] / "build" / "pictures"  # pictures of every page, for people to look at
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def open_path(path: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()

    return visit


def open_table(game: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        playing.open_table(page, {"game": game, "players": find(game).usual})
        expect(page.locator("main .prompt")).to_be_visible()
        expect(page.locator(".board > *:not([role=status])").first).to_be_visible()

    return visit


def open_lobby(page: Page) -> None:
    page.goto("/")
    page.locator("article[data-game=shamans] .button:not(.first)").first.click()
    expect(page.get_by_role("region", name="Invit")).to_be_visible()


def open_home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)


def open_palette(page: Page) -> None:
    open_table("duel")(page)
    page.keyboard.press("/")
    expect(page.get_by_role("dialog")).to_be_visible()


def open_replay(page: Page) -> None:
    open_table("shadow_hunters")(page)
    page.get_by_role("tab").first.click()
    page.get_by_role("tabpanel").get_by_role("link").first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def open_end(page: Page) -> None:
    playing.open_table(page, {"game": "duel", "players": 2, "options": {"limit": "2"}})
    playing.MousePlayer(page, seed=1).play()


def open_share(page: Page) -> None:
    open_table("duel")(page)
    page.locator("header nav button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def open_lesson(page: Page) -> None:
    page.goto("/learn/shadow_hunters")
    expect(page.locator("main .prompt")).to_be_visible()


PAGES: dict[str, Callable[[Page], None]] = {
    "home": open_home,
    "settings": open_path("/settings"),
    "rules": open_path("/rules/shadow_hunters"),
    "nowhere": open_path("/nowhere"),
    "lobby": open_lobby,
    "shamans": open_table("shamans"),
    "shadow_hunters": open_table("shadow_hunters"),
    "duel": open_table("duel"),
    "palette": open_palette,
    "replay": open_replay,
    "end": open_end,
    "share": open_share,
    "lesson": open_lesson,
}


def violations(page: Page) -> list[str]:
    """What axe finds, in words."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{it['id']}: {json.dumps([node['html'][:160] for node in it['nodes']])}" for it in found]


def width(page: Page) -> tuple[int, int]:
    """The width of the page, and of the screen."""
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return int(wide), int(screen)


TOUCHED = "button, a.button, .field, [type=range], label:has(.unseen, [type=checkbox])"
# Found and measured in one step: others move meanwhile, and an element that has gone has no height.
SMALL = """touched => [...document.querySelectorAll(touched)]
    .filter(it => it.checkVisibility({visibilityProperty: true}) && it.getBoundingClientRect().height < 43.5)
    .map(it => it.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("where", PAGES)
def test_on_a_desk_at_dusk_axe_finds_nothing(page_at: PageAt, where: str) -> None:
    page = page_at(1280, theme="dusk")
    PAGES[where](page)
    page.screenshot(path=PICTURES / f"{where}-dusk.png", full_page=True)
    assert violations(page) == []


@pytest.mark.parametrize("where", PAGES)
def test_on_a_phone_at_dawn_axe_finds_nothing_and_whatever_can_be_touched_is_44_pixels_high(
    page_at: PageAt, where: str
) -> None:
    page = page_at(360, theme="dawn", lang="fr")  # whose words are longer than English ones
    PAGES[where](page)
    page.screenshot(path=PICTURES / f"{where}-dawn.png", full_page=True)
    assert violations(page) == []
    assert page.evaluate(SMALL, TOUCHED) == []
    page.set_viewport_size({"width": 320, "height": 740})
    wide, screen = width(page)
    assert wide <= screen == 320, "nor does anything scroll sideways on the narrowest screen"


def test_axe_finds_nothing_in_the_panels(page_at: PageAt) -> None:
    page = page_at(360)
    open_table("duel")(page)
    for panel in ("Log", "Notes", "Chat", "Players", "Help"):
        page.get_by_role("tab", name=panel).click()
        expect(page.get_by_role("tabpanel", name=panel)).to_be_visible()
        assert violations(page) == [], panel


def test_the_grid_of_who_can_be_whom_stays_while_others_move(page_at: PageAt) -> None:
    page = page_at(360)
    playing.open_table(page, {"game": "shadow_hunters", "players": 4, "options": {"first": "0"}})
    rows = [page.locator(".grid tbody tr").nth(n).element_handle() for n in (0, 4, 9)]
    page.locator("button.dice.glow").click()
    expect(page.locator("button.dice.glow")).to_have_count(0)  # the view after the roll has come
    assert all(row.evaluate("row => row.isConnected") for row in rows)  # and with them whoever's focus is there


def test_a_game_is_begun_and_a_move_is_made_by_keyboard_alone(page_at: PageAt) -> None:
    page = page_at(1280)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Play now: Duel of the Shamans":
            break
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"  # the focus is seen
    page.keyboard.press("Enter")
    expect(page.locator("main .prompt")).to_contain_text("Your turn")
    page.keyboard.press("/")
    page.keyboard.type("place 7 b2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("b2")
    expect(page.get_by_role("log").first).to_contain_text("b2")  # and it is read out
    page.keyboard.press("n")
    expect(page.get_by_role("tab", name="Notes")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    expect(page.get_by_role("tab", name="Help")).to_have_attribute("aria-selected", "true")


def test_notes_are_kept_for_the_seat(page_at: PageAt) -> None:
    page = page_at(1280)
    open_table("shamans")(page)
    page.get_by_role("tab", name="Notes").click()
    page.get_by_label("Your notes").fill("the third one smiles")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    expect(page.get_by_label("Your notes")).to_have_value("the third one smiles")

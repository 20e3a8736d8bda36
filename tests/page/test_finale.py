"""The finale: who won and why, everybody unmasked, a picture, and another game at one click."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.playing import MousePlayer, open_table

SMALLEST = {"width": 320, "height": 568}


@pytest.fixture
def ended(page_at: PageAt) -> Page:
    """The page of Bison in the smallest window, after a duel of two rounds."""
    page = page_at(360)
    open_table(page, {"game": "duel", "players": 2, "options": {"limit": "2"}})
    MousePlayer(page, seed=1).play()
    page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    return page


def test_the_finale_says_who_won_and_why_and_holds_in_the_smallest_window(ended: Page) -> None:
    ended.keyboard.press("Escape")  # the last press of the game may have moved the focus
    ended.get_by_role("button", name="Show the result").click()
    finale = ended.get_by_role("dialog")
    expect(finale.get_by_role("heading", level=2)).to_be_focused()
    cast = finale.get_by_role("listitem")
    expect(cast).to_have_count(2)
    shells = [int(text.split()[0]) for text in cast.locator(".score").all_inner_texts()]
    assert sum(shells) == 18  # D2
    clause = "D14" if 18 in shells else "D15"  # all shells, or the limit of two duels
    expect(finale.get_by_role("link", name=clause)).to_have_attribute("href", f"/rules/duel#{clause}")
    for name in ("Play again", "Look back", "Picture", "Home"):
        expect(finale.get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
    assert finale.evaluate("it => it.scrollHeight <= innerHeight && it.scrollWidth <= innerWidth")


def test_the_picture_is_a_png_of_the_size_that_sites_show(ended: Page) -> None:
    with ended.expect_download() as download:
        ended.get_by_role("button", name="Picture").click()
    assert download.value.suggested_filename == "result.png"
    head = download.value.path().read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:]) == (1200, 630)


def test_one_click_deals_another_game_with_the_sides_changed(ended: Page) -> None:
    ended.keyboard.press("Escape")  # the board can be looked at, and the result comes back
    expect(ended.get_by_role("dialog")).to_have_count(0)
    ended.get_by_role("button", name="Show the result").click()
    address = ended.url
    ended.get_by_role("button", name="Play again").click()
    expect(ended.get_by_role("dialog")).to_have_count(0)
    expect(ended.locator(".board .totem.wolf")).to_contain_text("you")  # D2: a rematch changes sides
    assert ended.url == address


# The timer that wakes the finale cannot end between a click and the microtasks after it, however slow the machine is.
_SHOWN = """async (show) => {
    show.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const again = document.querySelector("dialog .again");
    const {x, y, width, height} = again.getBoundingClientRect();
    return again.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_a_press_that_was_meant_for_the_board_chooses_nothing(ended: Page) -> None:
    ended.keyboard.press("Escape")
    assert not ended.get_by_role("button", name="Show the result").evaluate(_SHOWN)
    ended.get_by_role("button", name="Play again").click()  # waits until it can be pressed
    expect(ended.get_by_role("dialog")).to_have_count(0)

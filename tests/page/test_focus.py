"""Where the focus is after something has opened or closed: never lost, for whoever has no mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import PageAt
from tests.page.playing import open_table

DUEL = {"game": "duel", "players": 2}


def test_a_closed_dialog_gives_the_focus_back(page_at: PageAt) -> None:
    page = page_at(1280)
    open_table(page, DUEL)
    share = page.get_by_role("button", name="Share the table")
    share.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(share).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")  # the list of moves, opened while nothing has the focus
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("main")).to_be_focused()

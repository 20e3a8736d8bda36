"""Sound is asked for once, never stands in the way, and can be switched at the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.playing import open_table

# Counts what is played, since nobody listens.
LISTEN = """(() => {
    window.played = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.played += 1; return start.apply(this, when); };
})()"""
QUESTION = "Would you like to hear the game, too?"


def _asked(page: Page) -> None:
    page.add_init_script(LISTEN)
    open_table(page, {"game": "duel", "players": 2})
    expect(page.get_by_role("region", name=QUESTION)).to_be_visible()


def test_whoever_wants_sound_hears_the_game_and_is_not_asked_again(page_at: PageAt) -> None:
    page = page_at(360, new=True, speed="fast")
    _asked(page)
    page.get_by_role("button", name="Yes, with sound").tap()
    expect(page.get_by_role("region", name=QUESTION)).to_have_count(0)
    before = page.evaluate("window.played")
    assert before > 0, "it is heard at once"
    page.locator(".reserve.own button.pawn").first.tap()
    page.locator(".cell.open button").first.tap()
    page.wait_for_function("(before) => window.played > before", arg=before)
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.get_by_role("region", name=QUESTION)).to_have_count(0)


def test_one_can_play_without_answering_and_switch_sound_at_the_table(page_at: PageAt) -> None:
    page = page_at(1280, new=True)
    _asked(page)
    page.locator(".reserve.own button.pawn").first.click()
    page.locator(".cell.open button").first.click()
    expect(page.locator(".cell .pawn svg.bison")).to_have_count(1)
    assert page.evaluate("window.played") == 0
    switch = page.get_by_role("button", name="Sound", exact=True)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("region", name=QUESTION)).to_have_count(0)
    assert page.evaluate("window.played") > 0

"""The log beside the board: it follows what happens, and folds what is over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import PageAt
from tests.page.playing import PRESSABLE, MousePlayer, open_table

LINES = 60  # more than fit
AWAY = "it => it.scrollHeight - it.scrollTop - it.clientHeight"


def test_the_log_follows_bursts_of_lines_and_folds_old_turns(page_at: PageAt) -> None:
    page = page_at(1280)
    page.set_viewport_size({"width": 1280, "height": 600})
    open_table(page, {"game": "shadow_hunters", "players": 8, "window": 0})
    log = page.get_by_role("tabpanel", name="Log")
    asked = page.locator(PRESSABLE).first  # nothing happens until the person answers, so the log stands still
    MousePlayer(page, seed=3).play(until=lambda: log.locator("a, summary").count() > LINES and asked.is_visible())
    page.wait_for_function(f"it => ({AWAY})(it) < 2", arg=log.element_handle())
    turns = log.locator("details")
    expect(turns.last).to_have_attribute("open", "")
    expect(turns.first).not_to_have_attribute("open", "")
    turns.first.locator("summary").click()  # a reader who looks something up is left where they are
    expect(turns.first).to_have_attribute("open", "")
    assert log.evaluate(AWAY) > 2
    expect(turns.first.locator("summary")).to_be_in_viewport()

"""The page is light, answers a move at once, and nothing jumps while a game is played."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.core.game import find
from tests.page.conftest import PageAt
from tests.page.playing import MousePlayer, open_table

LIGHT = 400_000  # bytes of a first load
SHIFT = 0.02  # of the window, as the Layout Instability API counts it
ACTS = 25
WATCH = """() => {
    window.shifts = [];
    new PerformanceObserver((found) => {
        for (const it of found.getEntries()) if (!it.hadRecentInput)
            window.shifts.push([it.value, it.sources.map(({node}) => node?.className ?? node?.nodeName ?? "")]);
    }).observe({type: "layout-shift", buffered: false});
}"""


@pytest.mark.parametrize("game", ["duel", "shamans", "shadow_hunters"])
def test_nothing_jumps_while_a_game_is_played(page_at: PageAt, game: str) -> None:
    page = page_at(1280)
    open_table(page, {"game": game, "players": find(game).usual})
    page.locator(".prompt").wait_for()
    page.wait_for_timeout(300)
    page.evaluate(WATCH)
    player = MousePlayer(page, seed=1)
    for _ in range(ACTS):
        player.act()
    page.wait_for_timeout(300)
    shifts: list[Any] = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) <= SHIFT, sorted(shifts)[-3:]


def test_a_first_load_is_light(page_at: PageAt) -> None:
    page = page_at(1280)
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    sizes: list[float] = []
    browser.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    open_table(page, {"game": "shamans", "players": 4})
    page.locator(".prompt").wait_for()
    assert len(sizes) > 10
    assert sum(sizes) < LIGHT

"""Whole games in a real browser: every title, on a desktop and on a phone, by mouse and by keyboard only."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PageAt
from tests.page.playing import OVER, KeyboardPlayer, MousePlayer, Player, open_table
from tests.page.test_lobby import unfold

TITLES: dict[str, dict[str, Any]] = {
    "duel": {"game": "duel", "players": 2, "options": {"limit": "4"}},
    "memory": {"game": "duel", "players": 2, "options": {"limit": "4", "variant": "memory"}},
    "shamans": {"game": "shamans", "players": 3, "options": {"track": "6", "start": "3"}},
    "shadow_hunters": {"game": "shadow_hunters", "players": 4},
}
WAYS: dict[str, tuple[type[Player], int]] = {
    "mouse": (MousePlayer, 1280),
    "finger": (MousePlayer, 360),
    "keyboard": (KeyboardPlayer, 1280),
}


# Every title and every way, but not all pairs: a game takes a quarter of a minute.
PLAYED = [
    ("duel", "mouse"),
    ("duel", "keyboard"),
    ("memory", "finger"),
    ("shamans", "mouse"),
    ("shamans", "finger"),
    ("shadow_hunters", "mouse"),
    ("shadow_hunters", "finger"),
    ("shadow_hunters", "keyboard"),
]


@pytest.mark.parametrize(("title", "way"), PLAYED)
def test_a_whole_game_against_bots(title: str, way: str, page_at: PageAt, request: pytest.FixtureRequest) -> None:
    player, width = WAYS[way]
    page = page_at(width)
    open_table(page, TITLES[title])
    player(page, seed=len(title) + width).play()
    expect(page.locator(OVER).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    shots = request.config.rootpath / "build" / "screenshots"
    shots.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=shots / f"end-{title}-{way}.png", full_page=True)


def test_two_people_in_two_browsers_play_a_game_to_its_end(page_at: PageAt) -> None:
    host, guest = page_at(1280, name="Ann"), page_at(360, name="Bob", lang="fr")
    host.goto("/")
    host.get_by_role("button", name="Open a table: Duel of the Shamans").click()
    guest.goto(host.get_by_role("textbox", name="Invite").input_value())
    guest.get_by_role("button", name="Rejoindre la table").click()
    guest.get_by_role("button", name="S’asseoir ici").click()
    unfold(host, "Options")
    host.get_by_label("Last duel").select_option("12")
    guest.get_by_role("button", name="Je suis prêt").click()
    host.get_by_role("button", name="Start the game").click()
    players = [MousePlayer(page, seed=7) for page in (host, guest)]
    for page in (host, guest):
        page.locator("main .board").first.wait_for()
    for _ in range(4000):
        if host.locator(OVER).first.is_visible():
            break
        for player in players:
            player.act()
    for page in (host, guest):
        expect(page.locator(OVER).first).to_be_visible()

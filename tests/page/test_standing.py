"""Declining a kind of window once for all, in the browser."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.playing import open_table

PATIENCE = 180  # seconds: windows of others take their time
CONTROLS = {
    "en": ("Decline these until I say otherwise", "Ask me again"),
    "fr": ("Toujours décliner, jusqu’à nouvel ordre", "Me les poser de nouveau"),
}


def play_to_a_window(page: Page, decline_all: str) -> None:
    """Press what does no harm until a window asks, in as many games as that takes."""
    dice = random.Random(5)
    control = page.get_by_role("button", name=decline_all)
    until = time.monotonic() + PATIENCE
    over = True
    while time.monotonic() < until:
        if over:
            open_table(page, {"game": "shadow_hunters", "players": 5, "window": 0})
        if control.is_visible():
            return
        asked = page.evaluate(
            """async () => {
                const table = location.pathname.split("/")[2];
                const {play, number} = await (await fetch(`/api/tables/${table}`)).json();
                const moves = play.moves.map((it) => it.move);
                return {number, moves, over: play.over, window: play.question.declined};
            }"""
        )
        over = asked["over"]
        calm = [move for move in asked["moves"] if move.split()[0] not in ("attack", "reveal")]
        if asked["window"] is None and calm:
            command = {"do": "move", "id": f"p{dice.random()}".replace(".", ""), "at": asked["number"], "move": calm[0]}
            page.evaluate(
                """(command) => fetch(`/api/tables/${location.pathname.split("/")[2]}/commands`, {
                    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(command)})""",
                command,
            )
        page.wait_for_timeout(50)
    raise AssertionError("no window has opened")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_person_declines_once_for_all_and_is_asked_again(page_at: PageAt, lang: str) -> None:
    decline_all, ask_again = CONTROLS[lang]
    page = page_at(360 if lang == "fr" else 1280, lang=lang)
    play_to_a_window(page, decline_all)
    page.get_by_role("button", name=decline_all).click()
    expect(page.get_by_role("button", name=ask_again)).to_be_visible()
    expect(page.get_by_role("button", name=decline_all)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=ask_again)).to_be_visible()
    page.get_by_role("button", name=ask_again).click()
    expect(page.get_by_role("button", name=ask_again)).to_have_count(0)

"""Declining a kind of window for good, in the browser."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.page.conftest import PageAt
from tests.page.playing import OVER, open_table

PATIENCE = 180  # seconds: windows of others take their time
CONTROLS = {
    "en": ("Decline these until I say otherwise", "Ask me again"),
    "fr": ("Toujours décliner, jusqu’à nouvel ordre", "Me les poser de nouveau"),
}
WHY_ME = re.compile("Everybody is asked, so the question|On le demande à tous")


# What the server says to the seat on the page.
FACTS = """async () => {
    const {play, number, table} = await (await fetch(`/api/tables/${location.pathname.split("/")[2]}`)).json();
    const {over, view, question} = play;
    return {number, moves: play.moves.map((it) => it.move), over, mine: view.asked.includes(0),
            window: question.declined, kind: view.question, declined: table.you.declined};
}"""


def play_to_a_window(page: Page, decline_all: str) -> None:
    """Press harmless things until a window asks, in as many games as that takes."""
    dice = random.Random(5)
    control = page.get_by_role("button", name=decline_all)
    until = time.monotonic() + PATIENCE
    over = True
    while time.monotonic() < until:
        if over:
            open_table(page, {"game": "shadow_hunters", "players": 5, "window": 0})
        if control.is_visible():
            return
        asked = page.evaluate(FACTS)
        over = asked["over"]
        calm = [move for move in asked["moves"] if move.split()[0] not in ("attack", "reveal")]
        if not calm and asked["mine"]:
            calm = asked["moves"]
        if asked["window"] is None and calm:
            command = {"do": "move", "id": f"p{dice.random()}".replace(".", ""), "at": asked["number"], "move": calm[0]}
            page.evaluate(
                """(command) => fetch(`/api/tables/${location.pathname.split("/")[2]}/commands`, {
                    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(command)})""",
                command,
            )
        page.wait_for_timeout(50)
    raise AssertionError("no window has opened")


def is_spared(page: Page, declining: Locator, kind: str) -> bool:
    """Whether the page does not ask in windows of this kind, while it may well ask in others."""
    until = time.monotonic() + PATIENCE
    while declining.count() and page.evaluate(FACTS)["kind"] == kind and time.monotonic() < until:
        page.wait_for_timeout(50)
    return time.monotonic() < until


def declines_and_is_asked_again(page: Page, decline_all: str, ask_again: str) -> bool:
    """Decline for good, and take it back; False if the game is over before."""
    declining, asking = (page.get_by_role("button", name=name) for name in (decline_all, ask_again))
    over = page.locator(OVER).first
    play_to_a_window(page, decline_all)
    expect(page.locator(".prompt")).to_contain_text(WHY_ME)
    kind = page.evaluate(FACTS)["kind"]
    declining.click()
    expect(asking.or_(over).first).to_be_visible()
    page.reload()
    expect(asking.or_(over).first).to_be_visible()
    if over.is_visible():
        return False
    assert page.evaluate(FACTS)["declined"] == [kind]
    assert is_spared(page, declining, kind)
    try:
        asking.click()
    except PlaywrightTimeout:
        if over.is_visible():  # the bots have ended the game meanwhile
            return False
        raise
    expect(asking).to_have_count(0)
    assert page.evaluate(FACTS)["declined"] == []
    return not over.is_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_person_declines_once_for_all_and_is_asked_again(page_at: PageAt, lang: str) -> None:
    page = page_at(360 if lang == "fr" else 1280, lang=lang)
    games = (declines_and_is_asked_again(page, *CONTROLS[lang]) for _ in range(6))
    assert any(games), "every game was over too soon"

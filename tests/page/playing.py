"""People who play whole games in a browser: one with the mouse, one with nothing but the keyboard."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import ElementHandle, Page

LONGEST = 240  # seconds for a game
HELD = 800  # ms that a button is held
# Whatever a player can press that makes a move, or is on the way to one.
PRESSABLE = ", ".join(
    f"main {where}"
    for where in (
        ".board button[data-move]",
        ".board button[data-choice]",
        ".board button.first",
        ".board button.free",
        ".board fieldset button",
        ".board .hold button",
        ".moves button",
    )
)
OVER = "main a[href^='/r/']"  # the end card's way to the replay


def open_table(page: Page, settings: dict[str, Any], bots: str = "random") -> str:
    """A table of the person on the page and bots, with the game begun; its id."""
    page.goto("/")
    table: str = page.evaluate(
        """async ([settings, bot]) => {
            const post = async (path, body) => (await fetch(path, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json();
            const {table} = await post("/api/tables", {name: "Ann", settings});
            const command = (body, n) => post(`/api/tables/${table}/commands`, {id: `setup-${n}`, at: 1000000, ...body});
            for (let seat = 1; seat < settings.players; seat++) await command({do: "bot", seat, bot}, seat);
            await command({do: "start"}, "start");
            return table;
        }""",
        [settings, bots],
    )
    page.goto(f"/t/{table}")
    page.locator("main .board").wait_for()
    return table


class Player:
    """Somebody who presses what can be pressed, until the game is over."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)

    def play(self) -> None:
        """The whole game."""
        deadline = time.monotonic() + LONGEST
        while not self.page.locator(OVER).first.is_visible():
            assert time.monotonic() < deadline, f"the game did not end: {self.page.locator('main').inner_text()[:800]}"
            self.act()

    def act(self) -> None:
        """One step toward a move."""
        raise NotImplementedError


class MousePlayer(Player):
    """With the mouse, or a finger."""

    def act(self) -> None:
        found = [
            element
            for element in self.page.query_selector_all(PRESSABLE)
            if element.is_visible() and element.is_enabled()
        ]
        sure = [element for element in found if "first" in (element.get_attribute("class") or "")]
        calm = [element for element in found if "hold" not in (element.get_attribute("class") or "")]
        choice = sure if sure and self.dice.random() < 0.7 else calm or found
        if not choice:
            self.page.wait_for_timeout(30)
            return
        self._press(self.dice.choice(choice))

    def _press(self, element: ElementHandle) -> None:
        if "hold" in (element.get_attribute("class") or ""):
            element.scroll_into_view_if_needed()
            box = element.bounding_box()
            assert box is not None
            self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.page.mouse.down()
            self.page.wait_for_timeout(HELD)
            self.page.mouse.up()
        else:
            # The table may have moved on between the look and the click: then the next look finds what there is.
            element.evaluate("it => it.isConnected && !it.disabled && it.click()")


class KeyboardPlayer(Player):
    """With nothing but keys: `/` opens the list of moves, Tab walks it, Enter takes one, Escape closes what is open."""

    def act(self) -> None:
        page = self.page
        if page.locator("main .board button.first").first.is_visible():  # the end of a round, or a choice to confirm
            page.locator("main .board button.first").first.focus()
            page.keyboard.press("Enter")
            return
        page.keyboard.press("/")
        listed = page.locator("dialog[open] li button")
        if not page.locator("dialog[open]").is_visible() or listed.count() == 0:
            page.keyboard.press("Escape")
            page.wait_for_timeout(30)
            return
        for _ in range(self.dice.randint(1, min(listed.count(), 12))):
            page.keyboard.press("Tab")
        if "hold" in (page.evaluate("document.activeElement.className") or ""):
            page.keyboard.press("Escape")
            return
        page.keyboard.press("Enter")
        if page.locator("dialog[open]").is_visible():
            page.keyboard.press("Escape")

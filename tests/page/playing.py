"""People who play whole games in a browser: one with the mouse, one with the keyboard only."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from gloaming.core.chance import pledge

LONGEST = 240  # seconds for a game
HELD = 800  # ms that a button is held
# Everything a player can press that makes a move, or leads to one.
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
# The link to the replay on the finale, or on the bar that a closed one leaves; lines of the log lead there, too.
OVER = "dialog a[href^='/r/'], section.card > a[href^='/r/']"


def post(page: Page, path: str, **body: Any) -> dict[str, Any]:
    """A request with the page's own cookies; the page need not be open, which takes a second each time."""
    answer: dict[str, Any] = page.context.request.post(path, data=body).json()
    return answer


def open_table(page: Page, settings: dict[str, Any], bots: str = "random") -> str:
    """A table of the person on the page and bots, with the game begun; its id."""
    table = str(post(page, "/api/tables", name="Ann", settings=settings)["table"])
    nonce = secrets.token_hex(32)
    commands: list[dict[str, Any]] = [
        *({"do": "bot", "seat": seat, "bot": bots} for seat in range(1, settings["players"])),
        {"do": "start", "pledge": pledge(nonce)},
        {"do": "reveal", "nonce": nonce},
    ]
    for number, command in enumerate(commands):
        reply = post(page, f"/api/tables/{table}/commands", id=f"setup-{number}", at=1_000_000, **command)
        assert reply["ok"], reply
    page.goto(f"/t/{table}")
    page.locator("main .board").first.wait_for()
    return table


class Player:
    """Somebody who presses whatever can be pressed, until the game is over."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = random.Random(seed)

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """The whole game, or a part of it."""
        over = until or self.page.locator(OVER).first.is_visible
        deadline = time.monotonic() + LONGEST
        while not over():
            assert time.monotonic() < deadline, f"the game did not end: {self.page.locator('main').inner_text()[:800]}"
            self.act()

    def act(self) -> None:
        """One step toward a move."""
        raise NotImplementedError


# Choose an element that can be pressed, preferably one that confirms, bring it into view, and return its position.
_LOOK = """([pressable, sure, pick]) => {
    const all = [...document.querySelectorAll(pressable)].filter((it) =>
        !it.disabled && it.getAttribute("aria-disabled") !== "true" && it.checkVisibility({visibilityProperty: true}));
    const calm = all.filter((it) => !it.classList.contains("hold"));
    const first = calm.filter((it) => it.classList.contains("first"));
    const found = sure && first.length ? first : calm.length ? calm : all;
    if (found.length === 0) return null;
    const it = found[Math.floor(pick * found.length)];
    it.scrollIntoView({block: "center"});
    const {x, y, width, height} = it.getBoundingClientRect();
    return {x: x + width / 2, y: y + height / 2, hold: it.classList.contains("hold")};
}"""


class MousePlayer(Player):
    """With the mouse, or a finger."""

    def act(self) -> None:
        """Press something; if the table has moved on meanwhile, try again."""
        sure = self.dice.random() < 0.7
        spot = self.page.evaluate(_LOOK, [PRESSABLE, sure, self.dice.random()])
        if spot is None:
            self.page.wait_for_timeout(30)
            return
        self.page.mouse.move(spot["x"], spot["y"])
        self.page.mouse.down()
        self.page.wait_for_timeout(HELD if spot["hold"] else 10)
        self.page.mouse.up()


_FOCUS = """() => {
    const it = document.querySelector("main .board button.first:not(:disabled)");
    it?.focus();
    return it !== null && document.activeElement === it;
}"""


# The list closes by itself when the table moves on, and the focus is then on whatever comes next in the page.
_AT_MOVE = "() => document.activeElement.matches('dialog[open] li button:not(.hold)')"


class KeyboardPlayer(Player):
    """Keyboard only: `/` opens the list of moves, Tab moves through it, Enter takes one, Escape closes what is open."""

    def act(self) -> None:
        page = self.page
        if page.evaluate(_FOCUS):  # the end of a round, or a choice to confirm
            page.keyboard.press("Enter")
            return
        page.keyboard.press("/")
        listed = page.locator("dialog[open] li button").count()
        if not page.locator("dialog[open]").is_visible() or listed == 0:
            page.keyboard.press("Escape")
            page.wait_for_timeout(30)
            return
        for _ in range(self.dice.randint(1, min(listed, 12))):
            page.keyboard.press("Tab")
        if page.evaluate(_AT_MOVE):
            page.keyboard.press("Enter")
        if page.locator("dialog[open]").is_visible():
            page.keyboard.press("Escape")

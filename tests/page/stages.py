"""Walks a game from question to question, and measures what a window shows of it at each."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from gloaming.core.game import find
from gloaming.server.tables.entries import Started
from gloaming.server.tables.eyes import FrameMaker
from gloaming.server.wire import Hello, encode
from tests.page.playing import open_table, post
from tests.server.tables.test_table import lobby

RESTING = 20  # tenths of a second for what still moves on a busy machine
SIZES = (
    (1280, 720),
    (1366, 650),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (390, 844),
    (360, 640),
    (844, 390),
    (320, 568),
)
EMPTY = 1 / 3  # of the window, at most
LONGEST = 120  # seconds for a walk
_STATE = """async (table) => {
    const {play, number} = await (await fetch(`/api/tables/${table}`)).json();
    return {number, over: play.over, kind: play.view.question, mine: play.view.asked.includes(0) &&
        play.question.held === null && !play.question.declined, moves: play.moves.map((it) => it.move)};
}"""
# What is wrong with the window: it scrolls, something needed is cut off or covered, too much of it is empty.
_WRONG = """(needed) => {
    const wrong = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push("the page scrolls");
    const stage = document.querySelector(".page.stage");
    stage.scrollTop = innerHeight;
    if (stage.scrollTop > 0) wrong.push("the stage can be scrolled");
    const named = (it) => `${it.tagName.toLowerCase()}.${it.className} ${it.textContent.trim().slice(0, 40)}`;
    const aside = ".unseen, .panel, [aria-hidden=true][data-ground]";
    const shown = (it) => it.checkVisibility({visibilityProperty: true}) && !it.closest(aside);
    const box = (it) => it.getBoundingClientRect();
    const found = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const hides = ["hidden", "auto", "scroll", "clip"];
    for (const it of found("main, main *")) {
        if (it.closest("svg") || it.clientWidth <= 1 || it.matches(".under, .rule")) continue;
        const {overflowX, overflowY, textOverflow} = getComputedStyle(it);
        const high = hides.includes(overflowY) && it.scrollHeight > it.clientHeight + 1;
        const wide = hides.includes(overflowX) && textOverflow !== "ellipsis" && it.scrollWidth > it.clientWidth + 1;
        if (high || wide) wrong.push(`cut off: ${named(it)}`);
    }
    const pressed = found("main button, main a, main summary");
    for (const selector of needed) if (found(selector).length === 0) wrong.push(`missing: ${selector}`);
    for (const it of new Set([...pressed, ...found(needed.join())])) {
        const {left, top, right, bottom} = box(it);
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
            wrong.push(`outside the window: ${named(it)}`);
    }
    for (const it of pressed) {
        const {left, top, width, height} = box(it);
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!it.contains(over)) wrong.push(`covered: ${named(it)} by ${over ? named(over) : "nothing"}`);
    }
    const pieces = found("[data-piece]").map((it) => [it, box(it)]);
    pieces.forEach(([one, a], n) => pieces.slice(n + 1).forEach(([other, b]) => {
        if (one.contains(other) || other.contains(one)) return;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) wrong.push(`overlap: ${named(one)} and ${named(other)}`);
    }));
    let ground = 0, points = 0;
    for (let x = 0.5; x < 40; x += 1) for (let y = 0.5; y < 30; y += 1) {
        points += 1;
        const at = document.elementFromPoint(x * innerWidth / 40, y * innerHeight / 30);
        if (!at || at.matches("[data-ground], body, html, .page")) ground += 1;
    }
    return {wrong: wrong.slice(0, 8), empty: ground / points};
}"""


def positions(
    game: str, players: int, options: dict[str, str], runs: Iterable[int], kinds: set[str]
) -> dict[str, bytes]:
    """By kind of question to seat 0, the frame that the page gets there; from games that are played at random."""
    found: dict[str, bytes] = {}
    for run in runs:
        log = lobby(game, players=players, options=options).add(Started(f"seed {run}", find(game).version))
        dice = random.Random(run)
        while not log.match.over and found.keys() != kinds:
            seats = log.match.pending
            kind = str(log.match.view(0)["question"])
            if 0 in seats and kind in kinds and kind not in found:
                found[kind] = FrameMaker(log.table, 1).frame(whole=True)
            log.move(min(seats), dice.choice(log.match.legal(min(seats))))
    return found


class Shown:
    """A page whose table is at whatever position it is given; everything else comes from the server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/live"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(lambda _: None)
        line.send(encode(Hello("test", 0)).decode())

    def show(self, frame: bytes, kind: str = "") -> None:
        """Show a position, and wait until its question is asked, if there is one to the person on the page."""
        if self.line is None:
            self.page.goto("/t/" + "t" * 22)
            while self.line is None:
                self.page.wait_for_timeout(20)
        self.line.send(frame.decode())
        self.page.locator(f".prompt[data-question={kind}]" if kind else ".prompt").wait_for()


class Walk:
    """A game of the person on the page (seat 0) against bots that choose at random."""

    def __init__(self, page: Page, settings: dict[str, Any], seed: int = 1) -> None:
        self.page = page
        self.table = open_table(page, settings)
        self._dice = random.Random(seed)
        self._sent = 0

    def state(self) -> dict[str, Any]:
        """The position, as seat 0 may know it."""
        found: dict[str, Any] = self.page.evaluate(_STATE, self.table)
        return found

    def questions(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every question to seat 0, once the page shows it; afterwards it is answered at random."""
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            state = self.state()
            if state["over"]:
                return
            if not state["mine"]:
                self.page.wait_for_timeout(20)
                continue
            yield state["kind"], state
            self.answer(self._dice.choice(state["moves"]), state["number"])
        raise AssertionError("the game did not end")

    def answer(self, move: str, number: int) -> None:
        """Make a move."""
        self._sent += 1
        command = {"do": "move", "move": move, "id": f"walk-{self._sent}", "at": number}
        reply = post(self.page, f"/api/tables/{self.table}/commands", **command)
        # A clock may have answered first.
        assert reply["ok"] or reply["error"]["code"] in ("stale", "illegal"), json.dumps(reply)

    def shown(self, kind: str) -> None:
        """Wait until the page asks this."""
        self.page.locator(f".prompt[data-question={kind}]").wait_for()


def faults(page: Page, needed: tuple[str, ...]) -> list[str]:
    """What is wrong with the window as it is, apart from being empty."""
    found: list[str] = page.evaluate(_WRONG, list(needed))["wrong"]
    return found


def wrong(page: Page, needed: tuple[str, ...]) -> dict[str, list[str]]:
    """What is wrong at each size, by size, once everything has come to rest."""
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        for _ in range(RESTING):
            if not (seen := _wrong_now(page, needed)):
                break
            page.wait_for_timeout(100)
        if seen:
            found[f"{width}x{height}"] = seen
    return found


def _wrong_now(page: Page, needed: tuple[str, ...]) -> list[str]:
    seen = page.evaluate(_WRONG, list(needed))
    return [*seen["wrong"], *([f"{seen['empty']:.0%} is empty"] if seen["empty"] > EMPTY else [])]

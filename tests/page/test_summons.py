"""Whoever looks elsewhere is told of their turn, if they want that, and nothing of the game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.playing import open_table, post

# Stands for the browser's notifications, its question, and the badge of an installed app.
SYSTEM = """(() => {
    window.told = [];
    window.badges = [];
    window.Notification = class {
        static get permission() { return localStorage.permission ?? "default"; }
        static async requestPermission() {
            localStorage.asked = Number(localStorage.asked ?? 0) + 1;
            return (localStorage.permission = "ANSWER");
        }
        constructor(title, options) { window.told.push([title, options]); }
        close() {}
    };
    navigator.setAppBadge = async (count) => void window.badges.push(count);
    Object.defineProperty(document, "hidden", {get: () => window.elsewhere === true});
})()"""
BOX = "Tell me when it is my turn"
REFUSED = "Your browser does not allow notifications"


def _choose(page: Page, answer: str) -> None:
    page.add_init_script(SYSTEM.replace("ANSWER", answer))
    page.goto("/settings")
    expect(page.get_by_label(BOX)).not_to_be_checked()
    assert page.evaluate("localStorage.asked") is None, "nobody is asked unless they want it"
    page.get_by_label(BOX).click()


def _move(page: Page, table: str) -> None:
    """Somebody makes their move in another window."""
    frame = page.context.request.get(f"/api/tables/{table}").json()
    command = {"do": "move", "move": frame["play"]["moves"][0]["move"], "id": "elsewhere", "at": frame["number"]}
    reply = post(page, f"/api/tables/{table}/commands", **command)
    assert reply["ok"], reply


def _await_turn(page: Page) -> None:
    page.wait_for_function("() => document.title.startsWith('●')")


@pytest.mark.parametrize("wanted", [True, False])
def test_a_turn_is_told_to_whoever_wants_it_without_a_secret(page_at: PageAt, wanted: bool) -> None:
    page = page_at(1280)
    _choose(page, "granted")
    if not wanted:
        page.get_by_label(BOX).click()
    expect(page.get_by_label(BOX)).to_be_checked(checked=wanted)
    table = open_table(page, {"game": "duel", "players": 2})
    _await_turn(page)
    assert page.evaluate("window.told") == [], "whoever looks at the table sees it"
    assert page.evaluate("window.badges").pop() == 1
    page.evaluate("window.elsewhere = true")
    lines = page.get_by_role("tabpanel", name="Log").locator("a, summary")
    before = lines.count()
    _move(page, table)
    expect(lines.nth(before)).to_be_attached()
    _await_turn(page)
    if wanted:
        page.wait_for_function("() => window.told.length > 0")
    told = page.evaluate("window.told")
    assert bool(told) is wanted
    assert table not in json.dumps(told)
    for title, options in told:
        assert (title, options["body"]) == ("Your turn", "Duel of the Shamans")
        assert set(options) == {"body", "icon", "tag"}


def test_whoever_is_refused_by_the_browser_is_told_why(page_at: PageAt) -> None:
    page = page_at(1280)
    _choose(page, "denied")
    expect(page.get_by_text(REFUSED)).to_be_visible()
    expect(page.get_by_label(BOX)).not_to_be_checked()
    assert page.evaluate("localStorage.asked") == "1"

"""Draws that nobody can choose: every browser contributes, whatever happens to it, and can prove it."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.playing import MousePlayer
from tests.page.test_lobby import open_lobby

CALLED_OFF = 60_000  # ms after which a start that waits in vain has been called off
CHECK = "Check the draws"
MIXED = "Your own number was mixed in."


def numbers(page: Page) -> list[dict[str, Any]]:
    """What a browser stores about its numbers."""
    found: list[dict[str, Any]] = page.evaluate("JSON.parse(localStorage['gloaming.numbers'] ?? '[]')")
    return found


def two_at_a_table(page_at: PageAt) -> tuple[Page, Page]:
    """Ann, the host, and Bob, who is ready."""
    host, friend = page_at(1280, name="Ann"), page_at(360, name="Bob")
    open_lobby(host, "Duel of the Shamans")
    friend.goto(host.url)
    friend.get_by_role("button", name="Join the table").click()
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="I am ready").click()
    expect(host.get_by_role("region", name="Seats")).to_contain_text(re.compile("Ready"))
    return host, friend


def start(host: Page) -> None:
    host.get_by_role("button", name="Start the game").click()


def expect_a_game(*pages: Page) -> None:
    for page in pages:
        expect(page.locator("main .prompt")).to_be_visible()


@pytest.fixture
def finished(page_at: PageAt) -> Page:
    """The page of somebody who has finished a short game, started with the buttons of the lobby."""
    page = page_at(1280)
    page.goto("/")
    table = page.evaluate(
        """async () => (await (await fetch("/api/tables", {
            method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({name: "Ann", settings: {game: "duel", options: {limit: "2"}}})})).json()).table"""
    )
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Fill with bots").click()
    start(page)
    expect_a_game(page)
    MousePlayer(page, 1).play()
    return page


def test_the_page_proves_that_its_own_number_is_in_the_game(finished: Page) -> None:
    finished.get_by_role("button", name=CHECK).click()
    expect(finished.get_by_text(MIXED)).to_be_visible()
    with finished.expect_download() as download:
        finished.get_by_role("link", name="Save the record").click()
    record = download.value.path().read_text()
    [own] = numbers(finished)
    assert f"nonces: {own['nonce']} bot\n" in record
    assert f"pledges: {own['pledge']} bot\n" in record

    # A record that differs from what was committed before the deal, although its digests match.
    other = "0" * 64
    forged = record.replace(own["nonce"], other).replace(own["pledge"], hashlib.sha256(other.encode()).hexdigest())
    finished.route(re.compile("/record$"), lambda route: route.fulfill(body=forged))
    finished.get_by_role("button", name=CHECK).click()
    expect(finished.get_by_text("do not trust its draws")).to_be_visible()


def test_a_page_that_was_away_when_the_game_started_tells_its_number_when_it_is_back(page_at: PageAt) -> None:
    host, friend = two_at_a_table(page_at)
    friend.context.set_offline(True)
    start(host)
    expect(host.get_by_text("Dealing: waiting for Bob.")).to_be_visible()
    friend.context.set_offline(False)
    expect_a_game(host, friend)


def test_a_page_that_is_loaded_anew_has_kept_its_number(page_at: PageAt) -> None:
    host, friend = two_at_a_table(page_at)
    friend.reload()
    expect(friend.get_by_role("button", name="I am ready")).to_have_attribute("aria-pressed", "true")
    start(host)
    expect_a_game(host, friend)


def test_two_tabs_of_one_person_tell_one_number_and_nobody_sees_a_refusal(page_at: PageAt) -> None:
    host, friend = two_at_a_table(page_at)
    tab = friend.context.new_page()
    tab.goto(friend.url)
    expect(tab.get_by_role("button", name="I am ready")).to_have_attribute("aria-pressed", "true")
    start(host)
    expect_a_game(host, friend, tab)
    for page in (friend, tab):
        expect(page.get_by_text("The table is not waiting for a number from you.")).to_have_count(0)
    assert len(numbers(friend)) == 1


def test_a_start_without_somebodys_number_is_called_off_for_all_to_see_and_can_be_repeated(page_at: PageAt) -> None:
    host, friend = two_at_a_table(page_at)
    first = numbers(host)
    friend.evaluate("localStorage.removeItem('gloaming.numbers')")
    start(host)
    for page in (host, friend):
        expect(page.get_by_text("The start was called off: no answer from Bob.")).to_be_visible(timeout=CALLED_OFF)
    friend.get_by_role("button", name="I am ready").click()
    expect(host.get_by_role("region", name="Seats")).to_contain_text(re.compile("Ready"))
    start(host)
    expect_a_game(host, friend)
    assert len(numbers(host)) == len(first) + 2, "a new number for each start"

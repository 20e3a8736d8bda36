"""Replays: from any seat, to any moment, verified."""

from __future__ import annotations

import json
import random
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

import gloaming
from tests.page.conftest import PageAt
from tests.page.serving import Server


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, int]:
    """An uploaded finished game: its replay and its number of moves by people."""
    match = gloaming.new("shamans", players=3, seed="a replay")
    dice, moves = random.Random(5), 0
    while not match.over:
        seat = match.pending[0]
        match.play(seat, dice.choice(match.legal(seat)))
        moves += 1
    body = json.dumps({"record": match.record()}).encode()
    headers = {"content-type": "application/json", "origin": server.address}
    with urlopen(Request(f"{server.address}/api/records", body, headers)) as answer:
        return json.load(answer)["replay"], moves


def test_the_scrubber_goes_to_any_moment_and_the_address_keeps_it(page_at: PageAt, finished: tuple[str, int]) -> None:
    replay, moves = finished
    page = page_at(1280)
    page.goto(f"/r/{replay}#3")
    expect(page.get_by_text(f"Move 3 of {moves}")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page).to_have_url(re.compile("#4$"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(f"Move {moves} of {moves}")).to_be_visible()
    page.reload()
    expect(page.get_by_text(f"Move {moves} of {moves}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Move {moves - 1} of {moves}")).to_be_visible()


def test_play_goes_on_to_the_end_and_begins_again(page_at: PageAt, finished: tuple[str, int]) -> None:
    replay, moves = finished
    page = page_at(1280)
    page.goto(f"/r/{replay}#{moves - 3}")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Move {moves} of {moves}")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text(f"Move 2 of {moves}")).to_be_visible()
    page.locator("body").press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"Move {moves} of {moves}")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text(f"Move 0 of {moves}")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(page_at: PageAt, finished: tuple[str, int]) -> None:
    page = page_at(1280)
    page.goto(f"/r/{finished[0]}#0")
    line = page.get_by_role("complementary").locator("[data-moment='2'] button").first
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(page).to_have_url(re.compile("#2$"))


def test_a_seat_sees_its_own_cards_and_a_spectator_none(page_at: PageAt, finished: tuple[str, int]) -> None:
    page = page_at(1280)
    page.goto(f"/r/{finished[0]}#0")
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("open")
    log = page.get_by_role("complementary")
    eyes.select_option("0")
    expect(log).to_contain_text(re.compile("You are a (Shaman|Shadow)"))
    eyes.select_option("watch")
    expect(log).not_to_contain_text("You are a")


def test_the_draws_of_a_finished_game_are_derived_again(page_at: PageAt, finished: tuple[str, int]) -> None:
    page = page_at(360)
    page.goto(f"/r/{finished[0]}#0")
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text(re.compile(r"All \d+ draws follow from the seed"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    text = download.value.path().read_text()
    assert gloaming.replay(text).over
    assert gloaming.verify(text) > 0

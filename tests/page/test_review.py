"""The review beside a replay: asked for, waited for, read by everybody, and never of a running game."""

from __future__ import annotations

import json
import random
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Route, expect

from tests.page import playing
from tests.page.conftest import PageAt
from tests.page.serving import Server
from tests.page.test_everybody import SMALL, TOUCHED, violations, width
from tests.reviews.test_review import finished

BUSY = {"code": "limit", "said": {"id": "server-much-work", "args": {}}, "text": "", "clause": "", "game": ""}


@pytest.fixture(scope="module")
def duel(server: Server) -> str:
    """An uploaded duel in which Bison makes a blunder."""
    body = json.dumps({"record": finished(random.Random(1), blunder=0).record()}).encode()
    headers = {"content-type": "application/json", "origin": server.address}
    with urlopen(Request(f"{server.address}/api/records", body, headers)) as answer:
        return str(json.load(answer)["replay"])


def test_a_review_is_made_and_leads_through_the_replay_and_its_link_shows_it_to_others(
    page_at: PageAt, duel: str
) -> None:
    page = page_at(1280)
    page.goto(f"/r/{duel}#0")
    page.get_by_role("button", name="Review").click()
    panel = page.get_by_role("tabpanel", name="Review")
    panel.get_by_role("button", name="Review this game").click()
    chart = panel.get_by_role("slider", name="Chance to win over time")
    expect(chart).to_be_visible(timeout=90_000)
    expect(page.get_by_label("Seen by")).to_have_value("0")
    costly = panel.locator("section", has=page.get_by_role("heading", name="Moves that cost something"))
    costly.get_by_role("button").first.click()
    expect(panel.get_by_text("Mistake").locator("visible=true").last).to_be_visible()
    expect(panel.get_by_text(re.compile(r"It cost \d+% of the chance to win"))).to_be_visible()
    moves = panel.get_by_role("row").filter(has_text=re.compile("played|best"))
    expect(moves).to_have_count(2)
    fault = page.url
    assert re.search(r"#[1-9]\d*&review=0$", fault)
    assert violations(page) == []
    chart.focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#0&review=0$"))
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Move 0 of \d+: \d+%"))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 2, "y": 20})
    expect(page.get_by_text(re.compile(r"^Move (\d+) of \1$"))).to_be_visible()  # the end

    phone = page_at(360, theme="dawn", lang="fr")
    phone.goto(fault)
    expect(phone.get_by_role("slider", name="Chances de gagner")).to_be_visible()
    expect(phone.get_by_text(re.compile("Ce coup a coûté"))).to_be_visible()
    phone.get_by_text("En tableau").click()
    expect(phone.get_by_role("columnheader", name="entre")).to_be_visible()
    phone.get_by_label("Analyse pour").select_option("1")
    expect(phone).to_have_url(re.compile("&review=1$"))
    assert violations(phone) == []
    assert phone.evaluate(SMALL, TOUCHED) == []
    assert width(phone) == (360, 360)


def test_a_busy_server_is_asked_again_and_a_running_game_is_not_reviewed(page_at: PageAt, duel: str) -> None:
    page = page_at(1280)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.method)
        route.fulfill(status=429, json={"error": BUSY})

    page.route(re.compile(r"/review\?as="), refuse, times=1)
    page.goto(f"/r/{duel}#3&review=1")
    expect(page.get_by_role("alert")).to_contain_text("The server is busy with other games")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert refused == ["GET"]

    table = playing.open_table(page, {"game": "duel", "players": 2})
    page.goto(f"/r/{table}-1#0&review=0")
    expect(page.get_by_role("alert")).to_contain_text("This is possible only after the end of the game")
    expect(page.get_by_role("slider", name="Chance to win over time")).to_have_count(0)

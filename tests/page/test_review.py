"""The review beside a replay: asked for, waited for, read by everybody, and never of a running game."""

from __future__ import annotations

import json
import random
import re
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Route, expect

import gloaming
from gloaming.core.match import Match
from tests.page import playing
from tests.page.conftest import PageAt
from tests.page.serving import Server
from tests.page.test_everybody import SMALL, TOUCHED, violations, width
from tests.reviews.test_review import finished

BUSY = {"code": "limit", "said": {"id": "server-much-work", "args": {}}, "text": "", "clause": "", "game": ""}


@pytest.fixture(scope="module")
def duel(server: Server) -> str:
    """An uploaded duel in which Bison makes a blunder."""
    return uploaded(server, finished(random.Random(1), blunder=0))


def uploaded(server: Server, match: Match) -> str:
    """The name of the replay of a game."""
    body = json.dumps({"record": match.record()}).encode()
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
    likely = page.locator(".board [role=columnheader]").get_by_text(re.compile(r"^\d+%$"))
    expect(likely).to_have_count(0)  # nobody is about to choose a mask
    moves = panel.get_by_role("row").filter(has_text=re.compile("played|best"))
    expect(moves).to_have_count(2)
    fault = page.url
    assert re.search(r"#[1-9]\d*&review=0$", fault)
    assert violations(page) == []
    assert page.get_by_label("Review for").locator("option").all_inner_texts() == ["Bison", "Wolf"]
    chart.focus()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#0&review=0$"))
    expect(likely).to_have_count(3)  # of Wolf's masks, as Bison could believe
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


BELIEFS: dict[str, tuple[dict[str, Any], str]] = {
    "shamans": (
        {"roles": {"1": {"shaman": 0.25, "shadow": 0.75}}, "holds": {"1": {"blue": 0.5}}},
        "Shaman 25%, Shadow 75%",
    ),
    "shadow_hunters": ({"camps": {"1": {"hunter": 0.1, "shadow": 0.9}}}, "Hunter 10%, Shadow 90%"),
}


@pytest.mark.parametrize("game", BELIEFS)
def test_what_the_seat_could_believe_of_others_is_on_their_mats(page_at: PageAt, server: Server, game: str) -> None:
    match = gloaming.new(game, players=4, seed="mats")
    dice = random.Random(1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, dice.choice(match.legal(seat)))
    beliefs, shown = BELIEFS[game]
    page = page_at(360)
    page.route(
        re.compile(r"/review\?as="),
        lambda route: route.fulfill(
            json={"state": "done", "ahead": 0, "share": 1, "review": review_of(match, beliefs)}
        ),
    )
    page.goto(f"/r/{uploaded(server, match)}#1&review=0")
    expect(page.locator(".board").get_by_role("img", name=shown, exact=True)).to_be_visible()
    names = page.get_by_label("Seen by").locator("option").all_inner_texts()
    assert names == ["everything revealed", "a spectator", *(f"Player {number}" for number in range(1, 5))]
    expect(page.get_by_role("link", name="To the table")).to_have_count(0)
    panel = page.get_by_role("tabpanel", name="Review")
    expect(panel.get_by_role("listitem").filter(has_text=re.compile(r"Shadow\s*(75|90)%")).last).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Home")  # before anything was believed
    expect(page.locator(".board").get_by_role("img", name=shown, exact=True)).to_have_count(0)


def review_of(match: Match, beliefs: dict[str, Any]) -> dict[str, Any]:
    """A review that says nothing but what seat 0 believes after the first move."""
    nothing = {"expected": 0, "own": 0, "others": 0, "luck": 0, "doubt": 0, "result": 0}
    lists = ("secrets", "decisions", "turns", "evidence")
    return {
        **{name: [] for name in lists},
        **{name: [[] for _ in range(match.players)] for name in ("lines", "truth")},
        **{"seat": 0, "bot": "strong", "bounds": [0, 1], "results": match.returns, "account": nothing, "luck": None},
        "beliefs": [{"moment": 1, "beliefs": beliefs}],
        "terms": {"shadow": {"id": "core-verbatim", "args": {"text": "Shadow"}}},
    }


def test_a_moment_is_played_on_from_a_seat_against_bots(page_at: PageAt, duel: str) -> None:
    page = page_at(360)
    page.goto(f"/r/{duel}#2")
    before = page.request.get(f"/api/replays/{duel}/moments/2?as=1").json()["view"]
    page.get_by_role("button", name="Try again from here").click()
    sheet = page.get_by_role("dialog", name="Try again from here")
    sheet.get_by_label("Your seat").select_option("1")
    link = sheet.get_by_label("Link to this position").input_value()
    page.goto("/")
    page.goto(link)  # as somebody else would
    expect(sheet.get_by_label("Your seat")).to_have_value("1")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.locator("aside [data-moment='1']").first).to_be_attached()
    expect(page.locator("aside [data-moment='3']")).to_have_count(0)  # how it went on is not told
    sheet.get_by_role("radio", name="drawn anew").check()
    assert violations(page) == []
    assert page.evaluate(SMALL, TOUCHED) == []
    sheet.get_by_role("button", name="Play on").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("main .prompt")).to_be_visible()
    frame = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    view = frame["play"]["view"]
    assert frame["table"]["you"]["seat"] == 1
    assert [it["kind"] for it in frame["table"]["seats"]] == ["bot", "person"]
    assert view["duels"] >= before["duels"]
    assert [line["said"]["id"] for line in frame["chat"]["lines"]] == ["server-told-position"]
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tabpanel", name="Chat")).to_contain_text(f"begin at move 2 of the replay {duel}")
    said = page.get_by_text("Games at this table begin at move 2 of another game. What its seat could not know then")
    line = page.get_by_role("status").filter(has=said)
    expect(line).to_be_visible()
    line.get_by_role("button", name="Close").click()
    expect(line).to_have_count(0)
    page.get_by_role("tab", name="Players").click()
    expect(said).to_be_visible()
    page.goto(f"/r/{page.url.rpartition('/')[2]}-1")
    expect(page.get_by_text("This game did not begin at its usual start")).to_be_visible()


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

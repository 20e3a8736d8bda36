"""Home: the games, and every way to a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import gloaming
from gloaming.core.about import find_about
from gloaming.core.game import GAMES, LANGUAGES, find
from gloaming.core.messages import say
from gloaming.core.speech import in_words
from tests.page.conftest import PageAt

TABLE = re.compile(r"/t/[\w-]{22}$")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_says_of_each_game_what_it_is_for_how_many_and_how_long(page_at: PageAt, lang: str) -> None:
    page = page_at(1280, lang=lang)
    page.goto("/")
    for name in GAMES:
        card = page.get_by_role("article", name=in_words(say("title"), lang, name), exact=True)
        expect(card).to_contain_text(in_words(say("pitch"), lang, name))
        expect(card.locator(".facts")).to_contain_text(str(find(name).players[1]))
        expect(card.locator(".facts")).to_contain_text(str(find_about(name).minutes[1]))


@pytest.mark.parametrize("name", GAMES)
def test_play_now_is_one_click_away_from_a_running_game(page_at: PageAt, name: str) -> None:
    page = page_at(1280)
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {in_words(say('title'), game=name)}").click()
    expect(page).to_have_url(TABLE)
    expect(page.locator("main .prompt")).to_be_visible()
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_role("tabpanel").get_by_text(re.compile("· medium$")).first).to_be_visible()


def test_a_table_is_opened_and_found_again(page_at: PageAt) -> None:
    page = page_at(1280)
    page.goto("/")
    page.get_by_role("button", name="Open a table: Shamans").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A table of Shamans")
    address = page.url
    page.goto("/")
    link = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(link).to_contain_text("Waiting for players")
    link.click()
    expect(page).to_have_url(address)
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.goto("/")
    expect(link).to_contain_text("Your turn")
    expect(page).to_have_title("● Your turn · Gloaming")


def test_a_listed_table_is_among_the_open_ones(page_at: PageAt) -> None:
    host = page_at(1280, name="Hostess")
    host.goto("/")
    host.get_by_role("button", name="Open a table: Shadow Hunters").click()
    host.get_by_role("region", name="The table", exact=True).locator("summary").click()
    host.get_by_label("Show among the open tables").check()
    expect(host.get_by_label("Show among the open tables")).to_be_checked()
    guest = page_at(360, name="Guest")
    guest.goto("/")
    guest.get_by_role("link", name=re.compile("Hostess’s table · 4 free seats")).click()
    expect(guest).to_have_url(host.url)


def test_a_link_is_followed_and_a_bad_one_is_refused_with_the_reason(page_at: PageAt) -> None:
    page = page_at(360)
    page.goto("/")
    page.get_by_label("Link or code of a table").fill("nonsense")
    page.get_by_role("button", name="Go to the table").click()
    expect(page.get_by_role("alert")).to_have_text("That is not a link to a table or a replay.")
    page.get_by_label("Link or code of a table").fill("https://elsewhere.example/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("button", name="Go to the table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table. Ask for a new link.")


def test_a_record_from_elsewhere_can_be_watched_and_a_broken_one_is_refused(page_at: PageAt, tmp_path: Path) -> None:
    match = gloaming.new("duel", seed="a record")
    match.play(gloaming.TABLE, "time")
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(match.record())
    bad.write_text("no record at all")
    page = page_at(1280)
    page.goto("/")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("input[type=file]").set_input_files(good)
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay: Duel of the Shamans")

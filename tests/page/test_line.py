"""The line to the table: it is lost and restored, and no move is made twice or left in doubt."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.playing import MousePlayer, open_table
from tests.page.serving import Server


def play_duel(page: Page) -> None:
    """A Duel against a bot; the person is Bison and places first."""
    page.goto("/")
    page.get_by_role("button", name="Play now: Duel of the Shamans").click()
    expect(page.locator("main .prompt")).to_contain_text("Your turn")


def make_move(page: Page, text: str) -> None:
    """Find a move by typing, and make it."""
    page.keyboard.press("/")
    page.get_by_label("Find a move").fill(text)
    page.keyboard.press("Enter")


def times_placed(page: Page) -> int:
    """How often the log shows the person's own move, as `make_move(page, "place 7 b2")` makes it."""
    return page.get_by_role("tabpanel").get_by_role("link").filter(has_text="You place the 7 on b2.").count()


def test_a_reload_comes_back_to_the_seat_and_the_same_game(page_at: PageAt) -> None:
    page = page_at(1280)
    play_duel(page)
    make_move(page, "place 7 b2")
    expect(page.get_by_role("tabpanel")).to_contain_text("You place the 7 on b2.")
    page.reload()
    expect(page.get_by_role("tabpanel")).to_contain_text("You place the 7 on b2.")
    expect(page.get_by_role("tab", name="Notes")).to_be_visible()


def is_asked(page: Page) -> bool:
    return "Your turn" in page.locator("main .prompt").inner_text() and page.locator(".own.pending").count() == 0


def in_front(page: Page) -> list[str]:
    """The cards in front of the players, in words."""
    return page.locator(".seats .slot .unseen").all_inner_texts()


def test_a_reload_keeps_what_was_played_off_the_destination_before_its_player(page_at: PageAt) -> None:
    page = page_at(1280)
    open_table(page, {"game": "shamans", "players": 3})
    player, strays = MousePlayer(page, seed=1), page.locator(".seats .stray")
    for _ in range(2000):
        before = in_front(page)
        if strays.count() and is_asked(page):
            page.wait_for_timeout(1500)  # a move of one's own may still be under way
            if is_asked(page) and in_front(page) == before:  # and so nothing changes by itself
                break
        player.act()
    lying = in_front(page)
    assert any("+1 step" in front for front in lying)
    page.reload()
    expect(strays.first).to_be_visible()
    assert in_front(page) == lying


def test_a_move_without_a_network_waits_and_is_made_once_it_is_back(page_at: PageAt) -> None:
    page = page_at(1280)
    play_duel(page)
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost: trying again…")).to_be_visible()
    make_move(page, "place 7 b2")
    expect(page.locator("main .prompt")).to_contain_text("Sending…")
    assert times_placed(page) == 0
    page.context.set_offline(False)
    expect(page.get_by_role("tabpanel")).to_contain_text("You place the 7 on b2.")
    expect(page.get_by_text("Connection lost: trying again…")).to_have_count(0)
    assert times_placed(page) == 1


def test_a_lost_line_is_seen_wherever_one_has_scrolled_to(page_at: PageAt) -> None:
    page = page_at(360)
    play_duel(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.context.set_offline(True)
    expect(page.get_by_text("Connection lost: trying again…")).to_be_in_viewport(ratio=1)


def test_who_waits_for_somebody_who_is_away_sees_how_long(page_at: PageAt) -> None:
    host, friend = page_at(360, name="Ann"), page_at(1280, name="Bob")
    host.goto("/")
    host.get_by_role("button", name="Open a table: Duel of the Shamans").click()
    friend.goto(host.get_by_role("textbox", name="Invite").input_value())
    friend.get_by_role("button", name="Join the table").click()
    friend.get_by_role("button", name="Sit here").click()
    friend.get_by_role("button", name="I am ready").click()
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator("main .prompt")).to_contain_text("Your turn")
    make_move(host, "place 7 b2")
    expect(friend.locator("main .prompt")).to_contain_text("Your turn")
    expect(host.locator("main .prompt .clock")).to_have_count(0)
    friend.close()
    expect(host.locator("main .prompt .clock")).to_contain_text("0:", timeout=30_000)


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_countdown_is_the_same_whatever_the_clock_of_the_browser_says(page_at: PageAt, hours: int) -> None:
    page = page_at(1280)
    page.add_init_script(f"const now = Date.now; Date.now = () => now() + {hours} * 3600000")
    open_table(page, {"game": "duel", "players": 2, "turn": 600})
    clock = page.locator("main .prompt .clock")
    expect(clock).to_contain_text(re.compile(r"(10:00|9:\d\d)"))
    page.evaluate(f"() => {{ const now = Date.now; Date.now = () => now() + {hours} * 7200000; }}")
    page.wait_for_timeout(1000)
    expect(clock).to_contain_text(re.compile(r"(10:00|9:\d\d)"))


def test_a_move_that_waits_outlives_a_reload(page_at: PageAt) -> None:
    page = page_at(1280)
    play_duel(page)
    page.context.set_offline(True)
    make_move(page, "place 7 b2")
    expect(page.locator("main .prompt")).to_contain_text("Sending…")
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_role("tabpanel")).to_contain_text("You place the 7 on b2.")
    assert times_placed(page) == 1


def test_a_killed_server_is_waited_for(page_at: PageAt, server: Server) -> None:
    page = page_at(1280)
    play_duel(page)
    server.kill()
    try:
        expect(page.get_by_text("Connection lost: trying again…")).to_be_visible()
        make_move(page, "place 7 b2")
    finally:
        server.start()
    expect(page.get_by_role("tabpanel")).to_contain_text("You place the 7 on b2.")
    assert times_placed(page) == 1


def test_two_tabs_of_one_seat_show_the_same_game(page_at: PageAt) -> None:
    page = page_at(1280)
    play_duel(page)
    twin = page.context.new_page()
    twin.goto(page.url)
    make_move(page, "place 7 b2")
    expect(twin.get_by_role("tabpanel")).to_contain_text("You place the 7 on b2.")
    twin.close()


def test_a_move_that_comes_too_late_says_so(page_at: PageAt) -> None:
    page = page_at(1280)
    play_duel(page)
    page.evaluate("""() => {
        const table = location.pathname.split("/")[2];
        const waits = [{do: "move", move: "place 7 b2", id: "late", at: 0}];
        sessionStorage.setItem(`gloaming.outbox.${table}`, JSON.stringify(waits));
    }""")
    page.reload()
    expect(page.get_by_text("The table had moved on before your move arrived. Look again.")).to_be_visible()
    assert times_placed(page) == 0

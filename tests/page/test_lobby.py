"""The lobby: seats, bots, options, invitations; two people in two browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt


def open_lobby(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Open a table: {game}").click()
    expect(page.get_by_role("region", name="Seats")).to_be_visible()


def unfold(page: Page, title: str) -> None:
    """Open a folded card of the lobby."""
    page.get_by_role("region", name=title, exact=True).locator("summary").first.click()


def test_bots_fill_the_table_and_the_host_starts(page_at: PageAt) -> None:
    page = page_at(360)
    open_lobby(page, "Shamans")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(page.get_by_text("3 seats are still free.")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    expect(start).to_be_enabled()
    start.click()
    expect(page.locator("main .prompt")).to_be_visible()


def test_a_friend_joins_by_the_link_sits_down_and_plays(page_at: PageAt) -> None:
    host, friend = page_at(1280, name="Ann"), page_at(360, name="Bob", lang="fr")
    open_lobby(host, "Duel of the Shamans")
    friend.goto(host.get_by_role("textbox", name="Invite").input_value())
    friend.get_by_role("button", name="Rejoindre la table").click()
    friend.get_by_role("button", name="S’asseoir ici").click()
    expect(host.get_by_role("region", name="Seats")).to_contain_text("Bob")
    friend.get_by_role("button", name="Je suis prêt").click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.locator("main .prompt")).to_be_visible()
    friend.get_by_role("tab", name="Discussion").click()
    friend.get_by_label("Écrivez un message").fill("Bonsoir !")
    friend.keyboard.press("Enter")
    host.get_by_role("tab", name=re.compile("Chat")).click()
    expect(host.get_by_role("tabpanel")).to_contain_text("Bonsoir !")


def test_what_the_host_chooses_is_seen_by_all_and_changed_by_none(page_at: PageAt) -> None:
    host, watcher = page_at(1280), page_at(1280, name="Bob")
    open_lobby(host, "Shamans")
    watcher.goto(host.url)
    host.get_by_role("button", name="One player more").click()
    unfold(host, "The table")
    host.get_by_label("Time for a decision").select_option("60")
    expect(watcher.get_by_role("region", name="The table")).to_contain_text("1 minute for a decision")
    unfold(watcher, "The table")
    expect(watcher.get_by_role("region", name="Seats").get_by_role("listitem")).to_have_count(5)
    expect(watcher.get_by_label("Time for a decision")).to_have_value("60")
    expect(watcher.get_by_label("Time for a decision")).to_be_disabled()
    expect(watcher.get_by_role("button", name="Fill with bots")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "legend", "world", "chosen"),
    [("en", "Rituals of the Worlds", "Blue", "Permutation"), ("fr", "Rituels des Mondes", "Bleu", "Permutation")],
)
def test_the_ritual_of_each_world_is_chosen_from_a_list(
    page_at: PageAt, lang: str, legend: str, world: str, chosen: str
) -> None:
    host, watcher = page_at(360, lang=lang), page_at(1280, lang=lang, name="Bob")
    host.goto("/")
    host.locator("article[data-game=shamans] .button:not(.first)").first.click()
    unfold(host, "Options")
    worlds = host.get_by_role("group", name=legend)
    expect(worlds.get_by_role("combobox")).to_have_count(6)  # S3: red comes in with five players
    worlds.get_by_label(world, exact=True).select_option(label=chosen)
    watcher.goto(host.url)
    unfold(watcher, "Options")
    expect(watcher.get_by_role("group", name=legend)).to_contain_text(re.compile(rf"{world}\s*{chosen}"))


@pytest.mark.parametrize(
    ("lang", "label", "middle"),
    [("en", "Start of the pawn", "In the middle"), ("fr", "Départ du pion", "Au milieu")],
)
def test_the_start_of_the_pawn_is_a_number_or_the_middle(page_at: PageAt, lang: str, label: str, middle: str) -> None:
    host, watcher = page_at(360, lang=lang), page_at(1280, lang=lang, name="Bob")
    host.goto("/")
    host.locator("article[data-game=shamans] .button:not(.first)").first.click()
    unfold(host, "Options")
    field = host.get_by_role("spinbutton", name=label)
    expect(field).to_have_attribute("placeholder", middle)
    watcher.goto(host.url)
    unfold(watcher, "Options")
    chosen = watcher.locator(".option", has_text=label).get_by_role("strong")
    for typed, seen in (("5", "5"), ("", middle)):
        field.fill(typed)
        field.blur()
        expect(chosen).to_have_text(seen)
        expect(field).to_have_value(typed)
    field.fill("99")
    field.blur()
    expect(host.get_by_role("status").filter(has_text="99")).to_be_visible()
    expect(field).to_have_value("")


def test_only_the_options_of_the_variant_are_offered_and_their_values_go_with_it(page_at: PageAt) -> None:
    page = page_at(360)
    open_lobby(page, "Duel of the Shamans")
    expect(page.get_by_role("region", name="Options")).to_contain_text("Variant: Base game")
    unfold(page, "Options")
    aid = page.get_by_label("Memory aid")
    expect(aid).to_have_count(0)
    page.get_by_label("Variant").select_option("memory")
    aid.select_option("true")
    page.get_by_label("Variant").select_option("base")  # D20: the aid would be refused in the base game
    expect(aid).to_have_count(0)
    expect(page.get_by_label("Variant")).to_have_value("base")


def test_a_link_to_a_running_game_says_that_one_watches(page_at: PageAt) -> None:
    host, late = page_at(1280), page_at(360, name="Bob")
    host.goto("/")
    host.get_by_role("button", name="Play now: Duel").click()
    expect(host.locator("main .prompt")).to_be_visible()
    host.get_by_role("button", name="Share the table").click()
    expect(host.get_by_role("dialog")).to_contain_text("Whoever opens this link watches the game")
    late.goto(host.url)
    expect(late.get_by_text("You are watching, and see only what lies open for everybody.")).to_be_visible()


def test_a_personal_link_is_the_seat_and_leaves_the_address(page_at: PageAt) -> None:
    page, other = page_at(1280), page_at(360, name="Nobody")
    page.goto("/")
    page.get_by_role("button", name="Play now: Shamans").click()
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_role("textbox", name="Continue on another device").input_value()
    assert "#key=" in link
    other.goto(link)
    expect(other).to_have_url(page.url)
    other.get_by_role("tab", name="Players").click()
    expect(other.get_by_role("tabpanel").get_by_text("you", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "ask", "ban", "why", "rejoin", "banned"),
    [
        ("en", "Remove Bob", "Remove and ban", "The host has removed you", "Join the table", "from your address"),
        ("fr", "Exclure Bob", "Exclure et bannir", "L’hôte vous a exclu", "Rejoindre la table", "depuis votre adresse"),
    ],
)
def test_the_host_removes_and_bans_somebody_who_is_told_why(
    page_at: PageAt, lang: str, ask: str, ban: str, why: str, rejoin: str, banned: str
) -> None:
    host, friend = page_at(360, lang=lang), page_at(1280, lang=lang, name="Bob")
    host.goto("/")
    host.locator("article[data-game=shamans] .button:not(.first)").first.click()
    expect(host).to_have_url(re.compile("/t/"))
    friend.goto(host.url)
    friend.get_by_role("button", name=rejoin).click()
    host.get_by_role("button", name=ask).click()
    dialog = host.get_by_role("dialog", name=ask)
    host.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(host.get_by_role("button", name=ask)).to_be_visible()
    host.get_by_role("button", name=ask).click()
    dialog.get_by_role("button", name=ban).click()
    expect(host.get_by_role("button", name=ask)).to_have_count(0)
    expect(friend.get_by_role("heading", level=1)).to_contain_text(why)
    friend.get_by_role("button", name=rejoin).click()
    expect(friend.get_by_text(banned)).to_be_visible()

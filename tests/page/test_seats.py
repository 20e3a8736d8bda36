"""Who owns a seat: recovery codes, links that would replace a seat, and seats that others agree to hand over."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gloaming.core.chance import pledge
from tests.page.conftest import PageAt
from tests.page.playing import post
from tests.page.test_everybody import SMALL, TOUCHED, violations

GRACE = 5  # seconds until a bot plays for somebody who is gone


def do(page: Page, table: str, what: str, **fields: Any) -> None:
    """Send a command; the table need not be open on the page."""
    name = f"{what}-{len(json.dumps(fields))}"
    reply = post(page, f"/api/tables/{table}/commands", do=what, id=name, at=1_000_000, **fields)
    assert reply["ok"], reply


def gather(pages: list[Page], **settings: Any) -> str:
    """Start a game of Shamans for three people, each in a browser; return the table's id."""
    settings = {"game": "shamans", "players": 3, "grace": GRACE, **settings}
    table = str(post(pages[0], "/api/tables", name="Ann", settings=settings)["table"])
    nonces = [secrets.token_hex(32) for _ in pages]
    for seat, name in ((1, "Bob"), (2, "Cy")):
        post(pages[seat], f"/api/tables/{table}/join", name=name)
        do(pages[seat], table, "sit", seat=seat)
        do(pages[seat], table, "ready", on=True, pledge=pledge(nonces[seat]))
    do(pages[0], table, "start", pledge=pledge(nonces[0]))
    for page, nonce in zip(pages, nonces, strict=True):
        do(page, table, "reveal", nonce=nonce)
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator("main .board").first.wait_for()
    return table


def fits(page: Page) -> None:
    """Check that nothing is too wide, too small to touch, or out of reach of a screen reader."""
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= screen
    assert page.evaluate(SMALL, TOUCHED) == []
    assert violations(page) == []


WORDS = {
    "en": ("Show my recovery code", "Recovery code", "I have saved it", "Show a new code", "Take my seat back", "you"),
    "fr": (
        "Afficher mon code de secours",
        "Code de secours",
        "Je l’ai noté",
        "Afficher un nouveau code",
        "Reprendre ma place",
        "vous",
    ),
}


@pytest.mark.parametrize("lang", WORDS)
def test_a_recovery_code_is_shown_once_and_brings_the_seat_back_elsewhere(page_at: PageAt, lang: str) -> None:
    show, label, kept, again, back, you = WORDS[lang]
    page, other = page_at(360, lang=lang), page_at(360, lang=lang, name="Nobody")
    page.goto("/")
    page.locator("article[data-game=shamans] .button:not(.first)").first.click()
    page.get_by_role("button", name=show).click()
    field = page.get_by_role("textbox", name=label)
    expect(field).to_have_value(re.compile(r"^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$"))
    code = field.input_value()
    fits(page)
    page.get_by_role("button", name=kept).click()
    expect(field).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=again)).to_be_visible()
    assert code not in page.content()
    other.goto(page.url)
    other.get_by_role("textbox", name=label).fill("0000-0000-0000")
    other.get_by_role("button", name=back).click()
    expect(other.get_by_role("alert")).to_be_visible()
    other.get_by_role("textbox", name=label).fill(code.lower().replace("-", " "))
    other.get_by_role("button", name=back).click()
    expect(other.get_by_text(you, exact=True)).to_be_visible()
    expect(page.locator("main h1")).to_have_text(re.compile("no longer valid|n’est plus valable"))
    expect(page.get_by_role("button", name=back)).to_be_visible()


def test_a_code_that_was_replaced_elsewhere_is_hidden(page_at: PageAt) -> None:
    page = page_at(1280)
    page.goto("/")
    page.get_by_role("button", name="Open a table: Shamans").click()
    page.get_by_role("button", name="Show my recovery code").click()
    field = page.get_by_role("textbox", name="Recovery code")
    expect(field).to_be_visible()
    twin = page.context.new_page()
    twin.goto(page.url)
    twin.get_by_role("button", name="Show a new code").click()
    expect(twin.get_by_role("textbox", name="Recovery code")).to_be_visible()
    expect(field).to_have_count(0)


def test_a_link_asks_before_it_replaces_ones_own_seat(page_at: PageAt) -> None:
    ann, bob = page_at(1280), page_at(360, name="Bob")
    ann.goto("/")
    ann.get_by_role("button", name="Open a table: Shamans").click()
    ann.get_by_role("button", name="Continue on another device").click()
    link = ann.get_by_role("textbox", name="Continue on another device").input_value()
    bob.goto(ann.url)
    bob.get_by_role("button", name="Join the table").click()
    seat = bob.get_by_role("button", name="Sit here").first
    expect(seat).to_be_visible()
    bob.goto(link)
    bob.reload()  # only the part after # has changed
    question = bob.get_by_role("dialog")
    expect(question).to_contain_text("you are Bob")
    assert violations(bob) == []
    question.get_by_role("button", name="Keep my seat").click()
    expect(seat).to_be_visible()
    expect(bob).to_have_url(ann.url)
    assert post(bob, f"{ann.url.replace('/t/', '/api/tables/')}/link")["token"].split(".")[1] == "2"
    bob.goto(link)
    bob.reload()
    question.get_by_role("button", name="Use the link").click()
    expect(bob.get_by_role("button", name="Stand up")).to_be_visible()
    assert post(bob, f"{ann.url.replace('/t/', '/api/tables/')}/link")["token"].split(".")[1] == "1"


def test_a_seat_is_handed_over_when_everybody_else_agrees(page_at: PageAt) -> None:
    ann, bob, cy, dee = page_at(1280), page_at(360, name="Bob"), page_at(1280, name="Cy"), page_at(360, name="Dee")
    table = gather([ann, bob, cy])
    cy.goto("/")
    dee.goto(f"/t/{table}")
    dee.get_by_role("button", name="Join the table").click()
    dee.get_by_role("button", name="Ask for Cy’s seat").click()
    question = "Dee asks to take over Cy’s seat."
    for page in (ann, bob, dee):
        expect(page.get_by_text(question)).to_be_visible()
    fits(bob)
    expect(dee.get_by_role("button", name="Agree", exact=True)).to_have_count(0)
    ann.get_by_role("button", name="Agree", exact=True).click()
    expect(bob.get_by_text("Still to answer: Bob.")).to_be_visible()
    expect(dee.get_by_role("tab", name="Notes")).to_have_count(0)
    bob.get_by_role("button", name="Agree", exact=True).click()
    expect(dee.get_by_role("tab", name="Notes")).to_be_visible()
    expect(bob.get_by_text(question)).to_have_count(0)
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("tabpanel")).to_contain_text("Dee takes over Cy’s seat")


def test_one_who_does_not_agree_is_enough(page_at: PageAt) -> None:
    ann, bob, cy, dee = page_at(1280), page_at(360, lang="fr"), page_at(1280), page_at(360, lang="fr", name="Dee")
    table = gather([ann, bob, cy])
    cy.goto("/")
    dee.goto(f"/t/{table}")
    dee.get_by_role("button", name="Rejoindre la table").click()
    dee.get_by_role("button", name="Demander la place de Cy").click()
    expect(ann.get_by_role("alert")).to_be_visible()
    bob.get_by_role("button", name="Pas d’accord").click()
    for page in (ann, bob, dee):
        expect(page.get_by_role("alert")).to_have_count(0)
    dee.get_by_role("tab", name="Discussion").click()
    expect(dee.get_by_role("tabpanel")).to_contain_text("Bob n’est pas d’accord")


def test_at_a_closed_table_one_names_whose_seat_one_asks_for(page_at: PageAt) -> None:
    ann, bob, cy, dee = page_at(1280), page_at(360), page_at(1280), page_at(360, name="Dee")
    table = gather([ann, bob, cy], spectators="off")
    cy.goto("/")
    dee.goto(f"/t/{table}")
    expect(dee.get_by_role("heading", name="Nobody may watch at this table.")).to_be_visible()
    fits(dee)
    dee.get_by_role("button", name="Join the table").click()
    expect(dee.get_by_role("heading", name="Nobody may watch at this table.")).to_be_visible()
    expect(ann.get_by_text("A bot plays for Cy.")).to_be_visible()
    dee.get_by_role("textbox", name="Name of the player who is gone").fill("Cy")
    dee.get_by_role("button", name="Ask the others").click()
    for page in (ann, bob):
        page.get_by_role("button", name="Agree", exact=True).click()
    dee.locator("main .board").first.wait_for()

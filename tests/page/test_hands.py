"""With mouse and finger: pieces that are dragged, cells chosen first, moves taken back, and reactions."""

from __future__ import annotations

import re
import secrets
from typing import Any

from playwright.sync_api import Locator, Page, expect

from gloaming.core.chance import pledge
from tests.page.conftest import PageAt
from tests.page.playing import open_table, post
from tests.page.stages import Shown, positions

OPEN_CELL = ".cell.open"


def _middle(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drag(page: Page, piece: Locator, place: Locator) -> None:
    """With the mouse."""
    start, end = _middle(piece), _middle(place)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(*end)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def _drag_with_a_finger(page: Page, piece: Locator, place: Locator) -> None:
    start, end = _middle(piece), _middle(place)
    line = page.context.new_cdp_session(page)
    ways = [
        ("touchStart", start),
        ("touchMove", ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)),
        ("touchMove", end),
    ]
    for kind, (x, y) in ways:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _placed(page: Page) -> Locator:
    """The own pawns on the board."""
    return page.locator(".cell .pawn svg.bison")


def test_a_pawn_is_dragged_to_a_cell_and_a_press_stays_a_press(page_at: PageAt) -> None:
    page = page_at(1280)
    open_table(page, {"game": "duel", "players": 2})
    pawn = page.locator(".reserve.own button.pawn").first
    pawn.click()
    expect(page.locator(OPEN_CELL).first).to_be_visible()
    pawn.click()
    expect(page.locator(OPEN_CELL)).to_have_count(0)
    _drag(page, pawn, page.locator(".cell").first)
    expect(_placed(page)).to_have_count(1)
    expect(page.locator(".cell .marked")).not_to_have_count(0)


def test_a_pawn_is_dragged_with_a_finger_and_one_that_goes_nowhere_stays_chosen(page_at: PageAt) -> None:
    page = page_at(390)
    open_table(page, {"game": "duel", "players": 2})
    pawn = page.locator(".reserve.own button.pawn").first
    _drag_with_a_finger(page, pawn, page.locator(".prompt"))
    expect(page.locator(OPEN_CELL).first).to_be_visible()
    _drag_with_a_finger(page, pawn, page.locator(".cell").last)
    expect(_placed(page)).to_have_count(1)


def test_the_cell_may_be_chosen_before_the_pawn(page_at: PageAt) -> None:
    page = page_at(360)
    open_table(page, {"game": "duel", "players": 2})
    page.get_by_role("button", name="Put a pawn on b2").tap()
    expect(page.locator(".prompt")).to_contain_text("Which pawn goes to b2?")
    page.locator(".reserve.own button.pawn").first.tap()
    expect(_placed(page)).to_have_count(1)
    expect(page.get_by_role("cell", name=re.compile("^b2: Bison"))).to_be_visible()


def test_a_card_is_dragged_to_the_table(page_at: PageAt) -> None:
    page = page_at(1280)
    shown = Shown(page)
    shown.show(positions("shamans", 4, {}, range(9), {"play"})["play"], "play")
    sent: list[str] = []
    page.on("websocket", lambda _: None)
    assert shown.line is not None
    shown.line.on_message(lambda said: sent.append(str(said)))
    card = page.locator(".hand .card-button").first
    move = card.get_attribute("data-drag")
    _drag(page, card, page.locator(".worlds"))
    expect(page.locator(".own.pending")).to_be_visible()
    assert any(f'"move":"{move}"' in said for said in sent)


def _two_people(one: Page, two: Page, settings: dict[str, Any]) -> str:
    """A table of two people with the game begun; its id."""
    table = str(post(one, "/api/tables", name="Ann", settings=settings)["table"])
    post(two, f"/api/tables/{table}/join", name="Bob")
    nonces = [secrets.token_hex(32), secrets.token_hex(32)]
    for page, command in (
        (two, {"do": "sit", "seat": 1}),
        (two, {"do": "ready", "on": True, "pledge": pledge(nonces[1])}),
        (one, {"do": "start", "pledge": pledge(nonces[0])}),
        (one, {"do": "reveal", "nonce": nonces[0]}),
        (two, {"do": "reveal", "nonce": nonces[1]}),
    ):
        _tell(page, table, command)
    return table


def _tell(page: Page, table: str, command: dict[str, Any]) -> None:
    reply = post(
        page, f"/api/tables/{table}/commands", id=secrets.token_hex(8), at=_frame(page, table)["number"], **command
    )
    assert reply["ok"], reply


def _frame(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.context.request.get(f"/api/tables/{table}").json()
    return found


def _play_to_a_swap(pages: list[Page], table: str) -> int:
    """Play on until somebody may swap; return the seat."""
    while True:
        for seat, page in enumerate(pages):
            moves = [it["move"] for it in _frame(page, table)["play"]["moves"]]
            if moves and moves[0].startswith("swap"):
                return seat
            if moves:
                _tell(page, table, {"do": "move", "move": moves[0]})


def test_a_move_is_taken_back_if_the_other_agrees_and_reactions_are_seen(page_at: PageAt) -> None:
    pages = [page_at(1280), page_at(390, name="Bob")]
    for page in pages:
        page.goto("/")
    table = _two_people(pages[0], pages[1], {"game": "duel", "players": 2, "options": {"limit": "4"}})
    seat = _play_to_a_swap(pages, table)
    mover, other = pages[seat], pages[1 - seat]
    for page in pages:
        page.goto(f"/t/{table}")
        expect(page.locator(".prompt")).to_be_visible()
    _tell(mover, table, {"do": "move", "move": _frame(mover, table)["play"]["moves"][0]["move"]})
    moment = _frame(mover, table)["play"]["moment"]
    expect(other.locator(".marked")).to_have_count(2)
    mover.get_by_role("button", name="Ask to take back my last move").click()
    expect(mover.get_by_text("You asked to take back your move.")).to_be_visible()
    other.get_by_role("button", name="Agree", exact=True).click()
    expect(mover.locator(".prompt.mine")).to_be_visible()
    assert _frame(other, table)["play"]["moment"] == moment - 1
    expect(mover.get_by_role("button", name="Ask to take back")).to_have_count(0)
    mover.get_by_role("tab", name="Chat").click()
    mover.get_by_role("button", name="Bravo!").click()
    expect(other.locator(".reactions").get_by_role("img", name="Bravo!")).to_be_visible()

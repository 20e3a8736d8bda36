"""A link to a running game: whoever opens it may take a bot's seat, where the host allows that."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import PageAt
from tests.page.playing import open_table


def test_a_late_visitor_takes_a_bots_seat_and_sees_that_seat_alone(page_at: PageAt) -> None:
    host, guest = page_at(1280), page_at(390, name="Cy")
    table = open_table(host, {"game": "shamans", "players": 4, "late": True})
    guest.goto(f"/t/{table}")
    expect(guest.get_by_text("then take the seat of a bot, or just watch.")).to_be_visible()
    guest.get_by_role("button", name="Join the table").tap()
    guest.get_by_role("button", name="Take over from").first.tap()
    expect(guest.locator(".hand .held").first).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("tabpanel")).to_contain_text("Cy takes over from")

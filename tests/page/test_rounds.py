"""Between two rounds: the next one waits until it is wanted."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from gloaming.core.game import find
from gloaming.server.tables.entries import Started, WentOn
from gloaming.server.tables.eyes import FrameMaker
from tests.page.conftest import PageAt
from tests.page.stages import Shown
from tests.server.tables.test_table import Log, lobby


def _after_a_round(shown: Shown, maker: FrameMaker, log: Log) -> Locator:
    """Show how the first round ends; return its card."""
    dice = random.Random(2)
    frame = maker.frame(whole=True)
    while log.match.view(0)["round"] == 1:
        frame = maker.frame(whole=True)
        seat = min(log.match.pending)
        log.move(seat, dice.choice(log.match.legal(seat)))
    assert not log.match.over
    shown.show(frame)
    shown.show(maker.frame(whole=False))
    card = shown.page.get_by_role("dialog")
    expect(card).to_contain_text("Round 1 is over")
    return card


def test_whoever_goes_on_waits_for_the_others_and_is_told_for_whom(page_at: PageAt) -> None:
    log = lobby("shamans", players=3).add(Started("two rounds", find("shamans").version))
    maker, shown = FrameMaker(log.table, 1), Shown(page_at(1280))
    card = _after_a_round(shown, maker, log)
    card.get_by_role("button").click()
    log.add(WentOn(1))
    shown.show(maker.frame(whole=False))
    expect(card.get_by_role("status")).to_have_text("Waiting for Guest 2 and Guest 3 to go on.")
    expect(card.get_by_role("status")).to_be_focused()
    log.add(WentOn(2))
    shown.show(maker.frame(whole=False))
    expect(card.get_by_role("status")).to_have_text("Waiting for Guest 3 to go on.")
    log.add(WentOn(3))
    shown.show(maker.frame(whole=False))
    expect(card).to_have_count(0)


def test_the_next_round_waits_behind_the_rounds_card(page_at: PageAt) -> None:
    log = lobby("shamans", players=3).add(Started("two rounds", find("shamans").version))
    maker, shown = FrameMaker(log.table, 1), Shown(page_at(1280))
    card = _after_a_round(shown, maker, log)
    lines = shown.page.get_by_role("tabpanel").locator(".line")
    told = lines.count()
    seat = min(log.match.pending)
    log.move(seat, log.match.legal(seat)[0])
    shown.show(maker.frame(whole=False))
    shown.page.wait_for_timeout(200)  # nothing comes, however long one waits
    assert lines.count() == told
    card.get_by_role("button").click()
    expect(card).to_have_count(0)
    expect(lines.nth(told)).to_be_attached()

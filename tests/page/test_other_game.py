"""A game of another package, without a folder in the page: its title, log, question and moves are still shown."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

from playwright.sync_api import Browser, TimeoutError, expect

from tests.guide import Place
from tests.page.conftest import PATIENCE
from tests.page.playing import OVER


def test_a_game_without_a_board_is_played_by_the_list_of_its_moves(browser: Browser, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.build()
    with place.serve() as address:
        context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        failures: list[str] = []
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.goto("/")
        card = page.get_by_role("article", name="Kuhn poker")
        expect(card.get_by_text("Three cards, one chip, one bet.")).to_be_visible()
        expect(card.get_by_role("link")).to_have_count(1)  # to the rules: there is no lesson
        card.get_by_role("button", name="Play now: Kuhn poker").click()
        moves = page.get_by_role("list", name="What you can do").get_by_role("button")
        over = page.locator(OVER).first
        expect(moves.or_(over).first).to_be_visible()
        expect(page).to_have_title(re.compile("Kuhn poker"))
        log = page.get_by_role("complementary")
        expect(log.get_by_text(" is dealt a card.")).to_be_visible()
        expect(log.get_by_text("You are dealt the ")).to_be_visible()
        asked_or_over = re.compile(r"(Check|Fold), or .*\?|The game is over")
        for _ in range(20):  # a seat is asked once or twice; what was pressed may still be there for a moment
            expect(moves.or_(over).first).to_be_visible()
            expect(page.locator("main .prompt .sentence")).to_have_text(asked_or_over)
            if over.is_visible():
                break
            with contextlib.suppress(TimeoutError):
                moves.first.click(timeout=2000)
        expect(over).to_be_visible()
        expect(log.get_by_text(re.compile(" wins? "))).to_be_visible()
        page.goto(f"/r/{page.url.rpartition('/')[2]}-1")
        shown = page.locator("main .board dl").first  # the whole view of the game, name by name
        for name in ("cards", "chips", "winners"):
            expect(shown.locator("dt", has_text=name)).to_be_visible()
        assert failures == []
        context.close()
    place.forget()

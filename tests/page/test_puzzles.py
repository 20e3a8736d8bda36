"""Puzzles of the day: tried, solved and remembered, on a phone and on a desk."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from gloaming.server.web.puzzles import PuzzleInfo, puzzles_info
from tests.page.conftest import PageAt
from tests.page.stages import faults
from tests.page.test_everybody import violations

PUZZLE = "section[aria-label='The puzzle']"
NOON = "2026-11-18T12:00:00Z"  # the same puzzle whenever the test runs


def puzzle_of(page: Page, game: str) -> PuzzleInfo:
    """The puzzle that is shown."""
    expect(page.locator(".prompt")).to_be_visible()
    name = page.locator("[data-puzzle]").get_attribute("data-puzzle")
    return next(puzzle for puzzle in puzzles_info(game) if puzzle.name == name)


def by_keyboard(page: Page, move: str) -> None:
    """Make a move by the list of all moves."""
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")


def test_a_puzzle_is_tried_solved_and_remembered(page_at: PageAt) -> None:
    page = page_at(360)
    page.set_viewport_size({"width": 360, "height": 640})
    page.clock.set_fixed_time(NOON)
    page.goto("/")
    page.get_by_role("link", name="Puzzle of the day: Duel of the Shamans").click()
    puzzle, beside = puzzle_of(page, "duel"), page.locator(PUZZLE)
    expect(beside).to_contain_text("Find the best move.")
    assert faults(page, (".prompt", PUZZLE)) == []
    assert violations(page) == []
    by_keyboard(page, next(it.move for it in puzzle.play.moves if it.move != puzzle.best))
    expect(beside).to_contain_text("another move is clearly better")
    by_keyboard(page, puzzle.best)
    expect(beside).to_contain_text("Yes, that is the best move.")
    expect(beside.locator("tbody tr")).to_have_count(len(puzzle.worths))
    expect(beside.locator("tbody tr").first).to_contain_text("(best)")
    assert violations(page) == []
    page.set_viewport_size({"width": 1280, "height": 720})
    page.reload()
    expect(beside).to_contain_text("You have solved it already.")
    expect(beside).to_contain_text("Solved: 1 of")
    expect(beside).to_contain_text("One day in a row.")
    assert faults(page, (".prompt", PUZZLE)) == []


def test_another_day_has_another_puzzle_and_its_answer_can_be_shown(page_at: PageAt) -> None:
    page = page_at(1280)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.clock.set_fixed_time(NOON)
    page.goto("/puzzle/shamans")
    beside = page.locator(PUZZLE)
    expect(beside).to_contain_text("November 18")
    expect(page.get_by_role("button", name="Puzzle of the day after")).to_be_disabled()
    page.get_by_role("button", name="Puzzle of the day before").click()
    expect(beside).to_contain_text("November 17")
    beside.get_by_role("button", name="Show me").click()
    expect(beside).to_contain_text("The best move:")
    expect(beside).to_be_focused()
    expect(beside).to_contain_text("Solved: 0 of")
    assert violations(page) == []

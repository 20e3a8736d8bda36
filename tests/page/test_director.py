"""Time to see: what happens is shown in order, and words come after it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.playing import OVER
from tests.page.stages import Walk

SHORT = {"game": "duel", "players": 2, "options": {"limit": "2"}}
MEMORY = {"game": "duel", "players": 2, "options": {"limit": "4", "variant": "memory"}}
# What is on the screen, frame by frame: whether the end is told anywhere, and how far the duel is.
_RECORD = """(over) => {
    window.seen = [];
    const mirrored = (it) => new DOMMatrix(getComputedStyle(it).transform).a < 0;
    const look = () => {
        const words = ["main", "[role=log]", "[role=tabpanel]"].map((it) => document.querySelector(it)?.textContent);
        const told = document.querySelector(over) || /wins|draw|game is over/i.test([document.title, ...words].join());
        const masks = [...document.querySelectorAll(".mask > .back, .mask > .front")];
        window.seen.push({
            told: Boolean(told),
            backs: document.querySelectorAll(".mask > .back").length,
            fronts: document.querySelectorAll(".mask > .front").length,
            beams: document.querySelector(".beams") !== null,
            mirrored: masks.some(mirrored),
            shells: document.querySelector(".shells").getAttribute("aria-label"),
        });
        requestAnimationFrame(look);
    };
    look();
}"""


def to_the_last_masks(page: Page) -> tuple[Walk, dict[str, Any]]:
    """A game of two duels up to the second choice of a mask, after which it is over."""
    walk = Walk(page, SHORT)
    duels = 0
    for kind, state in walk.questions():
        duels += kind == "masks"
        if duels == 2:
            walk.shown(kind)
            return walk, state
    raise AssertionError("no masks were chosen")


def choose_speed(page: Page, name: str) -> None:
    page.get_by_role("button", name="How fast things happen").click()
    page.get_by_role("dialog").get_by_text(name, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_nothing_tells_the_end_before_the_last_duel_was_seen(page_at: PageAt, motion: bool) -> None:
    page = page_at(1280, motion=motion)
    walk, state = to_the_last_masks(page)
    choose_speed(page, "Normal")
    page.evaluate(_RECORD, OVER)
    walk.answer(state["moves"][0], state["number"])
    expect(page.locator(OVER).first).to_be_visible()
    seen = page.evaluate("window.seen")
    told = next(n for n, frame in enumerate(seen) if frame["told"])
    before = seen[:told]
    assert any(frame["beams"] for frame in before), "the beams had not crossed"
    assert not any(frame["mirrored"] for frame in seen), "a mask was seen from behind"
    hidden = [n for n, frame in enumerate(before) if frame["backs"] == 6]
    crossed = [n for n, frame in enumerate(before) if frame["beams"]]
    assert hidden[0] < crossed[-1], "masks lay face down first"
    assert before[-1]["shells"] == seen[-1]["shells"], "the shells had not moved"
    assert all(frame["told"] for frame in seen[told:])


def test_a_skip_goes_to_the_next_question_at_once(page_at: PageAt) -> None:
    page = page_at(1280, motion=True)
    walk, state = to_the_last_masks(page)
    choose_speed(page, "Slow")
    walk.answer(state["moves"][0], state["number"])
    page.get_by_role("button", name="Skip to my next question").click()
    expect(page.locator(OVER).first).to_be_visible()


def test_a_pause_holds_everything_and_steps_go_one_by_one(page_at: PageAt) -> None:
    page = page_at(1280)
    walk, state = to_the_last_masks(page)
    choose_speed(page, "Slow")
    walk.answer(state["moves"][0], state["number"])
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".prompt")).to_contain_text("Paused")
    page.wait_for_timeout(1000)  # a slow machine only makes this longer
    expect(page.locator(OVER)).to_have_count(0)
    choose_speed(page, "Fast")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(OVER).first).to_be_visible()


def test_step_by_step_everything_waits_for_a_press(page_at: PageAt) -> None:
    page = page_at(1280)
    walk, state = to_the_last_masks(page)
    choose_speed(page, "Step by step")
    walk.answer(state["moves"][0], state["number"])
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    expect(page.locator(".beams")).to_have_count(0)
    while page.locator(OVER).count() == 0:
        following = page.get_by_role("button", name="Next", exact=True)
        if following.is_visible():
            following.click()
        page.wait_for_timeout(50)


@pytest.mark.parametrize("width", [1280, 360])
def test_in_the_memory_variant_the_board_keeps_its_place_and_nothing_covers_the_pawns_to_remember(
    page_at: PageAt, width: int
) -> None:
    page = page_at(width, speed="normal")
    walk = Walk(page, MEMORY)
    page.get_by_role("button", name="Skip to my next question").or_(page.locator("button.pawn")).first.wait_for()
    places = set()
    for kind, _ in walk.questions():
        if kind == "place":
            continue
        page.wait_for_function(
            """(kind) => {
                document.querySelector("button[aria-label='Skip to my next question']")?.click();
                return document.querySelector(`.prompt[data-question=${kind}]`);
            }""",
            arg=kind,
        )
        if kind == "confirm":
            covered = page.evaluate(
                """() => [...document.querySelectorAll(".cell.last .pawn")].filter((it) => {
                    const {left, top, width, height} = it.getBoundingClientRect();
                    const found = document.elementFromPoint(left + width / 2, top + height / 2);
                    return !it.contains(found);
                }).length"""
            )
            assert covered == 0
        places.add(page.evaluate("JSON.stringify(document.querySelector('.grid').getBoundingClientRect())"))
        if kind == "swap":
            break
    assert len(places) == 1, places

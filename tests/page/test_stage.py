"""The stage at every size: at each kind of question all that is needed is in the window, and nothing scrolls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.page.conftest import PageAt
from tests.page.stages import Walk, wrong

ALWAYS = (".prompt", "[data-tour=board]")
DUEL = (*ALWAYS, ".balance", ".totem .plate", ".head .mask", ".cell")
# Settings of a game; what a player needs to see; and the kinds of question that must come up.
WALKS: dict[str, tuple[dict[str, Any], tuple[str, ...], set[str]]] = {
    "duel": ({"game": "duel", "players": 2, "options": {"limit": "4"}}, DUEL, {"place", "masks", "swap"}),
    "memory": (
        {"game": "duel", "players": 2, "options": {"limit": "4", "variant": "memory"}},
        DUEL,
        {"masks", "swap"},
    ),
    "professional": (
        {"game": "duel", "players": 2, "options": {"limit": "4", "variant": "professional"}},
        DUEL,
        {"swap"},
    ),
}
FOR_KIND = {"place": (".reserve",), "masks": ("button.mask",), "swap": ("button.free",)}


@pytest.mark.parametrize("title", WALKS)
def test_each_question_fits_every_window(page_at: PageAt, title: str) -> None:
    settings, needed, kinds = WALKS[title]
    walk = Walk(page_at(1280), settings)
    found = {}
    left = set(kinds)
    for kind, _ in walk.questions():
        if kind in left:
            left.remove(kind)
            walk.shown(kind)
            found[kind] = wrong(walk.page, needed + FOR_KIND.get(kind, ()))
        if not left:
            break
    assert left == set(), "not asked"
    assert {kind: at for kind, at in found.items() if at} == {}


def test_on_a_phone_every_cell_that_glows_is_in_the_window(page_at: PageAt) -> None:
    page = page_at(320)
    Walk(page, {"game": "duel", "players": 2})
    page.locator(".reserve.own button.pawn").first.click()
    assert page.locator("button.target").count() == 9
    assert wrong(page, (*DUEL, ".reserve", "button.target")) == {}

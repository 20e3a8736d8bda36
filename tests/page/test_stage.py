"""The stage at every size: at each kind of question all that is needed is in the window, and nothing scrolls."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from gloaming.core.game import find
from gloaming.server.tables.entries import Started
from gloaming.server.tables.eyes import FrameMaker
from tests.page.conftest import PageAt
from tests.page.stages import Shown, Walk, positions, wrong
from tests.server.tables.test_table import lobby

DUEL = (".prompt", "[data-tour=board]", ".balance", ".totem .plate", ".head .mask", ".cell")
SHAMANS = (".prompt", ".track", ".seats > li", ".stone", ".artifacts", "[data-tour=role]", ".hand > li")
HUNTERS = (".prompt", ".place", ".wounds", ".mat", ".self", ".luck")
# Players, options, what a player needs to see, the games to play, and the kinds of question that come up in them.
WALKS: dict[str, tuple[str, int, dict[str, str], tuple[str, ...], tuple[int, ...], set[str]]] = {
    "duel": ("duel", 2, {}, DUEL, (0,), {"place", "masks", "swap"}),
    "memory": ("duel", 2, {"variant": "memory"}, DUEL, (0,), {"masks", "confirm", "swap"}),
    "professional": ("duel", 2, {"variant": "professional"}, DUEL, (0,), {"place", "swap"}),
    "shamans": (
        "shamans",
        4,
        {"track": "60"},
        SHAMANS,
        (22, 183, 87, 6, 115, 162),
        {"play", "take", "keep", "eclipse", "stabilize", "permute", "neutralize", "closing", "eliminate", "name"},
    ),
    "the moon": ("shamans", 4, {}, SHAMANS, (7,), {"advance"}),
    "shadow_hunters": (
        "shadow_hunters",
        5,
        {},
        HUNTERS,
        (70, 45, 66, 28, 38, 53, 2, 14, 40, 59),
        {"start", "go", "use", "attack", "target", "steal", "give_vision", "answer", "rob", "loot", "counter"}
        | {"bite", "feast"},
    ),
}
FOR_KIND: dict[str, tuple[str, ...]] = {
    "place": (".reserve",),
    "masks": ("button.mask",),
    "swap": ("button.free",),
    "play": ("button.card-button",),
    "eclipse": ("button.card-button", ".eclipse"),
    "take": ("button.take",),
    "permute": ("button.target",),
    "go": ("button.plaque.glow",),
    "attack": ("button.head.glow",),
}


# On the two smallest phones these have so many buttons that the stones of the Worlds are cut off; all else is in sight.
CROWDED = {"permute", "closing", "eliminate", "advance"}


@pytest.mark.parametrize("title", WALKS)
def test_each_question_fits_every_window(page_at: PageAt, title: str) -> None:
    game, players, options, needed, runs, kinds = WALKS[title]
    frames = positions(game, players, options, runs, kinds)
    assert frames.keys() == kinds
    shown = Shown(page_at(1280))
    found: dict[str, Any] = {}
    for kind, frame in frames.items():
        shown.show(frame, kind)
        found[kind] = wrong(shown.page, needed + FOR_KIND.get(kind, ()))
        for size in ("320x568", "360x640") if kind in CROWDED else ():
            rest = [it for it in found[kind].pop(size, []) if not it.startswith("cut off: div.worlds")]
            found[kind] |= {size: rest} if rest else {}
    assert {kind: at for kind, at in found.items() if at} == {}


_CROSSING = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
    const roles = boxes(".secrets .role");
    return boxes(".artifacts *").filter((a) => roles.some((b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)).length;
}"""


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_longer_words_fit_too(page_at: PageAt, lang: str) -> None:
    game, players, options, needed, runs, _ = WALKS["shamans"]
    shown = Shown(page_at(1280, lang=lang))
    shown.show(positions(game, players, options, runs, {"take"})["take"], "take")
    assert wrong(shown.page, (*needed, *FOR_KIND["take"])) == {}
    for width, height in ((1280, 720), (390, 844), (360, 640)):
        shown.page.set_viewport_size({"width": width, "height": height})
        assert shown.page.evaluate(_CROSSING) == 0, f"a role covers tiles at {width}x{height}"


def test_one_who_has_died_is_told_so(page_at: PageAt) -> None:
    log = lobby("shadow_hunters", players=5).add(Started("a death", find("shadow_hunters").version))
    dice = random.Random(1)
    while log.match.view(0)["seats"][0]["alive"]:
        seat = min(log.match.pending)
        log.move(seat, dice.choice(log.match.legal(seat)))
    assert not log.match.over
    shown = Shown(page_at(360))
    shown.show(FrameMaker(log.table, 1).frame(whole=True))
    expect(shown.page.locator(".prompt")).to_contain_text("Your character is dead")
    shown.page.get_by_role("button", name="Skip to the end").tap()
    maker = FrameMaker(log.table, 1)
    shown.show(maker.frame(whole=True))
    while log.match.pending:
        seat = min(log.match.pending)
        log.move(seat, dice.choice(log.match.legal(seat)))
        shown.show(maker.frame(whole=False))
    expect(shown.page.get_by_role("dialog")).to_be_visible()


def test_on_a_phone_every_cell_that_glows_is_in_the_window(page_at: PageAt) -> None:
    page = page_at(320)
    Walk(page, {"game": "duel", "players": 2})
    page.locator(".reserve.own button.pawn").first.click()
    assert page.locator("button.target").count() == 9
    assert wrong(page, (*DUEL, ".reserve", "button.target")) == {}

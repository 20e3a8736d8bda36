"""Tables of an older program in the browser: a stopped game says why, a finished one is shown as it was."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from gloaming.server.replays.finished import Ended, make
from tests.page.conftest import PageAt
from tests.page.serving import Server
from tests.server.older import agreeing, drawing_otherwise, keep, play_what_is_illegal_now
from tests.server.rooms import Room

Opened = Callable[..., Page]


async def _stopped(room: Room) -> None:
    await room.gather("duel")
    await room.play(3)
    await play_what_is_illegal_now(room)


async def _finished(room: Room) -> None:
    await room.gather("shamans", 3, window=0)
    await room.play_until(lambda match: match.over)
    await keep(room)


async def _finished_otherwise(room: Room) -> None:
    """A game whose views had another form than today's."""
    await room.gather("shamans", 3, window=0)
    await room.play_until(lambda match: match.over)
    body = msgspec.msgpack.decode(make(Ended(room.match.record(), room.round.names), room.match.game))
    for viewer, shown in body["shown"].items():
        text = zlib.decompress(shown)
        body["shown"][viewer] = zlib.compress(re.sub(rb'"view":\{.*?\},"names"', b'"view":{"asked":[]},"names"', text))
    await room.store.keep_finished(room.fold.replay, msgspec.msgpack.encode(body))


async def _lost(room: Room) -> None:
    await room.gather("shamans", 3, window=0)
    await room.play_until(lambda match: match.over)


TABLES = {"stopped": _stopped, "finished": _finished, "finished otherwise": _finished_otherwise, "lost": _lost}


async def _write(folder: Path) -> dict[str, tuple[str, str]]:
    found = {}
    for name, play in TABLES.items():
        async with Room(folder, agreeing("duel"), drawing_otherwise("shamans")) as room:
            await play(room)
            found[name] = room.table, await room.people.link(room.table, 1)
    return found


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, tuple[str, str]]]]:
    """Today's server on the store of an older one; its tables, and the token of each host."""
    folder = tmp_path_factory.mktemp("old")
    with ThreadPoolExecutor(1) as beside:  # the browser's driver has a loop in this thread
        tables = beside.submit(asyncio.run, _write(folder)).result()
    server = Server(folder)
    yield server, tables
    assert server.stop() == 0


@pytest.fixture
def host_at(page_at: PageAt, old: tuple[Server, dict[str, tuple[str, str]]]) -> Opened:
    """Opens a page as a table's host: the table, or another page."""
    server, tables = old

    def open_page(name: str, lang: str = "en", path: str = "/t/{table}") -> Page:
        table, token = tables[name]
        page = page_at(1280, lang=lang)
        page.context.add_cookies([{"name": f"seat_{table}", "value": token, "url": server.address}])
        page.goto(server.address + path.format(table=table))
        return page

    return open_page


@pytest.mark.parametrize(
    ("lang", "why", "again"),
    [("en", "rules have been corrected", "Play again"), ("fr", "règles ont été corrigées", "Rejouer")],
)
def test_a_game_that_stops_says_why_and_shows_its_last_position(
    host_at: Opened, lang: str, why: str, again: str
) -> None:
    page = host_at("stopped", lang)
    expect(page.get_by_role("main")).to_contain_text(why)
    expect(page.locator("main .board")).to_be_visible()
    expect(page.get_by_role("button", name=again)).to_be_visible()
    expect(page.locator("main .prompt")).to_have_count(0)
    assert "●" not in page.title(), "nobody is waited for"


def test_a_finished_game_is_there_and_can_be_watched_again(host_at: Opened) -> None:
    page = host_at("finished")
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
    expect(page.locator("main .board")).to_be_visible()
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile(r"Move (\d+) of \1\b"))).to_be_visible()
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_role("complementary")).to_contain_text(re.compile("You are a (Shaman|Shadow)"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert download.value.path().read_text().startswith("gloaming record")


@pytest.mark.parametrize("path", ["/t/{table}", "/r/{table}-1#3"])
def test_a_board_that_cannot_be_drawn_any_more_leaves_the_log(host_at: Opened, path: str) -> None:
    page = host_at("finished otherwise", path=path)
    expect(page.get_by_text("This board can no longer be drawn")).to_be_visible()
    expect(page.get_by_text(re.compile("You are a (Shaman|Shadow)|is a (Shaman|Shadow)")).first).to_be_visible()


def test_a_game_that_was_not_kept_is_explained(host_at: Opened) -> None:
    page = host_at("lost")
    expect(page.get_by_role("main")).to_contain_text("rules have been corrected")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    page = host_at("lost", path="/r/{table}-1")
    expect(page.get_by_role("main")).to_contain_text("what was shown of it was not kept")

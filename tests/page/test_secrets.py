"""What a watcher's browser holds: neither its page nor any frame it received contains a hidden card or role."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, WebSocket, expect

from gloaming.core.match import Match
from gloaming.games.shamans.rules.components import CARDS, VALUES
from gloaming.server.store import connect
from gloaming.server.tables.table import Table
from tests.page.conftest import PageAt
from tests.page.playing import MousePlayer, open_table
from tests.page.serving import Server


def frames_of(page: Page) -> list[str]:
    """Everything that the page will receive over sockets."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(str(payload)))

    page.on("websocket", listen)
    return frames


def truth(server: Server, table: str) -> Match:
    """The game according to the store."""

    async def read() -> Match:
        store = connect(server.store)
        try:
            found = Table(table)
            for entry in await store.read(table):
                found.fold(entry)
            assert found.match is not None
            return found.match
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as beside:  # the browser's own loop runs in this thread
        return beside.submit(asyncio.run, read()).result()


def settled(
    server: Server, table: str, pages: dict[str, Page], seen: dict[str, list[str]]
) -> tuple[Match, dict[str, dict[str, str]]]:
    """The game and what each page was sent and shows of it, read while nothing was played: bots and windows go on."""
    while True:
        match = truth(server, table)
        texts = {who: {"the page": page.content(), "a frame": "\n".join(seen[who])} for who, page in pages.items()}
        if truth(server, table).scene() == match.scene():
            return match, texts
        pages["player"].wait_for_timeout(500)


def hand(match: Match, seat: int) -> list[str]:
    """The cards in a hand, according to the state itself."""
    held = match.state.hands[seat].tolist()
    return [card for index, card in enumerate(CARDS) if held[index // VALUES] >> index % VALUES & 1]


def test_neither_a_watcher_nor_a_player_is_sent_a_card_in_anothers_hand(page_at: PageAt, server: Server) -> None:
    page, watcher = page_at(1280), page_at(1280, name="Zoe")
    seen = {"player": frames_of(page), "watcher": frames_of(watcher)}
    table = open_table(page, {"game": "shamans", "players": 4, "spectators": "public"})
    watcher.goto(f"/t/{table}")
    watcher.locator("main .board").first.wait_for()
    player = MousePlayer(page, seed=3)
    for _ in range(5):  # a round is not over so soon
        player.act()
    pages = {"player": page, "watcher": watcher}
    match, texts = settled(server, table, pages, seen)
    assert match.view(0)["round"] == 1, "hands were dealt anew"
    for who, seats in {"player": [1, 2, 3], "watcher": [0, 1, 2, 3]}.items():
        assert '"type":"table"' in texts[who]["a frame"]
        for seat in seats:
            passed = match.view(None if who == "watcher" else 0)["seats"][seat]["known"]  # S24
            for card in set(hand(match, seat)) - set(passed):
                words = card.replace("-", " ")
                for place, text in texts[who].items():
                    assert card not in text, f"{card} of seat {seat} is in {place} of the {who}"
                    assert f"{words}." not in text, f"{words} of seat {seat} is in {place} of the {who}"


def test_what_one_alone_knows_lies_face_down_in_ones_own_log_if_one_covers_it(page_at: PageAt) -> None:
    page = page_at(1280, covered=True)
    open_table(page, {"game": "shamans", "players": 3})
    log = page.get_by_role("tabpanel", name="Log")
    covered = log.get_by_role("button", name="For your eyes only").first
    expect(covered).to_be_visible()
    assert "You are" not in page.content()
    covered.click()
    role = log.get_by_text(re.compile("You are (a Shaman|a Shadow)"))
    expect(role).to_be_visible()
    page.keyboard.press("Escape")
    expect(role).to_have_count(0)


def test_who_one_is_cannot_be_read_off_the_grid_of_who_can_be_whom(page_at: PageAt) -> None:
    page = page_at(360)
    open_table(page, {"game": "shadow_hunters", "players": 4, "options": {"first": "0"}})
    expect(page.locator(".grid td > .cell")).to_have_count(3 * 10)  # three others, ten characters
    # the Neutrals, who do not exist in a game of four
    expect(page.locator(".grid td > .cell.crossed")).to_have_count(3 * 4)

"""The pictures of the README: `python -m tests.page.pictures` plays a little of each game and takes one."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from gloaming.core.game import GAMES, find
from gloaming.minds import best
from tests.page.chrome import find_chromium
from tests.page.playing import MousePlayer, open_table
from tests.page.serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
ACTS = 14  # enough for some cards and pawns on the table
SIZE = {"width": 1280, "height": 800}


def take(browser: Browser, server: Server, game: str) -> None:
    """Take a picture of one game, as seen by a person who plays with bots and is about to move."""
    context = browser.new_context(base_url=server.address, viewport=SIZE, reduced_motion="reduce")  # type: ignore[arg-type]
    prefs = json.dumps({"lang": "en", "theme": "dusk", "name": "Ann", "speed": "instant"})
    context.add_init_script(f"localStorage['gloaming.prefs'] ??= {json.dumps(prefs)}")
    page = context.new_page()
    open_table(page, {"game": game, "players": find(game).usual}, bots=best(game))
    player = MousePlayer(page, seed=1)
    for _ in range(ACTS):
        player.act()
        page.wait_for_timeout(300)
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=82)
    context.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=find_chromium(playwright.chromium.executable_path), args=["--no-sandbox"]
        )
        for game in GAMES:
            take(browser, server, game)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

"""How smoothly a game is drawn: `python -m tests.page.smooth` plays a little of each and prints the times of frames."""

from __future__ import annotations

import json
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from gloaming.core.game import GAMES, find
from tests.page.chrome import find_chromium
from tests.page.playing import MousePlayer, open_table
from tests.page.serving import Server
from tests.page.test_smooth import WATCH

SECONDS = 8
PREFS = {"lang": "en", "theme": "dusk", "name": "Ann", "speed": "normal", "motion": "on", "soundAsked": True}
FRAMES = """() => {
    window.times = [];
    let last = performance.now();
    const frame = (now) => { window.times.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""


def measure(browser: Browser, server: Server, game: str, slower: int) -> str:
    """Play one game for a while, with a processor that many times slower; say how long its frames took."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 720})
    context.add_init_script(f"localStorage['gloaming.prefs'] ??= {json.dumps(json.dumps(PREFS))}")
    page = context.new_page()
    open_table(page, {"game": game, "players": find(game).usual})
    page.locator(".prompt").wait_for()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(WATCH)
    page.evaluate(FRAMES)
    player, until = MousePlayer(page, seed=1), time.monotonic() + SECONDS
    while time.monotonic() < until:
        player.act()
    times = sorted(page.evaluate("window.times"))
    shift = sum(value for value, _ in page.evaluate("window.shifts"))
    context.close()
    half, most = times[len(times) // 2], times[int(0.95 * len(times))]
    return f"{game}, {slower} times slower: median {half:.1f} ms, 95th {most:.1f} ms, layout shift {shift:.4f}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        path = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in GAMES:
            for slower in (1, 4):
                print(measure(browser, server, game, slower))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

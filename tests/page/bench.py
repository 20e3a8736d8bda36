"""`python -m tests.page.bench`: the size of the first load, and how soon a move is answered on screen."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.chrome import find_chromium
from tests.page.playing import OVER, PRESSABLE, open_table
from tests.page.serving import Server

MOVES = 50
PACE = "0.5"  # seconds: bots that answer at once would be measured with the move
SETTLING = 5_000  # ms for a server to switch to compiled rules, if there are any
SOON = 100  # ms
# Press something that makes a move, and wait until the log shows it and the browser has painted that.
_PRESS = """(pressable) => new Promise((resolve) => {
    const found = [...document.querySelectorAll(pressable)].filter((it) =>
        !it.disabled && it.dataset.move && it.checkVisibility() && !it.classList.contains("hold"));
    const it = found.find((it) => it.classList.contains("first")) ?? found[Math.floor(Math.random() * found.length)];
    if (!it) return resolve(null);
    const log = document.querySelector(".unseen[role=log]");
    const begin = performance.now();
    const watch = new MutationObserver(() => requestAnimationFrame(() => {
        watch.disconnect();
        resolve(performance.now() - begin);
    }));
    watch.observe(log, {childList: true, subtree: true, characterData: true});
    setTimeout(() => { watch.disconnect(); resolve(null); }, 2000);
    it.click();
})"""


def first_load(browser: Browser, server: Server) -> int:
    """The bytes sent over the network for the first page, in compressed form."""
    page = browser.new_page(base_url=server.address)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(sizes)


def answers(page: Page, most: int) -> list[float]:
    """Milliseconds from a press to its answer on screen, in one game."""
    found: list[float] = []
    open_table(page, {"game": "shadow_hunters", "players": 4})
    while len(found) < most and not page.locator(OVER).first.is_visible():
        took = page.evaluate(_PRESS, PRESSABLE)
        if took is None:
            page.keyboard.press("1")  # something must be chosen first, or it is not our turn
        else:
            found.append(took)
        page.wait_for_timeout(100)
    return found


def main() -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), PACE)
        path = find_chromium(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        print(f"first load: {first_load(browser, server) / 1000:.0f} kB")
        page = browser.new_page(base_url=server.address, viewport={"width": 1280, "height": 800})
        page.add_init_script("localStorage['gloaming.prefs'] ??= JSON.stringify({speed: 'instant'})")
        page.wait_for_timeout(SETTLING)
        times: list[float] = []
        while len(times) < MOVES:
            times += answers(page, MOVES - len(times))
        quantiles = statistics.quantiles(times, n=20)
        soon = sum(took <= SOON for took in times)
        print(f"{len(times)} moves, {soon} of them answered on screen within {SOON} ms: median {quantiles[9]:.0f} ms")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()

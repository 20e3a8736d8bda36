"""The installed app: it starts without a connection, keeps nothing of a table, and a new build replaces the old."""

from __future__ import annotations

import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gloaming.server.web.static import PAGE
from tests.page.conftest import PATIENCE, PageAt
from tests.page.playing import open_table

NOTICE = {"en": "Offline: no connection", "fr": "Hors ligne", "de": "Offline: keine Verbindung"}
WORKING = """() => Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise((done) => setTimeout(() => done(false), 60000)),
])"""
CACHED = """async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({url}) => new URL(url).pathname);
}"""
SETTLED = """async () => {
    const {installing, waiting, active} = await navigator.serviceWorker.ready;
    return [!installing && !waiting && active.state === "activated", await caches.keys()];
}"""
BUILD = re.compile(r'(?<=")[0-9a-f]{16}(?=")')  # in the worker


def files() -> set[str]:
    found = (it for it in PAGE.rglob("*") if it.is_file() and it.suffix not in (".br", ".gz"))
    return {"/" + it.relative_to(PAGE).as_posix() for it in found} - {"/worker.js"}


def test_after_one_visit_it_starts_offline_and_says_so(page_at: PageAt) -> None:
    page = page_at(1280, kept=True)
    page.goto("/")
    expect(page.locator(".games").get_by_role("heading")).to_have_count(3)
    assert page.evaluate(WORKING)
    page.context.set_offline(True)
    page.goto("/")
    for lang, notice in NOTICE.items():
        page.evaluate("lang => localStorage['gloaming.prefs'] = JSON.stringify({lang})", lang)
        page.reload()
        expect(page.get_by_role("status").filter(has_text=notice)).to_be_visible()
        expect(page.locator(".games > *")).to_have_count(3)
    page.context.set_offline(False)
    expect(page.get_by_text(NOTICE["de"])).to_have_count(0)


def test_rules_and_lessons_are_kept_and_a_table_waits_but_nothing_of_it_is_kept(page_at: PageAt) -> None:
    page = page_at(1280, kept=True)
    secret = open_table(page, {"game": "duel", "players": 2})
    assert page.evaluate(WORKING)
    table = f"/t/{secret}"
    for path in ("/rules/duel", "/learn/duel"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
    page.goto(table)
    expect(page.locator("main .board")).to_be_visible()
    assert set(page.evaluate(CACHED)) == files(), "the files of the page, and nothing of the server's answers"
    kept = page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('gloaming.kept '))")
    assert kept
    assert all(re.match(r"gloaming\.kept /api/games(/\w+/(rules|lesson|messages)|$)", key) for key, _ in kept)
    assert secret not in json.dumps(kept)

    page.context.set_offline(True)
    page.goto("/rules/duel")
    expect(page.locator("#clauses")).to_be_visible()
    page.goto("/learn/duel")
    expect(page.locator("main .board")).to_be_visible()
    page.goto(table)
    expect(page.get_by_text("Offline: the table waits for the connection.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("main .board")).to_be_visible()


class _Files(SimpleHTTPRequestHandler):
    """Hands out files anew each time; by their dates, two builds within a second would be the same."""

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def built(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the built page that can be changed, and where it is served."""
    folder = tmp_path / "page"
    shutil.copytree(PAGE, folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield folder, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def _rebuild(folder: Path, build: str) -> None:
    worker, index = folder / "worker.js", folder / "index.html"
    text, found = BUILD.subn(build, worker.read_text())
    assert found == 1
    worker.write_text(text)
    index.write_text(re.sub(r'data-build="\w+" |(?<=<html )', f'data-build="{build}" ', index.read_text(), count=1))


def _shown(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-build")


def _wait_until_kept(page: Page, builds: list[str]) -> None:
    """The worker of the last build is at work, and has cleared away what is too old."""
    end = time.monotonic() + PATIENCE / 1000
    kept: list[str] = []
    while time.monotonic() < end:
        working, kept = page.evaluate(SETTLED)
        if working and [name[-16:] for name in kept] == builds:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{kept} are kept instead of {builds}")


def test_a_new_build_replaces_the_old_at_once_and_offline_too(page_at: PageAt, built: tuple[Path, str]) -> None:
    folder, address = built
    page = page_at(1280, kept=True)
    builds = [digit * 16 for digit in "123"]
    for number, build in enumerate(builds):
        _rebuild(folder, build)
        page.goto(address)
        assert _shown(page) == build, "the server's page, not the one that was kept"
        _wait_until_kept(page, builds[max(0, number - 1) : number + 1])  # the one before serves pages still open
    page.context.set_offline(True)
    page.reload()
    assert _shown(page) == builds[-1]

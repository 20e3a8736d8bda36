"""A real browser and a real server for every test of the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.page.chrome import find_chromium
from tests.page.serving import Server

BUILT = Path(__file__).parents[2] / "gloaming" / "server" / "page" / "index.html"
PATIENCE = 20_000  # ms; a loaded machine is slow
PageAt = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty store."""
    if not BUILT.is_file():
        pytest.fail("the page is not built: run `make page`")
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        try:
            path = find_chromium(playwright.chromium.executable_path)
        except FileNotFoundError as missing:
            pytest.fail(str(missing))
        # Without a graphics processor it would emulate one, which takes a fifth of the time of these tests.
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def page_at(server: Server, browser: Browser) -> Iterator[PageAt]:
    """Opens a page with a width, in its own browser: `page_at(360, lang="fr")`.

    What happens is shown at once, unless a test gives a `speed`. One's own secrets are in sight unless `covered`.
    Somebody `new` is asked about sound. Its worker keeps the page only if `kept`: that costs time.

    No script may fail, and nothing may violate the content security policy.
    """
    contexts = []
    failures: list[str] = []

    def open_page(
        width: int,
        *,
        lang: str = "en",
        theme: str = "dusk",
        name: str = "Ann",
        speed: str = "instant",
        motion: bool = False,
        covered: bool = False,
        new: bool = False,
        kept: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": 740 if width < 600 else 800},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=width < 600,
            service_workers="allow" if kept else "block",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        known = {"soundAsked": not new, "covered": covered}
        prefs = json.dumps({"lang": lang, "theme": theme, "name": name, "speed": speed, **known})
        context.add_init_script(f"localStorage['gloaming.prefs'] ??= {json.dumps(prefs)}")
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on("console", lambda said: failures.append(said.text) if "Security Policy" in said.text else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert failures == []

"""The page: found under every path it knows, sent compressed, and cached as long as allowed."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from gloaming.server.web.static import NOT_BUILT, Page

SCRIPT = b"let script"
PACKED = gzip.compress(SCRIPT, mtime=0)


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>index")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    script = tmp_path / "assets" / "app-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_name("app-1a2b.js.gz").write_bytes(PACKED)
    script.with_name("app-1a2b.js.br").write_bytes(b"brotli")
    return Page(tmp_path)


def ask(page: Page, path: str, **headers: str) -> Response | None:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return page.answer(Request({"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b""}))


@pytest.mark.parametrize("path", ["/", "/t/AbCdEfGhIjKlMnOpQrStUv", "/r/AbC-1", "/rules/duel", "/settings"])
def test_every_path_of_the_page_gives_the_index_which_is_asked_for_again(page: Page, path: str) -> None:
    response = ask(page, path)
    assert response is not None
    assert (response.status_code, response.body) == (200, b"<!doctype html>index")
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/none.txt", "/../index.html", "/assets/../../serve.py", "/assets/app-1a2b.js.gz"]
)
def test_a_file_that_is_not_part_of_the_page_is_not_there(page: Page, path: str) -> None:
    assert ask(page, path) is None


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.000", None),
        ("identity", None),
        ("", None),
    ],
)
def test_what_was_compressed_ahead_is_sent_to_whoever_can_read_it(
    page: Page, accepted: str, encoding: str | None
) -> None:
    response = ask(page, "/assets/app-1a2b.js", accept_encoding=accepted)
    assert response is not None
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.body == {"br": b"brotli", "gzip": PACKED, None: SCRIPT}[encoding]


def test_what_has_not_changed_is_not_sent_again(page: Page) -> None:
    first = ask(page, "/favicon.svg")
    assert first is not None
    again = ask(page, "/favicon.svg", if_none_match=first.headers["etag"])
    assert again is not None
    assert (again.status_code, again.body) == (304, b"")


def test_without_a_build_it_says_how_to_make_one(tmp_path: Path) -> None:
    response = ask(Page(tmp_path / "none"), "/")
    assert response is not None
    assert (response.status_code, bytes(response.body).decode()) == (503, NOT_BUILT)

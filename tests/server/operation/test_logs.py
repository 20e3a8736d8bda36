"""Logs are lines of JSON, and contain nothing that they must not."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gloaming.server.operation import logs
from gloaming.server.operation.logs import note, short
from gloaming.server.web.context import WebSettings
from tests.server.logged import logged
from tests.server.serving import live_at, serve_here


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The stream that logs go to; afterwards logging is restored."""
    with logged("info") as stream:
        yield stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_line_of_json(written: io.StringIO) -> None:
    note("table created", table=short("AbCdEfGhIjKlMnOpQrStUv"), players=4)
    (line,) = lines(written)
    assert line.pop("at").endswith("Z")
    assert line == {"level": "info", "event": "table created", "table": "AbCdEf", "players": 4}


def test_an_exception_is_logged_by_its_kind_and_place_and_not_by_its_words(written: io.StringIO) -> None:
    try:
        raise ValueError("role: vampire, token: abc.def")
    except ValueError as error:
        note("request failed", logging.ERROR, error=error)
    (line,) = lines(written)
    assert line["error"] == "ValueError"
    assert "test_logs.py" in line["where"][0]
    assert "vampire" not in written.getvalue()


def test_what_others_put_into_their_messages_is_left_out(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("refused %s", "/api/tables/AbCdEfGhIjKlMnOpQrStUv")
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <exception=ValueError('vampire')>")
    told = [(line["from"], line["event"]) for line in lines(written)]
    assert told == [("uvicorn.error", "refused %s"), ("asyncio", "Task exception was never retrieved")]


@pytest.mark.parametrize("name", ["uvicorn.error", "websockets.server", "asyncio", "httpcore"])
def test_chatter_of_others_is_not_logged_at_all(written: io.StringIO, name: str) -> None:
    logging.getLogger(name).info("connection open at /api/tables/AbCdEfGhIjKlMnOpQrStUv")
    assert written.getvalue() == ""


def test_a_handshake_that_was_refused_is_no_error(tmp_path: Path, written: io.StringIO) -> None:
    async def scenario(address: str) -> None:
        with pytest.raises(InvalidStatus):
            await connect(live_at(address, "AbCdEfGhIjKlMnOpQrStUv"))

    serve_here(tmp_path, WebSettings(), scenario)
    told = [(line["level"], line["event"]) for line in lines(written)]
    assert told == [("info", "started"), ("info", "socket refused"), ("info", "stopped")]


def test_all_logs_of_the_server_go_one_way() -> None:
    """Anywhere else a message could be made from anything."""
    folder = Path(logs.__file__).parents[1]
    others = [path for path in folder.rglob("*.py") if path != Path(logs.__file__)]
    assert [path.name for path in others if re.search(r"getLogger|\blog(ger)?\.\w+\(", path.read_text())] == []

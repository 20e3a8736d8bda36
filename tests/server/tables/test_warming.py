"""Compiled rules in a server: those in the cache are used from the first table on."""

from __future__ import annotations

import asyncio
import dataclasses
import signal
from pathlib import Path

import pytest

from gloaming.core.game import GAMES, Game, find
from gloaming.server.serve import Plan, listen, serve
from gloaming.server.tables import warming
from tests.server.rooms import Room

pytestmark = pytest.mark.anyio


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose rules were loaded, all of them from the cache."""
    names: list[str] = []

    def load(name: str) -> Game:
        names.append(name)
        return dataclasses.replace(find(name))

    monkeypatch.setattr(warming, "is_ready", lambda _: True)
    monkeypatch.setattr(warming, "_load", load)
    return names


async def test_a_server_that_starts_again_folds_no_table_before_compiled_rules_are_loaded(
    tmp_path: Path, loaded: list[str]
) -> None:
    at_start: list[str] = []

    def started() -> None:
        at_start.extend(loaded)
        signal.raise_signal(signal.SIGTERM)

    with listen("127.0.0.1", 0) as listener:
        await serve(listener, Plan(f"sqlite:///{tmp_path}/tables.sqlite"), started)
    assert at_start == list(GAMES)


async def test_what_is_compiled_is_neither_compiled_nor_loaded_again(
    tmp_path: Path, loaded: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def compiles(name: str) -> bool:
        await asyncio.sleep(0)
        raise AssertionError(name)

    monkeypatch.setattr(warming, "_compile", compiles)
    async with Room(tmp_path) as room:
        await warming.use_ready(room.tables)
        await warming.warm(room.tables)
    assert loaded == list(GAMES)

"""A store that fails while tables use it: tables are busy meanwhile, and nothing is shown that is not stored."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.store import Appended, Entry, StoreDown
from tests.server.logged import logged
from tests.server.rooms import Room, until

pytestmark = pytest.mark.anyio


async def test_while_the_store_is_away_the_table_is_busy_and_afterwards_all_goes_on(tmp_path: Path) -> None:
    file, away = tmp_path / "tables.sqlite", tmp_path / "away"
    with logged("error"):
        async with Room(tmp_path) as room:
            await room.create()
            page = await room.page(1)
            page.raw()
            file.rename(away)
            for _ in range(2):
                code, _ = await room.refused(1, wire.Say, id="x", text="hello")
                assert code == "busy"
            with pytest.raises(Refused, match="cannot be saved"):
                await room.tables.open("A" * 22)
            with pytest.raises(Refused):
                await room.people.create("Zed", room.fold.settings)
            assert page.raw() == [], "what is not stored is not shown"
            away.rename(file)
            await room.ok(1, wire.Say, id="x", text="hello")
            assert len(page.raw()) == 1


async def test_what_was_stored_without_a_word_is_found_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        page = await room.page(1)
        page.raw()
        append = room.store.append

        async def lost(entry: Entry) -> Appended:
            await append(entry)
            raise StoreDown("the answer was lost")

        monkeypatch.setattr(room.store, "append", lost)
        assert (await room.refused(1, wire.Say, id="x", text="hello"))[0] == "busy"
        monkeypatch.undo()
        await until(lambda: bool(room.fold.chat.lines))
        assert len(page.raw()) == 1
        await room.ok(1, wire.Say, id="x", text="hello")
        assert len(room.fold.chat.lines) == 1


async def test_a_list_that_cannot_be_written_fails_no_command_and_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(*_: object, **__: object) -> None:
        raise StoreDown("not now")

    async with Room(tmp_path, poll=0.05) as room:
        monkeypatch.setattr(room.store, "summarise", down)
        await room.create(listed=True)
        assert await room.tables.listed() == []
        monkeypatch.undo()
        await until(lambda: room.opened.listed is not None)
        assert [it.table for it in await room.tables.listed()] == [room.table]


async def test_a_store_that_has_lost_entries_is_believed(tmp_path: Path) -> None:
    with logged("info") as written:
        async with Room(tmp_path) as room:
            await room.create()
            page = await room.page(1)
            for text in ("one", "two", "three"):
                await room.ok(1, wire.Say, text=text)
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as store:
                store.execute("DELETE FROM entries WHERE version > 2")
                store.commit()
            assert (await room.refused(1, wire.Say, id="x", text="four"))[0] == "busy"
            assert page.feed.closed
            await room.page(1)
            await room.ok(1, wire.Say, id="x", text="four")
            assert [line.text for line in room.fold.chat.lines] == ["one", "four"]
    assert "the store has lost entries of a table" in written.getvalue()

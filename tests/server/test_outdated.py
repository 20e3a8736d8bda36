"""A server that meets a running game of other rules says so, and guesses nothing."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from gloaming.core.game import find
from gloaming.server import wire
from gloaming.server.archive import Archive, Asker
from gloaming.server.refusal import Refused
from gloaming.server.work import Work
from tests.server.lines import NO_LIMIT
from tests.server.rooms import Room

pytestmark = pytest.mark.anyio


async def test_a_running_game_of_an_older_version_is_said_to_be_one(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel")
        await room.ok(1, wire.Say, text="hello")
        await room.ok(2, wire.Note, text="mine")
        await room.play(3)
        move, begun = room.match.legal(room.match.pending[0])[0], find("duel").version
        room.games = (dataclasses.replace(find("duel"), version=begun + 1),)
        await room.restart()
        page = await room.page(2)
        frame = page.last()
        assert (frame["table"]["state"], frame["play"]) == ("outdated", None)
        assert (frame["chat"]["lines"][0]["text"], frame["notes"]) == ("hello", "mine")
        for lang, words in (("en", "rules version"), ("fr", "version")):
            code, text = await room.refused(2, wire.Move, move=move, lang=lang)
            assert code == "outdated"
            assert words in text
            assert str(begun) in text
            assert str(begun + 1) in text
        for ask in ("watch", "1"):
            with pytest.raises(Refused) as refused:
                await Archive(room.hub, Work(NO_LIMIT)).story(f"{room.table}-1", ask, Asker("", None), "en")
            assert refused.value.code == "outdated"
        with pytest.raises(Refused):
            await Archive(room.hub, Work(NO_LIMIT)).record(f"{room.table}-1")
        await room.wait(10_000)
        assert (await room.refused(1, wire.Start))[0] == "illegal"
        await room.ok(1, wire.Rematch)
        await room.ok(2, wire.Ready, on=True)
        await room.ok(1, wire.Start)
        assert (room.fold.state, room.round.rules) == ("playing", begun + 1)
        room.games = ()
        await room.restart()
        await room.page(1)
        assert room.fold.state == "outdated", "nor does an older server play a newer game"

"""Chat with the table-talk rule of Shamans, its limits, and private notes."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from gloaming.server import wire
from tests.server.rooms import Room

pytestmark = pytest.mark.anyio

TALK = [
    ("my purple 6 is high", "my ****** * is high"),
    ("j’ai le violet, ou deux bleus", "j’ai le ******, ou **** *****"),
    ("nothing to hide", "nothing to hide"),
]


@pytest.mark.parametrize(("said", "heard"), TALK)
async def test_colours_and_numbers_are_struck_out_while_shamans_is_played(
    said: str, heard: str, tmp_path: Path
) -> None:
    """S42, in both languages, for everybody at the table."""
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        guest, page = await room.join(), await room.page(2)
        for person in (1, guest):
            await room.ok(person, wire.Say, text=said)
            assert page.last()["chat"]["lines"][0]["text"] == heard
        stored = [json.loads(entry.body) for entry in await room.store.read(room.table)]
        assert [body["text"] for body in stored if body["type"] == "said"] == [heard, heard]


async def test_in_the_lobby_and_in_other_games_people_say_what_they_like(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("shamans")
        await room.ok(1, wire.Say, text=TALK[0][0])
        assert room.fold.chat.lines[0].text == TALK[0][0]
        await room.gather("duel")
        await room.ok(1, wire.Say, text=TALK[0][0])
        assert room.fold.chat.lines[0].text == TALK[0][0]


@pytest.mark.parametrize(("text", "kept"), [("x", 200), ("\U0001f319" * 500, 32)])  # 32 of 2,000 bytes fill 64 kB
async def test_only_the_latest_lines_are_kept_and_frames_say_which(text: str, kept: int, tmp_path: Path) -> None:
    async with Room(tmp_path, chat_count=1000, queue=1000, queue_bytes=10**9) as room:
        await room.create()
        page = await room.page(1)
        page.raw()
        for _ in range(kept + 3):
            await room.ok(1, wire.Say, text=text)
        news = [frame["chat"] for frame in page.read()]
        assert [(chat["from"], len(chat["lines"])) for chat in news] == [(line, 1) for line in range(kept + 3)]
        whole = json.loads(await room.viewers.whole(room.table, 1))["chat"]
        assert (whole["from"], len(whole["lines"])) == (3, kept)
        assert whole["lines"] == [chat["lines"][0] for chat in news[3:]]
        await room.restart()
        assert json.loads(await room.viewers.whole(room.table, 1))["chat"] == whole


async def test_a_line_says_who_wrote_it_and_when_and_keeps_that_name(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        page = await room.page(1)
        page.raw()
        await room.ok(1, wire.Say, text="<b>hello</b>")
        frame = page.last()
        assert frame["chat"] == {
            "from": 0,
            "lines": [{"person": 1, "name": "Ann", "text": "<b>hello</b>", "said": None, "at": room.now, "glyph": ""}],
        }
        await room.ok(1, wire.Rename, name="Anna")
        await room.ok(1, wire.Say, text="again")
        chat = page.last()["chat"]
        assert (chat["from"], [line["name"] for line in chat["lines"]]) == (1, ["Anna"])
        page.feed.whole()
        assert [line["name"] for line in page.last()["chat"]["lines"]] == ["Ann", "Anna"]


async def test_each_may_write_so_much_in_so_many_seconds(tmp_path: Path) -> None:
    async with Room(tmp_path, chat_count=3, chat_seconds=10) as room:
        await room.create()
        bob = await room.join()
        for _ in range(3):
            await room.ok(1, wire.Say, text="x")
        code, text = await room.refused(1, wire.Say, text="x")
        assert code == "limit"
        assert "3" in text
        assert "10" in text
        await room.ok(bob, wire.Say, text="x")
        room.now += 9_500
        await room.ok(1, wire.Say, text="x")
        room.now -= 50  # less than ten seconds after the second
        assert (await room.refused(1, wire.Say, text="x"))[0] == "limit"


async def test_chat_survives_a_restart(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        await room.ok(1, wire.Say, text="hello")
        before = (await room.page(None)).last()["chat"]
        await room.restart()
        assert (await room.page(None)).last()["chat"] == before


async def test_notes_are_their_writers_alone_and_are_kept(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        mine, tab = await room.page(2), await room.page(2)
        others = [await room.page(person) for person in (1, 3, None)]
        wholes = [page.raw() for page in others]
        mine.raw()
        tab.raw()
        await room.ok(2, wire.Note, text="Ann is the shadow")
        assert mine.last()["notes"] == "Ann is the shadow"
        assert tab.last()["notes"] == "Ann is the shadow", "another page of the same person"
        assert [page.raw() for page in others] == [[], [], []]
        for page in others:
            page.feed.whole()
        assert [page.raw() for page in others] == wholes
        await room.play(1)
        assert mine.last()["notes"] is None, "said once"
        await room.restart()
        assert (await room.page(2)).last()["notes"] == "Ann is the shadow"
        assert (await room.page(1)).last()["notes"] == ""


async def test_reactions_are_a_few_glyphs_that_everybody_sees(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 3, window=0)
        pages = [await room.page(2), await room.page(None)]
        await room.ok(1, wire.React, glyph="bravo")
        for page in pages:
            line = page.last()["chat"]["lines"][0]
            assert (line["person"], line["glyph"], line["text"], line["said"]) == (1, "bravo", "", None)


@pytest.mark.parametrize("word", ["purple", "6", "", "bravo "])
def test_no_other_glyph_can_be_sent(word: str) -> None:
    """S42: so neither Worlds nor numbers."""
    with pytest.raises(msgspec.ValidationError):
        wire.read_asked(json.dumps({"do": "react", "id": "a", "at": 0, "glyph": word}))


async def test_reactions_count_as_chat_and_are_barred_where_it_is(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", spectators="off")
        guest = await room.join()
        assert (await room.refused(guest, wire.React, glyph="hm"))[0] == "forbidden"
        for number in range(room.tables.settings.chat_count):
            await (room.ok(1, wire.React, glyph="wow") if number % 2 else room.ok(1, wire.Say, text="hm"))
        assert (await room.refused(1, wire.React, glyph="wow"))[0] == "limit"
        assert (await room.refused(1, wire.Say, text="hm"))[0] == "limit"

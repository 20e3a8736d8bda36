"""A seat changes hands in mid-game only if all others agree, and everybody is told in advance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloaming.core.messages import say
from gloaming.core.speech import in_words
from gloaming.server import wire
from tests.server.lines import told_in
from tests.server.rooms import Page, Room

pytestmark = pytest.mark.anyio
ANN, BOB, CY, DEE = 1, 2, 3, 4  # three who play, and somebody who does not


async def _gathered(room: Room, **settings: Any) -> dict[int, Page]:
    """Three people play, everybody watches, and Cy has been gone so long that a bot plays for them."""
    await room.gather("shamans", 3, window=0, **settings)
    assert await room.join() == DEE
    pages = {person: await room.page(person) for person in (ANN, BOB, CY)}
    if settings.get("spectators") != "off":
        pages[DEE] = await room.page(DEE)
    pages.pop(CY).close()
    await room.rest()
    await room.wait(room.fold.settings.grace + 1)
    assert room.fold.people[CY].deputy is not None
    for page in pages.values():
        page.raw()
    return pages


def _chat(page: Page) -> list[str]:
    return [told_in(line) for frame in page.read() for line in frame["chat"]["lines"]]


async def test_with_everybodys_consent_the_seat_changes_hands_and_all_are_told_first(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        pages = await _gathered(room)
        await room.ok(CY, wire.Note, text="mine alone")
        await room.ok(DEE, wire.Ask, name="Cy")
        frames = {person: page.last() for person, page in pages.items()}
        for frame in frames.values():
            assert frame["table"]["takeover"] == {"person": DEE, "seat": 2, "agreed": [], "waiting": [ANN, BOB]}
            assert told_in(frame["chat"]["lines"][-1]).startswith("Dee asks to take over Cy’s seat.")
            assert frame["chat"]["lines"][-1]["person"] == 0, "the table says so, nobody else"
        await room.ok(ANN, wire.Agree, person=DEE, seat=2)
        shown = pages[DEE].last()
        assert shown["table"]["you"]["seat"] is None
        assert shown["play"]["view"] == room.match.view(None), "one is not everybody"
        assert shown["table"]["takeover"]["agreed"] == [ANN]
        await room.ok(BOB, wire.Agree, person=DEE, seat=2)
        shown = pages[DEE].last()
        assert shown["table"]["you"]["seat"] == 2
        assert shown["table"]["takeover"] is None
        assert shown["play"]["view"] == room.match.view(2)
        assert not shown["notes"], "notes are a person's, not a seat's"
        told = "All others have agreed: Dee takes over Cy’s seat, and sees what it knows."
        assert _chat(pages[ANN])[-1] == told
        assert told_in(shown["chat"]["lines"][-1]) == told
        assert room.fold.people[CY].seat is None


async def test_whoever_has_taken_a_seat_over_plays_on_and_the_owner_watches(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _gathered(room)
        for number in range(5):  # what only the owner was told counts only for the owner
            await room.ok(CY, wire.Note, text=f"{number}")
        await room.ok(DEE, wire.Ask, name="Cy")
        for person in (ANN, BOB):
            await room.ok(person, wire.Agree, person=DEE, seat=2)
        people = {0: ANN, 1: BOB, 2: DEE}
        for _ in range(6):
            seat = room.match.pending[0]
            await room.ok(people[seat], wire.Move, move=room.match.legal(seat)[0])
        assert (await room.refused(CY, wire.Back))[0] == "forbidden"
        owner = await room.page(CY)
        assert owner.last()["play"]["view"] == room.match.view(None)
        before = room.fold.number(DEE)
        await room.restart()
        again = await room.page(DEE)
        assert again.last()["table"]["you"]["seat"] == 2
        assert room.fold.number(DEE) >= before


async def test_one_refusal_is_enough_and_is_final_for_whoever_asked(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        pages = await _gathered(room)
        await room.ok(DEE, wire.Ask, name="Cy")
        await room.ok(ANN, wire.Agree, person=DEE, seat=2)
        await room.ok(BOB, wire.Refuse, person=DEE, seat=2)
        assert _chat(pages[DEE])[-1] == "Bob does not agree: Cy keeps the seat that Dee asked for."
        assert room.fold.takeover is None
        assert room.fold.chairs[2].person == CY
        for person in (ANN, BOB):
            refused = await room.refused(person, wire.Agree, person=DEE, seat=2)
            assert refused == ("illegal", in_words(say("server-not-asked-for")))
        assert await room.refused(DEE, wire.Ask, name="Cy") == ("illegal", in_words(say("server-declined-already")))


async def test_an_owner_who_comes_back_ends_it(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        pages = await _gathered(room)
        await room.ok(DEE, wire.Ask, name="Cy")
        await room.ok(ANN, wire.Agree, person=DEE, seat=2)
        await room.page(CY)
        assert room.fold.takeover is None
        assert _chat(pages[BOB])[-1] == "Cy is back: Dee no longer asks for the seat."
        assert (await room.refused(BOB, wire.Agree, person=DEE, seat=2))[0] == "illegal"
        await room.ok(CY, wire.Back)


async def test_whoever_asks_can_think_better_of_it(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        pages = await _gathered(room)
        await room.ok(DEE, wire.Ask, name="Cy")
        await room.ok(DEE, wire.Refuse, person=DEE, seat=2)
        assert _chat(pages[ANN])[-1] == "Dee no longer asks for Cy’s seat."
        assert room.fold.takeover is None


async def test_only_a_seat_that_is_left_to_a_bot_can_be_asked_for_and_only_without_one(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _gathered(room)
        assert (await room.refused(DEE, wire.Ask, name="Bob"))[0] == "illegal", "who is here"
        await room.ok(BOB, wire.Leave)
        assert (await room.refused(DEE, wire.Ask, name="Bob"))[0] == "illegal", "who looks on while a bot plays"
        assert (await room.refused(DEE, wire.Ask, name="Zed"))[0] == "illegal"
        assert await room.refused(ANN, wire.Ask, name="Cy") == ("illegal", in_words(say("server-seated-already")))
        assert await room.refused(None, wire.Ask, name="Cy") == ("forbidden", in_words(say("server-join-first")))
        eve = await room.join()
        await room.ok(DEE, wire.Ask, name="Cy")
        assert await room.refused(eve, wire.Ask, name="Cy") == ("illegal", in_words(say("server-asked-already")))
        for person in (eve, DEE, CY):
            assert (await room.refused(person, wire.Agree, person=DEE, seat=2))[0] == "forbidden"
        for person in (eve, CY):
            assert (await room.refused(person, wire.Refuse, person=DEE, seat=2))[0] == "forbidden"
        assert (await room.refused(ANN, wire.Agree, person=DEE, seat=1))[0] == "illegal", "what was not asked"
        await room.ok(ANN, wire.Agree, person=DEE, seat=2)
        assert await room.refused(ANN, wire.Agree, person=DEE, seat=2) == (
            "illegal",
            in_words(say("server-agreed-already")),
        )


async def test_one_opponent_alone_cannot_give_a_seat_away(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await room.gather("duel")
        dee = await room.join()
        await room.page(ANN)
        (await room.page(BOB)).close()
        await room.rest()
        await room.wait(room.fold.settings.grace + 1)
        assert await room.refused(dee, wire.Ask, name="Bob") == ("illegal", in_words(say("server-too-few-to-agree")))


async def test_at_a_closed_table_too_one_can_ask(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _gathered(room, spectators="off")
        reply = await room.ok(DEE, wire.Ask, name="Cy")
        assert reply.number is None, "and is not told how much has happened"
        for person in (ANN, BOB):
            await room.ok(person, wire.Agree, person=DEE, seat=2)
        page = await room.page(DEE)
        assert page.last()["play"]["view"] == room.match.view(2)


async def test_nobody_is_left_out_of_the_consent_by_being_removed(tmp_path: Path) -> None:
    async with Room(tmp_path, pace=3600.0) as room:
        await _gathered(room)
        await room.ok(DEE, wire.Ask, name="Cy")
        await room.ok(ANN, wire.Agree, person=DEE, seat=2)
        await room.ok(ANN, wire.Remove, person=BOB)
        assert room.fold.chairs[2].person == CY
        await room.ok(DEE, wire.Refuse, person=DEE, seat=2)
        eve = await room.join()
        assert await room.refused(eve, wire.Ask, name="Cy") == ("illegal", in_words(say("server-cannot-all-agree")))

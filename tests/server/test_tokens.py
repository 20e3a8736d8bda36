"""Tokens prove one person at one table, until they are reissued; nothing else proves anything."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from gloaming.server import tokens, wire
from gloaming.server.refusal import Refused
from tests.server.rooms import Room

KEY = bytes(range(32))
TABLE = "t" * 22


def test_a_token_says_whose_it_is() -> None:
    assert tokens.read(KEY, tokens.sign(KEY, TABLE, 12, 3)) == (TABLE, 12, 3)


@pytest.mark.parametrize("place", [0, 23, 25, -1, -43])
def test_no_letter_of_a_token_can_be_changed(place: int) -> None:
    token = tokens.sign(KEY, TABLE, 1, 0)
    other = "B" if token[place] == "A" else "A"
    assert tokens.read(KEY, token[:place] + other + token[place:][1:]) is None


@pytest.mark.parametrize(
    "token",
    [
        "",
        ".",
        "...",
        f"{TABLE}.1.0.",
        f"{TABLE}.1.0",
        f"{TABLE}.1.0.{'A' * 43}",
        tokens.sign(bytes(32), TABLE, 1, 0),
        tokens.sign(KEY, TABLE, 1, 0) + "=",
        tokens.sign(KEY, TABLE, 1, 0) + "\n",
        tokens.sign(KEY, TABLE, 1, 0) * 100,
        tokens.sign(KEY, TABLE, 1, 0).replace(".1.", ".１."),
        "\ud800" * 10,
        "é" * 60,
    ],
)
def test_what_was_not_signed_proves_nothing(token: str) -> None:
    assert tokens.read(KEY, token) is None


def test_a_huge_claim_is_not_even_checked() -> None:
    assert tokens.read(KEY, tokens.sign(KEY, "t" * tokens.LONGEST, 1, 0)) is None


def test_tables_cannot_be_guessed() -> None:
    made = {tokens.new_table_id() for _ in range(1000)}
    assert len(made) == 1000
    assert {len(name) for name in made} == {22}
    assert {len(base64.urlsafe_b64decode(name + "==")) for name in made} == {16}


@pytest.mark.anyio
async def test_a_token_is_good_at_its_own_table_only(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        token = await room.create()
        first = room.table
        other = await room.create()
        assert await room.hub.identify(first, token) == 1
        assert await room.hub.identify(room.table, other) == 1
        assert await room.hub.identify(room.table, None) is None
        with pytest.raises(Refused) as refused:
            await room.hub.identify(room.table, token)
        assert refused.value.code == "forbidden"
        with pytest.raises(Refused) as refused:
            await room.hub.identify("A" * 22, token)
        assert refused.value.code == "unknown"


@pytest.mark.anyio
async def test_a_seat_that_is_reissued_is_taken_from_whoever_had_it(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        person, old = await room.hub.join(room.table, "Bob", None)
        page, hosts = await room.page(person), await room.page(1)
        new = (await room.ok(1, wire.Reissue, person=person)).token
        assert new is not None
        assert await room.hub.identify(room.table, new) == person
        with pytest.raises(Refused):
            await room.hub.identify(room.table, old)
        assert page.feed.closed, "the page that was open with the old token is closed"
        assert not hosts.feed.closed
        assert await room.hub.link(room.table, person) == new
        await room.restart()
        assert await room.hub.identify(room.table, new) == person, "tokens outlive the server"
        with pytest.raises(Refused):
            await room.hub.identify(room.table, old)


@pytest.mark.anyio
async def test_no_repeated_command_gives_a_token_that_its_first_did_not(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        bob, cy = await room.join(), await room.join()
        await room.ok(bob, wire.Say, id="x", text="hello")
        assert (await room.ok(bob, wire.Reissue, id="x", person=1)).token is None, "a guest asks with a used id"
        first = (await room.ok(1, wire.Reissue, id="y", person=bob)).token
        assert first is not None
        assert (await room.ok(1, wire.Reissue, id="y", person=cy)).token == first, "the same answer, whoever is named"
        await room.ok(1, wire.MakeHost, person=bob)
        await room.ok(bob, wire.Reissue, person=bob)
        again = (await room.ok(1, wire.Reissue, id="y", person=bob)).token
        assert again == first, "and not the token that was given since"
        with pytest.raises(Refused):
            await room.hub.identify(room.table, again)

"""Tokens and recovery codes prove one person at one table; using a code makes earlier tokens void."""

from __future__ import annotations

import base64
import re
from pathlib import Path

import pytest

from gloaming.server.people import tokens
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e
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
        assert await room.people.identify(first, token) == 1
        assert await room.people.identify(room.table, other) == 1
        assert await room.people.identify(room.table, None) is None
        with pytest.raises(Refused) as refused:
            await room.people.identify(room.table, token)
        assert refused.value.code == "forbidden"
        with pytest.raises(Refused) as refused:
            await room.people.identify("A" * 22, token)
        assert refused.value.code == "unknown"


def test_codes_cannot_be_guessed_and_are_read_however_they_are_typed() -> None:
    made = {tokens.new_code() for _ in range(1000)}
    assert len(made) == 1000
    assert all(re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}", code) for code in made)
    assert len({tokens.digest(KEY, TABLE, it) for it in ("AB01-CD23-EF45", "ab01 cd23ef45", "aBoI-CD23-EF45")}) == 1
    assert tokens.digest(KEY, TABLE, "AB01-CD23-EF45") != tokens.digest(KEY, "u" * 22, "AB01-CD23-EF45")
    assert tokens.digest(KEY, TABLE, "AB01-CD23-EF45") != tokens.digest(bytes(32), TABLE, "AB01-CD23-EF45")


@pytest.mark.anyio
async def test_a_recovery_code_brings_its_owner_back_and_voids_what_was_given_before(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        person, old = await room.people.join(room.table, "Bob", None, "192.0.2.7")
        page, hosts = await room.page(person), await room.page(1)
        code, number = await room.people.code(room.table, person)
        assert page.last()["table"]["you"]["code"] == number == 1
        assert (await room.people.recover(room.table, code.lower().replace("-", " ")))[0] == person
        new = await room.people.link(room.table, person)
        assert page.feed.closed, "the page that was open with the old token is closed"
        assert not hosts.feed.closed
        assert await room.people.identify(room.table, new) == person
        await room.restart()
        assert await room.people.identify(room.table, new) == person, "tokens outlive the server"
        for proof in (room.people.identify(room.table, old), room.people.recover(room.table, code)):
            with pytest.raises(Refused) as refused:
                await proof
            assert refused.value.code == "forbidden"


@pytest.mark.anyio
async def test_a_code_is_good_at_its_own_table_until_the_next_one_is_shown(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        first, _ = await room.people.code(room.table, 1)
        second, number = await room.people.code(room.table, 1)
        assert number == 2
        table = room.table
        await room.create()
        for place, code in ((table, first), (room.table, second), (table, ""), (table, "-"), (table, "x" * 5000)):
            with pytest.raises(Refused):
                await room.people.recover(place, code)
        assert (await room.people.recover(table, second))[0] == 1
        entries = await room.store.read(table)
        assert not any(second.replace("-", "") in str(entry.body).replace("-", "") for entry in entries)


@pytest.mark.anyio
async def test_tokens_that_an_older_log_has_reissued_stay_void(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        old = await room.create()
        async with room.opened.lock:
            await room.tables.write(room.opened, "1:x", e.Reissued(1))
        new = await room.people.link(room.table, 1)
        await room.restart()
        assert await room.people.identify(room.table, new) == 1
        with pytest.raises(Refused):
            await room.people.identify(room.table, old)

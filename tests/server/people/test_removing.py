"""A host removes and bans people; strangers cannot fill a table; nobody's secrets are exposed by it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gloaming.core.chance import pledge
from gloaming.core.messages import say
from gloaming.core.speech import in_words
from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.web.context import WebSettings
from tests.server.lines import told_in
from tests.server.rooms import Page, Room, until
from tests.server.serving import PATIENT, cookies_of, live_at, new_table, serve_here

pytestmark = pytest.mark.anyio

HOME = "198.51.100.7"
LONGEST_REASON = 123  # bytes of the reason with which a socket is closed


async def no(way: object) -> tuple[str, str]:
    """The reason for a refusal."""
    with pytest.raises(Refused) as refused:
        await way  # type: ignore[misc]
    return refused.value.code, refused.value.key


def names(room: Room) -> list[str]:
    return [who.name for who in room.fold.members.values()]


async def play_beside_a_bot(room: Room, seat: int, pages: list[Page]) -> None:
    """The others and the bot make their moves until the game is over."""
    while not room.match.over:
        for page in pages:
            page.raw()
        people = [it for it in room.match.pending if it != seat]
        if people:
            await room.move(people[0])
        else:
            moment = len(room.round.marks)
            await room.go_on()
            await until(lambda before=moment: len(room.round.marks) > before)  # type: ignore[misc]


# By the host.


async def test_a_host_removes_somebody_and_everybody_is_told(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create(spectators="public")
        bob = await room.join(1)
        page, theirs = await room.page(1), await room.page(bob)
        token = await room.people.link(room.table, bob)
        page.raw()
        await room.ok(1, wire.Remove, person=bob)
        last = page.last()
        assert [who["person"] for who in last["table"]["people"]] == [1]
        assert last["table"]["seats"][1]["kind"] == "open"
        assert [told_in(line) for line in last["chat"]["lines"]] == ["The host has removed Bob."]
        assert (theirs.feed.closed, theirs.feed.why) == (True, "removed")
        assert await no(room.people.identify(room.table, token)) == ("forbidden", "server-removed")
        assert await no(room.viewers.follow(room.table, bob, 0)) == ("forbidden", "server-removed")
        assert await no(room.people.code(room.table, bob)) == ("forbidden", "server-removed")
        assert await room.refused(bob, wire.Say, text="x") == ("forbidden", in_words(say("server-removed")))
        await room.restart()
        assert await no(room.people.identify(room.table, token)) == ("forbidden", "server-removed")


async def test_only_the_host_removes_and_never_the_host(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        bob, cy = await room.join(1), await room.join()
        assert (await room.refused(bob, wire.Remove, person=cy))[0] == "forbidden"
        assert (await room.refused(1, wire.Remove, person=1))[0] == "illegal"
        assert (await room.refused(1, wire.Remove, person=9))[0] == "malformed"
        await room.ok(1, wire.Remove, person=cy)
        assert (await room.refused(1, wire.Remove, person=cy))[0] == "malformed"
        assert (await room.refused(1, wire.MakeHost, person=cy))[0] == "malformed"
        assert names(room) == ["Ann", "Bob"]


async def test_without_a_ban_one_may_join_again_and_with_one_not_from_that_address(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create()
        bob = await room.join(address=HOME)
        await room.ok(1, wire.Remove, person=bob)
        again = await room.join(address=HOME)
        assert again == bob + 1
        await room.ok(1, wire.Remove, person=again, ban=True)
        assert await no(room.join(address=HOME)) == ("forbidden", "server-banned")
        await room.restart()
        assert await no(room.people.join(room.table, "Bob", None, HOME)) == ("forbidden", "server-banned")
        assert await room.people.join(room.table, "Bob", None, "198.51.100.8")
        stored = b"".join(entry.body for entry in await room.store.read(room.table))
        assert HOME.encode() not in stored, "an address is never kept"
        table = room.table
        await room.create()
        other = await room.join(address=HOME)
        assert room.fold.people[other].origin not in stored.decode(), "nor can it be followed from table to table"
        assert table != room.table


async def test_in_a_game_a_bot_plays_on_and_nobody_gets_the_seat(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shamans", 4, window=0)
        guest = await room.join()
        pages = [await room.page(person) for person in (1, 3, guest)]
        code, _ = await room.people.code(room.table, 2)
        await room.ok(1, wire.Remove, person=2)
        assert room.fold.people[2].deputy is not None
        assert room.fold.chairs[1].person == 2
        assert told_in(pages[1].last()["chat"]["lines"][-1]) == "The host has removed Bob. A bot plays on in that seat."
        assert (await room.refused(guest, wire.Ask, name="Bob"))[0] == "illegal"
        assert await no(room.people.recover(room.table, code)) == ("forbidden", "server-bad-code")
        assert (await room.refused(2, wire.Back))[0] == "forbidden"
        await play_beside_a_bot(room, 1, pages)
        await room.ok(1, wire.Rematch)
        assert not room.fold.is_seated(2)
        assert [who["person"] for who in pages[0].last()["table"]["people"]] == [1, 3, 4, guest]


async def test_a_removed_player_still_stands_between_others_and_the_seat_of_a_third(tmp_path: Path) -> None:
    """Otherwise a host could remove everybody who would not agree."""
    async with Room(tmp_path) as room:
        await room.gather("shamans", 4, window=0)
        guest = await room.join()
        pages = {person: await room.page(person) for person in (1, 2, 3, 4, guest)}
        pages[2].close()
        await until(lambda: not room.fold.people[2].here)
        await room.wait(61)
        await until(lambda: room.fold.people[2].deputy is not None)
        await room.ok(guest, wire.Ask, name="Bob")
        await room.ok(1, wire.Remove, person=3)
        for person in (1, 4):
            await room.ok(person, wire.Agree, person=guest, seat=1)
        assert room.fold.chairs[1].person == 2
        await room.ok(1, wire.Remove, person=guest)
        assert room.fold.takeover is None


async def test_while_a_game_starts_nobody_who_sits_is_removed(tmp_path: Path) -> None:
    """Otherwise a host who knows the coming deal could stop it."""
    async with Room(tmp_path) as room:
        await room.create()
        await room.join()
        await room.ok(2, wire.Sit, seat=1)
        await room.ok(2, wire.Ready, on=True, pledge=pledge("0b" * 32))
        guest = await room.join()
        await room.ok(1, wire.Start, pledge=pledge("0a" * 32))
        assert room.fold.state == "starting"
        assert (await room.refused(1, wire.Remove, person=2))[0] == "illegal"
        await room.ok(1, wire.Remove, person=guest)
        assert room.fold.state == "starting"


# Strangers.


async def test_an_address_fills_no_table(tmp_path: Path) -> None:
    async with Room(tmp_path, most_unseated=3) as room:
        await room.create("shamans")
        for _ in range(3):
            await room.join(address=HOME)
        assert await no(room.join(address=HOME)) == ("limit", "server-many-of-you")
        await room.ok(2, wire.Sit, seat=1)
        assert await room.join(address=HOME) == 5, "those who sit are players"
        assert await room.join(address="198.51.100.8") == 6


async def test_whoever_joins_and_never_comes_is_dropped(tmp_path: Path) -> None:
    async with Room(tmp_path, poll=0.01, unseen=120) as room:
        await room.create("shamans")
        sits, looks, looked, never = [await room.join() for _ in range(4)]
        await room.ok(sits, wire.Sit, seat=1)
        await room.page(looks)
        (await room.page(looked)).close()
        token = await room.people.link(room.table, never)
        await room.wait(119)
        late = await room.join()
        await room.wait(2)
        await until(lambda: bool(room.fold.people[never].removed))
        assert list(room.fold.members) == [1, sits, looks, looked, late]
        assert not [line for line in room.fold.chat.lines if line.told and "removed" in line.told.id]
        assert await no(room.people.identify(room.table, token)) == ("forbidden", "server-never-came")


async def test_whoever_joined_is_not_dropped_because_a_clock_was_set_or_no_process_held_the_table(
    tmp_path: Path,
) -> None:
    async with Room(tmp_path, poll=0.01, unseen=120) as room:
        await room.create("shamans")
        guest = await room.join()
        room.set_ahead = 24 * 3600 * 1000
        await room.restart()
        await room.page(1)
        await room.wait(100)
        await asyncio.sleep(0.1)  # several looks at the table
        assert not room.fold.people[guest].removed
        await room.wait(21)
        await until(lambda: bool(room.fold.people[guest].removed))


# Over real sockets.


def test_the_page_of_whoever_is_removed_is_closed_with_the_reason(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        ann, bob = httpx.Client(base_url=address), httpx.Client(base_url=address)
        table = await asyncio.to_thread(new_table, ann)
        await asyncio.to_thread(bob.post, f"/api/tables/{table}/join", json={"name": "Bob"})
        url = live_at(address, table)
        async with (
            connect(url, additional_headers=cookies_of(ann)) as host,
            connect(url, additional_headers=cookies_of(bob)) as removed,
        ):
            await host.send(json.dumps({"do": "remove", "id": "r", "at": 1, "person": 2, "ban": True}))
            async with asyncio.timeout(PATIENT):
                await removed.wait_closed()
            assert (removed.close_code, removed.close_reason) == (4003, "server-removed")
            reply: dict[str, Any] = {}
            while reply.get("type") != "reply":
                reply = json.loads(await asyncio.wait_for(host.recv(), PATIENT))
            assert reply["ok"]
        with pytest.raises(InvalidStatus) as error:
            await connect(url, additional_headers=cookies_of(bob))
        assert json.loads(error.value.response.body or b"")["error"]["text"] == in_words(say("server-removed"))
        bob.cookies.clear()
        refused = await asyncio.to_thread(bob.post, f"/api/tables/{table}/join", json={"name": "Bob"})
        assert (refused.status_code, refused.json()["error"]["text"]) == (403, in_words(say("server-banned")))
        ann.close()
        bob.close()

    serve_here(tmp_path, WebSettings(), scenario)


def test_sixty_joins_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    async def scenario(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENT) as host:
            made = await host.post("/api/tables", json={"name": "Ann", "settings": {"game": "duel", "listed": True}})
            table = made.json()["table"]
            answers = []
            for number in range(60):
                headers = {"cookie": "none=1"}
                join = {"name": f"Stranger {number}"}
                answers.append(await host.post(f"/api/tables/{table}/join", json=join, headers=headers))
            assert [it.status_code for it in answers] == [200] * 12 + [429] * 48
            people = (await host.get(f"/api/tables/{table}")).json()["table"]["people"]
            assert len(people) == 13

    serve_here(tmp_path, WebSettings(), scenario)

"""How a game starts: everybody commits, even the server, then reveals; nobody can choose the draws."""

from __future__ import annotations

import hashlib
import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.core.chance import BOT, pledge
from gloaming.core.record import parse_record
from gloaming.server import wire
from gloaming.server.bots.asking import bot_seed
from gloaming.server.operation.load.nonces import Nonces
from gloaming.server.replays.archive import Asker
from gloaming.server.store import Entry
from gloaming.server.tables import commands, frames
from gloaming.server.tables import entries as e
from gloaming.server.tables.settings import checked
from gloaming.server.tables.table import Table
from tests.independent import chance_key, places_drawn, places_recorded
from tests.server.lines import archive_of, told_in
from tests.server.rooms import Deaf, Room, until
from tests.server.serving import cookies_of, do, new_table, reveal, serving

pytestmark = pytest.mark.anyio

ANNS, BOBS = "0a" * 32, "0b" * 32  # nonces
QUICK = {"limit": "2"}  # a short game of Duel


async def start(room: Room, **settings: Any) -> None:
    """A table of Ann, Bob and Cy, or as many as a game needs, at which Ann has pressed start."""
    await room.create("duel", **settings)
    await room.join()
    await room.ok(2, wire.Sit, seat=1)
    await room.ok(2, wire.Ready, on=True, pledge=pledge(BOBS))
    await room.ok(1, wire.Start, pledge=pledge(ANNS))


def called_off(names: str) -> str:
    return f"The start was called off: no answer from {names}. Everybody has to be ready again."


@pytest.mark.parametrize("order", [((1, ANNS), (2, BOBS)), ((2, BOBS), (1, ANNS))])
async def test_a_game_is_dealt_when_the_last_nonce_is_told_from_all_of_them(
    order: tuple[tuple[int, str], ...], tmp_path: Path
) -> None:
    async with Room(tmp_path) as room:
        await start(room)
        page = await room.page(2)
        shown = page.last()
        assert room.fold.starting is not None
        seed = room.fold.starting.seed
        assert (shown["table"]["state"], shown["play"]) == ("starting", None)
        assert shown["table"]["commitment"] == hashlib.sha256(seed.encode()).hexdigest()
        assert shown["table"]["pledges"] == [pledge(ANNS), pledge(BOBS)]
        for number, (person, nonce) in enumerate(order, start=1):
            assert len(page.last()["table"]["waiting"] if number > 1 else [0, 1]) == 3 - number
            await room.ok(person, wire.Reveal, nonce=nonce)
        playing = page.last()["table"]
        assert (playing["state"], playing["waiting"]) == ("playing", [])
        assert [playing[name] for name in ("commitment", "pledges")] == [
            shown["table"][name] for name in ("commitment", "pledges")
        ]
        assert room.match.mixed == hashlib.sha256(f"{seed}\n{ANNS}\n{BOBS}\n".encode()).hexdigest()


async def test_the_record_of_a_table_verifies_by_the_docs_alone(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("shadow_hunters", 4, bots=["random"] * 2, window=0)
        room.match.state.over = 1  # the end, in no time
        room.match._course = None
        record = room.match.record()
        assert parse_record(record).contributors == [0, 1]
        assert parse_record(record).nonces[2:] == (BOT, BOT)
        assert places_recorded(record) == places_drawn(record)


async def test_a_played_game_is_verified_by_the_server_and_by_the_program(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options=QUICK)
        await room.play_until(lambda match: match.over)
        record = await archive_of(room).record(f"{room.table}-1")
        assert await archive_of(room).verify(record, "") == wire.Draws(gloaming.verify(record), [0, 1])
        assert chance_key(record)


async def test_one_person_with_bots_adds_one_nonce_and_a_table_of_bots_none(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("shamans", 3)
        for seat in (1, 2):
            await room.ok(1, wire.SeatBot, seat=seat, bot="random")
        await room.ok(1, wire.Start, pledge=pledge(ANNS))
        assert room.fold.starting is not None
        assert room.fold.starting.waiting == [0]
        await room.ok(1, wire.Reveal, nonce=ANNS)
        assert room.match.nonces == (ANNS, BOT, BOT)

        await room.create("shamans", 3)
        await room.ok(1, wire.Stand)
        for seat in (0, 1, 2):
            await room.ok(1, wire.SeatBot, seat=seat, bot="random")
        await room.ok(1, wire.Start, pledge="")
        assert room.fold.state == "playing"
        assert room.match.nonces == (BOT, BOT, BOT)


async def test_bots_draw_from_the_mixed_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same seed of the server, another nonce gives another bot."""
    monkeypatch.setattr(commands, "fresh_seed", lambda: "the server's")
    async with Room(tmp_path) as room:
        seeds = set()
        for nonce in (ANNS, BOBS):
            await room.create("duel")
            await room.ok(1, wire.SeatBot, seat=1, bot="random")
            await room.ok(1, wire.Start, pledge=pledge(nonce))
            await room.ok(1, wire.Reveal, nonce=nonce)
            seeds.add(bot_seed(room.match, 1))
        assert len(seeds) == 2


# Whoever does not tell.


async def test_a_start_that_waits_in_vain_is_called_off_and_all_that_was_said_is_void(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await start(room)
        page = await room.page(1)
        await room.ok(1, wire.Reveal, nonce=ANNS)
        patience = room.tables.settings.reveal
        await room.wait(patience - 0.001)
        assert room.fold.state == "starting", "not a moment earlier"
        await room.wait(0.001)
        await until(lambda: room.fold.state == "lobby")
        frame = page.last()
        table = frame["table"]
        assert [told_in(line) for line in frame["chat"]["lines"]] == [called_off("Bob")]
        assert (table["commitment"], table["pledges"], table["waiting"]) == (None, [], [])
        assert [who["ready"] for who in table["people"]] == [True, False]
        assert room.fold.rounds == []
        # A nonce that comes late, or was revealed before, does not count in the next start.
        assert (await room.refused(2, wire.Reveal, nonce=BOBS))[0] == "illegal"
        assert (await room.refused(1, wire.Start, pledge=pledge(ANNS)))[1] == "Bob is not ready yet."
        await room.ok(2, wire.Ready, on=True)
        await room.ok(1, wire.Start)
        assert not {ANNS, BOBS} & set(room.match.nonces)


async def test_each_start_that_is_called_off_is_told_to_all(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await start(room)
        page = await room.page(None)
        await room.page(1)
        for times in (1, 2):
            await room.wait(room.tables.settings.reveal)
            await until(lambda: room.fold.state == "lobby")
            assert [line.told and line.told.id for line in room.fold.chat.lines] == ["server-told-called-off"] * times
            assert told_in(page.last()["chat"]["lines"][-1]) == called_off("Ann, Bob")
            await room.ok(2, wire.Ready, on=True, pledge=pledge(BOBS))
            await room.ok(1, wire.Start, pledge=pledge(ANNS))


async def test_a_start_gives_the_others_their_time_from_the_last_nonce_on(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await start(room)
        await room.page(1)
        await room.wait(room.tables.settings.reveal - 1)
        await room.ok(1, wire.Reveal, nonce=ANNS)
        await room.wait(room.tables.settings.reveal - 1)
        await room.ok(2, wire.Reveal, nonce=BOBS)
        assert room.fold.state == "playing"


async def test_while_nobody_is_there_nobody_is_waited_for(tmp_path: Path) -> None:
    """The server was away, or everybody's network was: those who return first have still to reveal their nonces."""
    async with Room(tmp_path) as room:
        await start(room)
        page = await room.page(1)
        page.close()
        await room.rest()
        await room.restart()
        await room.wait(3600)
        await room.page(2)
        await room.wait(room.tables.settings.reveal - 1)
        assert room.fold.state == "starting"
        await room.ok(1, wire.Reveal, nonce=ANNS)
        await room.ok(2, wire.Reveal, nonce=BOBS)
        assert room.match.nonces == (ANNS, BOBS)


def test_a_seat_that_is_freed_in_the_midst_calls_a_start_off() -> None:
    table = Table("t")
    bodies = [
        e.Created("Ann", checked(e.TableSettings("duel"))),
        e.Seated(1, "random"),
        e.Started("a seed", 1, [pledge(ANNS), BOT]),
        e.Stood(1),
    ]
    for version, body in enumerate(bodies, start=1):
        table.fold(Entry("t", version, f"x-{version}", version, e.encode(body)))
    assert (table.state, table.starting) == ("lobby", None)


# Pages and processes that come and go.


async def test_a_second_page_that_tells_the_same_nonce_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await start(room)
        await room.ok(1, wire.Reveal, nonce=ANNS, id="one-page")
        version = room.fold.version
        assert (await room.refused(1, wire.Reveal, nonce=ANNS, id="another-page"))[0] == "illegal"
        assert (await room.do(1, wire.Reveal, nonce=ANNS, id="one-page")).ok, "the same command is answered as before"
        assert room.fold.version == version
        await room.ok(2, wire.Reveal, nonce=BOBS)
        assert room.fold.state == "playing"


async def test_people_at_two_processes_start_a_game_together(tmp_path: Path) -> None:
    """The bus loses everything: a process reads what it does not know when it is asked for it."""
    async with Room(tmp_path, bus=Deaf()) as one, Room(tmp_path, bus=Deaf()) as other:
        await start(one)
        other.table = one.table
        await other.page(2)
        await other.ok(2, wire.Reveal, nonce=BOBS)
        await one.ok(1, wire.Reveal, nonce=ANNS)
        assert one.match.nonces == (ANNS, BOBS)


async def test_a_rematch_needs_new_pledges(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather("duel", options=QUICK)
        first = room.match
        await room.play_until(lambda match: match.over)
        await room.ok(1, wire.Rematch)
        assert (await room.refused(1, wire.Start))[1] == "Bob is not ready yet."
        await room.ok(2, wire.Ready, on=True)
        await room.ok(1, wire.Start)
        assert not set(first.nonces) & set(room.match.nonces)
        assert first.commitment != room.match.commitment


async def test_who_hands_the_table_over_has_still_to_pledge(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.create("duel")
        await room.join(1)
        await room.ok(1, wire.MakeHost, person=2)
        assert (await room.refused(2, wire.Start))[1] == "Ann is not ready yet."


def test_a_server_that_is_killed_between_pledges_and_nonces_goes_on_where_it_was(tmp_path: Path) -> None:
    anns, bobs = Nonces(), Nonces()
    with serving(tmp_path) as server, server.client() as ann, server.client() as bob:
        table = new_table(ann, "shadow_hunters", players=4)
        bob.post(f"/api/tables/{table}/join", json={"name": "Bob"})
        do(bob, table, "sit", seat=1)
        for seat in (2, 3):
            do(ann, table, "bot", seat=seat, bot="random")
        assert do(bob, table, "ready", on=True, pledge=bobs.pledge())["ok"]
        assert do(ann, table, "start", pledge=anns.pledge())["ok"]
        before = ann.get(f"/api/tables/{table}").json()["table"]
        reveal(ann, table, anns)
        server.end(signal.SIGKILL)
    with serving(tmp_path) as server, server.client(**cookies_of(bob)) as again:
        between = again.get(f"/api/tables/{table}").json()["table"]
        assert (between["state"], between["waiting"]) == ("starting", [1])
        reveal(again, table, bobs)
        after = again.get(f"/api/tables/{table}").json()["table"]
        assert after["state"] == "playing"
        for name in ("commitment", "pledges"):
            assert before[name] == between[name] == after[name]


def test_programs_tell_a_nonce_once_and_only_where_it_was_pledged() -> None:
    nonces = Nonces()
    own = nonces.pledge()
    assert nonces.due([pledge(BOBS), BOT], [0]) is None
    assert nonces.due([pledge(BOBS), own], [0]) is None, "it is not waited for"
    told = nonces.due([pledge(BOBS), own], [0, 1])
    assert told is not None
    assert pledge(told) == own
    assert nonces.due([pledge(BOBS), own], [0, 1]) is None, "another start with the same pledge is none of ours"


# What nobody is sent.


async def everything_sent(room: Room) -> bytes:
    """Everything anybody receives about a start that is called off, one that is not, and the game except its end."""
    await start(room, options=QUICK)
    pages = [await room.page(person) for person in (1, 2, None)]
    replies = [await room.do(1, wire.Reveal, nonce=ANNS), await room.do(2, wire.Reveal, nonce=ANNS)]
    await room.wait(room.tables.settings.reveal)
    await until(lambda: room.fold.state == "lobby")
    await room.ok(2, wire.Ready, on=True)
    replies.append(await room.do(1, wire.Start))
    await room.play(3)
    stories = [await archive_of(room).story(f"{room.table}-1", "watch", Asker("", None))]
    wholes = [await room.viewers.whole(room.table, person) for person in (1, 2, None)]
    return b"".join([*(it for page in pages for it in page.raw()), *wholes, wire.encode([*replies, *stories])])


def secrets_of(room: Room) -> set[str]:
    """What must not be revealed before the end of the game, even if a start was called off."""
    assert room.match.mixed is not None
    assert room.match.seed is not None
    return {room.match.mixed, room.match.seed, ANNS, BOBS, *room.match.nonces}


async def test_neither_seed_nor_nonces_are_sent_before_the_end(tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        sent = (await everything_sent(room)).decode()
        assert pledge(ANNS) in sent
        assert not [secret for secret in secrets_of(room) if secret in sent]
        await room.play_until(lambda match: match.over)
        record = await archive_of(room).record(f"{room.table}-1")
        assert all(secret in record for secret in (room.match.seed, *room.match.nonces) if secret)


def _nonces_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frames._committed

    def leaking(table: Table) -> Any:
        return (real(table)[0], table.starting.nonces) if table.starting else real(table)

    monkeypatch.setattr(frames, "_committed", leaking)


def _nonces_in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frames._committed
    monkeypatch.setattr(
        frames, "_committed", lambda table: (real(table)[0], table.match.nonces) if table.match else real(table)
    )


def _the_mixed_seed_as_commitment(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frames._committed
    monkeypatch.setattr(frames, "_committed", lambda table: (table.match.mixed, ()) if table.match else real(table))


def _the_seed_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "commitment", lambda seed: seed)


LEAKS = [_nonces_as_they_come, _nonces_in_the_game, _the_mixed_seed_as_commitment, _the_seed_itself]


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_seeded_leak_of_what_chance_is_made_from_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    async with Room(tmp_path) as room:
        sent = (await everything_sent(room)).decode()
        assert [secret for secret in secrets_of(room) if secret in sent]


async def sent_while_starting(folder: Path, nonce: str) -> list[bytes]:
    """What Ann and a watcher receive about a start in which Bob reveals a nonce that is not the last."""
    folder.mkdir()
    async with Room(folder) as room:
        await start(room)
        pages = [await room.page(person) for person in (1, None)]
        await room.ok(2, wire.Reveal, nonce=nonce)
        refused = [await room.do(1, wire.Reveal, nonce="0", id="refused"), await room.do(1, wire.Leave, id="late")]
        return [*(frame for page in pages for frame in page.raw()), *map(wire.encode, refused)]


async def test_of_a_nonce_that_is_told_others_see_only_that_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds with different secrets behind the same digests give the same bytes."""
    sent = []
    monkeypatch.setattr("gloaming.server.people.tokens.new_table_id", lambda: "a" * 22)
    monkeypatch.setattr(frames, "commitment", lambda _seed: "c" * 64)
    monkeypatch.setattr(commands, "pledge", lambda nonce: pledge(BOBS) if len(nonce) == 64 else "")
    for name, seed, nonce in (("one", "a seed", BOBS), ("other", "another", "0e" * 32)):
        monkeypatch.setattr(commands, "fresh_seed", lambda seed=seed: seed)
        sent.append(await sent_while_starting(tmp_path / name, nonce))
    assert sent[0] == sent[1]
    assert json.loads(sent[0][1])["set"]["/table/waiting"] == [0]

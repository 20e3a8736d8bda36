"""A table through whatever people, pages and networks do, in any order: its invariants always hold."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from gloaming.server import wire
from gloaming.server.people import presence
from gloaming.server.store import Entry
from gloaming.server.tables import entries as e
from gloaming.server.tables.eyes import FrameMaker
from gloaming.server.tables.table import Table
from tests.server.rooms import Page, Room

T = TypeVar("T")
SEATS = 3
people = st.integers(1, 5)
seats = st.integers(0, SEATS - 1)


class Evening(RuleBasedStateMachine):
    """People come, sit, play, leave, return, repeat commands and send them late, at real tables and a real store."""

    def __init__(self) -> None:
        super().__init__()
        self._runner = asyncio.Runner()
        self._folder = tempfile.TemporaryDirectory()
        self._room = Room(Path(self._folder.name), linger=3600, pace=3600, queue=10_000, queue_bytes=10**9)
        self._pages: list[tuple[int | None, Page, list[int]]] = []
        self._sent: list[tuple[int, Any, wire.Reply]] = []
        self._ids = 0
        self._run(self._begin())

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(work)

    async def _begin(self) -> None:
        await self._room.tables.start()
        await self._room.create("shamans", SEATS, window=0)
        await self._room.page(None)

    def teardown(self) -> None:
        self._run(self._room.__aexit__(None, None, None))
        self._runner.close()
        self._folder.cleanup()

    # What is done.

    def _do(self, person: int, kind: type[Any], /, *, back: int = 0, **fields: Any) -> wire.Reply | None:
        if person not in self._room.fold.people:
            return None
        self._ids += 1
        number = max(0, self._room.fold.number(person) - back)
        command = kind(id=f"s{self._ids}", at=number, **fields)
        self._room.now += 100
        reply = self._run(self._room.commands.do(self._room.table, person, command))
        self._sent.append((person, command, reply))
        return reply

    @rule()
    def join(self) -> None:
        if len(self._room.fold.people) < 5:
            self._run(self._room.join())

    @rule(person=people, seat=seats)
    def sit(self, person: int, seat: int) -> None:
        self._do(person, wire.Sit, seat=seat)

    @rule(person=people, kind=st.sampled_from([wire.Stand, wire.Leave, wire.Back, wire.Rematch]))
    def go(self, person: int, kind: type[Any]) -> None:
        self._do(person, kind)

    @rule(person=people, on=st.booleans())
    def ready(self, person: int, on: bool) -> None:
        self._do(person, wire.Ready, on=on, pledge=self._room.pledge(person))

    @rule(person=people)
    def start(self, person: int) -> None:
        self._do(person, wire.Start, pledge=self._room.pledge(person))

    @rule(person=people, right=st.booleans())
    def reveal(self, person: int, right: bool) -> None:
        """Somebody who is waited for reveals a nonce; others do so in vain."""
        starting, who = self._room.fold.starting, self._room.fold.people.get(person)
        own = self._room.nonces.get(starting.pledges[who.seat]) if starting and who and who.seat is not None else None
        self._do(person, wire.Reveal, nonce=own if own and right else "0" * 64)

    @precondition(lambda self: self._room.fold.starting is not None)
    @rule()
    def everybody_reveals(self) -> None:
        self._run(self._room.reveal())

    @precondition(lambda self: self._room.fold.starting is not None)
    @rule()
    def wait_in_vain(self) -> None:
        """A start is called off if somebody is there to see it."""
        self._run(self._room.wait(self._room.tables.settings.reveal))

    @rule(person=people, seat=seats)
    def seat_a_bot(self, person: int, seat: int) -> None:
        self._do(person, wire.SeatBot, seat=seat, bot="random")

    @rule(person=people, seat=seats)
    def clear(self, person: int, seat: int) -> None:
        self._do(person, wire.Clear, seat=seat)

    @rule(person=people, other=people)
    def make_host(self, person: int, other: int) -> None:
        self._do(person, wire.MakeHost, person=other)

    @rule(person=people)
    def show_a_code(self, person: int) -> None:
        if person in self._room.fold.people:
            self._run(self._room.people.code(self._room.table, person))

    @rule(person=people, owner=people)
    def ask_for_a_seat(self, person: int, owner: int) -> None:
        if owner in self._room.fold.people:
            self._do(person, wire.Ask, name=self._room.fold.people[owner].name)

    @precondition(lambda self: self._room.fold.takeover is not None)
    @rule(person=people, kind=st.sampled_from([wire.Agree, wire.Agree, wire.Refuse]))
    def answer_whoever_asks(self, person: int, kind: type[Any]) -> None:
        asked = self._room.fold.takeover
        assert asked is not None
        self._do(person, kind, person=asked.person, seat=asked.seat)

    @rule(seat=seats, leaves_one_out=st.booleans())
    def hand_a_seat_over(self, seat: int, leaves_one_out: bool) -> None:
        """Three people play, one is gone, a fourth asks for the seat: by chance alone seats rarely change hands."""
        while len(self._room.fold.people) < 4:
            self.join()
        host = self._room.fold.host
        self._do(host, wire.Set, settings={"game": "shamans", "players": SEATS})
        for place in range(SEATS):
            self._do(host, wire.Clear, seat=place)
            self._do(place + 1, wire.Sit, seat=place)
            self._do(place + 1, wire.Ready, on=True, pledge=self._room.pledge(place + 1))
        self._do(host, wire.Start, pledge=self._room.pledge(host))
        self._run(self._room.reveal())
        owner = self._room.fold.chairs[seat % len(self._room.fold.chairs)].person
        if owner is None:
            return
        while any(person == owner for person, _, _ in self._pages):
            self.close_a_page([person for person, _, _ in self._pages].index(owner))
        self._run(presence.settle(self._room.tables, self._room.opened, owner))
        self._do(host, wire.Clear, seat=seat)
        self.ask_for_a_seat(4, owner)
        asked = self._room.fold.takeover
        for person in [*self._room.fold.people][1 if leaves_one_out else 0 :]:
            if asked is not None:
                self._do(person, wire.Agree, person=asked.person, seat=asked.seat)

    @rule(person=people, kind=st.sampled_from([wire.Say, wire.Note]))
    def write(self, person: int, kind: type[Any]) -> None:
        self._room.now += 10_000
        self._do(person, kind, text="hello")

    @rule(players=st.integers(3, 4), game=st.sampled_from(["shamans", "duel"]))
    def change(self, players: int, game: str) -> None:
        self._do(self._room.fold.host, wire.Set, settings={"players": players} if game == "shamans" else {"game": game})

    @rule()
    def begin_with_whom_there_is(self) -> None:
        """Start a game with the people there: by chance alone games are rare."""
        host = self._room.fold.host
        for seat, chair in enumerate(self._room.fold.chairs):
            if chair.person is None and chair.bot is None:
                self._do(host, wire.SeatBot, seat=seat, bot="random")
            elif chair.person is not None:
                self._do(chair.person, wire.Ready, on=True, pledge=self._room.pledge(chair.person))
        self._do(host, wire.Start, pledge=self._room.pledge(host))

    @precondition(lambda self: self._room.fold.state == "playing")
    @rule(choice=st.integers(0, 10**6), back=st.integers(0, 3), moves=st.integers(1, 4))
    def move(self, choice: int, back: int, moves: int) -> None:
        """Somebody who is asked answers, perhaps from an older frame; bots are played by hand, at once."""
        for _ in range(moves):
            match = self._room.fold.match
            if match is None or match.over:
                return
            seat = match.pending[choice % len(match.pending)]
            legal = match.legal(seat)
            person = self._room.fold.chairs[seat].person
            if person is not None and self._room.fold.people[person].deputy is None:
                before = len(match.moves)
                reply = self._do(person, wire.Move, back=back, move=legal[choice % len(legal)])
                assert reply is not None
                assert reply.ok == (len(match.moves) > before)
                assert reply.ok or reply.error is None or reply.error.code == "stale"
            else:
                self._run(self._by_hand(seat, legal[choice % len(legal)]))

    async def _by_hand(self, seat: int, move: str) -> None:
        async with self._room.opened.lock:
            name = f"bot-{self._room.fold.version}"
            assert await self._room.tables.write(self._room.opened, name, e.Moved(seat, move, "bot"))

    @precondition(lambda self: self._sent)
    @rule(which=st.integers(0, 10**6))
    def repeat(self, which: int) -> None:
        """A command that was sent before, however long ago, gets the same answer and does nothing."""
        person, command, first = self._sent[which % len(self._sent)]
        version = self._room.fold.version
        again = self._run(self._room.commands.do(self._room.table, person, command))
        assert again == first
        assert self._room.fold.version == version

    @rule(person=st.none() | people)
    def open_a_page(self, person: int | None) -> None:
        if person is None or person in self._room.fold.people:
            page = self._run(self._room.page(person))
            self._pages.append((person, page, []))

    @precondition(lambda self: self._pages)
    @rule(which=st.integers(0, 10**6))
    def close_a_page(self, which: int) -> None:
        person, page, _ = self._pages.pop(which % len(self._pages))

        async def close() -> None:
            page.close()
            if person is not None:
                await presence.settle(self._room.tables, self._room.opened, person)

        self._run(close())

    @rule()
    def restart(self) -> None:
        self._run(self._room.restart())
        self._pages.clear()
        self._sent = [sent for sent in self._sent if sent[2].ok]  # refusals are remembered by one server only
        self._run(self._room.page(None))

    # What always holds.

    @invariant()
    def a_seat_has_one_owner(self) -> None:
        table = self._room.fold
        for seat, chair in enumerate(table.chairs):
            assert chair.person is None or chair.bot is None
            assert chair.person is None or table.people[chair.person].seat == seat
        owners = [who.seat for who in table.people.values() if who.seat is not None]
        assert len(owners) == len(set(owners))
        assert table.host in table.people

    @invariant()
    def a_game_is_dealt_once_all_who_play_have_told_their_nonces(self) -> None:
        table = self._room.fold
        if table.starting is not None:
            assert table.starting.waiting
        for this in table.rounds:
            assert this.match is not None
            assert len(this.match.nonces) == this.match.players

    @invariant()
    def the_log_has_no_gaps_and_folds_to_the_table(self) -> None:
        table = self._room.fold
        entries: list[Entry] = self._run(self._room.store.read(table.id))
        assert [entry.version for entry in entries] == list(range(1, table.version + 1))
        assert len({entry.command for entry in entries}) == len(entries)
        again = Table(table.id)
        for entry in entries:
            again.fold(entry)
        for number, who in again.people.items():  # people who were gone when the server restarted get more time
            held = table.people[number].gone_at
            assert (held is None) == (who.gone_at is None)
            assert (held or 0) >= (who.gone_at or 0)
            who.gone_at = held
        for person in (None, *table.people):
            frames = [FrameMaker(it, person).frame(whole=True) for it in (table, again)]
            assert frames[0] == frames[1]

    @invariant()
    def every_page_counts_its_own_frames_and_ends_where_the_whole_is(self) -> None:
        for person, page, numbers in self._pages:
            for frame in page.read():
                assert frame["whole"] or frame["number"] == numbers[-1] + 1
                numbers.append(frame["number"])
            whole = FrameMaker(self._room.opened.seen_by(person), person).frame(whole=True)
            for name in ("number", "table", "play"):
                assert json.loads(whole)[name] == page.shown[name]
            page.feed.whole()
            assert page.raw() == [whole]


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=12,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)

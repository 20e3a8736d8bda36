"""A table is its log: what each kind of entry does, and that the same entries always give the same table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloaming.core.chance import pledge
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.server import wire
from gloaming.server.store import Entry
from gloaming.server.tables import entries as e
from gloaming.server.tables.eyes import FrameMaker
from gloaming.server.tables.table import Table
from tests.server.rooms import Room

PLEDGE = pledge("0a" * 32)


class Log:
    """Entries, one second apart, and their fold."""

    def __init__(self, *bodies: e.Body) -> None:
        self.entries: list[Entry] = []
        self.table = Table("t")
        self.add(*bodies)

    def add(self, *bodies: e.Body, command: str = "") -> Log:
        for body in bodies:
            number = len(self.entries) + 1
            self.entries.append(Entry("t", number, command or f"x-{number}", 1000 * number, e.encode(body)))
            self.table.fold(self.entries[-1])
        return self

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def move(self, seat: int, move: str = "") -> Log:
        return self.add(e.Moved(seat, move or self.match.legal(seat)[0], "person"))


def settings(game: str = "duel", **others: Any) -> e.TableSettings:
    return e.TableSettings(game, others.pop("players", find(game).players[0]), **others)


def lobby(game: str = "duel", **others: Any) -> Log:
    """A table with everybody in their seat."""
    made = settings(game, **others)
    log = Log(e.Created("Ann", made))
    for seat in range(1, made.players or 0):
        log.add(e.Joined(f"Guest {seat + 1}"), e.Sat(seat + 1, seat), e.Readied(seat + 1, True, PLEDGE))
    return log


def game(name: str = "duel", **others: Any) -> Log:
    return lobby(name, **others).add(e.Started("a seed", find(name).version))


def ready(table: Table) -> list[bool]:
    """Who has agreed to play."""
    return [table.is_ready(person) for person in table.people]


def shown(table: Table) -> list[bytes]:
    """Everything that anybody can see of a table."""
    return [FrameMaker(table, person).frame(whole=True) for person in (None, *table.people)]


def test_a_new_table_has_its_host_in_the_first_seat() -> None:
    table = Log(e.Created("Ann", settings("shamans", players=4))).table
    assert (table.state, table.host, len(table.chairs), table.number(1)) == ("lobby", 1, 4, 1)
    assert [chair.person for chair in table.chairs] == [1, None, None, None]
    assert (table.people[1].name, table.people[1].seat, table.is_ready(1)) == ("Ann", 0, True)


def test_people_are_numbered_as_they_come() -> None:
    table = Log(e.Created("Ann", settings()), e.Joined("Bob"), e.Joined("Cy"), e.Renamed(3, "Cyd")).table
    assert {number: who.name for number, who in table.people.items()} == {1: "Ann", 2: "Bob", 3: "Cyd"}


def test_whoever_sits_elsewhere_leaves_their_seat_and_is_no_longer_ready() -> None:
    log = Log(
        e.Created("Ann", settings("shamans", players=3)), e.Joined("Bob"), e.Sat(2, 1), e.Readied(2, True, PLEDGE)
    )
    assert ready(log.table) == [True, True]
    log.add(e.Sat(2, 2))
    assert [chair.person for chair in log.table.chairs] == [1, None, 2]
    assert ready(log.table) == [True, False]
    log.add(e.Stood(2))
    assert [chair.person for chair in log.table.chairs] == [1, None, None]
    assert log.table.people[2].seat is None


def test_a_bot_has_a_name_that_nobody_at_the_table_has() -> None:
    log = Log(e.Created("Ann", settings("shamans", players=5)))
    log.add(e.Seated(1, "random"))
    first = log.table.chairs[1].name
    assert first
    other = Log(e.Created(first, settings("shamans", players=5)), e.Seated(1, "random"))
    assert other.table.chairs[1].name not in (None, first)
    log.add(*(e.Seated(seat, "heuristic") for seat in (2, 3, 4)))
    assert len({chair.name for chair in log.table.chairs[1:]}) == 4
    log.add(e.Cleared(1))
    assert (log.table.chairs[1].bot, log.table.chairs[1].name) == (None, None)


def test_changed_settings_are_agreed_to_again_and_fewer_seats_make_people_stand() -> None:
    log = lobby("shamans", players=4).add(e.Configured(settings("shamans", players=3)))
    assert [chair.person for chair in log.table.chairs] == [1, 2, 3]
    assert ready(log.table) == [True, False, False, False]
    assert log.table.people[4].seat is None
    log.add(e.Configured(settings("shamans", players=5)))
    assert [chair.person for chair in log.table.chairs] == [1, 2, 3, None, None]


def test_bots_of_another_game_leave() -> None:
    log = Log(e.Created("Ann", settings("shamans", players=3)), e.Seated(1, "heuristic"))
    log.add(e.Configured(settings("shadow_hunters", players=4)))
    assert [chair.bot for chair in log.table.chairs] == [None] * 4
    assert log.table.chairs[0].person == 1


def test_a_game_starts_with_the_names_of_its_seats_and_a_question() -> None:
    log = Log(e.Created("Ann", settings()), e.Seated(1, "random"))
    bot = log.table.chairs[1].name
    log.add(e.Started("a seed", find("duel").version))
    assert (log.table.state, log.table.rounds[-1].names) == ("playing", ("Ann", bot))
    assert log.match.pending
    assert log.table.rounds[-1].asked_at == 3000


def test_a_game_of_other_rules_is_outdated_and_its_moves_are_not_guessed() -> None:
    log = lobby().add(e.Started("a seed", find("duel").version + 1), e.Moved(0, "anything", "person"))
    assert (log.table.state, log.table.match, log.table.rounds[-1].rules) == (
        "outdated",
        None,
        find("duel").version + 1,
    )
    assert log.add(e.Rematched()).table.state == "lobby"


def test_a_log_that_the_rules_do_not_allow_is_outdated_too() -> None:
    log = game().add(e.Moved(0, "no such move", "person"))
    assert log.table.state == "outdated"


def test_a_question_stands_for_those_who_have_still_to_answer_it() -> None:
    log = game()
    while log.match.pending != (0, 1):  # both choose a mask at once
        log.move(log.match.pending[0])
    this = log.table.rounds[-1]
    asked = this.asked_at
    before = list(this.since)
    log.move(1)
    assert this.asked_at == asked, "the question is the same"
    assert this.since[0] == before[0], "and is as old for whom has still to answer"
    assert this.since[1] == log.table.number(2), "whoever has answered is asked something else, if anything"
    log.move(0)
    assert this.asked_at == log.entries[-1].at
    assert this.since[0] == log.table.number(1)


def test_chat_and_notes_leave_questions_as_old_as_they_are() -> None:
    log = game()
    before = list(log.table.rounds[-1].since)
    log.add(e.Said(1, "hello"), e.Noted(2, "mine"), e.Gone(2), e.Here(2))
    assert log.table.rounds[-1].since == before
    assert [(line.name, line.text, line.at) for line in log.table.chat.lines] == [("Ann", "hello", 1000 * 6)]


def test_notes_and_held_answers_count_for_their_own_person_alone() -> None:
    log = game("shamans", players=3)
    numbers = [log.table.number(person) for person in (None, 1, 2, 3)]
    log.add(e.Noted(2, "mine"))
    assert [log.table.number(person) for person in (None, 1, 2, 3)] == [*numbers[:2], numbers[2] + 1, numbers[3]]
    log.add(e.Held(2, "decline"))
    assert [log.table.number(person) for person in (None, 1, 2, 3)] == [
        *numbers[:2],
        numbers[2] + 1,
        numbers[3] + 1,
    ]
    log.add(e.Said(1, "hello"))
    assert log.table.number(None) == numbers[0] + 1
    assert log.table.people[2].notes == "mine"


def test_whoever_is_gone_has_a_deputy_after_a_while_and_can_take_their_seat_back() -> None:
    log = game(grace=60).add(e.Gone(2))
    assert log.table.leavers == [(2, log.entries[-1].at + 60_000)]
    log.add(e.Deputised(2, "matrix"))
    assert (log.table.leavers, log.table.bot_in(1), log.table.people[2].gone_at) == ([], "matrix", None)
    log.add(e.Here(2))
    assert log.table.bot_in(1) == "matrix", "being there does not take the seat back by itself"
    log.add(e.Returned(2))
    assert (log.table.bot_in(1), log.table.people[2].here) == (None, True)


def test_whoever_leaves_by_themselves_and_closes_the_page_is_waited_for_by_nobody() -> None:
    log = game().add(e.Deputised(2, "matrix"), e.Gone(2))
    assert log.table.leavers == []


def test_nobody_is_waited_for_while_nobody_is_there() -> None:
    log = game(grace=60).add(e.Gone(1), e.Gone(2))
    log.entries.append(Entry("t", len(log.entries) + 1, "later", 10**6, e.encode(e.Here(1))))
    log.table.fold(log.entries[-1])
    assert log.table.leavers == [(2, 10**6 + 60_000)]


def test_a_rematch_is_the_lobby_again_with_everybody_in_their_seat() -> None:
    log = game().add(e.Deputised(2, "matrix"), e.Rematched())
    assert (log.table.state, log.table.round, len(log.table.rounds)) == ("lobby", None, 1)
    assert [chair.person for chair in log.table.chairs] == [1, 2]
    assert ready(log.table) == [True, False]
    assert [who.deputy for who in log.table.people.values()] == [None, None]
    log.add(e.Readied(2, True, PLEDGE), e.Started("another seed", find("duel").version))
    assert (log.table.state, len(log.table.rounds)) == ("playing", 2)
    assert log.table.rounds[1].match is not log.table.rounds[0].match


def test_a_rematch_of_duel_changes_sides_and_an_older_one_did_not() -> None:
    """D2."""
    log = game().add(e.Rematched(moved=True))
    assert [chair.person for chair in log.table.chairs] == [2, 1]
    assert [log.table.people[person].seat for person in (1, 2)] == [1, 0]
    assert [chair.person for chair in game().add(e.Rematched()).table.chairs] == [1, 2]


def test_host_and_epoch_are_what_the_log_says() -> None:
    log = lobby().add(e.Hosted(2), e.Reissued(1), e.Reissued(1))
    assert (log.table.host, log.table.epoch(1), log.table.epoch(2), log.table.epoch(None)) == (2, 2, 0, 0)


def test_each_command_is_answered_with_its_senders_number() -> None:
    log = lobby().add(e.Noted(2, "mine"), command="2:a")
    log.add(e.Hosted(2), command="1:b")
    assert log.table.answers == {"2:a": 5, "1:b": 5}


def test_a_recovery_code_is_good_until_it_is_used_or_replaced() -> None:
    log = lobby().add(e.Coded(2, "one"))
    assert (log.table.with_code("one"), log.table.with_code("two"), log.table.with_code("")) == (2, None, None)
    assert (log.table.number(1), log.table.number(2)) == (4, 5), "nobody else is told"
    log.add(e.Coded(2, "two"))
    assert (log.table.with_code("one"), log.table.with_code("two")) == (None, 2)
    log.add(e.Recovered(2))
    assert (log.table.with_code("two"), log.table.epoch(2), log.table.epoch(1)) == (None, 1, 0)


@pytest.mark.parametrize(("people", "window", "seconds"), [(1, None, 0), (2, None, 5), (1, 3, 3), (2, 0, 0), (3, 7, 7)])
def test_a_window_lasts_as_agreed_or_five_seconds_or_no_time_for_one_person(
    people: int, window: int | None, seconds: int
) -> None:
    log = Log(e.Created("Ann", settings("shamans", players=3, window=window)))
    for seat in range(1, 3):
        if seat < people:
            log.add(e.Joined("Guest"), e.Sat(seat + 1, seat))
        else:
            log.add(e.Seated(seat, "random"))
    assert log.table.window == seconds


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["duel", "shamans", "shadow_hunters"])
async def test_any_part_of_a_log_folded_twice_looks_the_same(name: str, tmp_path: Path) -> None:
    async with Room(tmp_path) as room:
        await room.gather(name, window=0)
        await room.ok(1, wire.Say, text="hello")
        await room.ok(2, wire.Note, text="mine")
        await room.play(12)
        await room.ok(2, wire.Leave)
        await room.ok(2, wire.Back)
        entries = await room.store.read(room.table)
        now = shown(room.fold)
    once = Table(room.table)
    for number, entry in enumerate(entries):
        once.fold(entry)
        if number % 9 == 8 or entry is entries[-1]:
            again = Table(room.table)
            for earlier in entries[: number + 1]:
                again.fold(earlier)
            assert shown(again) == shown(once)
    assert shown(once) == now


def test_entries_come_one_after_the_other() -> None:
    log = lobby()
    with pytest.raises(AssertionError, match="9 after"):
        log.table.fold(Entry("t", 9, "x", 0, e.encode(e.Joined("Zed"))))


def test_a_fork_goes_its_own_way() -> None:
    log = lobby()
    twin = log.table.fork()
    assert shown(twin) == shown(log.table)
    before = shown(twin)
    log.add(e.Said(1, "hello"), e.Stood(2), e.Renamed(1, "Anna"), e.Configured(settings("shamans", players=3)))
    assert shown(twin) == before

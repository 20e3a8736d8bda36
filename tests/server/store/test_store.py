"""The contract of a store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gloaming.core.errors import Malformed
from gloaming.server.store import Appended, Entry, Gap, Store, StoreDown, connect
from gloaming.server.store.grouping import Group, Outcome
from gloaming.server.store.sqlite import commit, migrate

DONE, TAKEN, REPEATED = Appended.DONE, Appended.TAKEN, Appended.REPEATED


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = connect(url)
    try:
        yield store
    finally:
        await store.close()


def in_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened(url) as store:
            await story(store)

    asyncio.run(told())


def entry(version: int, command: str, table: str = "t", at: int = 0, body: bytes = b"") -> Entry:
    return Entry(table, version, command, at, body)


def test_a_group_of_entries_is_one_statement() -> None:
    said: list[str] = []
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        connection.set_trace_callback(said.append)
        group = [entry(1, "a"), entry(2, "b"), entry(1, "a", table="u")]
        assert commit(connection, group) == [DONE] * 3
        assert [statement.split()[0] for statement in said] == ["BEGIN", "INSERT", "COMMIT"]
        assert commit(connection, [entry(3, "c"), entry(2, "d", table="u"), entry(3, "a")]) == [DONE, DONE, REPEATED]


def test_entries_are_read_back_as_they_were_written_in_order(store_url: str) -> None:
    written = [entry(n, f"c{n}", at=2**41 + n, body=bytes(range(256)) * n) for n in range(1, 13)]

    async def story(store: Store) -> None:
        assert [await store.append(each) for each in written] == [DONE] * 12
        assert await store.read("t") == written
        assert await store.read("t", after=10) == written[10:]
        assert await store.read("t", after=12) == []
        assert await store.read("u") == []

    in_store(store_url, story)
    in_store(store_url, lambda store: _holds(store, written))


async def _holds(store: Store, entries: list[Entry]) -> None:
    """A store that was closed and opened again holds the entries."""
    assert await store.read("t") == entries


def test_a_version_is_taken_once(store_url: str) -> None:
    async def story(store: Store) -> None:
        first = entry(1, "first", body=b"first")
        assert await store.append(first) is DONE
        assert await store.append(entry(1, "second", body=b"second")) is TAKEN
        assert await store.read("t") == [first]

    in_store(store_url, story)


def test_a_command_happens_once_and_says_so_even_where_its_version_is_taken(store_url: str) -> None:
    async def story(store: Store) -> None:
        written = [entry(1, "a", body=b"a"), entry(2, "b", body=b"b")]
        for each in written:
            await store.append(each)
        assert await store.append(entry(3, "a")) is REPEATED
        assert await store.append(entry(2, "a")) is REPEATED
        assert await store.append(entry(1, "a")) is REPEATED
        assert await store.append(entry(9, "a")) is REPEATED
        assert await store.read("t") == written
        assert await store.append(entry(1, "a", table="u")) is DONE

    in_store(store_url, story)


def test_a_log_has_no_gaps(store_url: str) -> None:
    async def story(store: Store) -> None:
        await store.append(entry(1, "a"))
        with pytest.raises(Gap, match="table t has no version 2, which version 3 would follow"):
            await store.append(entry(3, "b"))
        assert [each.version for each in await store.read("t")] == [1]

    in_store(store_url, story)


@pytest.mark.parametrize(("version", "command"), [(0, "a"), (-1, "a"), (1, "a\0"), (1, "\ud800")])
def test_an_entry_that_no_database_takes_is_refused_where_it_is_made(version: int, command: str) -> None:
    with pytest.raises(Malformed, match="an entry needs a version of at least 1 and printable names"):
        entry(version, command)


def test_entries_of_one_commit_each_learn_what_became_of_them(store_url: str) -> None:
    async def story(store: Store) -> None:
        await store.append(entry(1, "old"))
        given = [entry(2, "x"), entry(2, "y"), entry(3, "z"), entry(4, "old"), entry(9, "far"), entry(1, "x", "new")]
        outcomes = await asyncio.gather(*map(store.append, given), return_exceptions=True)
        assert outcomes[:4] == [DONE, TAKEN, DONE, REPEATED]
        assert isinstance(outcomes[4], Gap)
        assert outcomes[5] is DONE
        assert [each.command for each in await store.read("t")] == ["old", "x", "z"]

    in_store(store_url, story)


commands = st.tuples(st.sampled_from("tu"), st.integers(1, 6), st.sampled_from("abcdef"))
_runs = count()


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(groups=st.lists(st.lists(commands, min_size=1, max_size=6, unique=True), max_size=6))
def test_the_log_is_what_a_plain_list_would_be(store_url: str, groups: list[list[tuple[str, int, str]]]) -> None:
    run = next(_runs)
    model: dict[str, list[str]] = {"t": [], "u": []}

    def expected(table: str, version: int, command: str) -> Appended | type[Gap]:
        log = model[table]
        if command in log:
            return REPEATED
        if version <= len(log):
            return TAKEN
        if version > len(log) + 1:
            return Gap
        log.append(command)
        return DONE

    async def story(store: Store) -> None:
        for group in groups:
            given = [entry(version, command, f"{table}{run}") for table, version, command in group]
            outcomes = await asyncio.gather(*map(store.append, given), return_exceptions=True)
            found = {
                each: Gap if isinstance(found, Gap) else found for each, found in zip(group, outcomes, strict=True)
            }
            assert found == {each: expected(*each) for each in sorted(group, key=lambda each: each[:2])}
        for table, log in model.items():
            kept = [(each.version, each.command) for each in await store.read(f"{table}{run}")]
            assert kept == list(enumerate(log, start=1))

    in_store(store_url, story)


def test_a_command_is_found_at_its_own_table(store_url: str) -> None:
    async def story(store: Store) -> None:
        wanted = entry(1, "a", body=b"wanted")
        await store.append(wanted)
        await store.append(entry(1, "a", table="u"))
        assert await store.find("t", "a") == wanted
        assert await store.find("t", "b") is None

    in_store(store_url, story)


def test_tables_are_known_by_when_something_last_happened(store_url: str) -> None:
    async def story(store: Store) -> None:
        for each in (entry(1, "a", "old", at=10), entry(1, "a", "both", at=10), entry(2, "b", "both", at=30)):
            await store.append(each)
        assert await store.tables() == ["both", "old"]
        assert await store.tables(since=30) == ["both"]
        assert await store.tables(since=31) == []

    in_store(store_url, story)


def test_the_list_of_tables_holds_the_last_word_on_each_the_latest_first(store_url: str) -> None:
    async def story(store: Store) -> None:
        await store.summarise("t", b"t at 5", 5)
        await store.summarise("u", b"u at 6", 6)
        assert await store.summaries() == [("u", b"u at 6"), ("t", b"t at 5")]
        await store.summarise("t", b"t at 7", 7)
        await store.summarise("t", b"late", 6)
        assert await store.summaries() == [("t", b"t at 7"), ("u", b"u at 6")]
        await store.summarise("t", None, 8)
        await store.summarise("t", b"late", 7)
        assert await store.summaries() == [("u", b"u at 6")]

    in_store(store_url, story)


def test_a_finished_game_stays_as_it_was_first_kept(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.keep_finished("t-1", b"\0shown\xff")
        await store.keep_finished("t-1", b"another")
        assert await store.finished("t-1") == b"\0shown\xff"
        assert await store.finished("t-2") is None
        assert await store.finished("t\0-1") is None

    in_store(store_url, scenario)


def test_a_review_stays_as_it_was_first_kept(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.keep_review("t-1.1", b"\0judged\xff", 7)
        await store.keep_review("t-1.1", b"another", 8)
        assert await store.review("t-1.1") == b"\0judged\xff"
        assert await store.review("t-2.1") is None
        assert await store.review("t\0-1") is None

    in_store(store_url, scenario)


def test_a_kept_text_stays_as_it_was_first_given(store_url: str) -> None:
    async def story(store: Store) -> None:
        await store.keep("name", "Céleste\nplays", 0)
        await store.keep("name", "another", 0)
        assert await store.kept("name") == "Céleste\nplays"
        assert await store.kept("other") is None

    in_store(store_url, story)


@pytest.mark.parametrize("name", ["\0", "\ud800", "a\nb"])
def test_what_no_database_takes_as_a_name_is_a_name_of_nothing(store_url: str, name: str) -> None:
    async def story(store: Store) -> None:
        assert await store.read(name) == []
        assert await store.find(name, "a") is None
        assert await store.find("t", name) is None
        assert await store.kept(name) is None
        for wrong in ((name, "text"), ("name", "zero\0")):
            with pytest.raises(Malformed, match="a stored text needs a printable name"):
                await store.keep(*wrong, 0)

    in_store(store_url, story)


def test_the_signing_key_is_made_once_and_shared(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as one, opened(store_url) as two:
            keys = await asyncio.gather(one.secret(), two.secret(), one.secret())
            assert len(set(keys)) == 1
            assert len(keys[0]) == 32

    asyncio.run(story())


def test_a_store_that_can_be_written_is_ready(store_url: str) -> None:
    async def story(store: Store) -> None:
        await store.ready()
        await store.ready()

    in_store(store_url, story)


def test_closing_finishes_what_is_being_written_and_takes_no_more(store_url: str) -> None:
    async def story() -> None:
        async with opened(store_url) as store:
            writing = [asyncio.create_task(store.append(entry(n, f"c{n}"))) for n in range(1, 21)]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*writing) == [DONE] * 20
            for refused in (store.append(entry(21, "c21")), store.read("t"), store.ready()):
                with pytest.raises(StoreDown, match="closed"):
                    await refused
        async with opened(store_url) as again:
            assert len(await again.read("t")) == 20

    asyncio.run(story())


def test_an_entry_whose_sender_has_gone_is_stored_all_the_same(store_url: str) -> None:
    async def story(store: Store) -> None:
        gone = asyncio.create_task(store.append(entry(1, "gone")))
        await asyncio.sleep(0)
        gone.cancel()
        assert await store.append(entry(2, "next")) is DONE
        assert [each.command for each in await store.read("t")] == ["gone", "next"]

    in_store(store_url, story)


def test_entries_that_arrive_during_a_commit_share_the_next_one() -> None:
    groups: list[list[str]] = []

    async def commit(entries: list[Entry]) -> list[Outcome]:
        groups.append([each.command for each in entries])
        await asyncio.sleep(0.01)
        return [DONE] * len(entries)

    async def story() -> None:
        group = Group(commit)
        first = asyncio.create_task(group.append(entry(1, "first")))
        await asyncio.sleep(0.005)
        await asyncio.gather(first, *(group.append(entry(1, name)) for name in "abc"))

    asyncio.run(story())
    assert groups == [["first"], ["a", "b", "c"]]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "a store is given as sqlite:///PATH or postgresql://"),
        ("tables.db", "a store is given as sqlite:///PATH or postgresql://"),
        ("mysql://host/db", "not as mysql:"),
        ("sqlite://", "sqlite:///PATH"),
        ("sqlite:tables.db", "sqlite:///PATH"),
        ("sqlite://:memory:", "there is none in memory"),
        ("sqlite:///:memory:", "there is none in memory"),
        ("sqlite:////dev/null/tables.db", "cannot be created: .*/dev/null"),
        ("postgresql://[host/db", "the store's address cannot be read"),
        ("postgresql://host/db?nonsense=1", "the store's address cannot be read"),
    ],
)
def test_an_address_that_is_none_is_refused_with_the_reason(url: str, reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        connect(url)

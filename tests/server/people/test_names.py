"""Bots have names of their own."""

from __future__ import annotations

import pytest

from gloaming.server.bots.names import NAMES, older_bot_name


def test_there_are_forty_names_and_none_twice() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) == 40
    assert all(name.isascii() and name.isalpha() and 3 < len(name) + 1 <= 9 for name in NAMES)


@pytest.mark.parametrize("table", ["AbCdEfGhIjKlMnOpQrStUv", "x", ""])
def test_eight_bots_of_a_table_have_eight_names(table: str) -> None:
    assert len({older_bot_name(table, seat, ()) for seat in range(8)}) == 8


def test_a_bot_keeps_its_name_and_tables_differ() -> None:
    assert older_bot_name("one", 3, ()) == older_bot_name("one", 3, ())
    assert len({older_bot_name(f"table {number}", 0, ()) for number in range(100)}) > 20


def test_a_name_that_is_taken_is_not_given_whatever_its_case_while_there_are_others() -> None:
    taken: list[str] = []
    for _ in range(40):
        name = older_bot_name("one", 0, taken)
        assert name.casefold() not in [other.casefold() for other in taken]
        taken.append(name.upper())
    assert older_bot_name("one", 0, taken) in NAMES

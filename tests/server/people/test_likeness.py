"""Which names can be mistaken for another, by Unicode's data."""

from __future__ import annotations

import pytest

from gloaming.server.people.likeness import is_mixed, is_seen, looks, without_unseen


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),  # Cyrillic A
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Oriel", "0riel"),
        ("Morn", "Mom"),
        ("Jos\u00e9", "Jose\u0301"),
        ("Bob", "B\u200bo\u034fb\u3164"),
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
        ("fiona", "\ufb01ona"),
    ],
)
def test_names_that_look_alike_share_a_look(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Zo\u00eb", "Zoe"), ("Ann", "Ann 2"), ("Bob", "Rob")])
def test_names_that_differ_do_not(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


@pytest.mark.parametrize("name", ["\u0410nn", "Alex\u03b1", "\u0391\u043d", "\u05d0nn"])
def test_a_name_of_several_scripts_is_mixed(name: str) -> None:
    assert is_mixed(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "\u0410\u043d\u043d\u0430",
        "\u65e5\u672c\u30bf\u30ed Jim",
        "\ud55c\uad6d Kim",
        "Ann \U0001f43a!",
        "O\u2019Hara",
    ],
)
def test_a_name_of_one_script_or_of_those_written_together_is_not(name: str) -> None:
    assert not is_mixed(name)
    assert without_unseen(name) == name


@pytest.mark.parametrize(
    "blank", ["\u034f", "\ufe0f", "\u3164", "\u2800", "\u115f", "\u180e", "\U000e0041", "\U0001d159"]
)
def test_what_nobody_sees_is_no_part_of_a_name(blank: str) -> None:
    assert not is_seen(blank)
    assert without_unseen(f"A{blank}nn") == "Ann"

"""The names of people and bots at a table: names that others can read and tell apart."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from gloaming.server.bots.names import bot_names
from gloaming.server.people.likeness import is_mixed, is_seen, looks, without_unseen
from gloaming.server.refusal import Refused

if TYPE_CHECKING:
    from gloaming.server.tables.seating import Seating
    from gloaming.server.tables.table import Table

LONGEST_NAME = 24
PROGRAM = " (bot)"
LONGEST_GIVEN = 500  # characters of a text that is cleaned to a name


def clean(text: str, longest: int, key: str) -> str:
    """Text for others to read: one visible line without control and direction characters, and not too long."""
    spaced = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    kept = "".join(c for c in spaced if unicodedata.category(c) not in ("Cc", "Cf", "Cs"))
    words = " ".join(kept.split())
    if len(words) > longest or not is_seen(words):
        raise Refused("malformed", key)
    return words


def clean_name(text: str) -> str:
    """A name for others to read: nothing in it is invisible, and all of it is in one script."""
    name = clean(without_unseen(clean(text, LONGEST_GIVEN, "server-no-name")), LONGEST_NAME, "server-no-name")
    if is_mixed(name):
        raise Refused("malformed", "server-mixed-name")
    return name


def name_for(table: Seating, text: str, person: int | None = None) -> str:
    """The name of a person: as they wish, but with a number if another name looks like it."""
    taken = [who.name for number, who in table.people.items() if number != person and not who.removed]
    taken += [chair.name for chair in table.chairs if chair.name]
    name = clean_name(text)
    if name.casefold().endswith(PROGRAM):
        raise Refused("malformed", "server-program-name")
    return _first_free(itertools.chain([name], _numbered(name)), taken)


def program_name_for(table: Seating, text: str) -> str:
    """The name of a program, which says that it is one wherever it is read; no person may be called so."""
    name = clean_name(clean_name(text)[: LONGEST_NAME - len(PROGRAM) - 3])
    taken = [who.name for who in table.people.values() if not who.removed]
    taken += [chair.name for chair in table.chairs if chair.name]
    return _first_free((f"{it}{PROGRAM}" for it in itertools.chain([name], _numbered(name))), taken)


def _numbered(name: str) -> Iterator[str]:
    return (f"{name[: LONGEST_NAME - 3]} {number}" for number in itertools.count(2))


def _first_free(names: Iterable[str], taken: Iterable[str]) -> str:
    """The first of some names that does not look like any of those taken."""
    looked = frozenset[str]().union(*(looks(other) for other in taken))
    return next(it for it in names if not looks(it) & looked)


def bot_name_for(table: Table, seat: int) -> str:
    """The name of the bot in a seat, which nobody else at the table has."""
    taken = [who.name for who in table.people.values() if not who.removed]
    taken += [chair.name for number, chair in enumerate(table.chairs) if chair.name and number != seat]
    known = list(bot_names(table.id, seat))
    return _first_free(itertools.chain(known, _numbered(known[0])), taken)

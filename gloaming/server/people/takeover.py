"""How a seat in a running game changes hands: everybody is told, and all others have agreed, before it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.server.people.person import Chair, Takeover
from gloaming.server.tables import entries as e

if TYPE_CHECKING:
    from gloaming.server.tables.table import Table


def fold(table: Table, body: e.Requested | e.Agreed | e.Declined, at: int) -> None:
    """Take in what was asked or answered."""
    if isinstance(body, e.Requested):
        table.asked = Takeover(body.person, body.seat)
        _tell(table, table.asked, "told_asks", at)
        return
    asked = table.asked
    assert asked is not None
    if isinstance(body, e.Agreed):
        asked.agreed.add(body.person)
        if asked.agreed >= table.others_than(asked.seat):
            _tell(table, asked, "told_taken_over", at)
            _hand_over(table, asked)
        return
    is_own = body.person == asked.person
    _tell(table, asked, "told_withdrawn" if is_own else "told_declined", at, by=table.people[body.person].name)
    table.rounds[-1].declined.add(asked.person)
    table.asked = None


def end_for_owner(table: Table, body: e.Body, at: int) -> None:
    """Whoever's seat is asked for keeps it by being there."""
    asked = table.asked
    if isinstance(body, e.Here) and asked is not None and body.person == owner(table, asked):
        _tell(table, asked, "told_owner_back", at)
        table.asked = None


def owner(table: Table, asked: Takeover) -> int:
    """Whose seat is asked for."""
    person = table.chairs[asked.seat].person
    assert person is not None
    return person


def _hand_over(table: Table, asked: Takeover) -> None:
    table.clear(asked.seat)
    table.chairs[asked.seat] = Chair(person=asked.person)
    table.people[asked.person].seat = asked.seat
    table.rounds[-1].since[asked.seat] = table.number(asked.person)  # each person counts what they were told


def _tell(table: Table, asked: Takeover, text: str, at: int, **values: str) -> None:
    name, owned_by = table.people[asked.person].name, table.people[owner(table, asked)].name
    table.tell(text, at, name=name, owner=owned_by, **values)

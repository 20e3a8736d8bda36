"""A seat in a running game changes hands only if all others agree, and everybody is told in advance.

So nobody can gain access to another player's secrets alone. If only one person were left to agree, that person could
ask in a second browser and agree with themselves; in that case the seat stays with the bot.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gloaming.server import wire
from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e

if TYPE_CHECKING:
    from gloaming.server.tables.table import Table

FEWEST = 2  # number of people who must agree


@dataclass
class Takeover:
    """Somebody without a seat asks for the seat of somebody who is gone."""

    person: int
    seat: int
    agreed: set[int] = field(default_factory=set)


def body_of(table: Table, person: int, command: wire.Ask | wire.Agree | wire.Refuse) -> e.Body:
    """The entry for asking for a seat, agreeing or refusing."""
    if table.state != "playing":
        raise Refused("illegal", "server-not-playing")
    if isinstance(command, wire.Ask):
        return _asked(table, person, command.name)
    asked = table.takeover
    if asked is None or (asked.person, asked.seat) != (command.person, command.seat):
        raise Refused("illegal", "server-not-asked-for")
    others = table.others_than(asked.seat)
    if isinstance(command, wire.Refuse):
        if person not in others | {asked.person}:
            raise Refused("forbidden", "server-not-your-consent")
        return e.Declined(person)
    if person not in others:
        raise Refused("forbidden", "server-not-your-consent")
    if person in asked.agreed:
        raise Refused("illegal", "server-agreed-already")
    return e.Agreed(person)


def _asked(table: Table, person: int, name: str) -> e.Body:
    if table.is_seated(person):
        raise Refused("illegal", "server-seated-already")
    if table.takeover is not None:
        raise Refused("illegal", "server-asked-already")
    this = table.round
    assert this is not None
    if person in this.declined:
        raise Refused("illegal", "server-declined-already")
    seat = _seat_of_absent(table, name)
    if seat is None:
        raise Refused("illegal", "server-nobody-gone", name=name[:40])
    others = table.others_than(seat)
    if len(others) < FEWEST:
        raise Refused("illegal", "server-too-few-to-agree")
    if not others <= table.members.keys():
        raise Refused("illegal", "server-cannot-all-agree")
    return e.Requested(person, seat)


def _seat_of_absent(table: Table, name: str) -> int | None:
    """The seat of somebody who has been gone so long that a bot plays for them."""
    for who in table.members.values():
        if who.name == name and not who.here and who.deputy is not None:
            return who.seat
    return None


def fold(table: Table, body: e.Requested | e.Agreed | e.Declined, at: int) -> Takeover | None:
    """Somebody asks for a seat, or one of the others answers; return what is asked for after it."""
    if isinstance(body, e.Requested):
        asked = Takeover(body.person, body.seat)
        _tell(table, asked, "server-told-asks", at)
        return asked
    found = table.asked_for
    assert found is not None
    if isinstance(body, e.Agreed):
        found.agreed.add(body.person)
        if not found.agreed >= table.others_than(found.seat):
            return found
        _tell(table, found, "server-told-taken-over", at)
        table.hand_over(found.person, found.seat)
        return None
    is_own = body.person == found.person
    by = table.people[body.person].name
    _tell(table, found, "server-told-withdrawn" if is_own else "server-told-declined", at, by=by)
    table.rounds[-1].declined.add(found.person)
    return None


def kept(table: Table, body: e.Body, at: int) -> Takeover | None:
    """The owner keeps a requested seat by being here; return what is asked for after it."""
    asked = table.asked_for
    if isinstance(body, e.Here) and asked is not None and body.person == table.owner(asked.seat):
        _tell(table, asked, "server-told-owner-back", at)
        return None
    return asked


def _tell(table: Table, asked: Takeover, text: str, at: int, **values: str) -> None:
    owner = table.people[table.owner(asked.seat)].name
    table.chat.tell(text, at, name=table.people[asked.person].name, owner=owner, **values)

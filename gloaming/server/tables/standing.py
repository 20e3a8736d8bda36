"""Standing answers: a person declines windows of a kind once and for all. Nobody else may notice.

If a window has a fixed time, its end declines for everybody who did not answer, so there is nothing to do. If answers
count at once, everybody sees when they come: so only a person who plays with bots alone is answered for. A window at a
slow table closes when all have answered; so there, too, nobody is answered for.
"""

from __future__ import annotations

from gloaming.server.tables.table import Table


def declines(table: Table, seat: int) -> bool:
    """Whether the person in a seat declines the open window automatically."""
    this, person = table.round, table.chairs[seat].person
    return this is not None and person is not None and this.window in table.people[person].declined


def is_offered(table: Table, seat: int) -> bool:
    """Whether a seat is asked in a window that it may decline automatically."""
    this, match = table.round, table.match
    asked = this is not None and this.window is not None and match is not None and seat in match.pending
    return asked and (_is_for_one(table) or (table.holds and not table.is_slow))


def answered_at_once(table: Table) -> list[int]:
    """The seats that are answered for now."""
    if table.match is None or table.holds or table.resting or not _is_for_one(table):
        return []
    seats = [seat for seat in table.match.pending if seat < len(table.chairs)]
    return [seat for seat in seats if declines(table, seat) and table.bot_in(seat) is None]


def _is_for_one(table: Table) -> bool:
    return table.seated_people == 1

"""Whether somebody is here: they are if they have a page open at any process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gloaming.server.refusal import Refused
from gloaming.server.tables import entries as e

if TYPE_CHECKING:
    from gloaming.server.tables.open_table import OpenTable
    from gloaming.server.tables.tables import Tables

RETRY = 1.0  # seconds, when the store was down


async def miss(tables: Tables, opened: OpenTable, person: int) -> None:
    """Somebody's last page was closed: if they do not come back at once, they count as gone."""
    await asyncio.sleep(tables.settings.linger)
    await settle(tables, opened, person)


async def settle(tables: Tables, opened: OpenTable, person: int) -> None:
    """Write down whether somebody is here, until the table agrees."""
    who = opened.table.people[person]
    while tables.holds(opened) and opened.has_page(person) != who.here:
        try:
            async with opened.turn():
                number = opened.table.version + 1
                if opened.has_page(person):
                    await tables.write(opened, f"here-{number}", e.Here(person))
                elif who.here:
                    await tables.write(opened, f"gone-{number}", e.Gone(person))
        except Refused:
            await asyncio.sleep(RETRY)

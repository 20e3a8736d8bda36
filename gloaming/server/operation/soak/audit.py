"""What a soak must leave behind: nothing lost, nothing twice, every game sound, every view what the log says."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gloaming.core.errors import GloamingError
from gloaming.core.replay import replay, verify
from gloaming.server.operation.soak.company import Guest
from gloaming.server.replays.finished import Finished
from gloaming.server.store import Entry, Store, StoreDown
from gloaming.server.tables.eyes import FrameMaker
from gloaming.server.tables.table import Table

TRIES = 40  # how often a view is asked for while its table goes on
TIMES = ("ends_at", "gone_at")  # counted by a process's own clock


@dataclass
class Findings:
    """What was counted, and what is wrong."""

    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    replayed: int = 0  # games
    finished: int = 0  # of them, whose draws were derived again from their seeds
    kept: int = 0  # of those, kept as they were shown
    views: int = 0  # that were compared
    missing: int = 0  # acknowledged commands that are not stored
    doubled: int = 0  # commands that are stored twice
    lost: int = 0  # tables that cannot be read, or have a gap
    unsound: int = 0  # games whose record plays otherwise, or whose draws do not follow from the seed
    differing: int = 0  # views that are not what the log says
    notes: list[str] = field(default_factory=list)  # the first findings, in words

    def count(self, **more: int) -> None:
        """Add to what was counted."""
        for name, number in more.items():
            setattr(self, name, getattr(self, name) + number)

    def lose(self, text: str) -> None:
        """Count a table as lost."""
        self.lost += 1
        self.note(text)

    def note(self, text: str) -> None:
        """Keep a finding in words."""
        if len(self.notes) < 50:
            self.notes.append(text)


async def check_tables(store: Store, guests: Sequence[Guest], found: Findings) -> None:
    """Compare what is stored of every table with what its people were told."""
    by_table: dict[str, list[Guest]] = {}
    for guest in guests:
        by_table.setdefault(guest.table, []).append(guest)
    for name, present in by_table.items():
        await asyncio.sleep(0)
        entries = await _entries(store, name)
        found.count(tables=1)
        found.count(entries=len(entries))
        _check_commands(name, entries, present, found)
        table = folded(name, entries)
        if table is None:
            found.lose(f"table {name} cannot be read")
        else:
            await _check_games(store, table, found)


async def _entries(store: Store, name: str) -> list[Entry]:
    """The log of a table; a busy machine may need several tries."""
    for _ in range(TRIES):
        try:
            return await store.read(name)
        except StoreDown:
            await asyncio.sleep(0.5)
    return await store.read(name)


def _check_commands(name: str, entries: Sequence[Entry], guests: Sequence[Guest], found: Findings) -> None:
    commands = Counter(entry.command for entry in entries)
    found.count(doubled=sum(count - 1 for count in commands.values()))
    for guest in guests:
        found.count(acknowledged=len(guest.client.acknowledged))
        missing = [name for name in guest.client.acknowledged if f"{guest.person}:{name}" not in commands]
        found.count(missing=len(missing))
        if missing:
            found.note(f"table {name}: {len(missing)} commands of person {guest.person} are missing")


def folded(name: str, entries: Sequence[Entry]) -> Table | None:
    """A table made from its log alone; None if that is impossible."""
    table = Table(name)
    try:
        for entry in entries:
            table.fold(entry)
    except (AssertionError, GloamingError):
        return None
    return table if entries else None


async def _check_games(store: Store, table: Table, found: Findings) -> None:
    """Replay every game of a table, and derive the draws of the finished ones from their seeds."""
    for number, this in enumerate(table.rounds, start=1):
        found.count(replayed=1)
        try:
            assert this.match is not None, "cannot go on"
            record = this.match.record()
            assert replay(record).scene() == this.match.scene(), "plays otherwise"
            if this.over:
                found.count(finished=1)
                verify(record)
                kept = await store.finished(f"{table.id}-{number}")
                found.count(kept=kept is not None)
                assert kept is None or Finished(kept).record == record, "was kept otherwise"
        except (AssertionError, GloamingError) as error:
            found.count(unsound=1)
            found.note(f"game {table.id}-{number}: {error}")


async def check_views(store: Store, addresses: Sequence[str], guests: Sequence[Guest], found: Findings) -> None:
    """Compare what every server shows everybody, and what their open pages show, with a fresh fold of the log."""
    for guest in guests:
        for address in addresses:
            found.count(views=1)
            wrong = await _difference(store, address, guest)
            if wrong:
                found.count(differing=1)
                found.note(f"table {guest.table}, person {guest.person}, at {address}: {wrong}")


async def _difference(store: Store, address: str, guest: Guest) -> str:
    """How a view differs from what the log says; the table may go on meanwhile, so it is asked again."""
    wrong = "no answer"
    for _ in range(TRIES):
        table = folded(guest.table, await _entries(store, guest.table))
        if table is None:
            return "the table cannot be read"
        shown = await asyncio.to_thread(_whole, address, guest)
        page = guest.client.shown
        if shown is not None:
            expected = json.loads(FrameMaker(table, guest.person).frame(whole=True))
            wrong = difference(expected, shown)
            if not wrong and page is not None and guest.client.is_open:
                wrong = difference(_of_page(expected), _of_page(page))
                wrong = wrong and f"the page: {wrong}"
            if not wrong:
                return ""
        await asyncio.sleep(0.5)
    return wrong


def _whole(address: str, guest: Guest) -> dict[str, Any] | None:
    headers = {"Cookie": guest.cookie} if guest.cookie else {}
    request = urllib.request.Request(f"{address}/api/tables/{guest.table}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            whole: dict[str, Any] = json.load(answer)
            return whole
    except (OSError, ValueError):
        return None


def _plain(frame: Any) -> Any:
    """A frame without what depends on a process's own clock."""
    if isinstance(frame, dict):
        return {name: None if name in TIMES else _plain(value) for name, value in frame.items()}
    return [_plain(value) for value in frame] if isinstance(frame, list) else frame


def _of_page(frame: dict[str, Any]) -> dict[str, Any]:
    """What a page has of a frame whatever came before it."""
    return {name: frame[name] for name in ("number", "table", "play")}


def difference(one: Any, other: Any) -> str:
    """Where two frames differ first, apart from the times of a process; empty if they are equal."""
    return _first_difference(_plain(one), _plain(other))


def _first_difference(one: Any, other: Any, place: str = "") -> str:
    """Where two frames differ first; empty if they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted({*one, *other}):
            if inner := _first_difference(one.get(name), other.get(name), f"{place}.{name}"):
                return inner
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, pair in enumerate(zip(one, other, strict=True)):
            if inner := _first_difference(*pair, f"{place}[{number}]"):
                return inner
    return f"{place}: {str(one)[:80]} in the log, {str(other)[:80]} shown"

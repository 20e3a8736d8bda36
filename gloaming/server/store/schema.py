"""The numbered migrations, and which of them a database still needs."""

from __future__ import annotations

import functools
from pathlib import Path

from gloaming.server.store.contract import StoreNewer

APPLIED = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)"
LATEST = "SELECT COALESCE(MAX(number), 0) FROM migrations"
RECORD = "INSERT INTO migrations (number) VALUES ({number})"
_FOLDER = Path(__file__).parent / "migrations"


@functools.cache
def migrations() -> dict[int, tuple[str, ...]]:
    """The statements of each migration, by number, in order."""
    files = sorted(_FOLDER.glob("[0-9]*.sql"))
    found = {int(file.stem): _statements(file.read_text(encoding="utf-8")) for file in files}
    assert list(found) == list(range(1, len(found) + 1)), f"migrations are numbered from 1 on, not {list(found)}"
    return found


def _statements(text: str) -> tuple[str, ...]:
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return tuple(statement.strip() for statement in lines.split(";") if statement.strip())


def needed(applied: int) -> list[str]:
    """The statements that bring a database from its last migration up to date."""
    known = migrations()
    if applied > len(known):
        raise StoreNewer(
            f"the store was made by a newer program: it is at migration {applied}, this program knows {len(known)}"
        )
    steps = []
    for number in range(applied + 1, len(known) + 1):
        steps += [*known[number], RECORD.format(number=number)]
    return steps

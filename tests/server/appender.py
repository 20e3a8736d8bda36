"""A process that appends to tables of a store, as a server does: whatever it reports as stored must be stored.

`python -m tests.server.appender URL NAME COUNT TABLE...` appends COUNT commands of its own NAME to each table. It reads
on whenever another process was first, and prints a line for each command that is stored.
"""

from __future__ import annotations

import asyncio
import sys

from gloaming.server.store import Appended, Entry, Store, connect


async def append_all(store: Store, table: str, name: str, count: int) -> None:
    version = 0
    for number in range(count):
        command = f"{name}-{number}"
        while await store.append(Entry(table, version + 1, command, number, command.encode())) is Appended.TAKEN:
            version = (await store.read(table))[-1].version
        version += 1
        print(table, command, flush=True)


async def main(url: str, name: str, count: str, *tables: str) -> None:
    store = connect(url)
    await asyncio.gather(*(append_all(store, table, name, int(count)) for table in tables))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

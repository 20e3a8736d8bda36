"""Connections to a PostgreSQL that does not answer because it is stopped, not gone.

Cancelling a statement needs the server too, so a caller that waits in vain cuts the connection. Everything on it then
fails at once, as if the server were gone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import psycopg

from gloaming.server.operation.logs import note

Connection = psycopg.AsyncConnection[tuple[Any, ...]]


@contextmanager
def answered_within(connection: Connection, seconds: float) -> Iterator[None]:
    """Cut a connection if something on it takes longer than this."""
    timer = asyncio.get_running_loop().call_later(seconds, _cut, connection)
    try:
        yield
    finally:
        timer.cancel()


def _cut(connection: Connection) -> None:
    note("the database does not answer", logging.WARNING)
    with suppress(OSError, psycopg.OperationalError), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)

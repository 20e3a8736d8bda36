"""What happened, as rows of numbers: one kind, one seat, three public facts, one secret and who knows it.

That an event happened is public; only its secret is not. Anything whose very existence is a secret is no event.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from gloaming.core.compile import inline_rule
from gloaming.core.decisions import EVERYONE, TABLE, UNKNOWN


class Column(IntEnum):
    """The columns of a row of the log. Row 0 is the log's head: its first number counts the rows written."""

    KIND = 0
    SEAT = 1
    A = 2
    B = 3
    C = 4
    SECRET = 5
    KNOWN_TO = 6


Log = npt.NDArray[np.int16]


def new_log(room: int) -> Log:
    """A log with room for so many events."""
    return np.zeros((room + 1, len(Column)), np.int16)


class Event(NamedTuple):
    """One event as one viewer may know it."""

    kind: int
    seat: int
    a: int
    b: int
    c: int
    secret: int  # UNKNOWN to those it is kept from
    private: bool = False  # the viewer knows the secret, and not everybody does


def read(log: Log, viewer: int) -> list[Event]:
    """The events of a log as a viewer may know them; raises IndexError when the log was too short."""
    events = []
    for row in log[1 : 1 + int(log[0, 0])].tolist():
        kind, seat, a, b, c, secret, known_to = row
        known, public = known_to >> viewer & 1, known_to >> TABLE & 1
        events.append(Event(kind, seat, a, b, c, secret if known else UNKNOWN, bool(known and not public)))
    return events


def read_all(log: Log) -> list[Event]:
    """The events of a log with their secrets, for a game that is over."""
    return [Event(*row[:-1]) for row in log[1 : 1 + int(log[0, 0])].tolist()]


@inline_rule
def tell_some(log: Log, kind: int, seat: int, a: int, b: int, c: int, secret: int, known_to: int) -> None:
    """Log an event whose secret only a mask of viewers knows."""
    if log.shape[0] == 1:
        return  # no room at all: where that is known, all this compiles to nothing
    n = int(log[0, 0]) + 1
    if n < log.shape[0]:
        log[0, 0] = n
        log[n, Column.KIND] = kind
        log[n, Column.SEAT] = seat
        log[n, Column.A] = a
        log[n, Column.B] = b
        log[n, Column.C] = c
        log[n, Column.SECRET] = secret
        log[n, Column.KNOWN_TO] = known_to


@inline_rule
def tell(log: Log, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Log an event without a secret."""
    tell_some(log, kind, seat, a, b, c, 0, EVERYONE)

"""Events as rows of numbers: one kind, one seat, three public facts, one secret and who knows it.

That an event happened is public; only its secret is not. If something must stay secret altogether, it is not an event.
A game declares one function for each kind of event (`@event`). The parameters of that function name the columns of the
row, for the rules that write it and for everything that reads it.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import NamedTuple, TypeVar, cast

import numpy as np
import numpy.typing as npt

from gloaming.core.compile import inline_rule
from gloaming.core.decisions import EVERYONE, TABLE


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
    """A log with room for a number of events; None if there is room for none: then the rules are compiled without."""
    return np.zeros((room + 1, len(Column)), np.int16) if room else cast(Log, None)


class Event(NamedTuple):
    """One event, with what one viewer may know about it."""

    kind: int
    seat: int
    facts: Mapping[str, int]  # by name; the secret is missing if the viewer may not know it
    known: bool  # whether the viewer knows all of it
    private: bool = False  # the viewer knows the secret, and not everybody does


class Shape(NamedTuple):
    """The names of the columns of a kind of event."""

    public: tuple[str, ...]
    secret: str  # or nothing


_F = TypeVar("_F", bound=Callable[..., None])
_SHAPES: dict[tuple[type[IntEnum], int], Shape] = {}
_NOT_FACTS = ("log", "seat", "known_to")


def event(kind: IntEnum, secret: str = "") -> Callable[[_F], _F]:
    """Declare the function that logs a kind of event: its parameters are the facts, in the row's order."""

    def declare(function: _F) -> _F:
        names = [name for name in inspect.signature(function).parameters if name not in _NOT_FACTS]
        _SHAPES[type(kind), kind] = Shape(tuple(name for name in names if name != secret), secret)
        return inline_rule(function)

    return declare


def shape(kinds: type[IntEnum], kind: int) -> Shape:
    """The names of the facts of a kind of event."""
    return _SHAPES[kinds, kind]


def read(log: Log, viewer: int, kinds: type[IntEnum]) -> list[Event]:
    """The events of a log, with what a viewer may know about them. Raises IndexError if the log was too short."""
    return [_event(kinds, row, known=bool(row[Column.KNOWN_TO] >> viewer & 1)) for row in _rows(log)]


def read_all(log: Log, kinds: type[IntEnum]) -> list[Event]:
    """The events of a finished game, with their secrets."""
    return [_event(kinds, row, known=True)._replace(private=False) for row in _rows(log)]


def _rows(log: Log) -> list[list[int]]:
    rows: list[list[int]] = log[1 : 1 + int(log[0, 0])].tolist()
    return rows


def _event(kinds: type[IntEnum], row: list[int], *, known: bool) -> Event:
    """An event as somebody may know it: the same for all who know equally much of it."""
    kind, seat, a, b, c, hidden, known_to = row
    is_private = known and not known_to >> TABLE & 1
    return _made(kinds, kind, seat, (a, b, c), hidden if known else None, is_private)


@functools.lru_cache(1 << 14)
def _made(
    kinds: type[IntEnum], kind: int, seat: int, columns: tuple[int, ...], hidden: int | None, is_private: bool
) -> Event:
    public, secret = shape(kinds, kind)
    facts = dict(zip(public, columns, strict=False))
    if secret and hidden is not None:
        facts[secret] = hidden
    return Event(kind, seat, facts, hidden is not None or not secret, is_private)


@inline_rule
def tell_some(log: Log | None, kind: int, seat: int, a: int, b: int, c: int, secret: int, known_to: int) -> None:
    """Log an event with a secret that only a mask of viewers knows."""
    if log is None:
        return  # the compiler then leaves out the rest, and whatever is worked out only for it
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

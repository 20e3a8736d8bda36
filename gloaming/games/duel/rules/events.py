"""Everything that can happen: one function for each kind of event, which names its numbers."""

from __future__ import annotations

from gloaming.core.decisions import TABLE
from gloaming.core.events import Log, event, tell, tell_some
from gloaming.core.records import Mask, Seat
from gloaming.games.duel.rules.state import Kind


@event(Kind.PLACED, secret="value")
def placed(log: Log, seat: Seat, side: int, cell: int, value: int, known_to: Mask) -> None:
    """D8: a pawn of a side is placed on a cell. D16: in the memory variant only its owner knows its value."""
    tell_some(log, Kind.PLACED, seat, side, cell, 0, value, known_to)


@event(Kind.CHOSE, secret="line")
def chose(log: Log, seat: Seat, line: int) -> None:
    """D9: that a choice was made is public; only the chooser knows which row (0-2) or column (3-5)."""
    tell_some(log, Kind.CHOSE, seat, 0, 0, 0, line, 1 << seat)


@event(Kind.HURRIED)
def hurried(log: Log) -> None:
    """D9, D18: the time for a question is over."""
    tell(log, Kind.HURRIED, TABLE, 0, 0, 0)


@event(Kind.DUEL)
def fought(log: Log, row: int, column: int, number: int) -> None:
    """D9: both masks are shown, for the duel of this number."""
    tell(log, Kind.DUEL, TABLE, row, column, number)


@event(Kind.SHOWN)
def shown(log: Log, cell: int, bison: int, wolf: int) -> None:
    """D10, D25: how strong each side is on the cell of the duel."""
    tell(log, Kind.SHOWN, TABLE, cell, bison, wolf)


@event(Kind.PAID)
def paid(log: Log, seat: Seat, shells: int, cell: int) -> None:
    """D10: the loser pays the difference."""
    tell(log, Kind.PAID, seat, shells, cell, 0)


@event(Kind.TIED)
def tied(log: Log, cell: int) -> None:
    """D17, D25: no shells move."""
    tell(log, Kind.TIED, TABLE, cell, 0, 0)


@event(Kind.SWAPPED)
def swapped(log: Log, seat: Seat, first: int, second: int) -> None:
    """D12: a side's pawns on two cells trade places."""
    tell(log, Kind.SWAPPED, seat, first, second, 0)


@event(Kind.EXCHANGED)
def exchanged(log: Log, seat: Seat, pawn: int, other: int) -> None:
    """D24: two pawns of either side trade places."""
    tell(log, Kind.EXCHANGED, seat, pawn, other, 0)


@event(Kind.ENDED)
def ended(log: Log, winner: int, ending: int) -> None:
    """D14, D15: the game is over; the winner is -1 for a draw."""
    tell(log, Kind.ENDED, TABLE, winner, ending, 0)

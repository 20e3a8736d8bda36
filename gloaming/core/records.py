"""Records: a class of annotated fields, one line each, from which the NumPy type is made.

The class tells people and the type checker what a record holds, and every record of that type is one of it. Nobody
calls the class: records come from arrays of the type that `dtype_of` makes, interpreted and compiled alike.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Annotated, Any, Self, TypeAlias, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

Seat: TypeAlias = int  # a place at the table, from 0; also CHANCE and TABLE
Action: TypeAlias = int  # a move as a number
Mask: TypeAlias = int  # a set of seats, or of other small numbers, one bit each
Actions: TypeAlias = npt.NDArray[np.signedinteger]  # space for the actions of a seat
Weights: TypeAlias = npt.NDArray[np.signedinteger]  # space for the odds of chance's actions
Numbers: TypeAlias = npt.NDArray[np.float32]  # space for an observation
Returns: TypeAlias = npt.NDArray[np.floating]  # space for what each seat gets at the end

I1: TypeAlias = Annotated[int, "i1"]
I2: TypeAlias = Annotated[int, "i2"]
I4: TypeAlias = Annotated[int, "i4"]
I8: TypeAlias = Annotated[int, "i8"]

Row: TypeAlias = npt.NDArray[Any]  # a field of several numbers
Grid: TypeAlias = npt.NDArray[Any]  # a field of several rows of numbers


if TYPE_CHECKING:  # NumPy's types do not allow inheritance from this class

    class Record:
        """What every record can do."""

        def copy(self) -> Self:
            """A copy of the record."""

        def __getitem__(self, field: str) -> Any:
            """A field by its name."""

        def __setitem__(self, field: str, value: Any) -> None:
            """Write a field by its name."""

        def tobytes(self) -> bytes:
            """The record as bytes: equal records are equal bytes."""
else:
    Record = np.void  # `np.record` looks fields up by itself, which takes ten times as long


def dtype_of(record: type[Record]) -> np.dtype[Any]:
    """The NumPy type of a record: its fields in the order of the class, those of its base first."""
    fields = [(name, *hint.__metadata__) for name, hint in get_type_hints(record, include_extras=True).items()]
    for name, *_ in fields:
        setattr(record, name, _field(name))
    return np.dtype((record, np.dtype(fields, align=True)))


def _field(name: str) -> property:
    """A field of a record as an attribute."""

    def write(record: Record, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)


class Reading:
    """The fields of a record as plain attributes, for frequent reads.

    Writing here changes no record.
    """

    def __init__(self, record: Any) -> None:
        self._record = record
        for name in record.dtype.names:
            value = record[name]
            setattr(self, name, value if value.ndim else int(value))

    def __getitem__(self, field: str) -> Any:
        return self._record[field]

    def copy(self) -> Any:
        """A copy of the record itself."""
        return self._record.copy()


R = TypeVar("R", bound=Record)


def reading(record: R) -> R:
    """The same fields, faster to read."""
    return cast(R, Reading(record))

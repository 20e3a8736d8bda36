"""Records: a class with one annotated field a line, from which the NumPy type is made.

The class tells people and the type checker what a record holds; it is never instantiated. At run time a record is an
`np.record` of the type that `dtype_of` makes, interpreted and compiled alike.
"""

from __future__ import annotations

from typing import Annotated, Any, Self, TypeAlias, TypeVar, cast, get_type_hints

import numpy as np
import numpy.typing as npt

Seat: TypeAlias = int  # a place at the table, from 0; also CHANCE and TABLE
Action: TypeAlias = int  # a move as a number
Mask: TypeAlias = int  # a set of seats, or of other small numbers, one bit each
Actions: TypeAlias = npt.NDArray[np.signedinteger]  # space for the actions of a seat
Weights: TypeAlias = npt.NDArray[np.signedinteger]  # space for the odds of chance's actions
Numbers: TypeAlias = npt.NDArray[np.float32]  # space for an observation

I1: TypeAlias = Annotated[int, "i1"]
I2: TypeAlias = Annotated[int, "i2"]
I4: TypeAlias = Annotated[int, "i4"]
I8: TypeAlias = Annotated[int, "i8"]

Row: TypeAlias = npt.NDArray[Any]  # a field of several numbers
Grid: TypeAlias = npt.NDArray[Any]  # a field of several rows of numbers


class Record:
    """What every record can do."""

    def copy(self) -> Self:
        """A copy of the record."""
        raise NotImplementedError

    def __getitem__(self, field: str) -> Any:
        """A field by its name."""
        raise NotImplementedError

    def __setitem__(self, field: str, value: Any) -> None:
        """Write a field by its name."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """The record as bytes: equal records are equal bytes."""
        raise NotImplementedError


def dtype_of(record: type[Record]) -> np.dtype[Any]:
    """The NumPy type of a record: the fields of its base class first, then its own in order."""
    fields = [(name, *hint.__metadata__) for name, hint in get_type_hints(record, include_extras=True).items()]
    return np.dtype((np.record, np.dtype(fields, align=True)))


class Reading:
    """The fields of a record as plain attributes, for frequent reads: np.record is slow.

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

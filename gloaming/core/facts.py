"""A record that is read once, to make words of it.

Each field of a NumPy record takes microseconds, and words need hundreds.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np


@functools.lru_cache(1 << 14)
def members(mask: int) -> tuple[int, ...]:
    """The numbers in a mask."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


class Rows:
    """A table of numbers that is indexed like an array: by row and column, or by row."""

    __slots__ = ("_numbers", "_width")

    def __init__(self, numbers: Sequence[int], width: int) -> None:
        self._numbers = numbers
        self._width = width

    def __getitem__(self, at: Any) -> Any:
        """A number, or a row."""
        if type(at) is tuple:
            row, column = at
            return self._numbers[row * self._width + column]
        return self._numbers[at * self._width : (at + 1) * self._width]

    def __setitem__(self, at: tuple[int, int], value: int) -> None:
        """Write a number of this copy."""
        assert isinstance(self._numbers, list)
        self._numbers[at[0] * self._width + at[1]] = value

    def __len__(self) -> int:
        return len(self._numbers) // self._width

    def __iter__(self) -> Iterator[Sequence[int]]:
        """The rows."""
        return zip(*[iter(self._numbers)] * self._width, strict=True)

    def copy(self) -> Rows:
        """A copy of the table."""
        return Rows(list(self._numbers), self._width)


class _Layout(NamedTuple):
    """Where each field of a record is found once its bytes are read as numbers."""

    numbers: struct.Struct
    single: tuple[tuple[str, int], ...]
    listed: tuple[tuple[str, slice], ...]
    tables: tuple[tuple[str, slice, int], ...]  # with the width of a row


@functools.cache
def _layout(record: np.dtype[Any], most: int | None) -> _Layout:
    code, single, listed, tables, at = "<", [], [], [], 0
    for name in (record.names or ())[:most]:
        kind, shape = record[name].base, record[name].shape
        count = int(np.prod(shape, dtype=int))
        code += f"{count}{kind.char}"
        match shape:
            case ():
                single.append((name, at))
            case (_,):
                listed.append((name, slice(at, at + count)))
            case (_, width):
                tables.append((name, slice(at, at + count), width))
        at += count
    return _Layout(struct.Struct(code), tuple(single), tuple(listed), tuple(tables))


class Facts:
    """The fields of a record, or the first of them, as plain attributes: numbers, rows and tables."""

    def __init__(self, record: Any, most: int | None = None) -> None:
        layout = _layout(record.dtype, most)
        numbers = layout.numbers.unpack_from(record.tobytes())
        facts = self.__dict__
        for name, at in layout.single:
            facts[name] = numbers[at]
        for name, part in layout.listed:
            facts[name] = numbers[part]
        for name, part, width in layout.tables:
            facts[name] = Rows(numbers[part], width)

    def copy(self) -> Facts:
        """A copy of the facts, for looking ahead."""
        twin = Facts.__new__(Facts)
        for name, value in self.__dict__.items():
            match value:
                case int():
                    twin.__dict__[name] = value
                case Rows():
                    twin.__dict__[name] = value.copy()
                case _:
                    twin.__dict__[name] = list(value)
        return twin

"""A record read once, for words: to look a field of a NumPy record up takes microseconds, and words need hundreds."""

from __future__ import annotations

import functools
import struct
from typing import Any, NamedTuple

import numpy as np


@functools.lru_cache(1 << 14)
def members(mask: int) -> tuple[int, ...]:
    """The numbers of a set that is kept as a mask."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


class Rows(list[list[int]]):
    """A table of numbers that is read and written as an array is: by row, or by row and column."""

    def __getitem__(self, at: Any) -> Any:
        """A row, or a number of one."""
        return list.__getitem__(self, at[0])[at[1]] if type(at) is tuple else list.__getitem__(self, at)

    def __setitem__(self, at: Any, value: Any) -> None:
        """Write a number."""
        row, column = at
        list.__getitem__(self, row)[column] = value

    def copy(self) -> Rows:
        """The same numbers, to be written apart."""
        return Rows(map(list.copy, self))


class _Layout(NamedTuple):
    """How the bytes of a record are read as numbers, and which of them each field is."""

    numbers: struct.Struct
    single: tuple[tuple[str, int], ...]
    listed: tuple[tuple[str, slice], ...]
    tables: tuple[tuple[str, tuple[slice, ...]], ...]


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
            case _:
                rows = range(at, at + count, shape[-1])
                tables.append((name, tuple(slice(start, start + shape[-1]) for start in rows)))
        at += count
    return _Layout(struct.Struct(code), tuple(single), tuple(listed), tuple(tables))


class Facts:
    """The fields of a record, or the first of them, as plain attributes: numbers, lists of them, and tables."""

    def __init__(self, record: Any, most: int | None = None) -> None:
        layout = _layout(record.dtype, most)
        numbers = layout.numbers.unpack_from(record.tobytes())
        facts = self.__dict__
        for name, at in layout.single:
            facts[name] = numbers[at]
        for name, part in layout.listed:
            facts[name] = list(numbers[part])
        for name, rows in layout.tables:
            facts[name] = Rows([list(numbers[row]) for row in rows])

    def copy(self) -> Facts:
        """The same facts, to be thought on apart."""
        twin = Facts.__new__(Facts)
        for name, value in self.__dict__.items():
            twin.__dict__[name] = value if isinstance(value, int) else value.copy()
        return twin

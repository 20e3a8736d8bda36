"""What has changed between two states of the same facts, as paths with their new values; and such changes applied.

A path is a JSON pointer (RFC 6901). What is at the end of a path is replaced; everything else stays as it was.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

Changes = dict[str, Any]
_LISTS = (list, tuple)
_NESTED = (dict, list, tuple, msgspec.Struct)


def changes(old: Any, new: Any, path: str = "") -> Changes:
    """The changes that turn one value into another."""
    found: Changes = {}
    if old is not new and old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: str, found: Changes) -> None:
    """Compare different values: by their fields, and lists of the same length unless they are of plain values."""
    kind = type(new)
    if type(old) is not kind:
        found[path] = new
    elif kind is dict and old.keys() == new.keys():
        for name, value in new.items():
            before = old[name]
            if before is not value and before != value:
                _compare(before, value, f"{path}/{_escaped(name)}", found)
    elif kind in _LISTS and len(old) == len(new) and isinstance(new[0], _NESTED):
        for number, value in enumerate(new):
            before = old[number]
            if before is not value and before != value:
                _compare(before, value, f"{path}/{number}", found)
    elif issubclass(kind, msgspec.Struct):
        for name in kind.__struct_fields__:
            before, value = getattr(old, name), getattr(new, name)
            if before is not value and before != value:
                _compare(before, value, f"{path}/{name}", found)
    else:
        found[path] = new


@functools.lru_cache(1 << 12)
def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def applied(whole: Any, changed: Mapping[str, Any]) -> Any:
    """A value with changes; what they do not touch is shared with the value itself."""
    copied: set[int] = set()
    made = _own(whole, copied)
    for path, value in changed.items():
        *parents, last = (part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:])
        place = made
        for part in parents:
            at = _at(place, part)
            place[at] = _own(place[at], copied)
            place = place[at]
        place[_at(place, last)] = value
    return made


def _own(value: Any, copied: set[int]) -> Any:
    """A copy of a container, unless it was made here."""
    if id(value) in copied:
        return value
    copy = value.copy()
    copied.add(id(copy))
    return copy


def _at(place: dict[str, Any] | Sequence[Any], part: str) -> Any:
    return part if isinstance(place, dict) else int(part)

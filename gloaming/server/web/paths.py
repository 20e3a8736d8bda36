"""The allowed values of named parts of a path, for the routes and for their description."""

from __future__ import annotations

import re
from typing import Any

from starlette.convertors import Convertor, register_url_convertor

_PART = re.compile(r"{(\w+)}")


class _Name(Convertor[str]):
    """The name of a table, a game or a replay."""

    regex = "[A-Za-z0-9_-]{1,64}"

    def convert(self, value: str) -> str:
        """The name."""
        return value

    def to_string(self, value: str) -> str:
        """The name."""
        return value


class _Count(Convertor[int]):
    """A whole number with a limited number of digits."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        """The number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """The digits."""
        return str(value)


register_url_convertor("name", _Name())
register_url_convertor("count", _Count())
_COUNTS = {"number"}  # the parts that are numbers


def in_starlette(path: str) -> str:
    """The path with converters for its named parts."""
    return _PART.sub(lambda part: f"{{{part[1]}:{'count' if part[1] in _COUNTS else 'name'}}}", path)


def parts_of(path: str) -> dict[str, dict[str, Any]]:
    """The schema of each part."""
    count = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    name = {"type": "string", "pattern": f"^{_Name.regex}$"}
    return {part: count if part in _COUNTS else name for part in _PART.findall(path)}

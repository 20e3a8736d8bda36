"""Read JSON from outside: all that can be wrong with it, such as deep nesting or bad Unicode, is one kind of error."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import msgspec

Unreadable = msgspec.DecodeError


@functools.cache
def reader(kind: Any) -> Callable[[bytes | str], Any]:
    """A function that reads JSON of a type; Unreadable says what is wrong."""
    decoder = msgspec.json.Decoder(kind)

    def read(data: bytes | str) -> Any:
        try:
            return decoder.decode(data)
        except RecursionError:
            raise Unreadable("it is nested too deeply") from None
        except UnicodeError as error:
            raise Unreadable(str(error)) from None

    return read

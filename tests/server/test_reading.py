"""JSON from outside: one kind of error, wherever it is read."""

from __future__ import annotations

import pytest

from gloaming.server import wire
from gloaming.server.reading import Unreadable, reader
from gloaming.server.tables import entries

BOMBS = (
    "[" * 99_999,
    '{"a":' * 99_999,
    '{"type": "said", "x": ' + "[" * 99_999,
    b'{"type": "\xff"}',
    b"\xff",
    "",
)


@pytest.mark.parametrize("bomb", BOMBS)
def test_whatever_is_wrong_is_one_kind_of_error(bomb: str) -> None:
    for read in (wire.read_asked, wire.read_listed, entries.decode, reader(dict), reader(object)):
        with pytest.raises(Unreadable):
            read(bomb)

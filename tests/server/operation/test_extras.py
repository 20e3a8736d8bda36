"""A server without its optional drivers."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from gloaming.core.errors import Malformed
from gloaming.server import bus, store

_OURS = ("gloaming.server.bus.redis", "gloaming.server.bus.postgres", "gloaming.server.store.postgres")


@pytest.mark.parametrize(
    ("connect", "url", "driver", "extra"),
    [
        (store.connect, "postgresql://nowhere", "psycopg", "postgres"),
        (bus.connect, "postgresql://nowhere", "psycopg", "postgres"),
        (bus.connect, "redis://nowhere", "redis", "redis"),
    ],
)
def test_a_missing_driver_is_named_with_the_extra_that_brings_it(
    connect: Callable[[str], object], url: str, driver: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules]:
        if name in _OURS or name.partition(".")[0] == driver:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, driver, None)
    with pytest.raises(Malformed, match=rf"gloaming\[{extra}\]"):
        connect(url)

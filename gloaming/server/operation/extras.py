"""Drivers that a single server can do without, and what is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gloaming.core.errors import Malformed


@contextmanager
def of_extra(name: str) -> Iterator[None]:
    """What is imported within needs the extra of that name."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Malformed(f"this needs the extra `{name}`: pip install 'gloaming[{name}]' ({error})") from error

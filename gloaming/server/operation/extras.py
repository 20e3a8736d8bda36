"""Optional drivers, and the error message if one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gloaming.core.errors import Malformed


@contextmanager
def of_extra(name: str) -> Iterator[None]:
    """Imports in this context need the extra of that name."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Malformed(f"this needs the extra `{name}`: pip install 'gloaming[{name}]' ({error})") from error

"""Read options from text, for the command line and for records."""

from __future__ import annotations

from gloaming.core.errors import Malformed
from gloaming.core.messages import say
from gloaming.core.values import shown


def read_number(text: str) -> int:
    """Read a whole number."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Malformed(say("core-no-integer", given=shown(text[:40])))
    return int(text)


def read_number_or_none(text: str) -> int | None:
    """Read a whole number or `none`."""
    return None if text == "none" else read_number(text)


def read_flag_or_none(text: str) -> bool | None:
    """Read `true`, `false` or `none`."""
    return None if text == "none" else read_flag(text)


def read_flag(text: str) -> bool:
    """Read `true` or `false`."""
    if text not in ("true", "false"):
        raise Malformed(say("core-no-boolean", given=shown(text[:40])))
    return text == "true"

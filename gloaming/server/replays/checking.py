"""Records brought from elsewhere are checked in a process of their own, which holds up nobody and can be ended.

`python -m gloaming.server.replays.checking verify` reads a record from its input and says what comes of it.
"""

from __future__ import annotations

import logging
import sys
from typing import Literal

import msgspec

import gloaming
from gloaming.core.errors import GloamingError
from gloaming.core.game import LANGUAGES
from gloaming.core.record import parse_record
from gloaming.games.french import told
from gloaming.server.operation.logs import note
from gloaming.server.operation.processes import run_once, stand_back
from gloaming.server.reading import Unreadable, reader
from gloaming.server.refusal import Refused

Check = Literal["replay", "verify"]
LIMIT = 20.0  # seconds


class Checked(msgspec.Struct, frozen=True):
    """How many draws follow from the seed, and the seats with a part in it; or, by language, why it is refused."""

    draws: int = 0
    people: list[int] = []
    refused: dict[str, str] = {}


_read = reader(Checked)


class BadRecord(Refused):
    """A record that core or a game refuse to read."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__("malformed", "as_told", reason=texts["en"])
        self._texts = texts

    def said(self, lang: str) -> str:
        """The reason, in a language."""
        return self._texts[lang]


async def check(what: Check, record: str, limit: float = LIMIT) -> Checked:
    """Play a record again, or derive its draws and say what was found; Refused if it cannot be."""
    try:
        checked: Checked = _read(await run_once(__name__, what, given=record.encode(), limit=limit))
    except TimeoutError:
        raise Refused("malformed", "long_check", seconds=round(limit)) from None
    except (OSError, Unreadable) as error:
        note("a check failed", logging.ERROR, error=error)
        raise Refused("busy", "our_fault") from None
    if checked.refused:
        raise BadRecord(checked.refused)
    return checked


def main() -> None:
    """Check what comes in."""
    stand_back()
    record = sys.stdin.buffer.read().decode()
    try:
        if sys.argv[1] == "verify":
            checked = Checked(gloaming.verify(record), parse_record(record).contributors)
        else:
            gloaming.replay(record)
            checked = Checked()
    except GloamingError as error:
        checked = Checked(refused={lang: told(error, lang) for lang in LANGUAGES})
    sys.stdout.buffer.write(msgspec.json.encode(checked))


if __name__ == "__main__":
    main()

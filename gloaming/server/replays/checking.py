"""Check uploaded records in a separate process, which holds up nobody and can be ended.

`python -m gloaming.server.replays.checking verify` reads a record from its input and prints the result.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Literal

import msgspec

import gloaming
from gloaming.core.errors import GloamingError
from gloaming.core.messages import Message
from gloaming.core.record import parse_record
from gloaming.server.operation.logs import note
from gloaming.server.operation.processes import run_once, stand_back
from gloaming.server.reading import Unreadable, reader
from gloaming.server.refusal import Refused

Check = Literal["replay", "verify"]
LIMIT = 20.0  # seconds


class Checked(msgspec.Struct, frozen=True):
    """The number of draws that follow from the seed, and the seats that contributed; or the refusal, and its game."""

    draws: int = 0
    people: list[int] = []
    refused: Any = None  # the message as JSON
    game: str = ""


_read = reader(Checked)


async def check(what: Check, record: str, limit: float = LIMIT) -> Checked:
    """Play a record again, or verify its draws, and return what was found; Refused if that is impossible."""
    try:
        checked: Checked = _read(await run_once(__name__, what, given=record.encode(), limit=limit))
    except TimeoutError:
        raise Refused("malformed", "server-long-check", seconds=round(limit)) from None
    except (OSError, Unreadable) as error:
        note("a check failed", logging.ERROR, error=error)
        raise Refused("busy", "server-our-fault") from None
    if checked.refused is not None:
        raise Refused("malformed", "server-refused", game=checked.game, reason=message_of(checked.refused))
    return checked


def message_of(given: Any) -> Any:
    """Read a message, or an argument of one, from JSON."""
    if isinstance(given, dict):
        return Message(given["id"], {name: message_of(value) for name, value in given["args"].items()})
    return tuple(map(message_of, given)) if isinstance(given, list) else given


def main() -> None:
    """Check the record on the input."""
    stand_back()
    record = sys.stdin.buffer.read().decode()
    try:
        if sys.argv[1] == "verify":
            checked = Checked(gloaming.verify(record), parse_record(record).contributors)
        else:
            gloaming.replay(record)
            checked = Checked()
    except GloamingError as error:
        checked = Checked(refused=error.message, game=error.game)
    sys.stdout.buffer.write(msgspec.json.encode(checked))


if __name__ == "__main__":
    main()

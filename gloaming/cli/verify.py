"""`gloaming verify`: check that every draw of a record came from its seed."""

from __future__ import annotations

import argparse

from gloaming.cli.failure import NOT_SOUND, Failure
from gloaming.cli.files import read_record
from gloaming.cli.terminal import Screen
from gloaming.core.errors import Illegal, Malformed
from gloaming.core.messages import say
from gloaming.core.record import parse_record
from gloaming.core.replay import verify


def run(args: argparse.Namespace) -> int:
    """Say that the record is valid, or what is wrong with it."""
    text = read_record(args.file)
    screen = Screen(args.lang)
    try:
        record = parse_record(text)
        draws = verify(text)
    except (Malformed, Illegal) as error:
        refused = say("terminal-not-sound", file=args.file, reason=error.message)
        raise Failure(refused, NOT_SOUND, error.game) from None
    screen.say("terminal-sound", "good", moves=len(record.moves), draws=draws)
    if record.contributors:
        screen.say("terminal-mixed", "good", seats=", ".join(map(str, record.contributors)))
    return 0

"""`gloaming verify`: whether every draw of a record came from its seed."""

from __future__ import annotations

import argparse

from gloaming.cli.arguments import read_game
from gloaming.cli.failure import NOT_SOUND, Failure
from gloaming.cli.files import read_record
from gloaming.cli.terminal import Screen
from gloaming.core.errors import Illegal, Malformed
from gloaming.core.game import GAMES
from gloaming.core.record import parse_record
from gloaming.core.replay import verify
from gloaming.games.french import told


def run(args: argparse.Namespace) -> int:
    """Say that the record is sound, or what is wrong with it."""
    text = read_record(args.file, args.lang)
    screen = Screen(args.lang)
    try:
        record = parse_record(text)
        if record.game in GAMES:
            read_game(record.game, args.lang)
        draws = verify(text)
    except (Malformed, Illegal) as error:
        reason = told(error, args.lang)
        raise Failure(screen.words["not_sound"].format(file=args.file, reason=reason), NOT_SOUND) from None
    key = {0: "sound_none", 1: "sound_one"}.get(draws, "sound")
    screen.say(key, "good", moves=len(record.moves), draws=draws)
    if record.contributors:
        screen.say("mixed", "good", seats=", ".join(map(str, record.contributors)))
    return 0

"""The settings of a table, as its host may choose them."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.core.errors import GloamingError
from gloaming.core.game import find, usable
from gloaming.server.refusal import Refused
from gloaming.server.tables.entries import SPECTATORS, TableSettings

# The possible seconds of each setting; None if it may be left out.
SECONDS: dict[str, tuple[int, int]] = {"delay": (5, 600), "window": (0, 60), "turn": (5, 3600), "grace": (5, 3600)}

MOST_DAYS = 7  # for a decision: a table where nothing happens for longer may be removed


def changed(settings: TableSettings, given: dict[str, Any]) -> TableSettings:
    """Settings with some changes; another game starts from its own defaults."""
    kept = msgspec.structs.asdict(settings)
    if given.get("game", settings.game) != settings.game:
        kept |= {"players": None, "options": {}}
    try:
        new = msgspec.convert({**kept, **given}, TableSettings)
    except msgspec.ValidationError as error:
        raise Refused("malformed", "server-unreadable", reason=str(error)) from None
    return checked(new)


def checked(settings: TableSettings) -> TableSettings:
    """Valid settings, with the number of players and with options in their usual notation."""
    if settings.game not in usable():
        raise Refused("malformed", "server-bad-setting", name="game", reason=", ".join(usable()))
    if settings.spectators not in SPECTATORS:
        raise Refused("malformed", "server-bad-setting", name="spectators", reason=", ".join(SPECTATORS))
    for name, (least, most) in SECONDS.items():
        value = getattr(settings, name)
        if value is not None and not least <= value <= most:
            raise Refused("malformed", "server-bad-setting", name=name, reason=f"{least}-{most} s")
    if settings.days is not None and not 1 <= settings.days <= MOST_DAYS:
        raise Refused("malformed", "server-bad-setting", name="days", reason=f"1-{MOST_DAYS}")
    game = find(settings.game)
    players = game.players[0] if settings.players is None else settings.players
    try:
        options = game.read_options(settings.options)
        game.start(players, options)
    except GloamingError as error:
        raise Refused("malformed", "server-refused", game=error.game, reason=error.message) from None
    return msgspec.structs.replace(settings, players=players, options=game.write_options(options))

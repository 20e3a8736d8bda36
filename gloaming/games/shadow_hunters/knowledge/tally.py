"""The camp of each player, and whether they won (H3, H21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.core.events import Event
from gloaming.core.game import Tally
from gloaming.games.shadow_hunters.rules.characters import CAMP_NAMES, CAMP_OF


def tally(view: Any, _events: Sequence[Event]) -> list[Tally]:
    """H21: all characters are shown at the end; a Neutral wins alone, so each seat's own win counts."""
    return [
        Tally(seat, CAMP_NAMES[CAMP_OF[view.character[seat]]], bool(int(view.winners) >> seat & 1))
        for seat in range(int(view.players))
    ]

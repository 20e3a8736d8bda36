"""Which role each player had in every round of a game, and whether its side won (S37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.core.events import Event
from gloaming.core.game import Tally
from gloaming.games.shamans.rules.components import NOTHING, ROLE_NAMES
from gloaming.games.shamans.rules.state import Kind


def tally(_view: Any, events: Sequence[Event]) -> list[Tally]:
    """S33-S37: all roles are shown at the end of a round, also of eliminated players; the role held then counts."""
    found = []
    winners = NOTHING
    for event in events:
        match event.kind:
            case Kind.ROUND_WON:
                winners = event.facts["role"]
            case Kind.ROLE_SHOWN if winners != NOTHING:
                found.append(Tally(event.seat, ROLE_NAMES[event.facts["role"]], event.facts["role"] == winners))
            case Kind.ROUND:
                winners = NOTHING
    return found

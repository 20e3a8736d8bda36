"""What may be known of a running game."""

from __future__ import annotations

import json
from typing import Any

from gloaming.core.decisions import TABLE
from gloaming.core.events import read
from gloaming.server import wire
from tests.server.rooms import Room


class Truth:
    """What the rules let each seat, and everybody, know at each moment of the running game."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.views: dict[int, list[dict[int, Any]]] = {}  # by moment: several, if moves were taken back
        self.events: dict[int, list[dict[int, set[tuple[int, str]]]]] = {}

    def deal(self) -> None:
        """A game has begun."""
        self.views, self.events = {}, {}
        self.note()

    def note(self) -> None:
        """A move was made."""
        match, marks = self._room.match, self._room.round.marks
        viewers, moment = [*range(match.players), TABLE], len(marks) - 1
        seen = {it: json.loads(json.dumps(match.view(None if it == TABLE else it))) for it in viewers}
        self.views.setdefault(moment, []).append(seen)
        logs = match.logs(marks[-2] if len(marks) > 1 else 0, marks[-1])
        events = {it: [event for log in logs for event in read(log, it, match.game.kinds)] for it in viewers}
        said = match.game.wording.sentence
        self.events.setdefault(moment, []).append(
            {it: {(event.seat, plain(said(event))) for event in told} for it, told in events.items()}
        )


def plain(said: Any) -> str:
    """A message in its form on the wire."""
    return json.dumps(json.loads(wire.encode(said)), sort_keys=True)

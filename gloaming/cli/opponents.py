"""The bots at a person's table: each is told what its seat may know, in order, before it is asked."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from gloaming import minds
from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.core.match import Match


def derived_seed(seed: str, purpose: str) -> str:
    """A seed for something other than the game, which reveals nothing about the game's own."""
    return hashlib.sha256(f"{purpose}\n{seed}".encode()).hexdigest()


class Opponent:
    """A bot, and the events it has not been told yet, which can still be taken back."""

    def __init__(self, name: str, game: Game, seat: int, seed: str) -> None:
        self.bot = minds.make(name, game, seat, derived_seed(seed, f"bot in seat {seat}"))
        self.seat = seat
        self._untold: list[tuple[int, Any, Sequence[Event]]] = []

    def follow(self, match: Match, since: int) -> None:
        """Remember the events of the moves from `since` on."""
        view = match.seen(self.seat)
        for number in range(since, len(match.moves)):
            later = len(match.events(self.seat, number + 1))
            events = match.events(self.seat, number)
            self._untold.append((number, view, events[: len(events) - later]))

    def forget(self, match: Match) -> None:
        """Forget the events of moves that were taken back."""
        self._untold = [told for told in self._untold if told[0] < len(match.moves)]

    def choose(self, match: Match) -> str:
        """The bot's move."""
        for _, view, events in self._untold:
            self.bot.hear(view, events)
        self._untold.clear()
        action = self.bot.choose(match.seen(self.seat), match.legal_actions(self.seat))
        return match.game.actions.format(action)

"""What a bot is: it hears what its seat is told, and answers when its seat is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from gloaming.core.events import Event
from gloaming.core.game import Game


class Bot(ABC):
    """One player in one seat of one game."""

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance  # the bot's own stream, no part of the game's

    def hear(self, view: Any, events: Sequence[Event]) -> None:  # noqa: B027  most bots need only the view
        """Take in what one move has brought, as the seat may know it; `view` is what it knows now."""

    @abstractmethod
    def choose(self, view: Any, actions: Sequence[int]) -> int:
        """One of the actions, all of which are legal."""

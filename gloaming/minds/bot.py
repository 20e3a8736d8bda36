"""What a bot is: it hears what its seat is told, answers when its seat is asked, and may explain what it thinks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from gloaming.core.chance import weighted
from gloaming.core.errors import Malformed
from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.minds.analysis import Analysis

BUDGET = 0.1  # seconds
_FINE = 1 << 24  # parts in which shares are drawn


class Bot(ABC):
    """One player in one seat of one game."""

    # Seconds for one move on one core. A bot makes of it a fixed amount of work, and looks at no clock: so the same
    # seed plays the same way on any machine, and the time taken tells nothing.
    budget = BUDGET
    lost: Mapping[str, int] = MappingProxyType({})  # moves that were made for it, by the reason: programs may fail

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance  # the bot's own stream, no part of the game's

    @classmethod  # noqa: B027  most bots need nothing
    def make_ready(cls) -> None:
        """Do what takes long and is done once for all bots of a kind, such as compiling.

        A bot does this by itself before its first choice. Programs call it earlier where that choice is timed, or where
        several processes would all wait for it. A bot may play without it only at the tables of a server.
        """

    def hear(self, view: Any, events: Sequence[Event]) -> None:  # noqa: B027  most bots need only the view
        """Take in what one move has brought, as the seat may know it; `view` is what it knows now."""

    @abstractmethod
    def choose(self, view: Any, actions: Sequence[int]) -> int:
        """One of the actions, all of which are legal."""

    def explain(self, view: Any, actions: Sequence[int]) -> Analysis:  # noqa: ARG002
        """What the bot thinks of the position; `actions` are all that the seat may do now, or some, or none."""
        raise Malformed(f"{type(self).__name__} plays {self.game.name}, but explains nothing")


class Mind(Bot):
    """A bot that plays what it explains: it draws from the shares of its analysis."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        shares = [choice.share for choice in self.explain(view, actions).choices]
        return actions[weighted(self.chance, [round(share * _FINE) for share in shares], len(actions))]

    @abstractmethod
    def explain(self, view: Any, actions: Sequence[int]) -> Analysis:
        """What the mind thinks of the position, with one choice for each of the actions, in their order."""

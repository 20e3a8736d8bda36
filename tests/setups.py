"""The games and settings that the ladder is climbed with: every number of players, every option that changes rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from gloaming.core.game import Game, find


class Setup(NamedTuple):
    """One way to play a game."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def game(self) -> Game:
        return find(self.name)

    def start(self) -> Any:
        """A state before the first move."""
        return self.game.start(self.players, dict(self.options))

    def __str__(self) -> str:
        return " ".join([self.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])


# One World of every ritual, others than by default.
RITUALS = "neutralization,permutation,stabilization,illumination,permutation,neutralization,stabilization"

SETUPS = (
    Setup("duel", 2, (("limit", 12),)),
    Setup("duel", 2, (("variant", "memory"), ("limit", 12))),
    Setup("duel", 2, (("variant", "professional"), ("limit", 12))),
    Setup("shamans", 3),
    Setup("shamans", 4, (("first", 2),)),
    Setup("shamans", 5),
    Setup("shamans", 5, (("track", 40), ("start", 1), ("rituals", RITUALS))),
    Setup("shadow_hunters", 4),
    Setup("shadow_hunters", 4, (("abilities", False),)),
    Setup("shadow_hunters", 5, (("edition", "french"),)),
    Setup("shadow_hunters", 6, (("edition", "english"),)),
    Setup("shadow_hunters", 6, (("quick_start", True),)),
    Setup("shadow_hunters", 7, (("expansion", "initial"),)),
    Setup("shadow_hunters", 8, (("expansion", "random"),)),
)

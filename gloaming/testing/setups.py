"""Setups for the ladder: a game, a number of players, the options."""

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

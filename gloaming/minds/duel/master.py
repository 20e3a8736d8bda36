"""The master of Duel: a search for each variant, masks from optimal mixes, and every figure to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gloaming.core.events import Event
from gloaming.core.game import Game
from gloaming.games.duel.rules.components import PLAYERS, Variant
from gloaming.minds.analysis import Analysis, Choice, Exactness
from gloaming.minds.bot import Mind
from gloaming.minds.duel import base, memory, professional
from gloaming.minds.duel.remembered import Heard
from gloaming.minds.duel.thought import Thought

_FACE_UP = {Variant.BASE: base.think, Variant.PROFESSIONAL: professional.think}


class MasterBot(Mind):
    """The strongest bot of Duel."""

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        super().__init__(game, seat, chance)
        self._heard = Heard(seat)

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        """Only the memory variant has anything that a view does not show."""
        if int(view.variant) == Variant.MEMORY:
            self._heard.hear(view, events)

    def explain(self, view: Any, actions: Sequence[int]) -> Analysis:
        """What the position is worth, from what the seat knows."""
        thought = self._result(view) if view.over else self._think(view)
        choices = self._choices(view, actions, thought) if actions else ()
        value, error = thought.value, thought.error
        exactness: Exactness = "estimate" if error else "exact"
        low, high = max(-1.0, value - error), min(1.0, value + error)
        return Analysis(self.game.name, self.seat, value, low, high, exactness, choices, thought.beliefs)

    def _choices(self, view: Any, actions: Sequence[int], thought: Thought) -> tuple[Choice, ...]:
        """What is thought of some of the actions that the seat may take."""
        every = list(actions) if len(actions) == len(thought.worths) else self._legal(view)
        found = []
        for action in actions:
            place = every.index(action)
            error = float(thought.errors[place]) if len(thought.errors) else None
            worth, share = float(thought.worths[place]), float(thought.shares[place])
            found.append(Choice(self.game.actions.format(action), worth, share, error))
        return tuple(found)

    def _legal(self, view: Any) -> list[int]:
        out = np.zeros(len(self.game.actions), np.int16)
        return [int(action) for action in out[: self.game.rules.legal(view, self.seat, out)]]

    def _think(self, view: Any) -> Thought:
        variant = Variant(int(view.variant))
        if variant == Variant.MEMORY:
            return memory.think(view, self.seat, self.budget, self.chance, self._heard)
        return _FACE_UP[variant](view, self.seat, self.budget, self.chance)

    def _result(self, view: Any) -> Thought:
        """D14, D15: who has won."""
        won = [int(view.winners) >> seat & 1 for seat in range(PLAYERS)]
        return Thought(float(won[self.seat] - won[1 - self.seat]))

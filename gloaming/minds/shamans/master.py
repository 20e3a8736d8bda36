"""The master of Shamans: it believes as `strong` does, and looks ahead in worlds that it imagines."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from gloaming.games.shamans.rules.components import WORLD_NAMES, WORLDS_IN_PLAY
from gloaming.minds.analysis import Analysis, Choice
from gloaming.minds.policies import searcher
from gloaming.minds.policies.policy import index_of
from gloaming.minds.policies.searcher import Found, Searcher
from gloaming.minds.shamans.bots import POLICY, ShamansBot
from gloaming.minds.shamans.traits import LEVELS, Trait

MOVES_A_SECOND = 250_000  # in imagined worlds, chance included: a third of what one core of 2020 makes
QUICKLY = tuple(0.0 if trait == Trait.EXACT else LEVELS["strong"][trait] for trait in Trait)
SURE = 1.96  # standard errors within which the value is in 95 of 100 positions


@functools.cache
def _searcher(players: int, worlds: int) -> Searcher:
    """It plays on as `strong`, but weighs roles as quickly as the others, who play on as `heuristic`."""
    return Searcher(POLICY, players, (LEVELS["strong"], LEVELS["heuristic"], QUICKLY), worlds)


class MasterBot(ShamansBot):
    """It plays on in worlds that it imagines. At the tables of a server it plays as `strong` until it can."""

    level = "strong"
    worlds: ClassVar[int] = 400  # at most
    fast: ClassVar[bool] = True  # tests try it interpreted, too

    @classmethod
    def make_ready(cls) -> None:
        searcher.load(POLICY)

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        if len(actions) == 1 or (self.fast and not searcher.is_there(POLICY, type(self))):
            return super().choose(view, actions)
        return actions[self.search(view, actions, self.chance).chosen]

    def explain(self, view: Any, actions: Sequence[int]) -> Analysis:
        """Worths are means over worlds, and so is who holds what; nothing is drawn from the bot's own chance."""
        usual = super().explain(view, actions)
        if len(actions) < 2 or (self.fast and not searcher.is_there(POLICY, type(self))):
            return usual
        found = self.search(view, actions, self.chance.copy())
        value, error = float(found.worth[found.chosen]), SURE * float(found.error[found.chosen])
        low, high = self.game.bounds
        choices = tuple(
            Choice(choice.move, float(found.worth[i]), float(i == found.chosen), float(found.error[i]))
            for i, choice in enumerate(usual.choices)
        )
        return Analysis(
            self.game.name,
            self.seat,
            value=value,
            low=max(low, value - error),
            high=min(high, value + error),
            exactness="estimate",
            choices=choices,
            beliefs={**usual.beliefs, "holds": self._holds_in(found)},
        )

    def search(self, view: Any, actions: Sequence[int], chance: Any) -> Found:
        """What comes of each action in worlds that the seat imagines, and which of them it takes."""
        _, shares = self.weigh(view, actions)
        own = index_of(shares, len(actions), chance)
        work = int(self.budget * MOVES_A_SECOND)
        one = _searcher(int(view.players), self.worlds)
        memories = [self.memory] * int(view.players)  # the others are taken to remember what the seat does
        return one.search(view, self.seat, memories, actions, own, chance, work, fast=self.fast)

    def _holds_in(self, found: Found) -> dict[str, dict[str, float]]:
        """By seat: in which share of the worlds it holds a card of each World."""
        players = int(found.worlds[0].players)
        shares = np.mean(found.worlds["hands"] > 0, axis=0)
        return {
            str(seat): {WORLD_NAMES[world]: float(shares[seat, world]) for world in range(WORLDS_IN_PLAY[players])}
            for seat in range(players)
            if seat != self.seat
        }

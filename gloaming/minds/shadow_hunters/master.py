"""The master of Shadow Hunters: it believes as `strong` does, and plays on in worlds that it imagines."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, ClassVar

from gloaming.core.events import Event
from gloaming.core.facts import Facts
from gloaming.core.game import Game
from gloaming.minds.analysis import Analysis, Choice
from gloaming.minds.policies import searcher
from gloaming.minds.policies.bot import written
from gloaming.minds.policies.policy import Plain, index_of
from gloaming.minds.policies.searcher import Found, Searcher
from gloaming.minds.shadow_hunters.bots import POLICY, HeuristicBot
from gloaming.minds.shadow_hunters.traits import LEVELS

MOVES_A_SECOND = 500_000  # in imagined worlds, chance included: less than half of what one core of 2020 makes
SURE = 1.96  # standard errors within which the value is in 95 of 100 positions
OTHERS = LEVELS["heuristic"]  # how the others are taken to play


@functools.cache
def _searcher(players: int, worlds: int) -> Searcher:
    return Searcher(POLICY, players, (LEVELS["strong"], OTHERS, LEVELS["strong"]), worlds)


class MasterBot(HeuristicBot):
    """It plays on in worlds that it imagines. At the tables of a server it plays as `strong` until it can.

    What others do is heard by all, so it knows what the others remember of it, itself included.
    """

    level = "strong"
    worlds: ClassVar[int] = 600  # at most
    fast: ClassVar[bool] = True  # tests try it interpreted, too

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        super().__init__(game, seat, chance)
        self._memories: list[Plain] = []

    @classmethod
    def make_ready(cls) -> None:
        searcher.load(POLICY)

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        super().hear(view, events)
        log = written(events, self.game)
        if POLICY.heeds(log):
            for seat, memory in enumerate(self.memories(int(view.players))):
                if seat != self.seat:
                    POLICY.hear(memory, Facts(view), seat, log, OTHERS)

    def memories(self, players: int) -> list[Plain]:
        """What each seat remembers."""
        if not self._memories:
            self._memories = [Plain(POLICY.memory) for _ in range(players)]
        self._memories[self.seat] = self.memory
        return self._memories

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        if len(actions) == 1 or not self._searches():
            return super().choose(view, actions)
        return actions[self.search(view, actions, self.chance).chosen]

    def explain(self, view: Any, actions: Sequence[int]) -> Analysis:
        """Worths are means over worlds; nothing is drawn from the bot's own chance."""
        usual = super().explain(view, actions)
        if len(usual.choices) < 2 or not self._searches():
            return usual
        found = self.search(view, actions, self.chance.copy())
        value, error = float(found.worth[found.chosen]), SURE * float(found.error[found.chosen])
        low, high = self.game.bounds
        return Analysis(
            self.game.name,
            self.seat,
            value=value,
            low=max(low, value - error),
            high=min(high, value + error),
            exactness="estimate",
            choices=tuple(
                Choice(choice.move, float(found.worth[i]), float(i == found.chosen), float(found.error[i]))
                for i, choice in enumerate(usual.choices)
            ),
            beliefs=usual.beliefs,
        )

    def _searches(self) -> bool:
        return not self.fast or searcher.is_there(POLICY, type(self))

    def search(self, view: Any, actions: Sequence[int], chance: Any) -> Found:
        """What comes of each action in worlds that the seat imagines, and which of them it takes."""
        _, shares = self.weigh(view, actions)
        own = index_of(shares, len(actions), chance)
        players, work = int(view.players), int(self.budget * MOVES_A_SECOND)
        one = _searcher(players, self.worlds)
        return one.search(view, self.seat, self.memories(players), actions, own, chance, work, fast=self.fast)

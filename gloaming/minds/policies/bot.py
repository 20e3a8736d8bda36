"""A policy in a seat, as any bot: interpreted, from the view and the events that it is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from gloaming.core.events import Column, Event, shape
from gloaming.core.facts import Facts, Rows
from gloaming.core.game import Game
from gloaming.minds.bot import Bot
from gloaming.minds.policies.policy import Plain, Policy, index_of


class PolicyBot(Bot):
    """One level of a policy. Tables where only such bots sit are played by `lab.arena` in compiled code."""

    policy: ClassVar[Policy]
    level: ClassVar[str]

    def __init__(self, game: Game, seat: int, chance: Any) -> None:
        super().__init__(game, seat, chance)
        self.memory = Plain(self.policy.memory)
        self.thought = Plain(self.policy.thought)
        self.traits = self.policy.levels[self.level]

    def hear(self, view: Any, events: Sequence[Event]) -> None:
        log = written(events, self.game)
        if self.policy.heeds(log):
            self.policy.hear(self.memory, Facts(view), self.seat, log, self.traits)

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        _, shares = self.weigh(view, actions)
        return actions[index_of(shares, len(actions), self.chance)]

    def weigh(self, view: Any, actions: Sequence[int]) -> tuple[list[float], list[int]]:
        """What each action is worth, and its share of the whole."""
        count = len(actions)
        worth, shares = [0.0] * (count + 1), [0] * (count + 1)
        seat, memory, thought = self.seat, self.memory, self.thought
        self.policy.weigh(Facts(view), seat, memory, self.traits, thought, actions, count, worth, shares)
        return worth[:count], shares[:count]


def written(events: Sequence[Event], game: Game) -> Any:
    """Events as the rows of a log, in which a secret that is not known is 0."""
    rows = [len(events)] + [0] * (len(Column) - 1)
    for event in events:
        public, secret = shape(game.kinds, event.kind)
        facts = [event.facts[name] for name in public]
        rows += [event.kind, event.seat, *facts, *[0] * (Column.SECRET - Column.A - len(facts))]
        rows += [event.facts.get(secret, 0), int(event.known)]
    return Rows(rows, len(Column))

"""The bots for Shamans: one policy at several levels."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gloaming.games.shamans.rules.components import (
    MOST,
    MOST_ROUNDS,
    SEATS,
    SHADOW_POINTS,
    SHAMAN_POINTS,
    TILES,
    WORLD_NAMES,
    Tile,
)
from gloaming.games.shamans.rules.state import Kind
from gloaming.minds.analysis import Analysis, Choice
from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Policy
from gloaming.minds.shamans.choices import NEVER, weigh
from gloaming.minds.shamans.hearing import hear, heeds
from gloaming.minds.shamans.memory import MEMORY
from gloaming.minds.shamans.thought import THOUGHT, holds_none, note
from gloaming.minds.shamans.traits import LEVELS
from gloaming.minds.shamans.worlds import POINT, imagine, prospect, settled

POLICY = Policy(
    game="shamans",
    package="gloaming.minds.shamans",
    memory=MEMORY,
    thought=THOUGHT,
    heeds=heeds,
    hear=hear,
    weigh=weigh,
    note=note,
    noted=SEATS,
    levels=LEVELS,
    tallied=(Kind.ROUND, Kind.ROUND_WON, Kind.ROLE_SHOWN),
    imagine=imagine,
    settled=settled,
    prospect=prospect,
    most_tallied=MOST_ROUNDS * (2 + MOST + MOST + TILES[Tile.MASK]),  # at a round's end, when eliminated, by Masks
)


class ShamansBot(PolicyBot):
    """A level of the policy, which explains what it believes and what every move is worth to it."""

    policy = POLICY

    def explain(self, view: Any, actions: Sequence[int]) -> Analysis:
        worth, shares = self.weigh(view, actions)
        thought: Any = self.thought
        hopes = [self._hope(view, seat) for seat in range(int(view.players))]
        best = max(worth, default=0.0)
        total = max(1, sum(shares))
        choices = tuple(
            Choice(
                self.game.actions.format(action),
                None if points == NEVER else self._win(hopes, points - best),
                share / total,
            )
            for action, points, share in zip(actions, worth, shares, strict=True)
        )
        return Analysis(
            self.game.name,
            self.seat,
            value=self._win(hopes, 0.0),
            low=self.game.bounds[0],
            high=self.game.bounds[1],
            exactness="estimate",
            choices=choices,
            beliefs={"roles": self._roles(thought, view), "holds": self._holds(thought, view)},
        )

    def _hope(self, view: Any, seat: int) -> float:
        """S37: the points that a seat has, and may expect of this round."""
        thought: Any = self.thought
        if not int(view.alive) >> seat & 1:
            return float(view.points[seat])
        shadow, moon = float(thought.shadow[seat]), float(thought.now)
        return float(view.points[seat]) + SHADOW_POINTS * shadow * moon + SHAMAN_POINTS * (1 - shadow) * (1 - moon)

    def _win(self, hopes: Sequence[float], gain: float) -> float:
        """The chance to win the game, were the seat's hopes better by so many points."""
        weights = [math.exp(POINT * (hope + gain * (seat == self.seat))) for seat, hope in enumerate(hopes)]
        return weights[self.seat] / sum(weights)

    def _roles(self, thought: Any, view: Any) -> dict[str, dict[str, float]]:
        """By seat: how likely it is a Shaman, or a Shadow."""
        return {
            str(seat): {"shaman": 1 - thought.shadow[seat], "shadow": thought.shadow[seat]}
            for seat in range(int(view.players))
            if seat != self.seat
        }

    def _holds(self, thought: Any, view: Any) -> dict[str, dict[str, float]]:
        """By seat: how likely it holds a card of each World, all hidden cards being equally likely anywhere."""
        return {
            str(seat): {
                WORLD_NAMES[world]: 1 - holds_none(thought, view, seat, thought.unseen_count[world])
                for world in range(thought.worlds)
            }
            for seat in range(int(view.players))
            if seat != self.seat
        }


class BeginnerBot(ShamansBot):
    """It looks at its own cards and the pawn."""

    level = "beginner"


class CasualBot(ShamansBot):
    """It makes something of what others do, and minds a little what they make of it."""

    level = "casual"


class HeuristicBot(ShamansBot):
    """It plays its role, and guesses the others' from what they do."""

    level = "heuristic"


class StrongBot(ShamansBot):
    """It weighs roles exactly, over all ways in which the hidden cards may lie."""

    level = "strong"

"""Random moves as a policy, so that the compiled loop plays them in games whose own bots are no policies."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from gloaming import minds
from gloaming.core.compile import rule
from gloaming.core.game import find
from gloaming.envs.policies.playing import common_policy
from gloaming.minds.policies.policy import Policy
from gloaming.minds.random import RandomBot

NOTHING = np.dtype([("nothing", np.int8)])


@rule
def heeds_nothing(_log: Any) -> bool:
    """Who plays at random need not listen."""
    return False


@rule
def hear_nothing(_memory: Any, _view: Any, _seat: int, _log: Any, _traits: Any) -> None:
    """Never called: nothing is heeded."""


@rule
def weigh_nothing(
    _view: Any,
    _seat: int,
    _memory: Any,
    _traits: Any,
    _thought: Any,
    _actions: Any,
    _count: int,
    _worth: Any,
    _shares: Any,
) -> None:
    """Never called: the loop itself takes random actions."""


@functools.cache
def random_policy(game: str) -> Policy:
    """For a game that tallies no events."""
    return Policy(
        game=game,
        package=__package__,
        memory=NOTHING,
        thought=NOTHING,
        heeds=heeds_nothing,
        hear=hear_nothing,
        weigh=weigh_nothing,
        levels={"random": (0.0,)},
        tallied=(),
        most_tallied=0,
    )


def policy_for(game: str, makers: Sequence[Any]) -> Policy | None:
    """The policy that plays bots in compiled code, also where all are random; None if some of them need Python."""
    found = common_policy(makers)
    if found is not None or set(makers) != {RandomBot}:
        return found
    others = (minds.find(bot, game) for bot in find(game).bots)
    return next(filter(None, (common_policy([maker]) for maker in others)), random_policy(game))

"""The positions of games between policies, for who studies what the bots did there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gloaming.core.events import new_log
from gloaming.core.game import compiled
from gloaming.envs.policies.loop import Games
from gloaming.minds.policies.policy import Policy


def positions(policy: Policy, games: Games, row: int) -> Iterator[tuple[Any, int, int]]:
    """The positions of a game before each move, with all their secrets; the seat that moves, and its action."""
    game = compiled(policy.game)
    state, log = games.start[0].copy(), new_log(1)  # as `gloaming warm` compiles it
    for seat, action in games.moves[row, : games.counts[row, 0]].tolist():
        yield state, seat, action
        game.rules.apply(state, seat, action, log)

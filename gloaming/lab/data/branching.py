"""Games played again up to some move, and from there on anew: with another action, and with other chance.

The loop hears the moves that are played again as bots do, so from there on they play with all that they remember.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE, lowest, pending
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.policies.loop import NO_ACTION, next_action, tell_seats
from gloaming.envs.policies.playing import prepared, room_for
from gloaming.lab.data.decisions import Array
from gloaming.lab.runs.arena import Run
from gloaming.minds.policies import compiling
from gloaming.minds.policies.policy import Policy

apply: Callable[[Any, int, int, Any], None] = unbound

AT_ONCE = 2000  # branches in memory


class Branch(NamedTuple):
    """Where a game is left, and with which action; equal seeds have equal chance."""

    game: int  # the row of its moves
    at: int  # how many moves are played again
    action: int  # NO_ACTION: whoever is asked chooses
    seed: str


@rule
def play_branches(games: Any, room: Any, moves: Any, sources: Any, lengths: Any, forced: Any) -> None:
    """Play each branch to the end of its game."""
    for i in range(len(lengths)):
        games.states[i] = games.start[0]
        for seat in range(games.levels.shape[1]):
            room.memories[seat] = room.blank[0]
        s, made, source = games.states[i], 0, int(sources[i])
        while not s.over:
            seat = lowest(pending(s))
            if made < lengths[i]:
                seat, action = int(moves[source, made, 0]), int(moves[source, made, 1])
                if seat == CHANCE:
                    games.counts[i, 1] = int(games.counts[i, 1]) + 1
            elif made == lengths[i] and forced[i] != NO_ACTION:
                action = int(forced[i])
            else:
                action = next_action(games, i, seat, room)
            room.log[0, 0] = 0
            apply(s, seat, action, room.log)
            made += 1
            games.counts[i, 0] = made
            tell_seats(games, i, room)


def ends_of(run: Run, moves: Array, branches: Sequence[Branch], *, fast: bool = True) -> Array:
    """By branch and seat, whether the seat wins. All bots of the run are levels of one policy."""
    policy = policy_for(run.game, run.makers)
    assert policy is not None
    if fast:
        make_ready(run, policy)
    parts = [branches[first : first + AT_ONCE] for first in range(0, len(branches), AT_ONCE)]
    return np.concatenate([_ends(run, policy, moves, part, fast) for part in parts])


def _ends(run: Run, policy: Policy, moves: Array, branches: Sequence[Branch], fast: bool) -> Array:
    games = prepared(
        policy, [run.seated(each.game) for each in branches], [each.seed for each in branches], run.options, 0
    )
    columns = (np.array([each[place] for each in branches]) for place in range(3))
    compiling.bound(play_branches, policy, fast=fast)(games, room_for(policy, run.players), moves, *columns)
    winners = games.states["winners"].astype(np.int64)
    found: Array = winners[:, None] >> np.arange(run.players) & 1 == 1
    return found


def make_ready(run: Run, policy: Policy) -> None:
    """Compile the loop, unless that is done."""

    def samples() -> tuple[Any, ...]:
        games = prepared(policy, [run.makers], ["sample"], run.options, 0)
        numbers = np.zeros(1, np.int64)
        return games, room_for(policy, run.players), np.zeros((1, 1, 2), np.int16), numbers, numbers, numbers

    compiling.make_ready(play_branches, policy, samples)

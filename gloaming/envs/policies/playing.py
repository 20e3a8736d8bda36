"""Whole games between policies from Python: which seats a policy plays, and the arrays that its loop works on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from gloaming.core.chance import from_seeds
from gloaming.core.events import Column, new_log
from gloaming.core.game import find
from gloaming.envs.policies.loop import NO_ACTION, OUTSIDE, RANDOM, Games, Room, play_games
from gloaming.minds.bot import Bot
from gloaming.minds.policies import compiling
from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Policy
from gloaming.minds.random import RandomBot


def common_policy(makers: Sequence[Any]) -> Policy | None:
    """The policy that plays all of these bots (it can play random moves too); None if they need Python."""
    found = {maker.policy for maker in makers if _is_bot(maker, PolicyBot)}
    able = all(maker is RandomBot or _is_bot(maker, PolicyBot) for maker in makers)
    return found.pop() if able and len(found) == 1 else None


def _is_bot(maker: Any, kind: type[Bot]) -> bool:
    """Whether bots are made by a class that chooses as its kind does, with nothing of its own."""
    return isinstance(maker, type) and issubclass(maker, kind) and maker.choose is kind.choose


def played(
    policy: Policy,
    seatings: Sequence[Sequence[Any]],
    seeds: Sequence[str],
    options: Mapping[str, Any],
    *,
    fast: bool = True,
    with_moves: bool = False,
    most_moves: int | None = None,
) -> Games:
    """Play games to their ends, each with its bots by seat and its seed: the games that the bots would play in Python.

    Moves and what the policies noted are kept `with_moves` only, since they take room: all of them, or those among the
    first `most_moves` of each game.
    """
    kept = find(policy.game).longest if most_moves is None else most_moves
    games = prepared(policy, seatings, seeds, options, kept if with_moves else 0)
    compiling.bound(play_games, policy, fast=fast)(games, 0, len(seeds), room_for(policy, len(seatings[0])))
    return games


def prepared(
    policy: Policy,
    seatings: Sequence[Sequence[Any]],
    seeds: Sequence[str],
    options: Mapping[str, Any],
    moves: int,
    logs: int = 0,
    begun: Any = None,
) -> Games:
    """Games before their first moves, with room for so many moves and logs of each; they may begin at any position."""
    game = find(policy.game)
    players = len(seatings[0])
    start = np.zeros(2, game.state)
    start[0] = game.start(players, options) if begun is None else begun
    count = len(seeds)
    bots = [f"{seed} bot {seat}" for seed in seeds for seat in range(players)]
    levels = [levels_of(row, policy) for row in seatings]
    tallied = np.zeros(max(game.kinds) + 1, np.bool_)
    tallied[list(policy.tallied)] = True
    return Games(
        start=start,
        states=np.zeros(count, game.state),
        seen=np.zeros(count, game.state),
        streams=from_seeds(seeds),
        chances=from_seeds(bots).reshape(count, players),
        levels=np.array(levels, np.int64),
        traits=np.array(list(policy.levels.values())),
        actions=np.full(count, NO_ACTION),
        returns=np.zeros((count, players)),
        moves=np.zeros((count, moves, 2), np.int16),
        logs=np.zeros((count, logs, 1 + game.most_events, len(Column)), np.int16),
        counts=np.zeros((count, 3), np.int64),
        notes=np.zeros((count, moves, policy.noted)),
        noted=np.zeros((count, moves, 2), np.int16),
        tally=np.zeros((count, 1 + policy.most_tallied, len(Column)), np.int16),
        tallied=tallied,
    )


def levels_of(makers: Sequence[Any], policy: Policy) -> list[int]:
    """The level of each bot of a table."""
    return [_level(maker, list(policy.levels)) for maker in makers]


def _level(maker: Any, names: Sequence[str]) -> int:
    """The row of a bot's traits; None stands for somebody outside."""
    if maker is None:
        return OUTSIDE
    return RANDOM if maker is RandomBot else names.index(maker.level)


def is_ready(policy: Policy) -> bool:
    """Whether whole games of a policy are in the cache of compiled code."""
    return compiling.is_ready(play_games, policy)


def make_ready(policy: Policy) -> None:
    """Compile whole games of a policy, unless that is done."""
    compiling.make_ready(play_games, policy, lambda: _samples(policy))


def _samples(policy: Policy) -> tuple[Any, ...]:
    players = find(policy.game).players[0]
    return prepared(policy, [[RandomBot] * players], ["sample"], {}, 0), 0, 1, room_for(policy, players)


def room_for(policy: Policy, players: int) -> Room:
    """What one game is played with."""
    game = find(policy.game)
    size = len(game.actions)
    return Room(
        actions=np.zeros(size, np.int16),
        weights=np.zeros(size, np.int32),
        log=new_log(game.most_events),
        heard=new_log(game.most_events),
        views=np.zeros(1, game.state),
        blank=np.zeros(1, policy.memory),
        memories=np.zeros(players, policy.memory),
        thoughts=np.zeros(1, policy.thought),
        worth=np.zeros(size),
        shares=np.zeros(size, np.int32),
    )

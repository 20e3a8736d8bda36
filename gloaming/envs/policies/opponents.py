"""The bots of one table that are levels of a policy, in compiled code: somebody outside plays the seat left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.core.decisions import CHANCE
from gloaming.core.facts import Facts
from gloaming.envs.policies.loop import NO_ACTION, play_games
from gloaming.envs.policies.playing import prepared, room_for
from gloaming.envs.table import Followed, Table
from gloaming.minds.policies.compiling import bound
from gloaming.minds.policies.policy import Policy, copy_known

AT_ONCE = 256  # moves that one call makes at most


class Opponents:
    """Bots that play one match on: the same moves that they choose one by one."""

    def __init__(self, policy: Policy, makers: Sequence[Any], table: Table) -> None:
        """`makers` has None for the seat played from outside."""
        match, states = table.match, table.states
        assert isinstance(match, Followed)
        assert match.seed is not None
        games = prepared(policy, [makers], [match.seed], {}, AT_ONCE, AT_ONCE, states[0])
        games.counts[0, :2] = len(match.moves), sum(seat == CHANCE for seat, _ in match.moves)
        self._match = match
        self._seat = makers.index(None)
        self._games = games._replace(states=states)
        self._room = room_for(policy, match.players)
        self._play = bound(play_games, policy, fast=True)
        self._tell_the_start(policy)

    def _tell_the_start(self, policy: Policy) -> None:
        """What chance did before anybody was asked."""
        games, room = self._games, self._room
        for log in self._match.logs():
            if policy.heeds(log):
                for seat, level in enumerate(games.levels[0].tolist()):
                    if level >= 0:
                        copy_known(log, seat, room.heard)
                        seen = Facts(self._match.seen(seat))
                        policy.hear(room.memories[seat], seen, seat, room.heard, games.traits[level])

    def play(self, action: int = NO_ACTION) -> None:
        """Take an action for the seat played from outside, which must be legal, and play on until it is asked."""
        games, match, made = self._games, self._match, AT_ONCE
        if action != NO_ACTION:
            games.actions[0] = match.game.synonym(match.state, self._seat, action)
        while made == AT_ONCE:
            before = int(games.counts[0, 0])
            self._play(games, 0, 1, self._room)
            made = int(games.counts[0, 0]) - before
            if action != NO_ACTION:
                games.moves[0, 0, 1] = action  # as it was given
                action = NO_ACTION
            logs = [log[: 1 + int(log[0, 0])].copy() for log in games.logs[0, :made]]
            match.follow(games.moves[0, :made].tolist(), logs)

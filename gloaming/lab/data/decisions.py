"""Blocks of games with all their decisions: who plays them, how they are recorded, and which numbers need no bit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.decisions import CHANCE
from gloaming.core.events import new_log
from gloaming.core.game import Game, bind, find
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.policies.loop import play_games
from gloaming.envs.policies.playing import is_ready, prepared, room_for
from gloaming.lab.data.recording import Decisions, record
from gloaming.lab.runs.arena import Result, Run, ended, result_of
from gloaming.minds.policies import compiling
from gloaming.minds.random import RandomBot

Array = npt.NDArray[Any]
PROBED = 10  # games in which the numbers are found that are not always 0 or 1


@dataclass(frozen=True)
class Block:
    """Some games and their decisions, in order."""

    first: int
    results: tuple[Result, ...]
    decisions: Decisions

    def __len__(self) -> int:
        return int(self.decisions.counts[0])


class Strange(Exception):
    """A number was neither 0 nor 1 though it has one bit only. The arguments name the sections that need more."""


@dataclass(frozen=True)
class Recorder:
    """Plays games of a run and records them. The sections named in `shares` are written as numbers, not as bits."""

    run: Run
    shares: tuple[str, ...]
    compiled: bool

    @cached_property
    def game(self) -> Game:
        return find(self.run.game)

    @cached_property
    def shared(self) -> Array:
        """The places of the numbers that are written as they are."""
        return np.array([place for name, places in sections(self.game) if name in self.shares for place in places], int)

    def block(self, first: int, last: int) -> Block:
        """Play and record some games."""
        results, moves, lengths = self.played(range(first, last))
        taken = np.arange(moves.shape[1]) < lengths[:, None]
        out = self._room(int(np.count_nonzero(taken & (moves[:, :, 0] != CHANCE))))
        bind(record, self.run.game, fast=self.compiled)(out, moves, lengths, first)
        if out.strange.any():
            raise Strange(*[name for name, places in sections(self.game) if out.strange[places].any()])
        return Block(first, tuple(results), out)

    def played(self, numbers: range) -> tuple[list[Result], Array, Array]:
        """Results, moves and their numbers: by the compiled loop if it can play these bots."""
        run, policy = self.run, policy_for(self.run.game, self.run.makers)
        if policy is None or not is_ready(policy):
            return self._played_one_by_one(numbers)
        seatings = [run.seated(number) for number in numbers]
        games = prepared(policy, seatings, [run.seed_of(number) for number in numbers], run.options, 0)
        games = games._replace(moves=np.zeros((len(numbers), self.game.longest, 2), np.int16))
        compiling.bound(play_games, policy, fast=True)(games, 0, len(numbers), room_for(policy, run.players))
        lengths = games.counts[:, 0]
        moves = np.ascontiguousarray(games.moves[:, : int(lengths.max())])
        return [result_of(games, self.game, row) for row in range(len(numbers))], moves, lengths

    def _played_one_by_one(self, numbers: range) -> tuple[list[Result], Array, Array]:
        """The same for any bots, in Python."""
        matches = [self.run.match(number) for number in numbers]
        parse = self.game.actions.parse
        lists = [[(seat, parse(move)) for seat, move in match.moves] for match in matches]
        lengths = np.array([len(made) for made in lists])
        moves = np.zeros((len(lists), int(lengths.max()), 2), np.int16)
        for row, made in enumerate(lists):
            moves[row, : len(made)] = made
        return [ended(match) for match in matches], moves, lengths

    def _room(self, count: int) -> Decisions:
        game = self.game
        numbers, actions = sum(length for _, length in game.observation), len(game.actions)
        start = np.zeros(2, game.state)
        start[0] = game.start(self.run.players, self.run.options)
        return Decisions(
            start=start,
            state=np.zeros(1, game.state),
            seen=np.zeros(1, game.state),
            actions=np.zeros(actions, np.int16),
            numbers=np.zeros(numbers, np.float32),
            log=new_log(0),
            shared=self.shared,
            strange=np.zeros(numbers, np.uint8),
            counts=np.zeros(2, np.int64),
            game=np.zeros(count, np.uint32),
            move=np.zeros(count, np.uint32),
            seat=np.zeros(count, np.uint8),
            action=np.zeros(count, np.uint16),
            ends=np.zeros(count + 1, np.int32),
            legal=np.empty(count * actions, np.uint16),  # more than is ever touched
            flags=np.zeros((count, -(-numbers // 8)), np.uint8),
            shares=np.zeros((count, len(self.shared)), np.float32),
        )


def sections(game: Game) -> list[tuple[str, list[int]]]:
    """The sections of an observation, with the places of their numbers."""
    found, place = [], 0
    for name, length in game.observation:
        found.append((name, list(range(place, place + length))))
        place += length
    return found


def recorder_for(run: Run, *, compiled: bool) -> Recorder:
    """A recorder that knows which sections need more than bits, from a few random games."""
    at_random = replace(run, bots=("random",) * run.players, makers=(RandomBot,) * run.players)
    probe = Recorder(at_random, (), compiled)
    while True:
        try:
            probe.block(0, PROBED)
        except Strange as found:
            probe = replace(probe, shares=(*probe.shares, *found.args))
        else:
            return replace(probe, run=run)


def numbers_of(flags: Array, shares: Array, shared: Sequence[int], count: int) -> Array:
    """The observations, one a row, as `gloaming.batch` gives them."""
    numbers: Array = np.unpackbits(flags, axis=1, count=count).astype(np.float32)
    numbers[:, list(shared)] = shares
    return numbers

"""The events of games, as one array: played again from their moves, in one loop for all games (`core.game.bind`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE
from gloaming.core.events import Column, new_log
from gloaming.core.game import bind, find
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.policies.playing import make_ready
from gloaming.lab.balance.facts import balance_of
from gloaming.lab.data.decisions import Array, Recorder
from gloaming.lab.runs.arena import WORTH_COMPILING, Result, Run, compile_for
from gloaming.lab.runs.workers import Chunk, Processes

legal: Callable[[Any, int, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound

BLOCK = 100  # games that are played at once
COLUMNS = len(Column)
GAME, MOVE = COLUMNS, COLUMNS + 1  # columns of an event after those of a log
PER_MOVE = 4  # events of a move for which there is room, on average


class Events(NamedTuple):
    """Events, one a row, and the room to write them in."""

    start: Any  # a state before the first move
    state: Any  # one
    actions: Any
    log: Any
    wanted: Any  # by kind: whether such events are written
    counts: Any  # one: the events, also those for which there was no room
    rows: Any  # the columns of a log, the number of the game, the moves before it
    decided: Any  # by game: decisions, those with more than one legal action, and the legal actions of these


@rule
def watch(out: Any, moves: Any, lengths: Any) -> None:
    """Play games again, and write down their events and how much there was to decide."""
    s = out.state[0]
    for i in range(len(lengths)):
        out.state[0] = out.start[0]
        for made in range(int(lengths[i])):
            seat, action = int(moves[i, made, 0]), int(moves[i, made, 1])
            if seat != CHANCE:
                count = legal(s, seat, out.actions)
                out.decided[i, 0] += 1
                if count > 1:
                    out.decided[i, 1] += 1
                    out.decided[i, 2] += count
            out.log[0, 0] = 0
            apply(s, seat, action, out.log)
            write_events(out, i, made)


@rule
def write_events(out: Any, game: int, made: int) -> None:
    """Write down the events of a move that are wanted."""
    for row in range(1, int(out.log[0, 0]) + 1):
        if out.wanted[int(out.log[row, 0])]:
            n = int(out.counts[0])
            if n < len(out.rows):
                for column in range(COLUMNS):
                    out.rows[n, column] = out.log[row, column]
                out.rows[n, GAME] = game
                out.rows[n, MOVE] = made
            out.counts[0] = n + 1


@dataclass(frozen=True)
class Watched:
    """Games with their events; the column GAME of an event is the place of its game here."""

    results: tuple[Result, ...]
    events: Array
    decided: Array  # by game: decisions, those with a choice, and the legal actions of these


@dataclass(frozen=True)
class Watcher:
    """Plays the games of a run in blocks, and watches them."""

    run: Run
    games: int
    compiled: bool

    def chunk(self, chunk: Chunk) -> list[Watched]:
        """Play some blocks."""
        return [self.block(number * BLOCK, min(self.games, (number + 1) * BLOCK)) for number in range(*chunk)]

    def block(self, first: int, last: int) -> Watched:
        """Play some games."""
        results, moves, lengths = Recorder(self.run, (), self.compiled).played(range(first, last))
        room = PER_MOVE * int(lengths.sum())
        while True:
            out = self._room(len(lengths), room)
            bind(watch, self.run.game, fast=self.compiled)(out, moves, lengths)
            if int(out.counts[0]) <= room:
                return Watched(tuple(results), out.rows[: int(out.counts[0])].copy(), out.decided)
            room = int(out.counts[0])

    def _room(self, games: int, events: int) -> Events:
        game = find(self.run.game)
        start = np.zeros(1, game.state)
        start[0] = game.start(self.run.players, self.run.options)
        wanted = np.zeros(max(game.kinds) + 1, np.bool_)
        wanted[sorted(balance_of(game).kinds())] = True
        return Events(
            start=start,
            state=np.zeros(1, game.state),
            actions=np.zeros(len(game.actions), np.int16),
            log=new_log(game.most_events),
            wanted=wanted,
            counts=np.zeros(1, np.int64),
            rows=np.zeros((events, COLUMNS + 2), np.int32),
            decided=np.zeros((games, 3), np.int64),
        )


def watched(run: Run, games: int, workers: int, on_game: Callable[[int], None]) -> Watched:
    """Play and watch games; compiled if there are enough, in several processes if their bots need Python."""
    policy = policy_for(run.game, run.makers)
    compiled = games >= WORTH_COMPILING
    if compiled and policy is not None:
        make_ready(policy)
    else:
        compile_for(run, games)
    watcher = Watcher(run, games, compiled)
    blocks = range(-(-games // BLOCK))
    found: dict[int, Watched] = {}
    if workers == 1 or policy is not None or len(blocks) == 1:
        for number in blocks:
            found[number] = watcher.block(number * BLOCK, min(games, (number + 1) * BLOCK))
            on_game(min(games, BLOCK * len(found)))
    else:
        for first, chunk in Processes(workers).map(watcher.chunk, blocks, run.sources):
            found.update(enumerate(chunk, first))
            on_game(min(games, BLOCK * len(found)))
    return joined([found[number] for number in blocks])


def joined(parts: Sequence[Watched]) -> Watched:
    """Blocks as one, with their games numbered through."""
    before, rows = 0, []
    for part in parts:
        moved = part.events.copy()
        moved[:, GAME] += before
        rows.append(moved)
        before += len(part.results)
    results = tuple(result for part in parts for result in part.results)
    return Watched(results, np.concatenate(rows), np.concatenate([part.decided for part in parts]))

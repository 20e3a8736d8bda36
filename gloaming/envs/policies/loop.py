"""Whole games between policies, one loop for every game: rules and policy are put in their places by `compiling.bound`.

A policy is given the view of its seat, the log as its seat may know it, and its own memory. The state stays here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gloaming.core.chance import below, draw
from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE, TABLE, lowest, pending
from gloaming.core.events import Column
from gloaming.minds.policies.policy import copy_known, index_of

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
outcome: Callable[[Any, Any], bool] = unbound
view: Callable[[Any, int, Any], None] = unbound
heeds: Callable[[Any], bool] = unbound
hear: Callable[..., None] = unbound
weigh: Callable[..., None] = unbound
note: Callable[[Any, Any], None] = unbound

RANDOM = -1  # in place of a level: any legal action, each equally likely
OUTSIDE = -2  # in place of a level: somebody else plays the seat, and games stop when it is asked
NO_ACTION = -1
COLUMNS = len(Column)


class Games(NamedTuple):
    """Games to play, one a row, and how they went."""

    start: Any  # a state before the first move, and one of zeros
    states: Any  # where each game ended
    seen: Any  # the same, as everybody sees it
    streams: Any  # chance, by game
    chances: Any  # the bots' own chance, by game and seat
    levels: Any  # by game and seat: a row of `traits`, RANDOM or OUTSIDE
    actions: Any  # by game: what the seat played from outside does when it is asked; then NO_ACTION
    traits: Any
    returns: Any  # by game and seat
    moves: Any  # by game, the moves made in this call, as far as there is room: seat and action
    logs: Any  # by game and move, what it brought; where there is room for some moves, a call makes no more of them
    counts: Any  # by game: how many moves, how many of them by chance, how many notes; 0 moves for a game to begin
    notes: Any  # by game, what policies believed at their choices, as far as there is room
    noted: Any  # by game and note: how many moves had been made, and the seat
    tally: Any  # by game, a log of the events that are tallied
    tallied: Any  # by kind of event: whether it is tallied


class Room(NamedTuple):
    """What one game is played with."""

    actions: Any
    weights: Any
    log: Any
    heard: Any  # the log as a seat may know it
    views: Any  # one
    blank: Any  # a memory of zeros
    memories: Any  # one a seat
    thoughts: Any  # one
    worth: Any
    shares: Any


@rule
def tell_seats(games: Any, i: int, room: Any) -> None:
    """Let every policy hear what the last move brought, and keep what the tally needs of it."""
    log = room.log
    for row in range(1, int(log[0, 0]) + 1):
        if games.tallied[int(log[row, Column.KIND])]:
            n = int(games.tally[i, 0, 0]) + 1
            for column in range(COLUMNS):
                games.tally[i, n, column] = log[row, column]
            games.tally[i, 0, 0] = n
    if heeds(log):
        for seat in range(games.levels.shape[1]):
            level = int(games.levels[i, seat])
            if level >= 0:
                room.views[0] = games.start[1]
                view(games.states[i], seat, room.views[0])
                copy_known(log, seat, room.heard)
                hear(room.memories[seat], room.views[0], seat, room.heard, games.traits[level])


@rule
def choose(games: Any, i: int, seat: int, count: int, moves: int, room: Any) -> int:
    """The index of the action that a seat takes, from its view and its memory."""
    level, chance = int(games.levels[i, seat]), games.chances[i, seat]
    if level == RANDOM:
        return below(chance, count)
    if count == 1:
        return 0
    room.views[0] = games.start[1]
    view(games.states[i], seat, room.views[0])
    memory, traits = room.memories[seat], games.traits[level]
    weigh(room.views[0], seat, memory, traits, room.thoughts[0], room.actions, count, room.worth, room.shares)
    n = int(games.counts[i, 2])
    if n < games.notes.shape[1]:
        note(room.thoughts[0], games.notes[i, n])
        games.noted[i, n, 0] = moves
        games.noted[i, n, 1] = seat
        games.counts[i, 2] = n + 1
    return index_of(room.shares, count, chance)


@rule
def next_action(games: Any, i: int, seat: int, room: Any) -> int:
    """What whoever is asked does; NO_ACTION if that has to be said from outside first."""
    if seat != CHANCE and games.levels[i, seat] == OUTSIDE:
        given = int(games.actions[i])
        games.actions[i] = NO_ACTION
        return given
    count = legal(games.states[i], seat, room.actions)
    if seat == CHANCE:
        weighed = odds(games.states[i], room.weights)
        index = draw(games.streams[i], int(games.counts[i, 1]), room.weights, weighed, count)
        games.counts[i, 1] = int(games.counts[i, 1]) + 1
    else:
        index = choose(games, i, seat, count, int(games.counts[i, 0]), room)
    return int(room.actions[index])


@rule
def keep(games: Any, i: int, made: int, seat: int, action: int, log: Any) -> None:
    """Write down a move and what it brought, as far as there is room."""
    if made < games.moves.shape[1]:
        games.moves[i, made, 0] = seat
        games.moves[i, made, 1] = action
    if made < games.logs.shape[1]:
        for row in range(int(log[0, 0]) + 1):
            for column in range(COLUMNS):
                games.logs[i, made, row, column] = log[row, column]


@rule
def play_games(games: Any, first: int, last: int, room: Any) -> None:
    """Play some games on, each to its end or until somebody outside is asked.

    Chance draws from the game's own stream, each draw at its own number.
    """
    for i in range(first, last):
        if games.counts[i, 0] == 0:
            games.states[i] = games.start[0]
            for seat in range(games.levels.shape[1]):
                room.memories[seat] = room.blank[0]
        s, made = games.states[i], 0
        while not s.over and (games.logs.shape[1] == 0 or made < games.logs.shape[1]):
            seat = lowest(pending(s))
            action = next_action(games, i, seat, room)
            if action == NO_ACTION:
                break
            room.log[0, 0] = 0
            apply(s, seat, action, room.log)
            keep(games, i, made, seat, action, room.log)
            made += 1
            games.counts[i, 0] = int(games.counts[i, 0]) + 1
            tell_seats(games, i, room)
        if s.over:
            outcome(s, games.returns[i])
            view(s, TABLE, games.seen[i])

"""Many games at once, each a row of the same arrays: chance plays by itself, seats are asked, games begin anew.

The loops here go over the rows from `first` to `last`. What happens in a row depends on that row alone, so the result
is the same for one core, several cores, or GPU threads with a row each.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, NamedTuple

from gloaming.core.chance import AHEAD, WORD, chosen, draw, first_words, seek, total_of
from gloaming.core.compile import inline_rule, rule, unbound
from gloaming.core.decisions import CHANCE, lowest, pending
from gloaming.core.playout import any_of, random_move

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
outcome: Callable[[Any, Any], bool] = unbound
view: Callable[[Any, int, Any], None] = unbound
observe: Callable[[Any, int, Any], int] = unbound

NOBODY = -1  # in place of the asked seat, before the first game
NONE = 1 << 62  # in place of a row that does not exist
ASKED = -1  # in place of a viewer: the seat that is asked


class Games(NamedTuple):
    """The arrays of a batch: row i is game i, except in `start`."""

    start: Any  # a state before the first move, and a state of zeros
    states: Any
    streams: Any  # chance, positioned at the game's next draw
    ahead: Any  # the first words of the next draws, worked out together, and after them the number of the first
    asked: Any  # the first of the seats that are asked
    counts: Any  # how many actions it has
    listed: Any  # those actions in ascending order; the rest of the row is undefined
    mask: Any  # the same actions as flags
    rewards: Any  # of the last step: the return of each seat if a game ended, otherwise 0
    done: Any  # whether a game ended
    ended: Any  # where it ended, if there is a row for it


class Work(NamedTuple):
    """All arrays of a batch: its games, and what its loops read and write besides."""

    games: Games
    moves: Any  # of a step: an action of each game
    observation: Any
    returns: Any  # of a playout
    ended: Any  # how many games ended in each row while they played at random


class Job(IntEnum):
    """What is done with all rows."""

    LEAVE = 0  # the threads that wait for jobs may go
    OPEN = 1  # a desk is prepared
    MOVE = 2  # STEP, if no action is refused
    STEP = 3
    WATCH = 4
    WANDER = 5
    FINISH = 6


class Scratch(NamedTuple):
    """The working memory of one thread."""

    actions: Any
    weights: Any
    log: Any
    state: Any  # one
    stream: Any  # one


@inline_rule
def clear(games: Any, i: int) -> None:
    """Take back the flags of the actions that are listed."""
    for n in range(int(games.counts[i])):
        games.mask[i, int(games.listed[i, n])] = False


@inline_rule
def flag(games: Any, i: int, seat: int, count: int) -> None:
    """Ask a seat: set the flags of the actions that are listed."""
    for n in range(count):
        games.mask[i, int(games.listed[i, n])] = True
    games.asked[i] = seat
    games.counts[i] = count


@rule
def offer(games: Any, i: int, seat: int, actions: Any, count: int) -> None:
    """Ask a seat: replace the list of actions with those it may take."""
    clear(games, i)
    for n in range(count):
        games.listed[i, n] = actions[n]
    flag(games, i, seat, count)


@rule
def refused(games: Any, first: int, last: int, moves: Any) -> int:
    """The first row whose action is not among its flags, or `NONE`."""
    for i in range(first, last):
        action = int(moves[i])
        if action < 0 or action >= games.mask.shape[1] or not games.mask[i, action]:
            return i
    return NONE


@inline_rule
def foretold(games: Any, i: int, weights: Any, weighed: int, count: int) -> int:
    """The index that the next draw of a game gives, exactly as `draw` does, from words worked out for many draws."""
    stream, ahead = games.streams[i], games.ahead[i]
    number = int(stream.draw)
    if not 0 <= number - int(ahead[AHEAD]) < AHEAD:
        first_words(stream, number, ahead)
        ahead[AHEAD] = number
    total = total_of(weights, count) if weighed > 0 else count
    product = int(ahead[number - int(ahead[AHEAD])]) * total
    if product & WORD < total:  # the first word may not be enough
        index = draw(stream, number, weights, weighed, count)
    else:
        index = chosen(weights, count, product >> 32) if weighed > 0 else product >> 32
    seek(stream, number + 1)
    return index


@rule
def step(games: Any, first: int, last: int, scratch: Any, moves: Any) -> None:
    """Each seat that is asked takes its action; then chance plays while it is asked, each draw at its own number.

    When a game ends, its returns are written and the next game begins. A row in which nobody is asked yet begins its
    first game.
    """
    for i in range(first, last):
        s, actions = games.states[i], games.listed[i]
        for seat in range(games.rewards.shape[1]):
            games.rewards[i, seat] = 0
        games.done[i] = False
        clear(games, i)
        seat, action = int(games.asked[i]), int(moves[i])
        while True:
            if seat != NOBODY:
                apply(s, seat, action, scratch.log)
            if s.over:
                outcome(s, games.rewards[i])
                games.done[i] = True
                if i < len(games.ended):
                    games.ended[i] = games.states[i]
                games.states[i] = games.start[0]
            seat = lowest(pending(s))
            count = legal(s, seat, actions)
            if seat != CHANCE:
                break
            action = int(actions[foretold(games, i, scratch.weights, odds(s, scratch.weights), count)])
        flag(games, i, seat, count)


@rule
def watch(games: Any, first: int, last: int, scratch: Any, viewer: int, out: Any) -> None:
    """Write, as numbers, what a viewer or each asked seat knows."""
    for i in range(first, last):
        who = int(games.asked[i]) if viewer == ASKED else viewer
        scratch.state[0] = games.start[1]
        view(games.states[i], who, scratch.state[0])
        observe(scratch.state[0], who, out[i])


@rule
def wander(games: Any, first: int, last: int, scratch: Any, decisions: int, ended: Any) -> None:
    """Play a number of random decisions in each row, one game after the other; `ended` counts the games that end."""
    s, stream, actions = scratch.state[0], scratch.stream[0], scratch.actions
    for i in range(first, last):
        scratch.state[0] = games.states[i]
        scratch.stream[0] = games.streams[i]
        ended[i] = 0
        left = decisions
        while True:
            seat = lowest(pending(s))
            count = legal(s, seat, actions)
            if left == 0 and seat != CHANCE:
                break
            apply(s, seat, int(actions[any_of(s, seat, count, stream, scratch.weights)]), scratch.log)
            left -= seat != CHANCE
            if s.over:
                ended[i] += 1
                scratch.state[0] = games.start[0]
        games.states[i] = scratch.state[0]
        seek(games.streams[i], int(stream.draw) + 1)
        offer(games, i, seat, actions, count)


@inline_rule
def wanders(s: Any, left: int) -> bool:
    """Whether a game in `wander` has a move to make, for code that makes one move at a time."""
    return left > 0 or lowest(pending(s)) == CHANCE


@rule
def rest(games: Any, i: int, s: Any, actions: Any) -> None:
    """Leave a game as `wander` does: a seat is asked, and chance is at the start of a draw."""
    seat = lowest(pending(s))
    offer(games, i, seat, actions, legal(s, seat, actions))
    seek(games.streams[i], int(games.streams[i].draw) + 1)


@rule
def finish(games: Any, first: int, last: int, scratch: Any, returns: Any) -> None:
    """Play a copy of each game to its end at random and write the returns. The games stay; chance moves on."""
    s, stream = scratch.state[0], scratch.stream[0]
    for i in range(first, last):
        scratch.state[0] = games.states[i]
        scratch.stream[0] = games.streams[i]
        while not s.over:
            random_move(s, stream, scratch.actions, scratch.weights, scratch.log)
        outcome(s, returns[i])
        seek(games.streams[i], int(stream.draw) + 1)

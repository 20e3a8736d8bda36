"""Many games at once, each a row of the same arrays: chance plays by itself, seats are asked, games begin anew.

The loops here go over some of the rows, `first` to `last`. What happens in a row depends on that row alone, so that
it is the same whoever goes over it: one core, several, or the threads of a GPU with a row each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gloaming.core.chance import draw, seek
from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE, pending
from gloaming.core.playout import lowest, random_move

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
outcome: Callable[[Any, Any], bool] = unbound
view: Callable[[Any, int, Any], None] = unbound
observe: Callable[[Any, int, Any], int] = unbound

ASKED = -1  # in place of a viewer: the seat that is asked


class Games(NamedTuple):
    """The arrays of a batch: row i is game i, except of `start`."""

    start: Any  # a state before the first move, and one of zeros
    states: Any
    streams: Any  # chance, standing at the game's next draw
    asked: Any  # the first of the seats that are asked
    counts: Any  # how many actions it has
    listed: Any  # those actions, ascending; what comes after them is left over
    mask: Any  # the same actions as flags
    rewards: Any  # of the last step: what each seat got if it ended a game, else 0
    done: Any  # whether it did


class Scratch(NamedTuple):
    """What one thread works with."""

    actions: Any
    weights: Any
    log: Any
    state: Any  # one
    stream: Any  # one


@rule
def settle(s: Any, stream: Any, scratch: Any) -> None:
    """Let chance play while it is asked, each draw read at its own number of the stream."""
    while pending(s) == 1 << CHANCE:
        count = legal(s, CHANCE, scratch.actions)
        number = int(stream.draw)
        index = draw(stream, number, scratch.weights, odds(s, scratch.weights), count)
        seek(stream, number + 1)
        apply(s, CHANCE, int(scratch.actions[index]), scratch.log)


@rule
def offer(games: Any, i: int, scratch: Any) -> None:
    """List what the first seat that is asked may do, in place of what was listed before."""
    for n in range(int(games.counts[i])):
        games.mask[i, int(games.listed[i, n])] = False
    s = games.states[i]
    seat = lowest(pending(s))
    count = legal(s, seat, scratch.actions)
    for n in range(count):
        action = int(scratch.actions[n])
        games.listed[i, n] = action
        games.mask[i, action] = True
    games.asked[i] = seat
    games.counts[i] = count


@rule
def begin(games: Any, first: int, last: int, scratch: Any) -> None:
    """Begin games: chance deals, then the first seat is asked."""
    for i in range(first, last):
        games.states[i] = games.start[0]
        settle(games.states[i], games.streams[i], scratch)
        offer(games, i, scratch)


@rule
def step(games: Any, first: int, last: int, scratch: Any, moves: Any) -> None:
    """Each seat that is asked takes its action; where a game ends, it pays and the next begins."""
    for i in range(first, last):
        s = games.states[i]
        apply(s, int(games.asked[i]), int(moves[i]), scratch.log)
        settle(s, games.streams[i], scratch)
        for seat in range(games.rewards.shape[1]):
            games.rewards[i, seat] = 0
        games.done[i] = s.over == 1
        if s.over:
            outcome(s, games.rewards[i])
            games.states[i] = games.start[0]
            settle(s, games.streams[i], scratch)
        offer(games, i, scratch)


@rule
def watch(games: Any, first: int, last: int, scratch: Any, viewer: int, out: Any) -> None:
    """Write what a viewer, or each seat that is asked, knows as numbers."""
    for i in range(first, last):
        who = int(games.asked[i]) if viewer == ASKED else viewer
        scratch.state[0] = games.start[1]
        view(games.states[i], who, scratch.state[0])
        observe(scratch.state[0], who, out[i])


@rule
def wander(games: Any, first: int, last: int, scratch: Any, decisions: int, ended: Any) -> None:
    """So many decisions of seats at random in each row, one game after the other; `ended` counts those that end.

    A thread plays in its own memory: on a GPU that is the memory in which neighbours read neighbouring words.
    """
    s, stream = scratch.state[0], scratch.stream[0]
    for i in range(first, last):
        scratch.state[0] = games.states[i]
        scratch.stream[0] = games.streams[i]
        ended[i] = 0
        left = decisions
        while left > 0 or pending(s) == 1 << CHANCE:
            if random_move(s, stream, scratch.actions, scratch.weights, scratch.log) != CHANCE:
                left -= 1
            if s.over:
                ended[i] += 1
                scratch.state[0] = games.start[0]
        games.states[i] = scratch.state[0]
        seek(games.streams[i], int(stream.draw) + 1)
        offer(games, i, scratch)


@rule
def finish(games: Any, first: int, last: int, scratch: Any, returns: Any) -> None:
    """Play a copy of each game to its end at random, and write what each seat gets; the games stay, chance moves on."""
    s, stream = scratch.state[0], scratch.stream[0]
    for i in range(first, last):
        scratch.state[0] = games.states[i]
        scratch.stream[0] = games.streams[i]
        while not s.over:
            random_move(s, stream, scratch.actions, scratch.weights, scratch.log)
        outcome(s, returns[i])
        seek(games.streams[i], int(stream.draw) + 1)

"""The decisions of games, as arrays: played again from their moves, in one loop for all games (`core.game.bind`).

A decision is written from the view of the seat that took it: what it knew, what it could do, what it did. Most numbers
of an observation are 0 or 1, so each has one bit; `shares` holds the numbers that can be something else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE

legal: Callable[[Any, int, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
view: Callable[[Any, int, Any], None] = unbound
observe: Callable[[Any, int, Any], int] = unbound


class Decisions(NamedTuple):
    """Decisions, one a row, and the room to write them in."""

    start: Any  # a state before the first move, and one of zeros
    state: Any  # one
    seen: Any  # one view
    actions: Any
    numbers: Any  # one observation
    log: Any
    shared: Any  # the places of the numbers that are written as they are
    strange: Any  # by number: 1 if it was neither 0 nor 1, nor one of those
    counts: Any  # the decisions, and the legal actions of all of them
    game: Any
    move: Any  # how many moves came before it in its game, chance included
    seat: Any
    action: Any
    ends: Any  # of its legal actions in `legal`; the first is 0
    legal: Any
    flags: Any  # whether each number is 1, as bits, the highest first
    shares: Any


@rule
def record(out: Any, moves: Any, lengths: Any, first: int) -> None:
    """Play games again, and write down their decisions; `first` is the number of the first of them."""
    s = out.state[0]
    for i in range(len(lengths)):
        out.state[0] = out.start[0]
        for made in range(int(lengths[i])):
            seat, action = int(moves[i, made, 0]), int(moves[i, made, 1])
            if seat != CHANCE:
                write(out, s, seat, action, first + i, made)
            apply(s, seat, action, out.log)


@rule
def write(out: Any, s: Any, seat: int, action: int, game: int, made: int) -> None:
    """Write down one decision."""
    row, end = int(out.counts[0]), int(out.counts[1])
    out.game[row] = game
    out.move[row] = made
    out.seat[row] = seat
    out.action[row] = action
    count = legal(s, seat, out.actions)
    for n in range(count):
        out.legal[end + n] = out.actions[n]
    out.ends[row + 1] = end + count
    out.counts[0] = row + 1
    out.counts[1] = end + count
    out.seen[0] = out.start[1]
    view(s, seat, out.seen[0])
    write_numbers(out, row, observe(out.seen[0], seat, out.numbers))


@rule
def write_numbers(out: Any, row: int, count: int) -> None:
    """Write down what is observed: a bit a number, and the numbers that are shares."""
    numbers = out.numbers
    for n in range(len(out.shared)):
        place = int(out.shared[n])
        out.shares[row, n] = numbers[place]
        numbers[place] = numbers[place] == 1
    for byte in range(out.flags.shape[1]):
        bits = 0
        for n in range(8 * byte, min(8 * byte + 8, count)):
            if numbers[n] == 1:
                bits |= 128 >> (n & 7)
            elif numbers[n] != 0:
                out.strange[n] = 1
        out.flags[row, byte] = bits

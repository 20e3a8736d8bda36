"""Questions on a stack: who must decide, what about, and what it was asked with.

The top frame is the question the game waits on. Every state begins with the fields of `Questions`, so
these functions serve all games.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, NamedTuple

import numpy as np

from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import I1, I2, Actions, Grid, Record

CHANCE = 8  # the seat that deals, rolls and draws
TABLE = 9  # the seat of the table itself, which moves when time is over and sees what everybody sees
SEATS = 8
EVERYONE = (1 << SEATS) - 1 | 1 << TABLE

LOWEST = np.array([(mask & -mask).bit_length() - 1 for mask in range(2 << CHANCE)], np.int8)  # the first seat of a mask

UNKNOWN = -1  # a number that the viewer may not know


class Frame(IntEnum):
    """The columns of a frame."""

    QUESTION = 0
    ASKED = 1  # mask of the seats still to answer
    A = 2  # numbers that go with the question; their meaning depends on the question
    B = 3
    C = 4
    D = 5


WIDTH = len(Frame)


class Questions(Record):
    """The first fields of every state: whether the game is over, and what is being asked."""

    over: I1  # 1 once the game has ended
    depth: I1  # frames on the stack
    winners: I2  # mask of seats
    stack: Annotated[Grid, "i2", (1, WIDTH)]  # each game has as many rows as it needs


class Asking(NamedTuple):
    """A frame with a name for each of its columns, for those who read the whole stack."""

    question: int
    asked: int
    a: int
    b: int
    c: int
    d: int


def frames_of(s: Questions) -> list[Asking]:
    """The frames on the stack, the bottom one first."""
    return [Asking(*map(int, frame)) for frame in s.stack[: int(s.depth)]]


@inline_rule
def lowest(mask: int) -> int:
    """The first seat of a mask, or -1 if it is empty."""
    return int(LOWEST[mask])


@inline_rule
def next_of(mask: int, seat: int) -> int:
    """The first seat of a mask clockwise after a seat; that seat itself comes last."""
    later = mask & -(2 << seat)
    return lowest(mask if later == 0 else later)


@inline_rule
def ask(s: Questions, question: int, seats: int, a: int, b: int) -> None:
    """Ask a mask of seats a question, on top of the questions already asked."""
    d = int(s.depth)
    s.stack[d, Frame.QUESTION] = question
    s.stack[d, Frame.ASKED] = seats
    s.stack[d, Frame.A] = a
    s.stack[d, Frame.B] = b
    s.stack[d, Frame.C] = 0
    s.stack[d, Frame.D] = 0
    s.depth = d + 1


@inline_rule
def top(s: Questions, column: int) -> int:
    """A column of the top question, or 0 if there is none."""
    d = int(s.depth)
    return int(s.stack[d - 1, column]) if d > 0 else 0


@inline_rule
def question(s: Questions) -> int:
    """The top question, or 0 if there is none."""
    return top(s, Frame.QUESTION)


@inline_rule
def note(s: Questions, column: int, value: int) -> None:
    """Write a column of the top question."""
    s.stack[int(s.depth) - 1, column] = value


@inline_rule
def answered(s: Questions, seat: int) -> bool:
    """Take a seat off the top question. Return whether everybody has answered."""
    left = top(s, Frame.ASKED) & ~(1 << seat)
    note(s, Frame.ASKED, left)
    return left == 0


@inline_rule
def close(s: Questions) -> None:
    """Remove the top question. Its bytes are cleared, so that equal positions have equal bytes."""
    d = int(s.depth) - 1
    for column in range(WIDTH):
        s.stack[d, column] = 0
    s.depth = d


@rule
def drop(s: Questions, row: int) -> None:
    """Remove a question from anywhere in the stack; those above it move down."""
    for d in range(row, int(s.depth) - 1):
        for column in range(WIDTH):
            s.stack[d, column] = s.stack[d + 1, column]
    close(s)


@inline_rule
def listed(out: Actions, n: int, action: int, may: int) -> int:
    """Write an action at index n, and return n + 1 if it is allowed (`may` is 1), otherwise n.

    It is always written: a branch here is hard to predict, and a misprediction costs more than the write.
    """
    out[n] = action
    return n + int(may)


@rule
def finish(s: Questions, winners: int) -> None:
    """End the game and remove all questions."""
    while s.depth > 0:
        close(s)
    s.over = 1
    s.winners = winners


@inline_rule
def pending(s: Questions) -> int:
    """The mask of seats the game waits for."""
    return 0 if s.over else top(s, Frame.ASKED)


@rule
def show_questions(s: Questions, out: Questions) -> None:
    """Copy into a view what everybody knows about the game: whether it is over, who won, what is asked."""
    out.over = s.over
    out.winners = s.winners
    out.depth = s.depth
    for d in range(len(s.stack)):
        for column in range(WIDTH):
            out.stack[d, column] = s.stack[d, column]

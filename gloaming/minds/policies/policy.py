"""What a policy is: a few functions in the compiled subset (docs/rulebook.md), over views, and what they work with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from gloaming.core.chance import weighted
from gloaming.core.compile import inline_rule, rule, unbound
from gloaming.core.events import Column
from gloaming.core.facts import Rows

Traits: TypeAlias = Sequence[float]  # the numbers in which the levels of a policy differ
Floats: TypeAlias = list[float]  # a field of several numbers


@rule
def note_nothing(_thought: Any, _out: Any) -> None:
    """A policy whose beliefs nobody studies."""


@dataclass(frozen=True, eq=False)
class Policy:
    """How the minds of one game think. None of its functions is ever given a state.

    `hear` is called after a move, with the view as it is then and a log in which secrets that the seat may not know
    are 0 and the column KNOWN_TO says only whether the seat knows (1 or 0). What is remembered must not depend on
    how many moves are heard at once.
    """

    game: str
    package: str  # in which it is written
    memory: np.dtype[Any]  # what a seat remembers beside its view; zeros before anything is heard
    thought: np.dtype[Any]  # room to think in; what is left in it means nothing
    heeds: Callable[[Any], bool]  # (log) whether anything in it matters to `hear`: saves making views
    hear: Callable[[Any, Any, int, Any, Traits], None]  # (memory, view, seat, log, traits)
    weigh: Callable[..., None]  # (view, seat, memory, traits, thought, actions, count, worth, shares) fills two
    levels: Mapping[str, Traits]  # by the name of the bot, the weakest first
    tallied: tuple[int, ...]  # the kinds of events that the game's tally is made from
    most_tallied: int  # how many of them a game has at most
    note: Callable[[Any, Any], None] = note_nothing  # (thought, out) writes down what is believed, for who studies it
    noted: int = 0  # how many numbers that is
    # For search (`search.py`), which plays on in worlds that the seat imagines:
    imagine: Callable[..., None] = unbound  # (views, seat, memory, traits, thought, chance, worlds) fills worlds
    settled: Callable[[Any, Any], bool] = unbound  # (state, view) whether a world is played far enough
    prospect: Callable[[Any, int, Any], float] = unbound  # (state, seat, thought) what to expect then, as a return


@inline_rule
def index_of(shares: Any, count: int, chance: Any) -> int:
    """Which action is taken, by its share; where there is no choice, nothing is drawn."""
    possible, last = 0, 0
    for i in range(count):
        if shares[i] > 0:
            possible += 1
            last = i
    return last if possible == 1 else weighted(chance, shares, count)


@rule
def copy_known(log: Any, viewer: int, out: Any) -> None:
    """The events of a log as a viewer may know them: a secret kept from them is 0."""
    rows = int(log[0, 0])
    out[0, 0] = rows
    for row in range(1, rows + 1):
        known = int(log[row, Column.KNOWN_TO]) >> viewer & 1
        for column in range(Column.SECRET):
            out[row, column] = log[row, column]
        out[row, Column.SECRET] = log[row, Column.SECRET] if known else 0
        out[row, Column.KNOWN_TO] = known


class Plain:
    """A record of zeros as plain attributes, rows and tables, which the interpreter reads and writes quickly."""

    def __init__(self, record: np.dtype[Any]) -> None:
        for name in record.names or ():
            field = record[name]
            zero: Any = 0.0 if field.base.kind == "f" else 0
            match field.shape:
                case ():
                    value: Any = zero
                case (length,):
                    value = [zero] * length
                case (rows, width):
                    value = Rows([zero] * (rows * width), width)
            setattr(self, name, value)

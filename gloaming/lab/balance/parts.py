"""Seats in the parts of games: a part is what is won by itself, a round or the whole game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from gloaming.core.events import Column
from gloaming.core.game import Game
from gloaming.lab.balance.facts import Balance
from gloaming.lab.data.decisions import Array
from gloaming.lab.data.events import GAME, MOVE, Watched
from gloaming.lab.runs.arena import Result


@dataclass(frozen=True)
class Parts:
    """A row for each seat in each part of each game, in this order."""

    game: Game
    players: int
    part: int  # the kind of event that begins a part, or 0
    first: Array  # by game: its first row
    roles: tuple[str, ...]
    won: Array
    begun: Array  # by row: the moves before its part
    ended: Array  # by row: the moves until the end of its part

    def rows_of(self, events: Array) -> Array:
        """The row that each event belongs to; it is of some seat."""
        found: Array = self.first[events[:, GAME]] + self.players * events[:, PART] + events[:, Column.SEAT]
        return found

    def shares(self, role: str) -> tuple[float, ...]:
        """By game: how often a role won."""
        mine = np.array(self.roles) == role
        ends = [*self.first[1:].tolist(), len(self.won)]
        spans = [slice(start, end) for start, end in zip(self.first.tolist(), ends, strict=True)]
        return tuple(float(self.won[span][mine[span]].mean()) for span in spans)


PART = int(Column.KNOWN_TO)  # who knew an event does not matter afterwards: its column says in which part it was


def parts_of(seen: Watched, balance: Balance, players: int, game: Game) -> Parts:
    """Number the parts, and say of each seat which role it had in them and whether that won."""
    events = seen.events
    begins = events[:, Column.KIND] == balance.part if balance.part else np.zeros(len(events), bool)
    counts = np.maximum(np.bincount(events[begins, GAME], minlength=len(seen.results)), 1)
    before = np.concatenate([[0], np.cumsum(np.bincount(events[begins, GAME], minlength=len(seen.results)))])
    events[:, PART] = np.maximum(np.cumsum(begins) - before[events[:, GAME]] - 1, 0)
    first = players * np.concatenate([[0], np.cumsum(counts)[:-1]])
    starts = np.zeros(int(counts.sum()), np.int64)
    starts[first[events[begins, GAME]] // players + events[begins, PART]] = events[begins, MOVE]
    starts[first // players] = 0
    moves = np.array([result.moves for result in seen.results])
    ends = np.append(starts[1:], 0)
    ends[np.append(first[1:] // players, len(starts)) - 1] = moves
    rows = [
        row
        for result, count in zip(seen.results, counts.tolist(), strict=True)
        for row in _held(result, count, players)
    ]
    return Parts(
        game=game,
        players=players,
        part=balance.part,
        first=first,
        roles=tuple(role for role, _ in rows),
        won=np.array([won for _, won in rows], bool),
        begun=np.repeat(starts, players),
        ended=np.repeat(ends, players),
    )


def _held(result: Result, count: int, players: int) -> Iterator[tuple[str, bool]]:
    """The role of every seat in every part of a game, and whether it won; without roles, who won the game."""
    held: list[list[tuple[str, bool]]] = [[] for _ in range(players)]
    for seat, role, won in result.tally:
        held[seat].append((role, won))
    for part in range(count):
        for seat in range(players):
            yield held[seat][part] if part < len(held[seat]) else ("", seat in result.winners)


def spread(values: Sequence[float], tenths: int = 10) -> list[int]:
    """How many values from 0 to 1 lie in each tenth; 1 is in the last."""
    found = [0] * tenths
    for value in values:
        found[min(int(value * tenths), tenths - 1)] += 1
    return found

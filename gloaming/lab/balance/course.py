"""The course of games: who leads, whether the lead changes and holds, and how long secrets last."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from gloaming.core.events import Column, shape
from gloaming.core.game import Game
from gloaming.lab.balance.facts import Balance, Score
from gloaming.lab.balance.parts import Parts, spread
from gloaming.lab.data.decisions import Array
from gloaming.lab.data.events import GAME, MOVE, Watched
from gloaming.lab.measures import Measure, around
from gloaming.lab.statistics import mean, wilson

NOBODY = -1


@dataclass(frozen=True)
class Course:
    """How the standing changes in a game."""

    lead_changes: Measure  # in a game
    leader_wins: Measure  # of the games in which somebody leads alone halfway, those that this seat wins
    comeback: Measure  # of all games with a winner, those that somebody wins who was behind halfway
    last_wins: Measure  # of the games in which somebody is last alone halfway, those that this seat wins


def course_of(seen: Watched, balance: Balance, players: int, game: Game) -> Course | None:
    """Follow the score of every game."""
    if balance.score is None:
        return None
    changes, led, behind, last = [], [], [], []
    for number, result in enumerate(seen.results):
        leaders, half = _followed(seen.events, number, balance.score, players, game, result.moves / 2)
        changes.append(sum(one != two for one, two in pairwise(leaders)))
        top, bottom = _alone(half, max(half)), _alone(half, min(half))
        if top != NOBODY:
            led.append(top in result.winners)
        if bottom != NOBODY and players > 2:
            last.append(bottom in result.winners)
        if result.winners:
            behind.append(any(half[seat] < max(half) for seat in result.winners))
    return Course(
        Measure("game", "changes of the lead", mean(changes), around(changes), len(changes)),
        _rate("the leader halfway wins", led),
        _rate("somebody wins who was behind halfway", behind),
        _rate("the last one halfway wins", last),
    )


def _rate(name: str, happened: list[bool]) -> Measure:
    return Measure("game", name, mean(happened), wilson(sum(happened), len(happened)), len(happened))


def _alone(scores: list[int], value: int) -> int:
    """The only seat with a score; NOBODY if several have it."""
    return scores.index(value) if scores.count(value) == 1 else NOBODY


def _followed(
    events: Array, number: int, score: Score, players: int, game: Game, half: float
) -> tuple[list[int], list[int]]:
    """Who led, one after the other, when somebody led alone; and the scores halfway."""
    low, high = np.searchsorted(events[:, GAME], (number, number + 1))
    mine = events[low:high]
    mine = mine[mine[:, Column.KIND] == score.kind]
    column = Column.A + shape(game.kinds, score.kind).public.index(score.fact)
    scores, halfway = [0] * players, [0] * players
    leaders: list[int] = []
    rows = mine[:, [MOVE, Column.SEAT, column]].tolist()
    for place, (move, seat, value) in enumerate(rows):
        if score.paid:
            scores = [have - value if at == seat else have + value for at, have in enumerate(scores)]
        else:
            scores[seat] = value
        if move < half:
            halfway = list(scores)
        if place + 1 == len(rows) or rows[place + 1][0] != move:  # all of this move is counted
            leader = _alone(scores, max(scores))
            if leader != NOBODY:
                leaders.append(leader)
    return leaders, halfway


def secrets_of(seen: Watched, balance: Balance, parts: Parts) -> tuple[float, ...]:
    """By tenth of a part, the share of secrets that end in it; and at the end the share of those that outlast it."""
    if not balance.unmasked:
        return ()
    events = seen.events[np.isin(seen.events[:, Column.KIND], list(balance.unmasked))]
    rows = parts.rows_of(events)
    lasted = np.full(len(parts.won), 2.0)
    long = np.maximum(parts.ended - parts.begun, 1)
    np.minimum.at(lasted, rows, (events[:, MOVE] + 1 - parts.begun[rows]) / long[rows])
    ended = lasted[lasted < 1].tolist()
    return (*(count / len(lasted) for count in spread(ended)), 1 - len(ended) / len(lasted))

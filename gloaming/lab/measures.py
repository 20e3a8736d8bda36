"""What the results of games say: shares of wins and lengths, each with its interval."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

from gloaming.lab.runs.arena import Result
from gloaming.lab.statistics import WIDE, Interval, bounded, mean, wilson

Group = Literal["bot", "seat", "role", "game"]
SHARES = ("bot", "seat", "role")  # groups whose values are shares from 0 to 1


@dataclass(frozen=True)
class Measure:
    """One number."""

    group: Group
    name: str
    value: float
    interval: Interval  # 95 %
    count: int  # of what it is the mean


def measures(
    seatings: Sequence[Sequence[str]], results: Sequence[Result], bounds: tuple[float, float]
) -> tuple[Measure, ...]:
    """How often bots, seats and roles win, how long games are, and how many nobody or several win."""
    found: list[Measure] = []
    got: dict[str, list[float]] = {}
    for seating, result in zip(seatings, results, strict=True):
        for bot, value in zip(seating, result.returns, strict=True):
            got.setdefault(bot, []).append(value)
    if len(got) > 1:
        found += [_share("bot", bot, values, bounds) for bot, values in got.items()]
    for seat in range(len(results[0].returns)):
        found.append(_share("seat", str(seat), [result.returns[seat] for result in results], bounds))
    held: dict[str, list[bool]] = {}
    for result in results:
        for _, role, won in result.tally:
            held.setdefault(role, []).append(won)
    found += [_rate("role", role, wins) for role, wins in sorted(held.items())]
    found.append(_mean("game", "moves", [result.moves for result in results]))
    found.append(_rate("game", "won by nobody", [not result.winners for result in results]))
    found.append(_rate("game", "won by several", [len(result.winners) > 1 for result in results]))
    return tuple(found)


def _share(group: Group, name: str, returns: Sequence[float], bounds: tuple[float, float]) -> Measure:
    """What somebody gets, as a share from 0 to 1 of what can be got."""
    low, high = bounds
    least, most = ((end - low) / (high - low) for end in bounded(returns, bounds))
    return Measure(group, name, (mean(returns) - low) / (high - low), (least, most), len(returns))


def _rate(group: Group, name: str, happened: Sequence[bool]) -> Measure:
    return Measure(group, name, mean(happened), wilson(sum(happened), len(happened)), len(happened))


def _mean(group: Group, name: str, values: Sequence[float]) -> Measure:
    return Measure(group, name, mean(values), around(values), len(values))


def around(values: Sequence[float]) -> Interval:
    """The interval of a mean, from the spread of the values."""
    middle = mean(values)
    error = WIDE * float(np.std(values, ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return middle - error, middle + error


def difference(first: Sequence[float], second: Sequence[float]) -> tuple[float, Interval]:
    """How much more the second values are than the first, pair by pair."""
    apart = [two - one for one, two in zip(first, second, strict=True)]
    return mean(apart), around(apart)


def of(found: Iterable[Measure], group: Group) -> list[Measure]:
    """The measures of a group."""
    return [measure for measure in found if measure.group == group]

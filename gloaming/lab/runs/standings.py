"""How bots and roles did, as counts with intervals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gloaming.lab.statistics import Interval


@dataclass(frozen=True)
class Standing:
    """How one bot did, in all the seats it had."""

    bot: str
    games: int  # counted once for each seat it sat in
    wins: int
    draws: int  # games that nobody won
    mean_return: float
    win_rate: Interval | None  # Wilson, 95 %; none where one bot has every seat: it is neither better nor worse
    return_interval: Interval | None  # within the bounds of returns, 95 %; none likewise
    games_by_seat: tuple[int, ...]
    wins_by_seat: tuple[int, ...]
    lost: Mapping[str, int]  # moves that were made for it, by the reason: programs may fail


@dataclass(frozen=True)
class RoleStanding:
    """How often a role won in one bot's hands, for each time it was held."""

    role: str
    bot: str
    held: int
    won: int
    win_rate: Interval  # Wilson, 95 %


@dataclass(frozen=True)
class Pairs:
    """Two bots over pairs of games from one seed, seats changed: who got more in how many."""

    first: str
    second: str
    pairs: int
    first_better: int
    second_better: int

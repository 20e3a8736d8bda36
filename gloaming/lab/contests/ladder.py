"""The ladder of a game's bots: each against the one below it, until a sequential test decides or the deals run out.

In each deal the upper bot sits in every seat in turn, alone among bots of the lower rung, and once the lower rung has
every seat: what the upper bot gets is compared with what the lower one gets in the same seats with the same chance.
The bounds of the test are fixed here, before any game; its interval holds at all looks together (`statistics.Course`).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Literal

import numpy as np

from gloaming import minds
from gloaming.core.background import quickest
from gloaming.core.errors import Malformed
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.envs.policies.playing import common_policy
from gloaming.lab.runs.arena import Result, Run, compile_for, lost_by, play_on, played_by, prepare
from gloaming.lab.runs.standings import RoleStanding
from gloaming.lab.runs.workers import Processes
from gloaming.lab.statistics import Course, Interval, mean, wilson
from gloaming.minds.bot import BUDGET, Bot
from gloaming.minds.policies.policy import Policy

FIRST_LOOK = 25  # deals; then after twice as many, and so on
WIDEST = 0.1  # an interval of shares is no wider than this when the test stops before the deals run out
TIMED = 3  # games in which the moves are timed

Verdict = Literal["stronger", "weaker", "undecided"]


@dataclass(frozen=True)
class Seconds:
    """How long the moves of a bot took at a table, in processor time; moves without a choice do not count."""

    moves: int
    median: float
    most: float  # 99 of 100 took at most this


@dataclass(frozen=True)
class Rung:
    """What a bot gets in a seat among bots of the rung below. A share is a return, scaled to 0 to 1."""

    bot: str
    among: str
    deals: int
    games: int
    share: float
    interval: Interval  # 95 %, whenever one looks
    even: float  # the share of the lower bot in the same seats
    verdict: Verdict
    roles: tuple[RoleStanding, ...]  # of the upper bot, and of the lower one where it has every seat
    seconds: Seconds
    lost: Mapping[str, Mapping[str, int]]  # moves that were made for either, by bot and reason: programs may fail


@dataclass(frozen=True)
class Ladder:
    """All rungs of a game, the highest first."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: str
    deals: int  # at most
    budget: float  # seconds for a move
    rungs: tuple[Rung, ...]

    def as_dict(self) -> dict[str, Any]:
        """The ladder as plain data, for JSON."""
        return asdict(self)


def climb(
    name: str,
    *,
    deals: int,
    seed: str,
    bots: Sequence[str] = (),
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    budget: float = BUDGET,
    workers: int = 1,
    on_game: Callable[[str, int], None] = lambda _bot, _games: None,
) -> Ladder:
    """Test each bot against the one before it: those given, or all that the game declares, the weakest first."""
    order = tuple(bots) or tuple(find(name).bots)
    if len(order) < 2 or len(set(order)) < len(order):
        raise Malformed("a ladder has at least 2 bots, each of them once")
    seats = find(name).players[0] if players is None else players
    tables = {
        (upper, lower): prepare(
            name, (upper, *[lower] * (seats - 1)), deals * seats, seed, seats, options or {}, budget
        )
        for lower, upper in pairwise(order)
    }
    crew = Processes(workers)
    rungs = [_test(table, deals, crew, on_game) for table in reversed(tables.values())]
    first = next(iter(tables.values()))
    return Ladder(name, seats, first.options, seed, deals, budget, tuple(rungs))


@dataclass(frozen=True)
class _Lower(Run):
    """A table at which the lower rung has every seat; a policy of the upper one plays random moves too."""

    upper: tuple[minds.Maker, ...] = ()

    @property
    def policy(self) -> Policy | None:
        return common_policy(self.upper) or common_policy(self.makers)


def _test(upper: Run, deals: int, crew: Processes, on_game: Callable[[str, int], None]) -> Rung:
    """Play one bot among those of the rung below, and look after ever more deals."""
    bot, among, seats = upper.bots[0], upper.bots[1], upper.players
    low, high = find(upper.game).bounds
    makers = upper.makers[1:2] * seats
    lower = _Lower(
        upper.game, (among,) * seats, seats, upper.options, upper.seed, makers, upper.budget, upper=upper.makers
    )
    for run in (upper, lower):
        compile_for(run, deals * seats)
    shares, leads = Course(), Course()
    uppers: list[Result] = []
    lowers: list[Result] = []
    until = 0
    verdict: Verdict = "undecided"
    while until < deals and (verdict == "undecided" or shares.width > WIDEST):
        since, until = until, min(deals, 2 * until or FIRST_LOOK)
        uppers += _results(upper, range(since * seats, until * seats), crew, lambda done: on_game(bot, done))
        lowers += _results(lower, range(since, until), crew, lambda _: None)
        for deal in range(since, until):
            mine = [uppers[deal * seats + turn].returns[-turn % seats] for turn in range(seats)]
            share, even = ((mean(got) - low) / (high - low) for got in (mine, lowers[deal].returns))
            shares.add(share)
            leads.add((1 + share - even) / 2)
        verdict = _verdict(leads.interval())
    return Rung(
        bot=bot,
        among=among,
        deals=until,
        games=len(uppers),
        share=shares.mean,
        interval=shares.interval(),
        even=mean([(mean(result.returns) - low) / (high - low) for result in lowers]),
        verdict=verdict,
        roles=(*_roles(upper, uppers, bot), *_roles(lower, lowers, among)),
        seconds=_timed(upper),
        lost=lost_by(
            (run.seating(number), result)
            for run, results in ((upper, uppers), (lower, lowers))
            for number, result in enumerate(results)
        ),
    )


def _verdict(lead: Interval) -> Verdict:
    """A lead of one half is none."""
    if lead[0] > 0.5:
        return "stronger"
    return "weaker" if lead[1] < 0.5 else "undecided"


def _results(run: Run, numbers: range, crew: Processes, on_game: Callable[[int], None]) -> list[Result]:
    found: dict[int, Result] = {}
    if run.policy is not None:
        crew = Processes(1)  # compiled games take less time than to start processes
    for first, chunk in played_by(run, numbers, crew):
        found.update(enumerate(chunk, first))
        on_game(numbers.start + len(found))
    return [found[number] for number in numbers]


def _roles(run: Run, results: Sequence[Result], bot: str) -> tuple[RoleStanding, ...]:
    """How often each role won in the hands of a bot."""
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for number, result in enumerate(results):
        seating = run.seating(number)
        for seat, role, success in result.tally:
            held[role] += seating[seat] == bot
            won[role] += success and seating[seat] == bot
    return tuple(
        RoleStanding(role, bot, count, won[role], wilson(won[role], count)) for role, count in sorted(held.items())
    )


def _timed(run: Run) -> Seconds:
    """Play some games as tables do, move by move, and time the bot in the first seat."""
    game, taken = quickest(run.game), []

    def ask(bot: Bot, view: Any, actions: Sequence[int]) -> int:
        begin = time.thread_time()
        action = bot.choose(view, actions)
        if bot.seat == 0 and len(actions) > 1:
            taken.append(time.thread_time() - begin)
        return action

    for number in range(TIMED):
        seed = f"{run.seed} timed {number}"
        match = Match(game, game.start(run.players, run.options), seed)
        play_on(
            match,
            [minds.make(bot, game, seat, f"{seed} bot {seat}", run.budget) for seat, bot in enumerate(run.makers)],
            ask,
        )
    median, most = np.quantile(taken, (0.5, 0.99)).tolist()
    return Seconds(len(taken), median, most)

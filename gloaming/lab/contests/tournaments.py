"""Every bot against every other in paired deals, until each pair is decided: a cross table, and ratings.

At a table of two, a deal is played with both seatings. At a larger table each bot of a pair sits in every seat in turn,
alone among bots of the other kind, and each kind once has all seats: in the same deal and company, what one bot gets is
compared with what the other gets. A confidence sequence (`statistics.Course`) tests each pair, so it may be looked at
after any number of deals; a pair that is decided is not played further.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from gloaming.core.errors import Malformed
from gloaming.core.game import find
from gloaming.envs.policies.at_random import policy_for
from gloaming.envs.policies.playing import make_ready
from gloaming.lab.contests.ladder import FIRST_LOOK
from gloaming.lab.contests.ratings import Model, Played, Rating, model_for, rate
from gloaming.lab.runs.arena import WORTH_COMPILING, Result, Run, compile_for, lost_by, played_by, prepare
from gloaming.lab.runs.standings import RoleStanding
from gloaming.lab.runs.workers import Processes
from gloaming.lab.statistics import Course, Interval, mean, wilson
from gloaming.minds.bot import BUDGET
from gloaming.minds.policies.policy import Policy


@dataclass(frozen=True)
class Pair:
    """Two bots: what the first gets more than the second in the same seats, deals and company, as a share."""

    first: str
    second: str
    deals: int
    lead: float
    interval: Interval  # 95 %, whenever one looks
    better: str  # the first, the second, or nobody yet


@dataclass(frozen=True)
class Cell:
    """What a bot gets in a seat of a table whose other seats have bots of one kind, as a share from 0 to 1."""

    bot: str
    among: str
    games: int
    share: float
    interval: Interval  # 95 %, whenever one looks


@dataclass(frozen=True)
class Tournament:
    """What was found; the same for the same arguments, on however many workers."""

    game: str
    players: int
    options: Mapping[str, Any]
    seed: str
    deals: int  # for a pair, at most
    games: int
    model: Model
    ratings: tuple[Rating, ...]  # the strongest first
    pairs: tuple[Pair, ...]
    cells: tuple[Cell, ...]
    roles: tuple[RoleStanding, ...]
    lost: Mapping[str, Mapping[str, int]]  # moves that were made for bots, by bot and reason: programs may fail

    def as_dict(self) -> dict[str, Any]:
        """The tournament as plain data, for JSON."""
        return asdict(self)


@dataclass(frozen=True)
class _Seated(Run):
    """A run that the compiled loop plays whenever it can, also where all bots are random."""

    @property
    def policy(self) -> Policy | None:
        return policy_for(self.game, self.makers)


class _Tables:
    """The games of all kinds of tables, played as far as somebody asks; deal d has the same chance everywhere."""

    def __init__(self, prepared: Mapping[str, Run], crew: Processes, on_game: Callable[[int], None]) -> None:
        self._runs, self._crew, self._on_game = prepared, crew, on_game
        self._results: dict[tuple[str, str], list[tuple[tuple[str, ...], Result]]] = {}

    @property
    def games(self) -> int:
        return sum(len(results) for results in self._results.values())

    def run(self, bot: str, among: str) -> Run:
        """One bot among others of one kind, in each seat in turn."""
        lone, others = self._runs[bot], self._runs[among]
        rest = lone.players - 1
        bots, makers = (bot, *others.bots[:rest]), (lone.makers[0], *others.makers[:rest])
        return _Seated(lone.game, bots, lone.players, lone.options, lone.seed, makers, lone.budget)

    def results(self, bot: str, among: str, deals: int) -> list[tuple[tuple[str, ...], Result]]:
        """The games of so many deals, with their seatings: one a seat, or one where all bots are of one kind."""
        run = self.run(bot, among)
        if run.players == 2:  # one game is both bots' own
            bot, among = sorted((bot, among), key=list(self._runs).index)
            run = self.run(bot, among)
        kept = self._results.setdefault((bot, among), [])
        wanted = deals * self._turns(bot, among)
        numbers = range(len(kept), wanted)
        found: dict[int, Result] = {}
        crew = Processes(1) if run.policy is not None else self._crew  # compiled games take less time than processes
        for first, chunk in played_by(run, numbers, crew):
            found.update(enumerate(chunk, first))
            self._on_game(self.games + len(found))
        kept += [(run.seating(number), found[number]) for number in numbers]
        return kept[:wanted]

    def _turns(self, bot: str, among: str) -> int:
        """The games of a deal."""
        return 1 if bot == among else self._runs[bot].players

    def played(self) -> Iterator[Played]:
        """Every game."""
        for (bot, among), results in self._results.items():
            for number, (seating, result) in enumerate(results):
                yield Played(seating, result, number // self._turns(bot, among))

    def shares(self, bot: str, among: str, deals: int) -> list[float]:
        """By deal: what a bot gets among others, on average over all seats."""
        low, high = find(self._runs[bot].game).bounds
        turns = self._turns(bot, among)
        got = [
            mean([value for name, value in zip(seating, result.returns, strict=True) if name == bot])
            for seating, result in self.results(bot, among, deals)
        ]
        return [(mean(got[deal * turns : (deal + 1) * turns]) - low) / (high - low) for deal in range(deals)]


def hold(
    name: str,
    bots: Sequence[str],
    *,
    deals: int,
    seed: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    budget: float = BUDGET,
    workers: int = 1,
    on_game: Callable[[int], None] = lambda _: None,
) -> Tournament:
    """Play every pair of bots until it is decided, or for so many deals."""
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Malformed("a tournament has at least 2 bots, each of them once")
    game = find(name)
    seats = game.players[0] if players is None else players
    runs = {bot: prepare(name, [bot], deals * seats, seed, seats, options or {}, budget) for bot in bots}
    tables = _Tables(runs, Processes(workers), on_game)
    for bot, among in combinations(bots, 2):
        _make_ready(tables.run(bot, among), deals * seats)
    pairs = [_decide(tables, *pair, deals) for pair in combinations(bots, 2)]
    cells = [_cell(tables, *cell, pair.deals) for pair in pairs for cell in _cells(pair)]
    played = list(tables.played())
    return Tournament(
        game=name,
        players=seats,
        options=next(iter(runs.values())).options,
        seed=seed,
        deals=deals,
        games=len(played),
        model=model_for(game, seats),
        ratings=rate(game, seats, bots, played),
        pairs=tuple(pairs),
        cells=tuple(cells),
        roles=_roles(played, bots),
        lost=lost_by((game.bots, game.result) for game in played),
    )


def _make_ready(run: Run, games: int) -> None:
    policy = run.policy
    if policy is not None and games >= WORTH_COMPILING:
        make_ready(policy)
    elif policy is None:
        compile_for(run, games)


def _decide(tables: _Tables, first: str, second: str, deals: int) -> Pair:
    """Play two bots, and look after ever more deals."""
    leads, until = Course(), 0
    better = ""
    while until < deals and not better:
        since, until = until, min(deals, 2 * until or FIRST_LOOK)
        for lead in _leads(tables, first, second, until)[since:]:
            leads.add((1 + lead) / 2)
        low, high = leads.interval()
        better = first if low > 0.5 else second if high < 0.5 else ""
    low, high = leads.interval()
    return Pair(first, second, until, 2 * leads.mean - 1, (2 * low - 1, 2 * high - 1), better)


def _leads(tables: _Tables, first: str, second: str, deals: int) -> list[float]:
    """By deal: how much more the first gets than the second, in the company of either."""
    if tables.run(first, second).players == 2:
        return [2 * share - 1 for share in tables.shares(first, second, deals)]
    shares = (tables.shares(bot, among, deals) for among in (second, first) for bot in (first, second))
    return [(a - b + c - d) / 2 for a, b, c, d in zip(*shares, strict=True)]


def _cells(pair: Pair) -> tuple[tuple[str, str], ...]:
    return (pair.first, pair.second), (pair.second, pair.first)


def _cell(tables: _Tables, bot: str, among: str, deals: int) -> Cell:
    course = Course()
    for share in tables.shares(bot, among, deals):
        course.add(share)
    return Cell(bot, among, deals * tables.run(bot, among).players, course.mean, course.interval())


def _roles(played: Sequence[Played], bots: Sequence[str]) -> tuple[RoleStanding, ...]:
    """How often each role won in the hands of a bot that sat alone among others."""
    held: dict[tuple[str, str], list[bool]] = {}
    for game in played:
        for seat, role, won in game.result.tally:
            bot = game.bots[seat]
            if game.bots.count(bot) == 1:
                held.setdefault((role, bot), []).append(won)
    return tuple(
        RoleStanding(role, bot, len(wins), sum(wins), wilson(sum(wins), len(wins)))
        for (role, bot), wins in sorted(held.items(), key=lambda item: (item[0][0], bots.index(item[0][1])))
    )

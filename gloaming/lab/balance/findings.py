"""How balanced a game is between bots: who wins, how long it takes, what happens and what that is worth, who leads."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from gloaming import minds
from gloaming.core.errors import Malformed
from gloaming.core.events import Column
from gloaming.core.game import find
from gloaming.envs.policies.at_random import policy_for
from gloaming.lab.balance.course import Course, course_of, secrets_of
from gloaming.lab.balance.facts import Balance, Happening, balance_of
from gloaming.lab.balance.parts import Parts, parts_of
from gloaming.lab.balance.stakes import Stakes, stakes_of
from gloaming.lab.data.decisions import Array
from gloaming.lab.data.events import GAME, Watched, watched
from gloaming.lab.measures import Measure, around, measures
from gloaming.lab.runs.arena import Run, prepare
from gloaming.lab.statistics import WIDE, Interval, mean, wilson

FEWEST = 20  # times that something must have happened, and not have happened, before its worth is estimated
CHOICE, NO_CHOICE = 8.0, 2.0  # seconds: what people are thought to take for a decision, to estimate minutes


@dataclass(frozen=True)
class Occurrence:
    """Something that happens: how often, and how it goes together with winning."""

    name: str
    per_game: float
    seats: int  # how many seats it happened to, each counted once a part; 0: it happens to the table
    worth: float | None  # the chance to win with it, less that without it, among seats of the same role and label
    interval: Interval | None  # 95 %


@dataclass(frozen=True)
class Findings:
    """What was found at one number of players."""

    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    even: float  # what a seat would get if all got the same
    wins: tuple[Measure, ...]  # by seat and role, and more
    labels: tuple[Measure, ...]  # by character or the like
    lengths: tuple[Measure, ...]  # turns, decisions, minutes
    occurrences: tuple[Occurrence, ...]
    course: Course | None  # in games that have a score
    secrets: tuple[float, ...]  # by tenth of a part: how many secrets end in it, then how many last to its end
    stakes: Stakes | None  # if asked for
    by_deal: Mapping[str, tuple[float, ...]]  # what is compared with another setting, game by game

    def as_dict(self) -> dict[str, Any]:
        """As plain data, without what is there for comparing."""
        found = asdict(self)
        del found["by_deal"]
        return found


def quick_bot(name: str) -> str:
    """The strongest of a game's bots that compiled code plays; if there is none, the one for newcomers."""
    quick = [bot for bot in find(name).bots if bot != "random" and policy_for(name, [minds.find(bot, name)])]
    return quick[-1] if quick else minds.for_newcomers(name)


def examine(
    name: str,
    *,
    games: int,
    seed: str,
    bots: Sequence[str],
    players: int,
    options: Mapping[str, Any] | None = None,
    deep: bool = False,
    workers: int = 1,
    on_game: Callable[[int], None] = lambda _: None,
) -> Findings:
    """Play games, and look at all of it; `deep` plays on from positions too, which takes policies as bots."""
    run = prepare(name, bots, games, seed, players, options or {})
    if deep and policy_for(run.game, run.makers) is None:
        raise Malformed(f"only bots that are policies can play on from a position: {', '.join(bots)} cannot")
    found = findings(run, watched(run, games, workers, on_game))
    return replace(found, stakes=stakes_of(run)) if deep else found


def survey(
    name: str,
    tables: Sequence[int],
    settings: Sequence[Mapping[str, Any]],
    *,
    games: int,
    seed: str,
    bots: Sequence[str],
    deep: bool = False,
    workers: int = 1,
    on_game: Callable[[int], None] = lambda _: None,
) -> list[list[Findings]]:
    """For each of some settings, what is found at each number of players; all with the same seeds."""
    done = 0

    def counted(more: int) -> None:
        on_game(done + more)

    found = []
    for options in settings:
        row = []
        for players in tables:
            one = examine(
                name,
                games=games,
                seed=seed,
                bots=bots,
                players=players,
                options=options,
                deep=deep,
                workers=workers,
                on_game=counted,
            )
            row.append(one)
            done += games
        found.append(row)
    return found


def findings(run: Run, seen: Watched) -> Findings:
    """What some games show."""
    game, balance = find(run.game), balance_of(find(run.game))
    low, high = game.bounds
    parts = parts_of(seen, balance, run.players, game)
    labels = _labelled(seen, balance, parts)
    alike = np.array([f"{role} {label}" for role, label in zip(parts.roles, labels.tolist(), strict=True)])
    seatings = [run.seating(number) for number in range(len(seen.results))]
    wins = measures(seatings, seen.results, game.bounds)
    lengths, minutes = _lengths(seen, balance)
    returns = [value for result in seen.results for value in result.returns]
    roles = sorted({role for role in parts.roles if role})
    moves = {"moves": tuple(float(result.moves) for result in seen.results), "minutes": minutes}
    return Findings(
        players=run.players,
        options=game.write_options(run.options),
        bots=tuple(dict.fromkeys(run.bots)),
        games=len(seen.results),
        even=(mean(returns) - low) / (high - low),
        wins=wins,
        labels=_labels(labels, balance, parts),
        lengths=lengths,
        occurrences=tuple(_occurrences(seen, balance, parts, alike)),
        course=course_of(seen, balance, run.players, game),
        secrets=secrets_of(seen, balance, parts),
        stakes=None,
        by_deal=moves | {f"{role}, won %": parts.shares(role) for role in roles},
    )


def _lengths(seen: Watched, balance: Balance) -> tuple[tuple[Measure, ...], tuple[float, ...]]:
    """Turns, decisions, and minutes by a rule of thumb."""
    decisions, choices = seen.decided[:, 0], seen.decided[:, 1]
    minutes = (CHOICE * choices + NO_CHOICE * (decisions - choices)) / 60
    rows = {"decisions": decisions, "decisions with a choice": choices, "minutes, estimated": minutes}
    if balance.turn:
        turns = seen.events[seen.events[:, Column.KIND] == balance.turn]
        rows = {"turns": np.bincount(turns[:, GAME], minlength=len(seen.results)), **rows}
    rows["moves to choose from"] = seen.decided[:, 2] / np.maximum(choices, 1)
    found = tuple(
        Measure("game", name, float(values.mean()), around(values.tolist()), len(values))
        for name, values in rows.items()
    )
    return found, tuple(minutes.tolist())


def _labelled(seen: Watched, balance: Balance, parts: Parts) -> Array:
    """By row of the parts: what the seat is, such as its character; -1 where nothing is told."""
    found = np.full(len(parts.won), -1)
    if balance.label is not None:
        told = seen.events[seen.events[:, Column.KIND] == balance.label.kind]
        found[parts.rows_of(told)] = told[:, balance.label.column(parts.game)]
    return found


def _labels(labels: Array, balance: Balance, parts: Parts) -> tuple[Measure, ...]:
    """How often seats with each label won."""
    names = balance.label.names if balance.label is not None else ()
    found = []
    for value, name in enumerate(names):
        won = parts.won[labels == value]
        if len(won):
            found.append(Measure("role", name, float(won.mean()), wilson(int(won.sum()), len(won)), len(won)))
    return tuple(sorted(found, key=lambda measure: -measure.value))


def _occurrences(seen: Watched, balance: Balance, parts: Parts, alike: Array) -> Iterator[Occurrence]:
    """Everything that happens, told apart by its fact."""
    for happening in balance.happenings:
        events = seen.events[seen.events[:, Column.KIND] == happening.kind]
        if not happening.fact:
            yield _occurrence(happening.name, events, happening, parts, alike)
            continue
        values = events[:, happening.column(parts.game)]
        for value in np.unique(values).tolist():
            if 0 <= value < len(happening.names):
                name = f"{happening.name} {happening.names[value]}"
                yield _occurrence(name, events[values == value], happening, parts, alike)


def _occurrence(name: str, events: Array, happening: Happening, parts: Parts, alike: Array) -> Occurrence:
    games = len(parts.first)
    if not happening.to_a_seat:
        return Occurrence(name, len(events) / games, 0, None, None)
    happened = np.zeros(len(parts.won), bool)
    happened[parts.rows_of(events)] = True
    worth, interval = worth_of(happened, parts.won, alike)
    return Occurrence(name, len(events) / games, int(happened.sum()), worth, interval)


def worth_of(happened: Array, won: Array, alike: Array) -> tuple[float | None, Interval | None]:
    """How much oftener those win to whom it happened than others that are alike, as a mean over the former."""
    total, weights, variance = 0.0, 0, 0.0
    for kind in np.unique(alike):
        these = alike == kind
        with_it, without = won[these & happened], won[these & ~happened]
        if min(len(with_it), len(without)) < FEWEST:
            continue
        one, other = float(with_it.mean()), float(without.mean())
        count = len(with_it)
        total += count * (one - other)
        weights += count
        variance += count**2 * (one * (1 - one) / count + other * (1 - other) / len(without))
    if not weights:
        return None, None
    error = WIDE * math.sqrt(variance) / weights
    return total / weights, (total / weights - error, total / weights + error)

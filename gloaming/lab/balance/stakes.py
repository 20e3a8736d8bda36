"""What is at stake: how much decisions matter, whether the hopeless decide who wins, and when games are decided.

All of it comes from playing on from positions of games, many times, with the same bots. The action that looks best is
found in one half of these games and measured in the other, so that luck is not taken for worth.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gloaming.core.game import find
from gloaming.envs.policies.loop import NO_ACTION
from gloaming.lab.data.branching import Branch, ends_of
from gloaming.lab.data.decisions import Array, Recorder
from gloaming.lab.measures import Measure, around
from gloaming.lab.runs.arena import Run
from gloaming.lab.statistics import mean, wilson

DECISIONS = 200  # that are looked at, one a game
ACTIONS = 6  # of a decision, at most
AGAIN = 40  # times that each is played on
FOLLOWED = 60  # games whose chances are followed
TENTHS = range(1, 10)
THIRDS = ("in the first third", "in the second third", "in the last third")


@dataclass(frozen=True)
class Stakes:
    """What is at stake in the games of one setting."""

    spread: Measure  # what the best action wins more often than the worst one, for the seat that decides
    by_third: tuple[Measure, ...]  # the same, by when in the game
    hopeless: Measure  # how many decisions are taken by seats that never won in any of the games played on
    kingmaking: Measure  # by how much these change the chance of some other seat
    winner: tuple[Measure, ...]  # by tenth of the game: the chance of the seat that wins in the end
    lowest: Measure  # the lowest chance that the winner of a game ever had at one of the tenths


def stakes_of(
    run: Run, *, decisions: int = DECISIONS, followed: int = FOLLOWED, again: int = AGAIN, fast: bool = True
) -> Stakes:
    """Sample decisions and games of a run, and play on from them."""
    names = tuple(name for name, _ in find(run.game).observation)
    recorder = Recorder(run, names, fast)
    moves, lengths = recorder.played(range(decisions))[1:]
    found = [_decision(run, recorder, moves, number, again, fast) for number in range(decisions)]
    known = [each for each in found if each is not None]
    spreads = [each.spread for each in known]
    kings = [each.swing for each in known if each.hopeless]
    thirds = [[each.spread for each in known if min(int(3 * each.when), 2) == third] for third in range(3)]
    chances = _followed(run, moves, lengths, min(followed, decisions), again, fast)
    return Stakes(
        spread=_mean("best less worst", spreads),
        by_third=tuple(_mean(name, values) for name, values in zip(THIRDS, thirds, strict=True) if len(values) > 1),
        hopeless=_rate("decisions of the hopeless", [each.hopeless for each in known]),
        kingmaking=_mean("swing of another's chance", kings),
        winner=tuple(
            _mean(f"{10 * tenth} %", chances[:, :, place].mean(axis=1).tolist()) for place, tenth in enumerate(TENTHS)
        ),
        lowest=_mean("the winner's lowest chance", [float(two[one.argmin()]) for one, two in chances]),
    )


@dataclass(frozen=True)
class _Decision:
    when: float  # share of the game that was over
    spread: float
    hopeless: bool
    swing: float


def _decision(run: Run, recorder: Recorder, moves: Array, number: int, again: int, fast: bool) -> _Decision | None:
    """One decision of a game, drawn among those with a choice."""
    block = recorder.block(number, number + 1)
    out, dice = block.decisions, np.random.default_rng(number)
    counts = np.diff(out.ends[: len(block) + 1])
    free = np.flatnonzero(counts > 1)
    if not len(free):
        return None
    row = int(dice.choice(free))
    seat, at, taken = int(out.seat[row]), int(out.move[row]), int(out.action[row])
    others = [action for action in out.legal[out.ends[row] : out.ends[row + 1]].tolist() if action != taken]
    actions = [taken, *dice.permutation(others)[: ACTIONS - 1].tolist()]
    branches = [
        Branch(number, at, action, f"{run.seed} decision {number} again {turn}")
        for action in actions
        for turn in range(again)
    ]
    won = ends_of(run, moves, branches, fast=fast).reshape(len(actions), again, run.players)
    first, second = won[:, : again // 2].mean(axis=1), won[:, again // 2 :].mean(axis=1)
    rest = [other for other in range(run.players) if other != seat]
    best = max(rest, key=lambda other: float(np.ptp(first[:, other])))
    return _Decision(
        when=at / block.results[0].moves,
        spread=_measured(first[:, seat], second[:, seat]),
        hopeless=not won[:, :, seat].any(),
        swing=_measured(first[:, best], second[:, best]),
    )


def _measured(first: Array, second: Array) -> float:
    """The best less the worst action, as one half of the games names them and the other measures them."""
    return float(second[int(first.argmax())] - second[int(first.argmin())])


def _followed(run: Run, moves: Array, lengths: Array, games: int, again: int, fast: bool) -> Array:
    """By game with a winner, half of the games played on, and tenth of the game: the chance of that winner."""
    whole = [Branch(game, int(lengths[game]), NO_ACTION, f"{run.seed} end {game}") for game in range(games)]
    ended = ends_of(run, moves, whole, fast=fast)
    decided = [game for game in range(games) if ended[game].any()]
    branches = [
        Branch(game, int(lengths[game]) * tenth // 10, NO_ACTION, f"{run.seed} followed {game} {tenth} {turn}")
        for game in decided
        for tenth in TENTHS
        for turn in range(again)
    ]
    won = ends_of(run, moves, branches, fast=fast).reshape(len(decided), len(TENTHS), 2, again // 2, run.players)
    chances = won.mean(axis=3)
    return np.array([chances[place][:, :, ended[game]].mean(axis=2).T for place, game in enumerate(decided)])


def _mean(name: str, values: list[float]) -> Measure:
    interval = around(values) if len(values) > 1 else (0.0, 1.0)
    return Measure("game", name, mean(values), interval, len(values))


def _rate(name: str, happened: list[bool]) -> Measure:
    return Measure("game", name, mean(happened), wilson(sum(happened), len(happened)), len(happened))

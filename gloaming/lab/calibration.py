"""How good the beliefs of policies are: their log-loss, and whether what they take for likely is so.

A bot sits among `heuristic` bots, in each seat in turn. Whenever it chooses, it states how likely every other player is
a Shadow whom it does not know. The log-loss of a statement is -ln of the chance that it gave to the truth.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from gloaming.core.game import find
from gloaming.envs.policies.loop import Games
from gloaming.envs.policies.playing import make_ready, played
from gloaming.lab.data.positions import positions
from gloaming.lab.reports.svg import reliability
from gloaming.minds.policies.bot import PolicyBot
from gloaming.minds.policies.policy import Policy

AT_ONCE = 200  # games
BINS = 10  # of the reliability table
LEAST = 1e-6  # chances nearer to 0 or 1 count as this near


class Statement(NamedTuple):
    """What a bot said of another player."""

    chance: float  # that they are a Shadow
    dealt: float  # the same for somebody who knows the characters that the bot knows, and has seen nothing
    truth: bool


@dataclass(frozen=True)
class Study:
    """Whose beliefs are studied."""

    policy: Policy
    levels: Mapping[str, type[PolicyBot]]
    among: type[PolicyBot]
    said: Callable[[Any, int, Sequence[float]], list[Statement]]  # (state, seat, what it noted there)
    most_moves: int | None = None  # that are looked at of each game


def statements(study: Study, level: str, players: int, count: int, seed: str) -> list[list[Statement]]:
    """By game: what the bot of a level said of others."""
    return [
        said
        for first in range(0, count, AT_ONCE)
        for said in _some(study, level, players, range(first, min(count, first + AT_ONCE)), seed)
    ]


def _some(study: Study, level: str, players: int, numbers: range, seed: str) -> Iterator[list[Statement]]:
    seats = [number % players for number in numbers]
    mine = study.levels[level]
    seatings = [[mine if seat == own else study.among for seat in range(players)] for own in seats]
    seeds = [f"{seed} {number // players}" for number in numbers]
    games = played(study.policy, seatings, seeds, {}, with_moves=True, most_moves=study.most_moves)
    for row, seat in enumerate(seats):
        yield _said(study, games, row, seat)


def _said(study: Study, games: Games, row: int, seat: int) -> list[Statement]:
    notes = {
        moves: games.notes[row, note].tolist()
        for note, (moves, by) in enumerate(games.noted[row, : games.counts[row, 2]].tolist())
        if by == seat
    }
    found = []
    for number, (state, _, _) in enumerate(positions(study.policy, games, row)):
        if number in notes:
            found += study.said(state, seat, notes[number])
    return found


def _loss(chance: float, truth: bool) -> float:
    return -math.log(max(chance if truth else 1 - chance, LEAST))


def scored(said: Sequence[Sequence[Statement]]) -> dict[str, Any]:
    """The log-loss with its 95 % interval, that of the shares dealt, and the reliability table."""
    losses = [math.fsum(_loss(one.chance, one.truth) for one in game) for game in said]
    sizes = [len(game) for game in said]
    loss = sum(losses) / sum(sizes)
    # Statements of one game depend on each other, so the interval counts games: of a ratio of two sums.
    spread = np.std([one - loss * size for one, size in zip(losses, sizes, strict=True)], ddof=1)
    error = 1.96 * float(spread) * math.sqrt(len(said)) / sum(sizes)
    prior = math.fsum(_loss(one.dealt, one.truth) for game in said for one in game) / sum(sizes)
    every = np.array([(one.chance, one.truth) for game in said for one in game])
    return {
        "statements": sum(sizes),
        "log_loss": round(loss, 4),
        "interval": [round(loss - error, 4), round(loss + error, 4)],
        "log_loss_of_the_deal": round(prior, 4),
        "reliability": _reliability(every),
    }


def _reliability(every: Any) -> list[dict[str, float]]:
    place = np.minimum((every[:, 0] * BINS).astype(int), BINS - 1)
    return [
        {
            "said": round(float(every[place == number, 0].mean()), 4),
            "were": round(float(every[place == number, 1].mean()), 4),
            "count": int((place == number).sum()),
        }
        for number in range(BINS)
        if (place == number).any()
    ]


def together(tables: Sequence[Sequence[Mapping[str, float]]]) -> list[tuple[float, float, int]]:
    """One reliability table of several: what was said, how often it was so, and how many statements that is."""
    found = []
    for number in range(BINS):
        rows = [row for table in tables for row in table if min(int(row["said"] * BINS), BINS - 1) == number]
        count = int(sum(row["count"] for row in rows))
        if count:
            said, were = (sum(row[key] * row["count"] for row in rows) / count for key in ("said", "were"))
            found.append((said, were, count))
    return found


def main(study: Study, about: str | None, arguments: Sequence[str] | None = None) -> None:
    """Play, score, print and write; beside the data, a picture of the reliability."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    make_ready(study.policy)
    found: dict[str, Any] = {"games": args.games, "seed": args.seed, "players": {}}
    fewest, most = find(study.policy.game).players
    for players in range(fewest, most + 1):
        by_level = {level: scored(statements(study, level, players, args.games, args.seed)) for level in study.levels}
        found["players"][str(players)] = by_level
        for level, result in by_level.items():
            print(players, level, result["log_loss"], result["interval"], "of the deal", result["log_loss_of_the_deal"])
    if args.out is not None:
        args.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        args.out.with_suffix(".svg").write_text(drawn(found, study), encoding="utf-8")


def drawn(found: Mapping[str, Any], study: Study) -> str:
    """The reliability of every level, all numbers of players together."""
    lines = {}
    for level in study.levels:
        tables = [by_level[level]["reliability"] for by_level in found["players"].values()]
        lines[level] = [(said, were) for said, were, _ in together(tables)]
    return reliability(lines, "How often players were Shadows, by the chance that bots gave to it")

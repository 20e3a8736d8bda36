"""How good the beliefs of the bots for Shamans are: their log-loss, and whether what they take for likely is so.

    python -m gloaming.lab.shamans.calibration --games 1000 --seed calibration --out docs/data/shamans-beliefs.json

A bot sits among `heuristic` bots, in each seat in turn. Whenever it chooses, it says how likely every other player is a
Shadow whose role it does not know. The log-loss of a statement is -ln of the chance that it gave to the truth.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from gloaming.envs.policies.loop import Games
from gloaming.envs.policies.playing import make_ready, played
from gloaming.games.shamans.rules.components import FEWEST, MOST, Role
from gloaming.lab.shamans.behaviour import positions
from gloaming.minds.shamans.bots import POLICY, HeuristicBot, StrongBot

LEVELS = {"heuristic": HeuristicBot, "strong": StrongBot}
BINS = 10  # of the reliability table
LEAST = 1e-6  # chances nearer to 0 or 1 count as this near


class Statement(NamedTuple):
    """What a bot said of another player."""

    chance: float  # that they are a Shadow
    dealt: float  # the same for somebody who knows the roles that the bot knows, and has seen nothing
    truth: bool


def statements(level: str, players: int, count: int, seed: str) -> list[list[Statement]]:
    """By game: what the bot of a level said of others."""
    seats = [number % players for number in range(count)]
    seatings = [[LEVELS[level] if seat == mine else HeuristicBot for seat in range(players)] for mine in seats]
    seeds = [f"{seed} {number // players}" for number in range(count)]
    games = played(POLICY, seatings, seeds, {}, with_moves=True)
    return [_said(games, row, seats[row], players) for row in range(count)]


def _said(games: Games, row: int, seat: int, players: int) -> list[Statement]:
    notes = {
        moves: games.notes[row, note].tolist()
        for note, (moves, by) in enumerate(games.noted[row, : games.counts[row, 2]].tolist())
        if by == seat
    }
    found = []
    for number, (state, _, _) in enumerate(positions(games, row)):
        if number in notes:
            unknown = [other for other in range(players) if not int(state.knows[other]) >> seat & 1]
            shadows = [other for other in unknown if state.roles[other] == Role.SHADOW]
            found += [
                Statement(notes[number][other], len(shadows) / len(unknown), other in shadows) for other in unknown
            ]
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
    place = np.minimum((every[:, 0] * BINS).astype(int), BINS - 1)
    table = [
        {
            "said": round(float(every[place == number, 0].mean()), 4),
            "were": round(float(every[place == number, 1].mean()), 4),
            "count": int((place == number).sum()),
        }
        for number in range(BINS)
        if (place == number).any()
    ]
    return {
        "statements": sum(sizes),
        "log_loss": round(loss, 4),
        "interval": [round(loss - error, 4), round(loss + error, 4)],
        "log_loss_of_the_deal": round(prior, 4),
        "reliability": table,
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, score, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args(arguments)
    make_ready(POLICY)
    found: dict[str, Any] = {"games": args.games, "seed": args.seed, "players": {}}
    for players in range(FEWEST, MOST + 1):
        by_level = {level: scored(statements(level, players, args.games, args.seed)) for level in LEVELS}
        found["players"][str(players)] = by_level
        for level, result in by_level.items():
            print(players, level, result["log_loss"], result["interval"], "of the deal", result["log_loss_of_the_deal"])
    if args.out is not None:
        args.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

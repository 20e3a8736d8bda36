"""What facts of a world say of who will win: the weights by which the master values worlds.

    python -m gloaming.lab.shadow_hunters.prospects --games 2000 --seed fit

It plays games between `heuristic` and `strong` bots, for each number of players with and without the expansion, looks
at the beginning of every eighth turn, and prints the weights of a logistic fit; then, for every row, how many positions
there were, and the log-loss in games that were left out of the fit: of the same guess for all, and of the fit.
`gloaming/minds/shadow_hunters/weights.py` has the table.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import lowest, pending
from gloaming.envs.policies.loop import next_action, tell_seats
from gloaming.envs.policies.playing import prepared, room_for
from gloaming.games.shadow_hunters.rules.characters import Character
from gloaming.games.shadow_hunters.rules.components import FEWEST, MOST
from gloaming.minds.policies.compiling import bound
from gloaming.minds.shadow_hunters.bots import POLICY, HeuristicBot, StrongBot
from gloaming.minds.shadow_hunters.prospects import row_of, take_facts
from gloaming.minds.shadow_hunters.thought import FACTS

apply: Callable[[Any, int, int, Any], None] = unbound
Floats = npt.NDArray[np.float64]

EVERY = 8  # turns
AT_ONCE = 1000  # games
ROWS = 10
RIDGE = 3.0  # as many cases that speak against each weight
ROUNDS = 12  # of the fit
LEFT_OUT = 5  # of so many games, one
A_LINE = 15  # numbers


@rule
def gather(games: Any, room: Any, facts: Any, found: Any) -> int:
    """Play games and write down the facts of every seat at some turns, with its row, its number and its game."""
    n = 0
    for i in range(games.counts.shape[0]):
        games.states[i] = games.start[0]
        for seat in range(games.levels.shape[1]):
            room.memories[seat] = room.blank[0]
        s, turn = games.states[i], 0
        while not s.over:
            mover = lowest(pending(s))
            action = next_action(games, i, mover, room)
            room.log[0, 0] = 0
            apply(s, mover, action, room.log)
            tell_seats(games, i, room)
            if s.turn != turn and not s.over:
                turn = int(s.turn)
                if (turn + i) % EVERY == 0 and n + games.levels.shape[1] <= facts.shape[0]:
                    for seat in range(games.levels.shape[1]):
                        take_facts(s, seat, facts[n])
                        found[n, 0] = row_of(int(s.character[seat]))
                        found[n, 1] = seat
                        found[n, 2] = i
                        n += 1
    return n


def gathered(players: int, count: int, seed: str, expansion: str) -> tuple[Floats, npt.NDArray[Any]]:
    """The facts of all seats at some turns; and of each its row, whether it won, and its game."""
    kinds = itertools.cycle((HeuristicBot, HeuristicBot, StrongBot))
    seatings = [list(itertools.islice(kinds, players)) for _ in range(count)]
    games = prepared(POLICY, seatings, [f"{seed} {number}" for number in range(count)], {"expansion": expansion}, 0)
    facts, found = np.zeros((count * players * 20, FACTS)), np.zeros((count * players * 20, 3), np.int64)
    n = bound(gather, POLICY, fast=True)(games, room_for(POLICY, players), facts, found)
    found[:, 1] = games.states["winners"][found[:, 2]] >> found[:, 1] & 1
    return facts[:n], found[:n]


def fitted(facts: Floats, won: Floats) -> Floats:
    """The weights that make the results likeliest, by Newton's method."""
    weights = np.zeros(FACTS)
    for _ in range(ROUNDS):
        chance = expected(facts, weights)
        slope = facts.T @ (won - chance) - RIDGE * weights
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + RIDGE * np.eye(FACTS)
        weights += np.linalg.solve(bend, slope)
    return weights


def expected(facts: Floats, weights: Floats) -> Floats:
    """The chance to win."""
    chance: Floats = 1 / (1 + np.exp(-np.clip(facts @ weights, -30, 30)))
    return chance


def log_loss(chance: Floats | float, won: Floats) -> float:
    """The mean of -ln of the chance given to what happened."""
    return float(-np.log(np.clip(np.where(won == 1, chance, 1 - chance), 1e-6, 1)).mean())


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args(arguments)
    parts = [
        gathered(players, min(AT_ONCE, args.games - first), f"{args.seed} {first}", expansion)
        for players in range(FEWEST, MOST + 1)
        for expansion in ("off", "random")
        for first in range(0, args.games, AT_ONCE)
    ]
    facts, found = (np.concatenate([part[side] for part in parts]) for side in (0, 1))
    report = []
    for row in range(ROWS):
        mine = (found[:, 0] == row) & (row != row_of(Character.AGNES))  # H80: she goes by her neighbour
        train, test = (mine & ((found[:, 2] % LEFT_OUT == 0) == left_out) for left_out in (False, True))
        won = found[:, 1].astype(float)
        weights = fitted(facts[train], won[train])
        numbers = [f"{weight:.3f}" for weight in weights]
        for first in range(0, FACTS, A_LINE):
            print(*numbers[first : first + A_LINE])
        print()
        if train.any():
            same, fit = (
                log_loss(float(won[train].mean()), won[test]),
                log_loss(expected(facts[test], weights), won[test]),
            )
            report.append(f"row {row}: {train.sum()} positions, log-loss {same:.3f} for all alike, {fit:.3f} fitted")
    print("\n".join(report))


if __name__ == "__main__":
    main()

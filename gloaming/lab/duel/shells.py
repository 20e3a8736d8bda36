"""What shells alone are worth in the professional variant, learned from games of the master with itself.

    python -m gloaming.lab.duel.shells --games 150 --seed shells

Before the last two duels the worth is computed on boards of these games. With more duels left it is a curve that is
fitted to how the games ended: how far ahead the side that exchanges next is, and whether that is Bison, who has the
last exchange. The table is written to the file that the minds read.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize

from gloaming.core.chance import below, from_seed
from gloaming.core.decisions import Frame, top
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.games.duel.rules.components import SHELLS, START_SHELLS
from gloaming.games.duel.rules.state import Question
from gloaming.minds import make
from gloaming.minds.duel.exchanges import board_of, exchanges
from gloaming.minds.duel.layouts import AT_THE_END
from gloaming.minds.duel.shells import TABLE

Floats = npt.NDArray[np.float64]

LIMIT = 24
LONGEST = 40  # duels left, in the table
COMPUTED = 2  # number of duels left up to which the worth is computed
BOARDS = 64  # boards on which it is computed
BUDGET = 0.02  # seconds per move
AT_RANDOM = (0, 0, 4, 8, 18)  # numbers of pawns placed at random, used in turn so that the games differ


class Seen(NamedTuple):
    """A position before an exchange, and how the game ended for the side that made the exchange."""

    left: int
    shells: int
    board: npt.NDArray[np.int8]
    result: float


def played(number: int, seed: str) -> list[Seen]:
    """Play one game of the master against itself."""
    game = find("duel")
    match = Match(game, game.start(2, {"variant": "professional", "limit": LIMIT}), f"{seed} {number}")
    bots = [make("master", game, seat, f"{seed} {number} bot {seat}", BUDGET) for seat in range(2)]
    stream = from_seed(f"{seed} {number} at random")
    met = []
    while not match.over:
        seat = match.pending[0]
        view, legal = match.seen(seat), match.legal_actions(seat)
        if top(view, Frame.QUESTION) == Question.SWAP:
            met.append((LIMIT - int(view.duels), int(view.shells[seat]), board_of(view.board, seat), seat))
        careless = len(match.moves) < AT_RANDOM[number % len(AT_RANDOM)]
        match.act(seat, legal[below(stream, len(legal))] if careless else bots[seat].choose(view, legal))
    return [Seen(left, shells, board, match.returns[seat]) for left, shells, board, seat in met]


def features(left: Any, shells: Any) -> Floats:
    """The inputs of the curve: who has the last exchange, and the lead, both stronger with few duels left."""
    left, lead = np.asarray(left, float), np.asarray(shells, float) - START_SHELLS
    odd = left % 2
    return np.stack([odd, 1 - odd, lead * odd, lead * (1 - odd), odd / left, (1 - odd) / left, lead / left], axis=-1)


def fitted(seen: list[Seen]) -> Floats:
    """The weights that make the results most likely; a draw is half a win."""
    every = features([it.left for it in seen], [it.shells for it in seen])
    won = np.array([(it.result + 1) / 2 for it in seen])

    def surprise(weights: Floats) -> float:
        odds = np.clip((1 + np.tanh(every @ weights)) / 2, 1e-6, 1 - 1e-6)
        return float(-(won * np.log(odds) + (1 - won) * np.log(1 - odds)).mean() + 1e-3 * (weights**2).sum())

    return np.asarray(minimize(surprise, np.zeros(every.shape[1])).x)


def table(seen: list[Seen], seed: int) -> npt.NDArray[np.float32]:
    """[duels left, shells] for the side that exchanges next."""
    counts = np.arange(1, SHELLS)
    weights = fitted(seen)
    found = np.zeros((LONGEST, SHELLS + 1))
    for left in range(1, LONGEST + 1):
        found[left - 1, 1:SHELLS] = np.tanh(features(np.full(len(counts), left), counts) @ weights)
    chosen = np.random.default_rng(seed).choice(len(seen), min(BOARDS, len(seen)), replace=False)
    boards, nexts = np.stack([seen[number].board for number in chosen]), AT_THE_END
    found[:, 0], found[:, SHELLS] = -1, 1
    for left in range(1, COMPUTED + 1):
        for count in counts:
            best = exchanges(boards, np.full(len(boards), count), nexts).max(axis=1)
            found[left - 1, count] = best.mean()
        nexts = -found[left - 1, ::-1]
    return found.astype(np.float32)


def main() -> None:
    """Play the games and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", default="shells")
    args = parser.parse_args()
    seen = [each for number in range(args.games) for each in played(number, args.seed)]
    np.save(TABLE, table(seen, 0))
    print(f"{len(seen)} exchanges of {args.games} games; {TABLE.name} is written")


if __name__ == "__main__":
    main()

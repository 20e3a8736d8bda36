"""How often the bots of either role do what others can see: the figures that exact beliefs weigh behaviour by.

    python -m gloaming.lab.shamans.behaviour --games 400 --seed fit

It prints, by number of players and turn, in how many of a hundred cases a Shaman, or a Shadow, who could follow did
not. `gloaming/minds/shamans/evidence.py` has the table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.envs.policies.playing import make_ready, played
from gloaming.games.shamans.rules.components import FEWEST, MOST, NO_WORLD, ROLE_NAMES, Role, world_of
from gloaming.games.shamans.rules.moves import GIVE, PLAY
from gloaming.games.shamans.rules.state import Question
from gloaming.lab.data.positions import positions
from gloaming.minds.shamans.bots import POLICY, HeuristicBot


def measured(players: int, count: int, seed: str) -> Counter[tuple[int, int, bool]]:
    """Of the times that a player could follow: by role and turn, how often they did and did not."""
    seeds = [f"{seed} {number}" for number in range(count)]
    games = played(POLICY, [[HeuristicBot] * players] * count, seeds, {}, with_moves=True)
    found: Counter[tuple[int, int, bool]] = Counter()
    for row in range(count):
        for state, seat, action in positions(POLICY, games, row):
            if seat == CHANCE or top(state, Frame.QUESTION) != Question.PLAY or not PLAY <= action < GIVE:
                continue
            destination = int(state.destination)
            if destination != NO_WORLD and state.hands[seat, destination] != 0:
                found[int(state.roles[seat]), int(state.turn), world_of(action - PLAY) != destination] += 1
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args(arguments)
    make_ready(POLICY)
    for players in range(FEWEST, MOST + 1):
        found = measured(players, args.games, args.seed)
        for role in Role:
            turns = sorted({turn for of, turn, _ in found if of == role})
            shares = (
                f"{100 * found[role, turn, True] / (found[role, turn, True] + found[role, turn, False]):.0f}"
                for turn in turns
            )
            print(f"{players} players, {ROLE_NAMES[role]}: {' '.join(shares)}")


if __name__ == "__main__":
    main()

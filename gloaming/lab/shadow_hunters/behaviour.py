"""Whom the bots of each camp attack: the figures that the beliefs of `strong` weigh attacks by.

    python -m gloaming.lab.shadow_hunters.behaviour --games 1500 --seed fit

It prints, by number of players and by what is known of the two, how eager each camp is to attack each camp: the odds
against not attacking at all. `gloaming/minds/shadow_hunters/evidence.py` has the table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.envs.policies.playing import make_ready, played
from gloaming.games.shadow_hunters.rules.attack import in_range
from gloaming.games.shadow_hunters.rules.characters import CAMP_OF, CAMPS
from gloaming.games.shadow_hunters.rules.components import FEWEST, MOST, Gear
from gloaming.games.shadow_hunters.rules.moves import ATTACK, ATTACK_ALL, SKIP, attacked_seat
from gloaming.games.shadow_hunters.rules.state import Question
from gloaming.lab.data.positions import positions
from gloaming.minds.shadow_hunters.bots import POLICY, HeuristicBot
from gloaming.minds.shadow_hunters.evidence import SIGHTS, Sight

AT_ONCE = 500  # games
MOST_MOVES = 2000  # that are looked at of a game; few are so long
ROUNDS = 60  # of the fit
SEEN_BEFORE = 1  # times that each case is taken to have been chosen, and passed over, so that no odds are 0

Case = tuple[int, int, int]  # how well actor and target are known, the actor's camp, the target's
Choice = tuple[tuple[Case, ...], Case | None]  # whom one could attack, and whom one did


def choices(players: int, count: int, seed: str) -> Iterator[Choice]:
    """Every time that a player could attack somebody or not."""
    for first in range(0, count, AT_ONCE):
        seeds = [f"{seed} {number}" for number in range(first, min(count, first + AT_ONCE))]
        games = played(
            POLICY, [[HeuristicBot] * players] * len(seeds), seeds, {}, with_moves=True, most_moves=MOST_MOVES
        )
        for row in range(len(seeds)):
            yield from _choices_of(games, row)


def _choices_of(games: Any, row: int) -> Iterator[Choice]:
    camps = [int(CAMP_OF[character]) for character in games.states[row].character]
    before: set[tuple[int, int]] = set()
    for state, seat, action in positions(POLICY, games, row):
        attacks = ATTACK <= action < ATTACK_ALL
        bound = int(state.gear[seat]) & (1 << Gear.MASAMUNE | 1 << Gear.MACHINE_GUN) if seat != CHANCE else 1
        if bound or top(state, Frame.QUESTION) != Question.ATTACK or not (attacks or action == SKIP):
            continue
        near = in_range(state, seat)
        cases = {
            other: (sight(int(state.revealed), seat, other, (seat, other) in before), camps[seat], camps[other])
            for other in range(int(state.players))
            if near >> other & 1
        }
        yield tuple(cases.values()), cases[attacked_seat(action)] if attacks else None
        if attacks:
            before.add((seat, attacked_seat(action)))


def sight(shown: int, actor: int, target: int, again: bool) -> int:
    """How well two are known."""
    known = Sight.OPEN if shown >> target & 1 else Sight.BY_OPEN if shown >> actor & 1 else 0
    return int(known + (Sight.AGAIN if again else 0))


def fitted(found: Counter[Choice]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """[sight, camp, camp] the odds of attacking one seat against attacking nobody that make all choices likeliest."""
    odds = np.ones((SIGHTS, CAMPS, CAMPS))
    chosen = np.full_like(odds, SEEN_BEFORE)
    for (_, taken), times in found.items():
        if taken is not None:
            chosen[taken] += times
    for _ in range(ROUNDS):
        passed = 2 * SEEN_BEFORE / (1 + odds)
        for (cases, _), times in found.items():
            share = times / (1 + sum(odds[case] for case in cases))
            for case in cases:
                passed[case] += share
        odds = chosen / passed
    return odds


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="fit")
    args = parser.parse_args(arguments)
    make_ready(POLICY)
    for players in range(FEWEST, MOST + 1):
        odds = fitted(Counter(choices(players, args.games, args.seed)))
        print(f"    (  # {players} players")
        for row in odds.reshape(SIGHTS, CAMPS * CAMPS).tolist():
            print(f"        ({', '.join(f'{number:.2f}' for number in row)}),")
        print("    ),")


if __name__ == "__main__":
    main()

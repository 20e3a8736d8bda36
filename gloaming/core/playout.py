"""Whole games of random play, with one loop for all games: `core.game.bind` fills in the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.core.chance import below, weighted
from gloaming.core.compile import inline_rule, rule, unbound
from gloaming.core.decisions import CHANCE, lowest, pending

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
view: Callable[[Any, int, Any], None] = unbound
resample: Callable[[Any, Any], None] = unbound


@inline_rule
def any_of(s: Any, seat: int, count: int, chance: Any, weights: Any) -> int:
    """The index of a random action: any of a seat's actions, or one of chance's by its odds."""
    by_odds = seat == CHANCE and odds(s, weights) > 0
    return weighted(chance, weights, count) if by_odds else below(chance, count)


@inline_rule
def random_move(s: Any, chance: Any, actions: Any, weights: Any, log: Any) -> int:
    """Let the first seat that is asked, or chance, take a random action; return that seat."""
    seat = lowest(pending(s))
    count = legal(s, seat, actions)
    apply(s, seat, int(actions[any_of(s, seat, count, chance, weights)]), log)
    return seat


@rule
def random_games(starts: Any, states: Any, chance: Any, actions: Any, weights: Any, log: Any, counts: Any) -> None:
    """Play a game from each start; counts[0] adds up the seats' decisions, counts[1] the draws of chance."""
    for i in range(len(states)):
        states[i] = starts[i]
        s = states[i]
        while not s.over:
            seat = random_move(s, chance, actions, weights, log)
            counts[1 if seat == CHANCE else 0] += 1


@rule
def random_positions(
    starts: Any, states: Any, moves: Any, chance: Any, actions: Any, weights: Any, log: Any, counts: Any
) -> None:
    """Play a number of moves from each start, or to the end of the game, and add up the moves in counts[0]."""
    for i in range(len(states)):
        states[i] = starts[i]
        s = states[i]
        left = int(moves[i])
        while left > 0 and not s.over and pending(s) != 0:
            random_move(s, chance, actions, weights, log)
            left -= 1
            counts[0] += 1


@rule
def random_worlds(states: Any, viewers: Any, worlds: Any, blank: Any, chance: Any) -> None:
    """For each state, draw a world that its viewer cannot tell from it."""
    for i in range(len(states)):
        worlds[i] = blank[0]
        view(states[i], int(viewers[i]), worlds[i])
        resample(worlds[i], chance)

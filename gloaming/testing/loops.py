"""Loops over the rules of any game that can be compiled: thousands of random games, or one game step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.core.chance import below, weighted
from gloaming.core.compile import rule, unbound
from gloaming.core.decisions import CHANCE, TABLE, pending

legal: Callable[[Any, int, Any], int] = unbound
odds: Callable[[Any, Any], int] = unbound
apply: Callable[[Any, int, int, Any], None] = unbound
outcome: Callable[[Any, Any], bool] = unbound

FINE, NOBODY_ASKED, NO_MOVE, NOT_ASCENDING, CHANCE_NOT_ALONE, TOO_LONG, OUT_OF_BOUNDS = range(7)


@rule
def any_seat(s: Any, chance: Any, actions: Any) -> int:
    """A random seat: mostly one that is asked, sometimes any that has a move."""
    free = below(chance, 16) == 0
    while True:
        seat = below(chance, TABLE + 1)
        if pending(s) >> seat & 1 or (free and legal(s, seat, actions) > 0):
            return seat


@rule
def step(s: Any, chance: Any, actions: Any, weights: Any, log: Any, trail: Any, at: int) -> int:
    """Make one random move and write it to the trail if there is room; return what is wrong with it, or FINE."""
    if pending(s) == 0:
        return NOBODY_ASKED
    if pending(s) >> CHANCE & 1 and pending(s) != 1 << CHANCE:
        return CHANCE_NOT_ALONE
    seat = any_seat(s, chance, actions)
    count = legal(s, seat, actions)
    if count == 0:
        return NO_MOVE
    for i in range(1, count):
        if actions[i - 1] >= actions[i]:
            return NOT_ASCENDING
    by_odds = seat == CHANCE and odds(s, weights) > 0
    action = int(actions[weighted(chance, weights, count) if by_odds else below(chance, count)])
    if at < len(trail):
        trail[at, 0] = seat
        trail[at, 1] = action
    log[0, 0] = 0
    apply(s, seat, action, log)
    return FINE


@rule
def walk(
    s: Any, chance: Any, actions: Any, weights: Any, log: Any, trail: Any, returns: Any, bounds: Any, longest: int
) -> tuple[int, int]:
    """Play a whole random game; return what is wrong with it, or FINE, and the number of moves."""
    moves = 0
    while not s.over:
        if moves >= longest:
            return TOO_LONG, moves
        wrong = step(s, chance, actions, weights, log, trail, moves)
        if wrong != FINE:
            return wrong, moves
        moves += 1
    outcome(s, returns)
    for seat in range(len(returns)):
        if not bounds[0] <= returns[seat] <= bounds[1]:
            return OUT_OF_BOUNDS, moves
    return FINE, moves


@rule
def walks(
    starts: Any,
    states: Any,
    chance: Any,
    actions: Any,
    weights: Any,
    log: Any,
    trail: Any,
    returns: Any,
    bounds: Any,
    longest: int,
) -> tuple[int, int]:
    """Play many random games; return the first thing that is wrong, or FINE, and the number of moves of all."""
    total = 0
    for i in range(len(states)):
        states[i] = starts[i]
        wrong, moves = walk(states[i], chance, actions, weights, log, trail, returns, bounds, longest)
        total += moves
        if wrong != FINE:
            return wrong, i
    return FINE, total

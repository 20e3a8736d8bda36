"""The ladder can fail: it rejects rules that were broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from types import FunctionType
from typing import Any

import pytest

from gloaming.core.compile import rule, rules_named_in
from gloaming.core.decisions import EVERYONE, TABLE, answered, ask, close
from gloaming.core.errors import GloamingError
from gloaming.core.events import tell, tell_some
from gloaming.core.game import Game, Rules, find
from gloaming.games.duel.knowledge.view import view
from gloaming.games.duel.rules import decisions, effects, endings, turn
from gloaming.games.duel.rules.components import MASKS, VALUES, Variant
from gloaming.games.duel.rules.moves import MASK, SWAP
from gloaming.games.duel.rules.state import Kind, Question
from gloaming.testing import Setup, climb

BASE = Setup("duel", 2, (("limit", 6),))
MEMORY = Setup("duel", 2, (("limit", 6), ("variant", "memory")))


def rewire(function: Any, swaps: dict[Any, Any], done: dict[Any, Any]) -> Any:
    """A rule in which some of the rules it calls, directly or not, are replaced."""
    if function in swaps:
        return swaps[function]
    if function not in done:
        names = {name: rewire(value, swaps, done) for name, value in rules_named_in(function).items()}
        done[function] = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)
    return done[function]


def broken(game: Game, swaps: dict[Any, Any]) -> Game:
    """A game with some of its rules replaced."""
    done: dict[Any, Any] = {}
    rules = {field.name: rewire(getattr(game.rules, field.name), swaps, done) for field in fields(Rules)}
    return replace(game, rules=Rules(**rules))


@rule
def a_lost_shell(s: Any, cell: int, log: Any) -> None:
    effects.pay(s, cell, log)
    s.shells[0] = max(0, int(s.shells[0]) - (int(s.duels) == 2))


@rule
def one_row_off(s: Any, side: int, action: int, log: Any) -> None:
    s.mask[side] = action - MASK - side * MASKS + 1
    tell_some(log, Kind.CHOSE, side, 0, 0, 0, int(s.mask[side]), 1 << side)


@rule
def two_turns_for_bison(s: Any) -> None:
    s.left = int(s.left) - 1
    if s.left == 0:
        s.turn = int(s.turn) + 1
        close(s)
        if s.turn == 10:
            ask(s, Question.MASKS, 3, 0, 0)
        else:
            s.left = 2
            ask(s, Question.PLACE, 1 << (int(s.turn) % 2), 0, 0)


@rule
def equal_values_meet(s: Any, seat: int, out: Any) -> int:
    variant = int(s.variant)
    s.variant = Variant.MEMORY
    count = decisions.legal_swap(s, seat, out)
    s.variant = variant
    return count


@rule
def no_dead_ends(s: Any, side: int, value: int, cell: int) -> bool:  # noqa: ARG001  as the rule it stands for
    return False


@rule
def nobody_wins(s: Any, log: Any) -> None:  # noqa: ARG001
    return


@rule
def open_masks(s: Any, viewer: int, out: Any) -> None:
    view(s, viewer, out)
    for side in range(2):
        out.mask[side] = s.mask[side]


@rule
def open_reserves(s: Any, viewer: int, out: Any) -> None:
    view(s, viewer, out)
    for side in range(2):
        out.reserve[side] = s.reserve[side]


@rule
def a_telling_event(s: Any, side: int, action: int, log: Any) -> None:
    s.mask[side] = action - MASK - side * MASKS
    tell_some(log, Kind.CHOSE, side, 0, 0, 0, int(s.mask[side]), EVERYONE)


@rule
def a_telling_question(s: Any, seat: int, action: int, log: Any) -> None:
    decisions.choose_mask(s, seat, action, log)
    if answered(s, seat):
        close(s)
        turn.duel(s, log)
    elif s.mask[seat] == 0:
        s.stack[0, 1] = 1 << TABLE


@rule
def legality_that_knows(s: Any, seat: int, out: Any) -> int:
    n = 0
    action = SWAP
    for first in range(VALUES):
        for second in range(first + 1, VALUES):
            out[n] = action
            n += int(s.board[first, seat]) != -int(s.board[second, 1 - seat])
            action += 1
    return n


@rule
def a_telling_payment(s: Any, cell: int, log: Any) -> None:
    effects.pay(s, cell, log)
    tell(log, Kind.TIED, TABLE, abs(int(s.board[0, 0])), 0, 0)


MUTANTS: dict[str, tuple[Setup, Callable[..., Any], Callable[..., Any]]] = {
    "a lost shell": (BASE, effects.pay, a_lost_shell),
    "an off-by-one in masks": (BASE, decisions.choose_mask, one_row_off),
    "a wrong length of turn": (BASE, turn.after_placement, two_turns_for_bison),
    "equal values on a cell": (BASE, decisions.legal_swap, equal_values_meet),
    "a board that cannot be completed": (BASE, turn.leaves_stuck, no_dead_ends),
    "a game without an end": (BASE, endings.judge_duel, nobody_wins),
    "a view with the other's mask": (BASE, view, open_masks),
    "a view with the other's reserve": (MEMORY, view, open_reserves),
    "an event with a secret": (BASE, decisions.choose_mask, a_telling_event),
    "a question that tells": (BASE, decisions.apply_mask, a_telling_question),
    "an event about a hidden pawn": (MEMORY, effects.pay, a_telling_payment),
    "legality from hidden pawns": (MEMORY, decisions.legal_swap, legality_that_knows),
}


@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_ladder_catches(mutant: str) -> None:
    setup, original, mutation = MUTANTS[mutant]
    with pytest.raises((AssertionError, GloamingError, IndexError, OverflowError)):
        climb(setup, broken(find("duel"), {original: mutation}))


def test_the_ladder_lets_sound_rules_pass() -> None:
    for setup in (BASE, MEMORY):
        climb(setup, broken(find("duel"), {}))

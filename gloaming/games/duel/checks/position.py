"""Which positions can exist. A scene that cannot exist is refused, with the reason."""

from __future__ import annotations

import numpy as np

from gloaming.core.decisions import CHANCE, Frame, top
from gloaming.core.errors import Malformed
from gloaming.core.records import reading
from gloaming.games.duel.rules.components import (
    BOTH,
    CELLS,
    MASKS,
    MOST_DUELS,
    NO_CELL,
    NO_MASK,
    SHELLS,
    SIDES,
    TURNS,
    VALUES,
    VARIANTS,
    Side,
    Variant,
)
from gloaming.games.duel.rules.decisions import legal
from gloaming.games.duel.rules.setup import new, settings
from gloaming.games.duel.rules.state import Question, State


def check(s: State) -> None:
    """Raise Malformed for a position that no game can reach, as far as its parts can tell."""
    s = reading(s)
    if not 0 <= s.variant < len(VARIANTS):
        raise Malformed(f"the scene's variant is none of {', '.join(VARIANTS)}")
    if s.memory_aid not in (0, 1) or s.over not in (0, 1):
        raise Malformed("the scene's memory_aid and over are 0 or 1")
    players, options = settings(s)
    new(players, **options)
    _check_shells(s)
    _check_pawns(s)
    _check_placement(s)
    _check_masks(s)
    _check_question(s)


def _check_shells(s: State) -> None:
    bison, wolf = map(int, s.shells)
    if bison < 0 or wolf < 0 or bison + wolf != SHELLS:
        raise Malformed(f"there are {SHELLS} shells, always; the scene has {bison} and {wolf} (D2)")


def _check_pawns(s: State) -> None:
    on_board = [int(pawn) for pawn in s.board.reshape(-1) if pawn]
    for side, sign in ((Side.BISON, 1), (Side.WOLF, -1)):
        if not 0 <= s.reserve[side] < 1 << VALUES:
            raise Malformed(f"the scene's reserve of {SIDES[side]} is not a set of pawns 1 to {VALUES}")
        for value in range(1, VALUES + 1):
            count = on_board.count(sign * value) + (int(s.reserve[side]) >> (value - 1) & 1)
            if count != 1:
                raise Malformed(f"the scene has {count} of {SIDES[side]}'s pawn {value}; there is one of each (D2)")
    if any(abs(pawn) > VALUES for pawn in on_board):
        raise Malformed(f"the scene's board has a pawn above {VALUES} (D2)")
    exchanged = s.variant == Variant.PROFESSIONAL and s.duels > 0
    for cell, (first, second) in zip(CELLS, s.board.tolist(), strict=True):
        if not exchanged and (first < 0 or second > 0):
            raise Malformed(f"the scene has a pawn on the other side's place of {cell} (D5)")
        if s.variant == Variant.BASE and first and first == -second:
            raise Malformed(f"the scene has two pawns of value {first} on {cell} (D6)")


def _check_placement(s: State) -> None:
    if not 0 <= s.turn <= len(TURNS):
        raise Malformed("the scene's turn is not a turn of placement (D4)")
    placed = int(np.count_nonzero(s.board))
    done = sum(TURNS[: int(s.turn)])
    now = 0 if s.turn == len(TURNS) else TURNS[int(s.turn)]
    if placed != done + now - int(s.left) or not (0 < s.left <= now or now == s.left == 0):
        raise Malformed(f"the scene has {placed} pawns placed, which does not fit turn {s.turn + 1} (D4)")
    if s.variant != Variant.PROFESSIONAL:
        _check_sides(s, now)
    _check_duels(s, placed)


def _check_sides(s: State, now: int) -> None:
    """D4: each side has placed as many pawns as its turns so far allow."""
    for side in Side:
        owed = sum(TURNS[side : int(s.turn) : 2]) + (now - int(s.left) if s.turn % 2 == side else 0)
        if int(np.count_nonzero(s.board[:, side])) != owed:
            raise Malformed(f"the scene should have {owed} of the pawns of {SIDES[side]} placed by now (D4)")


def _check_duels(s: State, placed: int) -> None:
    """D9, D10, D15, D18: duels begin after the last pawn is placed, and their results exist only then."""
    ended_early = s.over and s.turn < len(TURNS)
    if (s.duels or s.turn == len(TURNS)) and placed < 2 * VALUES:
        raise Malformed("the scene has duels before all pawns are placed (D9)")
    if not 0 <= s.duels <= (int(s.limit) or MOST_DUELS):
        raise Malformed(f"the scene has {s.duels} duels, out of range (D15)")
    if not (0 <= s.last < VALUES if s.duels else s.last == NO_CELL):
        raise Malformed("the scene's last is the cell of the last duel, or -1 before the first (D9)")
    if placed < 2 * VALUES and list(s.shells) != [VALUES, VALUES] and not ended_early:
        raise Malformed("the scene has shells paid before any duel (D10)")
    if any(s.shown.reshape(-1) & ~1) or (s.shown.any() and not s.duels):
        raise Malformed("the scene's shown is 1 for pawns that a duel has shown, else 0 (D18)")


def _check_masks(s: State) -> None:
    for side in Side:
        if not NO_MASK <= s.mask[side] < MASKS:
            raise Malformed(f"the scene's mask of {SIDES[side]} is none of its three (D3)")


def _check_question(s: State) -> None:
    chosen = sum(1 << side for side in Side if s.mask[side] != NO_MASK)
    if s.over:
        if s.depth or chosen or s.winners not in (0, 1 << Side.BISON, 1 << Side.WOLF):
            raise Malformed("the scene is over: nothing is asked, no mask chosen, and at most one side has won (D15)")
        return
    if s.winners or s.depth != 1:
        raise Malformed("the scene is not over: it has no winners, and one question on its stack")
    wanted = _frame(s, chosen)
    if wanted is None or s.stack[0].tolist() != [*wanted, 0, 0, 0]:
        raise Malformed("the scene's question is not the one that its pawns, masks and duels lead to (D4, D9, D12)")
    if top(s, Frame.QUESTION) == Question.PLACE:
        mover = int(s.turn) % 2
        if not legal(s, mover, np.zeros(2 * VALUES * VALUES, np.int16)):
            raise Malformed("the scene's board cannot be completed (D7)")


def _frame(s: State, chosen: int) -> tuple[int, int, int] | None:
    """The question that must be on the stack: its name, who is asked, and its numbers."""
    question, a = top(s, Frame.QUESTION), top(s, Frame.A)
    swapper = 1 << (1 - int(s.duels) % 2)
    if max(s.shells) == SHELLS or s.duels == (int(s.limit) or MOST_DUELS):
        return None
    if s.turn < len(TURNS):
        return None if chosen else (Question.PLACE, 1 << (int(s.turn) % 2), 0)
    if question == Question.MASKS:
        return None if chosen == BOTH else (question, BOTH & ~chosen, 0)
    if question == Question.LAPSE:
        return None if chosen == BOTH else (question, 1 << CHANCE, BOTH & ~chosen)
    if chosen or not s.duels:
        return None
    if question == Question.CONFIRM and s.variant == Variant.MEMORY and a == s.last and s.shown[a].all():
        asked = top(s, Frame.ASKED)
        return (question, asked, a) if 0 < asked <= BOTH else None
    return (Question.SWAP, swapper, 0)

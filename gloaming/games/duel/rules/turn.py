"""The course of the game: ten turns of placement, then duels with a swap after each (D4-D13)."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import ask, close
from gloaming.core.events import Log
from gloaming.games.duel.rules.components import BOTH, MASKS, NO_MASK, TURNS, VALUES, Side, Variant
from gloaming.games.duel.rules.effects import pay, strength
from gloaming.games.duel.rules.endings import judge_duel
from gloaming.games.duel.rules.events import fought, shown
from gloaming.games.duel.rules.state import Question, State


@rule
def is_near_the_end(s: State, side: int) -> bool:
    """D7: whether a side's next placement can leave either side with one last pawn."""
    own = int(s.reserve[side])
    return is_single(own & (own - 1)) or is_single(int(s.reserve[1 - side]))


@rule
def leaves_stuck(s: State, side: int, value: int, cell: int) -> bool:
    """D7: a placement must leave the board completable, for either side; only a last pawn can get stuck."""
    own = int(s.reserve[side]) & ~(1 << (value - 1))
    other = int(s.reserve[1 - side])
    own_cell = last_free_cell(s, side, cell) if is_single(own) else -1
    other_cell = last_free_cell(s, 1 - side, -1) if is_single(other) else -1
    if own_cell >= 0 and own == other and own_cell == other_cell:
        return True
    if own_cell >= 0 and holds_value(s, own_cell, 1 - side, own):
        return True
    if other_cell == cell:
        return other == 1 << (value - 1)
    return other_cell >= 0 and holds_value(s, other_cell, side, other)


@inline_rule
def is_single(pawns: int) -> bool:
    """Whether a reserve holds one pawn."""
    return pawns != 0 and pawns & (pawns - 1) == 0


@rule
def last_free_cell(s: State, side: int, taken: int) -> int:
    """D5: the cell left for a side's last pawn once `taken` is occupied too."""
    free = -1
    for cell in range(VALUES):
        if cell != taken and s.board[cell, side] == 0:
            free = cell
    return free


@rule
def holds_value(s: State, cell: int, side: int, pawns: int) -> bool:
    """Whether a side's pawn on a cell has the value of the single pawn in a reserve."""
    value = abs(int(s.board[cell, side]))
    return value > 0 and pawns == 1 << (value - 1)


@rule
def after_placement(s: State) -> None:
    """D4: the next pawn of the turn, the next turn, or the first duel."""
    s.left = int(s.left) - 1
    if s.left == 0:
        s.turn = int(s.turn) + 1
        close(s)
        if s.turn == len(TURNS):
            start_duel(s)
        else:
            s.left = TURNS[int(s.turn)]
            ask(s, Question.PLACE, 1 << (int(s.turn) % 2), 0, 0)


@rule
def start_duel(s: State) -> None:
    """D3, D9: all masks are available; both sides choose at once."""
    ask(s, Question.MASKS, BOTH, 0, 0)


@rule
def duel(s: State, log: Log) -> None:
    """D9: both masks are shown; Bison's row and Wolf's column name the cell. D18: its pawns are shown to both."""
    row, column = int(s.mask[Side.BISON]), int(s.mask[Side.WOLF])
    cell = row * MASKS + column
    s.mask[Side.BISON] = NO_MASK
    s.mask[Side.WOLF] = NO_MASK
    s.duels = int(s.duels) + 1
    s.last = cell
    fought(log, row, column, int(s.duels))
    if s.variant == Variant.MEMORY:
        s.shown[cell, 0] = 1
        s.shown[cell, 1] = 1
    shown(log, cell, strength(s, cell, Side.BISON), strength(s, cell, Side.WOLF))
    pay(s, cell, log)
    judge_duel(s, log)
    if not s.over:
        if s.variant == Variant.MEMORY:
            ask(s, Question.CONFIRM, BOTH, cell, 0)
        else:
            start_swap(s)


@inline_rule
def start_swap(s: State) -> None:
    """D12: after the 1st, 3rd, 5th... duel Bison swaps, after the 2nd, 4th... Wolf."""
    ask(s, Question.SWAP, 1 << (1 - int(s.duels) % 2), 0, 0)

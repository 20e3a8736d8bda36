"""What changes on the board: pawns are placed, shells change sides, pawns trade places."""

from __future__ import annotations

from gloaming.core.compile import inline_rule, rule
from gloaming.core.decisions import EVERYONE
from gloaming.core.events import Log
from gloaming.games.duel.rules.components import VALUES, Side, Variant, pawn_of
from gloaming.games.duel.rules.events import paid, placed, tied
from gloaming.games.duel.rules.state import State


@rule
def put_pawn(s: State, mover: int, side: int, value: int, cell: int, log: Log) -> None:
    """D8: a placed pawn is public at once. D16: in the memory variant only its owner knows its value."""
    s.board[cell, side] = pawn_of(side, value)
    s.reserve[side] = int(s.reserve[side]) & ~(1 << (value - 1))
    known_to = 1 << mover if s.variant == Variant.MEMORY else EVERYONE
    placed(log, mover, side, cell, value, known_to)


@inline_rule
def strength(s: State, cell: int, side: int) -> int:
    """D25: the sum of a side's pawns on a cell; where each side has one pawn, that pawn's value (D10)."""
    total = 0
    for slot in range(2):
        pawn = int(s.board[cell, slot])
        if side == Side.BISON and pawn > 0:
            total += pawn
        if side == Side.WOLF and pawn < 0:
            total -= pawn
    return total


@rule
def pay(s: State, cell: int, log: Log) -> None:
    """D10: the loser pays the difference. D11: at most all they have. D17, D25: on a tie no shells move."""
    difference = strength(s, cell, Side.BISON) - strength(s, cell, Side.WOLF)
    if difference == 0:
        tied(log, cell)
        return
    loser = Side.WOLF if difference > 0 else Side.BISON
    shells = min(abs(difference), int(s.shells[loser]))
    s.shells[loser] = int(s.shells[loser]) - shells
    s.shells[1 - loser] = int(s.shells[1 - loser]) + shells
    paid(log, loser, shells, cell)


@inline_rule
def spot_at(cell: int, slot: int) -> int:
    """One of the two places of a cell, counted over the whole board."""
    return 2 * cell + slot


@rule
def trade_places(s: State, spot: int, other: int) -> None:
    """D12, D24: two pawns take each other's place; what is known of a pawn goes with it (D19)."""
    cell, slot, other_cell, other_slot = spot // 2, spot % 2, other // 2, other % 2
    pawn, shown = int(s.board[cell, slot]), int(s.shown[cell, slot])
    s.board[cell, slot] = s.board[other_cell, other_slot]
    s.shown[cell, slot] = s.shown[other_cell, other_slot]
    s.board[other_cell, other_slot] = pawn
    s.shown[other_cell, other_slot] = shown


@rule
def spot_of(s: State, pawn: int) -> int:
    """The spot of a pawn; -1 if it is not on the board."""
    for cell in range(VALUES):
        for slot in range(2):
            if s.board[cell, slot] == pawn:
                return spot_at(cell, slot)
    return -1

"""The known effects of a move, told before it is made, from the view of whoever may make it and nothing else."""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any

from gloaming.core.facts import Rows
from gloaming.core.messages import Message, say
from gloaming.core.records import Action, Seat
from gloaming.games.duel.rules.components import CELLS, COLUMNS, FACE_DOWN, MASKS, ROWS, pawn_of
from gloaming.games.duel.rules.effects import spot_at, spot_of, strength
from gloaming.games.duel.rules.moves import (
    ACTIONS,
    CONFIRM,
    EXCHANGE,
    MASK,
    SWAP,
    cell_placed,
    cells_swapped,
    line_masked,
    pawns_exchanged,
    side_placed,
    value_placed,
)
from gloaming.games.duel.rules.state import View

_MINUS = "\N{MINUS SIGN}"


def effect(v: View, action: Action, viewer: Seat) -> tuple[Message, ...]:
    """D10, D25: the differences that a move decides, from the reader's side; nothing if there are none."""
    if action < MASK:
        return _placement(v, action, viewer)
    if action < SWAP:
        return _line(v, line_masked(action), viewer)
    if action < CONFIRM:
        return _swap(v, action, viewer)
    return ()


@functools.cache
def words_of(action: Action) -> tuple[str, ...]:
    """A move, word by word."""
    return tuple(ACTIONS.format(action).split())


@functools.cache
def difference(viewer: Seat, *pawns: int) -> int | None:
    """D10, D25: what a side would win on a cell of two pawns (negative: pay); None if a pawn is not seen."""
    if any(abs(pawn) in (0, FACE_DOWN) for pawn in pawns):
        return None
    cell: Any = SimpleNamespace(board=Rows(pawns, len(pawns)))
    return strength(cell, 0, viewer) - strength(cell, 0, 1 - viewer)


@functools.cache
def _signed(number: int | None) -> str:
    return "?" if number is None else f"{number:+d}".replace("-", _MINUS)


def _placement(v: View, action: Action, viewer: Seat) -> tuple[Message, ...]:
    """D5: a pawn that meets another decides the result of its cell."""
    cell, side = cell_placed(action), side_placed(action, viewer)
    pawns = list(v.board[cell])
    pawns[side] = pawn_of(side, value_placed(action))
    gain = difference(viewer, *pawns)
    return () if gain is None else (say("effect-place", cell=CELLS[cell], gain=_signed(gain)),)


def _line(v: View, index: int, viewer: Seat) -> tuple[Message, ...]:
    """D3, D9: the three duels that a mask may lead to. D11, D14: a duel for all shells of a side is the last."""
    line = index % MASKS
    if index < MASKS:
        cells = {column: line * MASKS + number for number, column in enumerate(COLUMNS)}
    else:
        cells = {row: number * MASKS + line for number, row in enumerate(ROWS)}
    gains = {name: difference(viewer, *v.board[cell]) for name, cell in cells.items()}
    if all(gain is None for gain in gains.values()):
        return ()
    first, second, third = (_duel(v, name, gain, viewer) for name, gain in gains.items())
    return (say("effect-mask", first=first, second=second, third=third),)


def _duel(v: View, name: str, gain: int | None, viewer: Seat) -> Message:
    end = "none"
    if gain and abs(gain) >= int(v.shells[viewer if gain < 0 else 1 - viewer]):
        end = "lost" if gain < 0 else "won"
    return say("effect-duel", line=name, gain=_signed(gain), end=end)


def _swap(v: View, action: Action, viewer: Seat) -> tuple[Message, ...]:
    """D12, D24: the two cells that a swap changes. D19: nothing is told about face-down pawns."""
    if action < EXCHANGE:
        spots = [spot_at(cell, viewer) for cell in cells_swapped(action)]
    else:
        spots = [spot_of(v, pawn) for pawn in pawns_exchanged(action)]
    (first, slot), (second, other) = (divmod(spot, 2) for spot in spots)
    after = {cell: list(v.board[cell]) for cell in sorted((first, second))}
    after[first][slot], after[second][other] = after[second][other], after[first][slot]
    gains = {cell: (difference(viewer, *v.board[cell]), difference(viewer, *pawns)) for cell, pawns in after.items()}
    if all(gain is None for pair in gains.values() for gain in pair):
        return ()
    one, two = (
        say("effect-cell", cell=CELLS[cell], before=_signed(before), after=_signed(then))
        for cell, (before, then) in gains.items()
    )
    return (say("effect-swap", first=one, second=two),)

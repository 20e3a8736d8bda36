"""Every move as a number, as readable text, and with its meaning."""

from __future__ import annotations

from gloaming.core.actions import Actions, Family
from gloaming.core.compile import inline_rule, rule
from gloaming.core.records import Action, Seat
from gloaming.games.duel.rules.components import CELLS, COLUMNS, NUMERALS, PAWNS, ROWS, VALUES, pawn_numbered

ACTIONS = Actions(
    place=Family("place", (NUMERALS, CELLS)),
    place_any=Family("place", (PAWNS, CELLS)),
    mask=Family("mask", (ROWS + COLUMNS,)),
    swap=Family("swap", (CELLS,), pairs=True),
    exchange=Family("swap", (PAWNS,), pairs=True),
    confirm=Family("confirm"),
    hurry=Family("hurry"),
    time=Family("time"),
)
PLACE = ACTIONS.first("place")
PLACE_ANY = ACTIONS.first("place_any")
MASK = ACTIONS.first("mask")
SWAP = ACTIONS.first("swap")
EXCHANGE = ACTIONS.first("exchange")
CONFIRM = ACTIONS.first("confirm")
HURRY = ACTIONS.first("hurry")  # by the table: the time for this question is over (D9, D18)
TIME = ACTIONS.first("time")  # by the table: the time for the whole game is over (D15)


@inline_rule
def side_placed(action: Action, seat: Seat) -> int:
    """D4: a placement uses one's own pawn. D21: in the professional variant it names the side."""
    return (action - PLACE_ANY) // (VALUES * VALUES) if action >= PLACE_ANY else seat


@inline_rule
def value_placed(action: Action) -> int:
    """D2: the value of the placed pawn."""
    return (action - (PLACE_ANY if action >= PLACE_ANY else PLACE)) // VALUES % VALUES + 1


@inline_rule
def cell_placed(action: Action) -> int:
    """D5: the cell of a placement."""
    return (action - (PLACE_ANY if action >= PLACE_ANY else PLACE)) % VALUES


@inline_rule
def line_masked(action: Action) -> int:
    """D3: the row (0-2) or the column (3-5) that a mask names."""
    return action - MASK


@rule
def pair_of(index: int, count: int) -> tuple[int, int]:
    """The index-th pair of `count` things in reading order."""
    first = 0
    while index >= count - 1 - first:
        index -= count - 1 - first
        first += 1
    return first, first + 1 + index


@rule
def cells_swapped(action: Action) -> tuple[int, int]:
    """D12: the two cells of a swap."""
    return pair_of(action - SWAP, VALUES)


@rule
def pawns_exchanged(action: Action) -> tuple[int, int]:
    """D24: the two pawns of an exchange."""
    first, second = pair_of(action - EXCHANGE, len(PAWNS))
    return pawn_numbered(first), pawn_numbered(second)

"""Every question, its legal answers and their consequences: legality exists only here.

Lists are filled without branches (write, then advance if legal): no processor can predict random play, and this way it
runs half as fast again.
"""

from __future__ import annotations

from gloaming.core.compile import rule
from gloaming.core.decisions import CHANCE, TABLE, Frame, answered, close, note, pending, top
from gloaming.core.events import Log
from gloaming.core.records import Action, Actions, Seat, Weights
from gloaming.games.duel.rules.components import MASKS, VALUES, Side, Variant, number_of, pawn_of
from gloaming.games.duel.rules.effects import put_pawn, spot_at, spot_of, trade_places
from gloaming.games.duel.rules.endings import time_is_up
from gloaming.games.duel.rules.events import chose, exchanged, hurried, swapped
from gloaming.games.duel.rules.moves import (
    CONFIRM,
    EXCHANGE,
    HURRY,
    MASK,
    PLACE,
    PLACE_ANY,
    SWAP,
    TIME,
    cell_placed,
    cells_swapped,
    line_masked,
    pawns_exchanged,
    side_placed,
    value_placed,
)
from gloaming.games.duel.rules.state import Question, State
from gloaming.games.duel.rules.turn import after_placement, duel, is_near_the_end, leaves_stuck, start_duel, start_swap

TOGETHER = 24  # exchanges of a pawn that are listed together: at least 17, and a multiple of eight


@rule
def legal(s: State, seat: Seat, out: Actions) -> int:
    """Fill `out` with the actions a seat may take now, ascending; return how many."""
    if seat == TABLE:
        return legal_table(s, out)
    if not pending(s) >> seat & 1:
        return 0
    match top(s, Frame.QUESTION):
        case Question.PLACE:
            return legal_place(s, seat, out)
        case Question.MASKS:
            return legal_mask(seat, out)
        case Question.LAPSE:
            return legal_mask(first_to_choose(s), out)
        case Question.CONFIRM:
            out[0] = CONFIRM
            return 1
        case _:
            return legal_exchange(s, out) if s.variant == Variant.PROFESSIONAL else legal_swap(s, seat, out)


@rule
def apply(s: State, seat: Seat, action: Action, log: Log) -> None:
    """Take a legal action and everything that follows from it automatically."""
    if seat == TABLE:
        apply_table(s, action, log)
        return
    match top(s, Frame.QUESTION):
        case Question.PLACE:
            apply_place(s, seat, action, log)
        case Question.MASKS:
            apply_mask(s, seat, action, log)
        case Question.LAPSE:
            apply_lapse(s, action, log)
        case Question.CONFIRM:
            apply_confirm(s, seat)
        case _:
            apply_swap(s, seat, action, log)


@rule
def odds(s: State, out: Weights) -> int:  # noqa: ARG001  no draw of this game has weights
    """D9: a mask chosen because time ran out is any of the three, all equally likely."""
    return 0


@rule
def legal_place(s: State, seat: Seat, out: Actions) -> int:
    """D5, D6, D7: place one's own pawn on a cell. D21: in the professional variant, a pawn of either side."""
    match int(s.variant):
        case Variant.PROFESSIONAL:
            n = list_shared(s, Side.BISON, PLACE_ANY, 0, out)
            return list_shared(s, Side.WOLF, PLACE_ANY + VALUES * VALUES, n, out)
        case Variant.MEMORY:
            return list_shared(s, seat, PLACE, 0, out)
        case _:
            return list_unshared(s, seat, out)


@rule
def list_shared(s: State, side: int, first: int, n: int, out: Actions) -> int:
    """D17, D23: in the variants equal values may share a cell, so every pawn of a side may go to the same cells."""
    cells, free = 0, 0  # four bits each
    for cell in range(VALUES):
        empty = int(s.board[cell, side] == 0)
        cells |= cell * empty << 4 * free
        free += empty
    for value in range(VALUES):
        for i in range(VALUES):  # always all nine, which are written together; the surplus is overwritten
            out[n + i] = first + value * VALUES + (cells >> 4 * i & 15)
        n += free * (int(s.reserve[side]) >> value & 1)
    return n


@rule
def list_unshared(s: State, side: int, out: Actions) -> int:
    """D6, D7: not beside a pawn of the same value, and so that the board can be completed."""
    n = 0
    may_stick = is_near_the_end(s, side)
    for value in range(1, VALUES + 1):
        if not int(s.reserve[side]) >> (value - 1) & 1:
            continue
        equal = -pawn_of(side, value)
        for cell in range(VALUES):
            allowed = (s.board[cell, side] == 0) & (s.board[cell, 1 - side] != equal)
            if may_stick and allowed:
                allowed = not leaves_stuck(s, side, value, cell)
            out[n] = PLACE + (value - 1) * VALUES + cell
            n += allowed
    return n


@rule
def apply_place(s: State, seat: Seat, action: Action, log: Log) -> None:
    """D4, D8: the pawns of a turn are placed one after the other; D22: each on its own side's place of a cell."""
    put_pawn(s, seat, side_placed(action, seat), value_placed(action), cell_placed(action), log)
    after_placement(s)


@rule
def legal_mask(side: int, out: Actions) -> int:
    """D3: Bison's masks name rows, Wolf's name columns; all three are available before every duel."""
    for i in range(MASKS):
        out[i] = MASK + side * MASKS + i
    return MASKS


@rule
def choose_mask(s: State, side: int, action: Action, log: Log) -> None:
    """D9: that a choice was made is public; only the chooser knows which."""
    s.mask[side] = line_masked(action) - side * MASKS
    chose(log, side, line_masked(action))


@rule
def apply_mask(s: State, seat: Seat, action: Action, log: Log) -> None:
    """D9: a chosen mask is final; when both are chosen they are shown together."""
    choose_mask(s, seat, action, log)
    if answered(s, seat):
        close(s)
        duel(s, log)


@rule
def first_to_choose(s: State) -> int:
    """The side that chance chooses a mask for next."""
    return Side.BISON if top(s, Frame.A) & 1 << Side.BISON else Side.WOLF


@rule
def apply_lapse(s: State, action: Action, log: Log) -> None:
    """D9: when the time runs out, the choice is made at random."""
    side = first_to_choose(s)
    choose_mask(s, side, action, log)
    note(s, Frame.A, top(s, Frame.A) & ~(1 << side))
    if top(s, Frame.A) == 0:
        close(s)
        duel(s, log)


@rule
def apply_confirm(s: State, seat: Seat) -> None:
    """D18: when both have confirmed, the pawns are turned down and the swap begins."""
    if answered(s, seat):
        close(s)
        start_swap(s)


@rule
def legal_swap(s: State, seat: Seat, out: Actions) -> int:
    """D12: two different pawns of one's own. D13: equal values may not share a cell. D17: in the variant they may."""
    n = 0
    action = SWAP
    may_share = s.variant != Variant.BASE
    for first in range(VALUES):
        own, other = int(s.board[first, seat]), int(s.board[first, 1 - seat])
        for second in range(first + 1, VALUES):
            out[n] = action
            n += may_share | ((own != -int(s.board[second, 1 - seat])) & (other != -int(s.board[second, seat])))
            action += 1
    return n


@rule
def legal_exchange(s: State, out: Actions) -> int:
    """D24: any two pawns on different cells, of either side."""
    bison, wolf = 0, 0  # of each pawn the later one on its cell, or 0; five bits each
    for cell in range(VALUES):
        one, other = number_of(int(s.board[cell, 0])), number_of(int(s.board[cell, 1]))
        first, second = min(one, other), max(one, other)
        if first < VALUES:
            bison |= second << 5 * first
        else:
            wolf |= second << 5 * (first - VALUES)
    n = 0
    action = EXCHANGE
    for first in range(2 * VALUES - 1):
        beside = (bison >> 5 * first if first < VALUES else wolf >> 5 * (first - VALUES)) & 31
        gap = beside - first - 1 if beside > 0 else TOGETHER
        for i in range(TOGETHER):  # always as many, which are written together; the surplus is overwritten
            out[n + i] = action + i + (i >= gap)
        others = 2 * VALUES - 1 - first
        n += others - (beside > 0)
        action += others
    return n


@rule
def apply_swap(s: State, seat: Seat, action: Action, log: Log) -> None:
    """D12, D24: the two pawns trade places; then all masks are available for the next duel (D3)."""
    if action >= EXCHANGE:
        pawn, other = pawns_exchanged(action)
        trade_places(s, spot_of(s, pawn), spot_of(s, other))
        exchanged(log, seat, pawn, other)
    else:
        first, second = cells_swapped(action)
        trade_places(s, spot_at(first, seat), spot_at(second, seat))
        swapped(log, seat, first, second)
    close(s)
    start_duel(s)


@rule
def legal_table(s: State, out: Actions) -> int:
    """D9, D18: the table may end the time for masks or for looking.

    D15: it may also end the whole game, but not during a draw, nor while pawns are shown and no clock runs (D18).
    """
    if s.over:
        return 0
    n = 0
    question = top(s, Frame.QUESTION)
    if question in (Question.MASKS, Question.CONFIRM):
        out[n] = HURRY
        n += 1
    if question not in (Question.LAPSE, Question.CONFIRM):
        out[n] = TIME
        n += 1
    return n


@rule
def apply_table(s: State, action: Action, log: Log) -> None:
    """D9: chance chooses the masks still missing. D18: the shown pawns are turned down. D15: shells are counted."""
    if action == TIME:
        time_is_up(s, log)
        return
    hurried(log)
    if top(s, Frame.QUESTION) == Question.MASKS:
        note(s, Frame.QUESTION, Question.LAPSE)
        note(s, Frame.A, top(s, Frame.ASKED))
        note(s, Frame.ASKED, 1 << CHANCE)
    else:
        close(s)
        start_swap(s)

"""The end of placement, exactly: with five and four pawns placed at most 2,880 boards can still come about.

Then Wolf places two, Bison two, Wolf two, Bison two, and Wolf's last pawn follows (D4). A block of threads looks up the
values of all final boards of one position, and plays those turns backwards. A final board that D6 forbids is FORBIDDEN,
and so is a placement after which only such boards are left (D7).
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda, int8, int16, int32

FORBIDDEN = -32768
THREADS = 224
ORDERS_4 = np.array(list(itertools.permutations(range(4))), np.int8)  # Bison's pawns by cell
ORDERS_5 = np.array(list(itertools.permutations(range(5))), np.int8)  # Wolf's


def _partials(orders: npt.NDArray[np.int8]) -> npt.NDArray[np.int16]:
    """For every way to place two of the pawns: the orders that it can become."""
    found: dict[tuple[int, ...], list[int]] = {}
    for number, order in enumerate(orders.tolist()):
        for pair in itertools.combinations(range(len(order)), 2):
            found.setdefault((*pair, order[pair[0]], order[pair[1]]), []).append(number)
    return np.array([found[key] for key in sorted(found)], np.int16)


BISON_TWO = _partials(ORDERS_4)  # 72 ways, 2 orders each
WOLF_TWO = _partials(ORDERS_5)  # 200 ways, 6 orders each


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def rank9(layout: Any) -> Any:
    """The number of a permutation of nine in lexicographic order."""
    found = int32(0)
    for i in range(9):
        smaller = int32(0)
        for j in range(i + 1, 9):
            smaller += int32(layout[j] < layout[i])
        found = found * int32(9 - i) + smaller
    return found


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def put_two(layout: Any, other: Any, move: int) -> Any:
    """Place two pawns: the move is a pair of the pawns in hand, and an ordered pair of the free cells. False: D6."""
    used = int32(0)
    cells = 0
    for cell in range(9):
        if layout[cell] >= 0:
            used |= int32(1) << int32(layout[cell])
        else:
            cells += 1
    targets = cells * (cells - 1)
    pair, target = move // targets, move % targets
    first = 0
    while pair >= cells - 1 - first:  # as many pawns in hand as free cells
        pair -= cells - 1 - first
        first += 1
    second = first + 1 + pair
    one, two = target // (cells - 1), target % (cells - 1)
    if two >= one:
        two += 1
    pawn = cell_one = cell_two = value_one = value_two = 0
    for value in range(9):
        if not used >> int32(value) & 1:
            if pawn == first:
                value_one = value
            if pawn == second:
                value_two = value
            pawn += 1
    free = 0
    for cell in range(9):
        if layout[cell] < 0:
            if free == one:
                cell_one = cell
            if free == two:
                cell_two = cell
            free += 1
    layout[cell_one] = value_one
    layout[cell_two] = value_two
    return other[cell_one] != value_one and other[cell_two] != value_two


@cuda.jit  # type: ignore[untyped-decorator]
def fifth(
    starts: Any, tasks: Any, enough: int, values: Any, class_of: Any, derangement_of: Any, tables: Any, out: Any
) -> None:
    """The value of positions with three and four pawns: the best of Bison's placements of two, one to a block.

    `tasks` are rows (start, Bison's move, Wolf's move): moves from a start with one and two pawns. A position that is
    known to be worth `enough` is searched no further: all tasks try one placement before any tries the next.
    """
    orders_4, orders_5, bison_two, wolf_two = tables
    me = cuda.threadIdx.x
    mine = cuda.shared.array((2, 9), int8)
    free = cuda.shared.array((2, 5), int8)
    hand = cuda.shared.array((2, 5), int8)
    legal = cuda.shared.array(1, int32)
    finals = cuda.shared.array(2880, int16)
    classes = cuda.shared.array(120, int16)
    best = cuda.shared.array(1, int32)
    if me == 0:
        task = cuda.blockIdx.x
        start = tasks[task, 0]
        for side in range(2):
            for cell in range(9):
                mine[side, cell] = starts[start, side, cell]
        fine = put_two(mine[0], mine[1], tasks[task, 1])
        fine = put_two(mine[1], mine[0], tasks[task, 2]) and fine
        fine = put_two(mine[0], mine[1], cuda.blockIdx.y) and fine
        legal[0] = int32(fine and out[task] < enough)
        best[0] = int32(32767)
        for side in range(2):
            used = int32(0)
            count = 0
            for cell in range(9):
                if mine[side, cell] >= 0:
                    used |= int32(1) << int32(mine[side, cell])
                else:
                    free[side, count] = cell
                    count += 1
            count = 0
            for value in range(9):
                if not used >> int32(value) & 1:
                    hand[side, count] = value
                    count += 1
    cuda.syncthreads()
    if not legal[0]:
        return
    wolf = cuda.local.array(9, int8)
    images = cuda.local.array(9, int8)
    for order in range(me, 120, THREADS):
        for cell in range(9):
            wolf[cell] = mine[1, cell]
        for i in range(5):
            wolf[free[1, i]] = hand[1, orders_5[order, i]]
        classes[order] = class_of[rank9(wolf)]
    cuda.syncthreads()
    for i in range(me, 2880, THREADS):
        order, other = i // 24, i % 24
        for cell in range(9):
            wolf[cell] = mine[1, cell]
        for j in range(5):
            wolf[free[1, j]] = hand[1, orders_5[order, j]]
        for cell in range(9):
            if mine[0, cell] >= 0:
                images[wolf[cell]] = mine[0, cell]
        for j in range(4):
            images[wolf[free[0, j]]] = hand[0, orders_4[other, j]]
        found = derangement_of[rank9(images)]
        finals[i] = values[classes[order], found] if found >= 0 else FORBIDDEN
    cuda.syncthreads()
    for way in range(me, 200, THREADS):
        most = int32(FORBIDDEN)
        for reply in range(72):
            one, two = bison_two[reply, 0], bison_two[reply, 1]
            least = int32(32767)
            for j in range(6):
                order = wolf_two[way, j] * 24
                ending = max(int32(finals[order + one]), int32(finals[order + two]))
                if ending != FORBIDDEN:
                    least = min(least, ending)
            if least != 32767:
                most = max(most, least)
        if most != FORBIDDEN:
            cuda.atomic.min(best, 0, most)
    cuda.syncthreads()
    if me == 0 and best[0] != 32767:
        cuda.atomic.max(out, cuda.blockIdx.x, best[0])


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def derangement_in(bison: Any, wolf: Any, images: Any, derangement_of: Any) -> Any:
    """The number of the derangement of a finished board, with `images` as room for it; -1 if two values meet (D6)."""
    for cell in range(9):
        images[wolf[cell]] = bison[cell]
    return derangement_of[rank9(images)]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def complete(layout: Any, hand: Any, state: Any, out: Any) -> Any:
    """Fill `out` with a layout whose missing pawns are placed at random; returns the state of the random numbers."""
    used, count = int32(0), 0
    for cell in range(9):
        if layout[cell] >= 0:
            used |= int32(1) << int32(layout[cell])
    for value in range(9):
        if not used >> int32(value) & 1:
            state = np.uint32(state * np.uint32(1664525) + np.uint32(1013904223))
            at = int32((state >> np.uint32(8)) % np.uint32(count + 1))
            hand[count] = hand[at]
            hand[at] = value
            count += 1
    count = 0
    for cell in range(9):
        out[cell] = layout[cell]
        if layout[cell] < 0:
            out[cell] = hand[count]
            count += 1
    return state


@cuda.jit  # type: ignore[untyped-decorator]
def guess(starts: Any, first: int, values: Any, class_of: Any, derangement_of: Any, deals: int, out: Any) -> None:
    """For every two moves from one start: the mean value of some random completions, to order moves by.

    Only the order of the search depends on it, so simple random numbers will do.
    """
    i = cuda.grid(1)
    if i >= out.shape[0] * out.shape[1]:
        return
    move, reply = i // out.shape[1], i % out.shape[1]
    bison = cuda.local.array(9, int8)
    wolf = cuda.local.array(9, int8)
    hand = cuda.local.array(9, int8)
    layout = cuda.local.array(9, int8)
    other = cuda.local.array(9, int8)
    images = cuda.local.array(9, int8)
    for cell in range(9):
        bison[cell], wolf[cell] = starts[first, 0, cell], starts[first, 1, cell]
    fine = put_two(bison, wolf, move)
    fine = put_two(wolf, bison, reply) and fine
    total, seen = 0, 0
    if fine:
        state = np.uint32(i)
        for _ in range(deals):
            state = complete(bison, hand, state, layout)
            state = complete(wolf, hand, state, other)
            found = derangement_in(layout, other, images, derangement_of)
            if found >= 0:
                total += values[class_of[rank9(other)], found]
                seen += 1
    out[move, reply] = int16(total // seen) if seen > 0 else int16(FORBIDDEN)


@cuda.jit  # type: ignore[untyped-decorator]
def average(starts: Any, values: Any, class_of: Any, derangement_of: Any, deals: int, out: Any) -> None:
    """For every start, in row 0 the sum of the values of random completions and in row 1 their number."""
    i = cuda.grid(1)
    start = i % starts.shape[0]
    hand = cuda.local.array(9, int8)
    layout = cuda.local.array(9, int8)
    other = cuda.local.array(9, int8)
    images = cuda.local.array(9, int8)
    state = np.uint32(i)
    total, seen = 0, 0
    for _ in range(deals):
        state = complete(starts[start, 0], hand, state, layout)
        state = complete(starts[start, 1], hand, state, other)
        found = derangement_in(layout, other, images, derangement_of)
        if found >= 0:
            total += values[class_of[rank9(other)], found]
            seen += 1
    cuda.atomic.add(out, (0, start), total)
    cuda.atomic.add(out, (1, start), seen)

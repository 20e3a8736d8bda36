"""How a placement goes on to its end: the best play of both sides, once all complete boards are judged."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gloaming.core.chance import Chance, below
from gloaming.games.duel.rules.components import TURNS, VALUES, Side

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

MOVERS = tuple(turn % 2 for turn, count in enumerate(TURNS) for _ in range(count))  # D4: by pawns placed


class Missing(NamedTuple):
    """What a side has still to place: its pawns, and the cells for them."""

    pawns: Ints
    cells: Ints


def missing_of(view: Any) -> tuple[Missing, ...]:
    """What each side has still to place."""
    found = []
    for side in Side:
        pawns = [value for value in range(1, VALUES + 1) if int(view.reserve[side]) >> (value - 1) & 1]
        found.append(Missing(np.array(pawns, np.int64), np.flatnonzero(view.board[:, side] == 0)))
    return tuple(found)


def completions(view: Any, missing: Sequence[Missing]) -> npt.NDArray[np.int8]:
    """All complete boards [Bison's order, Wolf's order, side, cell], by the values of the pawns."""
    sides = []
    for side in Side:
        pawns, cells = missing[side]
        orders = np.array(list(itertools.permutations(range(len(pawns)))), np.int64)
        layouts = np.repeat(np.abs(view.board[None, :, side]).astype(np.int8), len(orders), axis=0)
        layouts[np.arange(len(orders))[:, None], cells[orders]] = pawns
        sides.append(layouts)
    boards = np.empty((len(sides[0]), len(sides[1]), 2, VALUES), np.int8)
    boards[:, :, 0], boards[:, :, 1] = sides[0][:, None], sides[1][None]
    return boards


def dealt(chance: Chance) -> np.random.Generator:
    """Dice for many deals, out of a bot's own chance."""
    return np.random.default_rng(below(chance, 1 << 31))


def random_completions(
    view: Any, missing: Sequence[Missing], deals: int, dice: np.random.Generator
) -> npt.NDArray[np.int8]:
    """So many complete boards [deal, side, cell], the missing pawns in any order."""
    layouts = np.repeat(np.abs(view.board.T[None]).astype(np.int8), deals, axis=0)
    for side in Side:
        pawns, cells = missing[side]
        layouts[:, side, cells] = dice.permuted(np.tile(pawns, (deals, 1)), axis=1)
    return layouts


def changed(layouts: npt.NDArray[np.int8], side: int, pawns: Ints, cells: Ints) -> npt.NDArray[np.int8]:
    """[deal, pawn * cell, side, cell] the boards with each pawn of a side on each cell, traded for what was there.

    So all pawns and cells are compared by the same deals.
    """
    every = np.repeat(layouts[:, None], len(pawns) * len(cells), axis=1)
    deal = np.arange(len(layouts))
    for number, (pawn, cell) in enumerate(itertools.product(pawns, cells)):
        at = np.argmax(layouts[:, side] == pawn, axis=1)
        every[deal, number, side, at] = layouts[:, side, cell]
        every[:, number, side, cell] = pawn
    return every


def solved(missing: Sequence[Missing], worths: Floats, *, either: bool) -> list[Floats]:
    """What each pawn on each cell [pawn, cell] is worth to Bison now, for Bison's pawns and for Wolf's.

    `worths` are those of the complete boards [Bison's order, Wolf's order] to Bison, nan where they are not legal (D6);
    what can only be completed to such is nan too (D7). D21: if `either`, a mover may place pawns of both sides.
    """
    sizes = tuple(len(each.pawns) for each in missing)
    later = {sizes: worths}  # by the pawns each side has placed
    for placed in range(sum(sizes) - 1, 0, -1):
        here: dict[tuple[int, ...], Floats] = {}
        for bison in range(max(0, placed - sizes[1]), min(placed, sizes[0]) + 1):
            at = (bison, placed - bison)
            best = np.fmax if _mover(sizes, placed) == Side.BISON else np.fmin
            options = [
                best.reduce(each, axis=1 + side)
                for side, each in enumerate(_options(sizes, at, later))
                if each is not None and (either or side == _mover(sizes, placed))
            ]
            if options:
                here[at] = functools.reduce(best, options)
        later = here
    first = _options(sizes, (0, 0), later)
    return [
        np.full((size, size), np.nan) if each is None else np.asarray(each.reshape(size, size))
        for size, each in zip(sizes, first, strict=True)
    ]


def _mover(sizes: tuple[int, ...], placed: int) -> int:
    """Who places the next pawn."""
    return MOVERS[len(MOVERS) - sum(sizes) + placed]


def _options(
    sizes: tuple[int, ...], at: tuple[int, int], later: dict[tuple[int, ...], Floats]
) -> tuple[Floats | None, Floats | None]:
    """The worths after one more pawn of Bison's [Bison's, choice, Wolf's], and of Wolf's [Bison's, Wolf's, choice]."""
    bison, wolf = at
    of_bison = later.get((bison + 1, wolf))
    of_wolf = later.get((bison, wolf + 1))
    return (
        None if of_bison is None else of_bison[steps(sizes[0], bison)],
        None if of_wolf is None else of_wolf[:, steps(sizes[1], wolf)],
    )


@functools.cache
def steps(pawns: int, placed: int) -> Ints:
    """[placement, choice] for each way to have placed so many of the pawns: the ways with one more.

    The ways to have placed all are all orders of the cells, as `itertools.permutations` gives them.
    """
    numbers = {after: number for number, after in enumerate(_placements(pawns, placed + 1))}
    every = frozenset(itertools.product(range(pawns), repeat=2))
    found = []
    for before in _placements(pawns, placed):
        used, taken = {pawn for pawn, _ in before}, {cell for _, cell in before}
        free = sorted((pawn, cell) for pawn, cell in every if pawn not in used and cell not in taken)
        found.append([numbers[before | {each}] for each in free])
    return np.array(found, np.int64)


@functools.cache
def _placements(pawns: int, count: int) -> tuple[frozenset[tuple[int, int]], ...]:
    """All ways to put so many of the pawns on as many cells as there are pawns."""
    every = range(pawns)
    return tuple(
        frozenset(zip(chosen, cells, strict=True))
        for chosen in itertools.combinations(every, count)
        for cells in itertools.permutations(every, count)
    )

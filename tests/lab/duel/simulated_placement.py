"""Run with the CUDA simulator: endings of a placement against plain recursion, and the search against plain minimax.

The recursion shares nothing with the kernel: it plays every placement on boards as they stand. A finished board is
worth a made-up number that depends on its pawns alone, and not on the order of its rows and columns.
"""

from __future__ import annotations

import functools
import itertools
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from gloaming.lab.duel.solve import boards, ending, placement
from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.ending import FORBIDDEN

Side = tuple[int, ...]  # a value by cell, -1 for none
TURNS = ((1, 2), (0, 2), (1, 2), (0, 2), (1, 1))  # who places how many, with five and four pawns placed (D4)


def worth(bison: Side, wolf: Side) -> int:
    """Any number that permuting rows or columns leaves as it is."""
    pairs = [(31 * p + 17 * q + 7 * p * q) % 101 for p, q in zip(bison, wolf, strict=True)]
    by_row = sum(sum(pairs[first : first + 3]) ** 3 for first in (0, 3, 6))
    by_column = sum(sum(pairs[first::3]) ** 3 for first in (0, 1, 2))
    return (3 * by_row + by_column) % (2 * UNITS + 1) - UNITS


class Values:
    """The worth of every configuration, as the kernel asks for it."""

    def __getitem__(self, at: tuple[int, int]) -> int:
        wolf, images = boards.classes(Board())[at[0]].tolist(), boards.derangements(9)[at[1]].tolist()
        return worth(tuple(images[value] for value in wolf), tuple(wolf))


@functools.cache
def recursive(bison: Side, wolf: Side, turn: int) -> int | None:
    """What best play is worth to Bison; None if no legal board can come of it (D6, D7)."""
    if turn == len(TURNS):
        return None if any(p == q for p, q in zip(bison, wolf, strict=True)) else worth(bison, wolf)
    mover, count = TURNS[turn]
    mine = (bison, wolf)[mover]
    hand = [value for value in range(9) if value not in mine]
    free = [cell for cell in range(9) if mine[cell] < 0]
    found = []
    for pawns in itertools.combinations(hand, count):
        for cells in itertools.permutations(free, count):
            after = list(mine)
            for pawn, cell in zip(pawns, cells, strict=True):
                after[cell] = pawn
            sides = (tuple(after), wolf) if mover == 0 else (bison, tuple(after))
            found.append(recursive(*sides, turn + 1))
    legal = [each for each in found if each is not None]
    return (min if mover else max)(legal) if legal else None


def check_moves() -> None:
    """The kernel's placements are those of the host, and it tells where equal values meet (D6)."""
    random = np.random.default_rng(1)
    for placed in (1, 2, 3, 4):
        own, other = np.full(9, -1, np.int8), np.full(9, -1, np.int8)
        own[random.permutation(9)[:placed]] = random.permutation(9)[:placed]
        other[:] = random.permutation(9)
        moves = (9 - placed) * (8 - placed) // 2 * (9 - placed) * (8 - placed)
        for move in random.integers(0, moves, 20).tolist():
            after = own.copy()
            fine = ending.put_two(after, other, move)
            assert np.array_equal(after, placement.after_two(own, move))
            new = (after >= 0) & (own < 0)
            assert new.sum() == 2
            assert bool(fine) == bool((after[new] != other[new]).all())


def check_endings() -> None:
    """A position with five and four pawns, and one that has a pawn of Wolf's on Bison's equal (D6)."""
    ending.THREADS = 8
    start = np.full((1, 2, 9), -1, np.int8)
    start[0, 0, 4], start[0, 1, [0, 1]] = 6, (3, 8)
    bison_move = 28 * 56 - 5
    own = placement.after_two(start[0, 0], bison_move)
    tasks: list[tuple[int, int, int]] = []
    expected: list[int | None] = []
    for move in range(21 * 42 - 1, 0, -171):
        wolf, bison = placement.after_two(start[0, 1], move), placement.after_two(own, 0)
        if not tasks and (wolf[bison >= 0] != bison[bison >= 0]).all():
            tasks.append((0, bison_move, move))
            expected.append(recursive(tuple(bison.tolist()), tuple(wolf.tolist()), 0))
    equal = next(m for m in range(21 * 42) if (placement.after_two(start[0, 1], m) == own)[own >= 0].any())
    tasks.append((0, bison_move, equal))
    expected.append(FORBIDDEN)
    out = np.full(len(tasks), FORBIDDEN, np.int32)
    tables = (ending.ORDERS_4, ending.ORDERS_5, ending.BISON_TWO, ending.WOLF_TWO)
    given = (boards.class_of(Board()), boards.derangement_of(9), tables, out)
    kernel = ending.fifth[(len(tasks), 1), ending.THREADS]
    kernel(start, np.array(tasks, np.int32), UNITS, Values(), *given)
    assert out.tolist() == expected, (out.tolist(), expected)
    out[:] = 5
    kernel(start, np.array(tasks, np.int32), 5, Values(), *given)
    assert out.tolist() == [5] * len(tasks)  # enough was known


class Tree(placement.Search):
    """A reduced placement: few moves and replies, whose values are given."""

    def __init__(self, values: npt.NDArray[np.int64], noise: float, seed: int) -> None:
        self._tree, self._noise = values, noise
        self._random = np.random.default_rng(seed)
        self._until, self.positions = float("inf"), 0

    def guessed(self, starts: Any, start: int) -> npt.NDArray[np.int16]:
        these = self._tree[int(starts[start, 0, 0]), start]
        seems = np.clip(these + self._random.normal(0, self._noise, these.shape), -UNITS, UNITS)
        return np.where(these == FORBIDDEN, FORBIDDEN, seems).astype(np.int16)

    def exact(self, starts: Any, tasks: npt.NDArray[np.int32], enough: int) -> npt.NDArray[np.int32]:
        found = self._tree[int(starts[0, 0, 0])][tuple(tasks.T)]
        return np.asarray(np.minimum(found, enough), np.int32)

    def averages(self, starts: Any) -> npt.NDArray[np.float64]:
        return self._random.normal(size=len(starts))


def check_search() -> None:
    """Bounds meet at the value of plain minimax, whatever the guesses, and the line found is one of best play."""
    random = np.random.default_rng(3)
    for turn in range(24):
        tree = np.sort(random.integers(-UNITS, UNITS, (3, 6, 20, 14)), axis=3) // (turn % 4 + 1)
        tree[random.random(tree.shape) < 0.2] = FORBIDDEN
        tree[:, :, 3] = FORBIDDEN
        legal = tree != FORBIDDEN
        least = np.where(legal.any(axis=3), np.where(legal, tree, UNITS + 1).min(axis=3), FORBIDDEN)
        plain = least.max(axis=2).min(axis=1)
        run = Tree(tree, (0, 3000, 30000)[turn % 3], turn)
        firsts = [placement.First(run, pawn, placement.starts_of(pawn)[:6]) for pawn in range(3)]
        found = placement.settled(run, firsts)
        assert found["lower"] == found["upper"] == plain.max() / UNITS
        best = found["first_pawns"][0]
        assert best["exact"]
        assert plain[best["pawn"] - 1] == plain.max()
        for first in firsts:
            assert first.lowers.min() <= plain[first.pawn] <= first.upper


def main() -> None:
    """All of it."""
    check_moves()
    check_search()
    check_endings()
    print("equal")


if __name__ == "__main__":
    assert cuda.is_available()
    main()

"""The value of the game from the empty board: placement searched exactly, on a CUDA device.

Turns of one, two, two, two and two pawns lead to the ending (ending.py). What is still to be searched has a bound, the
move that looks best by its bound is searched further, and a level is done when the best move by its bound is exact.
Once a first pawn is known to be worth at most so much, Wolf's other replies need only be shown to give no less: that
takes one good answer of Bison's for each. If the time runs out, bounds are what is known.
"""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from gloaming.envs.cuda.launch import configured
from gloaming.lab.duel.solve import boards, ending
from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.ending import FORBIDDEN

BISON_MOVES, WOLF_MOVES, LAST_MOVES = 28 * 56, 21 * 42, 15 * 30  # two of 8, of 7 and of 6 pawns for as many cells
DEALS = 24
WIDE, STEPS = 96, (2, 16, 128, WOLF_MOVES)  # moves searched further at a time, and by how many replies
HOPES = 24  # moves that are tried for a lower bound before all are

Starts = npt.NDArray[np.int8]
Ints = npt.NDArray[np.int64]


def starts_of(pawn: int) -> Starts:
    """Positions after Bison's first pawn, on the first cell, and Wolf's first two: one of every four alike (D4, D6)."""
    found: dict[bytes, None] = {}
    cells = np.arange(9).reshape(3, 3)
    likes = [
        cells[rows][:, columns].reshape(-1) for rows in ([0, 1, 2], [0, 2, 1]) for columns in ([0, 1, 2], [0, 2, 1])
    ]
    for values in itertools.combinations(range(9), 2):
        for places in itertools.permutations(range(9), 2):
            wolf = np.full(9, -1, np.int8)
            wolf[list(places)] = values
            if wolf[0] != pawn:
                found[min(wolf[like].tobytes() for like in likes)] = None
    starts = np.full((len(found), 2, 9), -1, np.int8)
    starts[:, 0, 0] = pawn
    starts[:, 1] = [np.frombuffer(each, np.int8) for each in found]
    return starts


def after_two(layout: npt.NDArray[np.int8], move: int) -> npt.NDArray[np.int8]:
    """A side's layout after it placed two pawns: pairs of pawns in hand in their order, then ordered pairs of cells."""
    free = [cell for cell in range(9) if layout[cell] < 0]
    hand = [value for value in range(9) if value not in layout]
    pawns, places = list(itertools.combinations(hand, 2)), list(itertools.permutations(free, 2))
    after = layout.copy()
    after[list(places[move % len(places)])] = pawns[move // len(places)]
    return after


@dataclass
class Bounds:
    """What is known of a position's value, in units; of more than was asked for, no more than that."""

    lower: int
    upper: int
    best: int = -1  # Bison's move
    reply: int = -1  # Wolf's best reply to it, of those looked at


@dataclass
class Level:
    """A position with Bison to move: what Wolf's replies to each move seem to be worth, and what is known of them."""

    start: int
    guesses: npt.NDArray[np.int16]  # [move, reply]
    enough: int  # values are known up to this
    counts: Ints = field(init=False)  # legal replies to each move
    hope: Ints = field(init=False)  # what a move seems to be worth
    upper: Ints = field(init=False)  # the least of the replies looked at
    worst: Ints = field(init=False)  # which reply that is
    done: Ints = field(init=False)  # how many were looked at

    def __post_init__(self) -> None:
        legal = self.guesses != FORBIDDEN
        self.guesses[~legal] = 32767
        self.counts = legal.sum(axis=1)
        self.hope = np.where(self.counts > 0, self.guesses.min(axis=1), FORBIDDEN).astype(np.int64)
        self.upper = np.where(self.counts > 0, self.enough, FORBIDDEN).astype(np.int64)
        self.worst = np.full(len(self.counts), -1)
        self.done = np.zeros(len(self.counts), np.int64)

    def replies(self, moves: list[int], step: int) -> npt.NDArray[np.int32]:
        """So many more replies to some moves, those that look best for Wolf first: rows (start, move, reply)."""
        found: list[tuple[int, int, int]] = []
        for move in moves:
            order = np.argsort(self.guesses[move], kind="stable")[: self.counts[move]]
            found += [(self.start, move, int(each)) for each in order[self.done[move] : self.done[move] + step]]
        self.done[moves] = np.minimum(self.done[moves] + step, self.counts[moves])
        return np.array(found, np.int32)

    def learn(self, replies: npt.NDArray[np.int32], values: npt.NDArray[np.int32]) -> None:
        """What some replies are worth. Where nothing legal can follow, the reply was not legal either (D7)."""
        for (_, move, reply), value in zip(replies.tolist(), values.tolist(), strict=True):
            if value != FORBIDDEN and value < self.upper[move]:
                self.upper[move], self.worst[move] = value, reply

    def bounds(self) -> Bounds:
        """What is known now."""
        finished = (self.done >= self.counts) & (self.counts > 0)
        best = int(np.argmax(np.where(finished, self.upper, FORBIDDEN)))
        if not finished[best]:
            return Bounds(-UNITS, int(self.upper.max()))
        return Bounds(int(self.upper[best]), int(self.upper.max()), best, int(self.worst[best]))


class Search:
    """The values of all finished placements on the device, and the search over them."""

    def __init__(self, values: Any, until: float) -> None:
        board = Board()
        self._values = values
        self._until = until
        self._class_of = cuda.to_device(boards.class_of(board))
        self._derangement_of = cuda.to_device(boards.derangement_of(board.values))
        tables = (ending.ORDERS_4, ending.ORDERS_5, ending.BISON_TWO, ending.WOLF_TWO)
        self._tables = tuple(cuda.to_device(each) for each in tables)
        self._guesses = cuda.device_array((BISON_MOVES, WOLF_MOVES), np.int16)
        self.positions = 0  # positions with three and four pawns searched

    @property
    def late(self) -> bool:
        """Whether the time is over."""
        return time.perf_counter() > self._until

    def exact(self, starts: Any, tasks: npt.NDArray[np.int32], enough: int) -> npt.NDArray[np.int32]:
        """The values of positions with three and four pawns, up to `enough`: rows (start, Bison's move, Wolf's)."""
        out = cuda.to_device(np.full(len(tasks), FORBIDDEN, np.int32))
        given = (self._values, self._class_of, self._derangement_of, self._tables, out)
        grid = (len(tasks), LAST_MOVES)
        configured(ending.fifth, grid, ending.THREADS)(starts, cuda.to_device(tasks), enough, *given)
        self.positions += len(tasks)
        found: npt.NDArray[np.int32] = np.minimum(out.copy_to_host(), enough)
        return found

    def guessed(self, starts: Any, start: int) -> npt.NDArray[np.int16]:
        """By Bison's move and Wolf's reply: about what they are worth; FORBIDDEN if they are not legal."""
        blocks = -(-BISON_MOVES * WOLF_MOVES // 128)
        given = (self._values, self._class_of, self._derangement_of, DEALS, self._guesses)
        configured(ending.guess, blocks, 128)(starts, start, *given)
        found: npt.NDArray[np.int16] = self._guesses.copy_to_host()
        return found

    def averages(self, starts: Any) -> npt.NDArray[np.float64]:
        """What random completions of every start are worth on average."""
        out = cuda.to_device(np.zeros((2, starts.shape[0]), np.int64))
        given = (self._values, self._class_of, self._derangement_of, 64, out)
        configured(ending.average, starts.shape[0], 128)(starts, *given)
        total, seen = out.copy_to_host()
        found: npt.NDArray[np.float64] = total / np.maximum(seen, 1)
        return found

    def after_three(self, starts: Any, start: int, enough: int) -> Bounds:
        """A position with one and two pawns, Bison to move; what it is worth beyond `enough` is not asked."""
        level = Level(start, self.guessed(starts, start), enough)
        if enough < UNITS:
            for move in np.argsort(level.hope)[::-1][:HOPES].tolist():
                while level.upper[move] >= enough and level.done[move] < level.counts[move]:
                    self._look(starts, level, [move], step_after(int(level.done[move])))
                if level.upper[move] >= enough or self.late:
                    break
        return self._best_first(starts, level)

    def _best_first(self, starts: Any, level: Level) -> Bounds:
        """Look at more of Wolf's replies to whichever moves can still be best, until that is known."""
        while True:
            known = level.bounds()
            if known.lower >= known.upper or self.late:
                return known
            open_ = np.flatnonzero(level.done < level.counts)
            chosen = open_[np.lexsort((level.hope[open_], level.upper[open_]))[-WIDE:]]
            step = step_after(int(level.done[chosen[-1]]))
            self._look(starts, level, chosen[-max(1, WIDE * STEPS[0] // step) :].tolist(), step)

    def _look(self, starts: Any, level: Level, moves: list[int], step: int) -> None:
        replies = level.replies(moves, step)
        level.learn(replies, self.exact(starts, replies, level.enough))


def step_after(done: int) -> int:
    """How many replies are looked at after so many: few at first, since most moves are soon refuted."""
    return next(step for step in STEPS if done < step)


class First:
    """Bison's first pawn, and what is known of Wolf's replies to it."""

    def __init__(self, run: Search, pawn: int, starts: Starts) -> None:
        self.pawn, self.starts = pawn, starts
        self._run, self._device = run, cuda.to_device(starts)
        self._order = np.argsort(run.averages(self._device))
        self.searched = 0
        self.upper = UNITS
        self.lowers = np.full(len(starts), -UNITS)
        self.line: tuple[int, Bounds] | None = None  # Wolf's best reply, and Bison's answer to it

    @property
    def exact(self) -> bool:
        """Whether every reply is known to give no less than the best one."""
        return self.searched == len(self.starts) and int(self.lowers.min()) >= self.upper

    def search(self) -> None:
        """One more reply of Wolf's."""
        start = int(self._order[self.searched])
        found = self._run.after_three(self._device, start, self.upper)
        self.lowers[start] = found.lower
        self.searched += 1
        if found.upper < self.upper:
            self.upper, self.line = found.upper, (start, found)

    def report(self) -> dict[str, Any]:
        """What is known of it, from -1 to 1, and the best line found: layouts by cell, 0 for no pawn."""
        found = {
            "pawn": self.pawn + 1,
            "lower": float(self.lowers.min()) / UNITS,
            "upper": self.upper / UNITS,
            "replies_searched": self.searched,
            "replies": len(self.starts),
            "exact": self.exact,
        }
        if self.line is None:
            return found
        start, known = self.line
        bison, wolf = self.starts[start]
        found["best_reply"] = (wolf + 1).tolist()
        if known.best >= 0:
            found["best_answer"] = (after_two(bison, known.best) + 1).tolist()
        if known.reply >= 0:
            found["then_wolf"] = (after_two(wolf, known.reply) + 1).tolist()
        return found


def search(values: Any, seconds: float) -> dict[str, Any]:
    """Bounds on the value of the empty board for Bison, and what is known of each first pawn."""
    run = Search(values, time.perf_counter() + seconds)
    return settled(run, [First(run, pawn, starts_of(pawn)) for pawn in range(9)])


def settled(run: Search, firsts: list[First]) -> dict[str, Any]:
    """Search whichever first pawn may still be best, until that is known or the time is over."""
    while not run.late:
        best = max(firsts, key=lambda each: each.upper)
        if best.searched == len(best.starts):
            break
        best.search()
    lines = [each.report() for each in sorted(firsts, key=lambda each: -each.upper)]
    return {
        "lower": max(line["lower"] for line in lines),
        "upper": max(line["upper"] for line in lines),
        "positions": run.positions,
        "first_pawns": lines,
    }

"""The value of the game from the empty board: placement searched exactly, on a CUDA device.

Turns of one, two, two, two and two pawns lead to the ending (ending.py). Levels are searched best first. What is still
to be searched has a bound, the move that looks best by its bound is searched further, and a level is done when the best
move by its bound is exact. If the time runs out, bounds are what is known.
"""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from gloaming.envs.launching import configured
from gloaming.lab.solve.duel import boards, ending
from gloaming.lab.solve.duel.boards import UNITS, Board
from gloaming.lab.solve.duel.ending import FORBIDDEN

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


@dataclass
class Bounds:
    """What is known of a position's value, in units."""

    lower: int
    upper: int
    best: int = -1  # Bison's move


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
        self.endings = 0  # positions with five and four pawns searched

    @property
    def late(self) -> bool:
        """Whether the time is over."""
        return time.perf_counter() > self._until

    def exact(self, starts: Any, tasks: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
        """The values of positions with three and four pawns: rows (start, Bison's move, Wolf's move)."""
        out = cuda.to_device(np.full(len(tasks), FORBIDDEN, np.int32))
        given = (self._values, self._class_of, self._derangement_of, self._tables, out)
        configured(ending.fifth, (LAST_MOVES, len(tasks)), ending.THREADS)(starts, cuda.to_device(tasks), *given)
        self.endings += LAST_MOVES * len(tasks)
        found: npt.NDArray[np.int32] = out.copy_to_host()
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
        """A position with one and two pawns, Bison to move; a lower bound of `enough` is enough."""
        guesses = self.guessed(starts, start)
        legal = guesses != FORBIDDEN
        guesses[~legal] = 32767
        counts = legal.sum(axis=1)
        upper = np.where(counts > 0, UNITS, FORBIDDEN)
        hope = np.where(counts > 0, guesses.min(axis=1), FORBIDDEN)
        done = np.zeros(BISON_MOVES, np.int64)
        level = (starts, start, guesses, counts, upper, done)
        if enough < UNITS:
            for move in np.argsort(hope)[::-1][:HOPES]:
                while upper[move] >= enough and done[move] < counts[move]:
                    self._look(level, [int(move)], step_after(int(done[move])))
                if upper[move] >= enough or self.late:
                    break
        return self._best_first(level, hope, enough)

    def _best_first(self, level: Any, hope: Ints, enough: int) -> Bounds:
        """Look at more of Wolf's replies to whichever moves can still be best, until that is known."""
        _, _, _, counts, upper, done = level
        lower, best = -UNITS, -1
        while True:
            top = int(upper.max())
            finished = (done >= counts) & (counts > 0)
            if finished.any():
                best = int(np.argmax(np.where(finished, upper, FORBIDDEN)))
                lower = int(upper[best])
            if lower >= min(top, enough) or self.late:
                return Bounds(lower, top, best)
            open_ = np.flatnonzero(done < counts)
            chosen = open_[np.lexsort((hope[open_], upper[open_]))[-WIDE:]]
            step = step_after(int(done[chosen[-1]]))
            self._look(level, chosen[-max(1, WIDE * STEPS[0] // step) :].tolist(), step)

    def _look(self, level: Any, moves: list[int], step: int) -> None:
        """Search so many more of Wolf's replies to some moves, those that look best for Wolf first."""
        starts, start, guesses, counts, upper, done = level
        tasks: list[tuple[int, int, int]] = []
        for move in moves:
            order = np.argsort(guesses[move], kind="stable")[: counts[move]]
            tasks += [(start, move, int(reply)) for reply in order[done[move] : done[move] + step]]
        rows = np.array(tasks, np.int32)
        values = self.exact(starts, rows)
        np.minimum.at(upper, rows[:, 1], np.where(values == FORBIDDEN, 32767, values))
        done[moves] = np.minimum(done[moves] + step, counts[moves])


def step_after(done: int) -> int:
    """How many replies are looked at after so many: few at first, since most moves are soon refuted."""
    return next(step for step in STEPS if done < step)


def search(values: Any, seconds: float) -> dict[str, Any]:
    """Bounds on the value of the empty board for Bison, and what is known of each first pawn."""
    run = Search(values, time.perf_counter() + seconds)
    firsts = []
    for pawn in range(9):
        starts = starts_of(pawn)
        on_device = cuda.to_device(starts)
        rough = run.averages(on_device)
        firsts.append(
            {
                "pawn": pawn,
                "starts": starts,
                "device": on_device,
                "order": np.argsort(rough),
                "next": 0,
                "upper": UNITS,
                "lowers": np.full(len(starts), -UNITS),
                "reply": -1,
            }
        )
    while not run.late:
        best = max(firsts, key=lambda each: each["upper"])
        if best["next"] == len(best["starts"]):
            break
        start = int(best["order"][best["next"]])
        found = run.after_three(best["device"], start, best["upper"])
        best["lowers"][start] = found.lower
        best["next"] += 1
        if found.upper < best["upper"]:
            best["upper"], best["reply"], best["answer"] = found.upper, start, found.best
    return report(firsts, run.endings)


def report(firsts: list[dict[str, Any]], endings: int) -> dict[str, Any]:
    """What is known of the value, from -1 to 1, and the best line found."""
    lines = []
    for first in sorted(firsts, key=lambda each: -each["upper"]):
        exact = first["next"] == len(first["starts"])
        wolf = first["starts"][first["reply"], 1] + 1 if first["reply"] >= 0 else []
        lines.append(
            {
                "pawn": first["pawn"] + 1,
                "lower": float(first["lowers"].min()) / UNITS,
                "upper": first["upper"] / UNITS,
                "replies_searched": int(first["next"]),
                "replies": len(first["starts"]),
                "exact": bool(exact),
                "best_reply": [int(value) for value in wolf],
            }
        )
    return {
        "lower": max(line["lower"] for line in lines),
        "upper": max(line["upper"] for line in lines),
        "endings": endings,
        "first_pawns": lines,
    }

"""Run with the CUDA simulator: best responses on a small board against brute force that shares no code."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gloaming.lab.duel.solve import boards, device, exploiting
from gloaming.lab.duel.solve.boards import UNITS, Board
from gloaming.lab.duel.solve.processor import last_row
from tests.lab.duel.brute import Brute

Floats = npt.NDArray[np.float64]
SHELLS = 4


def row_mix(game: Floats) -> tuple[float, float]:
    """How often the first of two rows is played, and what that is sure of; the last column counts twice in a tie."""
    (a, b), (c, d) = game
    weights = [1.0, 0.0]
    if (a - b) * (c - d) < 0:
        weights.append((d - c) / ((a - b) + (d - c)))
    best = (-9.0, -9.0, 0.0)
    for w in weights:
        first, second = w * a + (1 - w) * c, w * b + (1 - w) * d
        best = max(best, (min(first, second), first + 2 * second, w))
    return best[2], best[0]


def responses(brute: Brute, guess: Floats, before: Floats, side: int, *, own: bool) -> Floats:
    """[pair, shells] what positions are worth to Bison, with `side` to swap: the player if `own`, else the opponent.

    `guess` and `before` are what the player expects, and what is true, after the duel: [pair, shells] to Bison.
    """
    sign = 1 if side == 0 else -1
    seems, worth = np.full(guess.shape, float(-sign)), np.full(guess.shape, float(-sign))
    seems[:, -1] = worth[:, -1] = sign
    if side:
        seems, worth = -seems, -worth
    for pair in range(len(brute.pairs)):
        for s in range(1, SHELLS):
            then = np.clip(s + brute.gains[pair], 0, SHELLS).reshape(2, 2)
            ends = np.where(then == 0, -1.0, 1.0)
            live = (then > 0) & (then < SHELLS)
            thought = np.where(live, guess[pair][then], ends)
            true = np.where(live, before[pair][then], ends)
            if side:  # Wolf's masks name columns
                thought, true = -thought.T, -true.T
            if own:
                w, seems[pair, s] = row_mix(thought)
                worth[pair, s] = min(w * true[0] + (1 - w) * true[1])
            else:
                w, _ = row_mix(-thought.T)
                worth[pair, s] = max(w * true[:, 0] + (1 - w) * true[:, 1])
            if side:
                worth[pair, s] *= -1
                seems[pair, s] *= -1 if own else 1
    found = np.empty_like(worth)
    for pair in range(len(brute.pairs)):
        legal = [int(swap[pair]) for swap in brute.swaps[side] if swap[pair] >= 0]
        for s in range(SHELLS + 1):
            by = (lambda each, s=s: sign * seems[each, s]) if own else (lambda each, s=s: sign * worth[each, s])
            found[pair, s] = worth[max(legal, key=by), s]
    return found


def main() -> None:
    """Two sweeps: the player swaps, then its opponent."""
    board = Board(2, 2, SHELLS)
    device.THREADS = exploiting.THREADS = 10
    random = np.random.default_rng(5)
    brute, solver = Brute(2, 2, SHELLS), device.Device(board)
    bison, wolf = np.split(brute.pairs, 2, axis=1)
    turned = np.array([0, 2, 1, 3])
    number = [boards.numbered(bison, wolf, board), boards.numbered(wolf[:, turned], bison[:, turned], board)]
    size = len(boards.derangements(4))
    tables = [each.copy_to_host().view(np.int16) for each in solver.filled(last_row(SHELLS))]
    before, run = tables[0], exploiting.Responses(solver, 2)
    last = np.sign(np.arange(SHELLS + 1) - SHELLS // 2).astype(float)
    true = np.tile(last, (len(brute.pairs), 1))
    for left, own in enumerate((True, False), 1):
        side = 1 - left % 2  # who swaps: Bison before the last duel
        guess = random.integers(-UNITS, UNITS, before.shape).astype(np.int16)  # to the side that swaps after it
        numbers = np.arange(board.size).reshape(-1, size)
        after = np.empty_like(before)
        run.sweep(before, guess, after, own)
        q, d = number[1 - side]
        expected = np.tile(last, (len(brute.pairs), 1))
        seen = guess[numbers[q, d], 1:] / UNITS
        expected[:, 1:SHELLS] = seen if side else -seen[:, ::-1]
        true = responses(brute, expected, true, side, own=own)
        q, d = number[side]
        ours = after[numbers[q, d]] / UNITS
        if side:
            ours = -ours[:, ::-1]  # by Bison's shells, from 1 on
            assert np.abs(ours - true[:, 1:]).max() < 0.001
        else:
            assert np.abs(ours - true[:, :SHELLS]).max() < 0.001
        before = after
    print("equal")


if __name__ == "__main__":
    main()

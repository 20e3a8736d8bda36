"""Run with the CUDA simulator: the kernels on a small board, compared with the processor byte for byte."""

from __future__ import annotations

import numpy as np

from gloaming.lab.duel.solve import device
from gloaming.lab.duel.solve.boards import Board
from gloaming.lab.duel.solve.processor import Processor, last_row


def main() -> None:
    """One sweep, and some rows of it. Blocks have about as many threads as there are derangements."""
    board = Board(2, 2, 4)
    device.THREADS = 10
    processor, simulated = Processor(board), device.Device(board)
    ours, theirs = processor.filled(last_row(board.shells)), simulated.filled(last_row(board.shells))
    ours, theirs = processor.sweep(ours), simulated.sweep(theirs)
    words = processor.words(ours[0])
    assert np.array_equal(words, theirs[0].copy_to_host())
    numbers = np.array([53, 0, 7])
    assert np.array_equal(processor.rows(ours[0], numbers), simulated.rows(theirs[0], numbers))
    print("equal")


if __name__ == "__main__":
    main()

"""A bot of one's own: `matrix`, looking one ply further when it swaps. It plays against any other bot.

    python examples/one_ply_more.py matrix 20 --workers 2

For each of its swaps it looks at the duel, at the opponent's best answer and at the duel after that, and counts shells.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np

from gloaming.core.decisions import Frame, top
from gloaming.games.duel.rules.components import SHELLS
from gloaming.games.duel.rules.state import Question
from gloaming.lab.runs.arena import tournament
from gloaming.minds import BOTS
from gloaming.minds.duel.layouts import TURNED_SWAPS, duelled, for_the_other, layout_of, swapped, turned
from gloaming.minds.duel.matrix import MatrixBot


class OnePlyMore(MatrixBot):
    """It plays masks and placements as `matrix` does."""

    def choose(self, view: Any, actions: Sequence[int]) -> int:
        if top(view, Frame.QUESTION) != Question.SWAP:
            return super().choose(view, actions)
        shells = np.linspace(-1.0, 1.0, SHELLS + 1)
        after, legal = swapped(layout_of(view.board, self.seat)[None])
        answers, allowed = swapped(turned(after[legal]))
        worths = np.full((*allowed.shape, SHELLS + 1), -np.inf)
        worths[allowed] = duelled(answers[allowed], np.tile(shells, (int(allowed.sum()), 1)))
        found = np.full(legal.shape[1], -np.inf)
        found[legal[0]] = duelled(after[legal], for_the_other(worths.max(axis=1)))[:, int(view.shells[self.seat])]
        in_order = found[TURNED_SWAPS] if self.seat else found
        return actions[int(np.argmax(in_order[in_order > -np.inf]))]


def main() -> None:
    """Meet another bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", help="the bot that it meets")
    parser.add_argument("games", type=int)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    BOTS["duel"]["one-ply-more"] = OnePlyMore
    bots, seed = ["one-ply-more", args.other], "one ply more"
    report = tournament("duel", bots, args.games, seed=seed, options={"limit": 24}, workers=args.workers)
    for standing in report.standings:
        print(standing.bot, standing.wins, "won", standing.draws, "drawn of", standing.games, standing.win_rate)


if __name__ == "__main__":
    main()

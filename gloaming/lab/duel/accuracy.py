"""How near the master's values are to the exact ones, before and after its search, and how long its moves take.

    python -m gloaming.lab.duel.accuracy docs/data/duel-exact.npz docs/data/duel-accuracy.json --workers 8

The exact positions are just before a swap, none of them trained on. Each is analysed as `gloaming.analyse` does it,
with some numbers of shells in turn, by the side that swaps then: Bison with an odd number of duels left, else Wolf.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gloaming.core.cores import ONE_CORE
from gloaming.core.decisions import Frame, top
from gloaming.core.game import find
from gloaming.core.match import Match
from gloaming.core.scene import parse_scene
from gloaming.games.duel.rules.components import SHELLS, Side, Variant
from gloaming.games.duel.rules.state import Question
from gloaming.lab.duel.solve.boards import UNITS
from gloaming.lab.runs.arena import play_on
from gloaming.minds import make
from gloaming.minds.bot import Bot
from gloaming.minds.duel.layouts import before_swap, estimated, turned

EACH = 3  # numbers of shells for each position
LIMIT = 24
ROWS = ((1, 3), (4, 4), (5, 8), (9, 16), (17, 24), (25, 40))
ASKED: dict[int, str] = {Question.PLACE: "placement", Question.MASKS: "mask", Question.SWAP: "swap"}


def scene_of(layout: npt.NDArray[np.int8], left: int, shells: int) -> tuple[str, int]:
    """The position as a line of text, and the seat that swaps; `layout` is as that seat sees it."""
    seat, duels = (Side.BISON, 1) if left % 2 else (Side.WOLF, 2)
    bison, wolf = layout if seat == Side.BISON else turned(layout)
    board = "/".join(f"{own},{-other}" for own, other in zip(bison.tolist(), wolf.tolist(), strict=True))
    counts = (shells, SHELLS - shells) if seat == Side.BISON else (SHELLS - shells, shells)
    text = f"duel stack=swap,{1 << seat},0,0,0,0 limit={left + duels} turn=10 board={board}"
    return f"{text} shells={counts[0]},{counts[1]} mask=-1,-1 duels={duels} last=0", seat


def measured(task: tuple[npt.NDArray[np.int8], int, int, float]) -> tuple[int, int, float, float, float, float, float]:
    """Duels left, shells, the exact value, three estimates (net, one swap and duel, analysis), and its seconds."""
    layout, left, shells, exact = task
    net = float(estimated(layout[None], left)[0, shells])
    searched = float(before_swap(layout[None], left, 1)[0, shells])
    text, seat = scene_of(layout, left, shells)
    game = find("duel")
    match = Match(game, parse_scene(game, text), None)
    begin = time.process_time()
    found = make("master", game, seat, "analysis").explain(match.seen(seat), match.legal_actions(seat))
    return left, shells, exact, net, searched, found.value, time.process_time() - begin


def timed(number: int) -> list[tuple[str, str, float]]:
    """Let the master play itself: variant, question and seconds of every move."""
    game, variant = find("duel"), list(Variant)[number % len(Variant)].name.lower()
    match = Match(game, game.start(2, {"variant": variant, "limit": LIMIT}), f"timed {number}")
    bots = [make("master", game, seat, f"timed {number} bot {seat}") for seat in range(2)]
    found = []

    def ask(bot: Bot, view: Any, legal: Sequence[int]) -> int:
        begin = time.process_time()
        action = bot.choose(view, legal)
        question = top(view, Frame.QUESTION)
        if question in ASKED:
            found.append((variant, ASKED[question], time.process_time() - begin))
        return action

    play_on(match, bots, ask)
    return found


def errors(values: npt.NDArray[Any], exact: npt.NDArray[Any]) -> dict[str, float]:
    """The mean error, what 95 and 99 of 100 are within, and the largest."""
    off = np.abs(values - exact)
    shares = dict(zip(("within_95", "within_99"), np.quantile(off, (0.95, 0.99)), strict=True))
    found = {"mean": off.mean(), **shares, "largest": off.max()}
    return {"positions": len(off), **{name: round(float(each), 4) for name, each in found.items()}}


def report(every: npt.NDArray[Any]) -> dict[str, Any]:
    """By rows of duels left, by every number of duels left and by shells: the net alone, one swap, and the analysis."""
    left, shells, exact = every[:, 0], every[:, 1], every[:, 2]
    stages = {"net": every[:, 3], "one_swap": every[:, 4], "analysis": every[:, 5]}

    def of(these: npt.NDArray[np.bool_]) -> dict[str, Any]:
        return {name: errors(values[these], exact[these]) for name, values in stages.items()}

    rows = {f"{low}-{high}": (left >= low) & (left <= high) for low, high in ROWS}
    seconds = every[:, 6]
    return {
        "rows": {row: of(these) for row, these in rows.items() if these.any()},
        "left": {int(each): of(left == each) for each in np.unique(left)},
        "shells": {int(each): of((shells == each) & (left > 4)) for each in np.unique(shells[left > 4])},
        "seconds": {"mean": round(float(seconds.mean()), 4), "p99": round(float(np.quantile(seconds, 0.99)), 4)},
    }


def moves_report(moves: list[tuple[str, str, float]]) -> dict[str, Any]:
    """By variant and question: how many moves, mean and 99th of 100 of their seconds."""
    found: dict[str, Any] = {}
    for key in sorted({move[:2] for move in moves}):
        taken = np.array([move[2] for move in moves if move[:2] == key])
        p99 = round(float(np.quantile(taken, 0.99)), 4)
        found[" ".join(key)] = {"moves": len(taken), "mean": round(float(taken.mean()), 4), "p99": p99}
    return found


def main() -> None:
    """Measure, and write what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("exact", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--positions", type=int, default=4000)
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    os.environ.update(ONE_CORE)  # inherited by the processes
    with np.load(args.exact) as found:
        layouts, left = np.stack([found["bison"], found["wolf"]], axis=1), found["left"]
        units = found["units"]
    chosen = np.linspace(0, len(left) - 1, min(args.positions, len(left))).astype(int)
    counts = [(number, (5 * number + 6 * turn) % (SHELLS - 1)) for number in chosen.tolist() for turn in range(EACH)]
    tasks = [(layouts[i], int(left[i]), s + 1, float(units[i, s]) / UNITS) for i, s in counts]
    with multiprocessing.get_context("spawn").Pool(args.workers) as pool:
        every = np.array(pool.map(measured, tasks, chunksize=20))
        moves = [move for game in pool.map(timed, range(args.games), chunksize=1) for move in game]
    args.out.write_text(json.dumps({**report(every), "moves": moves_report(moves)}, indent=1))


if __name__ == "__main__":
    main()
